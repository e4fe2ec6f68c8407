terminal-prompt = あなたの手（? でヘルプ）：{" "}
terminal-help = { $move } のように手を入力するか、次のどれかを入力してください：
    hint — ヒント（使うたびに詳しくなります）
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
terminal-missed = { $line } では勝てました：{ $move }（{ $typed }）。なぜ？ { $command }
terminal-over = { $line } には指せる手がありません。例：sprague play nim 3 4 5 --locale ja
terminal-working = { $seconds }秒経過…Ctrl+Cで、ここまでに分かったことを表示します。
terminal-answered = { $count }行に答えました

terminal-fewer-questions = このゲームで作れる問題は{ $made }問だけです（希望は{ $wished }問）。
terminal-no-questions = このゲームでは、その種類の問題を作れません。
terminal-not-games = 「{ $token }」はゲームの名前ではありません。ゲームだけを書いてください。局面はこちらで選びます。
terminal-no-such-kind = 「{ $token }」という種類の問題はありません。種類は{ $kinds }です。
terminal-seed = 同じプリントをもう一度出すには、同じコマンドに --seed { $seed } を付けてください。
terminal-no-pdf = 1ファイル版にはフォントがないため、PDFは出力できません。--pdf を外すとテキストで出力します。Spragueのソースのフォルダーで npm run cli を使うこともできます。
terminal-dealt = { $count }問ができました
