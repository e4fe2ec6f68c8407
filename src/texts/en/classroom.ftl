## The class quiz, its results and its teacher’s panel.

class-lobby-title = Class quiz
class-lobby-invites =
    { $who ->
        [none] A quiz is about to start.
       *[other] { $who } invites you to a quiz.
    }
class-lobby-about =
    { $count ->
        [one] 1 question
       *[other] { $count } questions
    }, { $seconds } s to answer each. { $pace ->
        [live] Your teacher starts each question.
       *[other] Each question starts by itself.
    }
# Several things after what they are: class-lobby-skills, class-lobby-games.
class-lobby-listed = { $heading }: { $items }
class-lobby-skills = Skills
class-lobby-games = Games
class-lobby-joined =
    { $count ->
        [one] 1 has joined
       *[other] { $count } have joined
    }
class-lobby-join = Join
class-lobby-rules = Rules
class-lobby-closed = The quiz has started. You can still join; earlier questions don’t count against you.

class-rules-title = How it works
class-rules-text =
    A question appears. When the reading time is over, answers open: press a button or type.

    Nobody else sees your answer, and you may change it until the question closes.

    Then everybody sees how many gave which answer, and why the right one is right.

    If you join late, you get the questions from then on.

class-question-title = Question { $number } of { $of }
# $opens, $closes: moments; none where the clock does not run.
class-question-reading =
    Read it first.{ $opens ->
        [none] {""}
       *[other] {" "}Answers open { $opens }.
    }
class-question-open =
    { $closes ->
        [none] Answers are open.
       *[other] Answers close { $closes }.
    }
class-question-paused = The clock is stopped.
class-question-answered = { $count } of { $of } answered
class-question-type = Type the answer
class-question-choose = Choose all that are right…
class-question-choose-one = Choose one…
class-question-by-letter = { $several ->
    [yes] You may type their letters instead.
   *[no] You may type its letter instead.
  }
class-question-skipped = This question was skipped and does not count.

class-modal-title = Your answer
class-modal-label = Answer
class-modal-letters = The letter of your answer, or all letters.
class-recorded-title = Your answer
class-recorded = Recorded: <strong>{ $answer }</strong>
class-recorded-anonymous = Your answer is recorded. This quiz is anonymous, so I don’t repeat it here.
class-changeable =
    { $closes ->
        [none] You may change it until your teacher closes the question.
       *[other] You can change it until { $closes }.
    }

class-reveal-title = Answer to question { $number }
class-reveal-tally =
    { $right } right out of { $answered ->
        [one] 1 answer
       *[other] { $answered } answers
    } ({ $of } in the class)
class-reveal-nobody = Nobody answered.
# $answer may end with a full stop; $clause is the same without. $misconception: the known error that leads to it.
class-reveal-count =
    { $right ->
        [yes] ✓
       *[no] ✗
    } <strong>{ $count }</strong> — { $answer }{ $misconception ->
        [none] {""}
       *[other] {" "}(perhaps: { $misconception })
    }
class-reveal-others =
    { $count ->
        [one] 1 other answer
       *[other] { $count } other answers
    }
# Tells whoever presses it, alone, how their own answer was.
class-reveal-mine = Was I right?
class-reveal-right = Yes, right
class-reveal-wrong = Not this time
class-reveal-unanswered = You didn’t answer this question.
class-reveal-given = You answered: <strong>{ $answer }</strong>

class-final-title = The quiz is over
class-final-result =
    { $students ->
        [one] 1 student
       *[other] { $students } students
    }, { $questions ->
        [one] 1 question
       *[other] { $questions } questions
    }; { $percent }% right (no answer counts as wrong).
class-final-none = No question was asked.
# There were questions, and nobody to answer them.
class-final-nobody = Nobody took part.
class-final-mine = My results

class-own-title = Your results
# Above what was right of each skill.
class-own-by-skill = By skill
class-own-score = Right: <strong>{ $right } of { $asked }</strong>
class-own-none = You haven’t had a question that counts yet.
class-own-excluded = Your teacher excluded you from these results.
# $sure: how sure one said to be of the answer, “You are sure of it.”
class-own-line =
    { $right ->
        [yes] ✓ { $number }) { $answer }{ $sure ->
            [none] {""}
           *[other] {" "}({ $sure })
        }
        [no] ✗ { $number }) { $answer }{ $sure ->
            [none] {""}
           *[other] {" "}({ $sure })
        } — right: <strong>{ $correct }</strong>
       *[none] ○ { $number }) no answer — right: <strong>{ $correct }</strong>
    }
