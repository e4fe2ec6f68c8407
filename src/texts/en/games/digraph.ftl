digraph-name = Tokens on a graph with cycles
# Other names a person may type, in lower case, with commas between.
digraph-aliases = loopy, cycles
digraph-summary = Move one token along one arrow; arrows may lead in circles.
digraph-rules =
    A directed graph, with tokens on some of its nodes; several tokens may share a node. A move: take one token along one arrow. Arrows may lead in circles, and from a node to itself, so a game need not end: it may be a draw. When a position comes a third time with the same player to move, the game is drawn.

    Type the arrows, then where the tokens stand: digraph 1>2 2>1 2>3 at=1,2. Names are numbers or words; a name alone is a node without arrows. Type a move as an arrow: 1>2.

    A large graph can come as a file, one arrow a line, or as three numbers N M K, then M arrows as pairs of numbers, then K nodes with tokens.

    Example: digraph 1>2 2>1 2>2 1>3 3>4 4>5 at=1. You play 1>3 and leave the token on 3: they must go to 4, and you go to 5, where no arrow begins.
digraph-ruling = Move one token along one arrow.
digraph-ruling-draw = The third time the same position comes up, it’s a draw.

# The theorem about one graph, then the one about sums.
retrograde-theorem = retrograde analysis (Zermelo 1913, Smith 1966)
retrograde-decides =
    What decides: work from the ends backwards. A position without moves is { $misere ->
        [yes] won (misère)
       *[no] lost
    }. A position is won once one move leads to a lost one; it is lost once all moves lead to won ones. <strong>Positions that this never reaches are draws: nobody can force a win there.</strong>
retrograde-works = { $outcome ->
    [N] Go to a lost position that was found earlier. From there every move leads to a won one that was found earlier still, so the end comes nearer each time.
   *[P] Every move leads to a won position that was found earlier, so they bring the end nearer each time.
  }
retrograde-proof =
    <strong>Won and lost. </strong>Number the positions as they are decided. From a won one some move leads to a lost one with a smaller number; from a lost one every move leads to a won one with a smaller number. So the number falls with each move, and the game ends.

    <strong>Draws. </strong>A position that is never decided has no move to a lost one, or it would be won. It has a move to another undecided one, or all its moves would lead to won ones and it would be lost. So both players can stay among the undecided positions for ever, and leaving them loses: every move out leads to a position that the other player wins.
loopy-values-theorem = sums of games with cycles (Smith 1966)
loopy-values-decides = What decides: each part is worth a number as in Nim, or ∞(K), where K lists the numbers that one move in it reaches. Numbers add by XOR, and 0 loses. <strong>One ∞(K) beside numbers that add up to n is won if n is in K: move there. Otherwise it’s a draw, and so are two ∞ together.</strong>
loopy-values-works = { $outcome ->
    [N] Make the XOR 0. Whatever they change, you can make it 0 again, nearer to the end.
   *[P] The XOR is 0. Whatever you change, they can make it 0 again, nearer to the end.
  }
loopy-values-proof =
    <strong>Numbers. </strong>Give numbers in order. A node gets m if its arrows reach all smaller numbers, none reaches m, and every other arrow leads to a node from which an arrow leads back to an m that was given before. So a move to a larger number, or to ∞, can be turned back to m, nearer to the end; smaller numbers are answered as in Nim.

    <strong>One ∞(K) beside n. </strong>If n is in K, move there: what is left adds up to 0. If not, no move makes all values numbers with XOR 0, so no move wins. And there is always a move after which the other player can’t win either (Smith), so both can go on for ever.

    <strong>Two ∞. </strong>One move leaves at least one ∞, never numbers alone, so no move leads to a lost position. Again some move gives the other player no win (Smith).
loopy-reason = { $outcome ->
    [N] { $ends ->
        [yes] After it they have no move left, so they lose.
       *[no] From there each of their moves leads to a position that you win, and the end comes nearer each time.
    }
    [P] Each of your moves leads to a position that they win, and the end comes nearer each time.
   *[D] To keep the draw, { $move }. They can’t force a win from there.{ $slips ->
        [yes] {" "}Some other moves lose.
       *[no] {""}
    }
  }
loopy-sum = Together: <strong>{ $sum }</strong>.
loopy-more-parts = Parts that are not shown: { $count }.
loopy-draws = Every move, and what it leads to:
loopy-draws-move = move
loopy-draws-after = after it
loopy-draws-kept = draw
# answer: none where the move ends the game.
loopy-draws-lost = { $answer ->
    [none] the game ends, and they win
   *[other] they win: { $answer }
  }
loopy-draws-more = Moves that are not shown: { $count }.
digraph-rounds = From the ends backwards, in the order in which nodes are decided; the draws are left over:
digraph-numbers = Values of the nodes: a number, or ∞ with the numbers that an arrow reaches:
digraph-more = Nodes that can be reached too: { $count }.
refusal-cycles-in-compound = “{ $token }” may go round in circles, and “{ $how }” needs games that end. Add it to other games with + instead.
