## Why a line or a move was not understood.

# What should stand in the place of a token, as the end of a sentence.
expected-heap-size = the size of a heap
expected-positive-number = a whole number, 1 or more
expected-set-of-numbers = whole numbers with commas between them, such as 1,3,4
expected-heap-and-amount = a heap and an amount, such as 1:2 (take 2 from heap 1)
expected-amount = how many to take, such as 3
expected-pair-move = a heap and an amount, such as 1:2, or both amounts, such as 2,2
expected-component = a game and a move in it, such as #1 2 (take 2 in game 1)
expected-typed-move = one of the moves that the game lists
expected-rest-of-line = nothing more
expected-name-in-size = n in place of one of the numbers

# Why a move is not possible, as the end of a sentence.
fault-no-such-heap = there is no such heap
fault-takes-nothing = a move takes at least one
fault-takes-too-many = there aren’t that many
fault-not-in-the-set = that number is not in the set
fault-over-the-limit = that is more than may be taken now
fault-not-all-at-first = the first move may not take everything
fault-unequal-amounts = you can’t take these two amounts together here
fault-no-such-component = there is no such game
fault-component-over = that game is over
fault-component-twice = that game is there twice
fault-one-component = a move is made in one game only
fault-component-missing = you must move in every game that isn’t over

refusal-empty-line = The line is empty: I need a game and a position.
# token, in all of these: what was typed, cut where it is long.
refusal-line-too-long = That line is too long: at most { $most } characters. It begins “{ $token }”.
refusal-unknown-game = I don’t know a game called “{ $token }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
  }
refusal-missing-position = Add a position after “{ $token }”.
refusal-not-a-number = “{ $token }” isn’t a whole number (0 or more).
refusal-too-many-digits = “{ $token }” has too many digits: at most { $most }.
refusal-out-of-range = { $most ->
    [none] “{ $token }” is too small: at least { $least }.
   *[other] “{ $token }” is out of range: from { $least } to { $most }.
  }
refusal-too-many-numbers =
    “{ $token }” is one too many: at most { $most } { $most ->
        [one] number
       *[other] numbers
    } here.
refusal-too-few-numbers =
    Something is missing after “{ $token }”: type at least { $least } { $least ->
        [one] number
       *[other] numbers
    }.
refusal-unexpected-row = “{ $token }” starts a new row, but this game has only one.
refusal-not-understood = I don’t understand “{ $token }”. There should be { $expected }.
refusal-missing-option = The option “{ $token }” is missing.
refusal-unknown-option = There is no option “{ $token }” here. This game { $known ->
    [none] has none.
   *[other] has: { $known }.
  }
refusal-repeated-option = The option “{ $token }” is there twice. Type it once.
refusal-bad-option = “{ $token }” doesn’t fit: { $option } takes { $expected }.
refusal-options-exclude-each-other = Use “{ $token }” or “{ $other }”, not both.
refusal-misere-not-last = Put “{ $token }” at the end of the line.
refusal-repeated-misere = “{ $token }” is there twice. Type it once, at the end: it counts for the whole line.
refusal-compound-not-first = Put “{ $token }” at the beginning of the line: it counts for all of it.
refusal-compound-needs-components = Add at least one game after “{ $token }”.
refusal-empty-component = A game is missing next to “{ $token }”.
refusal-not-a-move = I don’t understand the move “{ $token }”. Type { $expected }.
refusal-illegal-move = You can’t play “{ $token }”: { $reason }.
refusal-game-over = The game is over, so you can’t play “{ $token }”.
