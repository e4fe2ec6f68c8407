## Exams, homework, plans and points.

coursework-by = Set by { $who }.

exam-title = Exam
exam-about =
    { $count ->
        [one] 1 question
       *[other] { $count } questions
    } in { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.
# Everybody has other questions, nothing is told before the end.
exam-how = Students get different positions, about equally hard, and see no right answers before the end.
exam-ends = It ends { $at } ({ $date }).
exam-paused = The clock is stopped.
exam-progress =
    { $joined ->
        [one] 1 takes part
       *[other] { $joined } take part
    } · begun: { $begun } · all answered: { $finished }
exam-start = My questions
exam-begin = The exam is on: press “My questions”. Only you see them.
exam-late = Late? You can still take part, but you get no extra time.
exam-over = The exam is over
# Asked before it is ended early.
exam-sure = End it now, for everybody? Answers given so far count.
exam-more = +5 min
exam-rules =
    When the exam begins, press “My questions”. Only you see them.

    Answer in any order and change your answers as often as you like, until the end.

    You see no right answers before the end. Then “My results” shows how you did.

homework-title = Homework
homework-about =
    { $count ->
        [one] 1 question
       *[other] { $count } questions
    }, at your own pace. { $retakes ->
        [0] One attempt.
       *[other] You may do it again { $retakes ->
            [none] as often as you like
            [1] once
            [2] twice
           *[other] { $retakes } times
        }, with new positions; the { $counts ->
            [best] best
           *[other] last
        } attempt counts.
    }
homework-opens = It opens { $at }.
homework-closes = It closes { $date }, { $at }.
# The same in a list, where no sentence stands.
homework-until = closes { $date }, { $at }
homework-progress = { $begun } begun · { $finished } handed in
homework-start = My questions
homework-reminder = Homework closes soon
homework-mine = Your homework
homework-none = There is no homework for you here.
homework-open = under way
homework-again = can be done again
homework-done = done
homework-result =
    { $points } of { $most }{ $attempts ->
        [0] {""}
        [one] {""}
       *[other] {" "}({ $attempts } attempts)
    }
homework-attempts =
    { $left ->
        [none] as many attempts as you like
        [one] 1 attempt left
       *[other] { $left } attempts left
    }
homework-choose = Open…
homework-over = closed
homework-ended = Homework is closed
# Which points count, of the attempts so far.
homework-so = What counts so far: { $points } of { $most }.
homework-named = Homework: { $name }

paper-title = Your question { $number } of { $of }
# $missing: the numbers of the questions without an answer.
paper-answered = { $count } of { $of } answered. Still open: { $missing }
paper-all = You have answered everything.
paper-yours = Your answer: <strong>{ $answer }</strong>
paper-none = Not answered yet.
paper-until = You can change your answers. Time’s up { $at }.
paper-anytime = You can change your answers until the end.
paper-before = ◀ Back
paper-next = Next ▶
paper-hand-in = Hand in
paper-ask = { $missing ->
    [0] Hand in now? After that you can’t change anything.
    [one] Hand in now? 1 question is not answered, and after that you can’t change anything.
   *[other] Hand in now? { $missing } questions are not answered, and after that you can’t change anything.
  }
paper-yes = Yes, hand in
paper-no = No, go on
paper-again = Do it again
paper-attempt = Attempt { $number }.
paper-waits = Once it has started, press “My questions” in this channel.
# In place of the results of an exam that goes on.
paper-secret = The right answers stay hidden until the exam ends.

scoring-rule =
    Points: { $rule ->
        [accuracy] one for each right answer
       *[other] right and wrong answers count by how sure you say you are
    }{ $speed ->
        [yes] ; a quick right answer earns up to half a point more
       *[no] {""}
    }.
scoring-name-accuracy = right answers
scoring-name-confidence = right answers and how sure they are
# What “sure” and “not sure” are worth.
scoring-partial = You can get part of a point. Winning moves and losing positions: each right choice earns an equal share, each wrong one costs a share, never below 0. Tables: each right value earns an equal share.
scoring-how = Sure: 2 points if right, −2 if wrong. Not sure: 1 point if right, 0 if wrong. “Sure” pays if you think you’re right more than 2 times in 3.
scoring-sure = I am sure
scoring-unsure = Not sure
scoring-said =
    { $sure ->
        [none] How sure are you? If you don’t say, it counts as not sure.
        [yes] You are sure of it.
       *[no] You are not sure of it.
    }
scoring-points = Points: <strong>{ $points } of { $most }</strong>

podium-title = Podium
podium-line = { $place }) { $who } — { $points }
# Nobody knows yet who has this place.
podium-hidden = { $place }) …
podium-suspense = Who is on the podium?
podium-nobody = Nobody has this place.
podium-more = and { $count } more

