chomp-name = Chomp
# Other names a person may type, in lower case, with commas between.
chomp-aliases = chocolate
chomp-summary = Bite off a cell with everything right of it, above it, or both; the corner cell is poisoned.
chomp-rules =
    A bar of chocolate, rows counted from the bottom, columns from the left. A move: choose a cell, and bite it off with everything right of it, above it, or both. Cell (1, 1) is poisoned, and nobody may eat it: when it alone is left, there is no move.

    Type a position as rows × columns, chomp 3x5, or as row lengths from the bottom up, chomp 5 3 1. Type a move as row and column: 3,4.

    Example: chomp 2x2. You play 2,2 and leave the corner with one cell on each side: they take one of these, you the other, and the poisoned corner is theirs.
chomp-ruling = Bite off a cell with everything right of it, above it, or both. The bottom left cell is poisoned: nobody may eat it.

chomp-hook-theorem = one row and one column: Nim with two heaps (after Bouton, 1902)
# up and right are the cells above the poisoned one and to the right of it.
chomp-hook-decides = { $up ->
    [0] { $right ->
        [0] What decides: only the poisoned cell is left.
       *[other] What decides: there is a single line of cells. The player to move can take all of it but the poisoned cell.
    }
   *[other] { $right ->
        [0] What decides: there is a single line of cells. The player to move can take all of it but the poisoned cell.
        [one] What decides: apart from the poisoned corner there is 1 cell to the right and { $up } above, and a bite shortens one of these arms: Nim with two heaps. <strong>If the arms are equal, the player to move loses.</strong>
       *[other] What decides: apart from the poisoned corner there are { $right } cells to the right and { $up } above, and a bite shortens one of these arms: Nim with two heaps. <strong>If the arms are equal, the player to move loses.</strong>
    }
  }
# arm: cells of each of the two equal arms beside the poisoned one.
chomp-hook-reason = { $outcome ->
    [N] Your move leaves two arms of { $arm ->
        [1] 1 cell
       *[other] { $arm } cells
    } each. Whatever they bite off one arm, bite off the other.
   *[P] The two arms are equal, { $arm ->
        [1] 1 cell
       *[other] { $arm } cells
    } each. Whatever you bite off one arm, they bite off the other.
  }
# shorter is the length of the shorter arm.
chomp-hook-works = { $outcome ->
    [N] { $shorter ->
        [0] Leave the poisoned cell alone, and they have no move.
       *[other] Make the arms equal, { $shorter } each. Whatever they bite off one arm, you bite off the other. In the end only the poisoned cell is left for them.
    }
   *[P] { $shorter ->
        [0] There is no move left.
       *[other] The arms are equal. Whatever you bite off one arm, they bite off the other; in the end the poisoned cell is left for you.
    }
  }
chomp-hook-proof = <strong>Equal arms </strong>become unequal by any bite, since a bite shortens exactly one of them; <strong>unequal arms </strong>can be made equal by shortening the longer one. At the end both arms are 0, which is equal. The value of two arms a and b is a ⊕ b, as in Nim.
chomp-two-rows-theorem = Chomp on two rows (Gale, 1974)
# turned: two columns instead of two rows.
chomp-two-rows-decides =
    What decides: the lengths of the two lines. { $turned ->
        [yes] <strong>If the left column is exactly one cell taller than the other, the player to move loses; otherwise they win.</strong>
       *[no] <strong>If the bottom row is exactly one cell longer than the other, the player to move loses; otherwise they win.</strong>
    } Here the lengths are { $long } and { $short }.
# long, short: the lengths now, or those that the move leaves.
chomp-two-rows-reason = { $outcome ->
    [N] Your move leaves { $turned ->
        [yes] columns
       *[no] rows
    } of { $long } and { $short }, one cell apart. Any bite changes that, and you can restore it; in the end the poisoned cell is theirs.
   *[P] The { $turned ->
        [yes] columns
       *[no] rows
    }, { $long } and { $short }, are one cell apart. Any bite changes that, and they can restore it; in the end the poisoned cell is yours.
  }
# long and short are the lengths to be left.
chomp-two-rows-works = { $outcome ->
    [N] Leave lengths { $long } and { $short }. If they bite the shorter line, the difference becomes larger than one; if they bite the longer one, both get the same length. Either way you restore a difference of one. It ends with 1 and 0: the poisoned cell.
   *[P] The difference is one. If you bite the shorter line, it becomes larger; if you bite the longer one, both get the same length. Either way they restore a difference of one. It ends with 1 and 0, the poisoned cell, on your turn.
  }
