## What a move may do, said on boards and rules cards: complete, in at most about 25 words.

ruling-breaking = { $count ->
    [0] No move is possible.
    [1] From one heap, { $clauses }.
   *[other] From one heap, do one of these: { $clauses }.
  }
# One of several clauses.
ruling-numbered = ({ $number }) { $clause }
ruling-clause-comma = ;{" "}
# amount: “1, 3 to 5 or 7”. left: “one heap or two heaps of different sizes”; rest: the same without “nothing”, where
# that is allowed (nothing).
ruling-clause = { $way ->
    [split] split it into { $left }, taking nothing
    [whole] take the whole heap, if its size is { $amount }
    [part] take { $amount }, but not the whole heap
    [any] take { $amount }
    [take-and-split] take { $amount } and split what is left into two heaps
    [part-or-split] take { $amount }, but not the whole heap; you may split what is left into two heaps
    [any-or-split] take { $amount }; you may split what is left into two heaps
   *[other] take { $amount } and leave { $left }
  }
# open: the numbers begin with “2 or more”; openEnd: they end with it.
ruling-amount = { $numbers }
ruling-span = { $to ->
    [none] { $from } or more
   *[other] { $from } to { $to }
  }
ruling-heaps = { $sizes ->
    [equal] { ruling-heap-count } of the same size
    [unequal] { ruling-heap-count } of different sizes
   *[any] { ruling-heap-count }
  }
ruling-heap-count = { $count ->
    [0] nothing
    [1] one heap
    [2] two heaps
   *[3] three heaps
  }
ruling-heaps-comma = ,{" "}
ruling-heaps-or = {" "}or{" "}

# up-to: “1 to 5”, of the first move; none where it may take any number but all.
ruling-limited = { $upTo ->
    [none] Take at least 1, but not the whole pile.
   *[other] Take { $upTo } now.
  } { $growth }
ruling-up-to = { $most ->
    [1] exactly 1
    [2] 1 or 2
   *[other] 1 to { $most }
  }
ruling-later = Each later take is { $upTo }.
# x: how many were taken last.
ruling-formula = After a take of x, take at least 1 and at most { $count ->
    [0] { $formula }
    [2] the smaller of { $parts }
   *[other] the smallest of { $parts }
  }.
ruling-times = After that, take at least 1 and at most { $times ->
    [1] as many as were taken last
    [2] twice what was taken last
   *[other] { $times } times what was taken last
  }.

# What a turn is where several games are played at once.
rules-turn-sum = Several games at once: each turn, move in exactly one of them.
rules-turn-every = Several games at once: each turn, move in every game that still has a move. Play ends when none has one.
rules-turn-all = Several games at once: each turn, move in all of them. Play ends as soon as one of them has no move.
rules-turn-any = Several games at once: each turn, move in one or more of them. Play ends when none has a move.
# The games of several at once that share a rule, by their numbers; more are not listed. total: all of them.
rules-games = { $total ->
    [1] Game
   *[other] Games
  } { $more ->
    [0] { $both }
   *[other] { $numbers } and { $more } more
  } ({ $name })
# At the end of a rule that is not told to its end.
rules-cut = {" "}… (press “Rules” for the rest)
rules-button = Rules
rules-title = Rules
# In the rules of a quiz.
rules-each-question = Each question states the exact rules of its position.
# help: a command.
rules-background = More about it: { $help }
