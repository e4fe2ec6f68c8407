## Lessons: games of heaps and coins with a theory of their own.

# The title of a lesson is offered as a choice: at most 100 characters.
lesson-wythoff-title = Wythoff’s game: a queen and the losing pairs
# Before the game at the end: what to make use of in it.
lesson-wythoff-game = List the losing pairs up to these heaps, and move to one of them. After each answer, find the next.
lesson-wythoff-queen-title = A queen walks home
lesson-wythoff-queen-text =
    Two heaps. A move takes any number from one heap, or the same number from both: a chess queen goes left, down or along the diagonal. Get to (0, 0) and you win.

    From some squares she’s home in one move. Which square leads only to those?
lesson-wythoff-queen-right = From (1, 2) she reaches (0, 2), (1, 1), (1, 0) and (0, 1), and from all of these they’re home in one move. All are N, so (1, 2) is P.
lesson-wythoff-queen-wrong = Try the squares that she can reach, one by one. Does one of them stop them from getting home at once?
lesson-wythoff-queen-again = Take 1 from heap 2. They face (1, 2), which is P. So (1, 3) is N.
lesson-wythoff-pairs-title = Each number once
lesson-wythoff-pairs-text =
    The losing pairs are (0, 0), (1, 2), (3, 5), …: pair n begins with the smallest number not used yet, and the other is n more. So every number is in exactly one pair, and every difference belongs to exactly one.

    That’s why no move leads from pair to pair. Take from one heap, and a number stays; take from both, and the difference stays.
lesson-wythoff-pairs-right = (3, 4) has the difference 1, and so has (1, 2). Take 2 from both.
lesson-wythoff-pairs-wrong = What you leave isn’t a losing pair. Which pair shares a number or the difference with your heaps?
lesson-wythoff-pairs-again = 5 is in (3, 5): take 3 from heap 2, and 5 and 3 are left. Or keep the difference 1: take 4 from both, and (1, 2) is left.
lesson-wythoff-every-title = From everywhere else
lesson-wythoff-every-text =
    Your heaps aren’t a losing pair. Look up the pair of the smaller heap; the other number of that pair is its partner.

    Is your larger heap above the partner? Lower it to the partner. Is it below? Then your difference is smaller than that pair’s, so the pair with your difference lies further down: take the same from both. So every position but the pairs is N.
lesson-wythoff-every-right = 5 is the larger number of (3, 5). Lower the 9 to 3: take 6 from heap 2.
lesson-wythoff-every-wrong = Which pair is your smaller heap in? Is your larger heap above its partner?
lesson-wythoff-every-again = 4 is the smaller number of (4, 7), and 9 is above 7. Lower it: take 2 from heap 2.
lesson-wythoff-move-title = Down the diagonal
lesson-wythoff-move-text =
    Now your larger heap is below the partner, so you can’t reach the pair of your smaller heap. But you can keep the difference.

    Type 5,5 to take 5 from both, 1:5 to take 5 from heap 1.
lesson-wythoff-move-right = 6 is in (6, 10), and 9 is below 10. The difference is 3, as in (4, 7): take 2 from both.
lesson-wythoff-move-wrong = Keep the difference. Which losing pair has it, and how many must go from both heaps?
lesson-wythoff-move-again = 8 is in (8, 13), and 11 is below 13. The difference is 3, as in (4, 7): take 4 from both.

lesson-beatty-title = The golden ratio and Beatty’s theorem
lesson-beatty-game = The two amounts may differ by 1. Compute the losing pairs from √2, and move to one of them.
lesson-beatty-golden-title = Without a list
lesson-beatty-golden-text =
    Wythoff (1907): pair n is ⌊n · φ⌋ and n more, where φ = (1 + √5)/2 = 1.618… is the golden ratio, and ⌊ ⌋ rounds down.

    So let n be the difference of the heaps. Is the smaller heap ⌊n · φ⌋?
lesson-beatty-golden-right = The difference is 4, and 4 · 1.618… is 6.47…, rounded down 6. That’s the smaller heap: P.
lesson-beatty-golden-wrong = Multiply the difference by 1.618… and round down. Is that the smaller heap?
lesson-beatty-golden-again = The difference is 5, and 5 · 1.618… is 8.09…, rounded down 8. The smaller heap is 9, not 8: N.
lesson-beatty-share-title = Why each number comes once
lesson-beatty-share-text =
    Beatty (1926): if α and β are positive and irrational, and 1/α + 1/β = 1, then ⌊α⌋, ⌊2α⌋, … and ⌊β⌋, ⌊2β⌋, … together give each number 1, 2, 3, … once. Why? Of the first kind ⌊N/α⌋ are below N, of the second ⌊N/β⌋. N/α and N/β add up to N and aren’t whole, so rounding both down loses 1: together N − 1 are below N. So each step from N to N + 1 brings in one more, and that’s N.

    It fits α = φ and β = φ + 1. So every heap is in one pair: find it.
