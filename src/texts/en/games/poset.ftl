poset-name = Poset game
poset-aliases = poset-game, partial-order, order-game
poset-summary = Take an element; everything above it goes, too.
poset-rules =
    Some elements; some of them are above others. A move: take an element. Everything above it goes, too.

    Type which element is below which: a<b says that a is below b. A name alone is an element that is neither above nor below any other: poset a<b b<c a<d e. Type none when nothing is left. Type a move as the name of an element: b.

    Example: poset a<b a<c. You play a and leave nothing: b and c are above a, so they go with it.
poset-ruling = Take an element. Everything above it goes, too.
poset-take = take { $element } and everything above it

poset-least-theorem = a least element in a poset game
poset-least-decides = What decides: { $least } is below every other element. <strong>Take it, and everything goes.</strong>
poset-least-reason = Everything else is above { $least }, so taking it leaves nothing.
poset-least-works = After that they have no move, so they lose.
poset-least-proof = Taking an element takes everything above it. All others are above the least one, so taking that one ends the game, and whoever makes the last move wins.

poset-search-theorem = a poset game, from the smallest part up
poset-search-decides = What decides: no formula is known for orders in general. <strong>Every position that can arise from these { $elements } elements was worked out,</strong> part by part, from the smallest up.
poset-search-works = { $outcome ->
    [N] The winning moves leave a position of value 0. After each of their moves you can restore that.
   *[P] The value is 0. Every move changes it, and they can make it 0 again.
  }
poset-search-proof = A program worked out the Grundy value of each set of elements that can be left: the smallest number that none of its moves leads to (mex). Elements that aren’t linked by any chain of comparisons are separate parts, and the value of several parts is their nim-sum.

poset-greatest-theorem = strategy stealing (Gale, 1974)
poset-greatest-decides = What decides: { $greatest } is above every other element, so every move takes it, too. <strong>The player to move wins{ $misere ->
    [yes] , since there are at least two elements
   *[no] {""}
  }.</strong>
poset-greatest-works = Think of taking { $greatest } alone. If that wins, do it. If not, they have a winning answer to it. That answer takes { $greatest }, too, so you can play it yourself now. Either way some move wins. The argument doesn’t say which.
poset-greatest-proof = Suppose the position were lost. Then taking { $greatest } alone would lose, so the other player would have a winning answer B{ $misere ->
    [yes] ; there is a position left to answer, since other elements remain
   *[no] {""}
  }. Every move from the start takes { $greatest }, too, so B at once leaves the very same position. It would have won: a contradiction. So some move wins. The argument doesn’t say which.

poset-misere-least-theorem = misère poset game with a least element
poset-misere-least-decides = What decides: { $least } is below every other element, and whoever takes it takes everything and loses. <strong>So play the rest by the normal rule: whoever has no move left there must take { $least }.</strong>
poset-misere-least-works = { $outcome ->
    [N] Without { $least } the rest is won in normal play. Win it there, and they have to take { $least }.
   *[P] Without { $least } the rest is lost in normal play. You lose it there, and have to take { $least }.
  }
poset-misere-least-proof = Taking { $least } ends the game and loses. So nobody takes it while another element is left. Moves among the others are the moves of the game without { $least }. Whoever can’t move there has only { $least } to take, and loses: that is the normal rule for the game without { $least }.

# cycle: names with < between them.
poset-not-an-order = “{ $shown }” isn’t an order: { $cycle }. No element can be below itself.
poset-expected-relation = two elements such as a<b, or one name
poset-expected-element = the name of an element, such as b
poset-fault-no-such-element = there is no such element any more
