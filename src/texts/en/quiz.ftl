## Questions, their answers, and why an answer is wrong.

quiz-kind-outcome = P or N
quiz-kind-mex = mex
quiz-kind-nim-sum = Nim-sum
quiz-kind-grundy = Grundy value
quiz-kind-winning-move = Find a winning move
quiz-kind-all-winning-moves = Find all winning moves
quiz-kind-which-part = Where is the winning move?
quiz-kind-zeckendorf = Zeckendorf sum
quiz-kind-period = Period
quiz-kind-spot-error = Spot the error
quiz-kind-why = Why?
quiz-kind-proof-order = Order a proof
quiz-kind-justify-step = Justify a step
quiz-kind-value-table = Table of Grundy values
quiz-kind-losing-positions = Mark the losing positions
quiz-kind-own-words = In your own words
# Skills as lists of them name them. $question: the kind ends with a question mark.
quiz-skill = { $game ->
    [none] { $kind }
   *[other] { $question ->
        [yes] { $kind } { $game }
       *[no] { $kind }: { $game }
    }{ $win ->
        [misere] , misère
        [named] , normal play
       *[normal] {""}
    }
  }

# After what is asked about a position.
quiz-misere = { $win ->
    [misere] {" "}Misère: make the last move and you lose.
   *[normal] {""}
  }
# Within a sentence.
quiz-state = { $outcome ->
    [P] a P-position
    [D] a draw: neither player can force a win
   *[N] an N-position
  }
quiz-parity = { $parity ->
    [even] even
   *[odd] odd
  }
# draws: positions may come again, so that nobody may win.
quiz-prompt-outcome = { $draws ->
    [yes] You’re to move. Who can force a win: you (N), the other player (P), or nobody (D, a draw)?
   *[no] P-position or N-position?
  }{ quiz-misere }
quiz-prompt-mex = What is <strong>mex {"{"}{ $numbers }{"}"}</strong>?
quiz-prompt-nim-sum = What is <strong>{ $numbers }</strong>?
quiz-prompt-grundy = What is the Grundy value of this position?
quiz-prompt-winning-move = You are to move and can win. Find a winning move.{ quiz-misere }
quiz-prompt-all-winning-moves = You are to move and can win. Find all winning moves.{ quiz-misere }
# $part: a word of part-heap, part-step, …; none: parts of several games.
quiz-prompt-which-part =
    In which { $part ->
        [none] part
       *[other] { $part }
    } is there a winning move?
quiz-prompt-zeckendorf = Write <strong>{ $n }</strong> as a sum of different Fibonacci numbers 1, 2, 3, 5, 8, …, no two of them neighbours.
quiz-prompt-period = You may take any number in {"{"}{ $set }{"}"} from a heap. The heaps 0, 1, 2, … have the Grundy values <code>{ $values }</code> and so on. What is the smallest period they settle into?
quiz-prompt-spot-error = One of these statements is false. Which one?{ quiz-misere }
quiz-prompt-why = This is { quiz-state }. Why?{ quiz-misere }
quiz-prompt-proof-order = These lines prove who wins here. Put them in order: each line may use only the lines above it.{ quiz-misere }
# $step: a sentence.
quiz-prompt-justify-step = A step of the proof: <strong>{ $step }</strong> Why is that so?{ quiz-misere }
quiz-prompt-value-table = This position has size { $most }. What are the Grundy values of the sizes 0, 1, 2, …, <strong>{ $most }</strong> under these rules?
quiz-prompt-losing-positions = Mark the { $right } P-positions, where the player to move loses.{ quiz-misere }
quiz-prompt-own-words = This is { quiz-state }. Explain why, in your own words.{ quiz-misere }

quiz-form-one = Choose one answer.
quiz-form-several = Choose all that are right.
quiz-form-number = Type a number.
quiz-form-numbers = Type the numbers with + between them.
quiz-form-move = Type one move.
quiz-form-moves = Type all moves with ; between them.
quiz-form-order = Type the letters of all lines in order, such as B A C.
quiz-form-list = Type the values in order with spaces between them, from size 0 on.
quiz-form-text = Type a few sentences. Your teacher marks them.

