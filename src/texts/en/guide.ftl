## A first game of Nim, explained move by move. No word stands here before it is explained.

guide-choice = Your first game
guide-equal =
    Two heaps of stones. On your turn, take as many stones as you like from one heap. Take the last stone to win.

    <strong>Make both heaps equal.</strong>
guide-copy = I made the heaps unequal. <strong>Make them equal again:</strong> take from the other heap as many as I took.
guide-again = <strong>Copy me again.</strong> As long as you copy, you always have a move after mine. So I’m the one who runs out.
guide-last = One heap is left. <strong>Take all of it: the last stone wins!</strong>
guide-won =
    You won, and I couldn’t stop you: two equal heaps lose for the player to move.

    Next: three heaps, or another game.
# Before a move that would lose; $played, $reply: moves, such as “take 2 from heap 1”.
guide-slip = Not that one. If you { $played }, I { $reply }, and then I win. So I didn’t play it.
guide-next-lesson = Nim lesson
