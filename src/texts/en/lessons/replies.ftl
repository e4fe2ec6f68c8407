## What each card of a lesson says to an answer, by its own argument: `right` to a right answer and to who asks why, with these
## numbers; `wrong` to any wrong answer: where to look, without the answer.

lesson-outcomes-end-right = Taking 1 leaves 2, taking 2 leaves 1, and they take all of it. Both are N, so 3 is P.
lesson-outcomes-end-wrong = Try both moves: 3 − 1 = 2 and 3 − 2 = 1. What can they do then?
lesson-outcomes-back-right = From 6 you can only leave 5 or 4. From 5 they take 2, from 4 they take 1, and you face 3, which is P. Both are N, and there is no third move.
lesson-outcomes-back-wrong = Look where 6 leads: to 5 and to 4. A proof of P has to say something about every move.
lesson-outcomes-zermelo-right = 6 − 2 = 4, and 4 is P: they leave 3, 2 or 1, and you take the rest.
lesson-outcomes-zermelo-wrong = Count what is left after your move. It should be 0, 4 or 8.

lesson-bash-mirror-right = Each move is answered so that both together take 4: 12, then 8, then 4, then 0. The player who faces 12 loses.
lesson-bash-mirror-wrong = Is 12 a multiple of 4? Then who can always complete to 4?
lesson-bash-remainder-right = 10 = 4 + 4 + 2. Take the 2: they face 8, and you complete to 4 from there.
lesson-bash-remainder-wrong = They wouldn’t face a multiple of 4. What remains when you divide 10 by 4?
lesson-bash-rule-right = With at most 4, the losing heaps are the multiples of 4 + 1 = 5. 21 − 1 = 20, and 20 = 4 · 5.
lesson-bash-rule-wrong = The losing heaps are the multiples of 4 + 1 = 5. Which one is just below 21?

lesson-nim-pairs-right = The second player copies: whatever the first takes from one heap, the second takes from the other. So the second always has a move, and the first runs out: 4 and 4 is P.
lesson-nim-pairs-wrong = You move first here. What can they do after each of your moves?
lesson-nim-sum-right = 3 = 2 + 1 and 5 = 4 + 1. The two 1s cancel, the two 4s cancel, and the 2 stays: 3 ⊕ 4 ⊕ 5 = 2.
lesson-nim-sum-wrong = Write 3, 4 and 5 as sums of 1, 2 and 4, and cross out equal ones in pairs. What stays?
lesson-nim-repair-right = 1 ⊕ 3 ⊕ 6 = 4. Only the 6 has a 4 in it, and 6 ⊕ 4 = 2: take 4. Then 1 ⊕ 3 ⊕ 2 = 0.
lesson-nim-repair-wrong = The nim-sum of what you leave isn’t 0. Work out the nim-sum of 1, 3 and 6. Which heap can give it away?
lesson-nim-broken-right = A move changes exactly one row, so some column turns odd: the nim-sum isn’t 0 any more. So every move leads to an N-position, and that is what P means.
lesson-nim-broken-wrong = That doesn’t prove it. For P you need every move. What happens to the columns when one row changes?
lesson-nim-mended-right = The leftmost odd column is the second, and only 110 has a 1 there. Flip its second and third digit: 101, that is 5. Take 1 from the 6; then 1 ⊕ 4 ⊕ 5 = 0.
lesson-nim-mended-wrong = Then some column is odd. The leftmost odd column is the second: which of 001, 100, 110 has a 1 there? Flip its second and third digit.

lesson-mex-missing-right = 0 is there and 1 is not: mex {"{"}0, 2, 3{"}"} = 1.
lesson-mex-missing-wrong = Count up from 0. What is the first number that isn’t among 0, 2 and 3?
lesson-mex-value-right = 5 leads to 4, 2 and 1, worth 2, 0 and 1: mex {"{"}0, 1, 2{"}"} = 3.
lesson-mex-value-wrong = Look up what 4, 2 and 1 are worth. Which is the smallest number that is missing?
lesson-mex-zero-right = 6, 4 and 3 are worth 2, 2 and 1. There is no 0 among them, so 7 is worth 0: P.
lesson-mex-zero-wrong = Look up what 6, 4 and 3 are worth. Can you hand over a 0?

