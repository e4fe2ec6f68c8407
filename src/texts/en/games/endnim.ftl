endnim-name = End-Nim
endnim-aliases = end-nim, ends
endnim-summary = Take any number from the leftmost or the rightmost heap.
endnim-rules =
    Heaps stand in a row. A move: take one or more from the leftmost or from the rightmost heap. When the heap at an end is empty, its neighbour becomes the end.

    Type a position as the heaps from left to right: endnim 3 5 2 4. Type a move as heap and amount: 4:2 takes 2 from heap 4, the last one.

    Example: endnim 3 5. You play 2:2 and leave 3 3: whatever they take from one end, you take from the other.
endnim-ruling = Take one or more from the leftmost or the rightmost heap.

endnim-theorem = { $misere ->
    [yes] misère End-Nim (after Albert and Nowakowski, 2001)
   *[no] End-Nim (Albert, Nowakowski 2001)
  }
# heaps: 0, 1, 2 or 3 (three and more). needed: what the left end would have to be.
endnim-decides = { $heaps ->
    [0] What decides: nothing is left. { $misere ->
        [yes] Whoever made the last move lost, so the player to move wins.
       *[no] The player to move loses.
    }
    [1] What decides: one heap is left. { $misere ->
        [yes] Leave 1. If it is 1 already, the player to move has to take the last stone.
       *[no] Take all of it.
    }
   *[other] What decides: look at the left end, with the rest of the row as it is. <strong>Exactly one size of the left end makes the player to move lose.</strong> Here that size is { $needed }{ $needed ->
        [0] , that is, no left end at all
       *[other] {""}
    }, and the left end is { $left }.
  }
endnim-reason = { $outcome ->
    [N] With the rest of the row as it is, only a left end of { $needed } loses, and yours is { $left }. After your move the ends fit, and whatever they take, you can make them fit again.
   *[P] With the rest of the row as it is, only a left end of { $left } loses, and that’s what you have. Whatever you take, they can make the ends fit again.
  }
endnim-works = { $outcome ->
    [N] { $heaps ->
        [1] { $misere ->
            [yes] They have to take the last stone.
           *[no] They have nothing left to take.
        }
       *[other] If the left end is too large, cut it to the size that loses. If it’s too small, the right end is too large for it: cut that one.
    }
   *[P] { $heaps ->
        [1] You have to take the last stone.
       *[other] Whatever you take from one end, the other end is then too large, and they cut it to the size that loses.
    }
  }
endnim-proof =
    <strong>One size for each end. </strong>Fix a row w. Of the rows x·w, x at the left end, at most one is lost: the larger of two could move to the smaller. And one is lost: x·w has finitely many moves at its right end, and each keeps at most one x from being lost. Call that x the left number L of w (0: w itself is lost); R is its right number.

    <strong>Two ends. </strong>For x·w·y to be lost, x must be the least size that no smaller y has taken, where y = 0 takes L and y = R takes 0. So: { $misere ->
        [yes] start from the empty row, where L = R = 1 since a single 1 is lost;
       *[no] start from the empty row, where L = R = 0;
    } if y = R, then x = 0. If L ≤ y < R, x = y + 1. If R < y ≤ L, x = y − 1. Otherwise x = y.

    <strong>All rows. </strong>By this rule the numbers of a row follow from those of the row one heap shorter.

endnim-fault-not-at-an-end = only the leftmost and the rightmost heap can be played
