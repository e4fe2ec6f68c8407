silver-name = Silver Coins
silver-aliases = silver-dollar, silver-coins, georgia-and-bob, georgia, sliding-coins
silver-summary = Push one coin to the left, without jumping over another coin.
silver-rules =
    Coins lie on a strip of squares, numbered from 0 at the left end, at most one on each. A move: push one coin any number of squares to the left, onto a free square, without jumping over another coin. The game is over when the coins fill the first squares.

    Type a position as the squares with a coin: silver 1 3 6 10. Type a move as two squares: 10>8 pushes the coin on square 10 to square 8.

    Example: silver 1 3. You play 3>2 and leave the coins side by side: they push the left one to 0, you push the right one to 1.
silver-ruling =
    Push one coin to the left, onto a free square. It can’t jump over other coins.

    There is at most one coin on a square.

silver-theorem = Silver Dollar is Staircase Nim (Winning Ways, ch. 3)
# gaps: every second gap, from the right.
silver-decides = What decides: count the free squares just left of the last coin, and of every second coin before it: { $gaps }. Play Nim with these gaps. <strong>If their nim-sum is 0, the player to move loses.</strong> Here it is { $sum }.
silver-reason = Count the free squares just left of the last coin, and of every second coin before it: { $gaps }. { $outcome ->
    [N] As Nim heaps they have nim-sum { $sum }. Your move makes it 0, and you can restore that after each of their moves.
   *[P] As Nim heaps they have nim-sum 0. Whatever you push, they can restore that.
  }
silver-works = When a coin whose gap counts moves, its gap shrinks, like a Nim heap. When a coin between them moves, the gap on its right grows, but the other player moves the next coin by just as much. { $outcome ->
    [N] You make the nim-sum 0 and keep it so.
   *[P] They keep the nim-sum 0.
  }
silver-proof =
    <strong>A staircase. </strong>Number the gaps from the right: 1, 2, 3, … Pushing a coin takes squares from its own gap and adds them to the gap on its right. That is moving stones down one step, and pushing the last coin moves them to the floor.

    <strong>Odd gaps count. </strong>From nim-sum 0 of the odd gaps every move changes exactly one of them, so the nim-sum is 0 no more. From another nim-sum some odd gap can shrink to make it 0, as in Nim. In the same way every smaller value can be reached, and the same value never.

    <strong>The end. </strong>Coins only move left, so the game ends, with all gaps 0.

silver-misere-theorem = misère Silver Dollar is misère Nim (after Bouton, 1902)
# big: how many of these gaps are 2 or more.
silver-misere-decides = What decides: count the free squares just left of the last coin, and of every second coin before it: { $gaps }. Play misère Nim with these gaps. { $large ->
    [no] None is 2 or more. <strong>If the number of ones is odd, the player to move loses.</strong>
   *[yes] <strong>While one of them is 2 or more, nim-sum 0 loses, as in normal play.</strong> Here it is { $sum }.
  }

silver-misere-reason = Count the free squares just left of the last coin, and of every second coin before it: { $gaps }. { $outcome ->
    [N] Play misère Nim with these: your move leaves a losing position there.
   *[P] In misère Nim these heaps lose.
  }
silver-misere-proof = Call a position small if each gap that counts is 0 or 1. (a) If one of them is 1, close it. If all are 0, but a coin can move, move it by 1: it widens a gap that counts to 1. (b) With exactly one gap of 2 or more, close it, or all of it but 1. With two such gaps no move makes the position small. (c) A move from a small position to a large one widens one gap that counts: then (b) says how to go on.

silver-push = push the coin on square { $from } to square { $to }
silver-expected-ascending-squares = squares in ascending order, each only once
silver-fault-over-a-coin = a coin can’t pass or land on another coin
