shortened = { $begin }…{ $end }（{ $digits }桁）

space = {""}
comma = 、
semicolon = ；
full-stop = 。
colon = ：
aside = ：
bracketed = （{ $text }）
list-and = と
list-or = か

times-typed = 3月28日 20:00; 金曜 20:00; 明日 9:00; 14:30
try-line = 入力例：{ $line }

word-misere = 逆形, ミゼール
word-every = すべて
word-all = 全部
word-any = 任意
