## Words that stand in pictures: few and short. Then what a picture shows, in words, for those who do not see it.

# The face of Chinese characters, kana and full-width marks: one of assets/fonts.
picture-face = Noto Sans SC

picture-at-most = at most { $limit } now
# The winning move.
picture-take = ✓ take { $count }
picture-more = and { $count } more
# Below a graph some of whose edges are not drawn.
picture-more-edges = and { $count } more { $count ->
    [one] edge
   *[other] edges
  }
# Above a histogram.
picture-heaps-by-size = { $count } heaps: how many of each size
picture-digits = { $same ->
    [yes] { $from } { $from ->
        [one] digit
       *[other] digits
    }
   *[no] { $from }–{ $to } digits
  }
# Below a staircase.
picture-floor = floor
# Of a board of coins that is too large to draw.
picture-heads = { $heads } { $heads ->
    [one] head
   *[other] heads
  } on { $width } × { $height }
# Below a queen on a board: her place as two heaps, one along the board and one up it.
picture-queen = ↔ heap { $across }: { $x } · ↕ heap { $up }: { $y }
# Below a graph some of whose nodes count as one; they have a shade in common.
picture-groups = one shade: these count as one point
picture-nodes = { $nodes } { $nodes ->
    [one] node
   *[other] nodes
  }, { $edges } { $edges ->
    [one] edge
   *[other] edges
  }: too many to draw
picture-nim-sum = nim-sum
# Of a game looked back at: bars above and below a line, and a sign where it turned.
picture-review-above = first player wins
picture-review-below = second player wins
picture-review-height = bar height: moves left with best play
picture-review-dashed = dashed bar: moves left unknown
picture-review-dotted = dots: no known winner
picture-review-turned = a win was given away
# A row of an XOR table: how many ones each column has.
picture-ones = ones
picture-chart-of = { $right } of { $asked }
picture-chart-none = no answers yet
picture-too-wide = nim-sum of { $places } binary places
# A row of an XOR table: a game, or a part of it.
picture-part = #{ $component }{ $part ->
    [none] {""}
   *[other] , { $part }
  }

# In a list that is cut.
alt-more = and { $count } more
# The name of the game, the position, whose turn it is.
alt-whole = { $game }: { $position }.{ $turn ->
    [none] {""}
   *[other] {" "}{ $turn }
  }
alt-turn = { $turn ->
    [first] The first player is to move.
    [second] The second player is to move.
    [you] You are to move.
    [bot] The bot is to move.
    [named] { $name } is to move.
   *[over] The game is over.
  }
alt-misere = Misère: make the last move and you lose.
alt-cut = The text beside the picture has the whole position.

# Behind a part, in brackets.
alt-mark-focus = marked
alt-mark-win = winning
alt-mark-danger = in danger
alt-mark-dead = does not count
alt-mark-changed = just changed
alt-mark-gone = taken by the last move
alt-marked = { $part } ({ $mark })
alt-part-take = { $part } (winning: { $count ->
    [none] split
   *[other] take { $count }
  }{ $into ->
    [none] {""}
   *[other] , leave { $into }
  })
# What moves took of a heap or row, and that it lies in one line with the one before.
alt-past = { $part }{ $joined ->
    [yes] {" "}in the same line
   *[no] {""}
  }{ $gone ->
    [none] {""}
   *[other] , { $gone } just taken
  }{ $fallen ->
    [none] {""}
   *[other] , { $fallen } taken before
  }
alt-gone = { $gone ->
    [none] {""}
   *[other] ; just taken: { $gone }
  }
alt-turned = { $turned ->
    [none] {""}
   *[other] ; just turned: { $turned }
  }
alt-was = { $was ->
    [none] {""}
   *[other] ; pair { $wasPair } was { $was } before the last move
  }
alt-eaten = { $was ->
    [none] {""}
   *[other] ; before the last move: { $was }
  }
# What heaps and rows are made of.
alt-pieces = { $motif ->
    [matches] matches
    [chips] chips
    [nuts] nuts
    [beans] beans
    [tiles] tiles
    [bricks] bricks
    [logs] slices of wood
    [pins] pins
    [skittles] skittles
    [pawns] pawns facing each other
    [crosses] squares
    [officers] officers
    [beads] beads
    [counters] counters
    [eggs] eggs
   *[stones] stones
  }
