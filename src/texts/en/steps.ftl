## Moves and the steps of an explanation. *You* are the player to move.

move-take = take { $amount } from heap { $heap } ({ $from } → { $left })
move-take-single = take { $amount } ({ $from } → { $left })
# into: what is left of the heap: “1 and 2”, or nothing.
move-split = { $amount ->
    [0] split heap { $heap } ({ $from } → { $into })
   *[other] take { $amount } from heap { $heap } ({ $from } → { $into })
  }
move-split-nothing = nothing
# Between heaps; the last one stands behind list-and.
move-split-comma = {" "}and{" "}
# In one of several games at once.
move-in-component = { $move }, in game { $component }

step-verdict = { $outcome ->
    [none] I don’t know who wins at this size.
    [N] { $move ->
        [none] N-position{ step-verdict-worth }: the player to move wins.
       *[other] N-position{ step-verdict-worth }: you win. { $winning ->
            [1] The only winning move
           *[other] One way
        }: { $move }.
    }{ step-verdict-misere }
    [D] Draw{ step-verdict-worth }: nobody can force a win.{ step-verdict-misere }
   *[P] P-position{ step-verdict-worth }: the player to move loses.{ step-verdict-misere }
  }
step-verdict-worth = { $grundy ->
    [none] {""}
   *[other] {" "}(Grundy value { $grundy })
  }
step-verdict-misere = { $misere ->
    [yes] {" "}(Misère: make the last move and you lose.)
    [named] {" "}(Normal play: make the last move to win.)
   *[no] {""}
  }
# Above a section of a proof: only what is proved here is called a proof.
step-proof-heading = { $grounds ->
    [proved] Proof
    [cited] Theorem, cited
   *[computed] Computation
  } — { $title }
# Below a proof whose theorem is proved in Coq, too. file: where it stands; theorem: its name there.
step-proof-coq = Machine-checked: <code>{ $theorem }</code> in <code>proofs/{ $file }</code>

# Heads of tables.
step-head-part = part
step-head-game = game
step-head-position = position
step-head-value = value
step-head-move = move
step-head-leads-to = leads to
step-head-leaves = leaves
step-head-outcome = P/N
step-head-pace = how it is played
step-head-length = moves
step-head-moves-to-value = moves that lead to it
# In the column of games of a table.
step-game = game { $component }
step-not-known = not known
step-components-left-out = Games not shown: { $count }.
step-parts-left-out = Parts not shown: { $count }.

step-beside-zero = The nim-sum of these values is 0. That leaves { $part }, which alone is <strong>{ step-alone }</strong>.
step-alone = { $outcome ->
    [N] won by the player to move
   *[P] lost for the player to move
  }
step-beside-zero-open = A move in the other parts may win as well. To know, I would need the Grundy value of { $part }, which is beyond my search.

step-equal-pairs = Equal parts, in pairs:
# twin: the position of the second part where it is written differently.
step-equal-pair = { $first } and { $second }: <code>{ $position }</code>{ $twin ->
    [none] {""}
   *[other] , the same as <code>{ $twin }</code>
  }
step-pairs-left-out = Pairs not shown: { $count }.
step-equal-example = The copy, for example: to “{ $move }” the answer is “{ $answer }”.
step-equal-nothing-left = Nothing else is left, so all of it cancels: <strong>value 0</strong>.
# several: more parts than this one are left.
step-equal-one-left = { $several ->
    [yes] The nim-sum of the values that are known is 0. That leaves
   *[no] That leaves
  } { $part }, which alone is <strong>{ step-alone }</strong>.
step-equal-made = One move in { $from } makes it equal to { $goal }.
step-equal-rest = { $several ->
    [yes] The nim-sum of what is left is
   *[no] What is left is worth
  } <strong>{ $sum }</strong>, and so is the whole.
step-equal-open = Other moves may win as well. To know, I would need the values of parts that are beyond my search.

# Which theorem gave the values of a table; of some of its parts where several theorems did.
step-values-by = { $parts ->
    [none] Values
   *[other] { $parts }
  }: { $theorem }.
step-values-by-comma = ;{" "}
# At the end of a list of parts that is cut.
step-values-by-more = ; …
step-values-left-out = Parts not shown: { $count }.