chomp-two-rows-proof =
    <strong>From a difference of one. </strong>Lengths a and a − 1. A bite at the shorter line leaves a and less than a − 1. A bite at the longer one leaves c < a there and the smaller of c and a − 1, which is c: equal lengths. In neither case is the difference one.

    <strong>To a difference of one. </strong>Equal lengths: take the last cell of the line that may be shortened alone. A difference of two or more, a and b: shorten the longer line to b + 1.

    <strong>The end. </strong>The poisoned cell alone has lengths 1 and 0: a difference of one, and the player to move has lost.
chomp-search-theorem = Chomp (Schuh, 1952; Gale, 1974), bar by bar
chomp-search-decides = { $form ->
    [square] What decides: a square is won by taking cell (2, 2). That leaves one row and one column of the same length; then whatever they bite off one arm, you bite off the other.
    [rectangle] <strong>That there is a winning move needs no search. </strong>If taking the far corner alone wins, take it. If not, their answer takes the corner too, so you could have played it yourself. This is strategy stealing; it doesn’t say which move wins.
    [three-rows] What decides: no formula is known for bars like this one, not even for three rows. Every smaller bar was worked out instead, from the smallest up.
   *[any] What decides: no formula is known for bars like this one. Every smaller bar was worked out instead, from the smallest up.
  }
# bars: smaller bars that were worked out; moves: how many the loser has, none where they are many.
chomp-search-reason = { $rectangle ->
    [yes] A full bar always wins: if biting off the far corner doesn’t, their answer to it is a bite you can make yourself. Which one? I worked out all { $bars } bars in it.
   *[no] No formula is known for such bars, so I worked out all { $bars } bars in this one. { $outcome ->
        [N] { $moves ->
            [none] You can answer every bite of theirs.
            [1] They then have one bite, and you can answer it.
           *[other] They then have { $moves } bites, and you can answer each.
        }
       *[P] { $moves ->
            [none] They can answer every bite of yours.
            [1] You have one bite, and they can answer it.
           *[other] You have { $moves } bites, and they can answer each.
        }
    }
  }
chomp-search-works = { $outcome ->
    [N] { $form ->
        [rectangle] Which move wins was found by working out every smaller bar, from the smallest up: the move leads to a bar from which every bite leads to a won one.
       *[any] The winning moves lead to bars from which every bite leads to a won one.
    }
   *[P] Every bite leads to a bar that the other player wins.
  }
chomp-table-title = every bar that fits into this one
chomp-table = A program solved the bars from the smallest up: a bar is lost if all its bites lead to won bars, and won if one leads to a lost bar. The poisoned cell alone is lost.
chomp-square-theorem = Chomp on a square (Gale, 1974)
chomp-square-decides = What decides: the bar is a square, { $side } × { $side }. <strong>Taking cell (2, 2) wins.</strong>
# arm is the length of either arm that is left.
chomp-square-works = It leaves one row and one column, { $arm } cells each beside the poisoned one. Whatever they bite off one arm, you bite off the other. At this size I don’t know whether other moves win, too.
chomp-square-proof = After (2, 2) two equal arms are left. A bite shortens one arm, and the same bite in the other makes them equal again; at the end both are 0 and only the poisoned cell is left for the other player.
chomp-stealing-theorem = strategy stealing (Gale, 1974)
# Above the proof where it is part of another one.
chomp-stealing-title = strategy stealing (Gale, 1974)
chomp-stealing-decides =
    What decides: the bar is a full rectangle, { $rows } × { $columns }. { $misere ->
        [yes] <strong>On every rectangle of three or more cells the player to move wins.</strong>
       *[no] <strong>On every rectangle but a single cell the player to move wins.</strong>
    }
chomp-stealing-reason =
    { $misere ->
        [yes] A full bar of three or more cells
       *[no] A full bar
    } always wins: if biting off the far corner doesn’t win, their answer to it is a bite you can make yourself.
chomp-stealing-works = Think of taking the far corner alone. If that wins, take it. If it does not, they have a winning answer to it; but that answer takes the corner too, so you could have played it yourself. Either way some move wins. The argument doesn’t say which.
chomp-stealing-proof =
    <strong>The corner. </strong>In a rectangle every bite takes the far corner. So a bite after the corner is gone leaves the same as that bite at once.

    <strong>Stealing. </strong>Suppose the rectangle were lost. Then taking the corner alone would lose to some bite B{ $misere ->
        [yes] ; there is a bite to make, since another cell is left beside the poisoned one
       *[no] {""}
    }. But B at once leaves the same bar, so it would have won. So some bite wins.

chomp-bars = { $bars ->
    [1] Worked out for the answer: all { $bars } bars that fit into this one.
   *[other] Worked out for the answer: all { $bars } bars that fit into this one.
  }
chomp-bite = bite at row { $row }, column { $column }

chomp-expected-bar-rows = a row no longer than the one below it
chomp-expected-cell = row and column of a cell, such as 2,3
chomp-fault-poisoned = that cell is poisoned: nobody may eat it
chomp-fault-no-such-cell = there is no such cell
