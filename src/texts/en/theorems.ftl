## The theorems of sums and of the other compounds, and search: what decides, why it works, the proof. outcome: N where
## *you*, the player to move, win.

theorem-sprague-grundy = Sprague–Grundy theorem (1935, 1939)
theorem-sprague-grundy-decides = What decides: each part counts as a Nim heap of its Grundy value. If the nim-sum of the values is 0, the player to move loses; otherwise they win.
theorem-sprague-grundy-works = { $outcome ->
    [N] You make the nim-sum 0; whatever they do makes it something else, and you can make it 0 again.
   *[P] The nim-sum is 0; whatever you do makes it something else, and they can make it 0 again.
  }
theorem-sprague-grundy-proof =
    <strong>A sum is worth the nim-sum X of its parts, </strong>by induction. A value is the smallest number that no option has (mex). A move changes one part’s value, so it never leaves X. For y below X, some part has a value g with a 1 in the highest binary place where X and y differ. So g ⊕ X ⊕ y is smaller than g; by mex a move in that part leaves it, and so the nim-sum y.

    <strong>Who wins. </strong>From value 0 no move leaves 0; from any other value some move does. At the end all values are 0, and the player to move has lost.

theorem-beside-zero = a sum with parts worth 0 (Sprague 1935, Grundy 1939)
theorem-beside-zero-decides = What decides: leave one part aside: the Grundy values of all the others have nim-sum 0, so the others change nothing. <strong>Whoever wins that one part alone wins the whole game.</strong>
theorem-beside-zero-works = { $outcome ->
    [N] Play that part as if it stood alone. Whenever they move in the other parts, answer there: make their nim-sum 0 again.
   *[P] They play that part as if it stood alone, and whenever you move in the other parts they answer there: they make the nim-sum 0 again.
  }
theorem-beside-zero-proof =
    In parts of nim-sum 0 every move makes the nim-sum something else, and then some move there makes it 0 again, as in Nim. So the player who wins the one part always has an answer, in the same place as the move: in the one part by the strategy that wins it, in the others by making their nim-sum 0. The game ends, and the player who always has an answer makes the last move.

    The value of the one part is not needed for this: only whether it is lost for the player to move.

theorem-equal-parts = equal parts cancel (Tweedledum and Tweedledee; Berlekamp, Conway and Guy 1982)
# left: what stands beside the equal parts: nothing; two parts that a move makes equal; or the rest.
theorem-equal-parts-decides = { $left ->
    [nothing] What decides: the parts come in equal pairs. <strong>Whatever is played in one of two equal parts can be copied in the other.</strong>
    [two] What decides: one move makes two parts equal, and the Grundy values of all the others have nim-sum 0. <strong>After that move whatever is played in one of the two can be copied in the other.</strong>
   *[rest] What decides: two equal parts cancel, since whatever is played in one of them can be copied in the other. <strong>Whoever wins what is left wins the whole.</strong>
  }
theorem-equal-parts-works = { $left ->
    [nothing] Whatever you play in one part, they play in the equal one, and the parts are equal again. They always have an answer, so they make the last move.
    [two] Make the two parts equal. From then on answer where they played: the same move in the other of two equal parts, elsewhere a move that makes the nim-sum 0 again. You always have an answer, so you make the last move.
   *[rest] { $outcome ->
        [N] Play what is left as if it stood alone. Whenever they move in one of two equal parts, make the same move in the other.
       *[P] They play what is left as if it stood alone, and whenever you move in one of two equal parts, they make the same move in the other.
    }
  }
theorem-equal-parts-proof = Let G be any position under normal play, and look at G + G. Whatever the player to move does in one G, the other player does in the other one: that is legal, since both are the same, and the two are equal again. So the player who copies always has an answer and makes the last move. G + G is lost for the player to move, whatever the value of G is: its value is 0.
# Where something stands beside the equal parts.
theorem-equal-parts-proof-beside = { $left ->
    [two] Parts of nim-sum 0 beside it change nothing: a move there is answered there. So once the two parts are equal, every move has an answer in its own place.
   *[rest] Beside other parts G + G changes nothing: whoever wins those alone answers a move in one G by copying it, and any other move as before. Every move has an answer in its own place, the game ends, and the player who always has an answer makes the last move.
  }