step-xor-wide = The nim-sum of the values is { $sum } (a table of { $places } columns is too wide here).
step-xor-ones = ones in the column
step-xor-sum = nim-sum
step-xor-left-out = Rows not shown, but counted: { $count }.
step-xor-cancelled = Not in the table, since they cancel: { $count } parts.
step-xor-result = { $sum ->
    [0] Every column is even: nim-sum 0.
   *[other] The columns with an odd number of ones give nim-sum { $sum }.
  }

# Under misère play, in a table of parts with their values.
step-tame-size = { $large ->
    [yes] large
   *[no] small
  }
step-tame-sum = { $large ->
    [yes] The nim-sum of the values is <strong>{ $sum }</strong>{ $sized ->
        [yes] , and a part is large
       *[no] {""}
    }: { $sum ->
        [0] lost, as in normal play.
       *[other] won, as in normal play.
    }
   *[no] { $sized ->
        [yes] No part is large
       *[no] Nothing is worth 2 or more
    }: the number of ones is { $sum ->
        [0] <strong>even</strong>, so the position is won.
       *[other] <strong>odd</strong>, so the position is lost.
    }
  }
step-tame-change = Change { $part }, now worth { $value }: { $move }.

step-outcome = { $outcome ->
    [N] N: you win it
   *[P] P: you lose it
  }
step-in-part = <strong>{ $part }: </strong><code>{ $position }</code>
step-repair = To make every column even, change { $part }: its value { $from } must become { $from } ⊕ { $sum } = <strong>{ $to }</strong>. So { $move }.
# count: none where not all winning moves may have been found; complete: all are listed.
step-winning-moves = { $count ->
    [none] Winning moves, perhaps not all:
    [alike] Winning moves, one for each position left:
    [1] The only winning move:
   *[other] { $count } moves win{ $complete ->
        [yes] {""}
       *[no] ; the first ones
    }:
  }
step-options-cut = The list is cut here.
step-mex = { $values ->
    [none] There are no options, so the value is mex ∅ = 0.
   *[other] The values that occur: { $values }. The smallest number that is missing is <strong>{ $mex }</strong>: that is the value here (mex).
  }
step-over = { $misere ->
    [yes] No move is left. In misère that means you’ve won.
   *[no] No move is left: you’ve lost.
  }
# lost: how many of them are lost for the player to move.
step-game-tree = All { $count } positions of this game (alike ones count as one). The player to move loses in { $lost } of them (P) and wins in the others (N) by the move shown.
# Where there is no move, and the player to move has won.
step-tree-over = over
# Above a list of lost positions; move: the move that leads to the first of them.
step-losing-set = This list proves it: whatever is played from one of its positions, some answer leads back into it{ $misere ->
        [yes] , or the move ended the game and so lost it
       *[no] {""}
    } (alike positions count as one). So the player to move loses in each.{ $move ->
        [none] {""}
       *[other] {" "}The first is the position after “{ $move }”.
    }
step-found-move = “{ $move }” wins: you can answer every reply.
step-no-move-known = Some move wins, but I don’t know which.
step-withheld = I checked this explanation against the rules and found a mistake in it, so I don’t show it. The mistake is logged.
# Where the list of lost positions that proves the answer, or the marks on all positions, are many.
step-certificate = My proof is too long to show here. The button “Certificate”, where you see it, or <code>sprague certificate</code> on the command line gives a proof as a file, unless that is too long as well.
step-gave-up = The answer is beyond my search, and I don’t guess.
step-too-slow = { $missing ->
    [outcome] This takes too long to work out here, and I don’t guess.
   *[rest] The rest takes too long to work out here.
  }
# Where misère Nim on the values is believed: values are those of the parts of the position.
step-values-fail = “Misère Nim on the Grundy values” (in Chinese contests: the SJ theorem) is false for this game. Its smallest exception is <code>{ $line }</code>, { $several ->
    [yes] values
   *[no] value
  } { $values }: { $outcome ->
    [N] the rule says the player to move loses, but they win.
   *[P] the rule says the player to move wins, but they lose.
  }
# Names of misère theory. sort: of the genus; form: none where it is too long.
step-misere-form = Beside other games under misère: genus <code>{ $genus }</code>, { $sort ->
    [tame] tame
    [restive] restive
    [restless] restless
   *[wild] wild
  }{ $form ->
    [none] .
   *[other] ; canonical form <code>{ $form }</code>.
  }
step-misere-note = Grundy values say who wins in normal play. Under misère play they aren’t always enough.
