nimble-name = Nimble
nimble-aliases = nimble-game
nimble-summary = Move one coin to any square farther left.
nimble-rules =
    Coins lie on a strip of squares, numbered from 0 at the left end. A move: take one coin and put it on any square farther left. Coins may share a square and pass one another; on square 0 they stay.

    Type a position as the number of coins on squares 0, 1, 2, …: nimble 0 2 1 3. Type a move as two squares: 3>1 moves a coin from square 3 to square 1.

    Example: nimble 0 1 1. You play 2>1 and leave both coins on square 1: they move one of them to square 0, you the other.
nimble-ruling =
    Move one coin to any square farther left.

    Coins may share a square and pass one another. On square 0 they stay.

nimble-theorem = Nimble is Nim: a coin on square n is a heap of n (Bouton, 1902)
nimble-decides = What decides: a coin on square n can go to any smaller square, just as a Nim heap of n can become any smaller heap. <strong>So the nim-sum of the coins’ squares decides; two coins on one square cancel.</strong>
# list: squares of the coins; none where they are many.
nimble-reason-none = All coins that can move stand in pairs on one square. Move one, and they move its twin the same way.
nimble-reason = Two coins on one square cancel. A coin on square n is a Nim heap of n{ $list ->
    [none] .
   *[other] , here { $list }.
  }
nimble-works = { $outcome ->
    [N] You make the nim-sum of the squares 0; whatever coin they move changes it, and you can make it 0 again. You move the last coin to square 0.
   *[P] The nim-sum of the squares is 0; whatever coin you move changes it, and they can make it 0 again. They move the last coin to square 0.
  }
nimble-proof =
    <strong>The same game. </strong>The squares of the coins are the heaps of a game of Nim: moving a coin from square n to square m is taking n − m from a heap of n, and every such taking is a move. A coin on square 0 is an empty heap.

    <strong>So Bouton’s theorem holds: </strong>from nim-sum 0 every move leads to another one. From another one, some coin’s square has a 1 in the leftmost binary column with an odd number of ones; moving it to its square ⊕ nim-sum, which is farther left, makes the nim-sum 0. At the end all coins are on square 0.

nimble-slide = move a coin from square { $from } to square { $to }
nimble-expected-two-squares = two squares, such as 3>1
nimble-fault-no-coin-there = there is no coin on that square
nimble-fault-not-further-left = a coin moves to a square farther left
