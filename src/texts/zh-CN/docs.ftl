docs-aliases = 别名：{ $aliases }
docs-comma = 、
docs-example = 例题：{ $line }
docs-answered-by = 依据：{ $theorems }。
