job-doing = { $bar } { $percent }％
job-cancel = 取り消す
job-cancelled = 取り消しました
job-cancelled-text = 中止しました。必要なら、もう一度頼んでください。
job-gone = これはもう終わっています。必要なら、もう一度頼んでください。
job-busy = あなたの作業がまだ続いています。終わるのを待つか、先に取り消してください。
job-ended = 終わる前に止まりました。もう一度頼んでください。

print-title = 紙で行う
print-about = PDFファイルが2つできます。問題用紙と、証明つきの解答です。
print-own = 生徒ごとに、自分の問題と番号の付いた用紙になります。あとで、その番号を入力します。
print-same = どの用紙も同じ問題です。
print-size = 用紙
print-a4 = A4
print-letter = USレター
print-receivers = 誰に配るか
print-joined = 参加している生徒（{ $count }人）
print-roster = 名簿の全員にも（{ $count }人）
print-copies = 部数
print-spare = 予備の用紙
print-count = { $count ->
    [0] 予備なし
   *[other] { $count }枚
  }
print-now = 印刷する
print-working = 印刷の準備中
print-done = { $sheets }枚、各{ $questions }問。
print-done-keep = 解答は人に見せないでください。問題用紙に解答はありません。
print-done-enter = 用紙が戻ってきたら：<code>/paper enter</code>
print-nobody = まだ誰も参加していないので、印刷する用紙がありません。予備の用紙を頼んでください：<code>/paper print copies:30</code>
print-too-many = 一度に印刷できるのは{ $most }枚までです。
print-more = 残りのファイルです。
print-too-large = 大きすぎて送れません。枚数を減らしてください。
print-sheet = 用紙 { $number }
print-copy = { $number }部目
print-spare-sheet = 用紙 { $number }（予備）
print-name = 名前：{ $name }
print-question = 第{ $number }問
print-answers = 解答：{ $title }
print-right = 正解：{ $answer }
print-form-one = 答えを1つ丸で囲んでください。
print-form-several = 正しいものをすべて丸で囲んでください。
print-form-number = 数を書いてください。
print-form-numbers = 数を + で区切って書いてください。
print-form-move = 手を1つ書いてください。
print-form-moves = すべての手を ; で区切って書いてください。
print-form-order = すべての行の文字を、B A C のように順に書いてください。
print-form-list = 大きさ0から順に、値を空白で区切って書いてください。
print-form-text = 短い文章で書いてください。

enter-title = 紙の解答
enter-choose = 生徒を選ぶ…
enter-whose = これは予備の用紙でした。誰のものですか。
enter-no-owners = まだ用紙のない生徒はいません。名前を追加できます：<code>/teach roster file</code>
enter-nobody = まだ誰も用紙を持っていません。先に印刷してください：<code>/paper print</code>
enter-number = 用紙の番号
enter-sheet-label = 用紙の番号
enter-sheet-about = タイトルの下と、各ページの下にあります。
enter-no-sheet = ここに番号「{ $token }」の用紙はありません。
enter-other = ほかの生徒
enter-hold = 紙で行いました
enter-ask-hold = このクイズはまだ始まっていません。クラスが紙で行ったなら、ボタンを押してください。クイズは全問を出して終わったことになり、解答を入力できます。
enter-not-yet = 解答を入力できるのは、試験か宿題が始まってから、またはクイズが終わってからです。
enter-back = ◀ 前へ
enter-next = 次へ ▶
enter-empty = 空の欄は何も変えません。
enter-kept = ここで入力した解答は、画面での解答に代わり、提出したものとして数えます。
enter-ask = { $from }～{ $to }を入力
enter-line = { $number }) { $kind }：{ $answer ->
        [none] —
       *[other] <strong>{ $answer }</strong>
    }{ $typed ->
        [yes] （先生が入力）
       *[no] {""}
    }
enter-unread = 第{ $number }問：「{ $token }」が読めません。{ $why }
enter-unsaved = 第{ $number }問：「{ $token }」は記録していません。{ $why }
enter-saved = 解答{ $count }件を記録しました。
