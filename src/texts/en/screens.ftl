## Boards, hints, challenges, lists of games, settings, and why something did not work.

# Below a text that was cut.
screen-cut = There is more than fits here: the whole text is in the file.
# How strong the bot plays, and what that means.
strength-beginner = beginner
strength-beginner-means = makes many mistakes
strength-casual = casual
strength-casual-means = makes some mistakes
strength-club = club
strength-club-means = makes few mistakes
strength-perfect = perfect
strength-perfect-means = keeps every win, unless it can’t tell who wins
strength-sparring = sparring
strength-sparring-means = hands you winnable positions and counts how often you keep them

clock-none = no clock
clock-1m = 1 minute a move
clock-5m = 5 minutes a move
clock-1d = 1 day a move

win-rule-normal = Make the last move to win.
win-rule-misere = Misère: make the last move and you lose.
screen-bot = Sprague ({ $strength })
screen-anybody = anybody
screen-gone = Former player
# A part of a position, as a choice: “heap 1: 3”.
screen-part = { $part }: { $position }

board-to-move = { $game }: { $who } to move
board-won = { $game }: { $winner } wins
board-drawn = { $game }: draw
board-repeated = The same position came up three times with the same player to move, so nobody wins.
board-ended-last-move = The game is over: { $winner } wins, { $loser } loses.
board-ended-resigned = { $loser } resigned: { $winner } wins.
board-ended-out-of-time = { $loser } ran out of time: { $winner } wins.
board-players = { $first } (first) against { $second }
board-last-move = Move { $number }: { $who } — <strong>{ $move }</strong>
# Who had the win $had times and kept it $kept times.
board-kept =
    { $kept ->
        [0] { $had ->
            [one] { $who } had one winning chance and missed it.
           *[other] { $who } had { $had } winning chances and missed them all.
        }
       *[other] { $who } had the win { $had ->
            [1] once
            [2] twice
           *[other] { $had } times
        } and kept it { $kept ->
            [1] once
            [2] twice
           *[other] { $kept } times
        }.
    }
board-never-had = { $who } never had a win to keep.
# Drawn by repetition: all their moves kept the win, and none came nearer to it.
board-circled = { $who } could have won, but went in circles.
board-hints =
    { $who } took { $count ->
        [one] a hint
       *[other] { $count } hints
    }.
board-practice = A move was taken back, so this game is practice and doesn’t count.
# Why the rating stays: the position was not dealt, a player wanted the side that can win, or the game is somebody’s own.
board-unrated = Unrated: ratings don’t count positions you pick, games set up so that a player can win, or custom games.
# $example as it is typed, $said what it does.
board-how-to-type = Or type it: <code>{ $example }</code> — { $said }
board-choose-part = Choose where to move …
board-choose-move = Choose your move …
# A place on the buttons of Wythoff’s game: both heaps at once.
board-both-heaps = both heaps
board-largest = Largest heap
board-one-each = One from each
# The button, for whoever wants the position as text; told there: how to have it always.
board-as-text = As text
board-always-text = To see your boards as text always, use /settings.
board-back = ← back
board-more-by-typing = Not all moves fit here. Press “Type a move” for the rest.
board-type = Type a move
board-hint = Hint
board-undo = Undo
# The other side needs to agree: board-allow, board-refuse.
# $reply: the other side's answer to that move, which goes back too; none: there is none yet.
board-asks =
    { $who } would like to take back move { $number }: <strong>{ $move }</strong>.{ $reply ->
        [none] {""}
       *[other] {" "}The reply goes back too: <strong>{ $reply }</strong>.
    } (Then the game is practice.)
# The answer to board-asks was no; $who was asked.
board-refused = { $who } said no: the move stands.
board-allow = Allow it
board-refuse = No, play on
# $clock: clock-5m or clock-1d; $until: when the time of the player to move runs out.
board-clock =
    { $until ->
        [none] { $clock }; it’s stopped now.
       *[other] { $clock }; this one ends { $until }.
    }
