# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

### 終端裡的 `sprague play`。

# Before a question; what is typed stands behind it.
terminal-prompt = 輪到你（輸入 ? 看說明）：
# move: one that can be played now.
terminal-help = 輸入一步走法，例如 { $move }，或者：
    hint — 提示，每次更進一步
    moves — 所有走法
    undo — 悔一步
    quit — 結束對局
terminal-bot = Sprague：{ $move }（{ $typed }）
# moves: as they are typed. more: whether there are others.
terminal-moves = 走法：{ $moves }{ $more ->
    [yes] ，……
   *[no] {""}
}
terminal-nothing-to-undo = 你還沒有走過。
terminal-won = 你贏了！
terminal-lost = Sprague 贏了。
terminal-drawn = 和局：同一局面第三次出現。
terminal-left = 對局到此結束。
# line: a position in which the player could have won by move.
terminal-missed = 在 { $line } 你本來能贏：{ $move }（{ $typed }）。為什麼？sprague analyze { $line } --level why --locale zh-CN
terminal-over = { $line } 已經沒有走法了。試試：sprague play nim 3 4 5 --locale zh-CN
terminal-working = 已算 { $seconds } 秒……按 Ctrl+C 輸出目前的結果。
terminal-answered = 已回答 { $count } 行
