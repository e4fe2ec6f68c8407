## Lessons: binary, Nim, misère Nim, staircases.

# The title of a lesson is offered as a choice: at most 100 characters.
lesson-binary-title = Binary: powers of two
# Before the game at the end: what to make use of in it.
lesson-binary-game = Cut 22 into powers of two, and take the smallest. After each answer, do it again.
lesson-binary-powers-title = Cut a number into powers of two
lesson-binary-powers-text =
    Every number is a sum of different powers of two 1, 2, 4, 8, 16, …, in one way only. Take away the largest that fits, then the largest that fits into the rest: 13 = 8 + 4 + 1.

    Here is a game for it. The first move may not take everything; after that, nobody may take more than the move before. Take the smallest power: then they can’t take the next one whole.
lesson-binary-powers-right = 20 = 16 + 4. Take 4. They may take at most 4, so they can’t take the 16 whole.
lesson-binary-powers-wrong = Cut the heap into powers of two. Which one is the smallest?
lesson-binary-powers-again = 12 = 8 + 4. Take 4. They may take at most 4, so they can’t take the 8 whole.
lesson-binary-digits-title = Ones and zeros
lesson-binary-digits-text =
    The places of a binary number are worth 1, 2, 4, 8, 16, … from right to left. A 1 says that this power is there: 13 = 8 + 4 + 1 is 1101, and 6 = 4 + 2 is 110. The last 1 is the smallest power.

    In the same game: when is it against the rules to take the smallest power?
lesson-binary-digits-right = 16 is 10000, with a single 1. The smallest power is the whole heap, and the first move may not take that: P.
lesson-binary-digits-wrong = Write the heap in binary. Which power is its last 1, and may you take it?
lesson-binary-digits-again = 24 is 11000, that is 16 and 8. Take 8, and they can’t take the 16 whole: N.
lesson-binary-cancel-title = Equal powers cancel
lesson-binary-cancel-text = The nim-sum of 6 and 5 is written 6 ⊕ 5. Cut both into powers, cross out what is in both, and add the rest. 6 = 4 + 2 and 5 = 4 + 1: the two 4s go, and 2 + 1 = 3 stays. In columns: 110 and 101 make 011, with a 1 where the digits differ.
lesson-binary-cancel-right = 6 = 4 + 2 and 3 = 2 + 1. The two 2s go, and 4 + 1 = 5 stays.
lesson-binary-cancel-wrong = Cut both numbers into powers of two. Which powers are in both? Cross those out.
lesson-binary-cancel-again = 7 = 4 + 2 + 1 and 5 = 4 + 1. The 4s and the 1s go, and 2 stays.

lesson-nim-title = Nim, the nim-sum and Bouton’s proof
lesson-nim-game = Make the nim-sum 0. Whenever they break it, make it 0 again.
lesson-nim-pairs-title = Two equal heaps
lesson-nim-pairs-text =
    Nim: several heaps. A move takes any number from one heap. Take the last stone to win.

    With two heaps there’s a simple trick: copy. Whatever they take from one heap, you take from the other. When does that work?
lesson-nim-pairs-right = They copy you: whatever you take from one heap, they take from the other. So you run out of moves first, and 4 and 4 is P.
lesson-nim-pairs-wrong = When can you copy every move? And who moves first here?
lesson-nim-pairs-again = Take 2 from the 5. Now both heaps are 3, and you copy from there on: N.
lesson-nim-sum-title = Parts of heaps cancel, too
lesson-nim-sum-text =
    A 4 and a 1 hide in a heap of 5, a 2 and a 1 in a heap of 3. The two 1s cancel as equal heaps do, and 4 + 2 = 6 stays: that’s the nim-sum, 3 ⊕ 5 = 6.

    With three heaps: a power that is in two of them goes; if it’s in one or in three, one of it stays.
