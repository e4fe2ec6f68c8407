## `/stats`: this week, achievements, the server's season.

# Counts of this week, each a part of one line.
progress-week = <strong>This week</strong>: { $parts }
progress-week-none = nothing yet
progress-games = { $played ->
    [one] 1 game, { $won } won
   *[other] { $played } games, { $won } won
  }
progress-dailies = { $count ->
    [one] 1 daily puzzle solved
   *[other] { $count } daily puzzles solved
  }
progress-practised = { $count ->
    [one] 1 question practised
   *[other] { $count } questions practised
  }
progress-favourite = Favourite game: <strong>{ $game }</strong>
# change: of a rating, with its sign.
progress-trend = { $change } in { $days } days

progress-achievements = Achievements
progress-achievements-title = Your achievements
progress-achievements-none = Nothing here yet. Play, and they come by themselves.
progress-next = On the way
progress-row = 🏅 { $said }
progress-row-next = { $said } · { $count } so far
progress-held = Held { $game } against Perfect { $goal } times
progress-held-games = Held { $goal } different games against Perfect
progress-streak = { $goal } days in a row
progress-first-tries = { $goal } daily puzzles on the first try
progress-storm = { $goal } right in one storm
progress-races = { $goal ->
    [one] Won a race
   *[other] Won { $goal } races
  }
progress-arenas = Won { $goal } arena games
progress-practised-right = { $goal } right answers in practice
progress-explained = Held: you won or drew a game that I dealt at level Perfect, without a hint or a move taken back.

progress-season = Season
# month: such as 2026-11.
progress-season-title = Season { $month }
progress-season-rule = Points: daily puzzle 3, 2 or 1, by tries · game against a person from a position I dealt: win { $win }, draw { $draw }, up to { $most } games a day against each · race of { $racers } or more: 3, 2 and 1 for the first three places, up to { $races } races a day.
progress-season-ends = Ends { $when }
progress-season-off = Seasons are off in this server. People who manage it can turn them on here.
progress-season-none = Nobody listed has points.
progress-season-place = { $place }. { $who } <strong>{ $points }</strong>
progress-season-listed = Only those who want to be listed are shown: <strong>List me here</strong> in <code>/stats</code>.
progress-season-past = Past seasons …
progress-season-turn-on = Turn seasons on
progress-season-turn-off = Turn seasons off
progress-season-not-allowed = Only people who manage the server can turn seasons on or off.
