ed-name = E&D (SDOI 2009)
# Other names a person may type, in lower case, with commas between.
ed-aliases = e&d
ed-summary = Throw away one pile of a pair, and split the other into two.
ed-rules =
    Pairs of piles. A move: choose a pair, throw one of its piles away, and split the other into two piles of at least one, which are the pair from then on. With rule=both a move instead splits both piles of a pair, and so makes two pairs of one.

    Type a position as pairs with slashes between them: ed 3 5 / 2 2, or ed 3 5 rule=both. Type a move as pair, pile and parts: 1.2:1,4 splits pile 2 of pair 1 into 1 and 4. With rule=both: 1:1,2 makes (1, 2) and the rest of pair 1.

    Example: ed 1 3 / 1 2. You play 2.2:1,1 and leave 1 3 / 1 1: they can only split the 3 into 1 and 2, and you split the 2 into 1 and 1.
ed-ruling = { $rule ->
    [split] Choose a pair, throw away one of its piles, and split the other into two piles of at least 1: the new pair.
   *[both] Choose a pair and split both its piles into two, at least 1 in each part. It becomes two pairs, each with one part of the first pile and one of the second.
  }

ed-split-theorem = E&D as a sum of Ferguson’s games (Ferguson, 1998)
ed-split-decides = What decides: each pair is a game of two boxes by itself (Ferguson’s game), and the pairs are a sum. <strong>A pair of two odd numbers is worth 0; any other pair is worth more.</strong>
ed-split-reason = { $outcome ->
    [N] Your move leaves two odd numbers. An odd number splits into an odd and an even one, and you split the even one into two odd ones again.
   *[P] Both numbers are odd. An odd number splits into an odd and an even one, and they split the even one into two odd ones again.
  }
ed-split-works = { $outcome ->
    [N] Split the even number, { $even }, into two odd ones. They must then split an odd number, and one part is even again. It ends at 1 and 1, on their turn.
   *[P] Both numbers are odd. Whatever you split falls into an odd and an even part, and they split the even part into two odd ones. It ends at 1 and 1, on your turn.
  }
ed-split-proof =
    <strong>One pair. </strong>From n you can make a pair of value t exactly when n − 1 has a 1 in binary place t (0 is the last). For let the parts be a + 1 and b + 1, so a + b = n − 2, and by induction let a | b end in 0 and t ones. Then the last t + 1 places of a and b add up to at least 2^t − 1 and at most 2(2^t − 1); those of n − 1, one more, lie between 2^t and 2^(t+1) − 1: a 1 in place t. Conversely, if n − 1 has that 1, choose a = 2^t − 1 and b = n − 1 − 2^t, whose place t is 0.

    So the values that can be reached from (x, y) are the places of the ones of (x−1) | (y−1), and the value is the number of ones at its end.
ed-both-theorem = splitting both piles of a pair, after Sprague and Grundy (1935, 1939)
# pair is two numbers, such as (3, 5).
ed-both-decides = What decides: a pair is worth its smaller number less 1. <strong>{ $pair } is worth { $value }.</strong>
ed-both-worth = A pair is worth its smaller number less 1.
ed-both-reason = Your move leaves two pairs with the same smaller number. Only the smaller number counts, so they are worth the same and cancel.
ed-both-works = { $outcome ->
    [N] { $value ->
        [1] Split it so that each new pair holds a 1: then they cannot move.
       *[other] Leave two pairs with the same smaller number: they are worth the same, so together 0. If those numbers are 1, they cannot move; if not, whatever they do to one pair, you can bring both parts to the same value again.
    }
   *[P] A pile of 1 cannot be split, so there is no move in this pair.
  }
ed-both-proof =
    <strong>Never the same value. </strong>Let the smaller numbers of the two new pairs be a and b. Then a + b is at most the smaller number m of the old pair. Their values are a − 1 and b − 1, and the nim-sum of two numbers is at most their sum, a + b − 2, which is less than m − 1.

    <strong>Every smaller value v. </strong>Split off a pair with a 1 (worth 0) so that the other pair has smaller number v + 1. That is possible for v + 1 up to m − 1. So the values 0, …, m − 2 occur and m − 1 does not: the value is m − 1.

# pair is its number, where there are several; from, left and right are pairs of numbers.
ed-pair-split = { $pair ->
    [none] split the pair { $from } into { $left } and { $right }
   *[other] split pair { $pair } { $from } into { $left } and { $right }
  }
ed-expected-ed-rule = split or both
ed-expected-pair-split = the first of the two new pairs, such as 1,2 (with several pairs 2:1,2)