# Told to the player to move, who has not moved for a while.
board-your-turn = Your turn
board-call = { $who }: it’s your turn in { $game }.
# Told to the player to move when the time is nearly over.
board-clock-warning = { $who }: in { $game } your time runs out in { $left }.
board-left-5m = one minute
board-left-1d = two hours
board-resign = Resign
# The title and the text of a game that ended without a result.
board-abandoned = { $game }: ended without a result
board-abandoned-text = One player left. Nobody wins, and nothing counts.
board-rematch = Rematch
board-review = Review
board-why = Why?
# The end of a game against the bot, for one player, who had the win $had times and kept it $kept times.
board-held =
    { $who } held { $kept } of { $had ->
        [one] { $had } winning position
       *[other] { $had } winning positions
    } against { $opponent }.
# $strip is a row of the signs ■ and □, one a move.
board-course = Whose win it was, move by move: { $strip } (■ { $first }, □ { $second })
board-replay = Replay
board-share = Share
# In a public message.
board-shared = { $who } shares a game
board-go-to = Go to the board
board-rematch-there = The rematch is there already.
# Sent to the players where the bot can no longer reach the board.
board-unreachable = I can’t show the board of your { $game } game any more: its channel is gone or closed to me. The game is safe. /games lists it, and brings its board to where you are.
# After board-unreachable, where the match has a clock.
board-clock-stands = Its clock ({ $clock }) is stopped until then.
board-in-thread = The game has a thread of its own.
board-no-thread = I couldn’t open a thread here, so the board is in the channel.

menus-no-line = I found no position in that message. A position is a line such as nim 3 4 5.
# Above a choice of the other positions in the message.
menus-others =
    { $count ->
        [one] There is another position in that message
       *[other] There are { $count } more positions in that message
    }
menus-choose-line = Analyze another …
menus-challenge-title = Challenge
menus-challenge-label = Game
menus-challenge-text = A game, or a game and a position

typing-title = Your move
typing-label = Move
typing-description = As in the example. A mistake changes nothing.

resign-title = Resign?
resign-text = The other side wins at once. You can’t take this back.
resign-yes = Yes, I resign
resign-no = No, play on
resign-done-title = Resigned
resign-done = You gave up this game. For a rematch, press the button on the board.
resign-kept-title = You play on
resign-kept = You didn’t resign. The game goes on.
# Where the other side has left, the game may also end without a result.
resign-left = They’ve left, or haven’t moved for a week. You can end the game without a result: nobody wins, and nothing counts.
resign-abandon = They’re gone: end the game
resign-abandon-title = End it without a result?
resign-abandoned = You ended the game. Nobody wins, and nothing counts.

challenge-title = { $game }: { $from } challenges { $to }
# $anybody: the seat is open to anybody.
challenge-begins = { $anybody ->
    [yes] Whoever accepts begins.
   *[no] { $who } begins.
  }
# Whoever challenges asked for a position to win.
challenge-winnable = { $who } asked for the side that can win here.
challenge-hints = Both of you may take hints.
challenge-clock = Time: { $clock }.
# When it expires.
challenge-until = It expires { $moment }.
# The bot is no member of this place, and can only answer clicks.
challenge-guest = I’m not a member here: I can only answer clicks. So there’s no clock, no warning and no thread; /games brings the game back.
challenge-accept = Accept
challenge-decline = Decline
challenge-cancel = Cancel
challenge-ended-declined-title = Declined
challenge-ended-declined-text = { $who } didn’t want to play this time.
challenge-ended-cancelled-title = Cancelled
challenge-ended-cancelled-text = { $who } took the challenge back.
challenge-ended-expired-title = Expired
challenge-ended-expired-text = Nobody answered { $who } in time.

hint-title = Hint { $step } of 4
hint-outcome-N = This is an N-position: you can win.
hint-outcome-P = This is a P-position: you’re losing against best play. Pick the move that’s hardest to answer.
hint-outcome-D = This is a draw: nobody can force a win. Find a move that keeps it.
hint-outcome-unknown = I don’t know who wins here.
# $part: as in part-label, “heap 1”. $draws: the move keeps a draw, and no move wins.
hint-in-part = { $draws ->
    [yes] There’s a move in { $part } that keeps the draw.
   *[no] There’s a winning move in { $part }.
  }
