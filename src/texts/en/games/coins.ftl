coins-name = Coin turning
# Other names a person may type, in lower case, with commas between.
coins-aliases = coin-turning, turtles
coins-summary = Turn coins as the rule allows, the rightmost of them from heads to tails.
coins-rules =
    A row of coins, heads or tails. A move turns over some coins that the rule allows; the rightmost of them must go from heads to tails. When all coins show tails, at the latest, no move is left.

    Rules: turtles (one or two coins), mock (one, two or three), twins (exactly two), triplets (exactly three), ruler (neighbours, any number), grunt (places 1, a, n+1−a and n), max=m (at most m), run=m (at most m neighbours).

    Type a position as letters H and T from the left, with the rule: coins HTTHH rule=turtles. Type a move as the places: 2,5; for neighbours 2-5.

    Example: coins HHHH rule=turtles. You play 4 and leave HHHT: whatever they turn, you can turn what then still shows heads, and all are tails.
coins-ruling = { $rule ->
    [turtles] Turn over one or two coins. The rightmost of them must go from heads to tails.
    [mock] Turn over one, two or three coins. The rightmost of them must go from heads to tails.
    [twins] Turn over exactly two coins. The rightmost of them must go from heads to tails.
    [triplets] Turn over exactly three coins. The rightmost of them must go from heads to tails.
    [ruler] Turn over one or more coins side by side. The rightmost of them must go from heads to tails.
    [grunt] Turn over exactly four coins: on place 1, on a place n, and on two places between, one as far from 1 as the other is from n. The rightmost of them must go from heads to tails.
    [max] { $most ->
        [1] Turn over exactly one coin.
        [2] Turn over 1 or 2 coins, wherever they lie.
       *[other] Turn over 1 to { $most } coins, wherever they lie.
    } The rightmost of them must go from heads to tails.
   *[run] { $most ->
        [1] Turn over exactly one coin.
        [2] Turn over 1 or 2 coins side by side.
       *[other] Turn over 1 to { $most } coins side by side.
    } The rightmost of them must go from heads to tails.
  }

coins-theorem = coin turning games (Lenstra; Winning Ways, 1982, ch. 14)
coins-decides = What decides: every head is a game of its own. <strong>If the nim-sum of their values is 0, the player to move loses.</strong> A move turns { coins-turns }. { coins-value }
# Within coins-decides.
coins-turns = { $rule ->
    [turtles] one or two coins
    [mock] one, two or three coins
    [twins] exactly two coins
    [triplets] exactly three coins
    [ruler] any number of neighbouring coins
    [grunt] four coins: the first of the row, one further right, and two between them, equally far from the two ends
    [max] { $most ->
        [1] exactly one coin
       *[other] at most { $most } coins
    }
   *[run] { $most ->
        [1] exactly one coin
       *[other] at most { $most } neighbouring coins
    }
  }
# free: the rule allows any set of coins of a row as long as this one.
coins-value = { $free ->
    [yes] A head on place n is worth 2^(n−1): 1, 2, 4, 8, …, since any set of coins may be turned.
   *[no] { $rule ->
        [turtles] A head on place n is worth n, like a Nim heap of n.
        [mock] A head on place n is worth the nth odious number: 1, 2, 4, 7, 8, 11, … (an odd number of ones in binary).
        [twins] A head on place n is worth n − 1, like a Nim heap of n − 1.
        [triplets] A head on place 1 or 2 is worth 0; from place 3 on the values are the odious numbers 1, 2, 4, 7, 8, 11, …
        [ruler] A head on place n is worth the largest power of two that divides n: 1, 2, 1, 4, 1, 2, 1, 8, …
        [grunt] A head on place n is worth what a heap of n − 1 is worth in Grundy’s game.
        [max] { $most ->
            [1] A head is turned alone, so it is worth 1 on every place.
           *[other] A head on a place is worth the smallest number above 0 that is not the nim-sum of fewer than { $most } earlier values.
        }
       *[run] { $most ->
            [1] A head is turned alone, so it is worth 1 on every place.
           *[other] A head on place n is worth the largest power of two that divides n, but no more than the largest power of two up to { $most }.
        }
    }
  }
# list: values of the heads, without zeros; none where they are many. left: whether some were left out.
coins-heads-reason = Each head counts as a Nim heap{ $list ->
    [none] .
   *[other] , here worth { $list }{ $left ->
        [yes] {" "}(zeros left out).
       *[no] .
    }
  }
coins-works = { $outcome ->
    [N] The nim-sum is not 0, and some move makes it 0. Whatever they turn changes it again, and you can make it 0 again; in the end nothing can be turned any more, on their turn.
   *[P] The nim-sum is 0. Whatever you turn makes it something else, and they can make it 0 again; in the end nothing can be turned any more, on your turn.
  }
coins-proof =
    <strong>A row is worth the nim-sum X of its heads. </strong>By induction, as a row read from the right in binary falls. A move turns a head worth g and coins before it whose places have nim-sum w, and leaves X ⊕ g ⊕ w, whether these were heads or tails. For a single head that is w, so by mex w is any number below g, never g: no move leaves X. For y < X take a head with a 1 in the highest place where X and y differ: w = g ⊕ X ⊕ y is below g.

    <strong>The value of a head. </strong>{ coins-reason }
