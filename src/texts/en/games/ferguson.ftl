ferguson-name = Ferguson’s two boxes
# Other names a person may type, in lower case, with commas between.
ferguson-aliases = two-boxes
ferguson-summary = Empty one box, and split the other over both.
ferguson-rules =
    Two boxes with at least one ball each. A move: throw away what is in one box, and share what is in the other over both boxes, at least one ball in each. With one ball in each box nobody can move.

    Type a position as two numbers: ferguson 4 5. Type a move as box and parts: 1:1,3 splits box 1 into 1 and 3 (and empties box 2); 1,3 will do where the sum tells which box.

    Example: ferguson 3 4. You play 2:1,3 and leave 1 and 3: they can only split the 3 into 1 and 2, and you split the 2 into 1 and 1.
ferguson-ruling = Throw away the balls of one box, and share the balls of the other over both boxes, at least 1 in each.

ferguson-theorem = Ferguson’s game of two boxes (Ferguson, 1998)
ferguson-decides = What decides: odd or even. <strong>If both numbers are odd, the player to move loses; otherwise they win.</strong>
ferguson-reason = { $outcome ->
    [N] Your move leaves { $first } and { $second }, both odd. An odd number splits into an odd and an even one, and you split the even one into two odd ones again.
   *[P] { $first } and { $second } are both odd. An odd number splits into an odd and an even one, and they split the even one into two odd ones again.
  }
# even is the even number, where there is one.
ferguson-works = { $outcome ->
    [N] Split the even number, { $even }, into two odd ones. Then whatever they split is odd, and one of its two parts is even: again you have an even number to split into two odd ones. It ends at 1 and 1, both odd, and that is always their turn.
   *[P] Both numbers are odd. Whatever you split falls into an odd and an even part, and they can split the even part into two odd ones again. It ends at 1 and 1, both odd, on your turn.
  }
ferguson-proof =
    <strong>From two odd numbers </strong>every move splits an odd number into one even and one odd.

    <strong>From an even number </strong>split off 1: two odd numbers. At the end, 1 and 1, both are odd.

    <strong>Values. </strong>From n you can make a pair worth t exactly when n − 1 has a 1 in binary place t (0 is the last). For let the parts be a + 1 and b + 1, so a + b = n − 2, and by induction let a | b end in 0 and t ones. Then the last t + 1 places of a and b add up to at least 2^t − 1 and at most 2(2^t − 1); so those of n − 1, one more, lie between 2^t and 2^(t+1) − 1: a 1 in place t. Conversely, if n − 1 has that 1, choose a = 2^t − 1 and b = n − 1 − 2^t, whose place t is 0.

    So by mex (m, n) is worth the number of ones at the end of (m−1) | (n−1).

ferguson-value = The value of ({ $first }, { $second }): take 1 from each, write both in binary, and count the ones at the end of “one or the other”.
ferguson-or = one or the other
# Beside the row of binary digits whose ones are counted.
ferguson-ones = { $ones ->
    [one] { $ones } one at the end
   *[other] { $ones } ones at the end
  }
ferguson-worth = { $ones ->
    [0] It ends in 0: both numbers are odd, and the value is 0.
   *[other] So this pair is worth { $ones }.
  }
# place is the number that is split: the first or the second of a pair.
ferguson-split = { $pair ->
    [none] { $place ->
        [1] throw away the second number and split the first ({ $split } → { $left } and { $right })
       *[other] throw away the first number and split the second ({ $split } → { $left } and { $right })
    }
   *[other] { $place ->
        [1] throw away the second number of pair { $pair } and split the first ({ $split } → { $left } and { $right })
       *[other] throw away the first number of pair { $pair } and split the second ({ $split } → { $left } and { $right })
    }
  }

ferguson-expected-box-split = what to split and into what, such as 1:1,3 (with several pairs 2.1:1,3)
ferguson-fault-wrong-total = the parts do not add up to what is split
ferguson-fault-empty-part = each part must be at least 1
