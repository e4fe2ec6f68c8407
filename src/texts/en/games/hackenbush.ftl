hackenbush-name = Green Hackenbush
# Other names a person may type, in lower case, with commas between.
hackenbush-aliases = green-hackenbush, hack
hackenbush-summary = Cut an edge; whatever is no longer joined to the ground falls.
hackenbush-rules =
    A drawing of points and edges, joined to the ground. A move: cut one edge; everything that is no longer joined to the ground falls.

    Type the edges; the ground is 0: hackenbush 0-1 1-2 2-3 3-1 3-4. With root=a (or root=a,b) the ground is another point, or several. Loops such as 1-1 and parallel edges count. Type a move as an edge: 0-1.

    A large graph can come as a file, one edge a line.

    Example: hackenbush 0-1 1-2 0-3. You play 1-2 and leave two single edges on the ground: they cut one, you the other.
hackenbush-ruling = { $named ->
    [no] Cut one edge. Whatever is no longer joined to the ground falls.
   *[yes] Cut one edge. { $count ->
        [one] Whatever is no longer joined to the ground (point { $ground }) falls.
       *[other] Whatever is no longer joined to the ground (points { $ground }) falls.
    }
  }

hackenbush-theorem = colon and fusion principle (Winning Ways, 1982)
hackenbush-decides =
    What decides: the value of the drawing at the ground. An edge is worth what stands on top of it, plus 1 (colon principle); XOR the edges at the same point. { $cycles ->
        [yes] All points of a cycle count as one, its edges as loops worth 1 each (fusion principle). <strong>Value 0: the player to move loses. Any other value: they win.</strong>
       *[no] <strong>Value 0: the player to move loses. Any other value: they win.</strong>
    }
# list: values of the branches on the ground, without zeros; none where they are many. left: whether some were left out.
hackenbush-reason = Each branch on the ground counts as a Nim heap{ $list ->
    [none] .
   *[other] , here worth { $list }{ $left ->
        [yes] {" "}(zeros left out).
       *[no] .
    }
  }
# Where all edges lie on cycles with the ground.
hackenbush-reason-even = All edges lie on cycles with the ground, so each counts as 1. Their number, { $edges }, is even: ones cancel in pairs, so the value is 0.
hackenbush-works = { $outcome ->
    [N] Each branch on the ground is like a Nim heap of its value, so some cut brings the whole to 0. From 0 every cut leads away from 0, and you can bring it back each time, until nothing is left.
   *[P] Each branch on the ground is like a Nim heap of its value. The whole is 0 now: whatever you cut makes it something else, and they can bring it back to 0 each time, until nothing is left.
  }
hackenbush-trees-title = colon principle (Winning Ways, 1982)
hackenbush-trees =
    <strong>Branches add by XOR. </strong>Branches at a point are a sum of games: a cut in one leaves the others alone (Sprague–Grundy).

    <strong>Colon principle: an edge with something worth g on top is worth g + 1. </strong>By induction on the number of edges. Cutting the edge leaves 0. A cut above it leaves h on top, for any h below g but never g, and so h + 1 with the edge. So 0, 1, …, g occur and g + 1 doesn’t: the mex is g + 1.
# Part of the proof, where there are cycles.
hackenbush-loops = <strong>Loops. </strong>A loop can only be cut, so it’s worth 1. Two on a point cancel.
hackenbush-end = <strong>The end. </strong>The bare ground is worth 0, and the player to move has lost.
hackenbush-fusion-title = fusion principle (Berlekamp, Conway, Guy, Winning Ways, 1982, ch. 7; Ferguson, Game Theory, I.6)
hackenbush-fusion = All points of a cycle may be made one, so that its edges become loops, without changing the value.

hackenbush-cycles-first = Cycles first (fusion principle):
# list is the first few, more how many others there are, all how many there are.
hackenbush-nodes = { $more ->
    [0] { $list }
   *[other] { $list }, and { $more } more
  }
# The end of the next two messages.
hackenbush-worth = { $edges ->
    [1] worth 1
   *[other] and { $edges } is { $odd ->
        [yes] odd: together they are worth 1
       *[no] even: together they are worth 0
    }
  }
hackenbush-fused-loops = { $edges ->
    [one] On { $nodes } there is a loop, { hackenbush-worth }.
   *[other] On { $nodes } there are { $edges } loops, { hackenbush-worth }.
  }
hackenbush-fused =
    Points { $nodes } lie on cycles together. { $ground ->
        [yes] Fuse them into one, the ground, <strong>{ $point }</strong>.
       *[no] Fuse them into one, <strong>{ $point }</strong>.
    } Their { $edges } edges become loops, each worth 1, { hackenbush-worth }.
hackenbush-blocks-more = Blocks not shown, done in the same way: { $count }.
hackenbush-colon = { $points ->
    [1] What stands on the ground (an edge is worth what is above it, plus 1):
   *[other] From the top down to the ground (colon principle):
  }
hackenbush-head-point = point
hackenbush-head-edges = edges
hackenbush-head-xor = XOR
hackenbush-head-value = value
hackenbush-ground = ground { $point }
hackenbush-odd-loops = an odd number of loops: 1
# above is the value of what stands on the edge, worth that of both together.
hackenbush-edge = to { $to }: { $above } + 1 = { $worth }
hackenbush-more-edges = { $count } more: { $worth }
hackenbush-edges-comma = ,{" "}
hackenbush-nothing = nothing (loops cancel)
hackenbush-more = Points farther up, with values found in the same way: { $count }.
# falls: how many more edges fall.
hackenbush-cut = { $falls ->
    [0] cut { $from }–{ $to }
    [one] cut { $from }–{ $to } ({ $falls } more edge falls)
   *[other] cut { $from }–{ $to } ({ $falls } more edges fall)
  }

hackenbush-not-joined = “{ $edge }” is not joined to the ground (“{ $ground }”): it would have fallen already. The ground is 0, or what root= names.
