divisor-name = The divisor game
# Other names a person may type, in lower case, with commas between.
divisor-aliases = divisors
divisor-summary = Choose a number on the board; it and all its divisors are erased.
divisor-rules =
    Some numbers are on the board. A move: choose one of them; it and all its divisors on the board are erased.

    Type a position as divisor 10 for the numbers 1 to 10, or as a set: divisor {"{"}2,3,6{"}"}. Type a move as the number: 6.

    Example: divisor {"{"}2,3,4{"}"}. You play 2 and leave 3 and 4: neither divides the other, so they erase one of them and you the last.
divisor-ruling = Erase one number and all its divisors on the board.

divisor-search-theorem = the divisor game, board by board (divisor games: Schuh, 1952)
# least is the smallest number, where it divides all others.
divisor-search-decides = { $numbers ->
    [1] What decides: a single number is left. The player to move erases it.
   *[other] { $least ->
        [none] What decides: no formula is known. Every board that can arise was worked out, group by group: numbers linked by divisibility form a group, and the groups are a sum.
       *[other] <strong>That there is a winning move needs no search. </strong>If erasing { $least } alone wins, do that. If not, their answer erases { $least } too, which divides every other number: so you could have played it yourself. This is strategy stealing; it doesn’t say which move wins.
    }
  }
# least: the number that divides all others, none where there is none; moves: how many the loser has.
divisor-reason = { $least ->
    [none] No formula is known here; I worked out every board. { $outcome ->
        [N] { $moves ->
            [none] Whatever they choose then, you can answer it.
            [1] They then have one choice, and you can answer it.
           *[other] They then have { $moves } choices, and you can answer each.
        }
       *[P] { $moves ->
            [none] Whatever you choose, they can answer it.
            [1] You have one choice, and they can answer it.
           *[other] You have { $moves } choices, and they can answer each.
        }
    }
   *[other] { $least } divides every number here. If erasing { $least } alone doesn’t win, their answer is a move you can make yourself, as it erases { $least } too. Which one? I worked out every board.
  }
divisor-search-works = { $outcome ->
    [N] The winning moves leave a board from which every move leads to a won one.
   *[P] Every number you can choose leaves a board that they win.
  }
divisor-values-title = every board that can arise
divisor-values = A program worked out the value of each group: the smallest number that none of its moves leads to (mex). A board is worth the nim-sum of its groups. Where a swap of two large primes keeps the board, boards that differ only by it were worked out once.
divisor-stealing-theorem = strategy stealing (Gale, 1974)
divisor-stealing-decides =
    What decides: { $least } divides every number on the board. { $misere ->
        [yes] <strong>On such a board of two or more numbers the player to move wins.</strong>
       *[no] <strong>On such a board the player to move wins.</strong>
    }
divisor-stealing-reason = { $least } divides every number here. If erasing { $least } alone doesn’t win, their answer is a move you can make yourself, as it erases { $least } too.
divisor-stealing-works = Think of erasing { $least } alone. If that wins, do it. If it does not, they have a winning answer to it; but that answer erases { $least } too, so you could have played it yourself. Either way some move wins. The argument doesn’t say which.
divisor-stealing-proof =
    <strong>The common divisor. </strong>Every move erases { $least }. So a move after { $least } is gone leaves the same board as that move at once.

    <strong>Stealing. </strong>Suppose the board were lost. Then erasing { $least } alone would lose to some move B{ $misere ->
        [yes] ; there is a move to make, since another number is left
       *[no] {""}
    }. But B at once leaves the same board, so it would have won. So some move wins.

divisor-empty = The board is empty.
divisor-head-choose = choose
divisor-head-erases = erases
divisor-more = Smaller numbers, not shown: { $count }.
divisor-erase = erase { $number } and its divisors

divisor-repeated-number = The number “{ $number }” is there twice. Type each number once.
divisor-expected-number-on-the-board = a number on the board, such as 6
divisor-fault-not-on-the-board = that number is not on the board