plan-title = Planned
plan-made = It starts { $date } ({ $at }) on your clock. In { $zone } that’s { $clock }.
plan-lobby =
    Students can join { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } before.
plan-begins-itself = Then it starts by itself.
plan-begins-teacher = Then it waits for you: start it from the panel.
plan-window =
    { $opens ->
        [none] It is open
       *[other] It opens { $opens }
    } and closes { $closes } on your clock. In { $zone } it closes at { $clock }.
plan-twice = The clocks go back that day, so this time comes twice. I take the first.
plan-usual-zone = This server has no time zone yet: /teach zone sets it.
# What became of an entry in the server’s list of events.
plan-listing-listed = It’s in the server’s events, too.
plan-listing-refused = It isn’t in the server’s events: I need the permission “Create Events”.
plan-listing-hidden = It isn’t in the server’s events: not everybody can see this channel.
plan-listing-full = It isn’t in the server’s events: the list is full.
plan-none = Nothing is planned.
plan-line = <strong>{ $name }</strong>: { $date } ({ $at }), { $channel }
plan-move = Another time…
plan-cancel = Cancel…
plan-cancelled = Cancelled.
plan-missed = What was planned for { $date } didn’t happen: I was away, or another quiz was running here. A teacher can plan it again.
# Whoever planned it may not teach any more.
plan-unwarranted = What was planned for { $date } didn’t start: the person who planned it is no longer a teacher here. Another teacher can plan it again.
plan-late = It starts later than planned: I was away, or the channel was busy.
plan-starts = It starts { $at }.
plan-preparing = I’m making everybody’s positions. One moment.
plan-start-now = Start, pictures follow
plan-cancel-exam = Cancel the exam
# An exam waits for the pictures of so many students.
plan-drawing =
    Pictures for { $students ->
        [one] 1 student
       *[other] { $students } students
    } are still being drawn. You can start when they’re done.
# It waits for positions for so many students.
plan-making =
    Positions for { $students ->
        [one] 1 student
       *[other] { $students } students
    } are still being made. You can start when they’re done.
# A question, and how many positions there are for it. Listed in plan-few, with plan-few-between in between.
plan-scarce =
    question { $question }: { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }
plan-few-between = ;{" "}
# $named: plan-scarce of some questions; the same is true of $others more.
plan-few =
    { $students } take part, and some questions have fewer positions ({ $named }{ $others ->
        [0] {""}
        [one] ; and 1 more question
       *[other] ; and { $others } more questions
    }). In those, some students share a position. Neighbours share one only if there’s no other.

panel-exam-end = End the exam
panel-exam-over = The exam is over.
panel-exam-moved-on = That button is out of date: the exam has moved on. Here it is now.
panel-exam-unseen = ⚠ I can’t write in the channel of this exam, so nobody sees it there. Allow me to view it and to send messages and files there; I try again every half minute.
panel-homework-end = Close the homework
panel-homework-over = The homework is closed.
panel-homework-moved-on = That button is out of date: the homework has moved on. Here it is now.
panel-homework-unseen = ⚠ I can’t write in the channel of this homework, so nobody sees it there; /class homework opens it all the same. Allow me to view the channel and to send messages and files there; I try again every half minute.

homeworks-title = Homework
homeworks-none = There is no homework in this server. Make some with /teach homework create.
homeworks-line = <strong>{ $name }</strong> — { $state }, deadline { $closes }; handed in: { $finished } of { $joined }
homeworks-state-planned = not open yet
homeworks-state-open = open
homeworks-state-over = closed
homeworks-choose-list = Look at…
homeworks-choose-close = Close now…
homeworks-choose-results = Results of…
homeworks-choose-move = Another deadline…
homeworks-closed = “{ $name }” is closed. Answered questions count.

zone-title = Time zone
zone-set = The class’s time zone is { $zone }. It is { $now } there.

coursework-fault-no-such-zone = There is no time zone called “{ $token }”.
coursework-fault-no-such-time = I can’t read “{ $token }” as a date and time.
# Two times that were typed alike.
coursework-fault-two-times = “{ $token }” could mean more than one time. Type the one you mean.
coursework-fault-skipped-time = “{ $token }” doesn’t exist in { $zone }, because the clocks go forward. Type another time, such as { $instead }.
coursework-fault-past-time = “{ $token }” has passed.
coursework-fault-far-time = That is more than { $days } days away.
# $until: how far away the end is, $date: when it is; none where the clock is stopped.
coursework-fault-begun-stays =
    You’ve seen the questions of this exam, so you can’t leave before it ends{ $until ->
        [none] ; its clock is stopped now.
       *[other] : { $date } ({ $until }).
    }
