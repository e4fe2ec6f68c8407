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
terminal-drawn = 和棋：同一局面第三次出現。
terminal-left = 對局到此結束。
# line: a position in which the player could have won by move.
terminal-missed = 在 { $line } 你本來能贏：{ $move }（{ $typed }）。為什麼？{ $command }
terminal-over = { $line } 已經沒有走法了。試試：sprague play nim 3 4 5 --locale zh-TW
terminal-working = 已算 { $seconds } 秒……按 Ctrl+C 輸出目前的結果。
terminal-answered = 已回答 { $count } 行

### 終端裡的 `sprague quiz`。

terminal-fewer-questions = 這些遊戲只能出 { $made } 道這樣的題，湊不夠 { $wished } 道。
terminal-no-questions = 給出的遊戲出不了這類題。
terminal-not-games = 「{ $token }」不是遊戲名。出題時只寫遊戲，局面由我來選。
terminal-no-such-kind = 沒有「{ $token }」這種題型。題型有：{ $kinds }。
terminal-seed = 想再列印同樣的考卷，用同一條指令加上 --seed { $seed }。
terminal-no-pdf = 單檔案版沒有字型，不能輸出 PDF。去掉 --pdf 就輸出文字；也可以在 Sprague 的原始碼目錄裡執行 npm run cli。
terminal-dealt = 已出好 { $count } 道題
