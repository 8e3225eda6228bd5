### Cabal of the Undead: the guide, the board, and what is done on it. Terms: GLOSSARY section 1.4.

## The guide

cabal-guide-title = Кабал нежиті
cabal-guide-about = Воєнна гра на шахівниці: повільна й страшна нежить у своєму некротумані проти Імперії. Листуванням, наживо або проти бота.
cabal-guide-new = { $command } відкриває партію: без суперника ви одразу граєте проти бота, з параметром *суперник* — проти когось тут. Далі натисніть *Готово*.
cabal-guide-army = { $command }: оберіть військо, розстановку й закляття. Їх ніхто не бачить, доки не готові обидві сторони.
cabal-guide-move = { $command } переміщує фігуру або атакує: з двох списків або за назвою. Перемагає той, хто візьме королівську фігуру.
cabal-guide-fight = У бою немає випадку: атака проти захисту. { $command } наперед показує, що дала б кожна атака.
cabal-guide-fog = Нежить поза некротуманом розсипається на порох наприкінці свого ходу. { $command } завершує хід і спершу називає, що буде втрачено.
cabal-guide-spells = { $cast }: спокусниця створює одне закляття за хід. { $summon }: Прикликання викликає фігуру за ману.
cabal-guide-mana = Скелети, що дійшли краю, і тіні, що вбивають, дають ману; { $command } уводить за неї фігури.
cabal-guide-board = { $command }: дошка з будь-якого боку, списком або зображенням; запис партії та її перегляд.
cabal-guide-ends = { $command }: здатися, запропонувати нічию або попросити повернути хід.
cabal-scene-turns = Гравці ходять по черзі.
cabal-kind-army = Кабал: військо
cabal-values-source = Значення автора.
cabal-values-house = Домашні значення.

## The board

cabal-piece-at = { $symbol } { $square } { $name }
cabal-piece-of = { $name } ({ $side })
cabal-pieces-first = Білі, великі літери — { $army }: { $pieces }
cabal-pieces-second = Чорні, малі літери — { $army }: { $pieces }
cabal-legend-piece = { $symbol } { $name }
cabal-legend-signs = Знаки: { $signs }
cabal-shade-reached = досяжні клітинки
cabal-shade-last-move = останній хід
cabal-shade-fog = некротуман ({ $side })
cabal-shade-both-fogs = некротуман обох
cabal-player = { $name } · { $army } · мана { $mana }
cabal-player-state = { $name } — { $state }
cabal-ready = готово
cabal-not-ready = готується
cabal-getting-ready = Дошка { $columns }×{ $rows }. Війська й розстановки приховано, доки не готові обидві сторони.
cabal-move-by = Термін
cabal-offered = { $name } пропонує нічию: пропозиція чинна до наступного ходу.
cabal-decides = { $name } вирішує, чи пожертвувати.

## What was done. Names of pieces stand alone, so that nothing has to agree with them.

cabal-told = { $side }: { $happened }
cabal-told-cast = { $side }: { $spell } на { $target }: { $happened }
cabal-told-no-sacrifice = { $side }: без жертви: { $happened }
cabal-told-draw = { $side }: пропозиція нічиєї.
cabal-told-falling = королівська фігура впаде, якщо за неї нічого не пожертвувати
cabal-went-moved = { $name } { $square }–{ $to }
cabal-went-repelled = { $name } на { $square } марно атакує { $to }
cabal-happened-unharmed = { $name } на { $square } витримує
cabal-happened-killed =
    { $mana ->
        [0] { $name } на { $square } гине
       *[other] { $name } на { $square } гине (мана +{ $mana })
    }
cabal-happened-dissolved = { $name } на { $square } розсипається на порох
cabal-happened-sacrificed = жертва: { $name } на { $square }
cabal-went-stepped = { $name } відступає з { $square } на { $to }
cabal-happened-crossed = край дошки: мана +{ $mana }
cabal-happened-entered = { $name } входить на { $square } (мана { $mana })
cabal-happened-evoked = { $name } зʼявляється на { $square } (мана { $mana })
cabal-happened-frightened = { $name } на { $square } — у владі жаху
cabal-happened-petrified = { $name } на { $square } камʼяніє
cabal-won-king = Перемога: { $winner }. Королівська фігура впала.
cabal-won-resigned = Перемога: { $winner }. Партію здано.
cabal-drawn-agreed = Нічия за згодою.
cabal-drawn-repetition = Нічия: позиція повторилася забагато разів.
cabal-drawn-quiet = Нічия: надто довго нічого не знято з дошки.
cabal-fighter = { $square }:
cabal-clash-won = { $attack } проти { $defence }: атака перемагає
cabal-clash-lost = { $attack } проти { $defence }: атака невдала
