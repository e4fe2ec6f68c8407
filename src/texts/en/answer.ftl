## The first answer to “who wins?”, and the pages of longer ones. *You* are the player to move, *they* the opponent.

# winning: how many moves win, none where that is not known.
answer-verdict = { $outcome ->
    [none] I don’t know who wins here.
    [N] { $move ->
        [none] You can win, but I don’t know which move does it.
       *[other] You can win: { $move }.{ $winning ->
            [none] {""}
            [1] {" "}It’s the only winning move.
            [2] {" "}One other move wins, too.
           *[other] {" "}It’s one of { $winning } winning moves.
        }
    }
    [D] It’s a draw: with best play, nobody can force a win.
   *[P] You’re losing against best play.
  }
# The small line below it, in the words of the theory.
answer-worth = { $outcome ->
    [none] Outcome unknown
    [N] N-position
    [D] Draw
   *[P] P-position
  }{ $grundy ->
    [none] {""}
   *[other] , Grundy value { $grundy }
  }{ $misere ->
    [yes] {" "}· misère: make the last move and you lose
    [named] {" "}· normal play: make the last move to win
   *[no] {""}
  }
# A reason that holds of every position of its case. moves: how many the loser has, none where they are many.
answer-reason = { $case ->
    [ends] After it they have no move left, so they lose.
    [last] { $outcome ->
        [N] Any move they make then is the last one, and the last move loses.
       *[P] Any move you make is the last one, and the last move loses.
    }
    [to-zero] The position has Grundy value { $grundy }, not 0. This move leaves value 0, and whatever they do next, you can make it 0 again.
    [value] The position has Grundy value { $grundy }, not 0, so some move leaves value 0.
    [leaves] { $moves ->
        [none] Whatever they do then, you can answer it.
        [1] They then have only one move, and you can answer it.
       *[other] They then have { $moves } moves, and you can answer each of them.
    }
    [exists] Some move leaves a position in which they lose.
    [zero] The position has Grundy value 0. Every move you make changes that, and they can make it 0 again.
   *[answered] { $moves ->
        [none] Whatever you do, they can answer it.
        [1] You have only one move, and they can answer it.
       *[other] You have { $moves } moves, and they can answer each of them.
    }
  }
# What a search found: moves, of how many one is told with its answer.
reason-search = { $outcome ->
    [N] { $moves ->
        [1] They then have only one move. They { $move }; you { $answer }.
       *[other] You can answer each of their { $moves ->
            [none] {""}
           *[other] { $moves }{" "}
        }moves then. For instance, they { $move }; then you { $answer }.
    }
   *[P] { $moves ->
        [1] You have only one move. You { $move }; they { $answer }.
       *[other] They can answer each of your { $moves ->
            [none] {""}
           *[other] { $moves }{" "}
        }moves. For instance, you { $move }; then they { $answer }.
    }
  }{ $row ->
    [yes] {" "}After each move, count from 1 again in what is left.
   *[no] {""}
  }
# Parts with a move that are equal two and two: in one of them what was done in the other. Parts without a move don’t count.
reason-twins = { $count ->
    [2] { $outcome ->
        [N] Your move leaves two equal { reason-parts } in play. From then on, copy: whatever they do in one, do in the other.
       *[P] The two { reason-parts } in play are equal. Whatever you do in one, they do in the other.
    }
   *[other] { $outcome ->
        [N] Your move leaves equal pairs of { reason-parts } in play. From then on, copy: whatever they do in one of a pair, do in the other.
       *[P] The { reason-parts } in play come in equal pairs. Whatever you do in one of a pair, they do in the other.
    }
  }
# Within reason-twins.
reason-parts = { $kind ->
    [heap] heaps
    [row] rows
    [pair] pairs of numbers
    [branch] branches
   *[other] parts
  }
# After the values of parts: count of them.
reason-balance = { $outcome ->
    [N] Your move gives every binary column an even number of ones; you can do that each time.
   *[P] { $count ->
        [2] Equal values cancel: whatever you change, they can make them equal again.
       *[other] In binary every column has an even number of ones. Any move breaks that, and they can restore it.
    }
  }
# One part of value 0 or two of equal value that a move leaves.
reason-left = { $parts ->
    [1] Your move leaves a single { $kind ->
        [row] row
       *[other] heap
    } in play, of Grundy value 0. Whatever value they make of it, you can get back to 0.
   *[2] Your move leaves two { reason-parts } in play, of the same Grundy value, { $value }. Equal values cancel: whatever they change, you can make them equal again.
  }
reason-none = { $moves ->
    [none] No move leaves Grundy value 0 here, but they can reach 0 again after each of yours.
    [1] Your only move leaves a Grundy value other than 0, and they can bring it back to 0.
   *[other] None of your { $moves } moves leaves Grundy value 0, but they can reach 0 again after each of them.
  }
# Of games that are all moved in at once.
reason-length = { $how ->
    [every] The game that lasts longest decides: game { $component }. { $outcome ->
        [N] You win it and can make it last { $length ->
            [1] one move
           *[other] { $length } moves
        }; no other lasts longer.
       *[P] They win it and can make it last { $length ->
            [1] one move
           *[other] { $length } moves
        }; no other lasts longer.
    }
   *[all] The game that ends first decides: game { $component }. { $outcome ->
        [N] You win it and can end it in { $length ->
            [1] one move
           *[other] { $length } moves
        }; no other ends sooner.
       *[P] They win it and can end it in { $length ->
            [1] one move
           *[other] { $length } moves
        }; no other ends sooner.
    }
  }
