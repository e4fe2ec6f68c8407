docs-aliases = 別名：{ $aliases }
docs-comma = 、
docs-example = 例：{ $line }
docs-answered-by = 答えの根拠：{ $theorems }。
