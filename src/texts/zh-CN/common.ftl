shortened = { $begin }…{ $end }（{ $digits } 位）

space = {""}
comma = 、
semicolon = ；
full-stop = 。
colon = ：
aside = ，
bracketed = （{ $text }）
list-and = {" "}和{" "}
list-or = {" "}或{" "}

times-typed = 3 月 28 日 20:00; 周五 20:00; 明天 9:00; 14:30
try-line = 可以试试：{ $line }

word-misere = 反常, 反规则, 反常规则
word-every = 每个, every-sg
word-all = 全部
word-any = 任意
