flip-name = Turning coins on a board
# Other names a person may type, in lower case, with commas between.
flip-aliases = turning-corners
flip-summary = Turn a head to tails, together with a coin before it in its row or column (or the corners of a rectangle).
flip-rules =
    A board of coins; places (x, y) are counted from 1. A move: choose a head (x, y), turn it to tails, and turn one more coin: (x, b) with b < y, or (a, y) with a < x. With rule=product a move turns the four corners (x, y), (a, y), (x, b), (a, b) of a rectangle with a < x and b < y.

    Type a position as its heads: flip 2,3 4,1, or flip 4,3 rule=product; flip none has no heads. Type a move as the head and the second coin (or the opposite corner): 4,1>2,1.

    Example: flip 1,2 3,1. You play 3,1>2,1 and leave heads on (1, 2) and (2, 1): they can only turn one of these together with (1, 1), and you turn the other together with (1, 1): all are tails.
flip-ruling = { $rule ->
    [line] Turn over a coin (x, y) that shows heads, and one more: (a, y) with a below x, or (x, b) with b below y.
   *[product] Turn over a coin (x, y) that shows heads, and the three coins (a, y), (x, b) and (a, b), with a below x and b below y.
  }
flip-ruling-places = Places are counted from 1. Coins that turn from tails to heads stay in play.

flip-line-theorem = coins on a board as Nim heaps (after Bouton, 1902)
flip-line-decides = What decides: a head on (x, y) is like two Nim heaps, x − 1 and y − 1, so it is worth (x − 1) ⊕ (y − 1). <strong>If the nim-sum of all heads is 0, the player to move loses.</strong>
# list: values of the heads; none where they are many.
flip-reason = { $rule ->
    [line] A head on (x, y) is like two Nim heaps, x − 1 and y − 1
   *[product] A head on (x, y) is worth the nim-product of x − 1 and y − 1
  }{ $list ->
    [none] .
   *[other] , worth { $list } here.
  }
flip-reason-none = { $rule ->
    [line] Every head stands on the diagonal: its two distances are equal heaps. What you do to one, they do to the other.
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
    <strong>One head. </strong>Count coordinates from 0. The nim-product of x and y is defined as the smallest number that is not (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) for any a < x and b < y. That is the mex over the three corners that are left when the head (x, y) is turned: the value of the head, word for word.

    <strong>Many heads are worth the nim-sum X of their values. </strong>A move turns a head worth g and three places worth w together, so it leaves X ⊕ g ⊕ w, whether heads lay there or not. For a single head w is the value of what the move leaves: never g, and any number below g for some move. So X is never left; and for y < X some head has a 1 in the highest place where X and y differ, and w = g ⊕ X ⊕ y < g leaves y. By induction the mex is X.
flip-fields-title = nim-products form fields (Conway, On Numbers and Games, 1976, ch. 6)
flip-fields =
    <strong>How to compute. </strong>With ⊕ and ⊗ the numbers below 2, 4, 16, 256, 65536, … are fields. For such a bound F: F ⊗ x = F · x for x < F, and F ⊗ F = F ⊕ F/2; all else follows by multiplying out.

    <strong>How to find the move. </strong>A rectangle changes the nim-sum by (x ⊕ a) ⊗ (y ⊕ b). In a field one can divide: for each a there is exactly one y ⊕ b that gives the wanted change, and it is a move if b < y.

flip-no-heads = There are no heads, and the nim-sum is 0.
flip-head-place = head
flip-head-value = value
flip-nim-sum = nim-sum
flip-more = Heads not shown, but counted: { $count }.
# head is a place such as (2, 3), others are one or three places.
flip-turn = turn { $head } and { $others }

flip-repeated-place = The place “{ $place }” stands twice: a coin has one side up.
flip-expected-board-place = a place x,y such as 2,3, or none
flip-expected-flip-rule = product, or is left out
flip-expected-flip-move = a head and a second place, such as 4,1>2,1
flip-fault-no-head-there = there is no head on that place
flip-fault-not-by-the-flip-rule = the rule does not allow turning these coins together
