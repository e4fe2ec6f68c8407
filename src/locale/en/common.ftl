## What many messages are made of.

# A number of hundreds of digits, cut in the middle.
shortened = { $begin }…{ $end } ({ $digits } digits)
