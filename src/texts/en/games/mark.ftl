mark-name = Mark
# Other names a person may type, in lower case, with commas between.
mark-aliases = halving, mark-game, upmark
mark-summary = Take 1 from one heap, or half of it, rounded up.
mark-rules =
    A few heaps. A move: take 1 from one heap, or take half of it, rounded up. So a heap of n becomes n − 1 or ⌊n/2⌋.

    Type a position as the sizes of its heaps: mark 17 9. Type a move as heap and amount: 1:9 takes 9 from heap 1 and leaves 8.

    Example: mark 12. You play 1:6 and leave 6: from 5 or 3 you go to 2, they go to 1, and you take the last.
mark-ruling = Take 1 from one heap, or half of it, rounded up.

mark-theorem = Mark: count the zeros at the end (Fraenkel, 2011)
# binary: the heap in binary digits; none where they are too many. zeros: how many zeros end it.
mark-decides =
    What decides: the zeros at the end of the heap in binary. { $binary ->
        [none] { $heap } ends in
       *[other] { $heap } is { $binary } and ends in
    } { $zeros ->
        [0] no zero.
        [one] { $zeros } zero.
       *[other] { $zeros } zeros.
    } <strong>If their number is odd, or the heap is empty, the player to move loses.</strong>
mark-reason = { $binary ->
    [none] In binary { $heap }
   *[other] In binary { $heap } is { $binary }. It
  } ends in { $zeros ->
    [0] no zero
    [one] { $zeros } zero
   *[other] { $zeros } zeros
  }{ $outcome ->
    [N] , an even number. Your move leaves an odd number of zeros, and whatever they do, it becomes even again.
   *[P] , an odd number. Whatever you take makes it even, and they can make it odd again or take the last stone.
  }
mark-works = { $outcome ->
    [N] Leave a heap that ends in an odd number of zeros, or no heap. Halving drops one zero, and taking 1 leaves none: an even number either way. So you can always answer.
   *[P] Halving drops one zero, and taking 1 leaves none: an even number either way. From there they can leave an odd number again, or no heap.
  }
mark-proof =
    <strong>From an odd number of zeros. </strong>Halving drops one zero, and an even number is left. Taking 1 leaves an odd heap, which ends in no zero: even, too.

    <strong>From an even number of zeros. </strong>If there are 2 or more, halving drops one and leaves an odd number. If there is none, the heap is 2k + 1, and you choose between 2k and k. One of them ends in an odd number of zeros, or k is 0 and both moves empty the heap.

    <strong>The values. </strong>There are at most two moves, so a value is 0, 1 or 2. A heap that isn’t worth 0 has one move to value 0. For heaps above 1 its other move never leads to value 0, so it leads to 1 or 2. If the other move leads to value 1, the heap is worth 2; if it leads to value 2, the heap is worth 1. A heap of 1 is worth 1.

mark-misere-theorem = misère Mark (Fraenkel, 2011)
# power: the exponent where the heap is a power of two.
mark-misere-decides = { $power ->
    [none] { $heap ->
        [0] What decides: no heap is left, and whoever made the last move lost. <strong>The player to move wins.</strong>
       *[other] What decides: the zeros at the end of the heap in binary, as in normal play, since { $heap } is no power of two. { $zeros ->
            [0] It ends in no zero.
            [one] It ends in { $zeros } zero.
           *[other] It ends in { $zeros } zeros.
        } <strong>If their number is odd, the player to move loses.</strong>
    }
   *[other] What decides: { $heap } is 2 to the power { $power }. <strong>A power of two loses exactly when its exponent is even; under normal play it is the other way round.</strong>
  }
# heap: this heap, or what the move leaves; zeros: at its end in binary; power: whether it is a power of two.
mark-misere-reason = { $outcome ->
    [N] Your move leaves { $heap }, which loses:
   *[P] { $heap } loses:
  } { $power ->
    [yes] it is 2 to an even power, { $zeros }, and under misère exactly those powers of two lose.
   *[no] in binary it ends in an odd number of zeros, { $zeros }, and it is no power of two.
  }
mark-misere-works = { $outcome ->
    [N] Some move leaves a heap that loses: a power of two with an even exponent, or another heap with an odd number of zeros.
   *[P] { $heap ->
        [1] You have to take the last stone.
       *[other] They can leave you a losing heap each time, in the end a heap of 1, and you have to take it.
    }
  }
mark-misere-proof =
    <strong>Powers of two. </strong>From 1 you must take the last and lose. From 2 you leave 1. A larger 2^k leads to 2^(k − 1), a power with the other parity, and to 2^k − 1, which is odd, no power of two, and won by the next paragraph.

    <strong>Other heaps. </strong>They go as in normal play as long as a move leads to no power of two. A heap that ends in a zero and is no power of two never leads to one. An odd heap 2k + 1 leads to 2k and to k. If one of them is a power of two, both are, with exponents one apart, so one of them loses. Otherwise normal play decides.

mark-fault-not-one-or-half = you take 1, or half of the heap, rounded up
