## `/storm`: three minutes of positions.

# In Discord's command picker: at most 100 characters each.
storm-command = Three minutes of quick positions: who wins, and which move?

storm-title = Storm
# points: right answers so far. mistakes: so far, of the number that ends a run.
storm-score = Storm · { $points } right · { $mistakes } of { $most } mistakes
storm-rule = Answer as many positions as you can in <strong>{ $minutes } minutes</strong>. { $most } mistakes end the run. It gets harder as you go.
storm-you = <strong>You</strong> are always the player to move. Each answer brings the next position at once.
# games: names of games.
storm-games = This time: { $games }.
storm-start = Start
storm-ends = Ends { $when }

storm-who = Your turn. Who wins?
storm-find = Your turn, and you can win. Find a winning move.
# Buttons: who wins.
storm-win = You
storm-lose = They
storm-nobody = Nobody
# The right answer to “Who wins?”.
storm-you-win = you win
storm-they-win = they win
storm-nobody-wins = nobody: it’s a draw
storm-right = ✓ Right.
# answer: the right answer, without a full stop at its end.
storm-wrong = ✗ The answer: { $answer }.
storm-moment = One moment: I’m still making the next position. Your clock stops until it’s here.
storm-go-on = Go on

storm-over-time = Time’s up
storm-over-mistakes = { $most } mistakes
# points: right answers.
storm-result = <strong>{ $points } right</strong> in { $answered } { $answered ->
    [one] answer
   *[other] answers
  } · longest run of right answers: { $streak }
storm-new-best = Your best so far!
# today, ever: the user's own best scores.
storm-own-best = Your best: { $today } today · { $ever } of all time
storm-own-best-ever = Your best: { $ever }
# who: a user.
storm-server-best = Best in this server: { $score } by { $who }
# outcome: who wins, or the right move.
storm-missed = ✗ { $number }) { $game } <code>{ $line }</code>: { $answer }
storm-missed-heading = What you missed
# Button: the proof of a position that was answered wrong.
storm-why = Why { $number }
storm-again = Again
storm-practise = Practise { $game }

storm-fault-title = Storm
storm-fault-no-such-run = That run isn’t yours, or it was deleted. Start one of your own: <code>/storm</code>