hint-one-part = This position isn’t a sum of parts, so I can’t point to one of them.
hint-some-part = I can’t say in which part to move.
hint-no-part = No part has a winning move.
hint-no-values = I have no table of values for this position.
hint-resists = No move wins. A good try: { $move }.
# Who wins is not known, or which move does.
hint-unsure = I don’t know the right move here. You could try this one: { $move }.
hint-next = Next hint

play-fault-title = That didn’t work
# Titles of a few of them.
play-fault-waiting = Waiting for an answer
play-fault-not-yet = Not your turn
play-fault-old-board = The board has changed
play-fault-legal =
    { $more ->
        [yes] Moves that work here, for example: { $moves }.
       *[no] Moves that work here: { $moves }.
    }
play-fault-too-long-to-play = This position is too long for a board (at most { $most } characters). You can analyse it: /analyze.
play-fault-nothing-to-play = There’s no move to make in { $line }. Try a larger position.
play-fault-winner-unknown = I know no winning side in { $line }. Choose who moves first instead.
play-fault-too-slow = I can’t work out this position in time. Try a smaller one.
play-fault-challenge-yourself = You can’t challenge yourself. Leave “opponent” empty to play against me.
# Accept was pressed on one’s own challenge.
play-fault-own-challenge = Waiting for { $to } to accept. You can cancel.
# “Allow it” was pressed on one’s own request to take a move back. “No, play on” is board-refuse.
play-fault-own-request = Waiting for { $to } to answer. To take your request back, press “No, play on”.
play-fault-no-such-match = I don’t know this game any more. /play starts a new one.
play-fault-cannot-replay = This game is from an older version of me that I can’t read any more. /play starts a new one.
play-fault-stale = That button is out of date. Here’s the current board.
play-fault-not-your-game = This is a game between { $a } and { $b }. /play starts one of your own.
play-fault-not-your-turn = It’s { $who }’s turn. You’re next.
# A button of a board was pressed before the challenge was accepted, or after the end.
play-fault-not-begun = The game hasn’t started. It starts when the challenge is accepted.
play-fault-not-playing = This game is over. /play starts a new one.
play-fault-not-a-challenge = This challenge is no longer open. /play makes a new one.
play-fault-not-challenged = This challenge is for { $who }. /play makes one of your own.
play-fault-not-the-challenger = Only { $who } can cancel this challenge. If it’s yours to answer, press Accept or Decline.
play-fault-nothing-asked = Nobody is asking to take a move back now. Go on with the board as it is.
play-fault-nothing-to-undo = You have no move to take back yet. Make one first.
play-fault-not-left = You can only end a game without a result if it has no clock and the other side hasn’t moved for a week.
play-fault-no-hints = There are no hints in this game. A challenge with the option “hints” allows them for both.
play-fault-not-over = This game isn’t over yet. Finish it or resign first.
# A challenge in somebody’s direct messages with the bot, where nobody else is.
play-fault-nobody-here = Nobody but you can see this place. Challenge somebody in a server, or leave “opponent” empty to play against me.
play-fault-no-bots = That account is a bot; only I play here. Leave “opponent” empty to play against me.
# A clock or a thread was asked for where the bot is no member.
play-fault-guest = I’m not a member here: I can only answer clicks, so there’s no clock and no thread. /play without them works, for example /play nim 3 4 5.
play-fault-file-too-large = The file is too large: at most { $most }.
play-fault-file-not-text = That isn’t a text file.
play-fault-files-busy = I’m reading too many files right now. Please try again in a minute.
play-fault-too-many-jobs = You already have one answer on the way and one waiting. Ask again when the first has arrived.
play-fault-too-fast = That’s a lot of commands in a minute. Try again in { $seconds } s.
play-fault-unfit-option = One of the options doesn’t fit this command. Type it again and choose from what’s offered.
play-fault-file-unreachable = I couldn’t read the file. Please attach it again.

