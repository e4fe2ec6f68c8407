### 终端里的 `sprague play`。

# Before a question; what is typed stands behind it.
terminal-prompt = 轮到你（输入 ? 看说明）：
# move: one that can be played now.
terminal-help = 输入一步走法，例如 { $move }，或者：
    hint — 提示，每次更进一步
    moves — 所有走法
    undo — 悔一步
    quit — 结束对局
terminal-bot = Sprague：{ $move }（{ $typed }）
# moves: as they are typed. more: whether there are others.
terminal-moves = 走法：{ $moves }{ $more ->
    [yes] ，……
   *[no] {""}
}
terminal-nothing-to-undo = 你还没有走过。
terminal-won = 你赢了！
terminal-lost = Sprague 赢了。
terminal-drawn = 和棋：同一局面第三次出现。
terminal-left = 对局到此结束。
# line: a position in which the player could have won by move.
terminal-missed = 在 { $line } 你本来能赢：{ $move }（{ $typed }）。为什么？{ $command }
terminal-over = { $line } 已经没有走法了。试试：sprague play nim 3 4 5 --locale zh-CN
terminal-working = 已算 { $seconds } 秒……按 Ctrl+C 输出目前的结果。
terminal-answered = 已回答 { $count } 行

### 终端里的 `sprague quiz`。

terminal-fewer-questions = 这些游戏只能出 { $made } 道这样的题，凑不够 { $wished } 道。
terminal-no-questions = 给出的游戏出不了这类题。
terminal-not-games = “{ $token }”不是游戏名。出题时只写游戏，局面由我来选。
terminal-no-such-kind = 没有“{ $token }”这种题型。题型有：{ $kinds }。
terminal-seed = 想再打印同样的试卷，用同一条命令加上 --seed { $seed }。
terminal-no-pdf = 单文件版没有字体，不能输出 PDF。去掉 --pdf 就输出文本；也可以在 Sprague 的源码目录里运行 npm run cli。
terminal-dealt = 已出好 { $count } 道题
