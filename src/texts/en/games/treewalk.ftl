treewalk-name = Walking on a tree
# Other names a person may type, in lower case, with commas between.
treewalk-aliases = tree-walk
treewalk-summary = Walk to an ancestor or a descendant; the node you leave is deleted.
treewalk-rules =
    A rooted tree (or several) and one token. Without at= the first player begins by choosing where it starts. A move: walk to any ancestor or descendant that is still there; the node you left is deleted.

    Type the parent of each node in turn, 0 for a root: treewalk 0 1 1 2 means that 1 is the parent of 2 and 3, and 2 the parent of 4. With at=3 the token stands on 3; gone=1 says that 1 is deleted. Type a move as the number of the node you go to: 2.

    A large tree can come as a file with the parents in order.

    Example: treewalk 0 1 1. You play 2 and start on 2: they can only walk to 1, you walk to 3, and there is nowhere left to go.
treewalk-ruling =
    { $placed ->
        [yes] Move the token to any ancestor or descendant that is still there. The node it leaves is deleted.
       *[no] First move: choose the node where the token starts. After that, move it to any ancestor or descendant that is still there; the node it leaves is deleted.
    } { $count ->
        [one] The root is node { $roots }.
       *[other] The roots are nodes { $roots }.
    }

treewalk-theorem = pairing on a tree (vertex geography, Fraenkel, Scheinerman, Ullman 1993)
# placed: the token stands on a node, start.
treewalk-decides =
    What decides: pair nodes with ancestors or descendants, as many as possible, no node twice. { $placed ->
        [no] <strong>If all nodes can be paired, the player who chooses the start loses; otherwise they win.</strong>
       *[yes] <strong>The player to move at { $start } wins exactly when leaving { $start } out would cost a pair.</strong>
    }
treewalk-works = { $placed ->
    [no] { $outcome ->
        [N] Start on a node that the pairing leaves over. Wherever they go, that node has a partner (or one more pair could be made), and you go there. You always have one.
       *[P] Wherever you start, they go to the partner of your node, and so on: they always have a partner to go to.
    }
   *[yes] { $outcome ->
        [N] Go to the partner of your node. Wherever they go from there, that node has a partner too, and you go to it.
       *[P] A largest pairing leaves { $start } over. Wherever you go, that node has a partner (or one more pair could be made), and they go there.
    }
  }
treewalk-proof =
    <strong>Why pairs decide: </strong>this is vertex geography on nodes joined with all their ancestors. If some largest pairing leaves the start over, the opponent answers every step by going to the partner; a node without partner on the way would give one more pair: exchange pairs and gaps along the walk. Otherwise the same answers are yours.

    <strong>Why the pairing may be found from the leaves up: </strong>everything above u can be paired with any node left over below u as well as with u. So u takes one if it can: left = below − 1; otherwise u is left over: left = 1. A deleted node takes none: left = below.

    <strong>Which moves win: </strong>delete the node you leave; go to one that some largest pairing of the rest doesn’t need.

treewalk-upwards = From the leaves up: a node pairs with one left over below it; if there is none, it’s left over itself.
treewalk-head-node = node
treewalk-head-below = left over below
treewalk-head-left = left over with it
treewalk-gone = { $node } (gone)
treewalk-more = Nodes farther down, counted in the same way: { $count }.
# total: how many are left over; without: how many there would be without the start.
treewalk-total = { $placed ->
    [no] { $total ->
        [0] In all, { $total } are left over: everything can be paired.
        [one] In all, { $total } is left over.
       *[other] In all, { $total } are left over.
    }
   *[yes] { $needed ->
        [yes] { $total ->
            [one] In all, { $total } is left over; without { $start } it would be { $without }.
           *[other] In all, { $total } are left over; without { $start } it would be { $without }.
        } So every largest pairing needs { $start }.
       *[no] { $total ->
            [one] In all, { $total } is left over; without { $start } it would be { $without }.
           *[other] In all, { $total } are left over; without { $start } it would be { $without }.
        } So a largest pairing can do without { $start }.
    }
  }
treewalk-no-pairs = No pair can be made.
treewalk-pairing = A largest pairing: { $pairs }.
treewalk-lone = Left over: { $lone }.
treewalk-partner = The partner of { $start } is <strong>{ $partner }</strong>.

treewalk-parents-in-a-circle = The parents form a cycle, { $cycle }: one of these nodes (see “{ $shown }”) must be a root, with 0 as its parent.
treewalk-token-on-a-gone-node = “{ $shown }”: that node is gone.
treewalk-expected-node-numbers = numbers of nodes with commas between them, such as 1,3
treewalk-fault-node-is-gone = that node is gone
treewalk-fault-not-on-one-branch = it is neither an ancestor nor a descendant of the node with the token
