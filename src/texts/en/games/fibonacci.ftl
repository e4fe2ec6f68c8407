fibonacci-name = Fibonacci Nim
fibonacci-aliases = fibonacci-nim, fib
fibonacci-summary = One pile: take at most twice what was taken last.
fibonacci-rules =
    One pile. The first move takes at least one stone, but not all. From then on each move takes at least one and at most twice what the other player has just taken.

    Type the start as the size of the pile: fibonacci 100. In mid-game add how many may be taken: fibonacci 97 limit=6. Type a move as the number taken: 3.

    Example: fibonacci 4. You play 1 and leave 3, of which they may take 1 or 2: you take the rest.

fibonacci-theorem = Fibonacci Nim by Zeckendorf’s theorem (Whinihan, 1963)
fibonacci-decides = What decides: write the number as a sum of Fibonacci numbers (1, 2, 3, 5, 8, …), no two neighbours: there is one way (Lekkerkerker, 1952; Zeckendorf, 1972). <strong>If the smallest part is more than may be taken now, the player to move loses.</strong>
# Of Fibonacci Nim and games like it. size: the stones, one fewer under misère; sum: its parts; one: it is a single part;
# next: the part that they then cannot take whole, none where only the stone of misère is left.
fibonacci-reason = { $misere ->
    [yes] Nobody wants the last stone, so play for the other { $size }{ $one ->
        [yes] {"."}
       *[no] {" "}= { $sum }.
    }
   *[no] { $outcome ->
        [start] {""}
       *[other] { $fibonacci ->
            [yes] {""}
           *[no] The losing starts are { $starts } and so on, and{" "}
        }{ $size } = { $sum }{ $fibonacci ->
            [yes] {" "}in Fibonacci numbers.
           *[no] .
        }
    }
  }{ $outcome ->
    [N] { $next ->
        [none] {" "}Your move leaves one stone, and they must take it.
       *[other] {" "}After your move they may take at most { $limit }, too few for the { $next }.
    }
    [start] { $misere ->
        [yes] {" "}That is a losing start
       *[no] { $size } is a { $fibonacci ->
            [yes] Fibonacci number
           *[no] losing start, like { $starts }, …
        }
    }: you can’t take it whole, and after any smaller take they can take the smallest part that is left.
   *[P] {" "}You may take at most { $most }, too few for the { $smallest }. After any smaller take they can take the smallest part that is left.
  }
fibonacci-works = { $outcome ->
    [N] Take the smallest part. If it is all there is, you have won. If not, the next part is more than twice as large, since parts are never neighbours: so it is more than they may take. Whatever they take of it leaves a remainder whose smallest part is at most twice what they took, so you may take that. You always can; at the end the last part is yours.
   *[P] You cannot take the whole smallest part. Whatever you take of it leaves a remainder whose smallest part is at most twice what you took, so they may take that. They always can; at the end the last part is theirs.
  }
fibonacci-proof =
    <strong>One way only: </strong>parts that aren’t neighbours, F the largest, add up to less than the Fibonacci number after F: by induction the others add up to less than the one before F. So the largest part is the largest that fits, and so on.

    <strong>The smallest part, F, may be taken: </strong>take it. The next part, if any, is at least two Fibonacci numbers after F, so more than 2F, the new limit.

    <strong>It may not: </strong>let x < F be taken. F − x is such a sum, too, of numbers below F; let G be its smallest part. If G were above 2x, all parts of x would be below the Fibonacci number before G, and with those of F − x a second way to write F. So G is at most 2x: take it.

    <strong>The end. </strong>With nothing left, the player to move has lost.

fibonacci-misere-theorem = misère play as normal play with one stone fewer
# fibonacci: the game is Fibonacci Nim; otherwise its sums are of losing starts.
fibonacci-misere-decides =
    What decides: nobody wants the last stone. Put it aside: whoever takes the last of the others wins. So misère play with { $size ->
        [1] 1 stone is normal play with none.
       *[other] { $size } stones is normal play with one fewer.
    } { $fibonacci ->
        [yes] There, write the number as a sum of Fibonacci numbers, no two of them neighbours.
       *[no] There, write the number as a sum of losing starts, each time the largest that fits.
    } <strong>If the smallest part is more than may be taken now, the player to move loses.</strong>
fibonacci-misere-works = { $outcome ->
    [N] Count without the stone put aside, and take the smallest part. Either nothing else is left, and they must take the last stone; or the next part is more than they may take, and whatever they take of it leaves a smallest part that you may take.
   *[P] { $size ->
        [1] Only that stone is left, and you have to take it.
       *[other] Count without the stone put aside: you cannot take the whole smallest part, and whatever you take of it leaves a smallest part that they may take. In the end only that stone is left, on your turn.
    }
  }
fibonacci-misere-title = misère play as normal play with one stone fewer
fibonacci-misere-proof =
    <strong>One stone is left: </strong>the player to move must take it and loses, as with no stones in normal play.

    <strong>Two or more are left: </strong>taking them all loses at once. Every other take leads from n stones to n − x, and in normal play from n − 1 to n − 1 − x, under the same limit. So, from the small numbers upwards, both are lost or both are won.

    <strong>At the start </strong>all but one may be taken. In misère play that is a winning move from 2 stones on: it leaves the one stone.
