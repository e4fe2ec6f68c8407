## The site: a playground without a server, and a page for each game.

site-title = Who wins, and why?
site-tagline = Tap or type a position. See who wins, by which move, and the proof.
site-description = Play Nim, Kayles, Chomp and { $games } more games. See who wins, by which move, and the proof. No account, no server, works offline.
site-skip = Skip to the board
site-nav = Pages
site-nav-play = Play
site-nav-games = Games
site-nav-guides = Guides
site-nav-library = Library
site-nav-source = Source code
site-language = Language
site-theme-auto = Theme: same as the system
site-theme-light = Theme: light
site-theme-dark = Theme: dark

site-game = Game
site-position = Position
site-show = Show
site-deal = New position
site-deal-size = Size
site-size-small = Small
site-size-medium = Medium
site-size-large = Large
site-opponent = Opponent
site-opponent-nobody = Nobody
site-let-it-start = Bot starts
site-i-start = I start
site-undo = Undo
site-restart = Start over
site-copy = Copy link
site-copied = Link copied.
# An address with an illegal move.
site-cut = Move { $number } in this link isn’t legal: { $move }. The board shows the game before it.
site-copy-this = Copy this address: { $address }
site-edit = Edit
site-edit-done = Done
site-edit-help = Change the numbers. On a graph, tap two points to add or remove the edge between them.
site-edit-more = One more
site-edit-less = One less
site-edit-remove = Remove { $token }
site-edit-add = Add

site-turn-both = { $seat ->
    [0] First player’s move
   *[1] Second player’s move
  }
site-turn-you = Your move
site-turn-bot = Thinking…
site-won-both = { $seat ->
    [0] The first player won.
   *[1] The second player won.
  }
site-won-you = You won.
site-won-bot = You lost.
site-last-move = { $who ->
    [bot] It played: { $move }.
   *[other] Move { $number }: { $move }.
  }
site-type-move = Type a move
site-play = Play
site-board = Board

site-answer = Who wins?
site-show-answer = Show who wins
site-searching = Searching: { $percent }%
site-cancel = Cancel
site-search-longer = Search longer
site-cancelled = You stopped the search.
site-failed = This didn’t load. Check your connection and try again.
site-retry = Try again
site-needs-script = The board needs JavaScript. Rules and proofs are on this page without it.

site-games-title = { $games } games
site-games-intro = Each has a board, its rules, its theorems and their proofs.
site-rules = Rules
site-theorems = Why
site-table = Worked example
site-also = Also called: { $names }
site-typed = Type it as { $id }
site-more-title = Take it further
site-discord-title = On Discord
site-discord-text = The same games in your server: challenges, hints, lessons, quizzes and exams for a class.
site-library-title = In your program
site-library-text = Engine, games and proofs as an npm package without dependencies, for Node and browsers.
site-class-title = In a classroom
site-class-text = Run it on your own computer and open it to your students’ phones. Nobody needs an account.
site-guides-title = Guides
site-guides-intro = How to play, teach, and build with Sprague.
site-footer = Free software (MIT licence). Everything runs in your browser: no account, no cookies, no trackers.
