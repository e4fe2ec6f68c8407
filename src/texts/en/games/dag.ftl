dag-name = Tokens on a graph
# Other names a person may type, in lower case, with commas between.
dag-aliases = graph, tokens
dag-summary = Move one token along one arrow of a graph without cycles.
dag-rules =
    A directed graph without cycles, and tokens on some of its nodes; several tokens may share a node. A move: take one token along one arrow.

    Type the arrows, then where the tokens stand: dag 1>2 2>3 1>3 at=1,2. Names are numbers or words; a name alone is a node without arrows. Type a move as an arrow: 1>3.

    A large graph can come as a file, one arrow a line, or as three numbers N M K, then M arrows as pairs of numbers, then K nodes with tokens.

    Example: dag 1>2 2>3 1>3 at=1,2. You play 1>2 and leave both tokens on 2: they move one of them to 3, you the other.
dag-ruling = Move one token along one arrow.
dag-ruling-tokens = Several tokens may share a node.

dag-values-theorem = Sprague–Grundy values on a graph (1935, 1939)
dag-values-decides =
    What decides: every node has a value, the smallest number that none of its successors has (mex). { $tokens ->
        [1] <strong>The player to move loses exactly when the token stands on a node of value 0.</strong>
       *[other] <strong>XOR the values under the tokens: the player to move loses exactly when the result is 0.</strong>
    }
dag-reason-token = { $outcome ->
    [N] Your move goes to { $node }, a node of value 0. No arrow leads from it to another 0, and wherever they go, you can reach one.
   *[P] { $node } has value 0. No arrow leads from it to another 0, and wherever you go, they can reach one.
  }
dag-reason-none = The tokens stand in pairs on the same node, or on nodes of value 0. Whatever you change, they can restore that.
# list: values under the tokens; none where they are many. left: whether zeros or pairs were left out.
dag-reason = Each token counts as a Nim heap by the value of its node{ $list ->
    [none] .
   *[other] , here { $list }{ $left ->
        [yes] {" "}(zeros and pairs on one node left out).
       *[no] .
    }
  }
dag-values-works = { $tokens ->
    [1] { $outcome ->
        [N] You can move the token to a node of value 0. From there no arrow leads to another 0 (else its own value would not be 0), and from wherever they go you can reach a 0 again. A token that cannot move is on a 0, and then it is their turn.
       *[P] The token stands on a 0, so no arrow leads to another 0. From wherever you go, an arrow leads to a 0 again, and they take it.
    }
   *[other] { $outcome ->
        [N] A token on a node of value g is like a heap of g stones: you can bring it to any smaller value, but never to the same one. So you make the XOR 0, whatever they do makes it something else, and you can make it 0 again.
       *[P] A token on a node of value g is like a heap of g stones: it can be brought to any smaller value, but never to the same one. The XOR is 0 now; whatever you do makes it something else, and they make it 0 again.
    }
  }
dag-values-proof =
    <strong>Every node has one value. </strong>The graph has no cycle, so you can take successors first: ends get 0, other nodes the mex of their successors.

    <strong>From XOR 0 every move leaves it. </strong>A move changes the value of one token, since no successor has the value of its node.

    <strong>From another XOR some move restores 0. </strong>Some token’s value g has a 1 in the highest binary place of the XOR. So g ⊕ XOR is smaller than g, and by mex some successor has it: go there.

    <strong>The end: </strong>no token can move. All values are 0, so the XOR is 0, and the player to move has lost.
dag-backward-theorem = backward induction (Zermelo 1913)
dag-backward-decides =
    What decides: work from the ends backwards. { $misere ->
        [yes] <strong>A node without successors is won (misère); any other is won when some successor is lost, and lost when none is.</strong>
       *[no] <strong>A node is won when some successor is lost, and lost when none is.</strong>
    }
dag-backward-reason = { $outcome ->
    [N] Your move goes to { $node }. Every arrow from there leads to a node that wins for you.
   *[P] Every arrow from { $node } leads to a node that wins for them.
  }{ $misere ->
    [yes] {" "}Work it out from the ends backwards: a node without arrows wins here.
   *[no] {" "}Work it out from the ends backwards.
  }
dag-backward-works = { $outcome ->
    [N] Go to a lost successor: from there every arrow leads to a won node, and that is your turn again.
   *[P] Every arrow from here leads to a won node, and they take the win.
  }
dag-backward-proof = The graph has no cycle, so every node can be decided after its successors. The number of moves comes with it: the winner chooses the shortest lost successor, the loser the longest won one.

dag-backwards = From the ends backwards, each node after its successors:
dag-head-node = node
dag-head-successors = successors (their values)
dag-head-value = value
dag-no-successors = no successors
dag-values-more = Nodes that can be reached too, with values computed in the same way: { $count }.
dag-token = The token stands on { $node }: value <strong>{ $sum }</strong>.
# tokens are dag-tokens-on, one for each node.
dag-tokens =
    Under the tokens: { $tokens }{ $more ->
        [0] {""}
       *[other] ; nodes not shown, but counted: { $more }
    }. Together: <strong>{ $sum }</strong>.
dag-tokens-on = { $count ->
    [1] { $node } has { $value }
   *[other] { $even ->
        [yes] { $node }, with { $count } tokens, has { $value } (an even number of tokens cancels to 0)
       *[no] { $node }, with { $count } tokens, has { $value } (pairs of tokens cancel, so it counts once)
    }
  }
dag-outcome-node = node
dag-outcome-to-move = to move
dag-outcome-moves = moves left
dag-outcome-best = go to
dag-won = { $outcome ->
    [N] won
    [P] lost
   *[D] draw
  }
dag-outcomes-more = Nodes that can be reached too: { $count }.
dag-move = move a token from { $from } to { $to }

dag-has-a-cycle = There is a cycle, { $cycle }: the game might never end. Leave out one of its arrows, such as “{ $arc }”.
dag-loop-refused = “{ $edge }” is a loop: here an edge must join two different nodes.
dag-unknown-node = There is no node “{ $node }” in the graph.
dag-node-twice = The node in “{ $nodes }” is named twice.
dag-numbers-do-not-fit = The first line “{ $line }” announces { $expected } numbers in all, but I found { $found }.
dag-expected-edge = an edge such as a-b, or the name of a node (letters and digits)
dag-expected-arc = an arrow such as a>b, or the name of a node (letters and digits)
dag-expected-node = the name of a node
dag-expected-nodes = names of nodes with commas between them, such as a,b
dag-expected-edge-move = the edge to cut, such as 0-1
dag-expected-edge-choice = an edge, such as a-b
dag-expected-arc-move = an arrow, such as 1>2 (the token on 1 goes to 2)
dag-expected-node-move = the name of the node to go to
dag-fault-no-such-edge = there is no such edge
dag-fault-no-such-node = there is no such node
dag-fault-no-token-there = no token stands there
dag-fault-not-a-neighbour = no edge leads there from where the token stands

dag-misere-theorem = Misère values on a graph (Conway, 1976)
dag-misere-proof = Which nodes are small was worked out from the ends backwards. A node without edges is small. A node with edges to small ones of both values is large. One with edges to small ones of one value is small, and its other edges lead to large nodes that have edges to small ones. A node without edges to small ones is large. On this graph every node that a token can reach fits one of these, so (a), (b) and (c) hold.
