### Areas of effect on the grid (source 002). Terms: GLOSSARY section 1.5.

## Refusals. { $squares }: labels of squares, such as C5, D5. { $feet }: a number.

area-refusal-too-small = Sulle caselle un’area misura almeno { $feet } piedi. Con la sagoma può essere più piccola.
area-refusal-too-large = Un’area può misurare al massimo { $feet } piedi.
area-refusal-no-direction = A quest’area serve una direzione: dove punta?
area-refusal-eight-directions = Con i segnalini un’area segue le caselle o una diagonale esatta: scegli una delle otto direzioni.
area-refusal-four-directions = Con questo metodo un cubo o un quadrato segue la griglia: scegli su, giù, sinistra o destra.
area-refusal-not-on-border = L’area comincia sul bordo dello spazio dell’incantatore. Scegli lì un punto o una casella.
area-refusal-within-space = Da lì l’area attraverserebbe lo spazio dello stesso incantatore. Scegli un’altra casella del suo bordo o un’altra direzione.
area-refusal-origin-off-board = Il punto di origine è fuori dal tabellone. Solo il GM può metterlo lì.
area-refusal-off-board = Quest’area non tocca nessuna casella del tabellone.
area-refusal-name-square = Un muro tocca il punto di origine. Indica la casella da cui parte l’area: { $squares }.
area-refusal-square-solid = Quella casella è piena. Indica una casella libera presso il punto di origine: { $squares }.
area-refusal-square-apart = Quella casella non è presso il punto di origine. Indicane una che lo sia: { $squares }.
area-refusal-origin-solid = Il punto di origine è dentro caselle piene: da lì non si propaga niente.
