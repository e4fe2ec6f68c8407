screen-cut = ここに入りきりません。全文はファイルにあります。
strength-beginner = 入門
strength-beginner-means = よく間違えます
strength-casual = 気軽
strength-casual-means = ときどき間違えます
strength-club = 上級
strength-club-means = まれに間違えます
strength-perfect = 完璧
strength-perfect-means = 勝敗を読み切れる限り、勝ち局面を逃しません
strength-sparring = 稽古
strength-sparring-means = 勝てる局面をわざと渡し、勝ちを守れた回数を数えます

clock-none = 時間制限なし
clock-1m = 1手1分
clock-5m = 1手5分
clock-1d = 1手1日

win-rule-normal = 最後の手を指すと勝ち。
win-rule-misere = ミゼール（逆形）：最後の手を指すと負け。
screen-bot = Sprague（{ $strength }）
screen-anybody = 誰でも
screen-gone = 退会した人
screen-part = { $part }：{ $position }

board-to-move = { $game }：{ $who }の手番
board-won = { $game }：{ $winner }の勝ち
board-drawn = { $game }：引き分け
board-repeated = 同じ局面が同じ手番で3回現れたので、引き分けです。
board-ended-last-move = 終局：{ $winner }の勝ち、{ $loser }の負け。
board-ended-resigned = { $loser }が投了：{ $winner }の勝ち。
board-ended-out-of-time = { $loser }の時間切れ：{ $winner }の勝ち。
board-players = 先手 { $first }、後手 { $second }
board-last-move = { $number }手目：{ $who } — <strong>{ $move }</strong>
board-kept =
    { $kept ->
        [0] { $had ->
            [1] { $who }は勝てる場面が1回ありましたが、逃しました。
           *[other] { $who }は勝てる場面が{ $had }回ありましたが、すべて逃しました。
        }
       *[other] { $who }は勝てる場面が{ $had }回あり、{ $kept }回守りました。
    }
board-never-had = { $who }には勝てる場面がありませんでした。
board-circled = { $who }は勝てましたが、同じ局面を繰り返しました。
board-hints = { $who }はヒントを{ $count }回使いました。
board-practice = 待ったがあったので、この対局は練習とし、成績に数えません。
board-unrated = レーティング対象外：自分で決めた局面、一方が勝てるように始めた対局、自作のゲームは対象になりません。
board-how-to-type = 入力もできます：<code>{ $example }</code>（{ $said }）
board-choose-part = どこで指すかを選ぶ…
board-choose-move = 手を選ぶ…
board-both-heaps = 両方の山
board-largest = いちばん大きい山
board-one-each = 1個ずつ
board-as-text = 文字で見る
board-always-text = いつも文字の盤面にするには、/settings を使ってください。
board-back = ← 戻る
board-more-by-typing = 手が多すぎて、並べきれません。ほかの手は「手を入力」で指せます。
board-type = 手を入力
board-hint = ヒント
board-undo = 待った
board-asks =
    { $who }が{ $number }手目 <strong>{ $move }</strong> の待ったを求めています。{ $reply ->
        [none] {""}
       *[other] その次の手 <strong>{ $reply }</strong> も戻ります。
    }（認めると、対局は練習になります。）
board-refused = { $who }は待ったを断りました。手はそのままです。
board-allow = 認める
board-refuse = 断って続ける
board-clock =
    { $until ->
        [none] { $clock }。いまは止まっています。
       *[other] { $clock }。この手の期限は{ $until }です。
    }