# While clicks wait too long, some things are left out. Below a board or an answer that has no picture.
play-busy-pictures = I’m very busy, so there’s no picture this time.
# Below an answer of which only a part is known.
play-busy-first = I’m very busy, so this is only a quick look. Ask again in a minute for the whole answer.
# Where nothing is known at once: a large table, say.
play-busy-answers = I’m very busy, and this takes a while to work out. Please ask again in a minute.
play-busy-games = I’m so busy that I can’t start a new game. Please try again in a minute. Games that have started go on.

# Under an explanation whose every step was re-derived from the rules.
analysis-checked = ✓ Checked against the rules
analysis-level-answer = Answer
analysis-level-why = Why
analysis-level-proof = Proof
analysis-level-moves = Moves
analysis-level-table = Table
analysis-play = Play it
analysis-earlier = Earlier
analysis-more = More
# A list of the pages of a proof by their titles.
analysis-pages = Parts of this answer …
analysis-share = Share
# A button under a proof, and what stands above the file that it gives.
analysis-certificate = Certificate
analysis-certificate-text = This file proves the answer. Two small programs check it without trusting me: <code>verify.mjs</code> and <code>verify.py</code>, both in the folder <code>scripts/certificates</code> of my source.
analysis-shared = Shared with the channel.
analysis-shared-by = Shared by { $who }
analysis-thinking = I’m thinking about it …
analysis-levels-by-command = For another level, use the option “explain” of /analyze.
analysis-why-here = The game turned here: this was the position before the last move that gave a win away.
analysis-why-start = This was the position at the start.
analysis-after-game = Before move { $move }.

games-title = Your games
games-none = You have no game going. /play starts one.
games-your-turn = your turn
games-their-turn = their turn
games-challenged = you are challenged
games-waiting = waiting for an answer
# After the name of a game.
games-against = {" "}against { $who }
games-open = Open { $number }
# Of a list of games: the board of one is posted anew in this place.
games-here = Bring a board here …
# Of a list of games whose other side has left.
games-left = They’re gone: end a game …
# The game is with somebody who may not see this place.
games-elsewhere = Somebody in this game may not see this place. Bring its board to the server where you play it.
# It has a clock, and the bot is no member of this place.
games-no-clock-here = This game has a clock, and I’m not a member here. Bring its board to the server where you play it.

settings-title = Settings
# $server: the settings of the server are among them.
settings-scope =
    { $server ->
        [yes] Language, difficulty, reminders and boards are yours, everywhere. The rest is for everybody in this server.
       *[no] These settings are yours, everywhere.
    }
settings-language = Your language
settings-as-discord = Same as Discord
settings-level = Default difficulty
settings-default-level = Default (casual)
# How they are called when it is their turn, in games against people.
settings-calls = Message you when it’s your turn against a person
settings-call-here = Beside the board
settings-call-direct = In a direct message
settings-call-off = Never
# How boards show the position.
settings-boards = Your boards
settings-board-pictures = Pictures
settings-board-text = Text
settings-board-both = Pictures and text
settings-server = Language of boards in this server
# What the server’s own list of events has.
settings-events = Planned quizzes and homework in this server’s events
settings-events-on = Yes, where everybody sees the channel
settings-events-off = No
settings-saved = Saved.
settings-not-allowed = Only people who manage the server can change this.

failed-title = Something went wrong
failed-text = That was my mistake, and it’s logged. Everything you did before is saved. Please try again.
failed-store-away = I can’t reach my database right now. Everything you did before is saved. Please try again in a minute.
failed-store-busy = My database is busy with other work right now. Everything you did before is saved. Please try again in a minute.
failed-store-full = My disk is full, so I can’t save anything new. Everything you did before is saved. Please tell the people who run me.
failed-store-broken = I can’t read or write my database. Please tell the people who run me: they find the reason in the log.
failed-late-title = This takes too long
failed-late-text = I still don’t have your answer. Everything I confirmed to you is saved. If the answer comes, you’ll see it here; if not, please try again in a minute.
failed-old = This button is from an older version of me. Please use the command again.
