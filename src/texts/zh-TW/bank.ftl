# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

bank-title = 題庫
bank-none = 本伺服器還沒有自己的局面。
bank-set = <strong>{ $name }</strong>：{ $count } 個局面
bank-how-to =
    輸入局面，用分號隔開；或附上每行一個局面的文字或 CSV 檔案：

    <code>/teach bank add set:第三週 positions:nim 3 4 5; wythoff 3 5</code>

    每個局面我都會核對。<code>/teach quiz create bank:第三週</code> 就用這些局面出題。
bank-report-title = 題庫：{ $set }
bank-added =
    加入 { $added } 個局面{ $refused ->
        [0] {""}
       *[other] ，{ $refused } 行未採用
    }。這一組現有 { $total } 個。
bank-tally =
    其中 P 態 { $P } 個，N 態 { $N } 個{ $D ->
        [0] {""}
       *[other] ，D 態 { $D } 個
    }；難度 { $same ->
        [yes] { $easiest }
       *[no] { $easiest } 至 { $hardest }
    }（1 易，5 難）。
bank-unused = 未採用
bank-used = 已加入
bank-rest = 還有 { $count } 行，見檔案
bank-file = 檔案裡有每一行，可以用試算表軟體開啟。
bank-cut = 只讀了前 { $most } 行，還有 { $count } 行沒有讀。
bank-quiz = 用它們出題：{ $command }
bank-contents = { $count } 個局面
bank-entry = { $number }) <code>{ $line }</code>：{ $outcome } 態，難度 { $difficulty }
bank-whole = 檔案裡有全部局面，可以原樣再加入。
bank-removed = 已從「{ $set }」移除 { $count } 個局面。
bank-undo = 弄錯了？把附件再加入一次：<code>/teach bank add</code>

bank-column-row = 行
bank-column-text = 原文
bank-column-used = 採用
bank-column-line = 局面
bank-column-outcome = 勝負
bank-column-difficulty = 難度
bank-column-remark = 說明
bank-yes = 是
bank-no = 否

bank-fault-bad-set-name = 「{ $token }」不能作題組的名稱：需要 1 至 { $most } 個字元。
bank-fault-no-positions = 沒有收到局面。請輸入局面，或附上檔案。
bank-fault-text-too-long = 一次太多了：最多 { $most } 個字元。
bank-fault-no-such-set =
    沒有名為「{ $token }」的題組。{ $known ->
        [none] {""}
       *[other] 現有：{ $known }。
    }
bank-fault-no-such-number = 「{ $set }」裡沒有 { $number } 號局面。檢視編號：/teach bank show
bank-fault-too-many-sets = 本伺服器已有 { $most } 個題組，不能再多。請先刪除一組：/teach bank remove
bank-fault-set-full = 「{ $set }」會超過 { $most } 個局面。請另起一組。
bank-fault-not-utf8 = 檔案不是 UTF-8 編碼的文字。在試算表軟體裡請另存為「CSV UTF-8」；在編輯器裡請把編碼選為 UTF-8。
bank-fault-works = 這樣可以：

roster-title = 名單
roster-done =
    已寫入 { $named } 個姓名{ $refused ->
        [0] {""}
       *[other] ，{ $refused } 行未採用
    }。
roster-row = <strong>第 { $row } 行</strong> <code>{ $text }</code>：{ $said }
roster-fate-no-account = 沒有帳號：需要 <@1234…> 這樣的提及，或帳號的數字
roster-fate-no-name = 沒有姓名
roster-fate-long-name = 姓名太長
roster-fate-repeated = 這個帳號前面已經有了
roster-how-to = 名單可以從檔案讀入：<code>/teach roster file</code>，CSV 檔案，兩欄為帳號和姓名。
roster-files = 檔案可以在試算表軟體裡修改後再讀入。
roster-nobody = 檔案裡沒有姓名。每行需要一個帳號和一個姓名。
roster-cut = 只讀了前 { $most } 行。

past-quizzes-none = 本伺服器還沒有舉行過測驗。
past-quizzes-title = 全部成績
past-quizzes-done = 共 { $quizzes } 次測驗。<code>quizzes.csv</code> 是測驗列表；<code>answers.csv</code> 每行一個答案；<code>students.csv</code> 每行一名學生在一次測驗中的成績；<code>gradebook.csv</code> 每行一名學生，列出各次測驗的得分。
past-quizzes-ids = 想要 Moodle 或 Canvas 能匯入的成績檔案，請在 /teach export 裡附上 CSV 檔案，欄為帳號、電子郵件和學號。
past-quizzes-grades =
    { $students ->
        [0] 沒有成績檔案：CSV 裡沒有這些測驗的學生。需要「帳號」欄，以及「電子郵件」或「學號」欄。
       *[other] Moodle 和 Canvas 的成績檔案裡有 { $students } 名學生。
    }
past-quizzes-more = 這是最近的 { $most } 次。
past-quizzes-entry = { $date }：{ $questions } 題，{ $games }