# $label: a part, as in part-label; $part: that part alone.
quiz-statement-part-value = The Grundy value of { $label } ({ $part }) is { $value }.
quiz-statement-nim-sum = { $values } = { $sum }.
quiz-statement-repair = Changing { $label } from the value { $from } to the value { $to } makes the nim-sum 0.
quiz-statement-option-value = The move “{ $move }” leads to a position of Grundy value { $value }.
quiz-statement-option-outcome = The move “{ $move }” leads to { quiz-state }.
quiz-statement-mex = mex {"{"}{ $values }{"}"} = { $mex }.
quiz-statement-value = The Grundy value of this position is { $value }.
quiz-statement-outcome = This is { quiz-state }.

# Lines of a proof. The words that point back (“their”, “this”, “that”) fix their order.
quiz-line-values = The parts have the Grundy values { $values }.
quiz-line-sum = Their nim-sum is { $values } = { $sum }.
quiz-line-target = If { $label } ({ $part }) goes from its value { $from } to { $from } ⊕ { $sum } = { $to }, this nim-sum becomes 0.
quiz-line-change = The move “{ $move }” makes exactly this change.
quiz-line-leaves-zero = So that move leaves nim-sum 0, which is a P-position.
quiz-line-some-p = So there is a move to a P-position: this is an N-position.
quiz-line-one-changes = Every move changes exactly one of these values.
quiz-line-never-zero = Such a change turns this nim-sum 0 into another number.
quiz-line-all-n = So after every move the nim-sum isn’t 0: every move leads to an N-position.
quiz-line-so-p = Since all moves lead to N-positions, this is a P-position.
quiz-line-smallest = Every move leads to one of these positions; the smallest number missing among their values is { $mex }.
quiz-line-so-value = So { $value } is the Grundy value of this position.
quiz-line-so-outcome = This Grundy value { $value ->
        [0] is 0
       *[other] isn’t 0
    }, so this is { quiz-state }.
quiz-line-reply = After “{ $move }”, the reply “{ $reply }” leads to an N-position.
quiz-line-all-replies = Every reply to it leads to one of these N-positions, so “{ $move }” leads to a P-position.

quiz-reason-nim-sum =
    { $values } = { $sum }: the nim-sum of the values is { $sum ->
        [0] 0
       *[other] not 0
    }.
quiz-reason-leads-to-p = The move “{ $move }” leads to a P-position.
quiz-reason-leads-to-n = The move “{ $move }” leads to an N-position.
quiz-reason-every-move = Every move leads to { quiz-state }.
quiz-reason-total = The values add up to { $total }, which is { quiz-parity }.
quiz-reason-moves = The number of moves, { $count }, is { quiz-parity }.
quiz-reason-parts = There are moves in { $count } parts, and { $count } is { quiz-parity }.
# Reasons for a step: that a move leads to a P-position, or that the position has a Grundy value.
quiz-reason-every-reply = After it, every reply leads to { quiz-state }.
quiz-reason-some-reply = After it, some reply leads to an N-position.
quiz-reason-replies = After it, the number of replies, { $count }, is { quiz-parity }.
quiz-reason-fewest-replies = It leaves fewer replies than every other move.
quiz-reason-no-reply = After it, there is no reply.
quiz-reason-left-sum = It leaves the Grundy values { $values }, and { $xor } = { $sum }.
quiz-reason-mex-of = { $count ->
    [one] Every move leads to Grundy value { $values }
   *[other] The moves lead to exactly the Grundy values { $values }
  }, and { $mex } is the smallest number missing.
quiz-reason-none-equal = No move leads to a position of Grundy value { $value }.
quiz-reason-all-below = Each Grundy value below { $value } can be reached by a move.
quiz-reason-move-count = There are { $count } moves.
quiz-reason-largest = The largest Grundy value that a move leads to is { $value }.

quiz-outcome-P = P: the player to move loses
quiz-outcome-N = N: the player to move wins
quiz-outcome-D = D: a draw, nobody can force a win
quiz-part = { $capital } ({ $part })

