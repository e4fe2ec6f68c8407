arena-command = 全員対全員の早指し。順位はその場で更新
arena-command-game = ゲーム：nim、chomp など
arena-command-time = 時間：20m、1h など（書かなければ20分）

arena-title = アリーナ · { $game }
arena-over-title = アリーナ · { $game } · 結果
arena-cancelled-title = アリーナ · { $game } · 中止
arena-rule = <strong>{ $minutes }分間</strong>、全員が全員と対局します。手が空くとすぐに次の相手が決まります。局面は毎回新しく、時間は{ $clock }です。
arena-points =
    勝ちは<strong>{ $win }点</strong>、3連勝目からは<strong>{ $streak }点</strong>。{ $draw ->
        [none] 負けは0点。
       *[other] 引き分けは<strong>{ $draw }点</strong>、負けは0点。
    }レーティングは変わりません。
arena-waits = 2人参加すると始まります。ほかに誰も来なければ、{ $when }に中止になります。
arena-ends = 終了：{ $when }
arena-boards = 盤面：{ $channel }
arena-joined = 参加：{ $who }
arena-join = 参加する
arena-leave = 抜ける
arena-end = 終える
arena-again = もう一度アリーナ

arena-line =
    { $place }位 { $who } <strong>{ $points }点</strong> · { $drawn ->
        [0] { $won }勝{ $lost }敗
       *[other] { $won }勝{ $lost }敗{ $drawn }分
    }{ $state }
arena-streak = 🔥
arena-state-playing = · 対局中
arena-state-free = · 相手待ち
arena-state-away = · 不在
arena-state-left = · 退出
arena-more = ほか{ $count }人
arena-none = 誰も参加していません。
arena-won = <strong>{ $who }</strong>が{ $points }点で優勝です。
arena-won-together = { $who }が{ $points }点で同点優勝です。
arena-no-points = 今回は誰も勝ちませんでした。
arena-open = 終わっていなかった対局は数えません。よければ最後まで指してください。
arena-cancelled-text = 2人が集まりませんでした。

arena-in-title = 参加しました
arena-in = 次の盤面ができたらお知らせします。いつでも抜けられます。いまの対局は続きます。
arena-in-first = ほかの人が参加すると、アリーナが始まります。最初の盤面ができたらお知らせします。
arena-left-title = アリーナを抜けました
arena-left = 得点はそのままです。戻るには<strong>参加する</strong>を押してください。
arena-ended-you = アリーナを終えました。
arena-there-title = このチャンネルではアリーナが進行中です
arena-there = アリーナは一度に1つだけです。これに参加するか、終わるまで待ってください。
arena-board = アリーナ：{ $first }対{ $second }。勝ちは{ $win }点、連勝中は{ $streak }点です。

arena-fault-title = アリーナ
arena-fault-no-such-arena = そのアリーナはもうありません。新しく始めてください：<code>/arena game:nim time:20m</code>
arena-fault-arena-closed = このアリーナは終わりました。新しく始めてください：<code>/arena game:nim time:20m</code>
arena-fault-arena-full = このアリーナは満員です（{ $most }人まで）。
arena-fault-arena-not-yours = アリーナを終えられるのは、開いた人とサーバーの管理者だけです。
arena-fault-arena-not-in = このアリーナに参加していません。<strong>参加する</strong>を押してください。
arena-fault-bad-time = 「{ $token }」は時間として使えません。{ $least }分から{ $most }分までで、このように書いてください：<code>/arena game:nim time:20m</code>
arena-fault-name-a-game = 「{ $token }」はゲームの名前だけではありません。アリーナでは対局ごとに局面を用意するので、ゲームの名前だけを書いてください：<code>/arena game:nim</code>
arena-fault-server = アリーナができるのは、私がメンバーであるサーバーのチャンネルだけです。ここでは私と対局できます：<code>/play nim</code>