lesson-beatty-share-right = 9 · 1.618… is 14.56…, so 14 is the smaller number of pair 9: (14, 23). Take 2 from heap 2.
lesson-beatty-share-wrong = Divide the smaller heap by 1.618… and try the next whole number as n. Which pair is that?
lesson-beatty-share-again = 10 · 1.618… is 16.18…, so 16 is the smaller number of pair 10: (16, 26). Take 2 from heap 2.
lesson-beatty-root-title = A wider diagonal
lesson-beatty-root-text = With a = 2, the amounts you take from both heaps may differ by 1. Then a pair’s difference grows by 2 each time, and pair n is ⌊n · √2⌋ and 2n more. Beatty’s theorem fits again, since 1/√2 + 1/(2 + √2) = 1. √2 = 1.414…
lesson-beatty-root-right = The difference is 6, so n would be 3. 3 · 1.414… is 4.24…, rounded down 4. That’s the smaller heap: P.
lesson-beatty-root-wrong = Halve the difference: that’s n. Multiply by 1.414… and round down. Is that the smaller heap?
lesson-beatty-root-again = The difference is 6, so n would be 3. 3 · 1.414… is 4.24…, rounded down 4. The smaller heap is 5, not 4: N.

lesson-fibonacci-title = Fibonacci Nim and Zeckendorf’s theorem
lesson-fibonacci-game = Write 17 as a Fibonacci sum, and do it again after each answer.
lesson-fibonacci-sum-title = Sums of Fibonacci numbers
lesson-fibonacci-sum-text =
    1, 2, 3, 5, 8, 13, 21, 34, …: each is the sum of the two before it. Every number is a sum of Fibonacci numbers, no two of them neighbours in this list, in one way only (Zeckendorf). Take away the largest that fits, then the largest that fits into the rest: 20 = 13 + 5 + 2.

    Type the numbers with + between them.
lesson-fibonacci-sum-right = 33 − 21 = 12, 12 − 8 = 4, 4 − 3 = 1. So 33 = 21 + 8 + 3 + 1.
lesson-fibonacci-sum-wrong = Take the largest Fibonacci number that fits, then the largest that fits into the rest, and so on.
lesson-fibonacci-sum-again = 46 − 34 = 12, 12 − 8 = 4, 4 − 3 = 1. So 46 = 34 + 8 + 3 + 1.
lesson-fibonacci-smallest-title = Take the smallest part
lesson-fibonacci-smallest-text =
    One heap. The first move may not take everything; after that, take at most twice what was just taken. Take the last stone to win.

    Take the smallest part. Parts are never neighbours, so the next one is more than twice as large, and they can’t take it whole. What they leave of it has a smallest part of at most twice their take, so you can go on (Whinihan, 1963).
lesson-fibonacci-smallest-right = 32 = 21 + 8 + 3. Take 3: they may take at most 6, so they can’t take the 8 whole.
lesson-fibonacci-smallest-wrong = Write the heap as a Fibonacci sum. Which part is the smallest?
lesson-fibonacci-smallest-again = 27 = 21 + 5 + 1. Take 1: they may take at most 2, so they can’t take the 5 whole. (5 + 1 = 6 wins, too.)
lesson-fibonacci-lost-title = A single part
lesson-fibonacci-lost-text =
    Sometimes the sum has one part only. Then the smallest part is the whole heap, and the first move may not take everything.
lesson-fibonacci-lost-right = 21 is a Fibonacci number, a single part. You can’t take it whole, and after any other move they take the smallest part of what’s left: P.
lesson-fibonacci-lost-wrong = Write the heap as a Fibonacci sum. May you take its smallest part?
lesson-fibonacci-lost-again = 22 = 21 + 1. Take 1: they may take at most 2, so they can’t take the 21 whole. N.

lesson-euclid-title = Euclid’s game
lesson-euclid-game = Divide 26 by 7. Who wins the pair that remains? Then choose.
lesson-euclid-forced-title = When there’s no choice
lesson-euclid-forced-text =
    Two numbers. A move takes the smaller from the larger, once or several times, but not below 0. Make a 0 and you win.

    If the larger is less than twice the smaller, there’s one move only. Follow it.
