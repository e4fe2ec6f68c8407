octal-name = Octal game
octal-aliases = octal-game
octal-summary = Take from a heap and perhaps break it in two, as an octal code says.
octal-rules =
    Some heaps of stones and an octal code such as 0.137. A move: choose one heap and take k stones from it. The k-th digit after the point says what may be left of the heap. It is a sum: 1 if nothing may be left (the heap was exactly k), 2 if one heap may be left, 4 if two heaps may be left. So 3 = 1 + 2 allows nothing or one heap, 7 allows all three, 0 forbids taking k. The digit before the point is 0, or 4: a heap may then be split in two without taking.

    Type a position as the heaps and the code: octal 9 2 code=0.77. Type a move as the heap and what it becomes: 1>3,5 (heap 1 becomes 3 and 5), 1>8 (it becomes 8), 2>0 (heap 2 is gone).

    Example: under 0.77 you take 1 or 2 and may split what is left. From one heap of 3, take 1 from the middle: 1 and 1 are left, they take one of them, and you take the last.

octal-theorem = mex, heap by heap (Sprague 1935, Grundy 1939)
octal-decides = What decides: each heap has a value, from the small heaps upwards: the smallest number missing among the values it can become (mex). Two heaps are worth their nim-sum. <strong>Value 0 loses for the player to move.</strong>
octal-works = { $outcome ->
    [N] The value is not 0, so some move makes it 0. From value 0 whatever they do makes it something else, and you can make it 0 again. The last move is yours.
   *[P] The value is 0, and no move keeps it 0: a heap never has the value of one of its own options. Whatever you do, they can make it 0 again, and the last move is theirs.
  }
octal-values-proof = <strong>Values. </strong>By mex a move leads from value g to every smaller value and never to g, as in a Nim heap of g. So the nim-sum decides a sum of heaps (Sprague 1935, Grundy 1939).
octal-no-short-cut = <strong>No short cut. </strong>The values of the game { $law } were worked out one by one, from heap 0 upwards.
octal-period-title = Guy–Smith theorem (1956)
# most: the most stones that a move may take.
octal-period-proof =
    Let the values from heap { $from } on repeat with period { $period } up to 2·{ $from } + { $period } + { $most }: so they are known { $period ->
        [1] 1 heap
       *[other] { $period } heaps
    } farther. Take a larger heap n; by induction smaller ones repeat. A move takes at most { $most ->
        [1] 1 stone
       *[other] { $most } stones
    }, so of two heaps left the larger one is in the part that repeats, with a period to spare. Making it { $period } smaller gives a way to break heap n − { $period }, worth the same; each way to break that heap comes from one like this. So both have the same mex: n is worth what n − { $period } is worth.

# The rules of a game in a word; law: its code or its rule.
octal-law = { $form ->
    [grundy] { grundy-name }
    [octal] octal code { $law }
   *[rule] rule { $law }
  }
octal-values = The values of single heaps ({ octal-law }) begin:
octal-heap = heap
octal-value = value
octal-options = What heap { $heap } can become:
octal-move = move
octal-leaves = leaves
octal-take = { $take ->
    [0] split
   *[other] take { $take }
  }
octal-nothing = nothing
# Between the heaps that are left, before list-and.
octal-parts-comma = {" "}and{" "}
octal-mex = The smallest number missing is { $mex }: the value of heap { $heap }.
# needed: how far the values were worked out. same: a heap of the first round that has the same value.
octal-period =
    The values repeat: from heap { $preperiod } on they have period { $period }. <strong>This is proved, not only seen: </strong>the values to heap { $needed } suffice by the Guy–Smith theorem.

    { $period ->
        [1] So a heap of { $heap } is worth what heap { $same } is worth: <strong>{ $value }</strong>.
       *[other] { $heap } mod { $period } = { $remainder }, so this heap is worth what heap { $same } is worth: <strong>{ $value }</strong>.
    }
octal-open = For { octal-law } no period is proved here, so each value has to be worked out from all smaller ones: up to heap { $most } at most, and as far as the time allows. The heap of { $heap } was out of reach.
octal-misere-open = For { octal-law } I found no misère quotient that covers these heaps. Grundy values alone don’t decide misère play.
octal-published = Published, not checked here: period { $period } from heap { $preperiod } on.
octal-recurrence = The value of heap { $heap } was worked out in the same way, from the values of all smaller heaps: <strong>{ $value }</strong>.

