addsub-name = Addition-Subtraction Game
# Other names a person may type, in lower case, with commas between.
addsub-aliases = addition-subtraction, uva12163
addsub-summary = Take a stone from a node, and put K new stones on its successors.
addsub-rules =
    A directed graph without cycles; a number K on each node with successors; stones on nodes. A move: take one stone from a node that has successors, and put K stones (the number of that node) on its successors, several on one if you like. With K = 0 the stone is just taken. Stones on nodes without successors stay.

    Type arrows, the numbers K, and the stones: addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:3,2:1. Type a move as the node and where the new stones go: 1>2,3; with K = 0 the node alone: 1.

    Example: addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:1. You play 1>2,2 and put two stones on node 2: they move one of them to node 3, you the other, and there no stone can move.
# clauses are addsub-new-stones, one for each number K.
addsub-ruling = { $any ->
    [no] No stone can be moved.
   *[yes] Take one stone from a node that has arrows out of it, and put new stones on the nodes these lead to, in any mix. How many new stones: { $clauses }.
  }
addsub-new-stones = { $count ->
    [0] none if you took from node { $nodes }
   *[other] { $count } if you took from node { $nodes }
  }
# Before the last of several nodes.
addsub-or = {" "}or{" "}

addsub-theorem = Sprague–Grundy values of stones (1935, 1939; UVa 12163)
addsub-decides = What decides: a stone’s value depends on its node only: it is the smallest number that the XOR of the K new stones can’t be. <strong>XOR all stones (two on one node cancel). If the result is 0, the player to move loses; otherwise they win.</strong>
addsub-reason-none = The stones that count stand in pairs on the same node. Whatever you do with one of a pair, they do with the other.
# list: values of the stones without a twin; none where they are many.
addsub-reason = Two stones on one node cancel. { $list ->
    [none] Count the others as Nim heaps.
   *[other] What is left is worth { $list }.
  }
addsub-works =
    A stone of value g can be turned into stones that come to any smaller value together, but never to g. { $outcome ->
        [N] So you make the XOR 0, whatever they do makes it something else, and you can make it 0 again.
       *[P] The XOR is 0 now; whatever you do makes it something else, and they make it 0 again.
    }
addsub-proof =
    <strong>Each stone is a game of its own. </strong>A move replaces one stone. So the position is worth the XOR of its stones.

    <strong>One stone on v: </strong>its options are all ways to spread K stones over the successors, each worth the XOR of its stones. The value on v is their mex. The graph has no cycle, so successors come first.

    <strong>A short cut: </strong>two new stones on one node cancel, so only nodes that get an odd number count: any set of K, K − 2, K − 4, … successors.

    <strong>The end: </strong>stones on nodes without successors are worth 0.

addsub-backwards = From the ends backwards, what one stone on each node is worth:
addsub-head-node = node
addsub-head-k = K
addsub-head-successors = successors (values)
addsub-head-xors = XORs of K of them
addsub-head-value = value
addsub-no-successors = cannot be played
addsub-and-more = { $xors }, …
addsub-more = Nodes that can be reached too, worked out in the same way: { $count }.
# stones are graphs-valued, or addsub-none.
addsub-together =
    Stones that count: { $stones }{ $cancel ->
        [yes] ; an even number on one node cancels
       *[no] {""}
    }{ $more ->
        [0] {""}
       *[other] ; nodes not shown, but counted: { $more }
    }. Together: <strong>{ $sum }</strong>.
addsub-none = none

# puts are addsub-put, with graphs-and between them.
addsub-spread = { $puts ->
    [none] take a stone from node { $from }
   *[other] take a stone from node { $from } and put { $puts }
  }
addsub-put = { $count } on node { $node }

# shown is the name of the node, without its end where it is long.
addsub-node-without-k = The node “{ $shown }” has successors but no K: say how many stones it adds, such as k={ $node }:1.
addsub-too-many-successors = The node “{ $node }” has too many successors: at most { $most }.
addsub-expected-node-amounts = nodes with amounts, such as 1:2,2:1
addsub-expected-arcs = arrows with commas between them, such as 1>2,1>3
addsub-expected-stone-move = a node and where its new stones go, such as 1>2,3
addsub-fault-no-stone-there = no stone lies there
addsub-fault-cannot-be-played = that node has no successors, so its stones can’t move
addsub-fault-wrong-number-of-stones = the number of new stones must be K
addsub-fault-not-a-successor = a new stone must go on a successor of the node you take from