reason-beside = { $others ->
    [1] The other part has Grundy value 0
   *[other] The Grundy values of the { $others } other parts cancel
  }, so { $part } decides. { $outcome ->
    [N] Play to win that. When they move in the others, answer in the others.
   *[P] They play to win that. When you move in the others, they answer in the others.
  }
# Parts equal two and two (one pair: one, twin), or made equal by the move; left: what stands beside them.
reason-equal = { $left ->
    [two] Your move makes { $one } equal to { $twin }. From then on, whatever they do in one, do in the other.
    [rest] { $outcome ->
        [N] Equal parts cancel: what they do in { $one }, you copy in { $twin }. You win what is left.
       *[P] Equal parts cancel: what you do in { $one }, they copy in { $twin }. They win what is left.
    }
   *[nothing] The parts come in equal pairs: what you do in { $one }, they copy in { $twin }, and so on.
  }
# Of a sum: names of its parts, and their Grundy values; worth: the sentence that says how a part gets its value.
reason-sum-two = { $outcome ->
    [N] { $worth ->
        [none] In Grundy values
       *[other] { $worth } So
    } { $first } is worth { $value }, and { $second } is worth { $other }. After your move both are worth { $to }, and equal values cancel.
   *[P] { $worth ->
        [none] In Grundy values
       *[other] { $worth } So
    } { $first } and { $second } are both worth { $value }. Equal values cancel: whatever you change, they can make them equal again.
  }
reason-sum-one = Only { $part } is worth anything: { $value }. Your move makes it worth 0, and whatever they do then, you can answer.
reason-sum-zero = Every part is worth 0. Whatever value you make, they can take back to 0.
reason-sum-few = { $outcome ->
    [N] { reason-sum-values }. Your move turns the { $from } into { $to }, which gives every binary column an even number of ones.
   *[P] { reason-sum-values }: every binary column has an even number of ones. Any move breaks that, and they can restore it.
  }
# Within reason-sum-few. worth: what gives a part its value.
reason-sum-values = { $worth ->
    [none] The parts have the Grundy values { $values }
   *[other] { $worth } That gives { $values }
  }
reason-sum-many = { $outcome ->
    [N] In Grundy values your move turns a { $from } into { $to }, which gives every binary column of the { $count } parts an even number of ones.
   *[P] In Grundy values every binary column of the { $count } parts has an even number of ones. Any move breaks that, and they can restore it.
  }
# Of games of which any number may be moved in.
reason-any = { $outcome ->
    [N] You may move in several games at once. Move in exactly the games you win, each to a position they lose.
   *[P] You lose each game on its own. Wherever you move, they answer in exactly those games.
  }
# component: the only game that is going; none if several are.
reason-any-misere = { $component ->
    [none] { $outcome ->
        [N] Leave games that they lose in normal play; or just one, which they lose in misère play.
       *[P] You lose each game on its own under normal play. While two games or more are going, that decides under misère play, too.
    }
   *[other] Only game { $component } is still going. { $outcome ->
        [N] You win it.
       *[P] You lose it.
    }
  }
# Nodes in pairs: neighbours (geography), or a node with an ancestor (treewalk). pairs: listed where they are few; start: the
# node of the token, if placed; to: where the move goes.
reason-pairing = { $pairs ->
    [none] { $outcome ->
        [N] A largest pairing of { reason-relatives }{ $placed ->
            [yes] , without { $start },
           *[no] {""}
        } leaves { $to } alone. So wherever they go from there, that node has a partner, and you go to it.
       *[P] { $placed ->
            [yes] A largest pairing of { reason-relatives } leaves { $start } alone. So wherever you go, that node has a partner, and they go to it.
           *[no] The nodes can all be paired, each with { reason-relative }. Wherever you start, they go to the partner.
        }
    }
   *[other] Pair { reason-relatives }: { $pairs }. { $outcome ->
        [N] { $placed ->
            [yes] Go to the partner of { $start }. Wherever they go then, that node has a partner, and you go to it.
           *[no] That leaves { $to } without a partner. Wherever they go from there, that node has a partner, and you go to it.
        }
       *[P] { $placed ->
            [yes] That leaves { $start } without a partner. Wherever you go, that node has a partner, and they go to it.
           *[no] Wherever you start, they go to the partner, and so on.
        }
    }
  }
# Within reason-pairing.
reason-relatives = { $game ->
    [geography] neighbours
   *[treewalk] nodes with their ancestors
  }
reason-relative = { $game ->
    [geography] a neighbour
   *[treewalk] an ancestor or descendant
  }
# The move after which the game lasts longest.
answer-resists = To last longest, { $move }.
# In front of the lemmas of a proof.
answer-lemma = ({ $number }){" "}
# Title of the page with the tables of this very position.
answer-here = This position
# Title of the second, third … page of the same.
answer-again = { $title } ({ $count })
answer-page = Page { $page } of { $pages }
