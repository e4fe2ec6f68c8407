## What many messages are made of.

# A number of hundreds of digits, cut in the middle.
shortened = { $begin }…{ $end } ({ $digits } digits)

# Between two sentences, and before what is set apart in a sentence.
space = {" "}
comma = ,{" "}
semicolon = ;{" "}
full-stop = .
colon = :{" "}
# Between a name and what is said of it.
aside = {" "}—{" "}
# What is added to something.
bracketed = {" "}({ $text })
# Before the last item of a list: “1, 2 and 3”, “1, 2 or 3”.
list-and = {" "}and{" "}
list-or = {" "}or{" "}

# Times as they may be typed, with semicolons between: of a day of the year, of a weekday, of tomorrow, of the clock alone.
times-typed = 28 March 20:00; Friday 8pm; tomorrow 9:00; 14:30
# Before a line that works.
try-line = Try: { $line }

# Words that a line may begin or end with, in lower case, with commas between.
word-misere = misere, misère
word-every = every
word-all = all
word-any = any