lesson-sums-together-right = Bash 5 is worth 1, Nim 2 is worth 2, and 1 ⊕ 2 = 3.
lesson-sums-together-wrong = The values are 1 and 2. What is their nim-sum?
lesson-sums-where-right = Nim 4 can become 4 ⊕ 5 = 1: then both are worth 1. Bash 5 would have to become worth 1 ⊕ 5 = 4, and no move there does that.
lesson-sums-where-wrong = Bash 5 would have to become worth 1 ⊕ 5 = 4. None of its moves does that.
lesson-sums-move-right = Two moves win. Take 1 from Nim 2 and both are worth 1; or take 3 from bash 5 and both are worth 2. Equal values cancel: 1 ⊕ 1 = 0 and 2 ⊕ 2 = 0.
lesson-sums-move-wrong = Then the two values differ. Bash 5 is worth 1 and Nim 2 is worth 2: which move makes them equal?

lesson-periods-values-right = Heaps 5, 3 and 2 are worth 3, 1 and 0: mex {"{"}0, 1, 3{"}"} = 2.
lesson-periods-values-wrong = Look up heaps 5, 3 and 2 in the row. Which is the smallest number that is missing?
lesson-periods-period-right = 0 1 0 1 2 3 2, then 0 1 0 1 2 3 2 again: 7 values. The last 4 decide the next one, so it goes on like that.
lesson-periods-period-wrong = Look where the row begins anew. From there it must agree with the beginning to the end, and no shorter stretch may do so.
lesson-periods-far-right = 100 = 14 · 7 + 2, so heap 100 is worth as much as heap 2: 0. It is P.
lesson-periods-far-wrong = The remainder is 2. What is a heap of 2 worth?

lesson-wythoff-queen-right = From (0, 2), (1, 1), (1, 0) and (0, 1) they are home in one move. All are N, so (1, 2) is P.
lesson-wythoff-queen-wrong = Try (0, 2), (1, 1), (1, 0) and (0, 1), one by one. Can they get home at once?
lesson-wythoff-pairs-right = The pair with difference 1 is (1, 2). Take 2 from both: (3, 4) becomes (1, 2).
lesson-wythoff-pairs-wrong = What you leave isn’t a losing pair. Which pair has difference 1?
lesson-wythoff-golden-right = 6.47… rounded down is 6, the smaller heap. So (6, 10) is pair number 4, a losing one: P.
lesson-wythoff-golden-wrong = Round 6.47… down. Is that the smaller heap?
lesson-wythoff-move-right = Take 2 from both: (6, 9) becomes (4, 7), and the difference 3 stays.
lesson-wythoff-move-wrong = Keep the difference 3. How many do you take from both to get from (6, 9) to its pair?

lesson-fibonacci-sum-right = 33 − 21 = 12, 12 − 8 = 4, 4 − 3 = 1. So 33 = 21 + 8 + 3 + 1.
lesson-fibonacci-sum-wrong = Start with 21, the largest that fits. Then the largest that fits into 12, and so on.
lesson-fibonacci-smallest-right = 20 = 13 + 5 + 2. Take the 2: they may take at most 4, so they can’t take the 5 whole.
lesson-fibonacci-smallest-wrong = Look at the parts in 20 = 13 + 5 + 2. What do you take so that they can’t take the next part whole?
lesson-fibonacci-lost-right = 13 is a Fibonacci number: its only part is the whole heap, and the first move may not take all. Whatever you take, they take the smallest part of the rest. P.
lesson-fibonacci-lost-wrong = Is 13 a Fibonacci number? Then what is its smallest part, and may you take it?

lesson-staircase-even-right = Whatever the first player brings down to step 1, the second brings on to the floor. The second always has an answer: P.
lesson-staircase-even-wrong = Say you bring one stone down to step 1. What do they do with it?
lesson-staircase-odd-right = 1 ⊕ 3 = 2. Step 3 can go to 3 ⊕ 2 = 1: move 2 from there. Or step 1 goes to 1 ⊕ 2 = 3: bring both stones of step 2 down. Either way steps 1 and 3 hold the same.
lesson-staircase-odd-wrong = Step 2 doesn’t count. Do steps 1 and 3 hold the same after your move?
lesson-staircase-moore-right = Each column holds two 1s, and 2 is not 0 modulo 3. So it is N.
lesson-staircase-moore-wrong = Each column adds up to 2. Is that 0 modulo 3?
lesson-staircase-columns-right = Take 1 from the 3: that leaves 2, 2, 2. The left column holds three 1s, the right one none.
lesson-staircase-columns-wrong = Then some column is no multiple of three. Only the right column is wrong now: which heap has a 1 there?

