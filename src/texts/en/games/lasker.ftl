lasker-name = Lasker’s Nim
lasker-aliases = laskers-nim, lasker-nim
lasker-summary = Take any number from one heap, or split a heap in two without taking.
lasker-rules =
    Some heaps of stones. A move: take any number of stones, at least one, from one heap; or take nothing and split one heap into two heaps, both not empty.

    Type a position as the sizes of the heaps: lasker 7 4. Type a move as the heap and what it becomes: 1>3 (heap 1 becomes 3), 1>2,5 (it is split into 2 and 5), 1>0 (it is gone). 1:4 takes 4 from heap 1.

    Example: heaps of 1 and 2. If you split the 2, three heaps of 1 are left and they take the first and the last. So take 1 from the 2 instead: 1 and 1 are left, they take one, you take the other.
lasker-ruling = Take one or more from one heap, or split one heap into two.

lasker-theorem = Lasker’s Nim (Lasker 1931)
lasker-decides = What decides: heaps count as in Nim, but 3 as 4 and 4 as 3, 7 as 8 and 8 as 7, and so on: of each 4k+1, 4k+2, 4k+3, 4k+4 the last two change places. <strong>If the nim-sum of these values is 0, the player to move loses.</strong>
lasker-worth = Heaps count as in Nim, but 3 as 4, 4 as 3, 7 as 8, 8 as 7, and so on.
lasker-works = { $outcome ->
    [N] Some move makes the nim-sum of the values 0. Whatever they do changes the value of one heap, and so the nim-sum, and you can make it 0 again. The last move is yours.
   *[P] The nim-sum of the values is 0. Whatever you do, taking or splitting, changes it, and they can make it 0 again. The last move is theirs.
  }
lasker-proof =
    <strong>Claim: </strong>g(4k+1) = 4k+1, g(4k+2) = 4k+2, g(4k+3) = 4k+4, g(4k+4) = 4k+3. By induction: from n every value below g(n) can be left, never g(n).

    <strong>Smaller values. </strong>Taking leaves every smaller heap. For n = 4k+1 and 4k+2 these are worth 0, …, n − 1; for n = 4k+4 they include 0, …, 4k+2, enough for 4k+3. For n = 4k+3 only 4k+3 is missing, and the split into 1 and 4k+2 has it: 1 ⊕ (4k+2) = 4k+3.

    <strong>Never g(n). </strong>No two heaps share a value, so taking changes it. For a split take remainders by 4: heaps that leave 0, 1, 2, 3 have values that end in 11, 01, 10, 00 in binary. If n leaves 0, its parts leave 0 and 0, 2 and 2 or 1 and 3: 00, 00, 01. If n leaves 1: 0 and 1 or 2 and 3, both 10. If 2: 1 and 1, 3 and 3 or 0 and 2: 00, 00, 01. If 3: 1 and 2 or 0 and 3, both 11. Never that of g(n).

# form: the value of such heaps in terms of k, such as 4k+4.
lasker-group = { $rest ->
    [0] An empty heap is worth <strong>{ $value }</strong>.
   *[other] { $heap } = 4·{ $quotient } + { $rest }, a heap of the form 4k+{ $rest }, worth { $form }: <strong>{ $value }</strong>.
  }
