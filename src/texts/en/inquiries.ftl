## `/table` and `/claim`: tables of games, the patterns in them, and claims about games.

table-title = Table of <code>{ $template }</code>
# names: the letters of its numbers, which go from 0 to size; draws: whether some or all of its entries are draws.
table-about = { $show ->
    [values] Grundy values (0 = P-position)
   *[outcomes] { $draws ->
        [all] Draws (D)
        [some] P- and N-positions and draws (D)
       *[none] P- and N-positions
    }
  } for { $names } from 0 to { $size }{ $misere ->
    [yes] , misère
   *[no] {""}
  }.
table-patterns = Patterns
# A pattern with the period 1: from preperiod on all are the same value, or all P or N.
table-constant = { $preperiod ->
    [0] All
   *[other] From { $preperiod } on all
  } { $of ->
    [values] values are
   *[outcomes] positions are
  } <strong>{ $value }</strong>
# block: one period, or its beginning.
table-period = { $of ->
    [values] The values repeat
   *[outcomes] P and N repeat
  }: period <strong>{ $period }</strong> from { $preperiod } on ({ $block }{ $whole ->
    [yes] {""}
   *[no] {" "}…
  })
table-sums = P-positions: { $terms }; from the third on, each is the sum of the two before it
table-differences = The P-positions with a ≤ b have b − a = 0, { $step }, { $double }, …: each once, in order ({ $pairs } of them)
table-rays = { $ratio ->
    [none] The P-positions lie along two rays, b ≈ { $slope }·a and its mirror image (never more than { $off } off)
   *[other] The P-positions lie along two rays, b ≈ { $slope }·a and its mirror image; exactly, with r = { $ratio }, all of them with a ≤ b have 0 ≤ b − r·a < { $within }
  }
table-wedge = { $exact ->
    [none] A wedge: for 0 < a < b it is P where b/a ≤ { $p } and N where b/a ≥ { $n }; nothing lies between
   *[other] A wedge: for 0 < a < b it is P where b/a < { $exact } and N where it is more (here { $p } is still P, { $n } is N)
  }
table-no-pattern = I found no simple pattern.
# Behind a pattern.
table-seen = {" "}— seen up to { $size }
table-proved = {" "}— proved: { $theorem }
table-rests = The entries rest on: { $theorem }.
table-draws = D: a draw. Nobody can force a win.
table-endless = ∞: a value that is not a number, because positions can repeat.
table-unknown = { $count } { $count ->
    [one] entry was
   *[other] entries were
  } not found in time: a question mark in the text, uncoloured in the picture.
table-cut = The text shows the first { $shown }{ $drawn ->
    [yes] ; the picture has all
   *[no] {""}
  }.
table-wrong-names = A table needs a line with one or two names (n, or a and b) in place of numbers; this one has { $count }. Try: nim a b 5
# What the picture shows. positions: those that are P; more: further ones.
table-alt = Table of { $template }, numbers from 0 to { $size }. { $positions ->
    [none] No P-positions.
   *[other] P-positions: { $positions }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
  }
table-to-test = Got a theory? Test it: <code>/claim { $claim }</code>

# Titles of a claim about one position.
claim-true = True
claim-false = False
claim-refuted = False: there’s a counterexample
claim-holds = True as far as it was tested
# A theorem says it of all sizes.
claim-proved = True, always
claim-untested = I couldn’t test anything
claim-senseless =
    The claim is undefined at { $count } { $count ->
        [one] position, so I left it out.
       *[other] positions, so I left them out.
    }
# gaps: whether smaller positions were left out, since they are not known.
claim-at = { $gaps ->
    [yes] The smallest counterexample I found is
   *[no] The smallest counterexample is
  } <code>{ $line }</code>.
# A side of the claim: the number it is, or whether it holds there.
claim-side = <code>{ $side }</code> is <strong>{ $value }</strong>
claim-side-holds = <code>{ $side }</code><strong>{ $holds ->
    [yes] {" "}holds
   *[no] {" "}does not hold
  }</strong>
