## The games that a server names.

define-title = Games of this server
define-none = This server has no custom games yet.
# One game of the list.
define-entry =
    <strong>{ $name }</strong> <code>{ $definition }</code>{ $by ->
        [none] {""}
       *[other] {" "}— by { $by }
    }
define-how-to = Name a game with <code>name</code> and <code>definition</code>:
# A list.
define-how-to-list =
    <code>1,3,4</code>: take 1, 3 or 4 from a heap

    <code>0.137</code>: an octal code

    <code>1,2:0-2</code>: take 1 or 2, leave the rest in at most 2 heaps; more in <code>/help custom</code>

    <code>a>b,b>c,a>c</code>: push tokens along arrows (or attach a file, one arrow a line)
define-how-to-use = Then <code>/play NAME</code> and <code>/analyze NAME 9 4</code> work here; <code>/define remove:NAME</code> removes the game.
define-added = { $who } added a game: <strong>{ $name }</strong>.
define-removed = { $who } removed the game <strong>{ $name }</strong>.
# Matches keep the definition they were begun with.
define-keeps = Games that have started go on, with the definition they started with.

define-by-heaps = Heaps of stones; what may be taken and left: <code>{ $definition }</code>.
define-by-graph = Tokens on a graph: <code>{ $definition }</code>.

define-last = Make the last move to win.
# A position and a move in it, as they are typed; said: what the move does, “take 1 from heap 1”.
define-example = In <code>{ $line }</code>, for example, type <code>{ $move }</code> to { $said }.
define-try-it = Try it
define-more-in-help = How rules are written: <code>/help custom</code>.

define-fault-no-server = Custom games belong to a server: use /define in one of its channels.
define-fault-no-name = The game needs a name.
define-fault-no-definition = What is “{ $name }”? It needs a definition, typed or as a file.
define-fault-bad-name = “{ $token }” can’t be a name. Use 1 to { $most } letters, digits and hyphens, at least one letter, no spaces.
define-fault-name-reserved = “{ $token }” already means something else. Choose another name.
define-fault-name-taken = This server has a game called <strong>{ $name }</strong> already: <code>{ $definition }</code>. Remove that game first, or choose another name.
define-fault-definition-too-long = The definition beginning “{ $token }…” is too long: at most { $most } characters.
define-fault-no-moves = “{ $definition }” allows no moves, not even from larger positions.
define-fault-too-many-names = This server has { $most } games of its own, the most it may have. Remove one first: /define remove:NAME
define-fault-no-such-name =
    This server has no game called “{ $token }”.{ $known ->
        [none] {""}
       *[other] {" "}It has: { $known }.
    }
define-fault-not-its-maker =
    { $who ->
        [none] Only people who manage the server can remove <strong>{ $name }</strong>.
       *[other] Only { $who } and people who manage the server can remove <strong>{ $name }</strong>.
    }
# Before a line that works.
define-fault-works = This works:
