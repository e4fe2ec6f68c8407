## Lessons: mex, the Sprague–Grundy theorem, sums, periods, splitting.

# The title of a lesson is offered as a choice: at most 100 characters.
lesson-mex-title = mex and Grundy values
# Before the game at the end: what to make use of in it.
lesson-mex-game = Take 1, 3 or 4. Work out what heaps 0 to 12 are worth. Which value do you leave every time?
lesson-mex-missing-title = The smallest that’s missing
lesson-mex-missing-text =
    The mex of some numbers is the smallest of 0, 1, 2, … that isn’t among them: mex {"{"}0, 1, 4{"}"} = 2, mex {"{"}1, 2{"}"} = 0, mex {"{"}{"}"} = 0.

    The Grundy value (SG value) of a position is the mex of the values of all positions that one move leads to. The end has no moves, so it’s worth 0.
lesson-mex-missing-right = 0 is there and 1 isn’t: mex {"{"}0, 2, 3{"}"} = 1.
lesson-mex-missing-wrong = Count up from 0. What’s the first number that isn’t among them?
lesson-mex-missing-again = 0 and 1 are there and 2 isn’t: mex {"{"}0, 1, 3{"}"} = 2.
lesson-mex-value-title = From the bottom up
lesson-mex-value-text =
    A move takes 1, 3 or 4 from one heap. Heap 0 is worth 0. Heap 1 leads to 0: mex {"{"}0{"}"} = 1. Heap 2 leads to 1: mex {"{"}1{"}"} = 0. Heap 3 leads to 2 and 0: mex {"{"}0{"}"} = 1. Heap 4 leads to 3, 1 and 0, worth 1, 1 and 0: mex {"{"}0, 1{"}"} = 2.

    Go on in the same way.
lesson-mex-value-right = 5 leads to 4, 2 and 1, worth 2, 0 and 1: mex {"{"}0, 1, 2{"}"} = 3.
lesson-mex-value-wrong = Where do the moves lead, and what’s each of these worth? Which is the smallest number missing?
lesson-mex-value-again = 6 leads to 5, 3 and 2, worth 3, 1 and 0: mex {"{"}0, 1, 3{"}"} = 2.
lesson-mex-zero-title = What 0 means
lesson-mex-zero-text =
    Value 0: no move leads to a 0. Any other value: some move does, since 0 isn’t missing. So the positions of value 0 are exactly the P-positions. More than that: from value v you can move to every value below v, as from a Nim heap of v stones.

    Taking 1, 3 or 4 again: heaps 0 to 6 are worth 0 1 0 1 2 3 2.
lesson-mex-zero-right = 7 leads to 6, 4 and 3, worth 2, 2 and 1. There’s no 0 among them, so 7 is worth 0: P.
lesson-mex-zero-wrong = Look up where the heap leads. Is there a 0 among those values?
lesson-mex-zero-again = 8 leads to 7, 5 and 4, worth 0, 3 and 2. There’s a 0 among them: take 1 and leave it. So 8 is N.

lesson-theorem-title = The Sprague–Grundy theorem, with its proof
lesson-theorem-game = Take 1, 3 or 4 from the first heap. What is it worth? Make the Nim heap just as large and keep them equal. If they raise a value, take it back.
lesson-theorem-beside-title = A game beside its heap
lesson-theorem-beside-text =
    A game is worth v. Put a Nim heap of v beside it; a move is a move in one of the two. Say they lower the heap to w. The game has a move to value w, too, since its mex v is above w. Say they move the game to a value w below v. Then lower the heap to w. Both are equal again. (One kind of move is left for the next card.)

    Taking 1, 3 or 4: heaps 0 to 6 are worth 0 1 0 1 2 3 2.
lesson-theorem-beside-right = Heap 5 is worth 3, and the Nim heap is 3. Every move can be answered so that both are equal again: P.
lesson-theorem-beside-wrong = What is the first heap worth? Is the Nim heap just as large?
lesson-theorem-beside-again = Heap 4 is worth 2, and the Nim heap is 3. Take 1 from the Nim heap, and both are 2. Now they must move: N.
lesson-theorem-back-title = A raise is taken back
lesson-theorem-back-text =
    The last kind of move: they raise the game to a value u above v. But u is a mex, so from there a move leads to every value below u, to v as well. Move back to v. So a raise never helps; it’s called reversible.

    Taking 1, 3 or 4: heaps 0 to 6 are worth 0 1 0 1 2 3 2. Both were worth 1, and they have just raised the first one.
