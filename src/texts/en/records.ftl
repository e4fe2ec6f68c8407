## Looking back at a game, records and ratings, and one’s own data.

review-title = Review: { $game }
# What the marks mean, one line.
review-legend = ✓ kept the win · ✗ gave it away · ○ there was no win to keep · ? not known
# A line of the list of moves. $mark is one of the marks of review-legend.
review-move = { $number }) { $mark } { $who }: <strong>{ $move }</strong>
# How the position stood before and after a move, which kept a win, threw it away, or had none to keep. $moves to the end, rightly played. $draws: a player who is not winning may still draw.
review-stood = { $mark ->
    [unknown] not known
   *[other] { $mark ->
        [none] { $draws ->
            [yes] not winning
           *[no] losing
        }
       *[other] winning
    } before{ $moves ->
        [none] {""}
        [one] {" "}(1 move to go)
       *[other] {" "}({ $moves } moves to go)
    }, { $mark ->
        [kept] winning
       *[other] { $draws ->
            [yes] not winning
           *[no] losing
        }
    } after
  }
# $moves: their numbers, with commas between.
review-turned =
    A win was given away at { $count ->
        [one] move { $moves }
       *[other] moves { $moves }
    }.
review-never-turned = Nobody gave a win away.
review-page = Page { $page } of { $pages }
review-previous = ← Earlier
review-next = Later →
# Buttons. $whose: the reader’s own, their opponent’s, or for a bystander those of the player who moved first or second.
review-mistakes = { $whose ->
    [mine] Your mistakes
    [theirs] The opponent’s mistakes
    [first] First player’s mistakes
   *[second] Second player’s mistakes
  } ({ $count })
review-overview = All moves
review-tell = Tell me
review-next-mistake = Next mistake
review-again = Again
review-choose = Choose a game …
review-none = You haven’t finished a game yet. /play starts one.
review-no-such-game = You have no game with that number. Choose one below.
review-entry =
    { $game }: { $won ->
        [none] drawn
        [yes] won
       *[no] lost
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
review-list-title = Your last games

review-puzzle-title = Mistake { $number } of { $count }
review-puzzle-text = Move { $move }: { $who } to move. Find a winning move. Any one counts.
review-puzzle-right = Right: { $move } wins.
review-puzzle-wrong = ✗ { $move } — that doesn’t win.
review-puzzle-answer = They would answer: { $move }.
review-puzzle-unknown = I don’t know whether { $move } wins.
review-puzzle-try-again = Try another one.

review-solution-title = Mistake { $number } of { $count }: the answer
review-solution-before = Before the move: { $value }.
review-solution-played = { $who } played <strong>{ $move }</strong>: { $value }.
# $count moves win (none: not known how many), of which $listed are shown below.
review-solution-winning = { $all ->
    [yes] { $count ->
        [one] The only winning move:
       *[other] These { $listed } moves win:
    }
   *[no] { $count ->
        [none] Winning moves; { $listed } of them:
        [one] The only winning move:
       *[other] { $count } moves win; { $listed } of them:
    }
  }
review-solution-move = <strong>{ $move }</strong>: { $value }
# “P-position, Grundy value 0, ends in 4 moves”; each part may be missing.
review-solution-value =
    { $outcome ->
        [none] not known
        [D] a draw
       *[other] { $outcome }-position
    }{ $grundy ->
        [none] {""}
       *[other] , Grundy value { $grundy }
    }{ $moves ->
        [none] {""}
        [one] , ends in 1 move
       *[other] , ends in { $moves } moves
    }
review-solution-explain = Why?

stats-title = Record of { $who }

stats-compound-sum = Sums of games
stats-compound-every = Several games, a move in every one
stats-compound-all = Several games, a move in all, over when one ends
stats-compound-any = Several games, moves in any of them
stats-none = { $who } hasn’t finished a game that counts. /play starts one.
# A row of the record: games against the bot at a level, or against people.
stats-against = { $level ->
    [none] people
   *[other] { $level }
  }
stats-score =
    { $drawn ->
        [0] { $won } won, { $lost } lost
       *[other] { $won } won, { $drawn } drawn, { $lost } lost
    }
stats-rating =
    rating { $rating } after { $games ->
        [one] 1 game
       *[other] { $games } games
    }
# How ratings come about, and what is not counted.
stats-explained = Ratings are Elo. You have one for each game; it starts at 1200. Mine are fixed: 800 (beginner), 1000 (casual), 1300 (club) and 1600 (perfect). Practice, sparring, arenas, positions you pick, games set up so that a player can win, and custom games are unrated.
stats-listed = You’re on the leaderboards of this server.
stats-unlisted = You’re not on the leaderboards of this server.
stats-list = List me here
stats-unlist = Take me off the list
stats-choose-board = Leaderboard of a game …
stats-board-title = Leaderboard: { $game }
stats-board-empty = Nobody is listed for this game.
stats-place =
    { $place }) { $who } — <strong>{ $rating }</strong>, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
stats-hidden = { $who } doesn’t show a record in this server.
stats-server-only = Leaderboards only work in a server.

privacy-title = Your data
privacy-text =
    I keep your games (moves, times, hints), your ratings, the games you named, the positions you added to a question bank, your answers in class quizzes, what you practised and how it went, the name you gave your teacher or your server shows for you in a quiz, and your settings, under your account number. I read no messages, except one on which you use Analyze this position.

    You can have all of it as files, or have it deleted. In games against somebody else only your name goes: the game is theirs, too. A game you named for a server and positions you added to its bank stay there without your name. Answers in a class stay in its totals, under an id that says nothing about you.
privacy-export = Give me a copy
privacy-erase = Delete my data
privacy-exported =
    Everything there is about you: { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }, as JSON and as CSV.
# Where the files need several messages.
privacy-part = Part { $number } of { $count }.
privacy-nothing = There is nothing about you here.

privacy-sure-title = Delete everything?
privacy-sure-text = You resign your open games first. You can’t undo this. If you have started an exam, your answers there no longer count for you, and I still solve nothing for you until it ends. For that I keep a hash of your account number until the exam is over.
privacy-sure-yes = Yes, delete it all
privacy-sure-no = No, keep it
privacy-erased =
    Deleted: { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }. Nothing is left that names you.
privacy-kept = Nothing was deleted.
# The choices of how long a server keeps its games.
privacy-retention = How long games of this server are kept
privacy-days = { $days ->
    [none] for good
   *[other] { $days } days after their end
  }
# The choices of how long it keeps its quizzes, with papers and answers.
privacy-class-retention = How long quizzes of this server are kept
privacy-class-days = { $days ->
    [none] until a teacher deletes them
   *[other] { $days } days after their end
  }
# How long the names on a server’s roster are kept.
privacy-names = { $days ->
    [none] until they are taken off
   *[other] { $days } days, longer while a quiz of theirs is kept
  }
# How long this server keeps each: privacy-days, privacy-class-days, privacy-names.
privacy-here = This server keeps games: { $games }; quizzes, exams and homework with their answers: { $classes }; the names of students on its roster: { $names }. People who manage the server choose this in /settings.

privacy-forgets-title = Delete old quizzes?
privacy-forgets-text =
    { $quizzes ->
        [one] 1 quiz
       *[other] { $quizzes } quizzes
    } of this server ended more than { $days } days ago. With this setting I delete quizzes that old within the hour, with all answers and results. You can’t undo this.
privacy-forgets-files = Save them first: /teach export gives the latest 50 as files, /teach results quiz:… any single one.
privacy-forgets-yes = Yes, delete them
privacy-forgets-no = No, change nothing