fibonacci-misere-normal-title = { $fibonacci ->
    [yes] normal play (Whinihan, 1963)
   *[no] normal play (Schwenk, 1970)
  }
fibonacci-misere-normal = { $fibonacci ->
    [yes] The player to move loses exactly when the smallest Zeckendorf part is more than may be taken.
   *[no] The player to move loses exactly when the smallest part of the sum of losing starts is more than may be taken.
  }

fibonacci-recurrence-theorem = the recurrence of least winning takes
# ceiling: what is never exceeded after a take, if that is why no sum decides; last: the last losing start then.
fibonacci-recurrence-decides =
    What decides: { $ceiling ->
        [none] I know no formula here.
       *[other] { $last ->
            [none] after the next take nobody may ever take more than { $ceiling }. So the list of losing starts ends, and writing the number as a sum of them does not decide.
           *[other] after the next take nobody may ever take more than { $ceiling }. So the list of losing starts ends at { $last }, and writing the number as a sum of them does not decide.
        }
    } For each number m of stones let w(m) be the smallest take that wins from m. <strong>If w(m) is more than may be taken, the player to move loses.</strong>
# least: the least take that wins here; amount: what the move takes.
fibonacci-least-reason = { $outcome ->
    [N] With { $size } stones the smallest winning take is { $least }. After your take of { $amount } they may never take as many as they need.
   *[P] With { $size } stones the smallest winning take is { $least }, and you may not take that many.
  }
fibonacci-recurrence-works = { $outcome ->
    [N] After your take they may take less than w of what is left, so no take of theirs wins. Whatever they do, you find such a take again.
   *[P] After any take of yours they may take at least w of what is left, so they have a winning take each time.
  }
fibonacci-recurrence-proof =
    <strong>The recurrence. </strong>A larger limit only adds moves. So m stones have a smallest winning take w(m), and a position is lost exactly when its limit is below w(m). A take x leaves m − x stones with limit f(x): it wins exactly when f(x) < w(m − x).

    <strong>The beginning. </strong>{ $win ->
        [misere] With no stones left the player to move has won (misère), so taking everything loses, and from 1 stone no take wins.
       *[normal] With no stones left the player to move has lost, whatever the limit: no take wins from 0.
    }
fibonacci-recurrence-large = <strong>Large numbers. </strong>After the first move no limit is above { $ceiling }, so each w that matters depends only on the { $ceiling } values before it. When these come again, all repeats.

# sum: the parts, with + between them. starts: the first losing starts; ended: there are no others.
fibonacci-decomposition =
    { $shape ->
        [nothing] Nothing else is left, so there is no part.
        [part] { $size } is one of the { $fibonacci ->
            [yes] Fibonacci numbers
           *[no] losing starts
        } { $starts }{ $ended ->
            [yes] {" "}(there are no others).
           *[no] , …
        }
       *[sum] { $fibonacci ->
            [yes] { $size } = { $sum }, a sum of Fibonacci numbers.
           *[no] The losing starts are { $starts }{ $ended ->
                [yes] {" "}(there are no others)
               *[no] , …
            } and { $size } = { $sum }.
        }
    }

    You may take at most { $most }; the smallest part is <strong>{ $smallest }</strong>.
# In the middle of a long sum.
fibonacci-hidden = … (parts not shown: { $count }) …
fibonacci-take = take
fibonacci-part-left = smallest part left
fibonacci-may-take = they may take
fibonacci-parts = { $parts ->
    [1] { $take } (the smallest part)
   *[other] { $take } ({ $parts } parts)
  }
fibonacci-nothing = nothing
fibonacci-wins = wins
fibonacci-loses = loses: they take that part
fibonacci-more = Larger sums, not shown: { $count }.
fibonacci-beyond = I know the losing starts of f(x) = { $rule } up to { $greatest }. Beyond that there are too many to list, so I can’t write this pile as a sum of them.
fibonacci-stones = stones m
# window: so many values in a row came again, which proves a period; without it every take was tried.
fibonacci-least-takes =
    A take x leaves m − x with at most f(x), f(x) = { $rule }; it wins exactly when f(x) < w(m − x). { $window ->
        [none] – means that no take wins.
       *[other] – means that no take up to { $window } wins.
    }{ $win ->
        [misere] {" "}w(0) = 0: whoever faces no stones has won without a take.
       *[normal] {""}
    }
fibonacci-period = From m = { $preperiod } on the lower row repeats with period { $period }. This is proved: { $window } values in a row come again, and no value depends on more than that.
# same: the number of stones whose row says it, the same number or one period or more before it.
fibonacci-here =
    { $exact ->
        [yes] Here m = { $same }:{" "}
       *[no] Here m = { $size }, as for m = { $same }:{" "}
    }<strong>{ $least ->
        [none] { $window ->
            [none] no take wins.
           *[other] no take up to { $window } wins; only a larger first take could.
        }
       *[other] the smallest winning take is { $least }.
    }</strong>
