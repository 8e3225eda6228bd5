### Cercare gli incantesimi, e la guida agli incantesimi.

spell-footer-srd = Dal System Reference Document 5.1 di Wizards of the Coast LLC, con licenza CC-BY-4.0.
spell-footer-own = Un incantesimo del GM di questo tavolo.

## La guida

spell-guide-title = Incantesimi e aree
spell-guide-about = Chi si accorge di un incantesimo, chi sa dire quale sia e quali caselle prende la sua area.
spell-guide-lookup = { $command } mostra che cosa dice un incantesimo: livello, scuola, componenti, area, tiro salvezza.
spell-guide-own = Con { $command } il GM crea incantesimi propri di questo tavolo: si consultano, si lanciano e si posano come gli altri.
spell-guide-map = { $command } mostra la mappa di questo canale. Il GM ne posa una con *mappa*: una delle nostre, una disegnata come testo o un file.
spell-guide-area = { $command } con un incantesimo e un punto di origine ne disegna l’area e dice che cosa darebbero gli altri metodi. Il GM la conferma.
spell-guide-scene = In una scena aperta con { $command } la reazione torna con il proprio turno, la mappa è della scena, e il GM applica un’area confermata a chi vi si trova.
