daily-command = 今日の問題：局面は1つ、3回まで。全員に同じ問題
daily-command-date = 過去の日付：2026-11-22 など
daily-command-post = 毎日の問題をチャンネルに投稿する（サーバーの管理者用）
daily-post-here = このチャンネル
daily-post-off = 投稿しない

daily-title = 今日の問題 #{ $number } · { $game }
daily-ask = <strong>あなたが勝てます。勝つ手を見つけてください。</strong>どの勝つ手でも正解です。
daily-left = <strong>あと{ $left }回。</strong>ヒントを見ると1回減ります。
daily-left-alone = { $left ->
    [1] <strong>最後の1回です。</strong>
   *[other] <strong>あと{ $left }回。</strong>
  }
daily-next = 次の問題：{ $when }（{ $date }）。
daily-early = 過去の問題です。気軽にどうぞ：連続記録には数えません。
daily-wrong = ✗ 「{ $move }」では勝てません。
daily-hint-title = このどれかで勝てます：
daily-hint = ヒント
daily-type = 手を入力
daily-solved = { $tries ->
    [1] 1回で正解！
   *[other] { $tries }回目で正解。
  }
daily-missed = 答え
daily-missed-text = 今回は残念。
daily-answer = { $count ->
    [none] 勝つ手の1つ：<strong>{ $move }</strong>。
    [1] 勝つ手：<strong>{ $move }</strong>。
   *[other] 勝つ手は{ $count }通りあります。その1つ：<strong>{ $move }</strong>。
  }
daily-streak = { $days ->
    [1] 🔥 連続1日目。明日もどうぞ！
   *[other] 🔥 { $days }日連続。
  }
daily-share = 共有
daily-why = 証明
daily-board = 解いた人
daily-archive = 過去の問題
daily-today = 今日の問題
daily-play = 解いてみる
daily-shared = { $who }：{ $grid }{ $days ->
    [0] {""}
   *[other] {" "}· 🔥{ $days }
  }

daily-board-title = 今日の問題 #{ $number }：解いた人
daily-board-none = このサーバーでは、まだ誰も挑戦していません。
daily-board-others = ほかに{ $others }人いますが、一覧には載せません。
daily-board-solved = { $players }人中{ $solved }人が正解。
daily-board-list = 一覧に載せる
daily-board-unlist = 一覧から外す
daily-board-listed = このサーバーの人は、ここと順位表であなたの名前を見られます。
daily-board-unlisted = ほかの人に、ここであなたの名前は見えません。
daily-board-server-only = その日の一覧は、サーバーだけで使えます。

daily-archive-title = 過去の問題
daily-archive-text = どれでも解けます。連続記録には数えません。
daily-archive-none = 今日が最初の日です。明日もどうぞ！
daily-archive-choose = 日を選ぶ

daily-post-title = 今日の問題 #{ $number } · { $game }
daily-post-text = <strong>勝てる局面です。勝つ手を見つけてください。</strong>3回までです。
daily-post-yesterday = 昨日：#{ $number } · { $game }
daily-post-proof = 昨日の証明
daily-post-set = 毎日の問題を、前の日の答えと一緒に{ $channel }に投稿します。
daily-post-unset = このサーバーには、もう問題を投稿しません。
daily-post-not-allowed = 変更できるのは、サーバーの管理者だけです。
daily-post-guest = 私はここのメンバーではないので、自分からは投稿できません。まずサーバーに追加してください。問題は解けます：/daily

daily-fault-title = 今日の問題
daily-fault-no-such-day = その日の問題はありません。{ $first }から{ $today }までの日を選んでください。

daily-stats = 🔥 <strong>{ $days }日連続</strong> · 最長：{ $best }日
daily-stats-best = 🔥 最長の連続記録：{ $best }日
daily-stats-next = { $days ->
    [0] 今日の問題か練習を1問解くと、新しい記録が始まります。
   *[other] 今日の問題か練習を1問解くと、{ $next }日連続になります。
  }週に1日は休んでもかまいません。
