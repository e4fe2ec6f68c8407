division-name = The division game
# Other names a person may type, in lower case, with commas between.
division-aliases = factor-matrix
division-summary = In one row, replace one or more numbers by smaller divisors of them.
division-rules =
    Rows of numbers. A move: choose a row, and in it replace one number greater than 1, or several, each by a proper divisor of itself (12 by 1, 2, 3, 4 or 6). When all numbers are 1 there is no move.

    Type a position row by row with slashes between: division 12 6 / 5 8 (numbers up to 10^12). Type a move as row, place and new number: 1:1=4 or, for several, 1:1=4,2=3.

    Example: division 4 / 3. You play 1:1=2 and leave 2 / 3: they make one of the two numbers 1, and you the other.
division-ruling = Choose a row, and replace one or more of its numbers above 1, each by a smaller divisor of it (12 by 1, 2, 3, 4 or 6).

division-theorem = counting prime factors, as in Nim (after Bouton, 1902)
division-decides = What decides: the prime factors, counted as often as they occur. <strong>A row is a Nim heap with as many stones as its numbers have prime factors together: here { $factors }.</strong>
division-worth = A row is worth the number of its prime factors.
division-works = { $outcome ->
    [N] In a single row you can replace every number by 1, and nothing is left.
   *[P] All numbers are 1, so there is no move.
  }
division-proof = A proper divisor keeps some of the prime factors of a number and loses at least one. So a move in a row takes away at least one factor of that row, and any number of them can be taken: strike out as many primes as you like, each from the number it stands in. That is exactly a move in a Nim heap.

division-head-number = number
division-head-factors = prime factors
division-head-count = how many
division-no-factor = no factor
division-more = Numbers not shown, but counted: { $count }.
division-together = Together: <strong>{ $total }</strong>.
# changes are division-change, with division-and between them.
division-replace = { $row ->
    [none] replace { $changes }
   *[other] replace { $changes } of row { $row }
  }
division-change = number { $place } ({ $from } → { $to })
division-and = {" "}and{" "}

division-expected = row, place and new number, such as 1:2=3 (several: 1:2=3,4=1)
division-fault-no-such-row = there is no such row
division-fault-no-such-place = name places of that row, each only once
division-fault-not-a-proper-divisor = the new number must be a smaller divisor of the old one
