## Moves with the answers to them. *You* are the player to move, *they* the opponent.

# move: yours, after which they are to move; none where you are to move and lose.
reply-answers = { $move ->
    [none] { $complete ->
        [yes] Every move you have, and an answer that wins:
       *[no] Some of your moves, and answers that win:
    }
   *[other] { $complete ->
        [yes] You { $move }. Every reply they have, and an answer that wins:
       *[no] You { $move }. Some of their replies, and answers that win:
    }
  }
reply-mistakes = { $complete ->
    [yes] Your other moves don’t win. Their answers:
   *[no] Some of your other moves, and why they don’t win:
  }
# A move that is too long to show by where it leads.
reply-quoted = “{ $move }”
# Heads of the table of moves and answers.
reply-head-move = { $mine ->
    [yes] you leave
   *[no] they leave
  }
reply-head-answer = { $mine ->
    [yes] they answer
   *[no] you answer
  }
# A position that a reply leads to. alike: others that differ from it in the order of equal pieces only.
reply-reached = { $alike ->
    [0] { $position }
   *[other] { $position } (+ { $alike } alike)
  }
# more: further moves, none where they were not counted.
reply-row-more = { $more ->
    [0] {""}
    [none] , and others
   *[other] , and { $more } more of the same kind
  }
# Moves that end the game and lose it.
reply-ends = { $mine ->
    [yes] you have moved last, and lose
   *[no] they have moved last, and lose
  }
reply-unlisted = Not listed: { $count } more. Each has an answer, too.

# position: the one after the winning move.
reply-if-they-answer = And if, after { $position }, they { $reply }? Then you { $answer }, which leaves <code>{ $goal }</code>.
# For the loser: the moves that last longest; others end sooner.
reply-best-tries = Your best { $count ->
    [1] try
   *[other] tries
  }: { $moves }{ $more ->
    [0] {""}
   *[other] , and { $more } more
  }. After { $count ->
    [1] it
   *[other] each of them
  } the game lasts { $lasts } more { $lasts ->
    [1] move
   *[other] moves
  }; { $others ->
    [1] the other one ends
   *[other] the other { $others } end
  } sooner.

reply-grouped-options = This value needs no formula: it’s the smallest number that no move leads to (mex).
reply-moves-more = { $moves }{ $more ->
    [0] {""}
   *[other] ; and { $more } more
  }
reply-higher = Higher values, not shown: { $count }.
# count: values that occur.
reply-mex = { $count ->
    [0] There are no moves, so the value is
   *[other] The smallest one missing is
  } <strong>{ $mex }</strong>.
reply-parts-alike = { $count ->
    [1] The value of 1 more part is found in the same way.
   *[other] The values of { $count } more parts are found in the same way.
  }

# How a game is played where several end together: how: whether the last one to end decides (every) or the first (all).
reply-pace = { $length ->
    [0] over already
   *[other] { $how ->
        [every] { $outcome ->
            [N] you win it: you stall, they hurry
           *[P] you lose it: they stall, you hurry
        }
       *[all] { $outcome ->
            [N] you win it: you hurry, they stall
           *[P] you lose it: they hurry, you stall
        }
    }
  }
# Beside the row of that game.
reply-decides = { $how ->
    [every] ends last: it decides
   *[all] ends first: it decides
  }
# The games that decide by their numbers: games has a comma before the last, both an “and”.
reply-length = { $count ->
    [1] Game { $games } { $how ->
        [every] ends last
       *[all] ends first
    }
   *[other] Games { $both } { $how ->
        [every] end last, together
       *[all] end first, together
    }
  }, after { $length } { $length ->
    [1] move
   *[other] moves
  }. That is { $parity ->
    [odd] odd
   *[even] even
  }, so the last move in { $count ->
    [1] it
   *[other] them
  } is { $parity ->
    [odd] yours
   *[even] theirs
  }{ $win ->
    [misere] , and it loses.
   *[normal] .
  }