misere-quotient-theorem = Misère quotient (Plambeck, Siegel 2008)
misere-quotient-decides = What decides under misère play: each heap stands for an element, written in letters such as a or b², and the heaps together for their product. <strong>The player to move loses exactly when the product is on the list of losing elements.</strong> Here it’s { $product }.
misere-quotient-reason = { $outcome ->
    [N] The heaps multiply to { $product } in the misère quotient, which wins. Your move makes the product a losing one.
   *[P] The heaps multiply to { $product } in the misère quotient, and that loses for the player to move.
  }
misere-quotient-works = { $outcome ->
    [N] Some move makes the product a losing one. From there every move leads to a product that wins, and you can make it a losing one again, until they must make the last move.
   *[P] Every move makes the product one that wins, and they can make it a losing one again, until you must make the last move.
  }
misere-quotient-title = The quotient of { octal-law }: { $order } elements
# Computed: what the program checked.
misere-quotient-proof =
    <strong>Found by program. </strong>Two sums of heaps{ $most ->
        [all] {""}
       *[other] {" "}up to { $most }
    } get the same element if they win and lose alike, whatever stands beside them. { $lost } elements lose.

    <strong>Checked. </strong>For each sum, look at its element and those beside which one of its moves wins. Adding a heap changes both in a way that depends on them alone, so { $sums } kinds of sums stand for all. In each, the product loses exactly when no move leads to a losing product. With nothing left the product is 1, which wins. By induction, the product decides every sum.
misere-period-title = Why it holds for all heaps (Plambeck 2005)
misere-period-proof =
    From heap { $from } on, the elements repeat with period { $period }, and the program saw this in all heaps below 2·{ $from } + 2·{ $period } + { $taken }. Take a larger heap n, and suppose that smaller ones repeat. A move takes at most { $taken ->
        [1] 1 stone
       *[other] { $taken } stones
    }, so of two heaps left the larger one is at least { $from } + { $period }. Making it { $period } smaller gives a way to break heap n − { $period } with the same product, and each way to break that heap comes from one like this. So both heaps lead to the same products, and n may stand for the same element as n − { $period }: nothing new has to be checked.
misere-quotient-letters = Letters stand for single heaps ({ octal-law }): { $letters }.
misere-quotient-losing = Losing elements: { $losing }.
misere-quotient-table = Elements of single heaps:
misere-quotient-repeats = From heap { $preperiod } on they repeat with period { $period }, for ever.
misere-quotient-times = An element times a letter:
misere-element = element
misere-same = same as
misere-product = product
misere-more = { $count } more heaps are not listed.
misere-product-note = { $lost ->
    [yes] { $product } is a losing element.
   *[no] { $product } isn’t a losing element.
  }

octal-expected-octal-code = an octal code: 0 or 4, a point, and up to 64 digits from 0 to 7, such as 0.77 (any other first digit would let a move change nothing)
octal-expected-row-and-parts = a row and what is left of it, such as 1>2,3 (rows of 2 and 3 are left of row 1) or 1>0 (nothing is left)
octal-expected-heap-and-parts = a heap and what it becomes, such as 1>2,3 (heap 1 becomes 2 and 3) or 1>0 (it is gone); 1:2 takes 2 from heap 1
octal-fault-not-so-divided = this game doesn’t let you leave it like that
octal-fault-must-change = a move must take or split something

# How a position and a move of the games that follow are typed.
-octal-typing =
    Type a position as the lengths of the rows: { $game } { $rows }. Type a move as the row and what it becomes: 1>{ $left },{ $right } (row 1 becomes { $left } and { $right }), 1>{ $one } (it becomes { $one }){ $gone ->
        [no] .
       *[yes] , 2>0 (row 2 is gone).
    } 1:{ $taken } takes the first { $taken ->
        [1] piece
       *[other] { $taken }
    } of row 1.