lesson-euclid-forced-right = From (3, 2) the only move leaves (1, 2). From there they take 1 twice and make a 0: P.
lesson-euclid-forced-wrong = Follow the forced moves. Who first comes to a pair where one number is at least twice the other?
lesson-euclid-forced-again = From (5, 3) the only move leaves (2, 3), and their only move leaves (2, 1). You take 1 twice and make a 0: N.
lesson-euclid-choice-title = The first choice wins
lesson-euclid-choice-text = Say the larger number is at least twice the smaller, and dividing leaves the remainder r. You can leave the smaller number and r. Or you can stop one step before: then they must move to the smaller and r. So ask who wins that pair. If the player to move there loses, leave it. If not, stop one step before.
lesson-euclid-choice-right = 24 = 3 · 7 + 3. Whoever faces (7, 3) has the choice there, and wins. So stop one step before: take 2 times 7 and leave (10, 7).
lesson-euclid-choice-wrong = Divide with remainder. Who wins the pair of the smaller number and the remainder?
lesson-euclid-choice-again = 19 = 3 · 5 + 4. From (5, 4) they can only leave (1, 4), and you make a 0. So leave (5, 4): take 3 times 5.
lesson-euclid-count-title = Count the ones
lesson-euclid-count-text = Divide the larger by the smaller, then the smaller by the remainder, and so on (Euclid’s algorithm), and write down the quotients. A quotient of 1 is a forced move; the first larger one is the first choice. Count the ones before it. An even number, or none: you choose first, N. An odd number: they do, P. (Equal numbers: you make a 0 at once, N.)
lesson-euclid-count-right = 47 = 1 · 30 + 17, 30 = 1 · 17 + 13, 17 = 1 · 13 + 4, 13 = 3 · 4 + 1. Three ones come before the 3, so they choose first: P.
lesson-euclid-count-wrong = Divide again and again, and write down the quotients. How many ones come before the first quotient above 1?
lesson-euclid-count-again = 50 = 1 · 29 + 21, 29 = 1 · 21 + 8, 21 = 2 · 8 + 5. Two ones come before the 2, so you choose first: N.

lesson-coins-title = Turning coins
lesson-coins-game = Turning Turtles. Which Nim position do these heads stand for?
lesson-coins-turtles-title = Heads are heaps
lesson-coins-turtles-text =
    Turning Turtles: turn one coin from heads to tails and, if you like, one more to its left, whichever side is up. If you can’t, you lose.

    A head at place n is a Nim heap of n. Turn it alone, and the heap is gone; turn place m as well, and a heap of m comes in its place. If there was a head at m, the two cancel, as equal heaps do.
lesson-coins-turtles-right = Heads at 2, 4 and 5: 2 ⊕ 4 ⊕ 5 = 3. Only the 2 gets smaller with it: 2 ⊕ 3 = 1. Turn coins 2 and 1.
lesson-coins-turtles-wrong = Take the nim-sum of the places with heads. Which of these numbers gets smaller with it?
lesson-coins-turtles-again = Heads at 1, 2 and 5: 1 ⊕ 2 ⊕ 5 = 6. Only the 5 gets smaller with it: 5 ⊕ 6 = 3. Turn coins 5 and 3.
lesson-coins-mock-title = Each head by itself
lesson-coins-mock-text =
    In every coin turning game a position is worth the nim-sum of its heads, each taken alone (Lenstra). So you only need to know what one head at each place is worth.

    Mock Turtles: turn one, two or three coins. A head at place 1, 2, 3, 4 is worth 1, 2, 4, 7. These are the numbers with an odd count of ones in binary: 1, 10, 100, 111.
lesson-coins-mock-right = Place 1 is worth 1, place 3 is worth 4, and 1 ⊕ 4 = 5.
lesson-coins-mock-wrong = Look up what each head is worth. What’s the nim-sum?
lesson-coins-mock-again = Place 1 is worth 1, place 4 is worth 7, and 1 ⊕ 7 = 6.
lesson-coins-ruler-title = Ruler
lesson-coins-ruler-text =
    Now turn any number of neighbouring coins, the rightmost from heads to tails. A head at place n is worth the largest power of two that divides n: 1, 2, 1, 4, 1, 2, 1, 8, … like the marks of a ruler.
lesson-coins-ruler-right = Place 2 is worth 2, place 3 is worth 1, and 2 ⊕ 1 = 3.
lesson-coins-ruler-wrong = Which is the largest power of two that divides each head’s place? What’s the nim-sum?
lesson-coins-ruler-again = Place 1 is worth 1, place 4 is worth 4, and 1 ⊕ 4 = 5.
