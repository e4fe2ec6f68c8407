flip-name = Turning coins on a board
# Other names a person may type, in lower case, with commas between.
flip-aliases = turning-corners
flip-summary = Turn a head to tails, together with a coin before it in its row or column (or the corners of a rectangle).
flip-rules =
    A board of coins; places (x, y) are counted from 1. A move: choose a head (x, y), turn it to tails, and turn one more coin: (x, b) with b < y, or (a, y) with a < x. With rule=product a move turns the four corners (x, y), (a, y), (x, b), (a, b) of a rectangle with a < x and b < y.

    With rule=A*B, two rules of coins such as rule=ruler*mock, a move of A chooses columns and one of B rows, and every coin where they cross is turned. The coin in the last column and last row must show heads.

    Type a position as its heads: flip 2,3 4,1, flip 4,3 rule=product, or flip 4,3 rule=ruler*mock; flip none has no heads. Type a move as the head and the second coin (or the opposite corner), 4,1>2,1; with rule=A*B as columns and rows, 3-4*1,3.

    Example: flip 1,2 3,1. You play 3,1>2,1 and leave heads on (1, 2) and (2, 1): they can only turn one of these together with (1, 1), and you turn the other together with (1, 1): all are tails.
flip-ruling = { $rule ->
    [line] Turn over a coin (x, y) that shows heads, and one more: (a, y) with a below x, or (x, b) with b below y.
   *[product] Turn over a coin (x, y) that shows heads, and the three coins (a, y), (x, b) and (a, b), with a below x and b below y.
  }
flip-ruling-places = Places are counted from 1. Coins that turn from tails to heads stay in play.

flip-line-theorem = coins on a board as Nim heaps (after Bouton, 1902)
flip-line-decides = What decides: a head on (x, y) is like two Nim heaps, x − 1 and y − 1, so it is worth (x − 1) ⊕ (y − 1). <strong>If the nim-sum of all heads is 0, the player to move loses.</strong>
# list: values of the heads, without zeros; none where they are many. left: whether some were left out.
flip-reason = { $rule ->
    [line] A head on (x, y) is like two Nim heaps, x − 1 and y − 1
   *[product] A head on (x, y) is worth the nim-product of x − 1 and y − 1
  }{ $list ->
    [none] .
   *[other] , here { $rule ->
        [line] worth{" "}
       *[product] {""}
    }{ $list }{ $left ->
        [yes] {" "}(zeros left out).
       *[no] .
    }
  }
flip-reason-none = { $rule ->
    [line] Every head is on the diagonal, so its two heaps are equal. What you do to one, they do to the other.
   *[product] Every head is in the first row or column, where it has value 0.
  }
flip-line-works = { $outcome ->
    [N] Some move makes the nim-sum 0. Whatever they turn lowers one coordinate of one head, which changes the nim-sum, and you can make it 0 again.
   *[P] The nim-sum is 0. Whatever you turn lowers one coordinate of one head, which changes the nim-sum, and they can make it 0 again.
  }
flip-line-proof =
    <strong>One head. </strong>Turning (x, y) and (x, b) moves the head down to (x, b): the coordinate y becomes any smaller number, at least 1. So y − 1 is a Nim heap, and x − 1 likewise. Counting from 1 matters: from x = 1 nothing can be taken.

    <strong>Many heads are worth the nim-sum X of their values. </strong>A move turns a head worth g and a place worth w, so it leaves X ⊕ g ⊕ w, whether a head lay on that place or not. For a single head that is the move from g to w: w is never g, and can be any number below g. So X is never left; and for y < X some head has a 1 in the highest place where X and y differ, and w = g ⊕ X ⊕ y < g leaves y. By induction the mex is X.
flip-product-theorem = turning corners: the nim-product (Conway; Lenstra 1978)
flip-product-decides = What decides: a head on (x, y) is worth the nim-product (x − 1) ⊗ (y − 1). <strong>If the nim-sum of all heads is 0, the player to move loses.</strong>
flip-product-works = { $outcome ->
    [N] Some rectangle makes the nim-sum 0. Whatever they turn makes it something else, and you can make it 0 again.
   *[P] The nim-sum is 0. Whatever you turn makes it something else, and they can make it 0 again.
  }
flip-product-value-title = the value of a head is the nim-product by definition
flip-product-value =
    <strong>One head. </strong>Count coordinates from 0. The nim-product x ⊗ y is defined as the smallest number that is not (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) for any a < x and b < y: the mex over the three other corners.

    <strong>Several heads are worth their nim-sum X, </strong>by induction. A move turns a head worth g and three places with nim-sum w, and leaves X ⊕ g ⊕ w, heads there or not. A single head leaves w: any number below g, never g. So no move leaves X. For y below X some head has a 1 in the highest place where X and y differ; there w = g ⊕ X ⊕ y is below g, and leaves y.