lesson-coins-turtles-right = 2 ⊕ 3 = 1 is less than 2, while 4 ⊕ 3 = 7 and 5 ⊕ 3 = 6 are more. So the 2 becomes a 1: turn coins 2 and 1.
lesson-coins-turtles-wrong = Which of 2, 4 and 5 gets smaller when you add 3 to it without carrying?
lesson-coins-mock-right = Place 1 is worth 1, place 3 is worth 4, and 1 ⊕ 4 = 5.
lesson-coins-mock-wrong = Look up places 1 and 3 in the row 1, 2, 4, 7. What is the nim-sum?
lesson-coins-ruler-right = Place 2 is worth 2, place 3 is worth 1, and 2 ⊕ 1 = 3.
lesson-coins-ruler-wrong = Look up places 2 and 3 in the row 1, 2, 1, 4. What is the nim-sum?

lesson-hackenbush-stalk-right = A cut leaves one edge or nothing, as a move from a Nim heap of 2 leaves 1 or 0. The value is 2.
lesson-hackenbush-stalk-wrong = Count the edges from the ground up. How long are the stalks that a cut can leave?
lesson-hackenbush-colon-right = The two branches: 1 ⊕ 1 = 0. The edge below them has 0 on top: 0 + 1 = 1.
lesson-hackenbush-colon-wrong = First the two branches together, then one more for the edge below them.
lesson-hackenbush-fusion-right = Fuse the three points into the ground: three loops, each worth 1. 1 ⊕ 1 ⊕ 1 = 1.
lesson-hackenbush-fusion-wrong = Three points become one. How many loops hang there, and what is their nim-sum?
lesson-hackenbush-cut-right = Cut 0–1, and everything falls: 0. After any other cut this edge still stands with some v on top, and is worth v + 1: never 0.
lesson-hackenbush-cut-wrong = The edge 0–1 still stands, with some v on top. So what you leave is worth v + 1, and that is never 0.

lesson-every-longest-right = Bash 5 ends last, and you win it: take 1, they face 4. Take all of Nim 3 meanwhile. It is N.
lesson-every-longest-wrong = Which of the two games can you make last longer? Who wins that one?
lesson-every-rounds-right = The player to move loses both heaps: each move is completed to 4. So also the one that ends last. P.
lesson-every-rounds-wrong = Who wins a heap that is a multiple of 4? And what if both are?
lesson-every-hurry-right = In bash 5 take 1: they face 4, and you end that game with your next move. Bash 3 has 3 moves in it at most, so it can’t end later.
lesson-every-hurry-wrong = Look at bash 5 alone. Which move leaves them a losing heap there?

lesson-chomp-steal-right = Either taking the far corner wins, or some answer to it does, and you could have made that bite first. So the first player wins, whatever the bite is: N.
lesson-chomp-steal-wrong = Suppose you take the far corner and that loses. They have an answer that wins. Could you have made that bite first?
lesson-chomp-rows-right = Every bite breaks “one longer”, and some answer makes it so again. So every move leads to an N-position, up to the poisoned square alone: P.
lesson-chomp-rows-wrong = That doesn’t prove it. For P every bite needs an answer: which one makes the first row one longer again?
lesson-chomp-square-right = Bite at row 2, column 2. Two equal arms of 3 squares are left, and you copy each bite in the other arm.
lesson-chomp-square-wrong = Then there aren’t two equal arms to copy in. Which bite leaves only the first row and the first column?

lesson-patterns-table-right = Heaps 8 and 5 are worth 1 and 0: mex {"{"}0, 1{"}"} = 2.
lesson-patterns-table-wrong = Look up heaps 8 and 5 in the row. Which is the smallest number that is missing?
lesson-patterns-period-right = 0 1 0 1 2, then 0 1 0 1 2 again: 5 values.
lesson-patterns-period-wrong = Look where the row begins anew, and check that it agrees to the end. Take the shortest stretch.
lesson-patterns-proof-right = 17 = 3 · 5 + 2, remainder 2: lost. You leave 16 or 13, remainders 1 and 3. They take 1 and leave 15 or 12, remainders 0 and 2: lost again.
lesson-patterns-proof-wrong = Divide 17 by 5. Which remainder is left?
lesson-patterns-symmetry-right = Knock down the middle one of 5 pins: rows of 2 and 2 are left, and you copy every move in the other row.
lesson-patterns-symmetry-wrong = That doesn’t leave two equal rows, so you can’t copy. Which pin is in the middle?
