## Lessons: the end decides, one heap, graphs.

# The title of a lesson is offered as a choice: at most 100 characters.
lesson-outcomes-title = Who wins? P and N, counted back from the end
# Before the game at the end: what to make use of in it.
lesson-outcomes-game = Take 1 or 2. Before you move, mark 0, 1, 2, … as P or N, all the way up to 13. Then always move to a P-position.
lesson-outcomes-end-title = Start at the end
lesson-outcomes-end-text =
    One heap. A move takes 1 or 2. If you can’t move, you lose.

    With 0 left, the player to move has lost already. We call that P: the previous player wins. With 1 or 2 left, you take everything. We call that N: the next player wins.

    Now go one step further. Where do the moves lead?
lesson-outcomes-end-right = Taking 1 leaves 2, taking 2 leaves 1, and they take the rest. Both are N, so 3 is P.
lesson-outcomes-end-wrong = Try every move. What can they do after each one?
lesson-outcomes-end-again = Take 1. They face 3, which is P. So 4 is N.
lesson-outcomes-back-title = Two sentences decide every game
lesson-outcomes-back-text =
    N: some move leads to a P-position. Make that move.

    P: every move leads to an N-position. Whatever you do, they win.

    Each move makes the heap smaller. So decide 0, 1, 2, … in order: wherever a move leads, you know already who wins there. (That’s induction on the size of the heap.) In this game 0 and 3 are P, 1 and 2 are N.
lesson-outcomes-back-right = Taking 1 leaves 3, which is P. One such move is enough for N.
lesson-outcomes-back-wrong = For N you need one move that leads to a P-position. Which one does?
lesson-outcomes-back-again = Taking 2 leaves 3, which is P. One such move is enough for N.
lesson-outcomes-zermelo-title = Somebody can always win
lesson-outcomes-zermelo-text =
    Take a game that must end and has no draws, no dice and no hidden cards. Count back, and every position turns out P or N. So one of the two players can force a win. Ernst Zermelo proved a theorem of this kind for chess in 1913; there a draw is possible, too.

    Now you may take up to 3. Decide 0, 1, 2, … one by one, until you see where to go.
lesson-outcomes-zermelo-right = From 1, 2 and 3 you take everything, so all three are N. From 4 you reach only these, so 4 is P. Take 2 and leave 4.
lesson-outcomes-zermelo-wrong = Count up from 0. Which is the first heap above 0 from which every move leads to N?
lesson-outcomes-zermelo-again = From 1, 2, 3 and 4 you take everything, so they are N. From 5 you reach only these, so 5 is P. Take 4 and leave 5.

lesson-bash-title = Bash: one heap, and the remainder
lesson-bash-game = At most 3 a move. What should they face after each of your moves?
lesson-bash-mirror-title = Complete their move
lesson-bash-mirror-text =
    A move takes 1, 2 or 3. They take 1: you take 3. They take 2: you take 2. They take 3: you take 1. Each time, both moves together take 4.

    So what happens to somebody who faces 4, or 8?
lesson-bash-mirror-right = 12 is three times 4. Every move is answered so that 4 are gone: 8 are left, then 4, then 0. The player to move loses: P.
lesson-bash-mirror-wrong = Is the heap made of whole fours? If not, can you make it so with one move?
lesson-bash-mirror-again = 14 is 12 and 2 more. Take 2, and they face 12, three whole fours. So 14 is N.
lesson-bash-remainder-title = What to take
lesson-bash-remainder-text =
    You want them to face a multiple of 4. Divide the heap by 4: the remainder has to go. From 7, take 3, since 7 = 4 + 3.
lesson-bash-remainder-right = 10 = 4 + 4 + 2. Take 2: they face 8, and from there you complete every move to 4.
lesson-bash-remainder-wrong = Then they don’t face a multiple of 4. What is left over when you divide the heap by 4?
lesson-bash-remainder-again = 15 = 12 + 3. Take 3: they face 12, and from there you complete every move to 4.
lesson-bash-rule-title = Any limit
lesson-bash-rule-text =
    Say a move takes at most m. Then you can always answer so that both moves take m + 1, and nobody can take m + 1 at once. So the losing heaps are the multiples of m + 1.

    Type your move: 1:2 takes 2 from heap 1.
lesson-bash-rule-right = With at most 4, the losing heaps are the multiples of 5. 21 − 1 = 20, and 20 = 4 · 5.
lesson-bash-rule-wrong = Read the limit and add 1. Which multiple of that lies just below the heap?
lesson-bash-rule-again = With at most 6, the losing heaps are the multiples of 7. 26 − 5 = 21, and 21 = 3 · 7.

lesson-graphs-title = Every game is a graph: label its points
lesson-graphs-game = Label every point before you move the token. Begin with the points that have no arrow out.
lesson-graphs-label-title = Label the points
lesson-graphs-label-text =
    A token stands on a point. A move carries it along an arrow. If there is no arrow, you lose.

    Every game looks like this: points are positions, arrows are moves. A point without arrows out is P. Then work backwards: an arrow to P makes a point N; only arrows to N make it P.
lesson-graphs-label-right = d has no arrow out: P. b and c lead to d, so both are N. a leads only to b and c: P.
lesson-graphs-label-wrong = Start with the points that have no arrow out. Which points lead only to labelled ones?
lesson-graphs-label-again = e has no arrow out: P. d leads to e: N. b leads only to d: P. a has an arrow to b, so a is N.
lesson-graphs-count-title = What it costs
lesson-graphs-count-text = A program does the same and looks at every arrow once. left[u] counts the arrows out of u that it hasn’t looked at yet; into[v] lists the points with an arrow to v. With n points and m arrows that’s about n + m steps, O(n + m).
lesson-graphs-count-right = g is P, so e is N. f and c lead only to e: both are P. b and d lead to f: both are N. Move to c.
lesson-graphs-count-wrong = Label the points from the end. Does the point you chose have an arrow to a P-position?
lesson-graphs-count-again = g is P, f is N, e is P. c and d lead to e: both are N. b leads only to c and f: P. Move to b.
lesson-graphs-heaps-title = A heap is a graph, too
lesson-graphs-heaps-text =
    Nobody has to draw the graph. Let S be the amounts you may take. Point n is a heap of n, with an arrow to n − s for every s in S up to n. Count up from 0: two lines of code, and one step for each arrow.

    Do by hand what the program does.
lesson-graphs-heaps-right = 0 is P, 1 is N, 2 is P, 3, 4 and 5 are N. From 6, take 4 and leave 2, which is P. So 6 is N.
lesson-graphs-heaps-wrong = Decide 0, 1, 2, … in turn. Does a move from this heap reach a P-position?
lesson-graphs-heaps-again = 7 leads to 6, 4 and 3. All three are N, so 7 is P.
