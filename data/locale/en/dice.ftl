### Why an expression of /roll is not rolled. `$place` is the expression with ▸ before what is at fault.

refusal-dice-empty = There is nothing to roll. Write something like 1d20+5.
refusal-dice-too-long = The expression is too long; it may have { $limit } characters.
refusal-dice-word = “{ $word }” is not an operator: { $place }. What the roll is for goes into the option “note”.
refusal-dice-sign = “{ $sign }” means nothing in an expression: { $place }
refusal-dice-decimal = { $number } is not a whole number written without separators: { $place }
refusal-dice-unfinished = A number or dice should follow at the end: { $place }
refusal-dice-unexpected = This cannot stand here: { $place }
refusal-dice-brackets = A bracket has no partner: { $place }
refusal-dice-too-deep = The brackets are nested too deep; { $limit } levels are the most: { $place }
refusal-dice-too-big = The numbers get too large; { $limit } is the most: { $place }
refusal-dice-too-many = These would be too many dice; { $limit } are the most: { $place }
refusal-dice-too-much-work = These are too many operators on too many dice: { $place }
refusal-dice-sides = A die has 1 to { $limit } sides: { $place }
refusal-dice-no-dice = “{ $operator }” has to follow dice: { $place }
refusal-dice-selector = “{ $operator }” needs its number directly behind it, as in 4d6kh3: { $place }
refusal-dice-endless = “{ $operator }” would never come to an end: { $place }
refusal-dice-advantage = “{ $word }” belongs directly behind one single die, as in 1d20adv: { $place }
refusal-dice-division = The divisor is zero, or could be: { $place }
refusal-dice-times = A roll can be repeated 1 to { $limit } times: { $place }. To multiply, write *.
refusal-dice-nothing-repeated = “x” repeats a roll, but there are no dice here: { $place }. To multiply, write *.
refusal-dice-value =
    { $n ->
        [0] There is no sheet here to take the value “{ $name }” from: { $place }. Choose one in the option “sheet”.
       *[other] The sheet has no value “{ $name }”: { $place }. It has, for example, { $known }.
    }
refusal-dice-saved-name = “{ $name }” cannot be the name of a saved roll. It begins with a letter and has only letters, digits and blanks.
refusal-dice-saved-name-is-dice = “{ $name }” means dice and cannot be the name of a saved roll.
