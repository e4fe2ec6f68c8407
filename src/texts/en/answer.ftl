## The first answer to “who wins?”, and the pages of longer ones. *You* are the player to move, *they* the opponent.

# winning: how many moves win, none where that is not known.
answer-verdict = { $outcome ->
    [none] I don’t know who wins here.
    [N] { $move ->
        [none] You can win, but I don’t know which move does it.
       *[other] You can win: { $move }.{ $winning ->
            [none] {""}
            [1] {" "}It’s the only winning move.
            [2] {" "}One more move wins, too.
           *[other] {" "}It’s one of { $winning } winning moves.
        }
    }
   *[P] You’re losing against best play.
  }
# The small line below it, in the words of the theory.
answer-worth = { $outcome ->
    [none] Outcome unknown
    [N] N-position
   *[P] P-position
  }{ $grundy ->
    [none] {""}
   *[other] , Grundy value { $grundy }
  }{ $misere ->
    [yes] {" "}· misère: make the last move and you lose
   *[no] {""}
  }
# A reason that holds of every position of its case.
answer-reason = { $case ->
    [ends] After it they have no move left, so they lose.
    [to-zero] The position has Grundy value { $grundy }, not 0. This move leaves value 0, and whatever they do next, you can make it 0 again.
    [value] The position has Grundy value { $grundy }, not 0, so some move leaves value 0.
    [leaves] After it, whatever they do, you can win.
    [exists] Some move leaves a position in which they lose.
    [zero] The position has Grundy value 0. Every move you make changes that, and they can make it 0 again.
   *[answered] Whatever you do, they can win.
  }
# Of a sum: names of its parts, and their Grundy values.
reason-sum-two = { $outcome ->
    [N] In Grundy values { $first } is worth { $value } and { $second } { $other }. After your move both are worth { $to }, and equal values cancel.
   *[P] In Grundy values { $first } and { $second } are both worth { $value }. Equal values cancel: whatever you change, they can make them equal again.
  }
reason-sum-one = Only { $part } is worth anything: { $value }. Your move makes it worth 0, and whatever they do then, you can answer.
reason-sum-zero = Every part is worth 0. Whatever value you make, they can take back to 0.
reason-sum-few = { $outcome ->
    [N] The parts have the Grundy values { $values }. Your move turns the { $from } into { $to }: then every binary column has an even number of ones, and you can restore that after each of their moves.
   *[P] The parts have the Grundy values { $values }: every binary column has an even number of ones. Any move breaks that, and they can restore it.
  }
reason-sum-many = { $outcome ->
    [N] The Grundy values of the { $count } parts have nim-sum { $sum }. Your move turns a value { $from } into { $to }, which makes the nim-sum 0. You can do that after each of their moves.
   *[P] The Grundy values of the { $count } parts have nim-sum 0. Any move breaks that, and they can restore it.
  }
# Of games of which any number may be moved in.
reason-any = { $outcome ->
    [N] You may move in several games at once. Move in exactly those you win and leave each of them lost for them.
   *[P] You lose each game on its own. Wherever you move, they answer in exactly those games.
  }
# The move after which the game lasts longest.
answer-resists = To last longest, { $move }.
# In front of the lemmas of a proof.
answer-lemma = ({ $number }){" "}
answer-page = Page { $page } of { $pages }