flip-fields-title = nim-products form fields (Conway, On Numbers and Games, 1976, ch. 6)
flip-fields = With ⊕ and ⊗ the numbers below F = 2, 4, 16, 256, … are fields: F ⊗ x = F · x for x < F, F ⊗ F = F ⊕ F/2, and the rest follows by multiplying out. A rectangle changes the nim-sum by (x ⊕ a) ⊗ (y ⊕ b). In a field for each a just one b gives the wanted change; it’s a move if b < y.

flip-no-heads = There are no heads, and the nim-sum is 0.
flip-head-place = head
flip-head-value = value
flip-nim-sum = nim-sum
flip-more = Heads not shown, but counted: { $count }.
# head is a place such as (2, 3), others are one or three places.
flip-turn = turn { $head } and { $others }

flip-repeated-place = The place “{ $place }” is there twice. Type each head once.
flip-expected-board-place = a place x,y such as 2,3, or none
flip-expected-flip-rule = product, or two rules of coins with * between such as ruler*mock
flip-expected-flip-move = a head and a second place, such as 4,1>2,1
flip-fault-no-head-there = there is no head on that place
flip-fault-not-by-the-flip-rule = the rule does not allow turning these coins together

# A product of two rules of coins. columns, rows: as in flip-tartan-chosen.
flip-tartan-ruling = Choose { $columns } and { $rows }. Turn every coin where they cross. The coin in the last column and last row must show heads.
# kind: a rule of coins; most: of max and run.
flip-tartan-chosen = { $kind ->
    [turtles] one or two { flip-tartan-side }
    [mock] one, two or three { flip-tartan-side }
    [twins] two { flip-tartan-side }
    [triplets] three { flip-tartan-side }
    [ruler] any run of neighbouring { flip-tartan-side }
    [grunt] the { flip-tartan-side } 1, a, n + 1 − a and n (1 < a < n + 1 − a)
    [run] 1 to { $most } neighbouring { flip-tartan-side }
   *[max] 1 to { $most } { flip-tartan-side }, wherever they lie
  }
flip-tartan-side = { $side ->
    [columns] columns
   *[rows] rows
  }
# A single column or row: its number.
flip-turn-crossings = turn { $oneColumn ->
    [yes] column
   *[no] columns
  } { $columns } × { $oneRow ->
    [yes] row
   *[no] rows
  } { $rows }
flip-tartan-theorem = the Tartan theorem (Conway; Winning Ways, ch. 14)
flip-tartan-reason = A head is worth the nim-product of its two values in the games of one row. { $outcome ->
    [N] Your move makes the nim-sum of all heads 0, and you can always restore that.
   *[P] The nim-sum of all heads is 0. Every move changes it, and they can make it 0 again.
  }
flip-tartan-decides = What decides: a move is one of { $columns } in the columns and one of { $rows } in the rows at once. A head on (x, y) is worth the nim-product of what a head on place x and one on place y are worth in these games. <strong>If the nim-sum of all heads is 0, the player to move loses.</strong>
flip-tartan-works = { $outcome ->
    [N] Some move makes the nim-sum 0. Whatever they turn makes it something else, and you can make it 0 again.
   *[P] The nim-sum is 0. Whatever you turn makes it something else, and they can make it 0 again.
  }
flip-tartan-value-title = the value of a head is a nim-product
flip-tartan-value =
    <strong>What a move changes. </strong>Let g be the value of the head’s column in the columns’ game, and h that of its row in the rows’ game. Suppose that every coin before it is worth the nim-product of its two values. Let a be the nim-sum of the other columns chosen, and b that of the other rows. By the distributive law the coins turned besides the head are then worth (a ⊗ h) ⊕ (g ⊗ b) ⊕ (a ⊗ b).

    <strong>Never the same. </strong>That differs from g ⊗ h by (g ⊕ a) ⊗ (h ⊕ b). Here a is what a move in the columns’ game leaves, so it’s never g, and b is never h. A nim-product of two numbers above 0 is above 0. So no move leaves g ⊗ h.

    <strong>All smaller values. </strong>Every number below g is such an a, and every number below h is such a b. The nim-product g ⊗ h is defined as the smallest number that is not (a ⊗ h) ⊕ (g ⊗ b) ⊕ (a ⊗ b) for any a < g and b < h. So it’s the mex, and by induction the value of the head. Several heads are worth their nim-sum.
flip-expected-flip-crossing = columns and rows with * between, such as 3-4*1,3

flip-misere-theorem = Misère coins on a board (after Gurvich and Ho, 2018)
flip-misere-proof =
    Pair the columns 1 and 2, 3 and 4, and so on, and the rows likewise: that makes squares of four places. Call a position small if each square but the first has an even number of heads.

    (a) If a head isn’t on (1, 1), some head has an even coordinate: in the first square every other place has one, and in another square with heads at least one of them has. Turn it with its neighbour in the same square: the number there stays even or odd, as it was.

    (b) A move turns coins in one square, or in two in the same row or column of squares. So a small position is reached only where one square in line with the first one is odd, or two squares in line are. Then turn a head of the farther square, and one of two places in the nearer one: both give a small position, and their values differ.

    (c) A move from a small position makes at most two squares odd, and they lie in line: then (b) says how to go on.
