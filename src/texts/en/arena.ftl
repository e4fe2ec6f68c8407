## `/arena`: everybody against everybody in quick games, until the time is over.

# In Discord's command picker: at most 100 characters each.
arena-command = Everybody against everybody in quick games, with live standings
arena-command-game = A game, such as nim or chomp
arena-command-time = How long: 20m, 1h (20 minutes if you leave it out)

# game: as typed.
arena-title = Arena · { $game }
arena-over-title = Arena · { $game } · result
arena-cancelled-title = Arena · { $game } · called off
# minutes: how long it lasts.
arena-rule = Everybody plays everybody for <strong>{ $minutes } minutes</strong>. You get your next opponent as soon as you’re free, a new position each game and { $clock }.
# win, streak, draw: points.
arena-points =
    A win is worth <strong>{ $win } points</strong>, from your third win in a row <strong>{ $streak }</strong>. { $draw ->
        [none] A loss is worth nothing.
       *[other] A draw is worth <strong>{ $draw }</strong>, a loss nothing.
    } Ratings don’t change.
arena-waits = It starts as soon as two have joined. It’s called off { $when } if nobody else does.
arena-ends = Ends { $when }
arena-boards = Boards: { $channel }
# who: users.
arena-joined = Joined: { $who }
arena-join = Join
arena-leave = Leave
arena-end = End it
arena-again = New arena

# place: from 1. who: a user. state: empty, or what they do.
arena-line =
    { $place }. { $who } <strong>{ $points }</strong> · { $drawn ->
        [0] { $won }–{ $lost }
       *[other] { $won }–{ $lost }, { $drawn } drawn
    }{ $state }
arena-streak = 🔥
arena-state-playing = · playing
arena-state-free = · waiting for an opponent
arena-state-away = · away
arena-state-left = · left
arena-more = and { $count } more
arena-none = Nobody is in.
arena-won =
    <strong>{ $who }</strong> wins the arena with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
arena-won-together =
    { $who } share first place with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
arena-no-points = Nobody won a game this time.
arena-open = Games that were still open don’t count. Finish them if you like.
arena-cancelled-text = No two people joined.

arena-in-title = You’re in
arena-in = You’ll be pinged at your next board. You can leave at any time: the game you’re in goes on.
arena-in-first = The arena starts when somebody else joins. You’ll be pinged at your first board.
arena-left-title = You left the arena
arena-left = Your points stay. Press <strong>Join</strong> to come back.
arena-ended-you = You ended the arena.
arena-there-title = There’s an arena in this channel
arena-there = One arena at a time. Join this one, or wait until it’s over.
# first, second: users.
arena-board = Arena: { $first } against { $second }. A win is worth { $win } points, or { $streak } on a streak.

arena-fault-title = Arena
arena-fault-no-such-arena = That arena is gone. Start one: <code>/arena game:nim time:20m</code>
arena-fault-arena-closed = This arena is over. Start another: <code>/arena game:nim time:20m</code>
arena-fault-arena-full = This arena is full: { $most } is the most.
arena-fault-arena-not-yours = Only the host of the arena and people who manage the server can end it.
arena-fault-arena-not-in = You’re not in this arena. Press <strong>Join</strong>.
arena-fault-bad-time = I can’t use “{ $token }” as a time. Write { $least } to { $most } minutes, like this: <code>/arena game:nim time:20m</code>
arena-fault-name-a-game = “{ $token }” is more than a game’s name. I deal a new position for each game, so name just the game: <code>/arena game:nim</code>
arena-fault-server = An arena needs a channel of a server that I’m a member of. Play me here: <code>/play nim</code>
