### Cabal of the Undead: the guide, the board, and what is done on it. Terms: GLOSSARY section 1.4.

## The guide

cabal-guide-title = Кабал нежити
cabal-guide-about = Военная игра на шахматной доске: медленная и страшная нежить в своём некротумане против Империи. По переписке, вживую или против бота.
cabal-guide-new = { $command } открывает партию: без соперника вы сразу играете против бота, с параметром *соперник* — против кого-нибудь здесь. Потом нажмите *Готово*.
cabal-guide-army = { $command }: выберите армию, расстановку и заклинания. Их никто не видит, пока не готовы обе стороны.
cabal-guide-move = { $command } перемещает фигуру или атакует: из двух списков или по названию. Побеждает тот, кто возьмёт королевскую фигуру.
cabal-guide-fight = В бою нет случайности: атака против защиты. { $command } заранее показывает, что дала бы каждая атака.
cabal-guide-fog = Нежить вне некротумана рассыпается в прах в конце своего хода. { $command } завершает ход и сначала называет, что будет потеряно.
cabal-guide-spells = { $cast }: искусительница творит одно заклинание за ход. { $summon }: Призыв даёт фигуру за ману.
cabal-guide-mana = Скелеты, дошедшие до края, и тени, которые убивают, дают ману; { $command } вводит за неё фигуры.
cabal-guide-board = { $command }: доска с любой стороны, списком или картинкой; запись партии и её просмотр.
cabal-guide-ends = { $command }: сдаться, предложить ничью или попросить взять ход назад.
cabal-scene-turns = Игроки ходят по очереди.
cabal-kind-army = Кабал: армия
cabal-values-source = Значения автора.
cabal-values-house = Домашние значения.

## The board

cabal-piece-at = { $symbol } { $square } { $name }
cabal-piece-of = { $name } ({ $side })
cabal-pieces-first = Белые, заглавные буквы — { $army }: { $pieces }
cabal-pieces-second = Чёрные, строчные буквы — { $army }: { $pieces }
cabal-legend-piece = { $symbol } { $name }
cabal-legend-signs = Знаки: { $signs }
cabal-shade-reached = доступные клетки
cabal-shade-last-move = последний ход
cabal-shade-fog = некротуман ({ $side })
cabal-shade-both-fogs = некротуман обеих сторон
cabal-player = { $name } · { $army } · мана { $mana }
cabal-player-state = { $name } — { $state }
cabal-ready = готово
cabal-not-ready = готовится
cabal-getting-ready = Доска { $columns }×{ $rows }. Армии и расстановки скрыты, пока не готовы оба.
cabal-move-by = Срок
cabal-offered = { $name } предлагает ничью: предложение в силе до следующего хода.
cabal-decides = { $name } решает, жертвовать ли.

## What was done. Names of pieces stand alone, so that nothing has to agree with them.

cabal-told = { $side }: { $happened }
cabal-told-cast = { $side }: { $spell } на { $target }: { $happened }
cabal-told-no-sacrifice = { $side }: без жертвы: { $happened }
cabal-told-draw = { $side }: предложение ничьей.
cabal-told-falling = королевская фигура падёт, если за неё ничего не пожертвовать
cabal-went-moved = { $name } { $square }–{ $to }
cabal-went-repelled = { $name } на { $square } тщетно атакует { $to }
cabal-happened-unharmed = { $name } на { $square } выдерживает
cabal-happened-killed =
    { $mana ->
        [0] { $name } на { $square } гибнет
       *[other] { $name } на { $square } гибнет (мана +{ $mana })
    }
cabal-happened-dissolved = { $name } на { $square } рассыпается в прах
cabal-happened-sacrificed = жертва: { $name } на { $square }
cabal-went-stepped = { $name } отступает с { $square } на { $to }
cabal-happened-crossed = край доски: мана +{ $mana }
cabal-happened-entered = { $name } входит на { $square } (мана { $mana })
cabal-happened-evoked = { $name } появляется на { $square } (мана { $mana })
cabal-happened-frightened = { $name } на { $square } — во власти ужаса
cabal-happened-petrified = { $name } на { $square } каменеет
cabal-won-king = Победа: { $winner }. Королевская фигура пала.
cabal-won-resigned = Победа: { $winner }. Партия сдана.
cabal-drawn-agreed = Ничья по согласию.
cabal-drawn-repetition = Ничья: позиция повторилась слишком много раз.
cabal-drawn-quiet = Ничья: слишком долго ничего не снято с доски.
cabal-fighter = { $square }:
cabal-clash-won = { $attack } против { $defence }: атака побеждает
cabal-clash-lost = { $attack } против { $defence }: атака не удаётся
