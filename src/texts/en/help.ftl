## What /help says.

help-title = Help
help-choose = Choose a topic …
help-choose-game = Choose a game for its rules …
help-typed = How to type it
help-try-it = Try it
# Nothing goes by the name that was asked for.
help-more-games = More games …
help-unknown = I have no topic or game called “{ $token }”. Choose below, or try /help topic:nim.
# Above buttons with the nearest names, below help-unknown.
help-near = Did you mean one of these?
# Buttons to pages of whoever runs the bot.
help-link-privacy = Privacy policy
help-link-terms = Terms of use
help-link-support = Get support

# The message with which the bot greets a server, and the buttons with which the help begins.
start-title = Hi, I’m Sprague
start-text = I play small games with simple rules, and I can prove who wins. Press a button to start.
start-more = /help shows everything else. /settings changes the language.
start-show = Show me how
start-play = Play { $game }
start-lessons = Lessons
start-games = All games
start-choose = Choose a game
start-against = You play against me. To play against somebody: /play nim opponent:@Ben
# A choice of the list that /play shows first.
start-pictures = All games, with pictures …

help-start = First steps
help-start-text = I play games in which both players have the same moves, and I prove who wins. Press a button to start.
help-start-list =
    <code>/play nim</code> — a game against me; I choose the position

    <code>/play nim 3 4 5</code> — the same, from a position of yours

    <code>/analyze wythoff 3 5</code> — who wins, and the winning moves

    <code>/learn</code> — short lessons; each ends with a game

    <code>/practice</code> — questions on what you’re about to forget

    <code>/games</code> — your open games

    <code>/settings</code> — your language, how strong I play

help-lines = Typing a position
help-lines-text =
    A line is the name of a game and a position: <code>nim 3 4 5</code>, <code>bash 21 max=3</code>.

    Several games at once, moving in one of them each time: <code>nim 3 5 + wythoff 3 5</code>.

    Put <code>misere</code> at the end for “make the last move and you lose”. <code>10^40</code> is a number too.

help-moves = Making a move
help-moves-text =
    Press a button, choose from the list, or press “Type a move”.

    In games of heaps, <code>1:2</code> takes 2 from heap 1. In several games at once, <code>#1 1:2</code> moves in game 1.

    An impossible move changes nothing; I tell you which moves work.

help-words = P, N and other words
help-words-list =
    <strong>P-position</strong> — the previous player wins: the player to move loses

    <strong>N-position</strong> — the next player wins: the player to move wins

    <strong>Grundy value</strong> — the size of the Nim heap that acts just like the position; 0 means P

    <strong>nim-sum</strong> — addition in binary without carrying (XOR)

    <strong>mex</strong> — the smallest number, 0 included, that is missing from a set

    <strong>misère</strong> — make the last move and you lose

help-nimbers = Nimbers: sums and products
help-nimbers-text =
    Grundy values are numbers with an arithmetic of their own. <code>/table nimber 5 * 7 + 2 ^ 3</code> works an expression out and shows each step.

    <code>+</code> is the nim-sum ⊕: binary without carrying. <code>*</code> is the nim-product ⊗, which values the coin game <code>flip</code> with rule=product. <code>^</code> multiplies a number by itself so many times; the exponent is an ordinary number.

    <code>/</code> divides, <code>inv(5)</code> is the number that gives 1 when multiplied by 5, <code>sqrt(5)</code> is the number whose square is 5, and <code>mex{"{"}0, 1, 3{"}"}</code> is the smallest number missing. There are brackets. Numbers stay below 2^4096.

    There is no minus: every number is its own opposite.

help-levels = How strong I play
help-levels-text =
    Beginner makes many mistakes, casual some, club few, perfect none.

    Sparring hands you winnable positions on purpose, and tells you at the end how often you kept the win.

    Hints come in four steps: who wins, where to move, the values, the move.

help-bank = Question bank
help-bank-text =
    A file may be text or CSV in UTF-8; the first row may name the column <code>line</code> or <code>position</code>. For each row I tell you P or N, as proved, or why I don’t use it.

    Only teachers of the server see its sets.

help-practice = Practice
help-practice-text = You forget more slowly each time you get something right. I keep one card for each skill (P or N in Nim, a winning move in Wythoff, …) and ask it again when you’re about to forget it.
help-practice-list =
    <code>/practice</code> — ten questions: what is due, then something new, then what is weak

    <code>/practice skill:nim length:5</code> — one game, one kind of question, or one skill

    <code>/stats</code> — how well you know each skill, and how that changed
help-practice-end = Positions are always new. They get harder when you’re right and easier when you’re wrong, so that you get about four in five right. Your games, reviews, quizzes and lessons count, too: a win you gave away comes up again, and after a game you can practise exactly those positions.

help-commands = Commands
help-commands-list =
    <code>/play</code> — a game, against me or against somebody

    <code>/analyze</code> — who wins a position, and why

    <code>/table</code> — the map or the values of a game, and their pattern; <code>/table nimber</code>: arithmetic

    <code>/claim</code> — test a theory about a game

    <code>/learn</code> — short lessons, with a game to win at the end of each

    <code>/practice</code> — a drill of what is due, at the difficulty that suits you

    <code>/daily</code> — today’s puzzle, with three tries

    <code>/storm</code> — three minutes of quick positions, alone or in a race

    <code>/arena</code> — everybody against everybody in quick games

    <code>/games</code> — your open games

    <code>/review</code> — look back at a game: your mistakes as puzzles

    <code>/stats</code> — your mastery, record, ratings and leaderboards

    <code>/define</code> — add a custom game to this server

    <code>/class</code> — take part in a class quiz, your homework, your results

    <code>/teach</code> — for teachers: quizzes, exams, homework, question bank, results, roster

    <code>/paper</code> — for teachers: question sheets and answers to print

    <code>/settings</code> — language, level, boards, reminders

    <code>/privacy</code> — get a copy of your data, or delete it

    <code>/help</code> — this