quiz-misconception-normal-for-misere = normal play instead of misère
quiz-misconception-normal-for-misere-wrong = That is the answer when the last move wins; here the last move loses.
quiz-misconception-added = added instead of XOR-ing
quiz-misconception-added-wrong = A nim-sum adds in binary without carrying: two equal ones cancel.
quiz-misconception-subtracted = subtracted instead of XOR-ing
quiz-misconception-subtracted-wrong = A nim-sum isn’t a difference: each binary place is worked out by itself.
quiz-misconception-or-for-xor = OR instead of XOR
quiz-misconception-or-for-xor-wrong = Two ones in the same binary place give 0, not 1.
quiz-misconception-forgot-part = forgot a part
quiz-misconception-forgot-part-wrong = Every part counts.
quiz-misconception-largest-part = looked at the largest part only
quiz-misconception-largest-part-wrong = The largest part alone doesn’t decide; all parts together do.
quiz-misconception-heap-is-value = took sizes for Grundy values
quiz-misconception-heap-is-value-wrong = Size and Grundy value are the same in Nim, but not under these rules.
quiz-misconception-value-is-outcome = took the outcome for the value
quiz-misconception-value-is-outcome-wrong = N-positions have Grundy values above 0, not always 1.
quiz-misconception-equal-parts = cancelled equal parts and ignored the rest
quiz-misconception-equal-parts-wrong = Two equal parts cancel, but the other parts still decide.
quiz-misconception-parity = decided by even and odd
quiz-misconception-parity-wrong = Whether the total is even does not decide; the nim-sum does.
quiz-misconception-greedy = greedily left as few moves as possible
quiz-misconception-greedy-wrong = The move that leaves the fewest moves doesn’t always win: ask what the other player can do then.
quiz-misconception-counted-moves = counted moves
quiz-misconception-counted-moves-wrong = How many moves there are says nothing; where they lead does.
quiz-misconception-counted-parts = counted parts
quiz-misconception-counted-parts-wrong = How many parts there are does not decide; their values do.
quiz-misconception-largest-plus-one = largest value plus one
quiz-misconception-largest-plus-one-wrong = mex is the smallest number that is missing, not the first one after the largest.
quiz-misconception-counted-values = counted the values
quiz-misconception-counted-values-wrong = That’s the mex only if the values are 0, 1, 2, … with none missing.
quiz-misconception-different-values = counted the different values
quiz-misconception-different-values-wrong = The period says after how many heaps the values repeat, not how many different values there are.
quiz-misconception-least-present = smallest value present
quiz-misconception-least-present-wrong = mex is the smallest number that is missing, not the smallest one there is.
quiz-misconception-ignored-zero = began at 1
quiz-misconception-ignored-zero-wrong = Counting for mex begins at 0.
quiz-misconception-one-move-enough = one bad move was enough
quiz-misconception-one-move-enough-wrong = One move that loses proves nothing; to lose, every move must lead to an N-position.
quiz-misconception-neighbours = used neighbours
quiz-misconception-neighbours-wrong = Two of these Fibonacci numbers are neighbours. Their sum is the next Fibonacci number: write that instead.
quiz-misconception-repeated = used a number twice
quiz-misconception-repeated-wrong = Each number may be used only once.
quiz-misconception-powers-of-two = powers of two
quiz-misconception-powers-of-two-wrong = That’s the sum of powers of two; you need Fibonacci numbers.
quiz-misconception-counted-preperiod = counted the beginning
quiz-misconception-counted-preperiod-wrong = The values before the period begins do not belong to it.
quiz-misconception-several-periods = not exactly one period
quiz-misconception-several-periods-wrong = The smallest period is the length of the shortest stretch that repeats.
quiz-misconception-largest-of-set = largest number plus one
quiz-misconception-largest-of-set-wrong = The largest number plus one is the period if you may take 1, 2, …, m, but not for every set.

quiz-flaw-any-part = No move here makes the nim-sum 0.
quiz-flaw-stopped-early = These are right, but there are more.
quiz-flaw-distrusted = This statement is true.
quiz-flaw-neighbours = Two of these Fibonacci numbers are neighbours. Their sum is the next Fibonacci number: write that instead.
quiz-flaw-repeated = Each number may be used only once.
quiz-flaw-not-fibonacci = Not every number in it is a Fibonacci number.
quiz-flaw-powers-of-two = That’s the sum of powers of two; you need Fibonacci numbers.
quiz-flaw-wrong-sum = These numbers add up to something else.
quiz-flaw-n-position = Among those you chose is an N-position: there the player to move can win.

quiz-tell-one-part = only one part is left
quiz-tell-all-equal = all parts are equal
quiz-tell-in-pairs = the parts come in pairs
quiz-tell-two-parts = there are two parts only
quiz-tell-forced = there is one move only
quiz-tell-ends-at-once = a move ends the game
quiz-tell-whole-part = the winning move takes a whole part
quiz-tell-finished-part = part of the game is over already
quiz-tell-plain-sum = plain addition gives it, or equal numbers cancel

