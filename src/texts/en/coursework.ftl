## Exams, homework, plans and points.

coursework-by = Set by { $who }.

exam-title = Exam
exam-about =
    { $count ->
        [one] 1 question
       *[other] { $count } questions
    }, { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } for all of them, in your own order.
# Everybody has other questions, nothing is told before the end.
exam-how = Everybody has positions of their own, equally hard. Nothing is told before the end.
exam-ends = It ends { $at } ({ $date }).
exam-paused = The clock is stopped.
exam-progress =
    { $joined ->
        [one] 1 takes part
       *[other] { $joined } take part
    } · { $begun } begun · { $finished } with all answered
exam-start = My questions
exam-begin = The exam is on: press “My questions”. Only you see them.
exam-late = Late? You can still take part, until the end that holds for all.
exam-over = The exam is over
# Asked before it is ended early.
exam-sure = End it now, for everybody? What was answered counts; what was not counts as not answered.
exam-more = +5 min
exam-rules =
    When the exam begins, press “My questions”: they are yours alone, and only you see them.

    Answer in any order and change your answers as often as you like, until the end.

    Nobody sees what is right before the end. Then “My results” shows your answers and the right ones.

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
paper-until = You may change your answers; it ends { $at }.
paper-anytime = You may change your answers until the end.
paper-before = ◀ Back
paper-next = Next ▶
paper-hand-in = Hand in
paper-ask = { $missing ->
    [0] Hand in now? After that nothing can be changed.
    [one] Hand in now? 1 question is not answered, and after that nothing can be changed.
   *[other] Hand in now? { $missing } questions are not answered, and after that nothing can be changed.
  }
paper-yes = Yes, hand in
paper-no = No, go on
paper-again = Do it again
paper-attempt = Attempt { $number }.
paper-waits = Your questions come with the beginning. Watch this channel.
# In place of the results of an exam that goes on.
paper-secret = What is right is told at the end of the exam.

scoring-rule =
    Points: { $rule ->
        [accuracy] one for each right answer
       *[other] right answers, by how sure you say you are
    }{ $speed ->
        [yes] ; a quick right answer earns up to half a point more
       *[no] {""}
    }.
scoring-name-accuracy = right answers
scoring-name-confidence = right answers, and how sure one is
# What “sure” and “not sure” are worth.
scoring-how = Sure: 2 points if right, −2 if wrong. Not sure: 1 point if right, 0 if wrong. “Sure” pays when you think you are right with more than 2 chances in 3.
scoring-sure = I am sure
scoring-unsure = Not sure
scoring-said =
    { $sure ->
        [none] How sure are you? Where nothing is said, it counts as not sure.
        [yes] You are sure of it.
       *[no] You are not sure of it.
    }
scoring-points = Points: <strong>{ $points } of { $most }</strong>

podium-title = Podium
podium-line = { $place }) { $who } — { $points }

plan-title = Planned
plan-made = It begins { $date } ({ $at }). The class’s time zone is { $zone }.
plan-lobby =
    Students can join { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } before.
plan-begins-itself = It then begins by itself.
plan-begins-teacher = It then waits for you: start it from the panel.
plan-window =
    { $opens ->
        [none] It is open
       *[other] It opens { $opens }
    } and closes { $closes }. The class’s time zone is { $zone }.
plan-twice = The clocks are put back that day and this time comes twice: the first one is meant.
plan-usual-zone = No time zone was set for this server: /teach zone sets it.
plan-none = Nothing is planned.
plan-line = <strong>{ $name }</strong>: { $date } ({ $at }), { $channel }
plan-cancel = Cancel…
plan-cancelled = Cancelled.
plan-missed = What was planned for { $date } did not take place: I was away then, or another quiz went on here. A teacher can plan it anew.
# Whoever planned it may not teach any more.
plan-unwarranted = What was planned for { $date } did not begin: whoever planned it may not teach here any more. A teacher can plan it anew.
plan-late = It begins later than planned: I was away, or the channel was not free.
plan-starts = It begins { $at }.
plan-preparing = Everybody’s positions are being made; this takes a moment.
# An exam waits for the pictures of so many students.
plan-drawing =
    Pictures for { $students ->
        [one] 1 student
       *[other] { $students } students
    } are still being drawn; Start works when they are.
# It waits for positions for so many students.
plan-making =
    Positions for { $students ->
        [one] 1 student
       *[other] { $students } students
    } are still being made; Start works when they are.
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
    }). There some share a position; neighbours do so only where there is just one.

panel-exam-end = End the exam
panel-exam-over = The exam is over.
panel-exam-moved-on = The exam had moved on; nothing was done. This is how it stands.
panel-exam-unseen = ⚠ I cannot write in the channel of this exam, so nobody sees it there. Allow me to view it and to send messages and files there; I try again every half minute.
panel-homework-end = Close the homework
panel-homework-over = The homework is closed.
panel-homework-moved-on = The homework had moved on; nothing was done. This is how it stands.
panel-homework-unseen = ⚠ I cannot write in the channel of this homework, so nobody sees it there; /class homework opens it all the same. Allow me to view the channel and to send messages and files there; I try again every half minute.

homeworks-title = Homework
homeworks-none = There is no homework in this server. Make some with /teach homework create.
homeworks-line = <strong>{ $name }</strong> — { $state }, closes { $closes }; { $finished } of { $joined } have handed in
homeworks-state-planned = not open yet
homeworks-state-open = open
homeworks-state-over = closed
homeworks-choose-list = Look at…
homeworks-choose-close = Close now…
homeworks-choose-results = Results of…
homeworks-closed = “{ $name }” is closed. What was answered counts.

zone-title = Time zone
zone-set = The class’s time zone is { $zone }. It is { $now } there.

coursework-fault-no-such-zone = There is no time zone called “{ $token }”.
coursework-fault-no-such-time = “{ $token }” is no date and time that I can read.
# Two times that were typed alike.
coursework-fault-two-times = “{ $token }” may mean more than one time. Write the one that you mean.
coursework-fault-skipped-time = There is no “{ $token }” in { $zone }: the clocks are put forward over it. They show { $instead } then.
coursework-fault-past-time = “{ $token }” has passed.
coursework-fault-far-time = That is more than { $days } days away.
# $until: how far away the end is, $date: when it is; none where the clock is stopped.
coursework-fault-begun-stays =
    You have begun this exam. Whoever has seen the questions stays until the end{ $until ->
        [none] ; its clock is stopped now.
       *[other] : { $date } ({ $until }).
    }
coursework-fault-no-window = Homework must close after it opens.
coursework-fault-making = Your own questions are being made, since many came at once. Press again in a moment.
coursework-fault-not-ready = Everybody’s positions are still being made. Try again in a moment.
coursework-fault-handed-in = This attempt was handed in; nothing of it can be changed.
coursework-fault-no-more-attempts = There is no attempt left.
