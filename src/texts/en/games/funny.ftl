funny-name = A Funny Stone Game (UVa 1378)
# Other names a person may type, in lower case, with commas between.
funny-aliases = funny-stone
funny-summary = Take a stone from one place, and put two stones farther right.
funny-rules =
    A row of places, numbered 0, 1, 2, … from the left, with stones on them. A move: choose places i < j ≤ k with a stone on i; take one stone from i, and put one on j and one on k (two on j if j = k). Stones on the last place cannot move.

    Type a position as the numbers of stones from left to right: funny 1 0 1 2. Type a move as the three places, counted from 0: 0,1,2.

    Example: funny 1 1 0. You play 0,1,2 and leave 0 2 1: they can only turn a stone on place 1 into two on place 2, and you do the same with the other one.
funny-ruling = Take one stone from a place, and put two stones on places farther right: one on each of two, or both on one.

funny-theorem = each stone by its distance from the right end (UVa 1378; Sprague 1935, Grundy 1939)
funny-decides = What decides: each stone is a game of its own, and its value depends only on how far it is from the right end. Two stones on one place cancel, so only places with an odd number count. <strong>If the nim-sum of these values is 0, the player to move loses.</strong>
funny-reason-none = The stones that can still move stand in pairs on the same place. Whatever you do with one of a pair, they do with the other.
# list: values of the stones without a twin; none where they are many.
funny-reason = Two stones on one place cancel. { $list ->
    [none] Count the others as Nim heaps.
   *[other] What is left is worth { $list }.
  }
funny-works = { $outcome ->
    [N] Your move makes the nim-sum 0. Whatever they do replaces one stone by two with another nim-sum, and you can make it 0 again. Stones only go right, so it ends, on their turn.
   *[P] The nim-sum is 0. Whatever you do replaces one stone by two with another nim-sum, and they can make it 0 again. Stones only go right, so it ends, on your turn.
  }
funny-proof =
    <strong>A sum. </strong>A move replaces one stone by two, and all stones move by themselves. So the row is the sum of its stones, and two equal ones cancel.

    <strong>One stone </strong>on the last place can’t move: value 0. Claim: at distances 1, 2, 3, … it’s worth the odious numbers 1, 2, 4, 7, 8, 11, … (an odd number of ones in binary). By induction the smaller distances have the odious numbers below o. A move leaves two stones. Both on the last place give 0, one there gives an odious number below o, none there the nim-sum of two, which has an even number of ones: never o. Every e below o can be left: 0 and odious numbers as just said; any other e by taking away a binary one, 2^i: e = 2^i ⊕ (e − 2^i), both odious and smaller than e.

funny-head-place = place
funny-head-distance = from the right
funny-head-value = value of a stone
funny-head-stones = stones
funny-counts = { $odd ->
    [yes] odd: counts
   *[no] even: cancels
  }
funny-nim-sum = nim-sum
funny-more = Places not shown, but counted: { $count }.
funny-from-left = Places are counted from 0 at the left.
funny-spread = { $same ->
    [yes] take a stone from place { $from } and put two on place { $first }
   *[no] take a stone from place { $from } and put one on place { $first } and one on place { $second }
  }

funny-expected-three-places = three places counted from 0, such as 0,1,2
funny-fault-no-such-spot = there is no such place (they are counted from 0)
funny-fault-places-not-rising = both new stones must go to the right of the old one
