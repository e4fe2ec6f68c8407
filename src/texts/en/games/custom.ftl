custom-name = A game of your own
custom-aliases = own
custom-summary = Heaps under a rule you make up, or tokens on a graph you draw.
custom-rules =
    Write the rule as rule=TAKES:LEAVES. TAKES says how many stones a move may take from one heap: 1,2 (one or two), 1-4 (one to four), 3+ (three or more), 0 (none, if the heap then falls apart). LEAVES says in how many heaps the rest of that heap may be left, 0 to 3: 0,1 (the heap is used up or stays together; the default), 0-2 (it may also fall in two). 2equal and 2unequal ask for two equal or different heaps, likewise 3equal and 3unequal. Put | between several clauses; each move follows one of them.

    custom 9 4 rule=1,2:0-2 is Kayles, custom 7 4 rule=1+|0:2 is Lasker’s Nim, custom 9 rule=0:2unequal is Grundy’s game. Short forms: take=1,3,4 for a set of numbers to take, code=0.137 for an octal code.

    For a graph write the arrows as edges=a>b,b>c,a>c and the places of the tokens as the position: custom a a b edges=a>b,b>c,a>c. A move pushes one token along an arrow; the arrows must not form a cycle.

    Type a move of heaps as the heap and what it becomes: 1>3,5; 1:2 takes 2 from heap 1. Type a move of a token as its arrow: a>b.

    Example: custom 3 rule=1:1,2 (take one, leave one heap or two). Take the stone in the middle: 1 and 1 are left, and they cannot move. A stone from the end would leave 2: they take one of it, and you cannot move.

custom-decides = What decides: each heap has a value, worked out from the small heaps upwards. A heap that falls apart is worth the nim-sum of its pieces; the value of a heap is the smallest number missing among the values it can be turned into (mex). <strong>Value 0 loses for the player to move.</strong>
custom-proof =
    <strong>Values. </strong>The mex is missing among the options and every smaller number is there. So from value g you can move to every smaller value and never to g itself, exactly as in a Nim heap of g stones; and a sum of such heaps is decided by the nim-sum (Sprague 1935, Grundy 1939).

    <strong>No short cut. </strong>I use no formula for the rule { $rule }: the values were worked out one by one, from heap 0 up to this one.

custom-expected-break-rule = a rule such as 1,2:0-2 (take 1 or 2, leave the rest in 0 to 2 heaps); clauses have | between them, and taking 0 must leave 2 or 3 heaps
custom-expected-arcs-with-commas = arrows with commas between them, such as a>b,b>c,a>c
