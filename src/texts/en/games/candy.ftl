candy-name = Candy Piles
candy-aliases = candy-piles, candies, agc002e
candy-summary = Take the largest heap whole, or one from every heap.
candy-rules =
    A few heaps of sweets. A move: take the largest heap whole (one of them if several are largest), or take one from every heap.

    Type a position as the sizes of its heaps: candy 4 2 1. Type a move as a word: largest, or each.

    Example: candy 4 2. You play each and leave 3 1: from 2 or 1 you take the largest heap, and nothing is left.
candy-ruling = Take the largest heap whole, or take one from every heap.

candy-theorem = Candy Piles as a walk (after AtCoder AGC 002 E)
# walk: steps along the diagonal, none where a move may end the game at once. right, below: squares beyond its end.
candy-decides = { $heaps ->
    [0] What decides: nothing is left, so the player to move loses.
   *[other] What decides: draw the heaps as rows, largest on top. Start in the corner: the largest heap steps down, one from each steps right. Step off to win. { $walk ->
        [none] You can do that now.
       *[other] Leave out the squares where you can step off. Go { $walk } { $walk ->
            [one] step
           *[other] steps
        } along the diagonal to its last square. Beyond it lie { $right } to the right, { $below } below. <strong>If both are even, the player to move loses.</strong>
    }
  }
candy-works = { $outcome ->
    [N] If you can end the game, do. If not, step to a square from which both numbers are even, or, in an arm, to one with an even number of squares ahead.
   *[P] Where they can step off, they do. Otherwise your step breaks the parity: they step back to the diagonal while there is one, and in an arm you both have only one way to go.
  }
candy-proof =
    <strong>A walk. </strong>After i heaps and j rounds you are in row i and column j. A step off the diagram wins: leave out its rim, not worth 0.

    <strong>The diagonal. </strong>Let t be diagonal to s, with a and b between them. If t is worth 0, a and b aren’t, so s is. If t isn’t, it has an option worth 0, diagonal to a or b, which is worth 0, too: s isn’t.

    <strong>Values. </strong>If t is worth 1, a and b aren’t, so s is. If t is worth 2, its options make a and b worth 0 and 1 off the rim, so s is worth 2. The last two squares are worked out.

    <strong>The arms. </strong>Beyond the last square lie two arms, one square wide. In an arm won and lost alternate, back from its lost end. So the last square is lost exactly when both have even length.

candy-misere-theorem = Candy Piles, last one loses (AtCoder AGC 002 E, 2016)
candy-misere-decides = { $walk ->
    [none] What decides: nothing is left, so whoever made the last move lost. The player to move wins.
   *[other] What decides: draw the heaps as rows, largest on top. Start in the corner: the largest heap steps down, one from each steps right. Step off and you lose. Go { $walk } { $walk ->
        [one] step
       *[other] steps
    } along the diagonal to its last square. Squares beyond it: { $right } to the right, { $below } below. <strong>If both numbers are even, the player to move loses.</strong>
  }
# right, below: squares beyond the last one on the diagonal; without misère the squares from which a move ends the game are left out.
candy-reason = Draw the heaps as rows of squares{ $misere ->
    [yes] {""}
   *[no] , leaving out squares from which a move ends the game
  }. Beyond the last one on the diagonal lie { $right } to the right and { $below } below. { $outcome ->
    [N] Not both numbers are even, so you win: your step leads to a lost square.
   *[P] Both are even, so you lose: they can always restore that.
  }
candy-misere-works = { $outcome ->
    [N] Step to a square that is lost. After each of their steps a square ahead of you is lost again, until they have to step off.
   *[P] Every square ahead of you is won for them. In the end you have to step off.
  }
candy-misere-proof =
    <strong>A walk. </strong>After i heaps and j rounds the position is the square in row i and column j, counted from 0. Whoever steps off the diagram loses.

    <strong>The diagonal. </strong>Let t be diagonal to s, with a and b between them. If t is lost, a and b are won, so s is lost. If t is won, it has a lost option on the diagram, diagonal to a or b; that one is lost, as just shown, so s is won. So won and lost stay the same along a diagonal.

    <strong>The arms. </strong>Beyond the last square of the diagonal lie two arms, each one square wide; a step aside leads off. The last square of an arm is lost, and along it won and lost alternate. So the last square of the diagonal is lost exactly when both arms have an even number of squares.

candy-take-largest = take the largest heap ({ $size })
candy-take-each = take one from every heap
candy-expected-largest-or-each = “largest” or “each”