theorem-every-suspense = the theorem of the longest game (Conway 1976; called Every-SG by Jia Zhihao 2009)
theorem-every-suspense-decides = What decides: the game that ends last, since you must move in every game that goes on. <strong>Stall where you win, hurry where you lose.</strong> Count how many moves each game lasts like that: the longest is odd when the player to move wins.
theorem-every-suspense-works = { $outcome ->
    [N] The game that lasts longest is one you win: stall there, and hurry where you lose. It outlasts the others, and you make its last move.
   *[P] The game that lasts longest is one you lose: they stall there, and hurry where you win. It outlasts the others, and they make its last move.
  }
theorem-every-suspense-proof =
    <strong>Numbers. </strong>“Won” and “lost” mean: for the player to move. The end is lost and has number 0. A position with a lost option is won: 1 + the greatest number of its lost options (stall). Any other is lost: 1 + the least number of its options (hurry). So won positions are odd, lost ones even. Let M be the greatest number.

    <strong>M is odd. </strong>In won games move to a lost option of greatest number, in lost games to one of least number. Numbers above 0 fall by 1, so the greatest becomes even.

    <strong>M is even and above 0, </strong>in game Y. Y is lost, so any move makes it odd, at least M − 1. An even number arises only in a won game, which has at most M − 1: so it is at most M − 2, and the greatest becomes odd.

    <strong>The end. </strong>All numbers are 0, and the player to move has lost.

theorem-all-remoteness = the theorem of the shortest game (Steinhaus 1925; Conway 1976)
theorem-all-remoteness-decides = What decides: the game that ends first, since everything ends with it. <strong>Hurry where you win, stall where you lose.</strong> Count how many moves each game lasts like that (its remoteness): the shortest is odd when the player to move wins.
theorem-all-remoteness-works = { $outcome ->
    [N] The game that ends first is one you win. Hurry there, and stall where you lose: nothing else ends before it.
   *[P] The game that ends first is one you lose. They hurry there, and stall where you win: nothing else ends before it.
  }
theorem-all-remoteness-proof =
    <strong>Numbers. </strong>“Won” and “lost” mean: for the player to move. The end is lost and has number 0. A position with a lost option is won: 1 + the least number of its lost options (hurry). Any other is lost: 1 + the greatest number of its options (stall). So won positions are odd, lost ones even. Let m be the least number.

    <strong>m is odd. </strong>In won games move to a lost option of least number, in lost games to one of greatest number. Every number falls by 1, so the least becomes even.

    <strong>m is even and above 0, </strong>in game Y. Y is lost, so any move makes it odd, at most m − 1. An even number arises only in a won game, which has at least m + 1: so it is at least m, and the least becomes odd.

    <strong>The end. </strong>A game is over: the least number is 0, and the player to move has lost.

theorem-any-selective = the theorem of the selective sum (Smith 1966)
theorem-any-selective-decides = What decides: each move is a move in one or more of the games. <strong>The player to move loses exactly when they would lose each game on its own.</strong>
theorem-any-selective-works = { $outcome ->
    [N] Move in every game that you win, to a position that they lose there, and leave the others alone: now every game is lost for them.
   *[P] You would lose each game on its own. The games you move in become games that they win, and they answer in exactly those.
  }
theorem-any-selective-proof =
    <strong>Every game is lost: </strong>each game that the player to move touches becomes a won one. The other player answers in exactly these and makes them lost again.

    <strong>Some games are won: </strong>the player to move moves in exactly those, to lost positions, and every game is lost for the other player.

    <strong>The end: </strong>nothing can be moved, every game is lost, and the player to move has lost.

theorem-every-suspense-misere = the theorem of the longest game, misère (Conway 1976)
theorem-every-suspense-misere-decides = What decides: the game that ends last, since you must move in every game that goes on. Its last move loses. <strong>Stall where you win, hurry where you lose.</strong> Count how many moves each game lasts if it is played like that on its own, under misère play: the longest one is even when the player to move wins.
theorem-every-suspense-misere-works = { $outcome ->
    [N] The game that lasts longest is one you win: stall there, and hurry where you lose. It outlasts the others, and they must make its last move.
   *[P] The game that lasts longest is one you lose: they stall there, and hurry where you win. It outlasts the others, and you must make its last move.
  }