board-your-turn = あなたの番です
board-call = { $who }：{ $game }であなたの番です。
board-clock-warning = { $who }：{ $game }の残り時間は{ $left }です。
board-left-5m = 1分
board-left-1d = 2時間
board-resign = 投了
board-abandoned = { $game }：勝敗なしで終了
board-abandoned-text = 1人がいなくなりました。勝敗はなく、成績にも数えません。
board-rematch = もう1局
board-review = 振り返る
board-why = なぜ？
board-held = { $who }は{ $opponent }との対局で、勝てる場面{ $had }回のうち{ $kept }回守りました。
board-course = 一手ごとの必勝側：{ $strip }（■ { $first }、□ { $second }）
board-replay = 再生
board-share = 共有
board-shared = { $who }が対局を共有しました
board-go-to = 盤面へ
board-rematch-there = 次の対局はもう始まっています。
board-unreachable = { $game }の盤面を表示できません。チャンネルがなくなったか、入れなくなりました。対局は保存されています。/games の一覧から、いまいる場所に盤面を出せます。
board-clock-stands = それまで時計（{ $clock }）は止まっています。
board-in-thread = この対局には専用のスレッドがあります。
board-no-thread = ここではスレッドを作れないので、盤面はチャンネルに出しました。

menus-no-line = そのメッセージに局面が見つかりません。局面は nim 3 4 5 のように書きます。
menus-others = そのメッセージには、局面がほかに{ $count }個あります
menus-choose-line = ほかの局面を解析…
menus-challenge-title = 対局を申し込む
menus-challenge-label = ゲーム
menus-challenge-text = ゲーム、またはゲームと局面

typing-title = あなたの手
typing-label = 手
typing-description = 例のように書いてください。間違えても、何も変わりません。

resign-title = 投了しますか？
resign-text = すぐに相手の勝ちになります。取り消せません。
resign-yes = はい、投了します
resign-no = いいえ、続けます
resign-done-title = 投了しました
resign-done = この対局を投了しました。もう1局指すには、盤面のボタンを押してください。
resign-kept-title = 対局を続けます
resign-kept = 投了していません。対局は続きます。
resign-left = 相手はもういないか、1週間指していません。勝敗なしで終えられます。成績には数えません。
resign-abandon = 相手がいないので終える
resign-abandon-title = 勝敗なしで終えますか？
resign-abandoned = 対局を終えました。勝敗はなく、成績にも数えません。

challenge-title = { $game }：{ $from }から{ $to }への申し込み
challenge-begins = { $anybody ->
    [yes] 先手は申し込みを受けた人です。
   *[no] 先手は{ $who }です。
  }
challenge-winnable = { $who }は、ここで勝てる側を希望しました。
challenge-hints = 2人ともヒントを使えます。
challenge-clock = 時間：{ $clock }。
challenge-until = 期限は{ $moment }です。
challenge-guest = 私はここのメンバーではなく、クリックに答えることしかできません。時計、通知、スレッドはありません。対局には /games で戻れます。
challenge-accept = 受ける
challenge-decline = 断る
challenge-cancel = 取り消す
challenge-ended-declined-title = 不成立
challenge-ended-declined-text = { $who }は、今回は対局しません。
challenge-ended-cancelled-title = 取り消し
challenge-ended-cancelled-text = { $who }が申し込みを取り消しました。
challenge-ended-expired-title = 期限切れ
challenge-ended-expired-text = { $who }の申し込みには、期限までに返事がありませんでした。

hint-title = ヒント { $step }/4
hint-outcome-N = N局面です。勝つ手があります。
hint-outcome-P = P局面です。相手が最善を尽くせば、あなたの負けです。相手がいちばん応じにくい手を選びましょう。
hint-outcome-D = 引き分けの局面です。どちらにも必勝法がありません。引き分けを保つ手を探しましょう。
hint-outcome-unknown = ここでどちらが勝つかは分かりません。
hint-in-part = { $draws ->
    [yes] { $part }に引き分けを保つ手があります。
   *[no] { $part }に勝つ手があります。
  }
hint-one-part = この局面は部分の和ではないので、場所は示せません。
hint-some-part = どの部分で指せばよいかは分かりません。
hint-no-part = 勝つ手のある部分はありません。
hint-no-values = この局面には値の表がありません。
hint-resists = 勝つ手はありません。試すならこの手：{ $move }。
hint-unsure = ここでの正しい手は分かりません。試すならこの手：{ $move }。
hint-next = 次のヒント