class-own-look = Go through it
class-own-overview = All results
class-own-later = Your teacher shows the right answers later.
class-own-unanswered = Not answered
class-own-page = Question { $number } of { $count } · { $verdict }
class-own-practise =
    { $count ->
        [one] Practise the one you missed
       *[other] Practise the { $count } you missed
    }
class-own-private = Only you and the teachers of this server see this.

class-joined-title = You’re in
class-joined-text = Questions appear in this channel. To tell the teacher your name: /class join name:…
class-joined-nameless = Questions appear in this channel. Your answers are kept without your name.
class-joined-late = The quiz has started. Earlier questions don’t count against you.
class-left = You left. Your answers are deleted.
class-named =
    { $name ->
        [none] Your name is off the roster.
       *[other] On the roster you are: { $name }
    }

class-panel-title = Teacher’s panel
class-phase-planned = It is planned.
class-phase-lobby = Students can join.
class-phase-reading = Reading time.
class-phase-open = Answers are open.
class-phase-revealed = The answer is shown.
class-phase-over = The quiz is over.
class-phase-podium = I’m showing the winners.
class-panel-place = Question { $number } of { $of }.
class-panel-paused = The clock is stopped.
class-panel-moved-on = That button is out of date: the quiz has moved on. Here it is now.
# Its channel is gone, or the bot may not write there.
class-panel-unseen = ⚠ I can’t write in the channel of this quiz, so nobody sees it. Allow me to view it and to send messages and files there; I try again every half minute.
class-act-start = Start
class-act-close = Close now
class-act-next = Next question
class-act-pause = Pause
class-act-resume = Go on
class-act-more = +15 s
class-act-again = Ask one like it
class-act-skip = Skip
class-act-end = End the quiz
class-panel-finish = Finish
class-panel-podium = To the podium
# A button that tells the class who has this place.
class-panel-unveil = Show place { $place }
class-panel-refresh = Refresh
class-panel-results = Results
class-panel-sure = End the quiz now? Questions whose answer I haven’t shown don’t count.
class-panel-end-now = Yes, end it
class-panel-go-on = No, go on
class-panel-missing = The games have no more such questions: { $count } fewer than you asked for.

# Before the quiz begins, for the teacher alone.
class-draft-title = Questions
class-draft-about = Only you see this. Choose a question to look at it, replace it or move it.
class-draft-choose = A question
class-draft-add = Add one from a set of the bank
class-draft-back = Panel
class-draft-all = All questions
class-draft-previous = Previous
class-draft-next = Next
class-draft-act-another = Another one
class-draft-act-easier = Easier
class-draft-act-harder = Harder
class-draft-act-earlier = Move up
class-draft-act-later = Move down
class-draft-act-remove = Remove
class-draft-difficulty = Difficulty { $difficulty } of 5.
class-draft-pick = A position
class-draft-more = More positions
class-draft-pick-about = Choose a position of “{ $set }”. Those that this quiz asks about are left out.
class-draft-sample = Only you see this: it’s one sample paper. Where there are enough positions, every student gets different ones of the same size and outcome. Until it starts or you print it, you can exchange a question: everybody then gets new positions, equal again.
class-draft-alike =
    The same on every paper: { $heaps ->
        [one] 1 part
       *[other] { $heaps } parts
    }, numbers of at most { $bits ->
        [one] 1 bit
       *[other] { $bits } bits
    }.
class-draft-alike-graph =
    The same on every paper: a graph with { $nodes ->
        [one] 1 point
       *[other] { $nodes } points
    }.
class-draft-supply = { $count ->
        [one] There is 1 position like it so far.
       *[other] There are { $count } positions like it so far.
    }

class-results-title = Results
class-results-none = Nobody took part yet.
class-results-students = Students
class-results-hardest = Hardest questions
class-results-question = { $number }) { $kind } · <strong>{ $right } of { $asked }</strong> right
class-results-misconceptions = Errors that one student made at least twice
class-results-misconception =
    { $name }: { $count ->
        [one] 1 student
       *[other] { $count } students
    }