lesson-theorem-back-right = Heap 6 is worth 2. It leads to 5, 3 and 2, worth 3, 1 and 0. Take 3, and it’s worth 1 again, as the Nim heap is.
lesson-theorem-back-wrong = The Nim heap is 1. Where can the first heap go so that it’s worth 1, too?
lesson-theorem-back-again = Heap 5 is worth 3. It leads to 4, 2 and 1, worth 2, 0 and 1. Take 4, and it’s worth 1 again, as the Nim heap is.
lesson-theorem-replace-title = So every game is a heap
lesson-theorem-replace-text =
    Add a P-position to a sum or leave it out: the winner stays the same, since every move in it has an answer in it. Two Nim heaps of v are P, so put them beside a game worth v and whatever else there is. The game and one of the heaps are P, too: leave these two out. The other heap stays, in the game’s place. So a sum is worth the nim-sum of the values. That’s the theorem (Sprague 1935, Grundy 1939).

    Taking 1, 3 or 4: heaps 0 to 8 are worth 0 1 0 1 2 3 2 0 1.
lesson-theorem-replace-right = Heaps 5 and 4 are worth 3 and 2, and 3 ⊕ 2 = 1.
lesson-theorem-replace-wrong = Look up what each heap is worth. What’s the nim-sum of the two values?
lesson-theorem-replace-again = Heaps 6 and 8 are worth 2 and 1, and 2 ⊕ 1 = 3.

lesson-sums-title = Sums: several games at once
lesson-sums-game = At most 3 from the first heap. What is it worth? Then this is Nim with three heaps.
lesson-sums-together-title = XOR the values
lesson-sums-together-text =
    In a sum, a move is a move in one of the games. If you can’t move in any of them, you lose. By the theorem the sum is worth the nim-sum (XOR) of the values.

    Bash with at most 3: a heap is worth its remainder modulo 4. A Nim heap is worth its size.
lesson-sums-together-right = Bash 6 is worth 2, Nim 5 is worth 5, and 2 ⊕ 5 = 7.
lesson-sums-together-wrong = What is each game worth by itself? Then take the nim-sum.
lesson-sums-together-again = Bash 7 is worth 3, Nim 6 is worth 6, and 3 ⊕ 6 = 5.
lesson-sums-where-title = Where the winning move is
lesson-sums-where-text =
    Let s be the nim-sum, not 0. To win in a game of value v, you must make it worth v ⊕ s. That’s surely possible where v ⊕ s is less than v, and there is always such a game.

    A Bash heap with limit m is worth its remainder modulo m + 1.
lesson-sums-where-right = The values are 1 and 4, and 1 ⊕ 4 = 5. Nim 4 can become 4 ⊕ 5 = 1. Bash 5 would have to be worth 1 ⊕ 5 = 4, and no move there does that.
lesson-sums-where-wrong = Work out both values and their nim-sum s. In which game is v ⊕ s less than v?
lesson-sums-where-again = The values are 2 and 1, and 2 ⊕ 1 = 3. Bash 7 can be worth 2 ⊕ 3 = 1: leave 6. Nim 1 would have to become 1 ⊕ 3 = 2, and no move does that.
lesson-sums-move-title = Now play it
lesson-sums-move-text =
    Equal values cancel as equal heaps do, whatever the games are. So with two games, look for a move after which both are worth the same.
lesson-sums-move-right = Bash 5 is worth 1. Take 1 from Nim 2, and both are worth 1. Or take 3 from bash 5, and both are worth 2.
lesson-sums-move-wrong = What is each game worth? Which move makes the two values equal?
lesson-sums-move-again = Bash 6 is worth 2. Take 1 from Nim 3, and both are worth 2. Or take 3 from bash 6, and both are worth 3.

lesson-periods-title = Subtraction games and their periods
lesson-periods-game = Take 2 or 3. Which remainders modulo 5 lose? Leave one of those.
lesson-periods-values-title = One value after another
lesson-periods-values-text =
    In a subtraction game a move takes a number of a given set, here 2 or 3. So heap n is worth the mex of what heaps n − 2 and n − 3 are worth.

    Heaps 0 to 6 are worth 0 0 1 1 2 0 0.
lesson-periods-values-right = Heaps 5 and 4 are worth 0 and 2: mex {"{"}0, 2{"}"} = 1.
lesson-periods-values-wrong = Look up the two heaps that a move leads to. Which is the smallest number missing?
lesson-periods-values-again = Heaps 6 and 5 are both worth 0: mex {"{"}0{"}"} = 1.
lesson-periods-period-title = They must repeat
lesson-periods-period-text =
    Each value depends on the last 3 alone, and a mex of two numbers is at most 2. So there are at most 3 · 3 · 3 = 27 different triples. One of them must come again, and from there everything comes again: the values have a period.
