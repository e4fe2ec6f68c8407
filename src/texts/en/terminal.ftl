### `sprague play` in a terminal.

# Before a question; what is typed stands behind it.
terminal-prompt = Your move (? for help):{" "}
# move: one that can be played now.
terminal-help = Type a move, such as { $move }, or one of these:
    hint — a hint, each time a stronger one
    moves — all moves
    undo — take back your last move
    quit — end the game
terminal-bot = Sprague: { $move } ({ $typed })
# moves: as they are typed. more: whether there are others.
terminal-moves = Moves: { $moves }{ $more ->
    [yes] , …
   *[no] {""}
}
terminal-nothing-to-undo = You haven’t moved yet.
terminal-won = You win!
terminal-lost = Sprague wins.
terminal-drawn = A draw: the same position for the third time.
terminal-left = The game ends here.
# line: a position in which the player could have won by move. command: what explains it.
terminal-missed = You could have won at { $line }: { $move } ({ $typed }). Why? { $command }
terminal-over = Nobody can move at { $line }. Try: sprague play nim 3 4 5
# Written over and over while a search takes long; count: lines of a batch.
terminal-working = { $seconds } s … Ctrl+C prints what I know so far.
terminal-answered = { $count ->
    [one] 1 line answered
   *[other] { $count } lines answered
}

### `sprague quiz` in a terminal.

# made, wished: numbers of questions.
terminal-fewer-questions = { $made ->
    [one] These games have only 1 such question, not { $wished }.
   *[other] These games have only { $made } such questions, not { $wished }.
}
terminal-no-questions = There are no questions of that kind about what you named.
# token: a position, or what else is no game.
terminal-not-games = “{ $token }” isn’t a game. A quiz takes games and picks the positions itself.
terminal-no-such-kind = “{ $token }” isn’t a kind of question. The kinds are { $kinds }.
# On the sheet of answers.
terminal-seed = To print these sheets again, add --seed { $seed } to the same command.
terminal-no-pdf = This program in one file can’t print PDF: it has no fonts. Leave out --pdf to print text, or run npm run cli in the source folder of Sprague.
# Written over and over while sheets are made; count: questions.
terminal-dealt = { $count ->
    [one] 1 question dealt
   *[other] { $count } questions dealt
}
