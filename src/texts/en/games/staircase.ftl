staircase-name = Staircase Nim
staircase-aliases = staircase-nim, stairs
staircase-summary = Move any number of stones from one step to the step below it.
staircase-rules =
    Stones lie on the steps of a staircase. A move: choose one step and move at least one stone from it to the step just below. Stones that reach the floor, step 0, stay there.

    Type a position as the stones on steps 1, 2, 3, …: staircase 1 2 3. Type a move as step and amount: 2:1 moves 1 stone from step 2 to step 1.

    Example: staircase 1 2. You play 1:1 and leave 0 2: stones that they move from step 2 to step 1 you move on to the floor.
staircase-ruling =
    Move one or more stones from one step to the step below it.

    Below step 1 is the floor. Stones on the floor stay there.

staircase-theorem = Staircase Nim: only the odd steps count (after Bouton, 1902)
staircase-decides = What decides: forget the even steps and play Nim with the stones on the odd ones. <strong>If the nim-sum of the odd steps is 0, the player to move loses.</strong>
staircase-reason-none = { $shape ->
    [grid] All stones are on cells where row + column is even. Whatever you move on by one cell, they move on by one more, until it reaches (1, 1).
   *[stairs] All stones are on even steps. Whatever you move down one step, they move down one more, until it reaches the floor.
  }
# list: stones on each place that counts; none where there are many.
staircase-reason = { $shape ->
    [grid] Only cells where row + column is odd count
   *[stairs] Only stones on odd steps count
  }{ $list ->
    [none] ; play Nim with them.
   *[other] , here { $list }. Play Nim with them.
  }
staircase-works =
    A move from an odd step takes stones out of the Nim heap there: they go to an even step, where they do not count. A move from an even step puts stones onto an odd one; the other player can send the very same number on, one step further down, and the odd step is as it was. So even steps can be answered by copying. { $outcome ->
        [N] You make the nim-sum 0 and keep it so: answer a move on the odd steps as in Nim, and copy a move from an even step.
       *[P] They keep the nim-sum 0: they answer a move on the odd steps as in Nim, and copy a move from an even step.
    }
staircase-proof =
    <strong>From nim-sum 0: </strong>every move changes exactly one odd step: it lowers it (a move from there) or raises it (a move from the even step above). So the nim-sum is not 0 any more.

    <strong>From another nim-sum: </strong>as in Nim, some odd step can be lowered so that the nim-sum becomes 0; its stones move to the even step below, or to the floor.

    <strong>The values. </strong>In the same way some lowering of an odd step reaches every smaller value, and no move the same value: the nim-sum of the odd steps is the mex.

    <strong>The end: </strong>every stone comes down in the end. Then the nim-sum is 0, and the player to move has lost.

# A place of Staircase Nim, or of Grid Nim by row and column.
staircase-place = { $shape ->
    [grid] cell ({ $row }, { $column })
   *[stairs] { $step ->
        [0] the floor
       *[other] step { $step }
    }
  }
staircase-counts = counts
staircase-column = ones in the column
staircase-more = Places not shown, but counted: { $count }.
staircase-sum = { $shape ->
    [grid] Nim-sum of the cells with row + column odd: <strong>{ $sum }</strong>.
   *[stairs] Nim-sum of the odd steps: <strong>{ $sum }</strong>.
  }

# ways: one or several of staircase-way, with staircase-ways-or between them.
staircase-repairs =
    To make the nim-sum 0, { $shape ->
        [grid] one of the odd cells must change.
       *[stairs] one of the odd steps must change.
    } { $count ->
        [1] The only way
       *[other] Ways
    }: <strong>{ $ways }.</strong>
# place, other: of staircase-place.
staircase-way =
    { $place } must hold { $from } ⊕ { $sum } = { $to }: { $sends ->
        [yes] it sends { $amount } on to { $other }
       *[no] it gets { $amount } from { $other }
    }
staircase-ways-or = ; or{" "}
staircase-more-ways = Ways not shown: { $count }.
# from, via, to: of staircase-place.
staircase-copy = If a player later moves stones from { $from } to { $via }, the other player moves just as many on to { $to }, and { $via } is as it was.

# below: the next step; 0 is the floor.
staircase-step-down =
    move { $part ->
        [one] the one stone
        [all] all { $from } stones
       *[some] { $amount } of the { $from }
    } on step { $step } to { $below ->
        [0] the floor
       *[other] step { $below }
    }
staircase-expected-step-and-amount = a step and an amount, such as 2:3 (move 3 from step 2 down to step 1)
staircase-fault-no-such-step = there is no such step

staircase-misere-theorem = Misère Staircase Nim is misère Nim (after Bouton, 1902)
staircase-misere-decides = What decides: play misère Nim with the stones on the odd steps. { $large ->
    [yes] <strong>While one of these steps holds 2 or more, nim-sum 0 loses, as in normal play.</strong> Here it is { $sum }.
   *[no] <strong>None of these steps holds more than 1. If an odd number of them holds 1, the player to move loses.</strong>
  }
staircase-misere-proof = Call a position small if every odd step has at most one stone. (a) If an odd step has a stone, move it down. If none has, but stones are left, move one stone from an even step to the odd step below. (b) With 2 or more stones on exactly one odd step, move all of them down, or all but one. With two such steps no move makes the position small. (c) A move from a small position to a large one fills one odd step: then (b) says how to go on.