claim-is = It is { $outcome ->
    [none] a position of unknown outcome
    [P] a P-position
    [D] a draw
   *[N] an N-position
  }{ $grundy ->
    [none] {""}
   *[other] {" "}of Grundy value { $grundy }
  }.
# checked: how many positions were tested until then; before: one fewer.
claim-first = { $checked ->
    [1] It is the first position tested.
    [2] The first position fits; this one, the second, does not.
   *[other] The first { $before } positions fit; this one does not.
  }
claim-all = { $checked ->
    [one] I tested one position with numbers up to { $size }. It holds there.
   *[other] I tested { $checked } positions with numbers up to { $size }. It holds at all of them.
  }
# Where the claim was about one position alone.
claim-one = <code>{ $line }</code> is { $outcome ->
    [none] a position of unknown outcome
    [P] a P-position: the player to move loses
    [D] a draw: nobody can force a win
   *[N] an N-position: the player to move wins
  }{ $grundy ->
    [none] .
   *[other] . Its Grundy value is { $grundy }.
  }
claim-letters = That’s one position. To make a claim about many, put letters in place of numbers: <code>nim a b c: SG = a ⊕ b ⊕ c</code>
claim-one-late = I couldn’t work out this position in time.
claim-always = It always holds: { $theorem }.
claim-not-proved = That’s evidence, not a proof: the next size may refute it.
claim-unknown =
    I couldn’t work out { $count } more { $count ->
        [one] position in time, so I left it out.
       *[other] positions in time, so I left them out.
    }
# A larger size was asked for than is tested.
claim-capped = You asked for numbers up to { $asked }. I test at most { $most } positions, so I went up to { $size } here.
claim-stopped = Time ran out before I could test larger numbers.
claim-nothing = I found no position at which I can check it.
# What a claim is undefined by.
# alone: the claim is about this one position.
claim-why-divides-by-zero = { $alone ->
    [yes] At { $line } it divides by zero, so it’s neither true nor false.
   *[no] At { $line } it divides by zero. Leave such positions out: a = 0 or … ; or: … if a > 0.
  }
claim-why-not-an-integer = At { $line } there’s a fraction where I need an integer. floor(…) rounds down.
claim-why-negative = At { $line } there’s a negative number where I need 0 or more.
claim-why-too-large = At { $line } a number becomes too large.
claim-explanation = Why

claim-fault-empty = There’s nothing after the colon.
claim-fault-no-colon = A claim is a game, a colon, and what you believe about it.
claim-fault-too-long = A claim can have at most { $most } characters.
# token: the word of the claim that is at fault.
claim-fault-too-deep = “{ $token }” is nested too deeply.
claim-fault-unexpected = “{ $token }” can’t go there.
claim-fault-ends = Something is missing after “{ $after }”.
claim-fault-not-closed = “{ $token }” is never closed.
claim-fault-unknown-name = I don’t know “{ $token }”. { $names ->
    [none] Here no number has a name
   *[other] The numbers of the position are { $names }
  }; you can also use SG, P, N, and functions such as floor, min, max, abs, lowbit, popcount, trailing, log, fib, phi-floor, sqrt-floor, isfib.
claim-fault-wants-number = I need a number instead of “{ $token }”, which is true or false.
claim-fault-wants-condition = I need something true or false instead of “{ $token }”, which is a number.
claim-fault-wants-arguments = “{ $token }” takes { $same ->
    [yes] { $most }
   *[no] { $least } to { $most }
  } { $most ->
    [one] number
   *[other] numbers
  } in parentheses.
claim-fault-says-nothing = Your claim says nothing about P, N or SG, so there’s nothing to test.
claim-fault-no-values = “{ $token }” is the Grundy value, which belongs to normal play of a game or a sum. Here you can only use P and N.
claim-try-this = Try: <code>wythoff: P iff a = b</code>

## `/table nimber` and `sprague nimber`: arithmetic with nimbers.

