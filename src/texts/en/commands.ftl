## What Discord’s command picker shows: at most 100 characters each. Names of commands and options are English everywhere,
## so that a class can say them. In brackets: what holds where an option is left out.

command-play = Play a game against me or against somebody
command-play-line = A game, or a game and a position: nim 3 4 5
command-play-opponent = Whom to play against (leave empty to play against me)
command-play-anybody = An open seat: anybody may take it
command-play-level = How strong I play
command-play-first = Who moves first
command-play-misere = Make the last move and you lose
command-play-size = How large a dealt position is, 1 to 5
command-play-clock = Time for each move
command-play-hints = Hints for both of you, where two people play (no)
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

command-define = Name a game of this server’s own; without options: the list
command-define-name = Its name: letters, digits, hyphens
command-define-definition = 1,3,4 (numbers to take), 0.137 (octal code), 1,2:0-2 (rule), a>b,b>c (arrows)
command-define-file = A text file with the definition: one arrow a line
command-define-remove = The name to take away

command-table = The map or the values of a game, and the patterns in them
command-table-game = A game with its options: wythoff, bash max=3, chomp 3xn, nim a b 5
command-table-size = Numbers go from 0 to this
command-table-show = Who wins, or the Grundy values
command-table-share = Show it to the channel at once

command-claim = Test what you believe of a game: a counterexample, or how far it holds
command-claim-claim = wythoff: P iff a = b · bash max=3: SG = n mod 4 · euclid: N iff floor(b/a) >= 2 if a > 0
command-claim-size = Numbers of the positions tested go up to this
command-claim-share = Show it to the channel at once

command-class = The class quiz: take part, leave, see your results
command-class-join = Take part in the quiz of this channel, and tell the teacher your name
command-class-name = Your name on the roster, which only teachers see
command-class-leave = Leave the quiz and delete your answers
command-class-results = Your results of the latest quiz in this channel
command-class-homework = Your homework in this server: begin, go on, look at your results

command-teach = For teachers: quizzes, results, roster
command-teach-quiz = Quizzes of this channel
command-teach-create = Make a quiz; students can then join
command-teach-start = Start the quiz of this channel
command-teach-panel = The teacher’s panel of the quiz in this channel
command-teach-results = Results of the latest quiz in this channel, with files
command-teach-roster = The names that students gave, beside their accounts
command-teach-role = Which roles may teach beside those who manage the server
command-teach-which-role = A role that may teach from now on
command-teach-remove-role = A role that may teach no longer
command-teach-games = Games, with commas: nim, nim misere, nim + kayles, wythoff a=2 (empty: nim)
command-teach-skills = outcome, winning-move, nim-sum, mex, grundy, why, zeckendorf, … (empty: a mix)
command-teach-count = How many questions (10)
command-teach-level = How hard, 1 to 5 (2)
command-teach-mode = Who starts each question
command-teach-seconds = Seconds to answer a question (45)
command-teach-reading = Seconds to read it before answers open (5)
command-teach-typed = Answers are typed rather than chosen, where that can be done
command-teach-title = What to call it
command-teach-minutes = Of an exam: minutes for all questions (30)
command-teach-students = Of an exam: how many will sit it, about; fewer keep nearer to the level (200)
command-teach-scoring = What is counted (right answers)
command-teach-speed = Whether a quick right answer earns more (no)
command-teach-shut = Exam: /analyze, hints and the like answer nobody who sits it (yes)
command-teach-podium = Whether the first three are named at the end (no)
command-teach-schedule = Plan a quiz for a time
command-teach-planned = What is planned in this server, and cancelling
command-teach-when = When it begins, in the class’s time zone: 2027-03-01 14:30, Friday 8pm, tomorrow 9:00
command-teach-lobby = Minutes before that students can join (5)
command-teach-begins = How it begins (by itself)
command-teach-homework = Homework: questions at everybody’s own pace, within days
command-teach-homework-create = Give homework in this channel
command-teach-homework-list = The homework of this server
command-teach-homework-close = Close homework before its time
command-teach-homework-results = Results of homework, with files
command-teach-opens = When it opens, in the class’s time zone (now)
command-teach-closes = When it closes, in the class’s time zone: 2027-03-01 20:00, Friday 8pm, tomorrow 20:00
command-teach-answers = When students see the right answers (once they are done)
command-teach-retakes = How often it may be done again (not)
command-teach-counts = Which attempt counts (the best)
command-teach-zone = The time zone of the classes of this server
command-teach-which-zone = Such as Europe/Berlin or Asia/Shanghai; leave empty to see it

# Of `/teach bank`, and what else of `/teach` reads or writes files.
command-bank = Positions of this server’s own, in named sets
command-bank-add = Check positions row by row and keep the good ones
command-bank-list = The sets of this server
command-bank-show = The positions of a set, with a file
command-bank-remove = Take a position or a whole set away
command-bank-set = The name of the set, such as week 3
command-bank-positions = Positions with semicolons between them: nim 3 4 5; wythoff 3 5
command-bank-file = A text or CSV file (UTF-8) with one position a row
command-bank-number = Which position; leave empty for the whole set
command-bank-of-set = Ask about the positions of this set of the question bank
command-bank-roster = A CSV file with accounts and names, to be written into the roster
command-bank-ids = A CSV with account, email and ID number: adds grade files for Moodle and Canvas
command-bank-export = The results of all quizzes of this server as files
command-bank-quiz = Which quiz (empty: the latest of this channel)

command-settings = Your language and level

command-help = How this works, and the rules of the games
command-help-topic = A topic, or a game

# What an option may be.
choice-level-beginner = beginner: makes many mistakes
choice-level-casual = casual: makes some mistakes
choice-level-club = club: makes few mistakes
choice-level-perfect = perfect: never gives a win away
choice-level-sparring = sparring: hands you winnable positions
choice-first-me = me
choice-first-them = the other side
choice-first-random = by chance
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
choice-scoring-confidence = right answers, and how sure one says to be
choice-begins-itself = by itself
choice-begins-teacher = when the teacher says so
choice-answers-done = once they are done
choice-answers-closed = once it is over for all
choice-answers-hidden = when I show them, from the results
choice-retakes-0 = not
choice-retakes-1 = once
choice-retakes-2 = twice
choice-retakes-3 = 3 times
choice-retakes-5 = 5 times
choice-retakes-any = as often as one likes
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
