## Lessons on what decides any game.

# The title of a lesson is offered as a choice: at most 100 characters.
lesson-outcomes-title = Who wins? P and N, counted back from the end
lesson-outcomes-end-title = Begin at the end
lesson-outcomes-end-text =
    One heap; a move takes 1 or 2; who cannot move has lost. With 0 left, the player to move has lost already. We call such a position P: the previous player wins. With 1 or 2 left you take all and win: that is N, the next player wins.

    Now 3. Take 1 and 2 are left, take 2 and 1 is left. What have you handed over?
lesson-outcomes-back-title = Two sentences decide everything
lesson-outcomes-back-text =
    A position is N if some move leads to a P-position: make it. A position is P if every move leads to an N-position: whatever you do, they win.

    That is all the induction there is: a move makes the game shorter, so when you come to a position, all that it can lead to is settled already. In this game 0, 3 and 6 are P, and 1, 2, 4, 5 are N. But what makes 6 a P-position?
lesson-outcomes-zermelo-title = There is always a winner
lesson-outcomes-zermelo-text =
    Count back like this in any game that must end, has no draws and hides nothing, and each position turns out P or N: one of the two can force a win. Ernst Zermelo proved this kind of theorem for chess in 1913 (there a draw is possible too).

    Now a move takes 1, 2 or 3. The P-positions are 0, 4, 8, … You have 6: move to one of them.
# Before the game at the end: what to make use of in it.
lesson-outcomes-game = Take 1 or 2 each time. The P-positions are 0, 3, 6, 9: move to one of them, again and again.

lesson-bash-title = Bash: one heap, and the remainder
lesson-bash-mirror-title = The answer that completes
lesson-bash-mirror-text =
    A move takes 1, 2 or 3. Whatever they take, you can take so much that both moves together take 4: you answer 1 with 3, 2 with 2, 3 with 1.

    So whoever faces a multiple of 4 is led down from one multiple to the next, to 0. What is a heap of 12?
lesson-bash-remainder-title = What to take
lesson-bash-remainder-text =
    If the heap is no multiple of 4, divide by 4 and take the remainder: what is left is a multiple, and they face it. From 7, take 3, since 7 = 4 + 3.

    You face 10.
lesson-bash-rule-title = Any limit
lesson-bash-rule-text =
    With at most m a move, the losing heaps are the multiples of m + 1: a move and its answer make m + 1 together. From a multiple you cannot reach another one, since that would take m + 1 at once.

    Here at most 4 may be taken, and the heap is 21. Type your move: 1:2 takes 2 from heap 1.
lesson-bash-game = At most 3 a move. Leave multiples of 4, and answer each move so that both together take 4.

lesson-nim-title = Nim, the nim-sum and Bouton’s proof
lesson-nim-pairs-title = Two equal heaps
lesson-nim-pairs-text =
    Nim: several heaps; a move takes any number from one heap; who takes the last stone wins.

    Two equal heaps: whatever they do to one heap, you do to the other. You always have an answer, so you never run out of moves first. So what is 4 and 4 for the player to move?
lesson-nim-sum-title = Parts of heaps cancel as well
lesson-nim-sum-text =
    Write the heaps in binary: 3 = 2 + 1, 5 = 4 + 1. Equal powers of two cancel, as equal heaps do: of 3 and 5 the two 1s go, and 2 + 4 = 6 stays. We write 3 ⊕ 5 = 6 and call it the nim-sum: add in binary, without carrying.

    Do the same with three heaps.
lesson-nim-repair-title = Make it 0
lesson-nim-repair-text =
    Bouton (1902): the player to move loses exactly when the nim-sum is 0. So a winning move is one that makes it 0.

    The nim-sum of 3, 4 and 5 is 2, in binary 010. A heap that has a 1 in this middle place can give it away: 3 is 011, and 3 ⊕ 2 = 1 is less. So take 2 from the 3.

    Now 1, 3 and 6.
