## What the games on graphs have in common.

# list is the first few, more how many others there are.
graphs-some = { $more ->
    [0] { $list }
   *[other] { $list }, and { $more } more
  }
# Pairs of nodes.
graphs-pairs = { $more ->
    [0] { $list }
   *[other] { $list }; pairs not shown: { $more }
  }
graphs-valued = { $node } ({ $value })
# Before the last of several nodes.
graphs-and = {" "}and{" "}
