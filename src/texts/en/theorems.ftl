## The theorems of sums and of the other compounds, and search: what decides, why it works, the proof. outcome: N where
## *you*, the player to move, win.

theorem-sprague-grundy = Sprague–Grundy theorem (1935, 1939)
theorem-sprague-grundy-decides = What decides: each part has a value, its Grundy value, and counts as a Nim heap of that size. The nim-sum of the values decides.
theorem-sprague-grundy-works = { $outcome ->
    [N] You make the nim-sum 0; whatever they do makes it something else, and you can make it 0 again.
   *[P] The nim-sum is 0; whatever you do makes it something else, and they can make it 0 again.
  }
theorem-sprague-grundy-proof =
    <strong>The value of a sum. </strong>The Grundy value of a position is the smallest number that none of its options has (mex). Let X be the nim-sum of the values of the parts. A move changes the value of exactly one part, so it never leaves nim-sum X. Now let y be smaller than X. In the highest binary place where they differ, X has a 1; so some part has a value g with a 1 there, and g ⊕ X ⊕ y is smaller than g. By mex that part has an option of this value, and moving there leaves nim-sum y. So the smallest number that is missing is X: the value of the sum is the nim-sum.

    <strong>Who wins. </strong>Value 0: no option has value 0. Any other value: some option has value 0. At the end every value is 0, and the player to move has lost.

theorem-beside-zero = a sum with parts worth 0 (Sprague 1935, Grundy 1939)
theorem-beside-zero-decides = What decides: all parts but one have nim-sum 0 together, so they change nothing. <strong>Whoever wins the one part alone wins the whole.</strong>
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
    [nothing] What decides: the parts are equal two and two. <strong>Whatever is played in one of two equal parts can be copied in the other.</strong>
    [two] What decides: one move makes two parts equal, and the others have nim-sum 0 together. <strong>After that move whatever is played in one of the two can be copied in the other.</strong>
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
   *[rest] Beside other parts G + G changes nothing: who wins those alone answers a move in one G by copying it, and any other move as before. Every move has an answer in its own place, the game ends, and the player who always has an answer makes the last move.
  }

theorem-every-suspense = the theorem of the longest game (Conway 1976; called Every-SG by Jia Zhihao 2009)
theorem-every-suspense-decides = What decides: you must move in every game that is still going, so the game that ends last decides. <strong>In a game that you win, you stall; in one that you lose, you hurry.</strong> Count how long each game lasts if it is played like that: the longest one is odd when the player to move wins.
theorem-every-suspense-works = { $outcome ->
    [N] The game that lasts longest is one you win: stall there, and hurry where you lose. It outlasts the others, and you make its last move.
   *[P] The game that lasts longest is one you lose: they stall there, and hurry where you win. It outlasts the others, and they make its last move.
  }
theorem-every-suspense-proof =
    <strong>A number for each position. </strong>The end has 0. A position from which some option is lost for the player who faces it is won: its number is 1 + the greatest number of such an option, since the winner stalls. Any other position is lost: its number is 1 + the least number of its options, since the loser hurries. So won positions have odd numbers, lost ones even numbers. Claim: the player to move wins exactly when the greatest number of all games is odd.

    <strong>The greatest number is odd. </strong>In every game that is won, move to the lost option of greatest number; in every game that is lost, to the option of least number. Then every number above 0 falls by exactly 1, so the greatest is even.

    <strong>The greatest number M is even and not 0, </strong>in game Y. Y is lost, so whatever is played, it is left with an odd number of at least M − 1. A game that is over stays at 0. Any other game is left with an even number only by a move from a won game to a lost option. The won game has an odd number, at most M − 1, so the lost option has at most M − 2. So the greatest number left is odd.

    <strong>The end: </strong>all numbers are 0, which is even, and the player to move has lost.

theorem-all-remoteness = the theorem of the shortest game (Steinhaus 1925; Conway 1976)
theorem-all-remoteness-decides = What decides: you must move in every game, and all is over as soon as one of them is, so the game that ends first decides. <strong>In a game that you win, you hurry; in one that you lose, you stall.</strong> Count how long each game lasts if it is played like that (its remoteness): the shortest one is odd when the player to move wins.
theorem-all-remoteness-works = { $outcome ->
    [N] The game that ends first is one you win. Hurry there, and stall where you lose: nothing else ends before it.
   *[P] The game that ends first is one you lose. They hurry there, and stall where you win: nothing else ends before it.
  }
theorem-all-remoteness-proof =
    <strong>A number for each position. </strong>The end has 0. A position from which some option is lost for the player who faces it is won: its number (its remoteness) is 1 + the least number of such an option, since the winner hurries. Any other position is lost: its number is 1 + the greatest number of its options, since the loser stalls. So won positions have odd numbers, lost ones even numbers. Claim: the player to move wins exactly when the least number of all games is odd.

    <strong>The least number m is odd, </strong>in game X. In every game that is won, move to the lost option of least number; in every game that is lost, to the option of greatest number. Then every number falls by exactly 1, so the least is m − 1, which is even.

    <strong>The least number m is even and not 0, </strong>in game Y. Y is lost, so whatever is played, it is left with an odd number of at most m − 1. Another game is left with an even number only by a move from a won game to a lost option. The won game has an odd number, at least m + 1, so the lost option has at least m. So the least number left is odd.

    <strong>The end: </strong>one game is over, so the least number is 0, which is even, and the player to move has lost.

theorem-any-selective = the theorem of the selective sum (Smith 1966)
theorem-any-selective-decides = What decides: you may move in as many of the games as you like, but at least in one. <strong>The player to move loses exactly when each single game is lost for them.</strong>
theorem-any-selective-works = { $outcome ->
    [N] Move in every game that you win, to a position which they lose there, and leave the others alone: now every game is lost for them.
   *[P] Every single game is lost for you. Wherever you move you leave games that they win, and they answer in exactly those.
  }
theorem-any-selective-proof =
    <strong>Every game is lost: </strong>each game that the player to move touches becomes a won one. The other player answers in exactly these and makes them lost again.

    <strong>Some games are won: </strong>the player to move moves in exactly those, to lost positions, and every game is lost for the other player.

    <strong>The end: </strong>nothing can be moved, every game is lost, and the player to move has lost.

theorem-search = search
theorem-search-decides = No formula is used here. The answer was found by search: from the ends of the game backwards.
theorem-search-works = A position is lost when every move leads to a won one, and won when some move leads to a lost one.
theorem-search-proof = The rules decide a position without moves. Any other is lost if every move leads to a won one, and won if some move leads to a lost one. A program decided the positions in this way, from the ends backwards, as far as this answer needs them.