class-results-files = The files have every answer and every student; they open in a spreadsheet.
class-results-show = Show the answers
class-results-hide = Hide the answers
class-results-questions = Export questions
class-results-papers = Papers
class-results-equal = All { $papers } papers are equally hard: question by question, positions have the same size and outcome, and the same errors lead to the right answer by luck.
# $slots: numbers of questions.
class-results-unequal = Questions in which the { $papers } papers differ: { $slots }. papers.csv says how.
class-results-apart = The difficulty of a question differs by at most { $apart } (on a scale of 1 to 5).
# $fewest: positions of the question with the fewest.
class-results-shared = Some questions have fewer positions than students; the fewest is { $fewest }. Neighbours share one only if there’s no other.
# Heads of a narrow table.
class-items-question = No.
class-items-facility = right
class-items-discrimination = discr.
class-items-correlation = r
class-items-time = time
class-items-wrong = wrong answers
class-items-seconds = { $seconds } s
# Above a picture: a point for each question.
class-items-chart = Questions by how many were right and how well they tell strong from weak
class-items-across = right
class-items-up = discrimination (dashed: 0.2)
class-items-title = Item analysis
class-items-alpha = Cronbach’s alpha: { $alpha }
class-items-read = discr.: share right among the best 27% minus the weakest 27%. r: correlation with the other questions. Look at questions where either is below 0.2.
class-items-few = Only { $students } students: don’t read much into these numbers. discr.: share right among the best 27% minus the weakest 27%. r: correlation with the other questions.
class-results-more = and { $count } more, in the file

# Teams.
team-0 = 🔴 Red
team-1 = 🔵 Blue
team-2 = 🟢 Green
team-3 = 🟡 Yellow
team-4 = 🟣 Purple
team-5 = 🟠 Orange
team-6 = ⚪ White
team-7 = ⚫ Black
teams-title = Teams
teams-about = Press a team, then choose who is in it.
teams-lots = Draw lots again
teams-nobody = Nobody has joined yet.
# Above the names of those whom the teacher has not put into a team.
teams-unplaced = No team yet (decided by lot at the start)
teams-waits = Your teacher says which team you’re in.
teams-changeable = You can change teams until the quiz starts.
teams-rule-choose = Teams: choose yours. A team’s score is its members’ points out of all the points they could get.
teams-rule-teacher = Teams: your teacher says who is in which. A team’s score is its members’ points out of all the points they could get.
teams-rule-lot = Teams: drawn by lot. A team’s score is its members’ points out of all the points they could get.
teams-size = { $name } { $size }
teams-between = {" "}·{" "}
teams-standing = Teams so far: <strong>{ $teams }</strong>
teams-share = { $name } { $percent }%
teams-line =
    { $place }) { $name } — <strong>{ $percent }%</strong> ({ $members ->
        [one] 1 student
       *[other] { $members } students
    })
teams-yours = You’re in team { $name }.
teams-fill = { $name }: who is in it?

# How a class is doing over weeks.
class-progress-title = Progress
class-progress-mine = Your progress
class-progress-chart = Right answers by week
class-progress-none = No answers in the last ten weeks.
# Heads of a narrow table.
class-progress-skill = skill
class-progress-recent = 4 weeks
class-progress-before = before
class-progress-answers = answers
class-progress-more =
    { $count ->
        [one] and 1 more skill
       *[other] and { $count } more skills
    }
class-progress-next = Teach next
# $percent: right in the last four weeks. $lesson: the title of the lesson about it.
class-progress-again =
    <strong>{ $skill }</strong>: { $percent } right{ $lesson ->
        [none] {""}
       *[other] . Lesson: { $lesson }
    }
class-progress-fresh = Nothing asked yet about: <strong>{ $lesson }</strong>
# Before a command.
class-progress-how = Give a lesson as homework:{" "}
class-progress-students = Students, last 4 weeks
class-progress-weakest = { $skill } { $percent }
class-progress-withheld =
    { $count ->
        [one] 1 student hasn’t
       *[other] { $count } students haven’t
    } agreed to be shown. They can: <code>/class progress share:True</code>
class-progress-about = From answers to quizzes, exams and homework of the last ten weeks. Practice is private and not in it.
class-progress-choose = One student…
class-progress-whole = Whole class
class-progress-note = Send me a weekly note
class-progress-unnote = Stop the weekly note
class-progress-noted = You get a note in a direct message every Monday.
class-progress-ask-on = Ask students first
class-progress-ask-off = Don’t ask students
class-progress-own-seen = Your teachers here see this, too.
class-progress-own-asked = Your teachers don’t see this. <code>/class progress share:True</code> lets them.
class-progress-own-agreed = Your teachers see this because you agreed. <code>/class progress share:False</code> takes it back.
class-progress-weekly = Your class lately
class-progress-stop = To stop these notes: <code>/teach progress</code> in the server.

