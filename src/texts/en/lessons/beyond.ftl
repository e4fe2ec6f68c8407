## Lessons: other sums, misère play, stealing, finding patterns.

# The title of a lesson is offered as a choice: at most 100 characters.
lesson-every-title = Every-SG: move in all games at once
# Before the game at the end: what to make use of in it.
lesson-every-game = Both are Bash with at most 3. Look at each heap alone first. Which one lasts longer?
lesson-every-longest-title = The game that ends last
lesson-every-longest-text =
    Now you must move in every game that isn’t over. If you can’t move at all, you lose. So the game that ends last decides.

    Look at each game alone: who wins it, and for how long can the winner make it last?
lesson-every-longest-right = Bash 5 ends last, and you win it: take 1, and they face 4. Take all of Nim 3 meanwhile. It’s N.
lesson-every-longest-wrong = Which of the two games can last longer? Who wins that one?
lesson-every-longest-again = Bash 8 ends last, and you lose it: they complete every move to 4. Nim 2 has 2 moves at most. It’s P.
lesson-every-rounds-title = Stall where you win, hurry where you lose
lesson-every-rounds-text =
    In a game that you win, make it last. In one that you lose, get it over quickly. Then count how many moves each game takes: an odd number if the player to move wins it, an even number if not. The largest number decides.

    Bash with at most 3 once more.
lesson-every-rounds-right = You lose both heaps, since they complete every move to 4. So you lose the one that ends last, too: P.
lesson-every-rounds-wrong = Who wins each heap by itself? Which of the two lasts longer then?
lesson-every-rounds-again = You lose bash 4, in 2 moves. You win bash 5, in 3: take 1, and they face 4. 3 is more than 2: N.
lesson-every-hurry-title = Move in both
lesson-every-hurry-text =
    Now every move has two halves, one in each game. In the game that decides, make the move that wins it. In the other, don’t let it last longer.
lesson-every-hurry-right = In bash 5 take 1: they face 4, and you end that game with your next move. Bash 3 has 3 moves in it at most, so it can’t end later.
lesson-every-hurry-wrong = Which heap lasts longer? Look at that one alone: which move leaves them a losing heap there?
lesson-every-hurry-again = In bash 6 take 2: they face 4, and you end that game with your next move. Bash 2 has 2 moves in it at most, so it can’t end later.

lesson-tame-title = Misère beyond Nim: tame games, and where it fails
lesson-tame-game = Bash with at most 3, and the last move loses. Which Nim heaps are these?
lesson-tame-tame-title = Tame games
lesson-tame-tame-text =
    Misère again: make the last move and you lose. Some games act in misère play just as the Nim heaps of their values do, also in sums. Such games are tame, and Bash is one of them: with at most 3, a heap acts like a Nim heap of its remainder modulo 4.
lesson-tame-tame-right = The remainders are 1 and 2. Take 2 from heap 2: 1 and 0, a single one. Or take 3 from heap 1: 2 and 2, nim-sum 0. Both win in misère Nim.
lesson-tame-tame-wrong = Put the remainders modulo 4 in place of the heaps. What would you do in misère Nim?
lesson-tame-tame-again = The remainders are 1 and 3. Take 3 from heap 2: 1 and 0, a single one. Or take 2 from heap 1: 3 and 3, nim-sum 0. Both win in misère Nim.
lesson-tame-rule-title = The rule for tame games
lesson-tame-rule-text =
    If some value is above 1: P exactly when the nim-sum is 0, as always. If all values are 0 or 1: the other way round, P exactly when the nim-sum is 1.

    Chinese contests call it the SJ theorem (Anti-SG). They state it for games that are over as soon as every value is 0; for games that act as Nim heaps do it holds without that.
lesson-tame-rule-right = The values are 1, 1 and 1. None is above 1, and 1 ⊕ 1 ⊕ 1 = 1: P.
lesson-tame-rule-wrong = What is each heap worth? Is one of the values above 1? Which half of the rule holds then?
lesson-tame-rule-again = The values are 1 and 1. None is above 1, and 1 ⊕ 1 = 0: N.
lesson-tame-wild-title = Is it always so?
lesson-tame-wild-text =
    Kayles: rows of 0 to 5 pins are worth 0 1 2 3 1 4. Does the rule hold here, too? Don’t trust it: look at every move.

    The rule is right for every position one move away from rows of 5 and 1, so you may use it there.
lesson-tame-wild-right = 5; 4 and 1; 3, 1 and 1; 2, 2 and 1; 3 and 1; 2, 1 and 1: by the rule all are N. So 5 and 1 is P, though 4 ⊕ 1 = 5. Here the rule fails: Kayles isn’t tame.
lesson-tame-wild-wrong = List what each move leaves. Is one of these positions P?
lesson-tame-wild-again = Knock down 1 pin of the 2: 5 and 1 are left, and you’ve just seen that this is P. So 5 and 2 is N.

