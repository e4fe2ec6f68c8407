moore-name = Moore’s Nim
moore-aliases = moores-nim, nimk
moore-summary = Choose up to k heaps, and take at least one stone from each.
moore-rules =
    Some heaps of stones. A move: choose one or more heaps, but at most k, and take at least one stone from each of them, as many as you like. With k=1 this is Nim.

    Type a position as the sizes of the heaps and k: moore 3 4 5 k=2. Type a move as heaps and amounts: 1:2,3:1 takes 2 from heap 1 and 1 from heap 3.

    Example: moore 1 1 1 1 k=2. You play 1:1 and leave three heaps of 1: they take one or two of them, you take what is left.
moore-ruling = { $k ->
    [1] Take one or more from one heap.
    [2] Choose 1 or 2 heaps, and take one or more from each of them.
   *[other] Choose 1 to { $k } heaps, and take one or more from each of them.
  }

moore-theorem = Moore’s theorem (1910)
# modulus: k + 1.
moore-decides = What decides: write the heaps in binary and count the ones in each column. <strong>If every column holds a multiple of { $modulus } (k + 1) ones, the player to move loses.</strong>
moore-reason = { $outcome ->
    [N] Your move makes the ones in every binary column a multiple of { $modulus }, one more than the heaps they may touch. You can restore that each time.
   *[P] In binary every column has a multiple of { $modulus } ones, one more than the heaps you may touch. Any move breaks that, and they can restore it.
  }
moore-works =
    { $outcome ->
        [N] You make every count a multiple of { $modulus }, from the leftmost column to the right: heaps that lose their 1 in a column may be set as you like in the columns after it. Whatever they do changes some column by 1 to { $k } ones, so not every count is a multiple any more, and you repair it again.
       *[P] Whatever you do touches 1 to { $k } heaps. In the leftmost column that changes, each touched heap that changes there loses its 1, so the count falls by 1 to { $k } and is no multiple of { $modulus }. They repair it.
    } The last repair takes the last stone.
moore-proof =
    <strong>From multiples: </strong>a heap that gets smaller loses a 1 in the leftmost column where it changes. So the leftmost column that changes loses 1 to { $k } ones. Its count is no multiple of { $modulus } any more.

    <strong>From anything else: </strong>go through the columns from the left. Suppose r heaps have been lowered so far (r = 0 at first); their remaining digits are free. In the next column, t of the other heaps have a 1; c is the remainder of t by { $modulus }. If c is at most { $k } − r, lower c of these t heaps here. If c is more, give a 1 to { $modulus } − c of the r heaps, which is at most r. Give the r heaps no other ones here. Then the count is a multiple of { $modulus }, and at most { $k } heaps are lowered. In the first column whose count is no multiple, r is 0, so at least one heap is lowered: a legal move.

    <strong>The end: </strong>no stones, all counts are 0, and the player to move has lost.

moore-misere-theorem = Moore’s Nim, misère (after Moore, 1910)
# big: how many heaps have 2 stones or more.
moore-misere-decides = { $big ->
    [0] What decides: all heaps are 0 or 1. <strong>If the number of ones is 1 more than a multiple of { $modulus } (k + 1), the player to move loses.</strong>
   *[other] What decides: while some heap has 2 stones or more, as in the normal game: <strong>if every binary column holds a multiple of { $modulus } (k + 1) ones, the player to move loses.</strong>
  }
# ones: heaps of one stone that are there or that the move leaves; none while there are larger ones.
moore-misere-reason = { $ones ->
    [none] { $outcome ->
        [N] As long as a heap of 2 or more is left, make the ones in every binary column a multiple of { $modulus }, as your move does.
       *[P] As long as a heap of 2 or more is left, they keep the ones in every binary column a multiple of { $modulus }, as now.
    }
   *[other] { $outcome ->
        [N] Your move leaves { $ones } heaps of one stone, 1 more than a multiple of { $modulus }. However many they take, you make it { $modulus } together, and the last is theirs.
       *[P] There are { $ones } heaps of one stone, 1 more than a multiple of { $modulus }. However many you take, they make it { $modulus } together, and the last is yours.
    }
  }
moore-misere-works = { $big ->
    [0] { $outcome ->
        [N] You leave a number of ones that is 1 more than a multiple of { $modulus }. However many they take, 1 to { $k }, you make it { $modulus } together; the very last one is theirs.
       *[P] However many you take, 1 to { $k }, they make it { $modulus } together; the very last one is yours.
    }
   *[other] { $outcome ->
        [N] You make all counts multiples of { $modulus }, and keep them so while heaps of 2 or more are left. As long as the counts are multiples, no heap is 2 or more, or at least { $modulus } are, and one move touches { $k } at most: so you are the one who can lower all heaps of 2 or more at once. Then leave only ones, as many as lose for them: 1 more than a multiple of { $modulus }.
       *[P] All counts are multiples of { $modulus }, and they keep them so while heaps of 2 or more are left. As long as the counts are multiples, at least { $modulus } heaps are 2 or more, and one move touches { $k } at most: so they are the ones who can lower all heaps of 2 or more at once. Then they leave only ones, as many as lose for you: 1 more than a multiple of { $modulus }.
    }
  }
moore-misere-proof =
    <strong>Only ones: </strong>each move takes 1 to { $k } of them. The losing numbers are 1, 1 + { $modulus }, 1 + 2·{ $modulus }, …: no move leads from one to another, and from every other number above 0 some move leads to one. With 0 left the player to move has won.

    <strong>Large heaps (2 or more), all counts multiples: </strong>the leftmost column holds at least { $modulus } ones, so { $modulus } heaps are large. A move leaves one of them, and not all counts multiples (Moore, 1910, cited).

    <strong>Large heaps, not all counts multiples: </strong>Moore’s repair (cited) makes all counts multiples. If a large heap remains, that is lost for the other player. If not, the repair touched all b large heaps, so b is at most { $k }. Let there be m ones. Leave each large heap as 0 or 1 instead, and take up to { $k } − b of the ones. That leaves any number from m − ({ $k } − b), or from 0, to m + b: { $modulus } in a row, or all from 0 to at least 1. One of them is 1 more than a multiple of { $modulus }.

# odd: how many columns do not hold a multiple of the modulus.
moore-wide = { $odd ->
    [0] There are { $width } columns, too many for a table here; each holds a multiple of { $modulus } ones.
    [one] There are { $width } columns, too many for a table here; { $odd } of them does not hold a multiple of { $modulus } ones.
   *[other] There are { $width } columns, too many for a table here; { $odd } of them do not hold a multiple of { $modulus } ones.
  }
moore-heap = heap { $number }
moore-column = ones in the column
moore-remainder = remainder modulo { $modulus }
moore-more = Rows not shown, but counted: { $count }.

# takes: one or several of moore-take, with moore-takes-and between them. more: further heaps, not listed.
moore-take-several = { $more ->
    [0] take { $takes }
   *[other] take { $takes } and from more heaps ({ $more })
  }
moore-take = { $amount } from heap { $heap } ({ $from } → { $left })
moore-takes-and = {" "}and{" "}
moore-expected-heaps-and-amounts = heaps and amounts, such as 1:2 or 1:2,3:1
moore-fault-heap-twice = you named a heap twice
moore-fault-too-many-heaps = that takes from more than k heaps
