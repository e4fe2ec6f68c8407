euclid-name = Euclid’s game
euclid-aliases = euclids-game
euclid-summary = Subtract a multiple of the smaller number from the larger until a 0 is left.
euclid-rules =
    Two numbers. A move: subtract the smaller number from the larger, once or several times, without going below 0. A 0 ends a pair. Several pairs are played side by side: move in one of them.

    Type a position as two numbers, pairs separated by a slash: euclid 24 7, or euclid 24 7 / 9 4. Type a move as how many times: 3, or 2:1 for pair 2.

    Example: euclid 7 3. You play 1 and leave 4 and 3: they must subtract 3 once and leave 1 and 3; you subtract 1 three times and make the 0.
euclid-ruling = { $pairs ->
    [1] Subtract the smaller number from the larger, once or several times, but never below 0. A 0 ends the game.
   *[other] Choose a pair and subtract its smaller number from its larger, once or several times, but never below 0. A 0 ends a pair.
  }

euclid-theorem = the game of Euclid (Cole and Davie, 1969)
# shape: one number is 0, both are equal, or neither.
euclid-decides = { $shape ->
    [zero] What decides: one number is 0, so there is nothing to subtract. The game is over.
    [equal] What decides: the numbers are equal, so the player to move makes a 0 at once.
   *[walk] What decides: divide again and again, as in Euclid’s algorithm. A quotient 1 leaves no choice; the first larger one is a free choice. <strong>If an even number of ones comes before it (0 is even), the player to move wins.</strong>
  }
# ones: forced moves before the first quotient above 1, which is large / small.
euclid-reason = { $ones ->
    [0] { $small } fits { $quotient ->
        [2] twice
       *[other] { $quotient } times
    } into { $large }, so you have a choice: leave them the remainder, or make them leave it to you. One of the two wins.
   *[other] The first { $ones ->
        [1] move is
       *[other] { $ones } moves are
    } forced. Then { $large } and { $small } give a choice, and { $outcome ->
        [N] it is yours: leave them the remainder, or make them leave it to you.
       *[P] it is theirs: they leave you the remainder, or make you leave it to them.
    }
  }
# ones: how many quotients 1 there are before the first larger one, quotient.
euclid-works = { $shape ->
    [zero] There is no move.
    [equal] Subtract once: the result is 0, and they cannot move.
   *[walk] { $ones ->
        [0] The first quotient, { $quotient }, is already larger than 1, so the choice is yours.
        [one] The first move is forced; then the quotient { $quotient } offers the choice, and { euclid-chooser } the one to move.
       *[other] The first { $ones } moves are forced; then the quotient { $quotient } offers the choice, and { euclid-chooser } the one to move.
    } Call the smaller number and the remainder position R. Whoever has the choice can subtract as often as possible: then the other player must move from R. Or once less: then the other player must subtract that last time, and the chooser moves from R. R is won or lost for the player to move, so the chooser picks who that is.
  }
euclid-chooser = { $outcome ->
    [N] you are
   *[P] they are
  }
euclid-proof =
    <strong>A quotient 1. </strong>There is only one move, to the smaller number and the remainder. So the outcome is the opposite of the next one.

    <strong>A larger quotient. </strong>Let the smaller number be x and the remainder r. You may go to (r, x), or to (x, x + r), from where the only move is to (r, x). If (r, x) is lost, go there; if it is won, leave (x, x + r), and they must give it to you. Either way you win.

    <strong>The end. </strong>Equal numbers: one move ends it. All others have a last quotient of at least 2: a choice.

    <strong>Values. </strong>Let the quotient be k and (r, x) worth v. You reach (x, jx + r) for j = 0, …, k − 1. By induction these are worth v, then 0, 1, 2, … without v. The mex is k if v = 0; otherwise k − 1 if that is below v, and k if not.

euclid-walk = Euclid’s algorithm on { $larger } and { $smaller }:
euclid-larger = larger
euclid-smaller = smaller
euclid-quotient = quotient
euclid-remainder = remainder
euclid-value = value
euclid-forced = forced
euclid-choice = a choice
euclid-more = Lines not shown: { $count }.
euclid-ones = { $ones ->
    [0] The first quotient is above 1: no ones before it.
    [none] There is no quotient above 1: the numbers are equal.
   *[other] { $even ->
        [yes] Ones before the first larger quotient: { $ones }, which is even.
       *[no] Ones before the first larger quotient: { $ones }, which is odd.
    }
  }
euclid-upwards = Values: from the last line up.

# product: the smaller number, or a multiple of it: 3 × 7.
euclid-subtract = { $pair ->
    [none] subtract { $product } ({ $from } → { $left })
   *[other] subtract { $product } in pair { $pair } ({ $from } → { $left })
  }
euclid-fault-no-such-pair = there is no such pair
euclid-expected-pair-and-times = how many times to subtract, such as 3, or pair and times, such as 2:3

euclid-misere-theorem = Misère Euclid (after Gurvich, 2007)
euclid-misere-decides = What decides: { $large ->
    [yes] <strong>while a pair is neither equal nor has a 0, nim-sum 0 of the values loses, as in normal play.</strong> Here it is { $sum }.
   *[no] <strong>each pair left is equal or has a 0. If the number of equal pairs is odd, the player to move loses:</strong> each of them has exactly one move.
  }
euclid-misere-proof = Call a pair small if it has a 0 (worth 0) or two equal numbers (worth 1). (a) From (x, x) the only move is to (0, x). (b) From (x, kx) with k at least 2 there are moves to (x, x) and to (x, 0). If the larger number is no multiple of the smaller, no move leads to a small pair: a remainder above 0 and below x is left. (c) No move leads from a small pair to a large one.
