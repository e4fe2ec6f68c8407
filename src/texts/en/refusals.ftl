## Why a line or a move was not understood.

# What should stand in the place of a token, as the end of a sentence.
expected-heap-size = the size of a heap
expected-positive-number = a whole number, 1 or more
expected-set-of-numbers = whole numbers with commas between them, such as 1,3,4
expected-heap-and-amount = a heap and an amount, such as 1:2 (take 2 from heap 1)
expected-amount = how many to take, such as 3
expected-pair-move = a heap and an amount, such as 1:2, or both amounts, such as 2,2
expected-component = a component and a move in it, such as #1 2
expected-rest-of-line = nothing more

# Why a move is not possible, as the end of a sentence.
fault-no-such-heap = there is no such heap
fault-takes-nothing = a move takes at least one
fault-takes-too-many = there are not that many
fault-not-in-the-set = that number is not in the set
fault-over-the-limit = that is more than may be taken now
fault-not-all-at-first = the first move may not take everything
fault-unequal-amounts = the two amounts do not go together here
fault-no-such-component = there is no such component to move in
fault-component-missing = you must move in every component that is not over

refusal-empty-line = The line is empty: I need a game and a position.
# token, in all of these: what was typed, cut where it is long.
refusal-line-too-long = The line beginning “{ $token }” is too long: at most { $most } characters.
refusal-unknown-game = I know no game called “{ $token }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
  }
refusal-missing-position = After “{ $token }” I need a position.
refusal-not-a-number = “{ $token }” is not a whole number (0 or more).
refusal-too-many-digits = “{ $token }” has too many digits: at most { $most }.
refusal-out-of-range = { $most ->
    [none] “{ $token }” is too small: at least { $least }.
   *[other] “{ $token }” is out of range: from { $least } to { $most }.
  }
refusal-too-many-numbers = “{ $token }” is one too many: at most { $most } here.
refusal-too-few-numbers = After “{ $token }” something is missing: at least { $least } numbers are needed.
refusal-unexpected-row = “{ $token }” starts a new row, but this game has only one.
refusal-not-understood = I do not understand “{ $token }”: there should be { $expected }.
refusal-missing-option = The option “{ $token }” is missing.
refusal-unknown-option = There is no option “{ $token }” here. This game { $known ->
    [none] has none.
   *[other] knows: { $known }.
  }
refusal-repeated-option = The option “{ $token }” stands twice.
refusal-bad-option = “{ $token }” does not fit: { $option } takes { $expected }.
refusal-options-exclude-each-other = “{ $token }” and “{ $other }” exclude each other.
refusal-misere-not-last = “{ $token }” belongs at the end of the line.
refusal-repeated-misere = “{ $token }” stands twice; once, at the end, holds for the whole line.
refusal-compound-not-first = “{ $token }” belongs at the beginning of the line and holds for all of it.
refusal-compound-needs-components = After “{ $token }” I need at least one game.
refusal-empty-component = A game is missing beside “{ $token }”.
refusal-not-a-move = I do not understand the move “{ $token }”: type { $expected }.
refusal-illegal-move = The move “{ $token }” is not possible: { $reason }.
refusal-game-over = The game is over; “{ $token }” cannot be played any more.