lesson-periods-period-right = 0 0 1 1 2, then 0 0 1 1 2 again: 5 values. The last 3 decide the next, so it goes on like that.
lesson-periods-period-wrong = Find the first place where the row starts again and then goes on just as it began, up to the end. How many values come before it?
lesson-periods-period-again = 0 1 2, again and again: 3 values. The last 4 decide the next, and more than 4 in a row have come again.
lesson-periods-far-title = A very large heap
lesson-periods-far-text =
    When can you be sure of a period? When as many values in a row have come again as the largest number you may take, here 3: these decide all that follows. Then only the remainder modulo the period counts.

    Taking 2 or 3: 0 0 1 1 2, again and again.
lesson-periods-far-right = 100 = 20 · 5, so the remainder is 0. Heap 100 is worth as much as heap 0, that is 0: P.
lesson-periods-far-wrong = Divide by the period. What is the heap of the remainder worth?
lesson-periods-far-again = 98 = 19 · 5 + 3, so the remainder is 3. Heap 98 is worth as much as heap 3, that is 1: N.

lesson-splitting-title = Splitting games and octal codes
lesson-splitting-game = What are the three rows worth? Make the nim-sum 0, and keep it 0.
lesson-splitting-split-title = A move may split
lesson-splitting-split-text =
    Kayles: knock down one pin, or two neighbours. The row may fall apart, and two rows are a sum: they’re worth the nim-sum of their values. For the rest, mex as always.

    Rows of 0, 1 and 2 pins are worth 0, 1 and 2.
lesson-splitting-split-right = 3 pins become 2, worth 2, or 1 and 1, worth 1 ⊕ 1 = 0, or 1, worth 1: mex {"{"}0, 1, 2{"}"} = 3.
lesson-splitting-split-wrong = List what each move leaves. Where two rows are left, take the nim-sum of their values.
lesson-splitting-split-again = 4 pins become 3, or 2 and 1, both worth 3; or 2, worth 2; or 1 and 1, worth 0: mex {"{"}0, 2, 3{"}"} = 1.
lesson-splitting-code-title = What an octal code says
lesson-splitting-code-text =
    Digit k after the point is about taking k from a heap. It’s a sum: 1 if nothing may be left of the heap, 2 if one heap may be left, 4 if two may. Kayles is 0.77: take 1 or 2, and since 7 = 1 + 2 + 4, leave nothing, one row or two.

    The code here is 0.6.
lesson-splitting-code-right = 6 = 2 + 4: take 1 and leave one heap or two, never nothing. Heap 1 has no move, heap 2 is worth 1. Heap 3 becomes 2, or 1 and 1, worth 1 and 0: mex {"{"}0, 1{"}"} = 2.
lesson-splitting-code-wrong = The digit is 6 = 2 + 4. What may be left of the heap? Begin with heap 1, which has no move.
lesson-splitting-code-again = Heap 4 becomes 3, or 2 and 1, worth 2 and 1: mex {"{"}1, 2{"}"} = 0.
lesson-splitting-lasker-title = Split without taking
lesson-splitting-lasker-text =
    Lasker’s Nim: take any number from a heap, or split a heap into two. So a heap leads to all smaller heaps, and to all its splits.

    Heaps of 1 and 2 are worth 1 and 2; the split of 2 into 1 and 1 is worth 0.
lesson-splitting-lasker-right = 3 becomes 2, 1 or 0, worth 2, 1 and 0, or 1 and 2, worth 1 ⊕ 2 = 3: mex {"{"}0, 1, 2, 3{"}"} = 4.
lesson-splitting-lasker-wrong = Write down all smaller heaps, then every split with its nim-sum. Which is the smallest number missing?
lesson-splitting-lasker-again = 4 becomes 3, 2, 1 or 0, worth 4, 2, 1 and 0; or 1 and 3, worth 1 ⊕ 4 = 5; or 2 and 2, worth 0: mex {"{"}0, 1, 2, 4, 5{"}"} = 3.
lesson-splitting-rows-title = Values cancel, lengths don’t matter
lesson-splitting-rows-text =
    Kayles again. Rows of 0 to 5 pins are worth 0 1 2 3 1 4. Two rows cancel when they’re worth the same, however long they are.

    (From 71 pins on, the values repeat with period 12: Guy and Smith, 1956.)
lesson-splitting-rows-right = The rows are worth 1 and 2. Knock down 1 pin of the 2, and both rows are worth 1. Or knock down 2 at the end of the 4, and both are worth 2.
lesson-splitting-rows-wrong = What is each row worth? Which move makes the two values equal?
lesson-splitting-rows-again = The rows are worth 4 and 3. Knock down 2 pins of the 5, so that 3 are left in one row, worth 3, or 1 and 2, worth 1 ⊕ 2 = 3.