play-fault-title = できませんでした
play-fault-waiting = 返事を待っています
play-fault-not-yet = まだあなたの番ではありません
play-fault-old-board = 盤面が変わりました
play-fault-legal =
    { $more ->
        [yes] ここで指せる手の例：{ $moves }。
       *[no] ここで指せる手：{ $moves }。
    }
play-fault-too-long-to-play = この局面は長すぎて、盤面にできません（{ $most }文字まで）。/analyze で解析はできます。
play-fault-nothing-to-play = { $line } には指せる手がありません。もっと大きな局面にしてください。
play-fault-winner-unknown = { $line } では、勝てる側が分かりません。先手を自分で選んでください。
play-fault-too-slow = この局面は、時間内に計算できません。もっと小さな局面にしてください。
play-fault-challenge-yourself = 自分には申し込めません。私と対局するには、「opponent」を空にしてください。
play-fault-own-challenge = { $to }の返事を待っています。取り消すこともできます。
play-fault-own-request = { $to }の返事を待っています。待ったを取り下げるには「断って続ける」を押してください。
play-fault-no-such-match = この対局はもう分かりません。/play で新しく始められます。
play-fault-cannot-replay = この対局は古い版のもので、もう読めません。/play で新しく始められます。
play-fault-stale = そのボタンは古くなっています。いまの盤面はこちらです。
play-fault-not-your-game = これは{ $a }と{ $b }の対局です。/play で自分の対局を始められます。
play-fault-not-your-turn = { $who }の番です。そのあとがあなたの番です。
play-fault-not-begun = 対局はまだ始まっていません。申し込みが受けられると始まります。
play-fault-not-playing = この対局は終わりました。/play で新しく始められます。
play-fault-not-a-challenge = この申し込みは、もう有効ではありません。/play で新しく申し込めます。
play-fault-not-challenged = これは{ $who }への申し込みです。/play で自分から申し込めます。
play-fault-not-the-challenger = この申し込みを取り消せるのは{ $who }だけです。あなたへの申し込みなら、「受ける」か「断る」を押してください。
play-fault-nothing-asked = いま待ったを求めている人はいません。このまま続けてください。
play-fault-nothing-to-undo = 戻せるあなたの手はまだありません。まず1手指してください。
play-fault-not-left = 勝敗なしで終えられるのは、時計がなく、相手が1週間指していない対局だけです。
play-fault-no-hints = この対局ではヒントを使えません。申し込むときに「hints」を指定すると、2人とも使えます。
play-fault-not-over = この対局はまだ終わっていません。最後まで指すか、投了してください。
play-fault-nobody-here = ここを見られるのはあなただけです。サーバーで申し込むか、「opponent」を空にして私と対局してください。
play-fault-no-bots = そのアカウントはボットです。ここで指すボットは私だけです。私と対局するには、「opponent」を空にしてください。
play-fault-guest = 私はここのメンバーではなく、クリックに答えることしかできないので、時計とスレッドは使えません。なしでなら対局できます。例：/play nim 3 4 5。
play-fault-file-too-large = ファイルが大きすぎます（{ $most }まで）。
play-fault-file-not-text = テキストファイルではありません。
play-fault-files-busy = いま読んでいるファイルが多すぎます。1分ほどして、もう一度お試しください。
play-fault-too-many-jobs = 計算中の答えが1つ、順番待ちの答えが1つあります。最初の答えが届いてから、もう一度どうぞ。
play-fault-too-fast = 1分間のコマンドが多すぎます。{ $seconds }秒後にもう一度お試しください。
play-fault-unfit-option = このコマンドに合わないオプションがあります。入力し直して、候補から選んでください。
play-fault-file-unreachable = ファイルを読めませんでした。もう一度添付してください。

