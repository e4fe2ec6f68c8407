## The parts of a position.

part-heap = heap
part-step = step
part-cell = cell
part-row = row
part-pair = pair
part-place = place
part-coin = coin
part-token = token
part-branch = branch
part-node = node
part-group = group
part-board = board

# A part of the position or, of several games at once, of one of them. kind: one of the words above.
part-label = { $component ->
    [none] { $kind } { $part }
   *[other] game { $component }, { $kind } { $part }
  }
# One of several games at once.
part-component = game { $component }
# Above several games at once: where a turn is played.
rules-how-sum = a move in one of them
rules-how-every = EVERY: move in each that is not over
rules-how-all = ALL: move in each, until one has no move
rules-how-any = ANY: move in one or more of them
# The same in the name of a skill: “P or N: several games (every)”, with the word that a line begins with.
rules-several-sum = sums of games
rules-several-every = several games (every)
rules-several-all = several games (all)
rules-several-any = several games (any)
