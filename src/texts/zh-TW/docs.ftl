# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

docs-aliases = 別名：{ $aliases }
docs-comma = 、
docs-example = 例題：{ $line }
docs-answered-by = 依據：{ $theorems }。
