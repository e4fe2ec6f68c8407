nodekayles-name = Node Kayles
nodekayles-aliases = node-kayles, vertex-kayles, kayles-on-a-graph
nodekayles-summary = Choose a vertex of a graph; it and its neighbours are deleted.
nodekayles-rules =
    A graph. A move: choose a vertex. It goes, and so do all its neighbours, with their edges.

    Type the edges; a name alone is a vertex without edges: nodekayles a-b b-c c d-e. Type none when nothing is left. Type a move as the name of a vertex: b.

    Example: nodekayles a-b b-c. You play b and leave nothing: all three vertices are gone.
nodekayles-ruling = Choose a vertex. It is deleted together with its neighbours.
nodekayles-choose = choose { $node }

## What Node Kayles and Arc Kayles have in common. game: node or arc.

graph-kayles-lines-theorem = { $game ->
    [node] Node Kayles on paths and cycles: Dawson’s Chess (Schaefer 1978; Guy, Smith 1956)
   *[arc] Arc Kayles on paths and cycles: Dawson’s Kayles (Schaefer 1978; Guy, Smith 1956)
  }
graph-kayles-lines-decides = { $shape ->
    [cycle] What decides: a cycle of { $vertices } vertices looks the same from everywhere, so all moves leave the same path. <strong>It wins exactly when that path loses.</strong>
   *[path] What decides: a path of { $vertices } { $vertices ->
        [one] vertex
       *[other] vertices
    } is a row of { $vertices } in { $game ->
        [node] Dawson’s Chess (octal code 0.137). <strong>Its Grundy values repeat with period 34.</strong>
       *[arc] Dawson’s Kayles (octal code 0.07). <strong>Its Grundy values repeat with period 34.</strong>
    }
  }
graph-kayles-works = { $outcome ->
    [N] Some move leaves parts whose Grundy values have nim-sum 0. After each of their moves you can restore that.
   *[P] The value is 0. Every move changes it, and they can make it 0 again.
  }
graph-kayles-lines-proof =
    <strong>A path. </strong>{ $game ->
        [node] A vertex inside a path goes with both neighbours and leaves two paths, together 3 vertices shorter. An end takes 2 vertices, a vertex alone takes 1. That is octal code 0.137.
       *[arc] An edge takes two neighbouring vertices and leaves at most two paths. That is octal code 0.07: take 2 and leave at most two rows.
    }

    <strong>A cycle. </strong>Every move leaves the same path, shorter by { $game ->
        [node] 3
       *[arc] 2
    }. The value is the mex of that one value: 1 if the path is worth 0, else 0.

    <strong>The period. </strong>A value follows from those of shorter rows. Say that from length e up to length 2e + period + { $game ->
        [node] 3
       *[arc] 2
    } each value is that of the row one period longer; a program saw this. Then it goes on for ever: of two rows left the longer one can be made a period shorter (Guy, Smith 1956).
graph-kayles-theorem = { $game ->
    [node] Node Kayles, part by part (Schaefer, 1978)
   *[arc] Arc Kayles, part by part (Schaefer, 1978)
  }
graph-kayles-decides = What decides: no formula is known for graphs in general. <strong>Every graph that can arise from these { $vertices } vertices was worked out,</strong> part by part, from the smallest up.
graph-kayles-proof = A program worked out the Grundy value of every connected part that can arise: the smallest number that none of its moves leads to (mex). The value of several parts is their nim-sum. Trees of the same shape were worked out once. { $game ->
    [node] For graphs in general the question is PSPACE-complete (Schaefer, 1978), so no short rule is to be expected.
   *[arc] No fast method is known for graphs in general.
  }
