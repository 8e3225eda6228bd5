### Names of spells, by their ids in `data/srd/spells.toml`. One without an established name in this language has its English one.

spell-srd-name =
    { $id ->
        [aid] Aiuto
        [alarm] Allarme
        [alter-self] Alterare se stesso
        [animal-friendship] Amicizia con gli animali
        [animal-messenger] Messaggero animale
        [animate-dead] Animare morti
        [animate-objects] Animare oggetti
        [arcane-eye] Occhio arcano
        [astral-projection] Proiezione astrale
        [bane] Anatema
        [banishment] Esilio
        [barkskin] Pelle coriacea
        [beacon-of-hope] Faro di speranza
        [bestow-curse] Scagliare maledizione
        [blade-barrier] Barriera di lame
        [bless] Benedizione
        [blindness-deafness] Cecità/sordità
        [blink] Intermittenza
        [blur] Sfocatura
        [burning-hands] Mani brucianti
        [call-lightning] Invocare il fulmine
        [calm-emotions] Calmare emozioni
        [chain-lightning] Catena di fulmini
        [charm-person] Charme su persone
        [chill-touch] Tocco gelido
        [circle-of-death] Cerchio di morte
        [clairvoyance] Chiaroveggenza
        [clone] Clone
        [cloudkill] Nube mortale
        [color-spray] Spruzzo colorato
        [command] Comando
        [commune] Comunione
        [commune-with-nature] Comunione con la natura
        [comprehend-languages] Comprensione dei linguaggi
        [cone-of-cold] Cono di freddo
        [confusion] Confusione
        [conjure-animals] Evoca animali
        [conjure-celestial] Evoca celestiale
        [conjure-elemental] Evoca elementale
        [conjure-fey] Evoca folletto
        [conjure-minor-elementals] Evoca elementali minori
        [contagion] Contagio
        [contingency] Contingenza
        [continual-flame] Fiamma perenne
        [counterspell] Controincantesimo
        [create-food-and-water] Creare cibo e acqua
        [create-or-destroy-water] Creare o distruggere acqua
        [create-undead] Creare non morti
        [creation] Creazione
        [cure-wounds] Cura ferite
        [dancing-lights] Luci danzanti
        [darkness] Oscurità
        [darkvision] Scurovisione
        [death-ward] Interdizione alla morte
        [delayed-blast-fireball] Palla di fuoco ritardata
        [demiplane] Semipiano
        [detect-evil-and-good] Individuazione del bene e del male
        [detect-magic] Individuazione del magico
        [detect-thoughts] Individuazione dei pensieri
        [dimension-door] Porta dimensionale
        [disguise-self] Camuffare se stesso
        [disintegrate] Disintegrazione
        [dispel-magic] Dissolvi magie
        [divination] Divinazione
        [divine-favor] Favore divino
        [divine-word] Parola divina
        [dominate-beast] Dominare bestie
        [dominate-monster] Dominare mostri
        [dominate-person] Dominare persone
        [dream] Sogno
        [druidcraft] Artificio druidico
        [earthquake] Terremoto
        [eldritch-blast] Deflagrazione occulta
        [enhance-ability] Potenziare caratteristica
        [enlarge-reduce] Ingrandire/ridurre
        [entangle] Intralciare
        [etherealness] Forma eterea
        [expeditious-retreat] Ritirata rapida
        [fabricate] Fabbricare
        [faerie-fire] Luminescenza
        [false-life] Vita falsata
        [fear] Paura
        [feather-fall] Caduta morbida
        [feeblemind] Regressione mentale
        [find-familiar] Trova famiglio
        [finger-of-death] Dito della morte
        [fire-bolt] Dardo di fuoco
        [fire-shield] Scudo di fuoco
        [fire-storm] Tempesta di fuoco
        [fireball] Palla di fuoco
        [flame-blade] Lama infuocata
        [flame-strike] Colpo infuocato
        [flaming-sphere] Sfera infuocata
        [flesh-to-stone] Carne in pietra
        [fly] Volare
        [fog-cloud] Nube di nebbia
        [forbiddance] Interdizione
        [forcecage] Gabbia di forza
        [foresight] Previsione
        [freedom-of-movement] Libertà di movimento
        [gaseous-form] Forma gassosa
        [gate] Portale
        [gentle-repose] Riposo inviolato
        [giant-insect] Insetto gigante
        [globe-of-invulnerability] Globo di invulnerabilità
        [glyph-of-warding] Glifo di interdizione
        [goodberry] Bacche benefiche
        [grease] Unto
        [greater-invisibility] Invisibilità superiore
        [greater-restoration] Ristorare superiore
        [guardian-of-faith] Guardiano della fede
        [guards-and-wards] Guardie e interdizioni
        [guidance] Guida
        [guiding-bolt] Dardo tracciante
        [gust-of-wind] Folata di vento
        [hallow] Santificare
        [harm] Ferire
        [haste] Velocità
        [heal] Guarigione
        [healing-word] Parola guaritrice
        [heat-metal] Riscaldare il metallo
        [hellish-rebuke] Intimorire infernale
        [heroes-feast] Banchetto degli eroi
        [heroism] Eroismo
        [hold-monster] Blocca mostri
        [hold-person] Blocca persone
        [holy-aura] Aura sacra
        [hunters-mark] Marchio del cacciatore
        [hypnotic-pattern] Trama ipnotica
        [ice-storm] Tempesta di ghiaccio
        [identify] Identificare
        [illusory-script] Scrittura illusoria
        [incendiary-cloud] Nube incendiaria
        [inflict-wounds] Infliggi ferite
        [insect-plague] Piaga degli insetti
        [invisibility] Invisibilità
        [jump] Saltare
        [knock] Scassinare
        [legend-lore] Conoscenza delle leggende
        [lesser-restoration] Ristorare inferiore
        [levitate] Levitazione
        [light] Luce
        [lightning-bolt] Fulmine
        [locate-creature] Localizza creatura
        [locate-object] Localizza oggetto
        [longstrider] Passo veloce
        [mage-armor] Armatura magica
        [mage-hand] Mano magica
        [magic-circle] Cerchio magico
        [magic-missile] Dardo incantato
        [magic-mouth] Bocca magica
        [magic-weapon] Arma magica
        [major-image] Immagine maggiore
        [mass-cure-wounds] Cura ferite di massa
        [mass-heal] Guarigione di massa
        [mass-healing-word] Parola guaritrice di massa
        [mass-suggestion] Suggestione di massa
        [maze] Labirinto
        [meld-into-stone] Fondersi nella pietra
        [mending] Riparare
        [message] Messaggio
        [meteor-swarm] Sciame di meteore
        [mind-blank] Vuoto mentale
        [minor-illusion] Illusione minore
        [mirage-arcane] Miraggio arcano
        [mirror-image] Immagine speculare
        [misty-step] Passo velato
        [modify-memory] Modificare memoria
        [moonbeam] Raggio lunare
        [nondetection] Anti-individuazione
        [pass-without-trace] Passare senza tracce
        [passwall] Passapareti
        [planar-ally] Alleato planare
        [plane-shift] Spostamento planare
        [plant-growth] Crescita vegetale
        [poison-spray] Spruzzo velenoso
        [polymorph] Metamorfosi
        [power-word-kill] Parola del potere uccidere
        [power-word-stun] Parola del potere stordire
        [prayer-of-healing] Preghiera di guarigione
        [prestidigitation] Prestidigitazione
        [prismatic-spray] Spruzzo prismatico
        [prismatic-wall] Muro prismatico
        [produce-flame] Produrre fiamma
        [programmed-illusion] Illusione programmata
        [protection-from-energy] Protezione dall’energia
        [protection-from-evil-and-good] Protezione dal bene e dal male
        [protection-from-poison] Protezione dal veleno
        [purify-food-and-drink] Purificare cibo e bevande
        [raise-dead] Rianimare morti
        [ray-of-enfeeblement] Raggio di indebolimento
        [ray-of-frost] Raggio di gelo
        [regenerate] Rigenerazione
        [reincarnate] Reincarnazione
        [remove-curse] Rimuovi maledizione
        [resistance] Resistenza
        [resurrection] Resurrezione
        [revivify] Rinascita
        [rope-trick] Trucco della corda
        [sacred-flame] Fiamma sacra
        [sanctuary] Santuario
        [scorching-ray] Raggio rovente
        [scrying] Scrutare
        [see-invisibility] Vedere invisibilità
        [shatter] Frantumare
        [shield] Scudo
        [shield-of-faith] Scudo della fede
        [shillelagh] Randello incantato
        [shocking-grasp] Stretta folgorante
        [silence] Silenzio
        [silent-image] Immagine silenziosa
        [sleep] Sonno
        [sleet-storm] Tempesta di nevischio
        [slow] Lentezza
        [speak-with-animals] Parlare con gli animali
        [speak-with-dead] Parlare con i morti
        [speak-with-plants] Parlare con i vegetali
        [spider-climb] Movimenti del ragno
        [spike-growth] Crescita di spine
        [spiritual-weapon] Arma spirituale
        [stinking-cloud] Nube maleodorante
        [stone-shape] Scolpire pietra
        [stoneskin] Pelle di pietra
        [suggestion] Suggestione
        [sunbeam] Raggio di sole
        [sunburst] Esplosione solare
        [symbol] Simbolo
        [telekinesis] Telecinesi
        [teleport] Teletrasporto
        [teleportation-circle] Cerchio di teletrasporto
        [thaumaturgy] Taumaturgia
        [thunderwave] Onda tonante
        [time-stop] Fermare il tempo
        [tongues] Linguaggi
        [true-polymorph] Metamorfosi pura
        [true-resurrection] Resurrezione pura
        [true-seeing] Visione del vero
        [true-strike] Colpo accurato
        [vicious-mockery] Beffa crudele
        [wall-of-fire] Muro di fuoco
        [wall-of-force] Muro di forza
        [wall-of-ice] Muro di ghiaccio
        [wall-of-stone] Muro di pietra
        [wall-of-thorns] Muro di spine
        [water-breathing] Respirare sott’acqua
        [water-walk] Camminare sull’acqua
        [web] Ragnatela
        [wind-walk] Camminare nel vento
        [wind-wall] Muro di vento
        [wish] Desiderio
        [word-of-recall] Parola del ritiro
        [zone-of-truth] Zona di verità
       *[other] { $name }
    }