# Answers in students’ own words, which a teacher marks.
marking-open = Mark answers
marking-title = Mark answers
marking-none = There are no answers to mark.
# Above what a student wrote.
marking-answer = The answer
marking-erased = The student deleted their data, and with it what they wrote. Your mark still counts.
marking-page = Answer { $number } of { $of }
marking-left =
    Names are hidden while you mark. { $count ->
        [0] You have marked every answer.
        [one] 1 answer has no mark yet.
       *[other] { $count } answers have no mark yet.
    }
# A button. $points: a number, such as 0.5 or 2.
marking-give =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
marking-by-teacher = Your teacher marks these answers.
marking-later = Your teacher hasn’t marked this yet.
marking-unmarked = not marked yet
marking-marked =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
marking-waiting =
    { $count ->
        [one] 1 answer still waits for your mark. It counts once you give one.
       *[other] { $count } answers still wait for your marks. They count once you give them.
    }

# A quiz without names.
class-anonymous-rule = Anonymous: your answers are kept without your name. Nobody can see whose they are, not even your teacher. Once the quiz is over, nobody can ever find out.
class-anonymous-few = Fewer than 3 answered, so I don’t show what they said.
class-anonymous-omitted = Questions that fewer than 3 answered are left out.
class-anonymous-results = This quiz was anonymous: results are for the class as a whole.
class-anonymous-files = The files have the answers without names, and in no order.

# What a teacher sets right in results afterwards.
class-correct-open = Correct…
class-correct-title = Corrections
class-correct-about = Drop a question, accept another answer, or exclude somebody from the results. I recount all points at once, and keep a record of who changed what, and when.
class-correct-choose = A question
class-correct-people = Exclude or restore a student
class-correct-off = Excluded from the results
class-correct-dropped = Dropped: counts for nobody
class-correct-back = Back
class-correct-drop = Drop it
class-correct-count = Count it again
class-correct-accept = Accept an answer, or take that back
class-correct-accepted = accepted as right
class-correct-no-wrong = Nobody gave a wrong answer.
# Heading above the record of changes.
class-correct-record = Corrections
class-correct-more =
    { $count ->
        [one] and 1 more change, in the file
       *[other] and { $count } more changes, in the file
    }
class-correct-entry =
    { $what ->
        [drop] Question { $number } dropped
        [count] Question { $number } counted again
        [accept] Question { $number }: “{ $answer }” accepted as right
       *[reject] Question { $number }: “{ $answer }” is wrong again
    }
# $who: a mention.
class-correct-person =
    { $what ->
        [remove] { $who } excluded from the results
       *[restore] { $who } restored
    }
# In public. $numbers: numbers of questions.
class-correct-told-dropped =
    { $count ->
        [one] Question { $numbers } was dropped: it counts for nobody.
       *[other] Questions { $numbers } were dropped: they count for nobody.
    }
class-correct-told-accepted =
    { $count ->
        [one] Question { $numbers }: your teacher accepted another answer as right.
       *[other] Questions { $numbers }: your teacher accepted other answers as right.
    }
class-correct-recounted = I recounted all points.
class-correct-own = your teacher accepted this answer
class-correct-full = I record at most { $most } changes of one quiz, so you can’t change this one any more.

# Quizzes that a server keeps to give again.
class-templates-title = Templates
class-templates-none = There is no template yet. /teach template save keeps a past quiz as one.
class-templates-how-to = /teach template use gives one of them again.
class-templates-kept = Template kept
class-templates-removed = Template removed
class-templates-count =
    { $count ->
        [one] 1 question. I worked out its answer again.
       *[other] { $count } questions. I worked out all answers again.
    }
class-templates-refused =
    { $count ->
        [one] 1 question was left out: I can’t work out its answer.
       *[other] { $count } questions were left out: I can’t work out their answers.
    }
class-templates-file = The file brings it to another server: /teach template add. It has positions and settings, no answers and no students.
class-templates-no-file = This file has no quiz that I can read. Take the quiz.json that /teach template save gives.
class-templates-unknown = There is no template called “{ $token }”.
class-templates-bad-name = A template’s name has 1 to { $most } characters.
class-templates-full = A server keeps at most { $most } templates. Remove one first: /teach template remove

