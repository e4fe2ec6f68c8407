notakto-name = Notakto
notakto-aliases = x-only-tic-tac-toe, neutral-tic-tac-toe
notakto-summary = Noughts and crosses with X only; three in a row kill a board.
notakto-rules =
    One or more boards of 3 × 3 squares. A move: put an X on a free square of a living board. Both players play X. A board with three X in a row, column or diagonal is dead: nobody plays there any more.

    The game ends when all boards are dead. As people play it, whoever kills the last board loses: that’s misère, and so it is in /play unless you say otherwise. /analyze takes normal play unless you add misere.

    Type a number of empty boards, notakto 2, or boards with | between, each as three rows: notakto X../.X./... | .../.../.... Type a move as board, row and column, 2:1,3; with one board as row and column, 1,3.

    Example: notakto XX./X../..X. You play 1,3 and leave a dead board: three in the first row, and no move for them.
notakto-ruling = Put an X on a free square of a board on which no three X are in a row, column or diagonal.
notakto-put = put an X on ({ $square }){ $board ->
    [none] {""}
   *[other] {" "}of board { $board }
  }

notakto-theorem = Notakto, normal play: boards by their Grundy values
notakto-decides = What decides: a board’s Grundy value. With { $crosses } X in these places it’s { $value }. <strong>Boards together are worth the nim-sum of their values.</strong>
notakto-reason = { $outcome ->
    [N] This board is worth { $value }. Your X leaves a board of value 0: after each X of theirs you can restore that.
   *[P] This board is worth 0. Every X changes its value, and they can make it 0 again.
  }
notakto-works = { $outcome ->
    [N] The winning moves leave value 0. Every move of theirs changes that, and you can make it 0 again.
   *[P] The value is 0. Every move of yours changes it, and they can make it 0 again.
  }
notakto-proof = Up to turns and mirror images there are only 46 living boards. A program went through them from the fullest to the empty one. A dead board is worth 0. A living one is worth the smallest number that no X leads to (mex). Several boards are worth the nim-sum of their values.

notakto-misere-theorem = Notakto, misère: the misère quotient (Plambeck, Whitehead 2013)
notakto-misere-decides = What decides: for misère play each board stands for one of 18 elements, such as a, b² or bc, and boards together for their product. <strong>The player to move loses exactly when the product is one of { $losing }.</strong> Here it’s { $product }.
notakto-misere-reason = { $outcome ->
    [N] The boards multiply to { $product }. Your X makes the product one of { $losing }: with these the player to move loses.
   *[P] The boards multiply to { $product }. With { $losing } the player to move loses.
  }
notakto-misere-works = { $outcome ->
    [N] Some X makes the product one of the losing ones. From there every X leads to another product, and you can make it a losing one again, until they must kill the last board.
   *[P] Every X makes the product one that wins for them, and they can make it a losing one again, until you must kill the last board.
  }
notakto-misere-proof =
    <strong>The elements. </strong>Dead boards stand for 1, the empty board for c. Products follow these rules: a² = 1, b³ = b, b²c = c, c³ = ac², b²d = d, cd = ad and d² = c². So every product of boards is one of 18.

    <strong>Why it’s right. </strong>A program found the elements from the rules of the game alone and then checked them. For each sum of boards, look at its product and at the products its moves lead to. Adding a board changes both in a way that depends on them alone, so there are only finitely many such pairs. In each of them the product is a losing one exactly when no move leads to a losing one. Nothing left has product 1, which wins. By induction, the product decides every sum.

    <strong>Source. </strong>T. Plambeck and G. Whitehead published the same 18 elements in 2013.

notakto-head-board = board
notakto-head-element = element
notakto-product = product
notakto-more = { $count } more boards are not listed.
notakto-none = No board is alive: the product is 1.
notakto-expected-x-boards = boards such as X../.X./... with | between, or a number of empty boards up to 1000
notakto-expected-board-and-square = board, row and column, such as 2:1,3
notakto-fault-no-such-board = there is no such board
notakto-fault-no-such-square = rows and columns go from 1 to 3
notakto-fault-board-is-dead = that board is dead
notakto-fault-square-has-an-x = there’s an X on that square
