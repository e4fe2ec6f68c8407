## Lessons: Hackenbush and matching.

# The title of a lesson is offered as a choice: at most 100 characters.
lesson-hackenbush-title = Hackenbush: trees and the colon principle
# Before the game at the end: what to make use of in it.
lesson-hackenbush-game = A tree and a stalk. What is the tree worth? Make both equal, and keep them equal.
lesson-hackenbush-stalk-title = A stalk is a heap
lesson-hackenbush-stalk-text =
    A move cuts an edge. Everything no longer connected to the ground (point 0) falls. If you can’t cut, you lose.

    A stalk goes straight up from the ground. From a stalk of n edges you can leave any shorter one. Which game is that?
lesson-hackenbush-stalk-right = The stalks are Nim heaps of 3 and 1. Cut 1–2: of the 3 edges 1 stays, and the two are equal.
lesson-hackenbush-stalk-wrong = How long is each stalk after your cut?
lesson-hackenbush-stalk-again = The stalks are Nim heaps of 4 and 2. Cut 2–3: of the 4 edges 2 stay, and the two are equal.
lesson-hackenbush-colon-title = The colon principle
lesson-hackenbush-colon-text =
    Where branches meet in a point, put one stalk in their place. Its length is the nim-sum of their values. And an edge with a stalk of v edges on top is a stalk of v + 1. So work from the leaves down to the ground.
lesson-hackenbush-colon-right = The branches are worth 2 and 1, and 2 ⊕ 1 = 3. The edge below makes it 3 + 1 = 4.
lesson-hackenbush-colon-wrong = First take the nim-sum of the branches. Then count the edge below them.
lesson-hackenbush-colon-again = The branches are worth 1 ⊕ 1 ⊕ 1 = 1. The edge below makes it 1 + 1 = 2.
lesson-hackenbush-copy-title = Why that’s true
lesson-hackenbush-copy-text = Draw the figure twice: once with the branches, worth v, once with a stalk of v in their place. If they cut in the branches or the stalk: these two have the nim-sum 0, so there’s an answer up there. If they cut anywhere else, make the same cut in the other figure. You always have an answer. So the two figures are worth the same.
lesson-hackenbush-copy-right = The two branches are worth 1 ⊕ 1 = 0, so leave them out. Then a stalk of 1 stands beside a stalk of 1: P.
lesson-hackenbush-copy-wrong = Put a stalk in place of the branches. Are the two stalks equally long then?
lesson-hackenbush-copy-again = The branches are worth 1 and 2, and 1 ⊕ 2 = 3. The edge below makes it 4, beside a stalk of 3. They differ: N.
lesson-hackenbush-tree-title = Find the cut
lesson-hackenbush-tree-text =
    Put a stalk in place of every tree, from the leaves down. Then it’s Nim: see which stalk must be shorter, and look for the cut that makes it so.
lesson-hackenbush-tree-right = The branches are worth 1, 1 and 2, together 2, so the tree is worth 3. The stalk is 1. Cut 1–4: 1 ⊕ 1 = 0 is left on top, and the tree is worth 1, too.
lesson-hackenbush-tree-wrong = What is the tree worth after your cut, and what is the stalk worth?
lesson-hackenbush-tree-again = On point 2 there’s 1 ⊕ 1 = 0, so the tree is worth 2. The stalk is 1. Cut 1–2, and the tree is worth 1, too.

lesson-fusion-title = Hackenbush with cycles: the fusion principle
lesson-fusion-game = The figure from the last card, beside a stalk of 3 edges. What is the figure worth? Make both equal, and keep them equal.
lesson-fusion-cycle-title = A cycle on the ground
lesson-fusion-cycle-text =
    A cycle of 4 edges through the ground. Cut one, and two stalks with 3 edges in all are left: 3 and 0, or 2 and 1. One is even and one is odd, so they’re never equal, and no move leads to value 0. So this cycle is worth 0.

    Now count your cycle in the same way.
