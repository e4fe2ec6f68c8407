race-title = 早解き競争
race-mode-solo = 1人で
race-mode-race = このチャンネルで競争
race-command-mode = 1人で、またはこのチャンネルの人と競争

race-rule = 全員に同じ局面が<strong>{ $minutes }分間</strong>出ます。{ $most }回間違えると終わりです。正解の多い人の勝ちで、同じなら先にその数になった人が上です。
race-private = あなたの問題は、あなただけに見えます。
race-waits = <strong>{ $who }</strong>が競争を始めます。誰も始めなければ、{ $when }に中止になります。
race-joined = 参加{ $count }人（{ $most }人まで）
race-join = 参加する
race-leave = 抜ける
race-start = 始める
race-cancel = 中止する
race-mine = 自分の問題
race-again = もう一度競争
race-solo = 1人で

race-running = 早解き競争 · スタート！
race-ends = 終了：{ $when }
race-line = { $place }位 { $who } <code>{ $bar }</code> <strong>{ $points }</strong>{ $crosses }
race-done = · 終了
race-over = 早解き競争 · 結果
race-won = <strong>{ $who }</strong>の勝ち：{ $points }問正解。
race-won-together = { $who }が同点1位：{ $points }問正解。
race-nobody = 今回は誰も正解しませんでした。
race-stood = { $time }の間、ボットが止まっていました。その時間は全員に戻しました。
race-cut = { $time }の間、ボットが止まっていたので、競争を途中で終えました。そのときの成績を数えます。
race-seconds = { $count }秒
race-minutes = { $count }分
race-cancelled = 早解き競争 · 中止
race-cancelled-text = 誰も競争しませんでした。

race-in-title = 参加しました
race-in = 競争が始まると、ここに最初の局面が出ます。出なければ、競争の<strong>自分の問題</strong>を押してください。
race-left-title = 競争を抜けました
race-there-title = このチャンネルには、もう競争があります
race-there = 競争は一度に1つだけです。始まる前に参加するか、終わるまで待ってください。
race-cancelled-you = 競争を中止しました。
race-place = { $of }人中{ $place }位
race-place-so-far = いま{ $of }人中{ $place }位

race-top = 最高記録
race-top-title = 早解き · このサーバーの最高記録
race-top-today = 今日
race-top-ever = これまで
race-top-none = まだ誰もいません。
race-top-listed = 載りたい人は <code>/stats</code> でどうぞ。

race-fault-no-such-race = その競争はもうありません。新しく始めてください：<code>/storm mode:race</code>
race-fault-race-closed = この競争は始まっているか、終わっています。新しく始めてください：<code>/storm mode:race</code>
race-fault-race-full = この競争は満員です（{ $most }人まで）。ほかのチャンネルで始めてください：<code>/storm mode:race</code>
race-fault-race-not-yours = それができるのは、競争の主催者とサーバーの管理者だけです。
race-fault-race-too-few = 競争には{ $least }人以上必要です。参加を待つか、1人でどうぞ：<code>/storm</code>
race-fault-race-not-in = この競争に参加していません。始まる前に参加するか、1人でどうぞ：<code>/storm</code>
race-fault-server = 競争ができるのは、私がメンバーであるサーバーのチャンネルだけです。1人でどうぞ：<code>/storm</code>