lesson-nim-sum-right = 3 = 2 + 1 and 5 = 4 + 1. The two 1s cancel, the two 4s cancel, and the 2 stays: 3 ⊕ 4 ⊕ 5 = 2.
lesson-nim-sum-wrong = Write each heap as a sum of 1, 2 and 4, and cross out equal ones in pairs. What stays?
lesson-nim-sum-again = 5 = 4 + 1 and 6 = 4 + 2. The two 4s cancel, the two 2s cancel, and the 1 stays: 2 ⊕ 5 ⊕ 6 = 1.
lesson-nim-repair-title = Make it 0
lesson-nim-repair-text =
    Bouton (1902): the player to move loses exactly when the nim-sum is 0. So a winning move makes it 0.

    An example: 3, 4 and 5 have the nim-sum 2. A heap with a 2 in it can give that away: 3 = 2 + 1. Make it 3 ⊕ 2 = 1, so take 2 from it.
lesson-nim-repair-right = 1 ⊕ 3 ⊕ 6 = 4. Only the 6 has a 4 in it, and 6 ⊕ 4 = 2: take 4. Then 1 ⊕ 3 ⊕ 2 = 0.
lesson-nim-repair-wrong = The nim-sum of what you leave isn’t 0. Work out the nim-sum first. Which heap can give it away?
lesson-nim-repair-again = 2 ⊕ 4 ⊕ 7 = 1. Only the 7 has a 1 in it, and 7 ⊕ 1 = 6: take 1. Then 2 ⊕ 4 ⊕ 6 = 0.
lesson-nim-broken-title = The proof, first half: “I am at 0”
lesson-nim-broken-text =
    You: “1, 2, 3 is 01, 10, 11 in binary. Each column has two ones, so the nim-sum is 0.”

    They: “Then take some.” You: “I take 1 from the 3.”

    They: “You changed one row only: 11 became 10, and now the last column has a single one. A move always changes exactly one row, so some column turns odd. You can’t go from 0 to 0.”
lesson-nim-broken-right = A move changes exactly one row, so some column turns odd: the nim-sum isn’t 0 any more. So every move leads to an N-position, and that is what P means.
lesson-nim-broken-wrong = That doesn’t prove it. What happens to the columns when one row changes? Is that so for every move?
lesson-nim-broken-again = 2 ⊕ 4 ⊕ 6 = 0, so every column is even. A move changes one row, and some column turns odd. So every move leads to an N-position.
lesson-nim-mended-title = The proof, second half: “I am not at 0”
lesson-nim-mended-text =
    They: “1, 4, 6 is 001, 100, 110. The second and the third column are odd.”

    You: “Take the leftmost odd column. Some row has a 1 there. In that row, flip the odd columns: this 1 becomes 0, so the number gets smaller, whatever follows. That’s a legal move, and now all columns are even.”

    They: “The end, no stones, is even, too. So if you make it even each time, you take the last stone.”

    Type heap and amount: 2:3 takes 3 from heap 2.
lesson-nim-mended-right = The leftmost odd column is the second, and only 110 has a 1 there. Flip its second and third digit: 101, that is 5. Take 1 from the 6; then 1 ⊕ 4 ⊕ 5 = 0.
lesson-nim-mended-wrong = Write the heaps in binary. Which is the leftmost odd column, and which row has a 1 there? Flip all odd columns in that row.
lesson-nim-mended-again = In 011, 110 and 111 only the middle column is odd, and each row has a 1 there. Flip it in any of them: 3 becomes 1, 6 becomes 4, or 7 becomes 5.

lesson-misere-title = Misère Nim: don’t take the last stone
lesson-misere-game = First make the nim-sum 0, as in Nim. When a single large heap is left, leave an odd number of ones.
lesson-misere-ones-title = Only ones
lesson-misere-ones-text =
    Misère: take the last stone and you lose.

    Begin with heaps of one stone each. Now nobody has a choice, and you take turns. Who is left with the last one?
lesson-misere-ones-right = You take the first stone, they take the second, you take the third, and that’s the last. With an odd number of ones the player to move loses: P.
lesson-misere-ones-wrong = Count along: who takes the last stone?
lesson-misere-ones-again = You take the first stone, they take the second, you take the third, and they must take the last. With an even number of ones the player to move wins: N.
lesson-misere-last-title = One large heap
lesson-misere-last-text =
    Now just one heap has more than one stone. Whoever moves decides: take that heap whole, or leave a single stone of it. One of the two leaves an odd number of ones.