class-questions-title = Questions as files
class-questions-none = No question was asked yet.
class-questions-text =
    { $count ->
        [one] The question with its answer, its proof, and what is wrong with the other answers.
       *[other] All { $count } questions with their answers, their proofs, and what is wrong with the other answers.
    } In Moodle’s question bank choose Import, then “Moodle XML format” for questions.xml or “GIFT format” for questions.gift.txt.
class-questions-keep = The files have the right answers: don’t post them.

class-roster-title = Roster
class-roster-none = Nobody has given a name yet. Students do that with /class join name:…

class-sitting-title = You are sitting an exam
# $until: how far away the end is, $date: when it is.
class-sitting-text =
    { $until ->
        [none] The exam’s clock is stopped.
       *[other] It ends { $until } ({ $date }).
    }
class-sitting-what = Until it ends I solve nothing for you, in any server or in DMs: no analyses, practice, lessons, puzzles, hints, reviews or results, no quizzes of your own, no new games, and no moves in games against me without a clock. After that everything works again.
# Among the rules of an exam.
class-sitting-rule = Once you start, I solve nothing for you until it ends, in any server or in DMs: no analyses, practice, lessons, hints or new games. You can’t leave before the end.

class-remove-ask = Delete this quiz…
class-remove-title = Delete this quiz for good?
class-remove-text =
    This deletes its questions, its results and all answers of { $students ->
        [one] 1 student
       *[other] { $students } students
    }. You can’t undo this.
class-remove-files = Save the files below first: they have the results.
class-remove-stays = What stays: the messages in the channel, and what each student’s own practice learnt from it.
class-remove-yes = Delete it for good
class-remove-no = Keep it
class-remove-kept = Nothing was deleted.
class-remove-done = The quiz is deleted.

class-roles-title = Who may teach
class-roles-none = Only people who manage the server may teach.
class-roles-how-to = /teach role role:… lets a role teach as well.
class-roles-some = People who manage the server, and members with one of these roles:
class-roles-shown = To show them /teach, allow it for the role in the server’s settings, under Integrations. /teach role remove:… takes a role off the list.
class-roles-gone = deleted role
class-roles-gone-means = Nobody has a deleted role any more. Take it off the list below.
class-roles-take-off = Take a role off the list

class-fault-no-server = Classes only work in a server.
class-fault-not-a-teacher = Only teachers can use this: people who manage the server or have a role that may teach.
class-fault-not-a-manager = Only people who manage the server can choose who may teach.
class-fault-role-of-all = Everybody has this role, students too. Choose a role that only teachers have.
class-fault-too-many-roles = At most { $most } roles may teach. Take one off the list first.
class-fault-no-such-quiz = I can’t find that quiz here.
class-fault-no-such-lesson = I can’t find that lesson. Choose it from the list while you type, for example: /teach homework lesson lesson:Nim closes:20:00
class-fault-moved-on = This is out of date. Use the newest message, or open it again.
class-fault-not-now = You can’t do that at this point.
class-fault-closed = This question isn’t taking answers now.
class-fault-over = That’s over. It takes no more answers.
class-fault-live-only = Teams, an anonymous quiz and a podium place by place only work where everybody gets the same question at once, not in exams and homework.
class-fault-anonymous-alone = An anonymous quiz has no teams, no podium and no points for speed: they would show who answered what.
class-fault-anonymous-over = This quiz was anonymous. Now that it is over, nobody can tell whose answers are whose, so I can’t show you yours.
class-fault-anonymous-paper = This quiz is anonymous. Answers on paper are typed in under a name, so I can’t take them here.
class-fault-team-stays = This quiz has teams, so you can’t leave before it’s over. You don’t have to answer.
class-fault-one-at-a-time = This channel has a quiz already: it’s running, or students have joined. End it first on its panel, or use another channel.
class-fault-no-such-game = There is no game called “{ $token }”.
class-fault-not-a-game = I don’t understand “{ $token }” in a list of games. Name only games: I choose the positions. For positions of your own, use a question bank.
class-fault-no-such-skill = There is no skill called “{ $token }”.
class-fault-not-shown = Your teacher shows the right answers later. My results has your score.
class-fault-no-questions = There are no such questions about these games.
class-fault-bad-name = A name has at most { $most } characters.
class-fault-quiz-full = A quiz has at most { $most } questions. Remove one first.
class-fault-set-used = All positions of “{ $set }” are already in this quiz.
# Before an example that works.
class-fault-works = This works:
