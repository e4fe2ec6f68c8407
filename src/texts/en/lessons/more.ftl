## Lessons on games with a theory of their own.

# The title of a lesson is offered as a choice: at most 100 characters.
lesson-periods-title = Subtraction games and their periods
lesson-periods-values-title = One value after another
lesson-periods-values-text =
    In a subtraction game a move takes a number of a given set; here 1, 3 or 4. The value of heap n is the mex of the values of n − 1, n − 3 and n − 4.

    So far: 0 1 0 1 2 3 for heaps 0 to 5. Heap 6 leads to 5, 3 and 2.
lesson-periods-period-title = They must repeat
lesson-periods-period-text =
    Each value depends on the last 4 only, and a mex of at most three numbers is at most 3. So there are at most 4 · 4 · 4 · 4 = 256 different quadruples: one must come again, and from there everything comes again.

    Look for the shortest stretch that repeats.
lesson-periods-far-title = A heap of 100
lesson-periods-far-text =
    With period 7 only the remainder by 7 counts. The heaps of value 0 are those with remainder 0 or 2. To prove a period it is enough to see as many values in a row come again as the largest number that may be taken, here 4.

    100 = 14 · 7 + 2.
# Before the game at the end: what to make use of in it.
lesson-periods-game = Take 1, 3 or 4. Leave a heap with remainder 0 or 2 by 7.

lesson-wythoff-title = Wythoff’s game and the golden ratio
lesson-wythoff-queen-title = A queen walks home
lesson-wythoff-queen-text =
    Two heaps. A move takes any number from one heap, or the same number from both: as a chess queen goes left, down or along the diagonal. Who gets to (0, 0) wins.

    From (1, 2) the queen reaches (0, 2), (1, 1), (1, 0) and (0, 1). Is there one from which they cannot go home at once?
lesson-wythoff-pairs-title = The losing pairs
lesson-wythoff-pairs-text =
    (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), … Pair number n begins with the smallest number not used so far, and the other is n more. So each number stands in one pair, and each difference belongs to one pair: no move leads from one pair to another.

    You face (3, 4), difference 1. Which pair has this difference?
lesson-wythoff-golden-title = Without a list
lesson-wythoff-golden-text =
    Wythoff (1907): the smaller number of pair n is n · φ, rounded down, with the golden ratio φ = (1 + √5)/2 = 1.618… To test two heaps, take their difference n and look whether the smaller one is ⌊n · φ⌋.

    (6, 10): the difference is 4, and 4 · 1.618… = 6.47…
lesson-wythoff-move-title = How to find the move
lesson-wythoff-move-text =
    (6, 9): the difference is 3, and the pair with this difference is (4, 7). Taking the same from both keeps the difference, and 6 is more than 4.

    Type the move: 2,2 takes 2 from both heaps, 1:2 takes 2 from heap 1.
lesson-wythoff-game = 5 stands in the pair (3, 5). Go to a losing pair, and after each answer to the next one.

lesson-fibonacci-title = Fibonacci Nim and Zeckendorf’s theorem
lesson-fibonacci-sum-title = Sums of Fibonacci numbers
lesson-fibonacci-sum-text =
    1, 2, 3, 5, 8, 13, 21, 34, …: each is the sum of the two before it. Every number is a sum of such numbers of which no two are neighbours, in exactly one way (Zeckendorf). Take the largest that fits, then go on with the rest: 20 = 13 + 5 + 2.

    Type it with + between the numbers.
lesson-fibonacci-smallest-title = Take the smallest part
lesson-fibonacci-smallest-text =
    One heap. The first move takes any number but not all; then at most twice what was taken before. Who takes the last one wins.

    20 = 13 + 5 + 2. Take the smallest part, 2: they may take at most 4, and that is less than the 5 that comes next. Parts are never neighbours, so the next one is always more than twice as large: they cannot take it whole.
lesson-fibonacci-lost-title = When there is only one part
lesson-fibonacci-lost-text =
    Whatever they take out of a part leaves a rest whose smallest part is at most twice what they took: you can take that (Whinihan, 1963). At the end the last part is yours.

    But if the heap itself is a Fibonacci number, the smallest part is the whole heap, and the first move may not take all.
lesson-fibonacci-game = 17 = 13 + 3 + 1. Take the smallest part, and after each answer the smallest part of what is left.

lesson-staircase-title = Staircase Nim and Moore’s Nim
lesson-staircase-even-title = Even steps do not count
lesson-staircase-even-text =
    Stones lie on steps 1, 2, 3, …; a move takes some of one step to the step below; on the floor they are out. Who cannot move has lost.

    All stones are on step 2. Whatever you bring down to step 1, they bring on to the floor, the very same stones.
lesson-staircase-odd-title = Nim on the odd steps
lesson-staircase-odd-text =
    From an odd step, stones go to an even one, where they do not count: that is taking from a Nim heap. Stones that come to an odd step from above can be sent on at once. So the position is worth the nim-sum of the odd steps.

    Steps 1, 2, 3 hold 1, 2, 3 stones: 1 ⊕ 3 = 2. Make it 0; stones may also be brought onto step 1.
lesson-staircase-moore-title = Up to two heaps at once
lesson-staircase-moore-text =
    Moore’s Nim with k = 2: a move takes from one heap or from two, from each as much as you like. Write the heaps in binary again, and add each column, but now modulo 3 = k + 1. The player to move loses exactly when every column is 0 modulo 3 (Moore, 1910).

    1, 2, 3 are 01, 10, 11: the columns hold two ones each.
lesson-staircase-columns-title = Every column a multiple of three
lesson-staircase-columns-text =
    2, 2, 3 are 10, 10, 11. The left column holds three ones: good. The right one holds a single one: that must go.

    Three equal heaps are a P-position here, as two equal heaps are in Nim.
lesson-staircase-game = Staircase Nim: steps 1 and 3 count. Make them equal; send on at once what comes down to an odd step.

lesson-coins-title = Turning coins
lesson-coins-turtles-title = Heads are heaps
lesson-coins-turtles-text =
    Turning Turtles: turn one coin from heads to tails and, if you like, one more to its left, either way. Who cannot move has lost. A head in place n is a Nim heap of n: turning it alone takes the heap away, turning place m along leaves a heap of m. Two heads in one place cancel, as equal heaps do.

    T H T H H: heads in 2, 4 and 5. 2 ⊕ 4 ⊕ 5 = 3. Which heap can give 3 away?
lesson-coins-mock-title = Each head by itself
lesson-coins-mock-text =
    In every coin turning game the heads add up as a nim-sum; so it is enough to know one head in each place (Lenstra). In Mock Turtles one, two or three coins are turned. Heads in places 1, 2, 3, 4, … are worth 1, 2, 4, 7, …: the numbers with an odd count of ones in binary.

    H T H: places 1 and 3.
lesson-coins-ruler-title = Ruler
lesson-coins-ruler-text =
    Now any number of neighbouring coins is turned, the rightmost from heads to tails. A head in place n leads to rows of heads just before it, and works out to the largest power of two that divides n: 1, 2, 1, 4, 1, 2, 1, 8, … like the marks of a ruler.

    T H H T: places 2 and 3.
lesson-coins-game = Turning Turtles: heads in 1, 3 and 4. 1 ⊕ 3 = 2, so the 4 should become a 2: turn places 2 and 4.
