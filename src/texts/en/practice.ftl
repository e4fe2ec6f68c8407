## `/practice`: short drills of what is due, and how well each skill is known.

# In Discord's command picker: at most 100 characters each.
practice-command = Short drill: what is due first, at the difficulty that suits you
practice-command-skill = A skill or a game (empty: whatever is due)
practice-command-length = How many questions (10)
# In the list that completes a skill.
practice-all-of-kind = { $kind } — all games
practice-all-of-game = { $game } — all skills
practice-title = Practice { $number }/{ $of }

# A stretch of time.
practice-minutes = { $count } { $count ->
    [one] minute
   *[other] minutes
  }
practice-hours = { $count } { $count ->
    [one] hour
   *[other] hours
  }
practice-days = { $count } { $count ->
    [one] day
   *[other] days
  }

# Why a skill is asked now, one line each. recall, share: percents.
practice-why-new = Why now: <strong>new</strong> to you
# since: how long ago it fell due, none where that is less than a minute.
practice-why-due = Why now: <strong>{ $since ->
    [none] due now
   *[other] due for { $since }
  }</strong> (chance that you still know it: { $recall }%)
practice-why-shaky = Why now: <strong>shaky</strong> — chance that you still know it: { $recall }%
# ago: how long ago the wrong answer was, none where that is less than a minute. line: the position.
practice-why-missed = Why now: <strong>you missed it { $source ->
    [practice] in practice
    [game] in a game
    [review] in a review
    [quiz] in a quiz
   *[lesson] in a lesson
  }</strong> { $ago ->
    [none] just now
   *[other] { $ago } ago
  }, at <code>{ $line }</code>
practice-why-weak = Why now: <strong>not firm yet</strong> — { $share }% right lately
practice-why-young = Why now: <strong>not firm yet</strong> — asked only { $reviews ->
    [one] once
   *[other] { $reviews } times
  } so far
practice-why-chosen = Why now: <strong>you chose it</strong>
practice-why-steady = Why now: <strong>to keep it up</strong>; nothing is due
practice-why-thrown = Why now: <strong>you gave this win away</strong> with move { $move } of your game <code>{ $line }</code>
practice-why-like = Why now: <strong>like the win you gave away</strong> at <code>{ $line }</code>

practice-right = Right
practice-wrong = Not right
practice-told = The answer
# clause: the answer without a full stop at its end. thought: the name of the error that leads to it.
practice-your-answer = Your answer: <strong>{ $answer }</strong>{ $thought ->
    [none] {""}
   *[other] {" "}— fits one known error: { $thought }
  }
# wrong: what is wrong with the error, in sentences.
practice-thought = This fits one known error: <strong>{ $name }</strong>. { $wrong }
practice-next = Next
practice-finish = Summary
practice-tell = Tell me
practice-go-on = Go on
practice-again = Once more
practice-what-is-due = What’s due
practice-mastery = My mastery

practice-summary-title = Practice: done
practice-summary-score = <strong>{ $right } of { $of } right.</strong>
practice-summary-line = { $right ->
    [yes] ✓ { $number }) { $skill }
   *[no] ✗ { $number }) { $skill } — right: <strong>{ $answer }</strong>
  }
practice-summary-skills = Your mastery now
practice-summary-rest = None of this is due again today.
# left: how long from now, none where it is due already.
practice-due = { $left ->
    [none] due now
   *[other] due in { $left }
  }
# Below a game: its wins that were given away; none: each player's own.
practice-these = { $count ->
    [none] Practise my mistakes
    [one] Practise this one
   *[other] Practise these { $count }
  }

practice-fault-title = Practice
practice-fault-no-such-skill = I don’t know a skill or a game called “{ $token }”.
practice-fault-which-skill = That’s both a kind of question and a game. Which do you mean?
practice-fault-no-such-session = This practice is somebody else’s, or was deleted. Start your own:
practice-fault-no-questions = I have no question for { $skill }. Try another skill, or practise what’s due:
practice-fault-answered = You’ve answered this one; your first answer counts. Go on here:
practice-fault-no-mistakes = You gave no win away in that game, so there’s nothing to practise there. Practise what’s due:
practice-fault-not-yours = You didn’t play that game. Practise what’s due:

practice-stats-heading = Mastery
# Above the record of games.
practice-stats-games = Games
practice-stats-none = You haven’t practised any skill yet. Games, reviews, quizzes and lessons count, too.
practice-stats-due-now = { $count ->
    [0] Nothing is due now.
    [one] { $count } skill due now.
   *[other] { $count } skills due now.
  }
practice-stats-row = <strong>{ $mastery }%</strong> · { $skill } · { $due } · asked { $reviews ->
    [one] once
   *[other] { $reviews } times
  }
practice-stats-more = … and { $count } more { $count ->
    [one] skill
   *[other] skills
  }.
practice-stats-explained = Mastery: right answers lately (recent ones count more), times the chance that you still know it. Only you see it.
practice-stats-practise = Practise
# Above the chart.
practice-stats-chart = Mastery over time
