## What Discord’s command picker shows: at most 100 characters each. Names of commands and options are English everywhere,
## so that a class can say them. In brackets: what holds where an option is left out.

# The application’s own description, in its profile and in Discord’s App Directory: at most 400 characters.
application-description = Play Nim, Kayles, Chomp, Hackenbush and many more small games, against me or your friends. I prove who wins, and why. There are daily puzzles, lessons and practice, and quizzes, exams and homework for a class. In English, Chinese and Japanese. Start with /play nim

command-play = Play a game against me or against somebody
command-play-line = A game, or a game and a position: nim 3 4 5
command-play-opponent = Who to play against (leave empty to play against me)
command-play-anybody = An open seat: anybody may take it
command-play-level = How strong I play
command-play-first = Who moves first
command-play-misere = Make the last move and you lose
command-play-size = Size of the position I deal, 1 to 5
command-play-clock = Time for each move
command-play-hints = Hints for both players, in a game between people (no)
command-play-place = Where the board goes

command-analyze = Who wins a position, every winning move, and why
command-analyze-line = A game and a position: wythoff 3 5
command-analyze-explain = How much to explain
command-analyze-share = Show it to the channel at once
command-analyze-file = A text file with the rest of a long line, or a graph with one edge a line

command-games = Your open games, those waiting for you first

command-review = Look back at a game: what won, what gave the win away
command-review-match = Which of your last games; 1 is the latest

command-stats = Your record and ratings, and the leaderboards of this server
command-stats-user = Whose record (leave empty for yours)

command-privacy = What I keep about you: have a copy, or have it deleted

command-define = Add a custom game to this server; without options: list them
command-define-name = Its name: letters, digits, hyphens
command-define-definition = 1,3,4 (numbers to take), 0.137 (octal code), 1,2:0-2 (rule), a>b,b>c (arrows)
command-define-file = A text file with the definition: one arrow a line
command-define-remove = The game to remove

command-table = The map or the values of a game, and the patterns in them
command-table-game = A game with its options: wythoff, bash max=3, chomp 3xn, nim a b 5
command-table-size = Numbers go from 0 to this
command-table-show = Who wins, or the Grundy values
command-table-share = Show it to the channel at once

command-claim = Test a theory about a game: a counterexample, or how far it holds
command-claim-claim = wythoff: P iff a = b · bash max=3: SG = n mod 4 · euclid: N iff floor(b/a) >= 2 if a > 0
command-claim-size = Largest number in the positions tested
command-claim-share = Show it to the channel at once

command-class = The class quiz: take part, leave, see your results
command-class-join = Take part in the quiz of this channel, and tell the teacher your name
command-class-name = Your name on the roster, which only teachers see
command-class-leave = Leave the quiz and delete your answers
command-class-results = Your results of the latest quiz in this channel
command-class-homework = Your homework in this server: begin, go on, look at your results
command-class-progress = How you’re doing over weeks
command-class-share = Whether your teachers may see it, where the server asks

command-teach = For teachers: quizzes, results, roster
command-teach-quiz = Quizzes of this channel
command-teach-create = Make a quiz; students can then join
command-teach-start = Start the quiz of this channel
command-teach-panel = The teacher’s panel of the quiz in this channel
command-teach-results = Results of the latest quiz in this channel, with files
command-teach-roster = The names that students gave, with their accounts
command-teach-role = Roles that may teach, besides people who manage the server
command-teach-which-role = A role that may teach from now on
command-teach-remove-role = A role that may no longer teach
command-teach-games = Games, with commas: nim, nim misere, nim + kayles, wythoff a=2 (empty: nim)
command-teach-skills = outcome, winning-move, nim-sum, mex, grundy, why, zeckendorf, … (empty: a mix)
command-teach-count = How many questions (10)
command-teach-level = How hard, 1 to 5 (2)
command-teach-mode = Who starts each question
command-teach-seconds = Seconds to answer a question (45)
command-teach-reading = Seconds to read it before answers open (5)
command-teach-typed = Students type answers instead of choosing, where possible
command-teach-title = What to call it
command-teach-minutes = Exam: minutes for all questions (30)
command-teach-students = Exam: about how many students; with fewer, questions stay closer to the level (200)
command-teach-scoring = How points are counted (right answers)
command-teach-speed = Give more points for a quick right answer (no)
command-teach-shut = Exam: no /analyze, hints and the like for those who take it (yes)
command-teach-podium = Name the first three at the end; with teams, the teams (no)
command-teach-teams = Teams: how many, 2 to 8 (none)
command-teach-teaming = Who says which team a student is in (by lot)
command-teach-anonymous = Keep no names: nobody can tell whose answers are whose, not even you (no)
command-teach-schedule = Plan a quiz for a time
command-teach-planned = See or cancel what is planned in this server
command-teach-when = When it starts, in the class’s time zone: 2027-03-01 14:30, Friday 8pm, tomorrow 9:00
command-teach-lobby = Minutes before the start that students can join (5)
command-teach-begins = How it starts (by itself)
command-teach-homework = Homework: questions at everybody’s own pace, within days
command-teach-homework-create = Give homework in this channel
command-teach-homework-lesson = Give a lesson as homework in this channel
command-teach-homework-lessons = The lessons you have given, and who has finished them
command-teach-which-lesson = Which lesson
command-teach-homework-list = The homework of this server
command-teach-homework-close = Close homework before its time
command-teach-homework-results = Results of homework, with files
command-teach-opens = When it opens, in the class’s time zone (now)
command-teach-closes = When it closes, in the class’s time zone: 2027-03-01 20:00, Friday 8pm, tomorrow 20:00
command-teach-answers = When students see the right answers (once they are done)
command-teach-retakes = How often students may do it again (never)
command-teach-counts = Which attempt counts (the best)
command-teach-late = Until when it can be handed in late (not at all)
command-teach-partial = Whether a partly right answer earns part of the point (no)
command-teach-penalty = Percent of the points that handing in late costs (0)
command-teach-allow = More time, attempts or a pause for one student; without one, who has extra time
command-teach-student = Whom it is for
command-teach-extra = Percent more time in every exam, remembered for the class; 0 takes it back
command-teach-of-quiz = Which exam or homework (the exam of this channel)
command-teach-more-minutes = Minutes more than the class has in this exam or homework
command-teach-until = A deadline of their own, in the class’s time zone: tomorrow 20:00
command-teach-attempts = How many more attempts than the others this student gets, in all
command-teach-pause = Stop their clock in this exam (True), or start it again (False)
command-teach-progress = How your class is doing over weeks, and what to teach next
command-teach-copy = Give a past quiz again, with the same questions
command-teach-templates = Quizzes kept to give again, and brought from other servers
command-teach-template = Name of the template
command-teach-template-save = Keep a past quiz as a template, with a file for other servers
command-teach-template-add = Add a quiz from a file; I work out every answer again
command-teach-template-file = A quiz.json that /teach template save gave
command-teach-template-use = Give a template in this channel
command-teach-template-list = The templates of this server
command-teach-template-remove = Remove a template
command-teach-zone = The time zone of the classes of this server
command-paper = For teachers: quizzes, exams and homework on paper
command-paper-print = Question sheets and answers to print, as PDF
command-paper-enter = Type in answers that were given on paper
command-paper-quiz = Which quiz (empty: the latest of this channel)
command-paper-size = Size of the paper (A4)
command-paper-for = Exam, homework: who gets a sheet (students who take part)
command-paper-copies = How many copies; in exams and homework, spare sheets
command-paper-language = Language of the sheets (yours)
command-paper-joined = Students who take part
command-paper-roster = Everybody on the roster too
command-teach-which-zone = Such as Europe/Berlin or Asia/Shanghai; leave empty to see it

