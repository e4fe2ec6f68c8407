wythoff-name = Wythoff’s game
# Other names a person may type, in lower case, with commas between.
wythoff-aliases = wythoffs, wythoff-nim
wythoff-summary = Take from one of two heaps, or the same number from both.
wythoff-rules =
    Two heaps. A move: take any number, at least one, from one heap, or the same number from both. With a=2 (or more) the two amounts may differ, but by less than a.

    Type a position as two numbers: wythoff 3 5, or wythoff 3 5 a=2. Type a move as heap and amount, 1:2, or as both amounts, 2,2.

    Example: wythoff 2 3. You play 1,1 and leave 1 and 2: from there they can only leave 0 and 2, 1 and 1, 1 and 0, or 0 and 1, and each time you take everything.
wythoff-ruling = { $a ->
    [1] Take one or more from one heap, or the same number from both.
   *[other] Take one or more from one heap, or from both as long as the two amounts differ by less than { $a }.
  }

wythoff-theorem = Wythoff’s theorem (1907; for a > 1 Fraenkel 1982)
wythoff-decides = What decides: the losing positions are a list of pairs. <strong>If the heaps are one of them, the player to move loses; otherwise they win.</strong>
wythoff-works =
    Each number is in exactly one pair, and each pair has its own difference. { $a ->
        [1] That is why no move leads from one pair to another: taking from one heap keeps the other number, and that is in no other pair; taking the same from both keeps the difference, and no other pair has it.
       *[other] That is why no move leads from one pair to another: taking from one heap keeps the other number, and that is in no other pair; taking from both changes the difference by less than { $a }, and other pairs differ by { $a } or more.
    } { $outcome ->
        [N] From any other position, as here, some move reaches a pair.
       *[P] You’re on a losing pair: any move leaves it, and they can move to another one.
    }
# list: the first losing pairs. n, small, large: the pair that these heaps are.
wythoff-reason = { $outcome ->
    [N] The losing pairs are { $list }, … Your move reaches one of them, and no move leads from one losing pair to another.
   *[P] ({ $small }, { $large }) is no. { $n } of the losing pairs { $list }, … Whatever you take, they can reach a losing pair again.
  }
wythoff-pairs =
    <strong>The list. </strong>Pair n has the smallest number not used so far, and { $gap } more; pair 0, the end, is lost. Both rise, so each number is used once.

    <strong>From a pair to no pair. </strong>A move in one heap keeps the other number, which is in no other pair. { $a ->
        [1] A move in both keeps the difference; no two pairs have the same.
       *[other] A move in both changes the difference by less than { $a }; pairs differ in it by { $a } or more.
    }

    <strong>From anything else to a pair. </strong>Let x be the smaller heap. If its partner is below the other heap, lower this to it. If not, x is the smaller number of its pair, and the heaps differ by less; take from both to reach { $a ->
        [1] the earlier pair with this difference.
       *[other] an earlier pair whose difference is less than { $a } away.
    }
wythoff-formula-title = the smaller number of pair n is ⌊n·α⌋ (Beatty, 1926)
wythoff-formula = Let α = { $alpha } and β = α + { $a }. Then 1/α + 1/β = 1, and α is irrational ({ $a }² + 4 is no square). Below any N lie ⌊N/α⌋ of ⌊α⌋, ⌊2α⌋, … and ⌊N/β⌋ of ⌊β⌋, ⌊2β⌋, …: together N − 1, as N/α and N/β aren’t whole and add up to N. So each number from 1 on occurs once. ⌊nβ⌋ is ⌊nα⌋ + { $gap }, and both rise with n, so ⌊nα⌋ is the smallest number not used before.

wythoff-losing-pairs =
    The losing pairs are (0, 0), { $list }, … Pair n has the smallest number not used so far, and { $gap } more.

    { $fits ->
        [pair] The heaps are pair no. { $n } of this list.
        [no-pair] The heaps differ by { $difference }. Pairs differ by multiples of { $a }, so the heaps aren’t a pair.
       *[other] By their difference, they could only be no. { $n }, ({ $small }, { $large }). They aren’t.
    }
# below and above are the values of the two products.
wythoff-certified = To test any pair without the list: the smaller number of pair n is ⌊n·α⌋, α = { $alpha }. For n = { $n } that is { $small }, by two products: { $squareBelow } = { $below } is below 0, and { $squareAbove } = { $above } is above 0.
wythoff-reached = One move leads to <strong>{ $pairs }</strong>.
wythoff-pair = { $n ->
    [0] the end, (0, 0)
   *[other] pair no. { $n }, ({ $small }, { $large })
  }
wythoff-pair-comma = ,{" "}
wythoff-pair-or = ; or to{" "}
wythoff-take-both = { $same ->
    [yes] take { $first } from both (leaving { $left1 } and { $left2 })
   *[no] take { $first } and { $second } (leaving { $left1 } and { $left2 })
  }

