shortened = { $begin }…{ $end }（{ $digits }桁）

space = {""}
comma = 、
semicolon = ；
colon = ：
aside = ：
bracketed = （{ $text }）
list-and = と
list-or = か

try-line = 入力例：{ $line }

word-misere = ミゼール
