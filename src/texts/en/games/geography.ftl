geography-name = Vertex geography
# Other names a person may type, in lower case, with commas between.
geography-aliases = undirected-geography, vertex-geography
geography-summary = Move the token along an edge; the node it leaves is deleted.
geography-rules =
    A graph and one token. A move: walk along an edge to a neighbour; the node you left is deleted with its edges. Without at= the first player begins by choosing where the token starts.

    Type the edges, and where the token stands: geography a-b b-c c-d at=a. A name alone is a node without edges. Type a move as the name of the node you go to: b.

    Example: geography a-b b-c c-d at=a. You play b and are on b: they must go to c, you go to d, and there is nowhere left to go.
geography-ruling = { $placed ->
    [yes] Move the token along an edge. The node it leaves is deleted.
   *[no] First move: choose the node where the token starts. After that, move it along an edge; the node it leaves is deleted.
  }

geography-theorem = matching theorem of vertex geography (Fraenkel, Scheinerman, Ullman 1993)
# placed: the token stands on a node, start.
geography-decides =
    What decides: a matching pairs neighbours, no node twice; a maximum matching has as many pairs as possible. { $placed ->
        [no] <strong>If all nodes can be paired (a perfect matching), the player who chooses the start loses; otherwise they win.</strong>
       *[yes] <strong>The player to move at { $start } wins exactly when every maximum matching pairs { $start }.</strong>
    }
geography-works = { $placed ->
    [no] { $outcome ->
        [N] Start on a node that the matching leaves alone. Each neighbour of it has a partner (or one more pair could be made), so wherever they go, you go to the partner of that node. You always have one.
       *[P] All nodes are paired. Wherever you start, they go to the partner of your node, and so on: they always have a partner to go to.
    }
   *[yes] { $outcome ->
        [N] Go to the partner of your node. Wherever they go from there, that node has a partner too, and you go to it. You never get stuck: a walk that ended on a node without partner would show another maximum matching, one that leaves your start alone.
       *[P] Some maximum matching leaves { $start } alone, so every neighbour of it has a partner (or one more pair could be made). Wherever you go, they go to the partner of that node. They always have one.
    }
  }
geography-proof =
    <strong>If some maximum matching leaves the start s alone, s is lost. </strong>The opponent answers each step by going to the partner. Suppose you could reach a node x without partner: then exchange pairs and gaps along the walk s … x. It begins and ends with a gap, so there would be one pair more. So x always has a partner, and the opponent never gets stuck.

    <strong>If every maximum matching pairs s, s is won. </strong>Take one and go to the partner of s. Wherever they go, the node x has a partner: if not, exchange pairs and gaps along the walk s … x. It begins with a pair and ends with a gap, so this is a maximum matching again, and it leaves s alone.

    <strong>Choosing the start: </strong>with a perfect matching every start is won for the opponent. Without one, some node is left alone: choose it.

# count: how many pairs there are; alone: how many nodes are left alone.
geography-matching =
    { $count ->
        [0] No pair can be made here.
       *[other] { $placed ->
            [no] A maximum matching: { $pairs }.
           *[yes] A maximum matching of what the token can reach: { $pairs }.
        }
    } { $alone ->
        [0] No node is left alone.
       *[other] Left alone: { $lone }.
    }
# lone is a node left alone.
geography-start = { $placed ->
    [no] { $alone ->
        [0] It is perfect.
       *[other] It is not perfect: { $lone } is a start that wins.
    }
   *[yes] { $paired ->
        [no] It leaves { $start } alone.
       *[yes] Without { $start } there would be one pair fewer, so every maximum matching pairs { $start }. Its partner here is <strong>{ $partner }</strong>: go there.
    }
  }
geography-choose = start at { $node }
geography-walk = go from { $from } to { $to }