# Of `/teach bank`, and what else of `/teach` reads or writes files.
command-bank = Positions of this server’s own, in named sets
command-bank-add = Check positions row by row and keep the good ones
command-bank-list = The sets of this server
command-bank-show = The positions of a set, with a file
command-bank-remove = Remove a position or a whole set
command-bank-set = The name of the set, such as week 3
command-bank-positions = Positions with semicolons between them: nim 3 4 5; wythoff 3 5
command-bank-file = A text or CSV file (UTF-8) with one position a row
command-bank-number = Which position; leave empty for the whole set
command-bank-of-set = Ask about the positions of this set of the question bank
command-bank-roster = A CSV file with accounts and names for the roster
command-bank-ids = A CSV with account, email and ID number: adds grade files for Moodle and Canvas
command-bank-export = The results of all quizzes of this server as files
command-bank-quiz = Which quiz (empty: the latest of this channel)

command-settings = Your settings: language, level, boards, reminders

command-help = How this works, and the rules of the games
command-help-topic = A topic, or a game

# What an option may be.
choice-level-beginner = beginner: makes many mistakes
choice-level-casual = casual: makes some mistakes
choice-level-club = club: makes few mistakes
choice-level-perfect = perfect: keeps every win it can work out
choice-level-sparring = sparring: hands you winnable positions
choice-first-me = me
choice-first-them = the other side
choice-first-random = at random
choice-first-winnable = so that I can win
choice-clock-none = no clock
choice-clock-1m = 1 minute a move
choice-clock-5m = 5 minutes a move
choice-clock-1d = 1 day a move
choice-place-here = here
choice-place-thread = in a thread of its own
choice-mode-live = live: the teacher
choice-mode-automatic = automatic: the clock
choice-mode-exam = exam: everybody has questions of their own
choice-scoring-accuracy = right answers
choice-scoring-confidence = right answers and how sure they are
choice-begins-itself = by itself
choice-begins-teacher = when the teacher says so
choice-podium-none = no
choice-podium-once = all at once
choice-podium-places = one after another, the first place last
choice-teaming-choose = students choose
choice-teaming-teacher = I do
choice-teaming-lot = by lot
choice-answers-done = once they are done
choice-answers-closed = once it is over for all
choice-answers-hidden = when I show them, from the results
choice-retakes-0 = never
choice-retakes-1 = once
choice-retakes-2 = twice
choice-retakes-3 = 3 times
choice-retakes-5 = 5 times
choice-retakes-any = as often as they like
choice-counts-best = the best
choice-counts-last = the last
choice-show-outcomes = who wins: P or N
choice-show-values = Grundy values
choice-explain-answer = answer: who wins, the move, one reason
choice-explain-why = why: what decides, with these numbers
choice-explain-proof = proof: lemmas, then these numbers
choice-explain-moves = moves: every winning move, every reply
choice-explain-table = table: every move with its value

# The menus on messages and on people: at most 32 characters.
menu-analyze = Analyze this position
menu-challenge = Challenge

# In the list that completes a line.
complete-dealt = { $game } — I deal a position
complete-understood = ✓ { $line }
complete-example = { $game } — { $line }
