# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

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

times-typed = 3 月 28 日 20:00; 週五 20:00; 明天 9:00; 14:30
try-line = 可以試試：{ $line }

word-misere = 反常, 反規則, 反常規則
word-every = 每個, every-sg
word-all = 全部
word-any = 任意