wythoff-misere-theorem = Misère Wythoff (Fraenkel, 1984)
wythoff-misere-decides = { $a ->
    [1] What decides: the losing pairs are (0, 1) and (2, 2), and then those of normal play: (3, 5), (4, 7), (6, 10), … <strong>If the heaps are one of them, the player to move loses.</strong>
   *[other] What decides: the losing positions are a list of pairs. <strong>If the heaps are one of them, the player to move loses.</strong> Pair 0 is (0, 1); pair n has the smallest number not used so far, and { $gap } more.
  }
wythoff-misere-works = Each number is in exactly one pair, and no move leads from one pair to another. { $outcome ->
    [N] You leave them a pair each time, in the end (0, 1): they take the last one.
   *[P] They leave you a pair each time, in the end (0, 1): you take the last one.
  }
# list: the first losing pairs.
wythoff-misere-reason = Under misère play the losing pairs are { $list }, … { $outcome ->
    [N] Your move reaches one of them, and no move leads from one to another.
   *[P] This position is one of them: whatever you take, they can leave you one again.
  }
wythoff-misere-one =
    <strong>The list. </strong>(0, 1), (2, 2), and from pair no. 2 on those of normal play. Every number from 0 on is in exactly one pair, and every difference occurs exactly once: 1, 0, 2, 3, 4, …

    <strong>From a pair to no pair. </strong>A move in one heap keeps the other number, which is in no other pair. A move in both keeps the difference, which no other pair has.

    <strong>From anything else to a pair, </strong>except from (0, 0), where the player to move has won. Let x be the smaller heap. If its partner is below the other heap, lower this to it. If not, the heaps differ by less than the pair of x; take the same from both to reach the pair with their difference. Its smaller number is below x.
wythoff-misere-more =
    <strong>The list. </strong>Pair 0 is (0, 1). Pair n has the smallest number not used so far, and { $gap } more. Every number from 0 on is in exactly one pair.

    <strong>From a pair to no pair. </strong>A move in one heap keeps the other number, which is in no other pair. A move in both changes the difference by less than { $a }. Differences of pairs are { $a } or more apart; and if the other heap becomes the larger one, the change is at least { $a } + 2.

    <strong>From anything else to a pair, </strong>except from (0, 0), where the player to move has won. Let x be the smaller heap. If its partner is below the other heap, lower this to it. If not, x is the smaller number of its pair, no. n, and the heaps differ by some d up to { $a }·n. Let m be d divided by { $a }, rounded down, but at most n − 1. The difference of pair m is less than { $a } away from d, and its smaller number is below x: take down to it.
wythoff-misere-formula-title = the smaller number of pair n is ⌊n·α + 1/α⌋ (Fraenkel, 1984)
wythoff-misere-formula = Let α = { $alpha } and β = α + { $a }. Then 1/α + 1/β = 1, and α is irrational. Of the numbers ⌊n·α + 1/α⌋, n = 0, 1, 2, …, those below N have n below (N − 1/α)/α; of the numbers ⌊n·β + 1 + 1/α⌋, n below (N − 1 − 1/α)/β. Neither bound is whole, and they add up to N − 1; so together N numbers lie below N. So each number from 0 on occurs once. The second number is { $gap } more than the first, and both rise with n: these are the pairs.
wythoff-misere-beside-title = Wythoff’s game beside others under misère play (Gurvich and Ho, 2018)
wythoff-misere-beside-one = Call four pairs small: (0, 0) and (1, 2), worth 0, and (0, 1) and (2, 2), worth 1. (a) From (1, 2) go to (0, 1), from (2, 2) to (1, 2), from (0, 1) to (0, 0). (b) Beside a heap of 0 a larger one can become 0 or 1; beside a heap of 1 or 2, one of 3 or more can become either small partner; from (1, 1) go to (0, 0) or (0, 1). Equal heaps from 3 on go down to (0, 0) or (2, 2), heaps that differ by 1 to (0, 1) or (1, 2). From all others no small position can be reached. (c) From (1, 2) and (2, 2) every move leads to heaps of at most 2, and these have moves to small positions of both values unless they are small.
wythoff-misere-beside-more = Call a pair small if it loses in normal play, and so is worth 0, or in misère play. No pair is in both lists: their differences are multiples of { $a }, and one more than such. So a large position is won under both rules, and has moves to pairs of both lists: (b) and (c). A losing pair of normal play other than (0, 0) is won under misère play, so it has a move to a losing pair of misère play; and the other way round: (a). And a losing pair of misère play is worth 1: it has a move to value 0, none to another such pair, and large positions are worth 2 or more.
# partner pair of the smaller heap: ({ $small }, { $large }).
wythoff-misere-pairs =
    The losing pairs under misère play are { $list }, …

    The smaller heap, { $heap }, is in pair ({ $small }, { $large }). { $isPair ->
        [yes] That’s this position.
       *[no] That isn’t this position.
    }
wythoff-misere-certified = To test this without the list: the smaller number of pair n is ⌊n·α + 1/α⌋, α = { $alpha }. For n = { $n } that is { $small }, by two products. Put m = { $a }·n + 1 = { $m }. For y = { $below } the number { $square } is { $squareBelow }, not above 0; for y = { $above } it is { $squareAbove }, above 0.
