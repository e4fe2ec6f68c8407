grid-name = Grid Nim
grid-aliases = grid-nim, matrix
grid-summary = Move any number of stones from one cell to the cell above it or to the left of it.
grid-rules =
    Stones lie on the cells of a rectangle. A move: choose one cell and move at least one stone from it to the cell just above or to the cell just to the left. Stones on the corner (1, 1), row 1, column 1, stay there.

    Type a position row by row, rows apart by /: grid 1 2 / 3 4. Type a move as two cells and an amount, 2,1>1,1:3; or as 2,1 up 3 or 1,2 left 1.

    Example: grid 0 1 / 0 1. You play 1,2>1,1:1 and leave 1 0 / 0 1: they move the stone of the lower row up or to the left, and you move it on to the corner.
grid-ruling =
    Move one or more stones from one cell to the cell above it or to the cell on its left.

    Stones in the top left corner stay there.

grid-theorem = Grid Nim: only the cells with row + column odd count (after Bouton, 1902)
grid-decides = What decides: colour the cells like a chessboard. The corner (1, 1), where all stones end, has row + column = 2, even. Forget the even cells and play Nim with the numbers on the odd ones. <strong>If the nim-sum of the cells with row + column odd is 0, the player to move loses.</strong>
grid-works =
    Each move goes between an even and an odd cell. A move out of an odd cell is like taking from a Nim heap. After a move from an even cell into an odd one, the other player can send the same number on to the next even cell, above or to the left, and the odd cell is as it was. So moves from even cells can be answered by copying. { $outcome ->
        [N] You make the nim-sum 0 and keep it so: answer a move out of an odd cell as in Nim, and copy a move out of an even one.
       *[P] They keep the nim-sum 0: they answer a move out of an odd cell as in Nim, and copy a move out of an even one.
    }
grid-proof =
    <strong>From nim-sum 0: </strong>every move changes exactly one odd cell, so the nim-sum is not 0 any more.

    <strong>From another nim-sum: </strong>as in Nim, some odd cell can be lowered so that the nim-sum becomes 0. An odd cell is never the corner, so its stones can go up or left.

    <strong>The values. </strong>In the same way every smaller value can be reached by lowering an odd cell, and the same value never.

    <strong>The end: </strong>every move brings stones nearer to the corner, so the game ends, with all stones on (1, 1). That is an even cell: the nim-sum is 0, and the player to move has lost.

grid-move-cell =
    move { $amount } from cell ({ $from }) { $up ->
        [yes] up
       *[no] left
    } to ({ $to })
grid-refusal-too-many-rows = There are too many rows: at most { $most }.
grid-refusal-rows-differ = The row “{ $row }” does not have as many numbers as the first row: { $length }.
grid-expected-cells-and-amount = two cells and an amount, such as 2,1>1,1:3, or 2,1 up 3
grid-fault-no-such-neighbour = stones go one cell up or one cell to the left

grid-misere-theorem = Misère Grid Nim is misère Nim (after Bouton, 1902)
grid-misere-decides = What decides: play misère Nim with the cells whose row + column is odd. { $large ->
    [yes] <strong>While one of these cells holds 2 or more, nim-sum 0 loses, as in normal play.</strong> Here it is { $sum }.
   *[no] <strong>None of these cells holds more than 1. If an odd number of them holds 1, the player to move loses.</strong>
  }
grid-misere-proof = Call a position small if every cell that counts has at most one stone. (a) If such a cell has a stone, move it on. If none has, but a stone can move, move it alone: it comes to a cell that counts. (b) With 2 or more stones on exactly one cell that counts, move all of them on, or all but one. With two such cells no move makes the position small. (c) A move from a small position to a large one fills one cell that counts: then (b) says how to go on.