lesson-fusion-cycle-right = A cut leaves 4 edges: 4 and 0, 3 and 1, or 2 and 2. Their nim-sums are 4, 2 and 0: mex {"{"}0, 2, 4{"}"} = 1.
lesson-fusion-cycle-wrong = Cut an edge: how long are the two stalks? Write down all nim-sums. Which is the smallest number missing?
lesson-fusion-cycle-again = A cut leaves 5 edges: 5 and 0, 4 and 1, or 3 and 2. Their nim-sums are 5, 5 and 1: mex {"{"}1, 5{"}"} = 0.
lesson-fusion-fuse-title = The fusion principle
lesson-fusion-fuse-text =
    Fuse all points of a cycle into one, and the value stays the same. Its edges become loops, each worth 1: so an odd cycle is worth 1 and an even one 0, as you counted.

    The idea of the proof (Winning Ways, 1982): say three paths join two points and share no edge. Put the figure beside the one with these two fused, and answer each cut by the same cut in the other. Two of the paths are left, so in these smaller figures the points may be fused. The figures without such points are simple: there even and odd decide.
lesson-fusion-fuse-right = Fuse 1, 2 and 3: three loops, 1 ⊕ 1 ⊕ 1 = 1. The edge below makes it 1 + 1 = 2.
lesson-fusion-fuse-wrong = Fuse the cycle. How many loops are there, and what’s their nim-sum? Then count the edge below.
lesson-fusion-fuse-again = Fuse 1, 2, 3 and 4: four loops, 1 ⊕ 1 ⊕ 1 ⊕ 1 = 0. The edge below makes it 0 + 1 = 1.
lesson-fusion-cut-title = Both principles
lesson-fusion-cut-text =
    Fuse the cycles, then work from the leaves down. Now you know what every part is worth. Find a cut after which all parts together are worth 0.
lesson-fusion-cut-right = Cut 0–1, and everything falls: 0. After any other cut this edge is still there, with something worth v on top. It’s worth v + 1, and that’s never 0.
lesson-fusion-cut-wrong = What is each part worth after your cut? Together they should be worth 0.
lesson-fusion-cut-again = The triangle is worth 1, the stalk 2. Cut 3–4, and both are worth 1. Or cut 0–1 or 2–0: the triangle becomes a stalk of 2.

lesson-matching-title = Matching games: walk to your partner
lesson-matching-game = Pair up the eight points, go to your partner, and keep to your pairs.
lesson-matching-partner-title = Everybody has a partner
lesson-matching-partner-text =
    A token walks along the edges and never returns to a point. If you can’t move, you lose.

    Suppose the points can be put into pairs, each pair joined by an edge: a perfect matching. Go to the partner of your point. Wherever they go next, that point has a partner, too, not used yet. So you can always move.
lesson-matching-partner-right = a can only pair with b, and e only with f, so c pairs with d. Go to d. They must go to b, and you go to its partner a.
lesson-matching-partner-wrong = Pair up all points. Begin with those that have a single edge. Who is your partner?
lesson-matching-partner-again = a can only pair with b, and c only with d, so f pairs with e. Go to e. They must go to d, and you go to its partner c.
lesson-matching-left-title = Somebody is left over
lesson-matching-left-text =
    Make as many pairs as possible: a maximum matching. Suppose it leaves out the token’s point. Wherever you go, they go to the partner there. Could you ever go to a point without a partner, so that they have no answer? Then you could pair the points of the walk differently and get one pair more. But you already had as many as possible. So you lose.
lesson-matching-left-right = b with c and d with e: two pairs, and 5 points can’t have more. a is left over: P.
lesson-matching-left-wrong = How many pairs are possible at most? Can you make that many without the token’s point?
lesson-matching-left-again = Without b there’s only one pair, in c, d and e; with b there are two. So b is in every maximum matching. Go to its partner: N.
lesson-matching-swap-title = In every one, or not?
lesson-matching-swap-text = Both cards together: N exactly when every maximum matching contains the token’s point. So take the point out and match the others. If you still get as many pairs, it’s P. (Programs use augmenting paths: time O(n · m) if the graph is bipartite.)
lesson-matching-swap-right = Without a: b with c and d with e. That’s two pairs, and 5 points can’t have more. So it’s P.
lesson-matching-swap-wrong = Take out the token’s point and pair up the others. Do you get as many pairs as before?
lesson-matching-swap-again = Without b, every edge ends in d: one pair. With b there are two. So every maximum matching contains b: N.
