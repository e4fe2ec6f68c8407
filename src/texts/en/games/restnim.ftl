restnim-name = Rest Nim
restnim-aliases = rest-nim, take-and-split
restnim-summary = Take from one heap, then split what is left of it as you like.
restnim-rules =
    Some heaps of stones. A move: take at least one stone from one heap; then you may split what is left of that heap into as many heaps as you like.

    Type a position as the sizes of the heaps: restnim 5 3. Type a move as heap and amount, 1:2; with what is left where you split it: 1:2>1,2 takes 2 from a heap of 5 and leaves 1 and 2.

    Example: restnim 3. You play 1:1>1,1 and leave 1 and 1: they take one, you take the other. (Taking all three wins as well.)
restnim-ruling = Take one or more from one heap. Then you may split what is left of it into any number of heaps.

restnim-theorem = Rest Nim is Nim (after Bouton, 1902)
restnim-decides = What decides: a heap is worth its size, just as in Nim; splitting the rest gains nothing. <strong>If the nim-sum of the heaps is 0, the player to move loses.</strong>
restnim-worth = A heap is worth its size, as in Nim.
restnim-works = { $outcome ->
    [N] You can make the nim-sum 0 as in Nim, without splitting. If they split what they leave, those heaps together have a different value from the whole heap, so the nim-sum is not 0, and you can make it 0 again.
   *[P] Whatever you take and however you split, the heap you touch gets a different value, so the nim-sum is not 0 any more, and they can make it 0 again.
  }
restnim-proof =
    <strong>Every smaller value: </strong>from a heap of n you can leave one heap of any smaller size m, which is worth m.

    <strong>Never the same value: </strong>the nim-sum of some heaps is at most their ordinary sum, since XOR is addition that forgets to carry. What you leave adds up to less than n, so its nim-sum is less than n.

    <strong>So the mex is n, </strong>by induction on n; several heaps are a sum, decided by the nim-sum. At the end there is nothing, worth 0.

restnim-expected-heap-amount-and-rest = a heap and an amount, such as 1:2, or with the rest split, 1:2>1,2
restnim-fault-empty-heap = a heap that you leave has at least one stone
restnim-fault-rest-does-not-add-up = the heaps you leave do not add up to what is left
