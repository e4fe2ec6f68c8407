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
# line: a position in which the player could have won by move.
terminal-missed = You could have won at { $line }: { $move } ({ $typed }). Why? sprague analyze { $line } --level why
terminal-over = Nobody can move at { $line }. Try: sprague play nim 3 4 5
# Written over and over while a search takes long; count: lines of a batch.
terminal-working = { $seconds } s … Ctrl+C prints what I know so far.
terminal-answered = { $count ->
    [one] 1 line answered
   *[other] { $count } lines answered
}