lesson-nim-broken-title = The proof as a talk: “I am at 0”
lesson-nim-broken-text =
    You: “1, 2, 3: binary 01, 10, 11. Each column has two ones, so the nim-sum is 0.”

    They: “Then take some.” You: “I take 1 from the 3.”

    They: “That changed one row only: 11 became 10, and the last column has a single one now. A move changes exactly one row, so some column turns odd. You cannot go from 0 to 0.”

    Which reason proves that 1, 2, 3 is a P-position?
lesson-nim-mended-title = The proof as a talk: “I am not at 0”
lesson-nim-mended-text =
    They: “1, 4, 6: rows 001, 100, 110. The second and the third column are odd.”

    You: “Take the leftmost odd column. Odd means that some row has a 1 there. In that row flip the odd columns: the 1 becomes 0, so the number gets smaller whatever follows. That is a legal move, and all columns are even.”

    They: “And the end, no stones, is even too. So who makes it even each time takes the last stone.”

    Make that move. Type heap and amount: 2:3 takes 3 from heap 2.
lesson-nim-game = Make the nim-sum 0, and whenever they break it, make it 0 again.

lesson-mex-title = mex and Grundy values
lesson-mex-missing-title = The smallest that is missing
lesson-mex-missing-text =
    mex of some numbers is the smallest of 0, 1, 2, … that is not among them: mex {"{"}0, 1, 3{"}"} = 2, mex {"{"}1, 2{"}"} = 0, mex {"{"}{"}"} = 0.

    The Grundy value (SG value) of a position is the mex of the values of all positions that one move leads to. The end has no moves: value 0.
lesson-mex-value-title = From the bottom up
lesson-mex-value-text =
    A move takes 1, 3 or 4 from one heap. Heap 0 is worth 0. Heap 1 leads to 0: mex {"{"}0{"}"} = 1. Heap 2 leads to 1: mex {"{"}1{"}"} = 0. Heap 3 leads to 2 and 0: mex {"{"}0{"}"} = 1. Heap 4 leads to 3, 1, 0, worth 1, 1, 0: mex {"{"}0, 1{"}"} = 2.

    Go one step further: 5 leads to 4, 2 and 1.
lesson-mex-zero-title = 0 means that you lose
lesson-mex-zero-text =
    Value 0 means that no move leads to a 0; any other value means that some move does, since 0 is not missing. So the positions of value 0 are exactly the P-positions. Positions of value v also have moves to every value below v, just as a Nim heap of v stones has (Sprague 1935, Grundy 1939).

    Taking 1, 3 or 4 again: the values of 0 to 6 are 0 1 0 1 2 3 2. Heap 7 leads to 6, 4 and 3.
lesson-mex-game = Take 1, 3 or 4. The values of heaps 0 to 12 are 0 1 0 1 2 3 2 0 1 0 1 2 3: always leave a 0.

lesson-sums-title = Sums: several games at once
lesson-sums-together-title = Values are XOR-ed
lesson-sums-together-text =
    In a sum you move in one of the games; who cannot move anywhere has lost. Sprague and Grundy: each game may be replaced by a Nim heap as large as its value, so the value of a sum is the nim-sum of the values.

    Bash with at most 3: heap 5 is worth 1 (5 divided by 4 leaves 1). A Nim heap is worth its size. What is the sum worth?
lesson-sums-where-title = Where the winning move is
lesson-sums-where-text =
    If the nim-sum is not 0, some game can give away what is too much: from its value v it must get to v ⊕ (nim-sum). That is surely possible where this is less than v.

    The values are 1 and 4; the nim-sum is 5. 4 ⊕ 5 = 1 is less than 4. In the other, 1 ⊕ 5 = 4 would be more than 1.
lesson-sums-move-title = Now play it
lesson-sums-move-text =
    Bash 5 (at most 3) is worth 1, Nim 2 is worth 2. Equal values cancel like equal heaps, whatever the games are. Taking 3 from bash 5 leaves 2, worth 2; taking 1 leaves 4, worth 0.

    Find a move after which both values are equal.
lesson-sums-game = Bash 6 (at most 3) is worth 2. Make both values equal, and keep them so.
