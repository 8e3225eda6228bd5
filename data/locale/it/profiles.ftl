### Profiles: whole sets of house rules under names.

profile-title = Profili di regole della casa
profile-about = Un profilo è un insieme completo di regole della casa. Per tutto ciò che non nomina valgono i valori predefiniti.
profile-line = { $name }
profile-none = Non c’è ancora nessun profilo.
profile-choose = Scegli un profilo
profile-button-save = Conserva le regole in vigore …
profile-button-play = Usa questo profilo
profile-button-export = Come file
profile-button-forget = Dimenticalo
profile-button-all = Tutti i profili
profile-card-title = Profilo: { $name }
profile-would = Con questo profilo cambierebbe:
profile-form-title = Un nuovo profilo
profile-field-name = Nome
profile-hint-name = Un profilo con lo stesso nome viene sostituito.
profile-exported = Passa questo file ad altri: lo leggono con /house import e lo conservano come profilo.
ledger-kind-house-profile = regole della casa di un profilo
refusal-profile-no-name = Un profilo ha bisogno di un nome.
refusal-profile-too-many = Si possono conservare al massimo { $most } profili. Prima dimenticane uno.