lesson-chomp-title = Chomp and strategy stealing
lesson-chomp-game = A square bar. Which shape would let you copy every bite?
lesson-chomp-steal-title = You win, but how?
lesson-chomp-steal-text =
    Chomp: bite at a cell, and every cell right of it, above it, or both goes, too. The bottom left cell is poisoned. Suppose you just take the top right corner. If that wins, good. If not, some answer beats it; but that bite takes the corner along, so you could have made it yourself. So the first player wins on every bar with more than one cell. The proof doesn’t say how.

    Try the same argument here. Is there a move that every other move includes?
lesson-chomp-steal-right = Every number has the divisor 1, so every move takes the 1 along. Suppose you erase the 1 alone. If that doesn’t win, some answer beats it, and you could have made that move first: N.
lesson-chomp-steal-wrong = Is there a move that every other move includes? If so, suppose you make it. If not, try the moves.
lesson-chomp-steal-again = Two cells stick out, and neither bite takes the other one. Bite one, they bite the other, and only the poisoned cell is left: P.
lesson-chomp-rows-title = Two rows
lesson-chomp-rows-text =
    Two rows, the lower one longer by one. Whatever they bite, you can make it so again, and at the end they’re left with the poisoned cell.
lesson-chomp-rows-right = Bite at row 1, column 5. Rows of 4 and 3 are left, the lower one longer by one.
lesson-chomp-rows-wrong = How long are the two rows after your bite?
lesson-chomp-rows-again = Bite at row 2, column 4. Rows of 4 and 3 are left, the lower one longer by one.
lesson-chomp-square-title = An L to copy in
lesson-chomp-square-text =
    An L with two equal arms and the poisoned cell in the corner: they bite one arm, you bite the other in the same way. In the end they’re left with the poisoned cell.
lesson-chomp-square-right = Bite at row 2, column 2. An L with two arms of 3 cells is left, and you copy every bite.
lesson-chomp-square-wrong = Which bite leaves two arms of the same length and nothing else?
lesson-chomp-square-again = The arms have 3 and 2 cells. Bite at row 1, column 4: now both have 2, and you copy every bite.

lesson-patterns-title = Make a table, spot the pattern, prove it
lesson-patterns-game = A row of 11 pins. Where do you begin, so that you can copy?
lesson-patterns-table-title = Compute small ones
lesson-patterns-table-text =
    No idea? Write down what small positions are worth. Here a move takes 1 or 4, and heaps 0 to 8 are worth 0 1 0 1 2 0 1 0 1. Go on. (/table makes such lists for you.)
lesson-patterns-table-right = Heaps 8 and 5 are worth 1 and 0: mex {"{"}0, 1{"}"} = 2.
lesson-patterns-table-wrong = Look up the two heaps that a move leads to. Which is the smallest number missing?
lesson-patterns-table-again = Heaps 9 and 6 are worth 2 and 1: mex {"{"}1, 2{"}"} = 0.
lesson-patterns-period-title = Spot the pattern
lesson-patterns-period-text =
    Look where the zeros are. Look at differences, remainders, powers of two. In subtraction games the same stretch comes again and again: measure it.
lesson-patterns-period-right = 0 1 0 1 2, then 0 1 0 1 2 again: 5 values.
lesson-patterns-period-wrong = Look where the row begins anew, and check that it agrees up to the end. Take the shortest stretch.
lesson-patterns-period-again = 0 0 1 1 2 2, then 0 0 1 1 2 2 again: 6 values.
lesson-patterns-proof-title = Seen isn’t proved
lesson-patterns-proof-text =
    A pattern may hold for twenty values and fail at the next. So prove both halves. The claim, taking 1 or 4: a heap loses exactly when its remainder modulo 5 is 0 or 2. From remainder 0 you leave 4 or 1, from 2 you leave 1 or 3: never 0 or 2. And from 1, 3 and 4 some move leaves 0 or 2. (/claim tests a rule and shows where it breaks.)
lesson-patterns-proof-right = 17 = 3 · 5 + 2, remainder 2: lost. You leave 16 or 13, remainders 1 and 3. They take 1 and leave remainder 0 or 2.
lesson-patterns-proof-wrong = Divide by 5. What does the claim say of the remainder?
lesson-patterns-proof-again = 23 = 4 · 5 + 3, remainder 3: won. Take 1, and 22 is left, remainder 2.
lesson-patterns-symmetry-title = Sometimes you need no table
lesson-patterns-symmetry-text =
    Kayles: knock down one pin, or two neighbours. Leave two equal rows, and then copy: whatever they do in one row, do it in the other.
lesson-patterns-symmetry-right = Knock down pins 4–5, the two in the middle. Rows of 3 and 3 are left, and you copy every move.
lesson-patterns-symmetry-wrong = Which move leaves two equal rows?
lesson-patterns-symmetry-again = Knock down pin 5, the one in the middle. Rows of 4 and 4 are left, and you copy every move.
