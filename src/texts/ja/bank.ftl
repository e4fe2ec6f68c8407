bank-title = 問題バンク
bank-none = このサーバーのセットは、まだありません。
bank-set = <strong>{ $name }</strong> — 局面{ $count }個
bank-how-to =
    局面をセミコロンで区切って書くか、1行に1つ書いたテキストかCSVのファイルを付けてください：

    <code>/teach bank add set:第3週 positions:nim 3 4 5; wythoff 3 5</code>

    1つずつ確かめます。<code>/teach quiz create bank:第3週</code> で、ちょうどこれらの局面を出題します。
bank-report-title = 問題バンク：{ $set }
bank-added = 局面を{ $added }個追加しました{ $refused ->
        [0] {""}
       *[other] （使わなかった行：{ $refused }）
    }。このセットの局面は、いま{ $total }個です。
bank-tally =
    追加したもの：P { $P }個、N { $N }個{ $D ->
        [0] {""}
       *[other] 、D { $D }個
    }。難しさ{ $same ->
        [yes] { $easiest }
       *[no] { $easiest }～{ $hardest }
    }（1がやさしく、5が難しい）。
bank-unused = 使わなかった行
bank-used = 追加
bank-rest = ほか{ $count }件はファイルにあります
bank-file = ファイルにはすべての行が入っていて、表計算ソフトで開けます。
bank-cut = 最初の{ $most }行だけを読み、{ $count }行は読みませんでした。
bank-quiz = これで出題するには：{ $command }
bank-contents = 局面{ $count }個
bank-entry = { $number }) <code>{ $line }</code> — { $outcome }、難しさ{ $difficulty }
bank-whole = ファイルにはすべての局面が入っていて、そのままもう一度追加できます。
bank-removed = 「{ $set }」から局面を{ $count }個除きました。
bank-undo = 間違えましたか？添付のファイルをもう一度追加してください：<code>/teach bank add</code>

bank-column-row = 行
bank-column-text = 入力
bank-column-used = 使用
bank-column-line = 局面
bank-column-outcome = 勝敗
bank-column-difficulty = 難しさ
bank-column-remark = 備考
bank-yes = はい
bank-no = いいえ

bank-fault-bad-set-name = 「{ $token }」はセットの名前にできません。1～{ $most }文字にしてください。
bank-fault-no-positions = 局面がありません。入力するか、ファイルを付けてください。
bank-fault-text-too-long = 一度に送るには多すぎます（{ $separated }文字まで）。
bank-fault-no-such-set =
    「{ $token }」というセットはありません。{ $known ->
        [none] {""}
       *[other] いまあるセット：{ $known }。
    }
bank-fault-no-such-number = 「{ $set }」に{ $number }番の局面はありません。番号を見るには：/teach bank show
bank-fault-too-many-sets = このサーバーにはセットが{ $most }個あり、これ以上は作れません。先に1つ削除してください：/teach bank remove
bank-fault-set-full = 「{ $set }」の局面が{ $most }個を超えます。別のセットにしてください。
bank-fault-not-utf8 = UTF-8のテキストファイルではありません。表計算ソフトでは「CSV UTF-8」で保存し、エディターでは文字コードにUTF-8を選んでください。
bank-fault-works = これなら使えます：

roster-title = 名簿
roster-done = 名前を{ $named }件書き込みました{ $refused ->
        [0] {""}
       *[other] （使わなかった行：{ $refused }）
    }。
roster-row = <strong>{ $row }行目</strong> <code>{ $text }</code> — { $said }
roster-fate-no-account = アカウントがありません。<@1234…> のようなメンションか、アカウントの番号が必要です
roster-fate-no-name = 名前がありません
roster-fate-long-name = 名前が長すぎます
roster-fate-repeated = このアカウントは、前の行にもうあります
roster-how-to = 名簿はファイルからも読めます：<code>/teach roster file</code>（account と name、またはアカウントと名前の列があるCSV）。
roster-files = ファイルは表計算ソフトで書き換えて、もう一度読み込めます。
roster-nobody = ファイルに名前がありません。どの行にも、アカウントと名前が必要です。
roster-cut = 最初の{ $most }行だけを読みました。

past-quizzes-none = このサーバーでは、まだクイズがありません。
past-quizzes-title = すべての成績
past-quizzes-done = クイズ{ $quizzes }件。<code>quizzes.csv</code> はクイズの一覧です。<code>answers.csv</code> には解答が1行ずつ、<code>students.csv</code> にはクイズごとに生徒が1行ずつ、<code>gradebook.csv</code> には生徒ごとに全クイズの得点が入っています。
past-quizzes-ids = MoodleやCanvas用の成績ファイルも作るには、アカウント、メール、学籍番号の列があるCSVファイルを /teach export に付けてください。
past-quizzes-grades =
    { $students ->
        [0] 成績ファイルはありません。CSVファイルに、これらのクイズの生徒がいません。アカウントの列と、メールか学籍番号の列が必要です。
       *[other] MoodleとCanvasの成績ファイルには、生徒が{ $students }人います。
    }
past-quizzes-more = 最新の{ $most }件です。
past-quizzes-entry = { $date }：{ $questions }問、{ $games }
