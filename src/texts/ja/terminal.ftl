terminal-prompt = あなたの手（? でヘルプ）：{" "}
terminal-help = { $move } のように手を打つか、次のどれかを打ってください：
    hint — ヒント（打つたびに詳しくなります）
    moves — すべての手
    undo — 直前の自分の手を戻す
    quit — ゲームを終える
terminal-bot = Sprague：{ $move }（{ $typed }）
terminal-moves = 手：{ $moves }{ $more ->
    [yes] 、…
   *[no] {""}
}
terminal-nothing-to-undo = まだ1手も指していません。
terminal-won = あなたの勝ちです！
terminal-lost = Spragueの勝ちです。
terminal-drawn = 引き分け：同じ局面が3回現れました。
terminal-left = ゲームはここで終わります。
terminal-missed = { $line } では勝てました：{ $move }（{ $typed }）。なぜ？ sprague analyze { $line } --level why --locale ja
terminal-over = { $line } には指せる手がありません。例：sprague play nim 3 4 5 --locale ja
terminal-working = { $seconds }秒経過…Ctrl+Cで、ここまでに分かったことを表示します。
terminal-answered = { $count }行に答えました
