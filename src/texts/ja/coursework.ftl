coursework-by = 出題：{ $who }。

exam-title = 試験
exam-about = 全{ $count }問、{ $minutes }分。
exam-how = 生徒に出る局面はそれぞれ違い（重なることもあります）、難しさはほぼ同じです。終わるまで正解は出ません。
exam-ends = 終了：{ $at }（{ $date }）。
exam-paused = 時計は止まっています。
exam-progress = 参加{ $joined }人 · 開始{ $begun }人 · 全問解答{ $finished }人
exam-start = 自分の問題
exam-begin = 試験が始まりました。「自分の問題」を押してください。あなたにだけ表示されます。
exam-late = 遅れた人も参加できます。終わりの時刻は変わりません。
exam-over = 試験は終わりました
exam-sure = いま全員分を終えますか？それまでの解答は成績に数えます。
exam-more = +5分
exam-rules =
    試験が始まったら「自分の問題」を押してください。あなたにだけ表示されます。

    好きな順に答えてください。終わるまで、何度でも答えを変えられます。

    終わるまで正解は出ません。終わったら「自分の成績」で結果を見られます。

homework-title = 宿題
homework-about = 全{ $count }問、自分のペースで。{ $retakes ->
        [0] 1回だけ解けます。
       *[other] 新しい局面で{ $retakes ->
            [none] 何回でも
           *[other] あと{ $retakes }回
        }やり直せます。{ $counts ->
            [best] 最高の回
           *[other] 最後の回
        }を成績に数えます。
    }
homework-opens = 開始：{ $at }。
homework-closes = 締め切り：{ $date }（{ $at }）。
homework-until = 締め切り { $date }（{ $at }）
homework-progress = 開始{ $begun }人 · 提出{ $finished }人
homework-start = 自分の問題
homework-reminder = 宿題の締め切りが近づいています
homework-mine = あなたの宿題
homework-none = ここにはあなたの宿題がありません。
homework-open = 途中
homework-again = やり直せる
homework-done = 終わり
homework-result =
    { $most }点中{ $points }点{ $attempts ->
        [0] {""}
        [1] {""}
       *[other] （{ $attempts }回）
    }
homework-attempts =
    { $left ->
        [none] 何回でもできます
       *[other] あと{ $left }回
    }
homework-choose = 開く…
homework-over = 締め切り済み
homework-ended = 宿題は締め切られました
homework-so = いまの成績：{ $most }点中{ $points }点。
homework-named = 宿題：{ $name }

paper-title = あなたの問題 { $number }/{ $of }
paper-answered = { $of }問中{ $count }問に解答。残り：{ $missing }
paper-all = すべての問題に答えました。
paper-yours = あなたの答え：<strong>{ $answer }</strong>
paper-none = まだ答えていません。
paper-until = 答えは変えられます。終了：{ $at }。
paper-anytime = 終わるまで、答えは変えられます。
paper-before = ◀ 前へ
paper-next = 次へ ▶
paper-hand-in = 提出
paper-ask = { $missing ->
    [0] 提出しますか？提出すると、もう変えられません。
   *[other] 提出しますか？答えていない問題が{ $missing }問あります。提出すると、もう変えられません。
  }
paper-yes = はい、提出します
paper-no = いいえ、続けます
paper-again = もう一度やる
paper-attempt = { $number }回目。
paper-waits = 始まったら、このチャンネルで「自分の問題」を押してください。
paper-secret = 試験が終わるまで、正解は誰にも見えません。

scoring-rule =
    得点：{ $rule ->
        [accuracy] 正解1問につき1点
       *[other] 正解も間違いも、自信の度合いに応じて
    }{ $speed ->
        [yes] 。速い正解には、最大0.5点を上乗せ
       *[no] {""}
    }。
scoring-name-accuracy = 正解数
scoring-name-confidence = 正解数と自信の度合い
scoring-partial = 部分点：勝つ手をすべて見つける問題と、P局面を選ぶ問題では、正しいもの1つごとに等しい点が入り、間違い1つごとに同じだけ引かれます（0点より下にはなりません）。表の問題では、正しい値1つごとに等しい点が入ります。
scoring-how = 自信がある：正解なら2点、間違いなら−2点。自信がない：正解なら1点、間違いなら0点。3回に2回より多く正解できると思うなら、「自信がある」が得です。
scoring-sure = 自信がある
scoring-unsure = 自信がない
scoring-said =
    { $sure ->
        [none] 自信はありますか？選ばなければ、「自信がない」と数えます。
        [yes] 自信がある、と答えました。
       *[no] 自信がない、と答えました。
    }
scoring-points = 得点：<strong>{ $most }点中{ $points }点</strong>

