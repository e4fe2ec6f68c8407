cram-name = Cram
cram-aliases = dominoes, domino-game, impartial-domineering
cram-summary = Put a domino on two free squares that are neighbours.
cram-rules =
    A board of squares, some of them taken. A move: put a domino on two free squares side by side, across or upright.

    Type the size of an empty board, rows × columns: cram 4x5. Or type its rows from the top, . for a free square and # for a taken one: cram ..#./.... Rows and columns at the rim without a free square are left out. When nothing is free, that’s 0. Type a move as two squares, each by row and column: 1,2-1,3.

    Example: cram 3x4. You play 2,2-2,3 and leave a board that a half turn doesn’t change: wherever they put a domino, you put one on the spot opposite.
cram-ruling = Put a domino on two free squares that are neighbours, across or upright.
cram-lay = put a domino on ({ $first }) and ({ $second })

cram-line-theorem = Cram on a row of squares: Dawson’s Kayles (Guy, Smith 1956)
cram-line-decides = { $shape ->
    [ring] What decides: a ring of { $squares } squares looks the same from everywhere, so every domino leaves the same row of { $left }. <strong>The player to move wins on the ring exactly when they would lose on that row.</strong>
   *[path] What decides: { $squares } squares in a row, straight or bent, are a row of { $squares } in Dawson’s Kayles (octal code 0.07). <strong>Its Grundy values repeat with period 34.</strong>
  }
# left: squares of the row that a domino leaves of a ring.
cram-line-reason = { $shape ->
    [ring] Wherever a domino lies in this ring, it leaves a row of { $left } squares. That row is Dawson’s Kayles, whose values are known: it { $outcome ->
        [N] is
       *[P] isn’t
    } worth 0.
   *[path] { $outcome ->
        [N] A row of squares is Dawson’s Kayles, whose values are known. Your domino leaves a position of value 0.
       *[P] A row of squares is Dawson’s Kayles, whose values are known. This one is worth 0.
    }
  }
cram-works = { $outcome ->
    [N] The winning moves leave a position of value 0. After each of their moves you can restore that.
   *[P] The value is 0. Every move changes it, and they can make it 0 again.
  }
cram-line-proof =
    <strong>A row. </strong>A domino takes two neighbouring squares and leaves at most two rows: octal code 0.07. Whether the row bends doesn’t matter, as long as no square has a third neighbour.

    <strong>A ring. </strong>Every domino leaves a row with 2 squares fewer. The value is the mex of that one value: 1 if the row is worth 0, else 0.

    <strong>The period. </strong>A value follows from those of shorter rows. Say that from length e up to length 2e + period + 2 each value is that of the row one period longer; a program saw this. Then it goes on for ever: of two rows left the longer one can be made a period shorter (Guy, Smith 1956).

cram-turn-theorem = Cram: copy every domino by a half turn (Gardner, 1974)
cram-turn-decides = { $middle ->
    [yes] What decides: { $full ->
        [yes] the board is { $rows } × { $columns }, and one of these is even
       *[no] a half turn doesn’t change the board
    }. <strong>Take the two squares in the middle, then copy every move by a half turn.</strong>
   *[no] What decides: { $full ->
        [yes] the board is { $rows } × { $columns }, and both are even
       *[no] a half turn doesn’t change the board
    }. <strong>The second player copies every move by a half turn.</strong>
  }
cram-turn-reason = { $middle ->
    [yes] Your domino lies in the middle. From now on copy each of theirs, turned by half a turn: that spot is always free.
   *[no] Turned by half a turn, the board looks the same. They can copy each of your dominoes there: that spot is always free.
  }
cram-turn-works = { $middle ->
    [yes] After the middle is taken, their domino never meets its image under the half turn, so the image is free for yours. You always have a move, and they run out first. Other answers may win, too.
   *[no] Your domino never meets its image under the half turn, so the image is free for theirs. They always have a move, and you run out first. Other answers may win, too.
  }
cram-turn-proof =
    <strong>The image is free. </strong>The half turn keeps the board before each copied move, so squares are free when their images are. Only a domino that meets its image could spoil this.

    <strong>They don’t meet. </strong>A domino meets its image only around the centre. On even × even sides that is a corner of four squares: no domino reaches across. If one side is even, it lies between two squares, which must be taken; if none is, it’s a square, which must be taken.

    <strong>The end. </strong>The player who copies makes the last move. On a free even × odd board the first player takes the middle first.
cram-search-theorem = Cram, part by part (Gardner, 1974)
cram-search-decides = What decides: no formula is known for boards in general. { $valued ->
    [yes] <strong>The value of these { $squares } squares was worked out part by part.</strong> Turns and mirror images count as one.
   *[no] <strong>Who wins on these { $squares } squares was worked out part by part.</strong> Their Grundy value would take longer.
  }
cram-search-reason = No formula is known for such boards, so I worked out what can come of these { $squares } squares. { $outcome ->
    [N] You can answer every domino of theirs.
   *[P] They can answer every domino of yours.
  }
cram-search-proof =
    <strong>Parts. </strong>Dominoes cut the board into parts, worth their nim-sum. Free squares without a free neighbour don’t count.

    <strong>Values. </strong>A part is worth n exactly when it’s lost beside a heap of n. A program proved this by moves and replies (Lemoine, Viennot 2012). Turns and mirror images count as one.

cram-expected-board-rows = rows of . and # with / between, or a size such as 4x5
cram-expected-two-cells = two squares by row and column, such as 1,2-1,3
cram-fault-square-not-free = both squares have to be free squares of the board
cram-fault-squares-not-neighbours = these two squares aren’t neighbours
