box-name = Box Game (UVa 12293)
# Other names a person may type, in lower case, with commas between.
box-aliases = box-game
box-summary = Empty the box with fewer balls, and split the other over both.
box-rules =
    Two boxes with at least one ball each. A move: throw away what is in the box with fewer balls (either one on a tie), and share what is in the other over both boxes, at least one ball in each. With one ball in each box nobody can move.

    Type a position as two numbers: box 5 3. Type a move as the two parts: 1,4 (or 1:1,4, with the number of the box that is split).

    Example: box 2 4. You play 1,3 and leave 1 and 3: they must split the 3 into 1 and 2, and you split the 2 into 1 and 1.
box-ruling = Throw away the balls of the box that has fewer (either one on a tie), and share the others over both boxes, at least 1 in each.

box-theorem = the Box Game (UVa 12293)
box-decides = What decides: only the larger number counts. <strong>If the larger number is one less than a power of two (1, 3, 7, 15, …), the player to move loses; otherwise they win.</strong>
# larger: the larger number now, or after the move.
box-reason = { $outcome ->
    [N] Your move leaves { $larger } as the larger number, one less than a power of two. No split of it leaves such a larger number, and you can get back to one.
   *[P] The larger number, { $larger }, is one less than a power of two. No split of it leaves such a larger number, and they can get back to one.
  }
box-works = { $outcome ->
    [N] { $leave ->
        [1] Split it into 1 and 1: they cannot move.
       *[other] Split so that the larger part is { $leave }, one less than a power of two. From there their larger part is smaller than that but at least half of it, so it cannot be one less than a power of two again, and you can go down to the next one. It ends at 1, on their turn.
    }
   *[P] { $number } is one less than a power of two. However you split it, the larger part is smaller but at least half of it, so it is never one less than a power of two; they can go down to the next one, { $leave }. It ends at 1, on your turn.
  }
box-proof =
    <strong>From 2^k − 1: </strong>the larger part of a split is at least 2^(k−1) and at most 2^k − 2. Between these there is no number of the form 2^j − 1.

    <strong>From any other n: </strong>let 2^k be the largest power of two up to n. Leave 2^k − 1 as the larger part; the other part, n − 2^k + 1, is at least 1 and not larger, since n is at most 2^(k+1) − 2.

    <strong>Values. </strong>The larger part is any number from n/2 (rounded up) to n − 1. Claim: g(2m) = m and g(2m+1) = g(m), by induction. From 2m these are m, …, 2m − 1, worth 0, …, m − 1 in some order: mex m. From 2m + 1 they are m + 1, …, 2m: without m, but with 2m, worth m. So only g(m) is missing up to m; it is the mex and completes the list for the next n. In short: halve n + 1 while it is even; if u is left, the value is (u − 1)/2.

box-halving =
    The larger number is { $number }; { $halvings ->
        [0] one more is { $odd }, which is odd.
        [one] one more, halved once, is { $odd }, which is odd.
       *[other] one more, halved { $halvings } times, is { $odd }, which is odd.
    } The value is ({ $odd } − 1)/2 = <strong>{ $value }</strong>{ $value ->
        [0] : one more than the number is a power of two.
       *[other] {"."}
    }

box-fault-not-the-fuller-box = the box with more balls is the one to split

box-misere-theorem = The Box Game under misère play
box-misere-proof = Call a position small if it’s worth 0 or 1; larger values have moves to both. It remains to show (a) for value 0. There the larger number is 2^k − 1; if k is at least 2, it may be split so that the larger part is 3·2^(k−2) − 1. That is at least half of it, and worth 1.
