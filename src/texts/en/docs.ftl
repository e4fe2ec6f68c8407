## The pages of docs/games.

docs-aliases = Also: { $aliases }
docs-comma = ,{" "}
docs-example = Worked example: { $line }
docs-answered-by = Answered by: { $theorems }.