quiz-fault-no-choice = Choose an answer from the list.
quiz-fault-not-a-number = I expected a whole number, such as 5.
quiz-fault-not-numbers = I expected numbers with + between them, such as 8 + 3 + 1.
quiz-fault-no-move = I expected a move.
quiz-fault-not-an-order = Type each line’s letter once, such as B A C.
quiz-fault-not-a-list = Type one number for each size from 0 on, such as 0 1 0 1 2 3.
quiz-fault-no-words = Write a sentence or two.

quiz-answer-right = Right answer: { $answer }
quiz-answer-all-right = Right answers:
quiz-answer-proved = A proof:
# $clause: the answer without its full stop. $name: the one known error that leads to it; $wrong: what is wrong with it.
quiz-answer-wrong =
    <strong>{ $answer }</strong> — { $name ->
        [none] {""}
       *[other] fits one known error: { $name }.{" "}
    }{ $wrong }
# Exactly one known error leads to an answer.
quiz-answer-fits = Your answer fits one known error: <strong>{ $name }</strong>.{" "}
quiz-answer-others-wrong = Why the others are wrong
# What holds of this position too ($reason: as in quiz-reason-…), which has the other outcome.
quiz-answer-counterexample = { $reason ->
    [total] The values of { $line } add up to an { quiz-parity } number too
    [moves] { $line } has an { quiz-parity } number of moves too
    [replies] { $line } has an { quiz-parity } number of moves too
    [parts] { $line } has moves in an { quiz-parity } number of parts too
   *[other] { $line } has a move to an N-position too
  }, yet it’s { quiz-state }.
# A reason for a Grundy value, which holds of this position just so.
quiz-answer-counterexample-value = The same is true of { $line }, yet that has Grundy value { $value }.
quiz-answer-cell = Size { $size } has Grundy value { $value }, not { $given }.
# Letters of two lines of a proof.
quiz-answer-needs = Line { $line } follows from line { $needs }, so it can’t come before it.
quiz-answer-ordered = In order:
quiz-answer-losing =
    No move leads from one of these to another, and from each other position { $win ->
        [misere] that isn’t the end{" "}
       *[normal] {""}
    }a move leads to one of them. So these are the P-positions.
# Where not all P-positions are listed. A move from each N-position follows, as “0 3 → 1 1”.
quiz-answer-losing-some =
    From these, every move leads to an N-position. From each of the others { $win ->
        [misere] that isn’t the end{" "}
       *[normal] {""}
    }a move leads to a P-position:
# What is the case in place of something false: a sentence of its own.
quiz-answer-untrue = In fact: { $truth }
quiz-answer-draws = It leaves a draw: neither player can force a win from there.
# What follows a move that loses. $reply: none where they cannot move then.
quiz-answer-loses =
    { $reply ->
        [none] Then they can’t move, and under misère play that wins.
       *[other] It leaves an N-position: they answer “{ $reply }” and win.
    }
# For mex: a number that is in the set; one that is missing after the smallest that is.
quiz-answer-present = { $number } is among them, so it is not missing.
quiz-answer-missing-before = { $number } is missing, but { $mex } is missing before it.
# The statement that was altered, by its $letter, and how it ought to read.
quiz-answer-error = <strong>Statement { $letter } is false.</strong> It should say: { $ought }
quiz-answer-mex = Count from 0: the first number that is not among { $numbers } is <strong>{ $mex }</strong>.
# $count: of parts; one part is the number itself.
quiz-answer-zeckendorf = { $count ->
    [one] <strong>{ $n }</strong> is a Fibonacci number, so it stays whole: { $parts } alone. There is no other such sum (Zeckendorf’s theorem).
   *[other] Take the largest Fibonacci number that fits, again and again: { $n } = <strong>{ $parts }</strong>. No two of them are neighbours, and there is no other such sum (Zeckendorf’s theorem).
  }
quiz-answer-period = From heap { $preperiod } on, heap n + { $period } has the same value as heap n. { $most ->
    [one] Each value depends only on the one before it, and that has
   *[other] Each value depends only on the { $most } before it, and { $most } in a row have
  } come again. So all later values repeat. No smaller number works.

quiz-row-fate-repeated = the same as row { $earlier }
quiz-row-fate-over = the game is over there
quiz-row-fate-unknown = too large to search, so I don’t know who wins
quiz-row-fate-too-large = too large for a question
quiz-row-fate-kept = in the set already
quiz-row = <strong>Row { $number }</strong> <code>{ $text }</code> — { $said }
quiz-rows-good = { $outcome ->
    [D] draw
   *[other] { $outcome }-position
  }, difficulty { $difficulty }