# The winning move, behind a position whose parts have no marks.
alt-take = { $take ->
    [none] {""}
   *[other] ; winning: take { $take }
  }
alt-turn-coins = { $turn ->
    [none] {""}
   *[other] ; winning: turn { $turn }
  }
alt-change = { $to ->
    [none] {""}
   *[other] ; winning: pair { $pair } becomes { $to }
  }

alt-heaps = { $count } { $row ->
    [yes] { $count ->
        [one] row
       *[other] rows
    }
   *[no] { $count ->
        [one] heap
       *[other] heaps
    }
  } of { alt-pieces }: { $heaps }{ $limit ->
    [none] {""}
   *[other] ; at most { $limit } may be taken now
  }
alt-heap = { $row ->
    [yes] row
   *[no] heap
  } { $label } has { $value }
alt-stairs = a staircase, from the foot upwards: { $steps }
alt-step = step { $label } has { $value }
alt-queen = a queen on a board at { $at }, on her way to the corner (0, 0){ $was ->
    [none] {""}
   *[other] ; she just came from { $was }
  }{ $go ->
    [none] {""}
   *[other] ; winning: go to { $go }
  }
alt-grid = a table of { $count } { $count ->
    [one] row
   *[other] rows
  }: { $rows }
alt-grid-row = row { $number }: { $cells }
alt-bar = a bar whose lower left square is poisoned; lengths of its { $count } { $count ->
    [one] row
   *[other] rows
  }, from the foot upwards: { $rows }{ alt-take }{ alt-eaten }
alt-coins = { $count } { $count ->
    [one] coin
   *[other] coins
  } in a row (H heads, T tails): { $coins }
alt-coins-marked = ; { $mark }: { $coins }
alt-squares = { $style ->
    [track] a strip with coins
    [barrels] barrels in a row
    [jars] jars of sweets, the fullest first
    [cups] { $count } { $count ->
        [one] cup
       *[other] cups
    } in a row
   *[strip] a strip of { $count } { $count ->
        [one] square
       *[other] squares
    }
  }: { $squares ->
    [none] none
   *[other] { $squares }
  }
# label: gone where a barrel or jar was.
alt-square = { $style ->
    [track] { $label } { $value ->
        [empty] free
        [coin] coin
       *[other] on square { $value }
    }
    [cups] cup { $label } has { $value }
    [barrels] { $label ->
        [gone] a barrel that is now empty
       *[other] barrel { $label } has { $value }
    }
    [jars] { $label ->
        [gone] a jar that is now empty
       *[other] jar { $label } has { $value }
    }
   *[strip] square { $label } has { $value }
  }
alt-board = a board of coins, { $width } wide and { $height } high, { $heads ->
    [none] no heads
   *[other] heads at { $heads }
  }{ alt-turn-coins }{ alt-turned }
# boards: rows from the top with / between; put: squares of the winning move; framed: moves count from a square further in.
alt-boards = { $style ->
    [crosses] { $count ->
        [one] a board of 3 × 3 squares
       *[other] { $count } boards of 3 × 3 squares
    }, rows from the top (X cross, . free, - on a dead board{ $laid ->
        [yes] , * the last move
       *[no] {""}
    })
   *[dominoes] a board for dominoes, rows from the top (# taken, . free, - too small for a domino{ $laid ->
        [yes] , * the last move
       *[no] {""}
    })
  }: { $boards }{ $framed ->
    [yes] ; moves count from row { $row }, column { $column } of these
   *[no] {""}
  }{ $put ->
    [none] {""}
   *[other] ; winning: play on { $put }
  }
alt-rectangle = { $count ->
    [1] a pair of numbers as a rectangle
   *[other] { $count } pairs of numbers as rectangles
  }: { $pairs }{ alt-change }{ alt-was }
alt-boxes = { $count } { $count ->
    [one] pair
   *[other] pairs
  } of boxes: { $pairs }{ alt-change }{ alt-was }
