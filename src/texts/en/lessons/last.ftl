## Lessons on graphs, on other sums, and on how to find out by oneself.

# The title of a lesson is offered as a choice: at most 100 characters.
lesson-hackenbush-title = Hackenbush: the colon and fusion principles
lesson-hackenbush-stalk-title = A stalk is a heap
lesson-hackenbush-stalk-text =
    A move cuts one edge; what no longer hangs on the ground (point 0) falls. Who cannot cut has lost.

    A stalk of n edges: cutting leaves any shorter stalk. That is a Nim heap of n.
lesson-hackenbush-colon-title = The colon principle
lesson-hackenbush-colon-text =
    Where branches meet in a point, put one stalk in their place, as long as the nim-sum of their values; an edge with something of value v on top is worth v + 1. (Cited: Berlekamp, Conway and Guy, Winning Ways, 1982.)

    Here two branches of one edge each stand on an edge from the ground: 1 ⊕ 1 = 0 on top of it.
lesson-hackenbush-fusion-title = The fusion principle
lesson-hackenbush-fusion-text =
    The points of a cycle may be fused into one; the value stays the same. Its edges become loops, each worth 1. So a cycle with an odd number of edges is worth 1, one with an even number 0. (Cited: the same book; the proof is too long for a card.)

    A triangle that stands on the ground in one point: three edges.
lesson-hackenbush-cut-title = Both together
lesson-hackenbush-cut-text =
    An edge from the ground to point 1, there the triangle 1–2–3, and on 3 an edge to 4. Fuse the triangle: three loops, 1 ⊕ 1 ⊕ 1 = 1, beside the edge to 4, worth 1. Together 0, with the edge below it 0 + 1 = 1.

    Value 1 is not 0. Which cut leaves 0?
# Before the game at the end: what to make use of in it.
lesson-hackenbush-game = The figure from the last card, beside a stalk of 3 edges. What is the figure worth? Cut the stalk to that length. After each cut of theirs, make both values equal again.

lesson-every-title = Every-SG: move in all games at once
lesson-every-longest-title = The game that ends last
lesson-every-longest-text =
    Now a move is a move in every game that is still going. Who cannot move at all has lost. So what counts is the game that ends last.

    Nim 3 can be over in one move. Bash 5 (at most 3) is an N-position too, and lasts longer: take 1, and they face 4.
lesson-every-rounds-title = Stall where you win, hurry where you lose
lesson-every-rounds-text =
    In a game that you win, make it last; in one that you lose, get it over quickly. Count how many moves each game then takes: an odd number if the player to move wins it, an even one if not. The game with the largest number decides.

    Both heaps here are multiples of 4.
lesson-every-hurry-title = Move in both
lesson-every-hurry-text =
    Bash 3 and bash 5, at most 3 each. In bash 5 only one move wins: leave 4. In bash 3 you win by taking all.

    Choose the pair of moves after which the game that ends last is yours.
lesson-every-game = Both are Bash with at most 3. Leave 4 in both games at once, and complete to 4 afterwards.

lesson-chomp-title = Chomp and strategy stealing
lesson-chomp-steal-title = A win that nobody shows
lesson-chomp-steal-text =
    A bar of chocolate; a move chooses a square and bites it off with all squares whose row and column are both at least as large; who must take the poisoned first square has lost.

    Suppose you just take the far corner. If that wins: good. If not, they have an answer that wins, and that answer takes the corner along anyway: you could have played it yourself. So the first player wins any bar of more than one square. (The argument finds no move; that is called strategy stealing.)
lesson-chomp-rows-title = Two rows
lesson-chomp-rows-text =
    Two rows of which the first is one longer: whatever they bite, you make it so again. From 3 and 2: bite one off the first row, and one off the second is the answer.

    At the end 1 and 0 are left: the poisoned square alone.
lesson-chomp-square-title = Squares
lesson-chomp-square-text =
    A square bar: bite at row 2, column 2. An L of two equal arms is left, and now you copy each bite in the other arm. The poisoned square is theirs.

    Find the bite on 4 × 4.
lesson-chomp-game = 3 × 4 has a winning first bite, as every bar has; look for one after which every answer has an answer. Hints are there.

lesson-patterns-title = Make a table, spot the pattern, prove it
lesson-patterns-table-title = Compute small ones
lesson-patterns-table-text =
    Not known? Write the values of small positions down. A move takes 1 or 4: heaps 0 to 8 are worth 0 1 0 1 2 0 1 0 1.

    The next one is heap 9; it leads to 8 and 5. (/table makes such lists for you.)
lesson-patterns-period-title = Spot the pattern
lesson-patterns-period-text =
    Look at where the zeros are, at differences, at remainders, at powers of two. Here the same stretch comes again and again.

    How long is it?
lesson-patterns-proof-title = Seen is not proved
lesson-patterns-proof-text =
    A pattern of twenty values may end at the next. Prove it by the two halves: from a position that you call lost, every move leads to one that you call won; from each won one, some move leads to a lost one. (/claim tests a rule and shows where it breaks.)

    The claim here: lost are the heaps with remainder 0 or 2 by 5. Use it for 17.
lesson-patterns-symmetry-title = Sometimes no table is needed
lesson-patterns-symmetry-text =
    Kayles: knock down one pin, or two neighbouring ones; that may split the row. Begin in the middle, so that two equal rows are left; then copy every move in the other row.

    A row of 5: a move such as 1>2,2 leaves rows of 2 and 2.
lesson-patterns-game = A row of 7 pins. Begin in the middle, then copy what they do.