theorem-every-suspense-misere-proof =
    <strong>Numbers. </strong>“Won” and “lost” always mean: for the player to move, with the game on its own under misère play. The end is won and has number 0. Any other position with a lost option is won: 1 + the greatest number of its lost options (stall). The rest are lost: 1 + the least number of their options (hurry). So won positions are even, lost ones odd. Let M be the greatest number.

    <strong>M is even and above 0. </strong>In won games that are going move to a lost option of greatest number, in lost games to an option of least number. Every number above 0 falls by 1, so the greatest becomes odd.

    <strong>M is odd, </strong>in game Y. Y is lost, so any move makes it even, at least M − 1. An odd number arises only in a won game; that has at most M − 1, so the odd number is at most M − 2. So the greatest becomes even.

    <strong>The end. </strong>All numbers are 0: nobody can move, and the player to move has won.

theorem-all-remoteness-misere = the theorem of the shortest game, misère (Conway 1976)
theorem-all-remoteness-misere-decides = What decides: the game that ends first, since everything ends with it. The player who ends it loses. <strong>Hurry where you win, stall where you lose.</strong> Count how many moves each game lasts if it is played like that on its own, under misère play (its remoteness): the shortest one is even when the player to move wins.
theorem-all-remoteness-misere-works = { $outcome ->
    [N] The game that ends first is one you win. Hurry there, and stall where you lose: nothing else ends before it, and they must end it.
   *[P] The game that ends first is one you lose. They hurry there, and stall where you win: nothing else ends before it, and you must end it.
  }
theorem-all-remoteness-misere-proof =
    <strong>Numbers. </strong>“Won” and “lost” always mean: for the player to move, with the game on its own under misère play. The end is won and has number 0. Any other position with a lost option is won: 1 + the least number of its lost options (hurry). The rest are lost: 1 + the greatest number of their options (stall). So won positions are even, lost ones odd. Let m be the least number.

    <strong>m is even and above 0. </strong>In won games move to a lost option of least number, in lost games to an option of greatest number. Every number falls by 1, so the least becomes odd.

    <strong>m is odd, </strong>in game Y. Y is lost, so any move makes it even, at most m − 1. An odd number arises only in a won game; that has at least m + 1, so the odd number is at least m. So the least becomes even.

    <strong>The end. </strong>One game is over, so the least number is 0: nobody can move, and the player to move has won.

theorem-any-selective-misere = the theorem of the selective sum, misère (Smith 1966; Winning Ways, ch. 9)
# going: how many games are not over yet.
theorem-any-selective-misere-decides = { $going ->
    [1] What decides: only one game is still going. <strong>So it is played on its own, under misère play.</strong>
   *[other] What decides: each move is a move in one or more of the games. <strong>While two or more are going, the player to move loses exactly when they would lose each game on its own under normal play.</strong> The last one left is played on its own, under misère play.
  }
theorem-any-selective-misere-works = { $going ->
    [1] { $outcome ->
        [N] You win the game that is left.
       *[P] You lose the game that is left.
    }
   *[other] { $outcome ->
        [N] Move in every game that you win and leave them lost games only. If fewer than two would be going, end all but one, and leave that one lost under misère play.
       *[P] The games you move in become games that they win, and none of them is over. They answer in those, or leave you a single game that you lose.
    }
  }
theorem-any-selective-misere-proof =
    <strong>Words. </strong>A game is going while it has a move. “Won” and “lost” are those of normal play unless misère is named. A game that is over is lost, and a move in a lost game makes it won, so it doesn’t end it.

    <strong>No game is going: </strong>the player to move has won. <strong>One game is going: </strong>it is played on its own, under misère play.

    <strong>Two or more are going, all lost: </strong>each game that is moved in becomes won, so it’s still going. That is the next case, for the other player.

    <strong>Two or more are going, some won: </strong>move in all of the won ones, to lost positions. If two or more are then going, all are lost, as above. If not, all can be ended at once, except perhaps one. Let that one be Y, or any of them if there is none. End all the others; that is a move, since two were going. If Y is lost under misère play, leave it; if not, move it to a position that is. Now only Y is going, and the other player loses it.

theorem-tame = Misère Nim on Grundy values (Conway, 1976)
# sum: the nim-sum of the values. large: whether something large is left.
theorem-tame-decides = What decides: play misère Nim with the Grundy values as heaps. { $large ->
    [yes] <strong>While something is worth 2 or more, nim-sum 0 loses, as in normal play.</strong> Here it is { $sum }.
   *[no] <strong>Everything left is worth 0 or 1. If the number of ones is odd, the player to move loses.</strong>
  }
# Where parts worth 0 or 1 may be large: the table says so.
theorem-tame-decides-sized = What decides: the nim-sum of the Grundy values, and whether a part is large. Parts worth 2 or more are large, and others may be: see the table. { $large ->
    [yes] <strong>While a part is large, nim-sum 0 loses, as in normal play.</strong> Here it is { $sum }.
   *[no] <strong>No part is large. If the number of ones is odd, the player to move loses.</strong>
  }