play-busy-pictures = いま混み合っているため、今回は図を省きました。
play-busy-first = いま混み合っているため、すぐに分かることだけを示しています。1分ほどしてからもう一度試すと、すべて表示されます。
play-busy-answers = いま混み合っていて、これには計算の時間が必要です。1分ほどしてから、もう一度どうぞ。
play-busy-games = いま混み合っていて、新しい対局を始められません。1分ほどしてから、もう一度どうぞ。進行中の対局はそのまま続けられます。

analysis-checked = ✓ ルールに照らして確認済み
analysis-level-answer = 結論
analysis-level-why = 理由
analysis-level-proof = 証明
analysis-level-moves = 手
analysis-level-table = 表
analysis-play = 対局する
analysis-earlier = 前へ
analysis-more = 次へ
analysis-pages = この答えの各部分…
analysis-share = 共有
analysis-certificate = 証明書
analysis-certificate-text = このファイルは、答えの証明です。2つの小さなプログラムで、私を信用しなくても確かめられます：<code>verify.mjs</code> と <code>verify.py</code>（ソースコードの <code>scripts/certificates</code> フォルダー）。
analysis-shared = チャンネルに共有しました。
analysis-shared-by = { $who }が共有
analysis-thinking = 考えています…
analysis-levels-by-command = ほかの詳しさは、/analyze のオプション「explain」で選べます。
analysis-why-here = ここで勝敗が入れ替わりました。最後に勝ちを逃した手の、前の局面です。
analysis-why-start = 対局が始まったときの局面です。
analysis-after-game = { $move }手目の前。

games-title = あなたの対局
games-none = 進行中の対局はありません。/play で始められます。
games-your-turn = あなたの番
games-their-turn = 相手の番
games-challenged = 申し込まれています
games-waiting = 返事待ち
games-against = （相手：{ $who }）
games-open = { $number }番を開く
games-here = 盤面をここに出す…
games-left = 相手がいない対局を終える…
games-elsewhere = この対局には、この場所を見られない人がいるかもしれません。対局しているサーバーで盤面を出してください。
games-no-clock-here = この対局には時計がありますが、私はここのメンバーではありません。対局しているサーバーで盤面を出してください。

settings-title = 設定
settings-scope =
    { $server ->
        [yes] 言語、強さ、通知、盤面はあなたの設定で、どこでも使われます。ほかは、このサーバーの全員の設定です。
       *[no] あなたの設定で、どこでも使われます。
    }
settings-language = あなたの言語
settings-as-discord = Discordと同じ
settings-level = 私の強さ
settings-default-level = 標準（気軽）
settings-calls = 人との対局で、自分の番のお知らせ
settings-call-here = 盤面のそば
settings-call-direct = ダイレクトメッセージ
settings-call-off = なし
settings-boards = あなたの盤面
settings-board-pictures = 図
settings-board-text = 文字
settings-board-both = 図と文字
settings-server = このサーバーの盤面の言語
settings-events = 予約したクイズと宿題をこのサーバーのイベントに載せる
settings-events-on = 載せる（全員に見えるチャンネルのみ）
settings-events-off = 載せない
settings-saved = 保存しました。
settings-not-allowed = 変更できるのは、サーバーの管理者だけです。

failed-title = うまくいきませんでした
failed-text = こちらの誤りです。記録しました。それまでの内容はすべて保存されています。もう一度お試しください。
failed-store-away = いまデータベースに接続できません。それまでの内容はすべて保存されています。1分ほどして、もう一度お試しください。
failed-store-busy = いまデータベースがほかの作業で混み合っています。それまでの内容はすべて保存されています。1分ほどして、もう一度お試しください。
failed-store-full = ディスクがいっぱいで、新しい内容を保存できません。それまでの内容はすべて保存されています。ボットの運営者に知らせてください。
failed-store-broken = データベースを読み書きできません。ボットの運営者に知らせてください。理由はログにあります。
failed-late-title = 時間がかかりすぎています
failed-late-text = まだ答えがありません。確認のメッセージが出た内容は、すべて保存されています。答えが届けばここに表示します。届かなければ、1分ほどして、もう一度お試しください。
failed-old = このボタンは古い版のものです。もう一度コマンドを使ってください。
