nim-name = Nim
nim-aliases = nim-game, boutons-nim
nim-summary = Take one or more stones from one heap.
nim-rules =
    Some heaps of stones. A move: choose one heap and take at least one stone from it, as many as you like.

    Type a position as the sizes of the heaps: nim 3 4 5. Type a move as heap and amount: 1:2 takes 2 from heap 1.

    Example: nim 1 2. You play 2:1 and leave 1 and 1: they take one heap, you take the other.
nim-ruling = Take one or more from one heap.

nim-theorem = Bouton’s theorem (1902)
nim-decides = { $heaps ->
    [1] What decides: a single heap is won by whoever may take all of it. A heap of n stones has Grundy value n.
   *[other] What decides: write the heaps in binary and look at each column. <strong>If every column holds an even number of ones, the player to move loses.</strong>
  }
nim-works = { $heaps ->
    [1] { $outcome ->
        [N] Take the whole heap, and nothing is left for them to take.
       *[P] There is nothing to take.
    }
   *[other] { $outcome ->
        [N] After your move every column is even. Whatever they take changes one heap only, so it makes some column odd, and you can repair it again.
       *[P] Every column is even now. Whatever you take changes one heap only, so it makes some column odd, and they can repair it.
    } The last repair takes the last stone.
  }
nim-reason-two = { $outcome ->
    [N] Your move leaves two equal heaps. From then on, copy: whatever they take from one, take from the other.
   *[P] The two heaps are equal. Whatever you take from one, they take from the other.
  }
# heaps: “3, 4 and 5”; none where there are many. odd: columns with an odd number of ones.
nim-reason = In binary { $heaps ->
    [none] the heaps
   *[other] { $heaps }
  } { $outcome ->
    [N] leave { $odd ->
        [1] one column
       *[other] { $odd } columns
    } with an odd number of ones. Your move makes every column even, and you can do so again after each of theirs.
   *[P] have an even number of ones in every column. Any move breaks that, and they can restore it.
  }
nim-proof =
    <strong>From an even table: </strong>a move changes exactly one row, in at least one place; that column turns odd; so no even table follows an even one.

    <strong>From a table with an odd column: </strong>the leftmost odd column has a row with a 1 there. Flip the odd columns in that row: this 1 turns into 0, so the number gets smaller whatever happens to its right. That is a legal move, and it makes every column even.

    <strong>The end: </strong>no stones at all is an even table, and the player to move has lost. So “even” is exactly “the player to move loses”.

nim-misere-theorem = Bouton’s theorem for misère Nim (1902)
# big: how many heaps have 2 stones or more.
nim-misere-decides = { $big ->
    [0] What decides: only heaps of one stone are left, so every move takes one whole heap. <strong>If their number is odd, the player to move loses: they have to take the last one.</strong>
   *[other] What decides: while some heap has 2 stones or more, misère Nim is played just like Nim: <strong>if every binary column holds an even number of ones, the player to move loses.</strong>
  }
# ones: heaps of one stone that are there or that the move leaves.
nim-misere-reason = { $stage ->
    [ones] { $outcome ->
        [N] Your move leaves an odd number of heaps of one stone, { $ones }. From then on each move takes one heap, and they must take the last.
       *[P] The heaps have one stone each, and their number, { $ones }, is odd. Each move takes one heap, and you must take the last.
    }
    [last] Your move leaves an odd number of heaps of one stone, { $ones }. From then on each move takes one heap, and they must take the last.
   *[before] { $outcome ->
        [N] Play as in Nim: your move gives every binary column an even number of ones. They will have to leave you a single big heap, and then you decide who takes the last stone.
       *[P] As in Nim, every binary column has an even number of ones. You will have to leave them a single big heap, and then they decide who takes the last stone.
    }
  }
# stage: whether heaps of one stone only are left, one larger heap that you meet, or more before that.
nim-misere-works = { $stage ->
    [ones] { $outcome ->
        [N] The number of one-stone heaps is even. You take one, they take one, and so on: they take the last.
       *[P] The number of one-stone heaps is odd. You take one, they take one, and so on: you take the last.
    }
    [last] Only one heap has 2 stones or more: leave 1 of it or nothing, whichever makes the number of one-stone heaps odd. From then on every move takes one heap, and they take the last.
   *[before] { $outcome ->
        [N] You make all columns even, and keep them so. As long as they are even there is never a single heap of 2 or more (its leading 1 would stand alone in its column), so it is they who bring the heaps down to one such heap. Then you choose: leave 1 of it or nothing, whichever makes the number of one-stone heaps odd. They must take the last stone.
       *[P] All columns are even, and they will keep them so after each of their moves. As long as they are even there is never a single heap of 2 or more (its leading 1 would stand alone in its column), so it is you who bring the heaps down to one such heap. Then they choose: leave 1 of it or nothing, whichever makes the number of one-stone heaps odd. You must take the last stone.
    }
  }
nim-misere-proof =
    <strong>Only heaps of one stone: </strong>every move takes one heap, and the player who faces an odd number of them takes the last.

    <strong>Exactly one heap of 2 or more: </strong>the nim-sum is not 0, and the player to move may choose whether an odd or an even number of one-stone heaps is left: they leave an odd number and win.

    <strong>Two or more such heaps: </strong>nim-sum 0 never follows nim-sum 0, and from another nim-sum it can always be restored. A position with exactly one such heap has nim-sum other than 0, so it is never the restorer who hands it over: the other does, and the restorer wins by the case above.

# Of several games: heaps, coins on squares, rows of numbers, stones that move right.
nim-like-theorem = Misère play as in Nim (after Bouton, 1902)
nim-like-proof = Here a { $how ->
    [heap] heap
    [coin] coin
    [row] row
   *[stone] stone
  } worth 0 or 1 is small. One worth 0 is over, and one worth 1 can only become worth 0. A larger one has a move to value 0 and one to value 1, both small: { $how ->
    [heap] leave nothing, or leave 1.
    [coin] go to square 0, or to square 1.
    [row] leave no prime factor, or leave one.
   *[stone] put both new stones on the last place, or one there and one on the place before it.
  } So (a), (b) and (c) hold.