coursework-fault-no-window = Homework must close after it opens.
coursework-fault-not-later = That isn’t after the class’s deadline. Type a later time.
coursework-fault-making = Many people came at once, so I’m still making your questions. Press again in a moment.
coursework-fault-not-ready = I’m still making everybody’s positions. Try again in a moment.
coursework-fault-handed-in = This attempt is finished, so you can’t change it.
coursework-fault-no-more-attempts = You have no attempts left.
coursework-fault-paused = Your teacher stopped your clock. No time is lost; wait until they start it again.
coursework-fault-no-own-time = Choose an exam or homework with quiz:…
coursework-fault-until-when = It’s over for the class. Say with until:… how long it’s open for this student.

# For one student, told to the teacher.
allow-title = For one student
allow-none = Nothing extra.
# Above a list of students, each with a percentage.
allow-list = Extra time in every exam of this server:
allow-nobody = Nobody has extra time. /teach allow student:… extra:25 gives 25% more time in every exam from now on.
allow-extra = { $percent }% extra time in every exam
allow-remembered = It holds for every exam that they haven’t begun.
allow-more =
    { $name }: { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } more
allow-ends = { $name }: ends { $date } for them
allow-reopened = { $name }: open again for them until { $date }
allow-over = { $name }: over for them
allow-where = They find it under /class homework. I send them a direct message, if they take any. If they had begun before it closed, they get a new attempt with new questions.
# Above its name and its time: to a student, of an exam or homework that was over.
allow-again = Open again for you
# $channel: a link to the channel where it was given.
allow-how = Type /class homework in { $channel }. If you had begun before it closed, you get a new attempt with new questions.
# In all, while it runs and after its end.
allow-attempts =
    { $attempts ->
        [one] 1 attempt more than the others
       *[other] { $attempts } attempts more than the others
    }
# $left: how many attempts they have not begun yet.
allow-left =
    { $left ->
        [0] No attempt left to begin
        [one] 1 attempt left to begin
       *[other] { $left } attempts left to begin
    }
allow-paused = Their clock is stopped, for an hour at most. /teach allow student:… pause:False starts it again.
allow-last = Somebody has longer: results come after { $date }.
# $off: percentage of the points.
allow-late =
    Late until { $date }{ $off ->
        [0] , without losing points.
       *[other] , for { $off }% fewer points.
    }
allow-was-late =
    { $off ->
        [0] Handed in late.
       *[other] Handed in late: { $off }% off the points.
    }

## Lessons as homework.

lesson-homework-title = Lessons as homework
lesson-homework-about = Work through the cards of this lesson, at your own pace. A mistake costs nothing: you get another exercise.
lesson-homework-begin = Open lesson
lesson-homework-shown = Once you press the button, your teachers see how many of its cards you’ve done, and nothing else.
lesson-homework-none = You haven’t given any lessons here. Give one with /teach homework lesson.
lesson-homework-choose = The class list of…
lesson-homework-line = <strong>{ $lesson }</strong> — deadline { $closes }; finished: { $finished } of { $students }
# How far a student is with a lesson.
lesson-homework-standing-done = ✓ finished
lesson-homework-standing-late = ✓ finished after it closed
lesson-homework-standing-begun = { $cards } of { $of } cards done
lesson-homework-standing-open = not begun
lesson-homework-nobody = Nobody has opened it yet, and there is nobody on the roster.
lesson-homework-more = And { $count } more.
# Below the class list.
lesson-homework-listed = The list has everybody on the roster and everybody who opened the lesson here.

# The form that asks for another time of a quiz, or for another deadline.
when-start = New start
when-close = New deadline
when-label = When?
when-about = In the class’s time zone, which /teach zone sets.
when-example = tomorrow 20:00

# An entry in a calendar.
calendar-closes = Closes: { $name }

# Below the name of a quiz or exam in the server’s list of events.
event-quiz =
    { $count ->
        [one] 1 question
       *[other] { $count } questions
    }. You can join { $minutes ->
        [0] when it starts
        [one] 1 minute before it starts
       *[other] { $minutes } minutes before it starts
    }.
# Below the name of homework there.
event-homework = Open it in the channel, or type /class homework.