# A position that is one part: small or not.
theorem-tame-decides-whole = What decides: small positions (see the proof) lose if worth 1, large ones if worth 0. { $large ->
    [yes] <strong>This one is large, worth { $sum }.</strong>
   *[no] <strong>This one is small, worth { $sum }.</strong>
  }
theorem-tame-reason-whole = { $large ->
    [yes] Here Grundy value 0 loses, as in normal play. { $outcome ->
        [N] Your move leaves 0, or 1 where 1 loses.
       *[P] This position is worth 0.
    }
   *[no] Misère play turns values round here: Grundy value 1 loses. { $outcome ->
        [N] Your move leaves 1.
       *[P] This position is worth 1, and they can always leave you 1 again.
    }
  }
theorem-tame-works = { $outcome ->
    [N] Your move leaves them a position that loses by this rule. As long as the game goes on, you can do that again. { $large ->
        [yes] The move that leaves nothing large is yours: it leaves Grundy value 1.
       *[no] They always face Grundy value 1, so the last move is theirs.
    }
   *[P] By this rule you lose. As long as the game goes on, they can leave you such a position again. { $large ->
        [yes] The move that leaves nothing large is theirs: it leaves Grundy value 1.
       *[no] You always face Grundy value 1, so the last move is yours.
    }
  }
theorem-tame-reason = { $large ->
    [yes] Play misère Nim on the Grundy values. { $outcome ->
        [N] Your move leaves nim-sum 0, or nothing but an odd number of ones.
       *[P] The nim-sum is 0, and they can restore that until an odd number of ones is left for you.
    }
   *[no] All that is left is worth 0 or 1. { $outcome ->
        [N] The number of ones is even: leave an odd number.
       *[P] The number of ones is odd, and they can keep it odd for you.
    }
  }

theorem-tame-reason-sized = { $large ->
    [yes] While a part is large, nim-sum 0 loses, as in normal play; after that, an odd number of ones loses. { $outcome ->
        [N] Your move leaves one of these.
       *[P] Here the nim-sum is 0.
    }
   *[no] No part is large, and all are worth 0 or 1. { $outcome ->
        [N] The number of ones is even: leave an odd number, and nothing large.
       *[P] The number of ones is odd, and they can keep it odd for you.
    }
  }
theorem-tame-proof =
    <strong>Small and large. </strong>Call some positions of value 0 or 1 small and all others large, so that: (a) a small one that isn’t over has a move to a small one; (b) a large one isn’t over, and has moves to small ones of both values or to none; (c) a large option of a small one has moves to small ones.

    <strong>Sums </strong>are small if all their parts are. With two large parts no move leaves a small sum; with one, only moves in it do. So (a), (b) and (c) hold for sums.

    <strong>Claim: </strong>small positions worth 1 and large ones worth 0 are lost, all others won. By induction; no move keeps a value.

    <strong>Lost. </strong>From small, worth 1, small options are worth 0; large ones reach value 0 by (c) and (b), so they aren’t worth 0. From large, worth 0, no option is worth 0, so by (b) none is small.

    <strong>Won. </strong>Small, worth 0: it’s over and won, or by (a) some option is small, worth 1, lost. Large, not worth 0: go to a small one worth 1 or, if there is none, to value 0, which is large.

theorem-search = working back from the end
theorem-search-decides = { $by ->
    [list] No formula is used here: a list of lost positions proves the answer.
    [labels] No formula decides here: positions are marked won or lost from the ends of the game backwards, and what is never reached is a draw.
   *[induction] No formula decides here: the answer is worked back from the end of the game.
  }
theorem-search-works = A position is lost when every move leads to a won one, and won when some move leads to a lost one.
theorem-search-proof = { $by ->
    [list] Every move from a position of the list has an answer that leads back into the list. (Under misère play a move may also end the game, and so lose at once.) Play ends. So it’s the player to move from the list who loses.
    [labels] A position marked lost has moves to won ones only, and a won one has a move to a lost one that is nearer to the end (or, under misère play, no move at all). A drawn one has no move to a lost one, but some move to another drawn one. So the winner gets to the end, and nobody can be forced out of a draw.
   *[induction] The rules decide a position without moves. Any other is lost if every move from it leads to a won one, and won if some move leads to a lost one. So, worked back from the end, every position is one or the other.
  }