nimber-title = Nimbers
nimber-about =
    Type an expression, and I work it out step by step: <code>/table nimber 5 * 7 + 2 ^ 3</code>

    <code>+</code> is the nim-sum ⊕, <code>*</code> the nim-product ⊗, <code>^</code> multiplies a number by itself so many times. There are <code>/</code>, <code>sqrt(5)</code>, <code>inv(5)</code>, <code>mex{"{"}0, 1, 3{"}"}</code> and brackets, too.

    Products up to 9:
nimber-try = Try: <code>5 * 7 + 2 ^ 3</code>
nimber-sum = { $terms } = { $value }: write the numbers in binary and add without carrying.
nimber-mex = mex{"{"}{ $members }{"}"} = { $value }: the smallest number that is missing.
# small: power is 0 or 1. Otherwise it is 2, 4, 16, 256, …
nimber-ordinary = { $power } ⊗ { $other } = { $value }{ $small ->
    [yes] {""}, as with ordinary numbers.
   *[no] : a Fermat power (2, 4, 16, 256, …) times a smaller number is the ordinary product.
  }
nimber-below-four = Below 4: 2 ⊗ 2 = 3, 2 ⊗ 3 = 1, 3 ⊗ 3 = 2.
nimber-fermat = { $power } ⊗ { $power } = { $value }: a Fermat power F (2, 4, 16, 256, …) times itself is F + F/2.
# parts: the factors, split at the Fermat power. square: power ⊗ power, none where it is not needed.
nimber-split = { $a } ⊗ { $b } = { $value }. Split at the Fermat power { $power }: { $parts }. Multiply out{ $square ->
    [none] {""}
   *[other] {""}, with { $power } ⊗ { $power } = { $square }
  }:
# Heads of the table below: which product of powers, how often it occurs, and what that comes to.
nimber-of = power
nimber-times = times
nimber-worth = value
nimber-power = { $base } ^ { $exponent } = { $value }: { $exponent ->
    [0] the product of no factors is 1.
    [1] one factor.
   *[other] the nim-product of { $exponent } factors { $base }.
  }
nimber-cycle = The powers of { $base } repeat after { $length }, so the exponent { $exponent } does the same as { $rest }.
nimber-more-powers = { $count } more { $count ->
    [one] power
   *[other] powers
  } on the way, in the same manner.
nimber-root = sqrt({ $of }) = { $value }, because { $value } ⊗ { $value } = { $of }. Every nimber has exactly one square root.
nimber-inverse = inv({ $of }) = { $value }, because { $of } ⊗ { $value } = 1.
nimber-quotient = { $a } / { $b } = { $a } ⊗ inv({ $b }) = { $a } ⊗ { $inverse } = { $value }.
nimber-more = The smaller products that this rests on work the same way.

# token: the word of the expression that is at fault.
nimber-fault-too-long = An expression can have at most { $most } characters.
nimber-fault-too-deep = “{ $token }” is nested too deeply.
nimber-fault-too-large = “{ $token }” is too large: numbers stay below 2^4096.
nimber-fault-unexpected = “{ $token }” can’t go there.
nimber-fault-ends = { $after ->
    [none] There’s nothing to work out.
   *[other] Something is missing after “{ $after }”.
  }
nimber-fault-exponent = After ^ I need a plain number instead of “{ $token }”: it counts factors.
nimber-fault-not-closed = “{ $token }” is never closed.
nimber-fault-minus = Nimbers need no “{ $token }”: every number is its own opposite, so write + instead.
nimber-fault-by-zero = “{ $token }” divides by 0, and nothing times 0 is 1.
nimber-fault-too-costly = That takes me too long. Smaller numbers or fewer operations work.

# Why there is no certificate. unknown: the outcome is not known.
certificate-none = { $reason ->
    [unknown] I don’t know who wins this position, so there’s nothing to certify.
    [not-in-coq] Only small positions of Nim, Bash, subtraction games with a list of numbers and octal games can be exported to Coq. Leave out --coq to get the JSON certificate.
    [not-of-kind] A certificate of this kind doesn’t fit this position, or is too long. Leave out --kind to get the shortest one.
   *[too-large] I know who wins, but I have no proof that is short enough for a certificate. Try a smaller position.
  }