podium-title = 表彰台
podium-line = { $place }位 { $who } — { $points }
podium-hidden = { $place }位 …
podium-suspense = 表彰台に上がるのは？
podium-nobody = 該当者なし
podium-more = ほか{ $count }人

plan-title = 予約
plan-made = 開始：{ $date }（{ $at }、あなたの時計）。{ $zone }では{ $clock }です。
plan-lobby = 生徒は{ $minutes }分前から参加できます。
plan-begins-itself = そのあと自動で始まります。
plan-begins-teacher = そのあと、あなたが先生用の画面から始めます。
plan-window =
    { $opens ->
        [none] もう始まっています。
       *[other] 開始：{ $opens }、
    }締め切り：{ $closes }（あなたの時計）。{ $zone }では{ $clock }に締め切ります。
plan-twice = その日は時計が戻るので、この時刻は2回あります。1回目とします。
plan-usual-zone = このサーバーにはまだタイムゾーンがありません。/teach zone で設定できます。
plan-listing-listed = サーバーのイベントにも載せました。
plan-listing-refused = サーバーのイベントには載せていません。「イベントを作成」の権限が必要です。
plan-listing-hidden = サーバーのイベントには載せていません。このチャンネルは全員に見えるわけではないからです。
plan-listing-full = サーバーのイベントには載せていません。一覧がいっぱいです。
plan-none = 予約はありません。
plan-line = <strong>{ $name }</strong>：{ $date }（{ $at }）、{ $channel }
plan-move = 時刻を変える…
plan-cancel = 取り消す…
plan-cancelled = 取り消しました。
plan-missed = { $date }の予約は実行できませんでした。ボットが止まっていたか、ここで別のクイズが進行中でした。先生がもう一度予約できます。
plan-unwarranted = { $date }の予約は始まりませんでした。予約した人は、もうここの先生ではありません。ほかの先生がもう一度予約できます。
plan-late = 予定より遅く始まります。ボットが止まっていたか、チャンネルが使用中でした。
plan-starts = 開始：{ $at }。
plan-preparing = 全員の局面を用意しています。少しお待ちください。
plan-start-now = 始める（画像はあとから）
plan-cancel-exam = 試験を取り消す
plan-drawing = 生徒{ $students }人分の画像を描いているところです。終わったら始められます。
plan-making = 生徒{ $students }人分の局面を作っているところです。終わったら始められます。
plan-scarce = 第{ $question }問：局面{ $positions }通り
plan-few-between = ；
plan-few = { $students }人が参加し、局面がそれより少ない問題があります（{ $named }{ $others ->
        [0] {""}
       *[other] ；ほか{ $others }問
    }）。そこでは同じ局面の生徒がいます。隣どうしが同じになるのは、ほかにないときだけです。

panel-exam-end = 試験を終える
panel-exam-over = 試験は終わりました。
panel-exam-moved-on = このボタンは古くなっています。試験はもう先に進みました。いまの様子はこちらです。
panel-exam-unseen = ⚠ この試験のチャンネルに書き込めないので、誰にも見えていません。チャンネルを見ることと、メッセージとファイルを送ることを許可してください。30秒ごとに試します。
panel-homework-end = 宿題を締め切る
panel-homework-over = 宿題は締め切られました。
panel-homework-moved-on = このボタンは古くなっています。宿題はもう先に進みました。いまの様子はこちらです。
panel-homework-unseen = ⚠ この宿題のチャンネルに書き込めないので、そこでは誰にも見えていません。/class homework からは開けます。チャンネルを見ることと、メッセージとファイルを送ることを許可してください。30秒ごとに試します。

homeworks-title = 宿題
homeworks-none = このサーバーに宿題はありません。/teach homework create で出せます。
homeworks-line = <strong>{ $name }</strong> — { $state }、締め切り{ $closes }、{ $joined }人中{ $finished }人が提出
homeworks-state-planned = 開始前
homeworks-state-open = 受付中
homeworks-state-over = 締め切り済み
homeworks-choose-list = 見る…
homeworks-choose-close = いま締め切る…
homeworks-choose-results = 成績を見る…
homeworks-choose-move = 締め切りを変える…
homeworks-closed = 「{ $name }」を締め切りました。答えてある問題は成績に数えます。

zone-title = タイムゾーン
zone-set = クラスのタイムゾーンは{ $zone }です。そこではいま{ $now }です。

