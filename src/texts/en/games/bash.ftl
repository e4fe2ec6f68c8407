bash-name = Bash game
bash-aliases = bachet, bash-game
bash-summary = Take from 1 to max from one heap.
bash-rules =
    One heap of stones, or several. A move: choose one heap and take at least one stone from it, but at most max.

    Type a position as the sizes of the heaps and max: bash 21 max=3. Type a move as the amount, 1, or as heap and amount, 1:2.

    Example: bash 5 max=3. You play 1 and leave 4: whether they take 1, 2 or 3 of it, you take the rest.
bash-ruling = { $max ->
    [1] Take exactly 1 from one heap.
    [2] Take 1 or 2 from one heap.
   *[other] Take 1 to { $max } from one heap.
  }

bash-theorem = Bachet’s theorem (1612)
# modulus: one more than max.
bash-decides = What decides: divide the heap by { $modulus }, one more than the most you may take. <strong>With a single heap, remainder 0 loses for the player to move.</strong> In general the remainder is the Grundy value of the heap.
bash-worth = A heap is worth its remainder when divided by { $modulus }.
# remainder: what heap leaves over by modulus.
bash-reason = { $outcome ->
    [N] { $heap } leaves { $remainder } over when you divide by { $modulus }. Take that: they face a multiple of { $modulus }, and whatever they take, you complete it to { $modulus }.
   *[P] { $heap } is a multiple of { $modulus }. Whatever you take, they complete it to { $modulus }, so the last one is theirs.
  }
bash-works = { $outcome ->
    [N] Leave them a multiple of { $modulus } (with several heaps: remainders of nim-sum 0). { $max ->
        [1] They take 1, and you can complete it to { $modulus } in the same heap,
       *[other] Whatever they take, from 1 to { $max }, you can complete it to { $modulus } in the same heap,
    } or repair the remainders. So the last stone is yours.
   *[P] { $max ->
        [1] You take 1, and they can complete it to { $modulus } in the same heap,
       *[other] Whatever you take, from 1 to { $max }, they can complete it to { $modulus } in the same heap,
    } or repair the remainders. So the last stone is theirs.
  }
bash-proof =
    <strong>One heap. </strong>The value of a heap is the smallest number missing among the values of its options, { $max ->
        [1] here only the heap that is smaller by 1.
       *[other] the heaps that are smaller by 1 to at most { $max }.
    } The heaps from 0 to { $max } are worth their own size: from each you reach all smaller ones.

    <strong>Round and round. </strong>{ $max ->
        [1] A heap of { $modulus } reaches the value 1 but not 0,
       *[other] A heap of { $modulus } reaches every value from 1 to { $max } but not 0,
    } so it is worth 0 again. From then on the heaps that one take reaches always have every value from 0 to { $max } but one, and the missing one is what the heap smaller by { $modulus } had. So the values repeat: heap n is worth the remainder of n divided by { $modulus }.

    <strong>Several heaps </strong>are a sum: the nim-sum of the remainders decides, as in Nim. A move that makes a remainder larger is answered by taking the rest of the way round.

bash-misere-theorem = Misère Nim on the remainders (after Bouton, 1902)
bash-misere-decides =
    What decides: divide every heap by { $modulus }, one more than the most you may take, and play misère Nim with the remainders. { $large ->
        [no] <strong>All remainders are 0 or 1 here: the player to move loses if the number of ones is odd.</strong>
       *[yes] <strong>While some remainder is 2 or more, the player to move loses if every binary column of the remainders holds an even number of ones.</strong>
    }

# list: remainders by modulus of several heaps, none of a single one.
bash-misere-reason = { $list ->
    [none] { $outcome ->
        [N] Leave 1 more than a multiple of { $modulus }. Whatever they take then, you complete it to { $modulus }, and the last one is left for them.
       *[P] { $heap } is 1 more than a multiple of { $modulus }. Whatever you take, they complete it to { $modulus }, and the last one is left for you.
    }
   *[other] Divide by { $modulus }: only the remainders count, here { $list }. { $outcome ->
        [N] Your move leaves remainders that lose in misère Nim.
       *[P] In misère Nim these heaps lose.
    }
  }
bash-misere-proof = Call a heap small if its remainder modulo { $modulus } is 0 or 1; the remainder is the value. A larger remainder r has moves to both: take r, or r − 1. It remains to show (a). From remainder 1 take 1. From remainder 0, unless the heap is empty, take { $max }: remainder 1 is left.

bash-division = { $heap } = { $quotient } · { $modulus } + <strong>{ $remainder }</strong>.
bash-heap = heap { $number }
bash-size = size
bash-remainder = remainder modulo { $modulus }
bash-more = Heaps not shown, but counted: { $count }.
