grundy-name = Grundy’s game
grundy-aliases = grundys-game
grundy-summary = Split one heap into two heaps of different sizes.
grundy-rules =
    Some heaps of stones. A move: split one heap into two heaps that are not equal. Heaps of 1 and 2 cannot be split. No stone is ever taken.

    Type a position as the sizes of the heaps: grundy 9 5. Type a move as the heap and what it becomes: 1>2,7.

    Example: one heap of 5. Split it into 1 and 4: they must split the 4 into 1 and 3, you split the 3 into 1 and 2, and nothing can be split any more.
grundy-ruling = Split one heap into two heaps of different sizes. Nothing is taken.

grundy-theorem = mex, heap by heap (Grundy, 1939)
grundy-decides = What decides: each heap has a value, worked out from the small heaps upwards. Two heaps are worth the nim-sum of their values; the value of a heap is the smallest number missing among its splits (mex). <strong>Value 0 loses for the player to move.</strong>
grundy-works = { $outcome ->
    [N] The value is not 0, so some split makes it 0. From value 0 whatever they do makes it something else, and you can make it 0 again. The last move is yours.
   *[P] The value is 0, and no split keeps it 0: a heap never has the value of one of its own splits. Whatever you do, they can make it 0 again, and the last move is theirs.
  }
grundy-open-title = no formula is known (Winning Ways, vol. 1, ch. 4; computations by Achim Flammenkamp)
grundy-open = The values have been computed for all heaps up to 2^35, and they show no period. Whether there is one is open. Here each value was worked out from the smaller ones.