coursework-fault-no-such-zone = 「{ $token }」というタイムゾーンはありません。
coursework-fault-no-such-time = 「{ $token }」は日時として読めません。
coursework-fault-two-times = 「{ $token }」は2つ以上の時刻に読めます。どれかを書いてください。
coursework-fault-skipped-time = 時計が先へ進むので、{ $zone }に「{ $token }」という時刻はありません。{ $instead } のように、別の時刻を入力してください。
coursework-fault-past-time = 「{ $token }」はもう過ぎています。
coursework-fault-far-time = { $days }日より先です。
coursework-fault-begun-stays =
    もうこの試験の問題を見ているので、終わるまで抜けられません{ $until ->
        [none] 。いま時計は止まっています。
       *[other] ：{ $date }（{ $until }）まで。
    }
coursework-fault-no-window = 宿題の締め切りは、開始よりあとでなければなりません。
coursework-fault-not-later = クラスの締め切りより後の時刻を入力してください。
coursework-fault-making = 一度に大勢が来たので、あなたの問題はまだ作っているところです。少し待って、もう一度押してください。
coursework-fault-not-ready = 全員の局面を作っているところです。少し待って、もう一度お試しください。
coursework-fault-handed-in = この回は終わったので、もう変えられません。
coursework-fault-no-more-attempts = もうやり直せません。
coursework-fault-paused = 先生があなたの時計を止めています。時間は減りません。先生がまた動かすまで待ってください。
coursework-fault-no-own-time = quiz:… で試験か宿題を選んでください。
coursework-fault-until-when = クラスの時間は終わりました。この生徒がいつまで解けるかを until:… で書いてください。

allow-title = 生徒1人への配慮
allow-none = 追加はありません。
allow-list = このサーバーのどの試験でも時間の延長がある人：
allow-nobody = 時間の延長がある人はいません。/teach allow student:… extra:25 で、これからのどの試験でも時間が25％長くなります。
allow-extra = どの試験でも時間を{ $percent }％延長
allow-remembered = まだ始めていない試験すべてで使われます。
allow-more = { $name }：{ $minutes }分延長
allow-ends = { $name }：この人の締め切りは{ $date }
allow-reopened = { $name }：この人だけ{ $date }までもう一度解けます
allow-over = { $name }：この人の分は終わりました
allow-where = 生徒は /class homework から開けます。ダイレクトメッセージを受け取る設定なら、本人にも知らせます。締め切り前に始めていた生徒は、新しい問題でもう一度解きます。
allow-again = もう一度解けます
allow-how = { $channel } で /class homework と入力してください。締め切り前に始めていた場合は、新しい問題でもう一度解きます。
allow-attempts = 全部でほかの人より{ $attempts }回多い
allow-left =
    { $left ->
        [0] もう始められません
       *[other] あと{ $left }回始められます
    }
allow-paused = この人の時計は止まっています（最長1時間）。/teach allow student:… pause:False でまた動きます。
allow-last = 時間の長い人がいます。成績は{ $date }よりあとに出ます。
allow-late =
    { $date }まで遅れて提出できます{ $off ->
        [0] 。得点は引かれません。
       *[other] 。得点は{ $off }％引かれます。
    }
allow-was-late =
    { $off ->
        [0] 遅れて提出。
       *[other] 遅れて提出：得点を{ $off }％引きました。
    }

lesson-homework-title = レッスンの宿題
lesson-homework-about = このレッスンのカードを、自分のペースで進めてください。間違えても損はありません。別の練習問題が出ます。
lesson-homework-begin = レッスンを開く
lesson-homework-shown = ボタンを押すと、先生にはあなたが終えたカードの枚数が見えます。ほかのことは見えません。
lesson-homework-none = ここではまだレッスンの宿題を出していません。/teach homework lesson で出せます。
lesson-homework-choose = クラスの一覧…
lesson-homework-line = <strong>{ $lesson }</strong> — 締め切り{ $closes }、{ $students }人中{ $finished }人が終了
lesson-homework-standing-done = ✓ 終了
lesson-homework-standing-late = ✓ 締め切り後に終了
lesson-homework-standing-begun = カード{ $of }枚中{ $cards }枚
lesson-homework-standing-open = 未開始
lesson-homework-nobody = まだ誰も開いていません。名簿にも誰もいません。
lesson-homework-more = ほか{ $count }人。
lesson-homework-listed = 一覧に出るのは、ここから開いた人と、名簿の全員です。

when-start = 新しい開始時刻
when-close = 新しい締め切り
when-label = いつにしますか？
when-about = クラスのタイムゾーン（/teach zone で設定）の時刻です。
when-example = 明日 20:00

calendar-closes = 締め切り：{ $name }

event-quiz =
    全{ $count }問。{ $minutes ->
        [0] 始まったら
       *[other] 開始{ $minutes }分前から
    }参加できます。
event-homework = チャンネルで開くか、/class homework と入力してください。
