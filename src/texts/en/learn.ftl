## The screens of the lessons.

# In Discord’s command picker: at most 100 characters.
learn-command-description = Short lessons with exercises, and a game to win at the end of each
learn-command-lesson = Which one; you go on where you stopped
learn-title = Lessons
learn-intro = Each lesson has a few short cards with an exercise, and a game to win at the end. Choose one:
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


learn-game-title = A game to win
# Under what the lesson says: the position, and that it can be won.
learn-game-winnable = You take the side that can win, against the bot; undo and hints are there. The board is posted in the channel.
learn-game-play = Play
# “Play” was pressed again while the game goes on.
learn-game-there = You are playing this game already.