alt-pair = { $first } and { $second }
alt-ruler = a length of { $total }{ $parts ->
    [none] {""}
   *[other] , cut into { $parts }
  }; at most { $limit } may be taken now{ alt-take }{ alt-gone }
alt-set = { $numbers ->
    [none] an empty set
   *[other] the { $count ->
        [one] number
       *[other] numbers
    } { $numbers }{ alt-take }
  }{ alt-gone }
# shown: how many nodes are told, none where it is all of them.
# sort: plain, a tree with its root, or a tower (an order).
alt-graph = { $sort ->
    [tower] an order (a<b: b stands on a)
    [tree] a tree, every edge from parent to child,
   *[plain] { $directed ->
        [yes] a directed graph
       *[no] a graph
    }
  } of { $count } { $count ->
    [one] node
   *[other] nodes
  }{ $shown ->
    [none] {""}
   *[other] , { $shown } of them here
  }
# A node and what stands there, with commas between.
alt-node = { $node } ({ $said })
alt-node-comma = ,{" "}
alt-node-ground = on the ground
alt-node-tokens = { $count ->
    [1] a token
   *[other] { $count } tokens
  }
# more: whether edges are left out, count of them; alone: the nodes without edges.
alt-edges = { $edges ->
    [none] no edges{ $alone ->
        [none] {""}
       *[other] : { $alone }
    }
   *[other] edges { $edges }{ $more ->
        [no] {""}
       *[yes] , { picture-more-edges }
    }{ $alone ->
        [none] {""}
       *[other] ; without edges: { $alone }
    }
  }
alt-components = { $how }, { $count } { $count ->
    [one] game
   *[other] games
  }: { $games }
alt-component = #{ $number } { $position }

# A game looked back at: who would have won before the moves of each stretch; turns: the moves that gave a win away.
alt-review = Who wins with best play: { $stretches }. { $turns ->
    [none] Nobody gave a win away.
   *[other] A win was given away at { $count ->
        [one] move
       *[other] moves
    } { $turns }.
  }
alt-stretch = { $same ->
    [yes] before move { $from }
   *[no] before moves { $from } to { $to }
  } { $ahead ->
    [none] not known
    [0] the first player
   *[1] the second player
  }
alt-chart-bar = { $share ->
    [none] { $label }: no answers yet
   *[other] { $label }: { $share } right ({ $right } of { $asked })
  }
alt-chart-line = { $points ->
    [1] { $name }: { $lastShare } on { $lastDate }
   *[other] { $name }: from { $firstShare } on { $firstDate } to { $lastShare } on { $lastDate }
  }
# A point of a chart with two axes: $across and $up say what $x and $y are.
alt-chart-point = { $label }: { $across } { $x }, { $up } { $y }
alt-chart = Chart, { $title }: { $lines }.
alt-whole-game = { $game }, all positions from here to the end; P lost, N won for the player to move
alt-xor = XOR table in binary: { $rows }. Nim-sum { $sum }.
# A whole game as an animation.
alt-replay = The game of { $game }, move by move: { $moves ->
    [1] 1 move
   *[other] { $moves } moves
  }.

## A board that is played by touch: what its pieces are called, for those who hear them, and what it asks.

# place: “heap 1”, “row 2”.
touch-stone = { $place }, no. { $nth }
touch-cut = { $place }, split after { $after }
touch-square = { $board ->
    [0] row { $row }, column { $column }
   *[other] board { $board }, row { $row }, column { $column }
  }
touch-place = place { $label }
touch-box = pair { $pair }, box { $side }
touch-boxed = pair { $pair }, box { $side }, no. { $nth }
touch-pair = pair { $pair }
touch-block = pair { $pair }, square { $nth }
touch-node = point { $id }
touch-edge = edge { $from }–{ $to }
touch-of = game { $component }, { $piece }
touch-start = Tap what you want to play.
# A piece with which several moves begin.
touch-several = { $piece } …
touch-next = { $piece }: tap the next piece.
# Where the move may be completed by the same piece once more.
touch-again = { $piece }: tap it again, or tap the next piece.
touch-which = Which move?
touch-play = Play
touch-back = Cancel