lesson-misere-last-right = Take the 4 whole, and two ones are left. Leave 1 of it, and three ones are left, an odd number: take 3.
lesson-misere-last-wrong = They should face an odd number of ones, and nothing else. How many ones are left after your move?
lesson-misere-last-again = Leave 1 of the 3, and two ones are left. Take the 3 whole, and a single one is left, which they must take.
lesson-misere-same-title = Until then, play Nim
lesson-misere-same-text =
    While two or more heaps are large (more than one stone), make the nim-sum 0 as always.

    Why? If the nim-sum is 0 and one heap is large, then a second one is, too. So no move of theirs leaves only ones. Sooner or later they leave a single large heap, and then you decide, as on the card before.
lesson-misere-same-right = 2 ⊕ 3 = 1, so make the 4 a 1: take 3. The nim-sum is 0, and two large heaps are left.
lesson-misere-same-wrong = At least two large heaps are left. What does normal Nim tell you to do then?
lesson-misere-same-again = 4 ⊕ 6 = 2, so make the 3 a 2: take 1. The nim-sum is 0, and all three heaps are large.

lesson-staircase-title = Staircase Nim and Moore’s Nim
lesson-staircase-game = Which steps count? Play Nim on those. When stones come down to one of them, send them on at once.
lesson-staircase-even-title = Send it on
lesson-staircase-even-text =
    Stones lie on steps 1, 2, 3, …. A move takes any number of stones from one step to the next step down; on the floor, step 0, they’re out. If you can’t move, you lose.

    Stones that come down to step 1 can be sent on to the floor, the very same stones, with the next move.
lesson-staircase-even-right = Whatever you bring down to step 1, they send on to the floor. They always have an answer: P.
lesson-staircase-even-wrong = Which stones can be answered by sending the same ones on?
lesson-staircase-even-again = Send the stone on step 1 to the floor. Now all stones lie on step 2. Whatever they bring down, you send on: N.
lesson-staircase-odd-title = Nim on the odd steps
lesson-staircase-odd-text =
    Move stones from an odd step, and they come to an even one, where they no longer count. That’s like taking them from a Nim heap. And stones that come down to an odd step can be sent on at once. So only the odd steps count, as the heaps of Nim.
lesson-staircase-odd-right = 1 ⊕ 3 = 2. Step 3 can go to 3 ⊕ 2 = 1: move 2 from there. Or bring both stones of step 2 down, so that step 1 has 3. Either way steps 1 and 3 hold the same.
lesson-staircase-odd-wrong = Look at steps 1 and 3 alone. Do they hold the same after your move?
lesson-staircase-odd-again = 2 ⊕ 5 = 7. Step 3 can go to 5 ⊕ 7 = 2: move 3 from there. Or bring all 3 stones of step 2 down: 2 + 3 = 5. Either way steps 1 and 3 hold the same.
lesson-staircase-moore-title = Up to two heaps at once
lesson-staircase-moore-text = Moore’s Nim with k = 2: a move takes from one heap or from two, as much as you like from each. Write the heaps in binary again and count the ones in each column, but modulo 3, that is k + 1: only the remainder counts when you divide by 3. The player to move loses exactly when every column is 0 modulo 3 (Moore, 1910).
lesson-staircase-moore-right = 01, 10, 11: two ones in each column, and 2 isn’t 0 modulo 3. So it’s N.
lesson-staircase-moore-wrong = Write the heaps in binary and count the ones in each column. Is every count a multiple of 3?
lesson-staircase-moore-again = 01, 10, 11, 11: three ones in each column, and 3 is 0 modulo 3. So it’s P.
lesson-staircase-columns-title = Make every column a multiple of three
lesson-staircase-columns-text =
    To win, repair the columns from left to right. You may change two heaps, so you can change up to two digits of a column, always so that both heaps get smaller.
lesson-staircase-columns-right = 10, 10, 11: three ones in the left column, one in the right. Take 1 from the 3, and the right column has none.
lesson-staircase-columns-wrong = Count the ones in each column after your move. Which count isn’t a multiple of 3?
lesson-staircase-columns-again = 100, 100, 110: three ones in the left column, one in the middle. Take 2 from the 6, and the middle column has none.
