## `/storm mode:race`: everybody in a channel, the same positions, three minutes.

race-title = Storm race
race-mode-solo = Alone
race-mode-race = A race in this channel
# In Discord's command picker: at most 100 characters.
race-command-mode = Alone, or a race with others in this channel

# minutes: of a run. most: mistakes that end it.
race-rule = Everybody gets the same positions for <strong>{ $minutes } minutes</strong>. { $most } mistakes end your run. The most right answers win; in a tie, the first to get there wins.
race-private = Only you see your questions.
# who: a user. when: how far away it is, as Discord shows it.
race-waits = <strong>{ $who }</strong> starts the race. It’s called off { $when } if nobody does.
race-joined = { $count ->
    [one] 1 racer
   *[other] { $count } racers
  } of at most { $most }
race-join = Join
race-leave = Leave
race-start = Start
race-cancel = Cancel
race-mine = My questions
race-again = New race
race-solo = Alone

race-running = Storm race · go!
race-ends = Ends { $when }
# place: from 1. who: a user. bar: how far they are.
race-line = { $place }. { $who } <code>{ $bar }</code> <strong>{ $points }</strong>{ $crosses }
race-done = · done
race-over = Storm race · result
race-won = <strong>{ $who }</strong> wins with { $points } right.
race-won-together = { $who } share first place with { $points } right each.
race-nobody = Nobody got one right this time.
# time: how long, such as “40 s” or “3 min”.
race-stood = I was away for { $time }. Everybody got that time back.
race-cut = I was away for { $time }, so the race ended early. It counts as it stood.
race-seconds = { $count } s
race-minutes = { $count } min
race-cancelled = Storm race · called off
race-cancelled-text = Nobody raced.

race-in-title = You’re in
race-in = Your first position appears here when the race starts. If it doesn’t, press <strong>My questions</strong> on the race.
race-left-title = You left the race
race-there-title = There’s a race in this channel
race-there = One race at a time. Join this one before it starts, or wait until it’s over.
race-cancelled-you = You called the race off.
# place, of: of racers.
race-place = Place { $place } of { $of }
race-place-so-far = Place { $place } of { $of } so far

race-top = Best runs
race-top-title = Storm · best runs in this server
race-top-today = Today
race-top-ever = All time
race-top-none = Nobody yet.
race-top-listed = Not on the list? List yourself in <code>/stats</code>.

race-fault-no-such-race = That race is gone. Start one: <code>/storm mode:race</code>
race-fault-race-closed = This race has started or is over. Start another: <code>/storm mode:race</code>
race-fault-race-full = This race is full: { $most } is the most. Start one in another channel: <code>/storm mode:race</code>
race-fault-race-not-yours = Only the host of the race and people who manage the server can do that.
race-fault-race-too-few = A race needs at least { $least } racers. Wait for somebody to join, or play alone: <code>/storm</code>
race-fault-race-not-in = You’re not in this race. Join before it starts, or play alone: <code>/storm</code>
race-fault-server = Races only work in a channel of a server that I’m a member of. Play alone: <code>/storm</code>
