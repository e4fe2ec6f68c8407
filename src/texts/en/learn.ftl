## The screens of the lessons.

# In Discord’s command picker: at most 100 characters.
learn-command-description = Short lessons with exercises, and a game to win at the end of each
learn-command-lesson = Which lesson; you go on where you stopped
learn-title = Lessons
learn-intro = Each lesson has a few short cards with an exercise, and a game to win at the end. The numbers in the picture are these lessons; an arrow leads to the ones that build on it.
learn-placeholder = Choose a lesson
learn-progress =
    { $done ->
        [0] { $of } cards
       *[other] { $done } of { $of } cards done
    }
learn-finished = ✓ all cards done
learn-card = { $lesson } · { $number } of { $of }
learn-exercise = Your turn
learn-type = Type an answer
learn-tell = Show me why
learn-back = Back
learn-next = Next
learn-again = From the start
learn-all = All lessons
learn-right = Right
learn-not-yet = Not yet
learn-told = This is why
# After a mistake a card asks a second, fresh exercise.
learn-fresh = The same idea once more
learn-another = Try another

# The parts of the path.
learn-chapter-start = Take-away games and graphs
learn-chapter-nim = Nim
learn-chapter-values = Grundy values
learn-chapter-heaps = Heaps and coins
learn-chapter-figures = Figures
learn-chapter-beyond = Beyond
# Beside a lesson of the list: the first unfinished one; one that may be taken now; one that builds on others, by their numbers.
learn-state-next = ▶ next
learn-state-open = open
learn-needs = after { $lessons }
learn-go-on = Continue: { $lesson }
# The picture of the path, in words.
learn-map =
    The path: { $done } of { $of } lessons done. { $next ->
        [none] All of them are done.
       *[other] Next: { $next }.
    }
# Contest tasks that the lesson solves, with their numbers.
learn-tasks = You can now solve { $tasks }.
learn-judge-luogu = Luogu
learn-judge-hdu = HDU
learn-judge-poj = POJ
learn-judge-loj = LibreOJ
learn-judge-bzoj = BZOJ


learn-game-title = A game to win
# Under what the lesson says: the position, and that it can be won.
learn-game-winnable = You take the side that can win, against the bot. You can use undo and hints. The board is posted in the channel.
learn-game-play = Play
# “Play” was pressed again while the game goes on.
learn-game-there = You are playing this game already.