# Why the values of coins-value are these.
coins-reason = { $free ->
    [yes] The other coins of a move may be any set of the places before it, and the nim-sums of sets of 1, 2, …, 2^(n−2) are all numbers below 2^(n−1).
   *[no] { $rule ->
        [turtles] A head on place n may be turned alone (worth 0) or moved to any earlier place: 0, 1, …, n − 1 occur, and n is the smallest number that does not.
        [mock] Beside the head none, one or two earlier coins are turned. { coins-odious }
        [twins] The head moves to any earlier place, which are worth 0, 1, …, n − 2.
        [triplets] Places 1 and 2 can’t come last, so they’re worth 0; with them a move turns one or no other coin before it. { coins-odious }
        [ruler] In a run of places the highest power of two occurs only once, since of two neighbouring multiples of 2^h one is a multiple of 2^(h+1). So no run has nim-sum 0. { coins-runs }
        [grunt] Turning places 1, a, n + 1 − a and n leaves heads that are worth the heaps 0, a − 1 and n − a: a heap of n − 1 split into two unequal parts.
        [max] { $most ->
            [1] Turned alone, it leaves no heads, worth 0, and there is no other move: so it is worth 1.
           *[other] The values are worked out one place after another: the smallest number that no allowed set of earlier places makes.
        }
       *[run] { $most ->
            [1] Turned alone, it leaves no heads, worth 0, and there is no other move: so it is worth 1.
           *[other] Let c be the largest power of two up to the longest run; let a run hold N(j) multiples of 2^j. If its nim-sum is 0, all N(j) up to 2^j = c are even, so N(j) is 2·N(j+1), as they differ by at most 1: the run has N(0) places, a multiple of 2c. That is too many, so no run has nim-sum 0. { coins-runs }
        }
    }
  }
# The end of the reason for mock and triplets, and for ruler and run.
coins-odious = Let the earlier ones be worth the odious numbers below o, the next one. A move leaves 0, one of these, or the nim-sum of two, with an even number of ones: never o. Every e below o is left: 0 and odious e as said; any other as 2^i ⊕ (e − 2^i), with 2^i one of its binary ones: both are odious and below e.
coins-runs = So place n, worth v, can’t leave v: with n the run before it would have nim-sum 0. The v − 1 places before it are worth less; none, the nearest, the nearest two, … of them have v different nim-sums below v.

coins-all-tails = All coins show tails: there are no heads, and the nim-sum is 0.
coins-head-place = head on
coins-head-value = value
coins-place = place { $place }
coins-nim-sum = nim-sum
coins-more = Heads not shown, but counted: { $count }.
coins-turn = { $run ->
    [yes] turn coins { $first } to { $last }
   *[no] { $count ->
        [one] turn coin { $places }
       *[other] turn coins { $places }
    }
  }
coins-and = {" "}and{" "}

coins-expected-coins = a row of H (heads) and T (tails), such as HTTHH
coins-expected-coin-rule = turtles, mock, twins, triplets, ruler or grunt
coins-expected-places = the places of the coins to turn, such as 2,5, or 2-5 for neighbours
coins-fault-no-such-coin = name places of the row, each only once
coins-fault-not-by-the-coin-rule = the rule does not allow turning these coins together
coins-fault-rightmost-is-tails = the rightmost of them must show heads

coins-misere-theorem = Misère coin turning (after Gurvich and Ho, 2018)
# shape: what is small under these rules.
coins-misere-proof = { $shape ->
    [single] A move turns one head, and nothing else. So every row is small, and worth 1 if its number of heads is odd.
    [number] Any set of coins may be turned. Read heads as ones of a binary number, place 1 last: a move makes it any smaller number. So the row is one Nim heap, and small if the number is 0 or 1.
    [even] Call a row small if it has no heads on even places; its value is 1 if the number of heads is odd. (a) Turn the last head alone. (b) Let there be heads on even places. A run that leaves a small row begins at the first of them or one place before, and turns even places with heads only. Both beginnings are allowed, and they differ in one coin on an odd place: so both values are reached. (c) A run that turns a small row into a large one ends on an odd place. The even places in it are now heads, and a run over them leaves a small row.
    [turtles] Group the places 2 and 3, 4 and 5, 6 and 7, and so on. Call a row small if each group has two heads or none; place 1 is free. (a) If a group has two heads, turn both; if none has, turn place 1. (b) If one group has one head, turn that head, with place 1 or without it: both values. If two groups have one head each, turn the one of the later group, and one of the two coins of the earlier group: both values again. With more such groups no move is enough. (c) A move from a small row leaves one or two such groups: then (b) says how to go on.
    [twins] Group the places 3 and 4, 5 and 6, and so on. Call a row small if each group has two heads or none; places 1 and 2 are free. (a) If a group has two heads, turn both; if none has, but a move is left, turn places 1 and 2. (b) If one group has one head, turn that head with place 1 or with place 2: both values. If two groups have one head each, turn the one of the later group, and one of the two coins of the earlier group: both values again. With more such groups no move is enough. (c) A move from a small row leaves one or two such groups: then (b) says how to go on.
   *[sum] Call a row small if it’s worth 0 or 1; larger values have moves to both. It remains to show (a) for nim-sum 0 with a move left. Then some head has a value v that is odd, or even and no power of two: different powers of two have no nim-sum 0. Turn it, and coins worth v ⊕ 1 together. If v is 1, that is nothing. If v is odd and larger, v − 1 has an even number of ones: take its highest one, and the rest. If v is even, take its highest power of two, and v + 1 without it. Both have an odd number of ones and are below v, so they are values of earlier coins.
  }
