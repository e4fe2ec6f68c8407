## `/daily`: one puzzle a day, the same for everybody, and the days in a row on which somebody solved or practised.

# In Discord's command picker: at most 100 characters each.
daily-command = Today’s puzzle: one position, three tries, the same for everybody
daily-command-date = An earlier day, such as 2026-11-22
daily-command-post = Post each day’s puzzle in a channel (for people who manage the server)
daily-post-here = In this channel
daily-post-off = Nowhere

# number: which puzzle it is, from 1.
daily-title = Daily #{ $number } · { $game }
daily-ask = <strong>You can win. Find the move.</strong> Any winning move counts.
daily-left = <strong>{ $left } tries left.</strong> A hint costs one.
# The last try is always a move.
daily-left-alone = { $left ->
    [one] <strong>Last try.</strong>
   *[other] <strong>{ $left } tries left.</strong>
  }
# when: how far away it is, date: date and hour of the reader, both as Discord shows them.
daily-next = Next puzzle { $when }: { $date }.
daily-early = This is an earlier day. Play for fun: it doesn’t count for streaks.
# move: what was tried, a clause.
daily-wrong = ✗ { $move } — that doesn’t win.
daily-hint-title = One of these moves wins:
daily-hint = Hint
daily-type = Type a move
daily-solved = { $tries ->
    [1] Solved on the first try!
   *[other] Solved on try { $tries }.
  }
daily-missed = The answer
daily-missed-text = Not this time.
daily-answer = { $count ->
    [none] A winning move: <strong>{ $move }</strong>.
    [one] The winning move: <strong>{ $move }</strong>.
   *[other] { $count } moves win. One of them: <strong>{ $move }</strong>.
  }
daily-streak = { $days ->
    [one] 🔥 Day 1 of a new streak. Come back tomorrow!
   *[other] 🔥 { $days } days in a row.
  }
daily-share = Share
daily-why = Proof
daily-board = Who solved it
daily-archive = Earlier days
daily-today = Today’s puzzle
daily-play = Try it
# What is shared, below the title: it tells nothing of the position. days: of the streak, 0 for none.
daily-shared = { $who }: { $grid }{ $days ->
    [0] {""}
   *[other] {" "}· 🔥{ $days }
  }

daily-board-title = Daily #{ $number }: who solved it
daily-board-none = Nobody has tried it in this server yet.
# others: those who took part and don't want to be listed.
daily-board-others = { $others ->
    [one] One more player isn’t listed.
   *[other] { $others } more players aren’t listed.
  }
daily-board-solved = { $solved } of { $players } solved it.
daily-board-list = List me
daily-board-unlist = Don’t list me
daily-board-listed = Others in this server see your name here and on the leaderboards.
daily-board-unlisted = Others don’t see your name here.
daily-board-server-only = The list of the day only works in a server.

daily-archive-title = Earlier days
daily-archive-text = Play any of them. They don’t count for streaks.
daily-archive-none = This is the first day. Come back tomorrow!
daily-archive-choose = Choose a day

daily-post-title = Daily #{ $number } · { $game }
daily-post-text = <strong>You can win. Find the move.</strong> You have three tries.
daily-post-yesterday = Yesterday: #{ $number } · { $game }
daily-post-proof = Yesterday’s proof
daily-post-set = I’ll post each day’s puzzle in { $channel }, with the answer to the day before.
daily-post-unset = I don’t post puzzles in this server any more.
daily-post-not-allowed = Only people who manage the server can change that.
# Where the bot is no member.
daily-post-guest = I’m not a member here, so I can’t post by myself. Add me to the server first. You can still play: /daily

daily-fault-title = Daily puzzle
daily-fault-no-such-day = There is no puzzle for that day. Choose one from { $first } to { $today }.

# In /stats.
daily-stats = 🔥 <strong>{ $days ->
    [one] { $days } day
   *[other] { $days } days
  } in a row</strong> · longest: { $best }
daily-stats-best = 🔥 Longest streak: { $best ->
    [one] { $best } day
   *[other] { $best } days
  }
daily-stats-next = { $days ->
    [0] Today’s puzzle or a practice question starts a new one.
   *[other] Today’s puzzle or a practice question makes it { $next }.
  } One day off a week is fine.
