coins-name = Coin turning
# Other names a person may type, in lower case, with commas between.
coins-aliases = coin-turning, turtles
coins-summary = Turn coins as the rule allows, the rightmost of them from heads to tails.
coins-rules =
    A row of coins, heads or tails. A move turns some coins over, which ones the rule says; the rightmost of them must go from heads to tails. When all coins show tails, if not before, there is no such move.

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
coins-decides = What decides: every head counts as a game of its own, and the row is their sum. <strong>If the nim-sum of the values of all heads is 0, the player to move loses.</strong> A move turns { coins-turns }. { coins-value }
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
# list: values of the heads; none where they are many.
coins-heads-reason = Each head counts as a Nim heap{ $list ->
    [none] .
   *[other] ; here the values are { $list }.
  }
coins-works = { $outcome ->
    [N] The nim-sum is not 0, and some move makes it 0. Whatever they turn changes it again, and you can make it 0 again; in the end nothing can be turned any more, on their turn.
   *[P] The nim-sum is 0. Whatever you turn makes it something else, and they can make it 0 again; in the end nothing can be turned any more, on your turn.
  }
coins-proof =
    <strong>A row is worth the nim-sum X of its heads. </strong>By induction: every move makes the row smaller, read as a binary number from the right. A move turns a head worth g and a set of coins before it. Let w be the nim-sum of the values of those coins’ places; then the move leaves nim-sum X ⊕ g ⊕ w, since turning a head to tails takes its value out of the nim-sum as turning one up puts it in. If the head were alone, the same move would leave the heads of the set, worth w. So, by mex, w is never g and can be any number below g. Hence no move leaves nim-sum X. For y < X some head has a 1 in the highest place where X and y differ; for it w = g ⊕ X ⊕ y is below g, and that move leaves y. So the mex is X.

    <strong>The value of a head. </strong>{ coins-reason }
# Why the values of coins-value are these.
coins-reason = { $free ->
    [yes] The other coins of a move may be any set of the places before it, and the nim-sums of sets of 1, 2, …, 2^(n−2) are all numbers below 2^(n−1).
   *[no] { $rule ->
        [turtles] A head on place n may be turned alone (worth 0) or moved to any earlier place: 0, 1, …, n − 1 occur, and n is the smallest number that does not.
        [mock] Beside the head itself none, one or two earlier coins are turned. Suppose the earlier places have the odious numbers below o, the next odious number. Then the moves lead to 0, to an odious number below o, or to the nim-sum of two of them, which has an even number of ones: never to o. Every number e below o occurs: if it has an odd number of ones, an earlier place has it; if it has an even number and is not 0, take away one of its binary ones, 2^i: e = 2^i ⊕ (e − 2^i), both smaller than e and both with an odd number of ones. So o is the smallest that is missing.
        [twins] The head moves to any earlier place, which are worth 0, 1, …, n − 2.
        [triplets] Exactly two earlier coins are turned. The heads on places 1 and 2 cannot be turned last, so they are worth 0; turning one or both of them along gives the game of mock turtles on the other places.
        [ruler] In a run of neighbouring places the highest power of two stands only once, since of two multiples of 2^h that follow each other one is a multiple of 2^(h+1). So no run has nim-sum 0. The value 2^j of place n cannot be reached: the run before n would have nim-sum 2^j, and with n itself nim-sum 0. Every smaller value can: the 2^j − 1 places before n have values below 2^j. Turn none of them, the nearest, the nearest two, …: that gives 2^j nim-sums below 2^j. No two are equal, or a run would have nim-sum 0; so they are all numbers below 2^j.
        [grunt] Turning places 1, a, n + 1 − a and n leaves heads that are worth the heaps 0, a − 1 and n − a: a heap of n − 1 split into two unequal parts.
        [max] { $most ->
            [1] Turned alone, it leaves no heads, worth 0, and there is no other move: so it is worth 1.
           *[other] The values are worked out one place after another: the smallest number that no allowed set of earlier places makes.
        }
       *[run] { $most ->
            [1] Turned alone, it leaves no heads, worth 0, and there is no other move: so it is worth 1.
           *[other] Let c be the largest power of two up to the longest run m, so m < 2c; a place has the largest power of two that divides it, or c if that is less. No run of fewer than 2c places has nim-sum 0. A run of fewer than c places has its highest value only once. In c places in a row c and c/2 stand once and every smaller power an even number of times: nim-sum c ⊕ c/2. So in a run of c to 2c − 1 places with nim-sum 0 the other places, fewer than c, would have nim-sum c ⊕ c/2 as well: one c, one c/2, and the rest cancels. Read every c as c/2, and this shorter run has nim-sum 0, with the power c/2 instead of c; so it goes on down to c = 1, where a run is one place of value 1. Therefore the value v of place n cannot be reached, or a run that ends in n would have nim-sum 0. Every smaller value can: the v − 1 places before n have values below v, and the nim-sums of none of them, the nearest, the nearest two, … are v different numbers below v.
        }
    }
  }

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
coins-fault-no-such-coin = each place must be in the row, and stand once
coins-fault-not-by-the-coin-rule = the rule does not allow turning these coins together
coins-fault-rightmost-is-tails = the rightmost of them must show heads