kayles-name = Kayles
kayles-aliases = skittles
kayles-summary = Knock down one pin of a row, or two side by side.
kayles-rules =
    Pins stand in rows; a ball knocks down one pin or two neighbours. What is left of the row may stay together or fall in two rows. This is the octal game 0.77.

    { -octal-typing(game: "kayles", rows: "9 2", left: "3", right: "5", one: "8", taken: "2", gone: "yes") }

    Example: in a row of 5 the first player knocks down the pin in the middle. 2 and 2 are left, and whatever the other player does on one side, the first one copies on the other.

dawson-name = Dawson’s Kayles
dawson-aliases = dawsons-kayles
dawson-summary = Knock down two skittles that stand side by side.
dawson-rules =
    Like Kayles, but a ball knocks down exactly two neighbouring skittles; what is left of the row may stay together or fall in two rows. A skittle that stands alone is safe. This is the octal game 0.07.

    { -octal-typing(game: "dawson", rows: "9 2", left: "3", right: "4", one: "7", taken: "2", gone: "yes") }

    Example: from a row of 4 knock down the middle two: 1 and 1 are left, and nobody can move any more.

dawsonchess-name = Dawson’s Chess
dawsonchess-aliases = dawsons-chess
dawsonchess-summary = Remove a pawn together with its neighbours.
dawsonchess-rules =
    T. R. Dawson’s pawn game: on a board of three rows the pawns of both sides face each other and must capture. What it comes to: you choose a pawn, and it leaves the board together with the pawns beside it. That is the octal game 0.137. Dawson himself played it misère: add misere.

    { -octal-typing(game: "dawsonchess", rows: "9 2", left: "2", right: "4", one: "7", taken: "2", gone: "yes") }

    Example: in a row of 5 choose the pawn in the middle: 1 and 1 are left. They choose one, and you choose the other.

treblecross-name = Treblecross
treblecross-aliases = treblecross-game, 1d-tic-tac-toe
treblecross-summary = Put an X on a square; the squares up to two away are closed.
treblecross-rules =
    Noughts and crosses on one row, where both players write crosses and three in a row win. Nobody writes within two squares of a cross unless it wins at once, so each cross uses up five squares, two on each side. On a board of n squares this is the octal game 0.007 with one row of n + 2: a cross takes 3 from the row, and what is left may stay together or fall in two rows.

    Type 2 more than the squares that may still be used, for each gap: treblecross 9 is an empty board of 7 squares. The two dark squares at the ends of a row can’t be used.

    { -octal-typing(game: "treblecross", rows: "9 3", left: "2", right: "4", one: "6", taken: "3", gone: "yes") }

    Example: on a board of 3 squares (a row of 5) the first cross in the middle takes 3 and leaves 1 and 1: no safe square is left.

officers-name = Officers
officers-aliases = officers-game
officers-summary = Remove one officer from a row of two or more.
officers-rules =
    Officers stand in rows. A move removes one of them, and something must be left of its row: one row or two. A single officer can’t be removed. This is the octal game 0.6. No period is known for its values.

    { -octal-typing(game: "officers", rows: "9 4", left: "3", right: "5", one: "8", taken: 1, gone: "no") }

    Example: from a row of 3 remove the middle one: 1 and 1 are left, and nobody can move any more.

## Rows of pieces that keep their places: pins, pawns, squares, …

# Pieces as a button names them; pieces: “3” or “3–4”; one: there is one.
row-pieces = { $piece ->
    [pin] { $one ->
        [yes] pin { $pieces }
       *[no] pins { $pieces }
    }
    [skittle] skittles { $pieces }
    [pawn] pawn { $pieces }
    [cross] square { $pieces }
    [officer] officer { $pieces }
   *[bead] { $one ->
        [yes] bead { $pieces }
       *[no] beads { $pieces }
    }
  }
# A move in a row; row: its number, where there are several.
row-move = { $piece ->
    [pin] knock down
    [skittle] knock down
    [cross] put an X on
    [bead] take
   *[other] remove
  } { row-pieces }{ $row ->
    [none] {""}
   *[other] {" "}in row { $row }
  }
row-ruling = { $piece ->
    [pin] Knock down one pin, or two pins side by side.
    [skittle] Knock down two skittles side by side.
    [pawn] Remove a pawn together with its neighbours.
    [cross] Put an X on a light square. It closes the squares up to two away on both sides.
   *[officer] Remove one officer from a row of two or more.
  }
