# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

job-doing = { $bar } { $percent }%
job-cancel = 取消
job-cancelled = 已取消
job-cancelled-text = 我停下來了。需要時請再試一次。
job-gone = 這項工作已經完成或已停止。需要的話請重新操作。
job-busy = 你的上一項任務還沒完成。請等它完成，或先取消。
job-ended = 任務中途停止了，請重新操作。

print-title = 紙本考卷
print-about = 你會得到兩個 PDF 檔案：題目卷，以及附有證明的答案卷。
print-own = 每位學生一份自己的考卷，卷上有編號，之後登錄答案時用它。
print-same = 所有考卷的題目相同。
print-size = 紙張
print-a4 = A4
print-letter = 美國信紙（Letter）
print-receivers = 發給誰
print-joined = 已參加的學生（{ $count }）
print-roster = 再加上名單上的所有人（{ $count }）
print-copies = 份數
print-spare = 備用卷（未指定學生）
print-count = { $count ->
    [0] 不要備用卷
   *[other] { $count } 份
  }
print-now = 生成
print-working = 正在排印
print-done = 共 { $sheets } 份，每份 { $questions } 題。
print-done-keep = 答案卷請自己留著，題目卷上沒有答案。
print-done-enter = 收回考卷後登錄答案：<code>/paper enter</code>
print-nobody = 還沒有人參加，沒有考卷可印。可以印備用卷：<code>/paper print copies:30</code>
print-too-many = 一次最多印 { $most } 份。
print-more = 其餘檔案。
print-too-large = 檔案太大，發不出去。請少印幾份。
print-sheet = 第 { $number } 號卷
print-copy = 第 { $number } 份
print-spare-sheet = 第 { $number } 號卷（備用）
print-name = 姓名：{ $name }
print-question = 第 { $number } 題
print-answers = 答案：{ $title }
print-right = 正確答案：{ $answer }
print-form-one = 圈出一個答案。
print-form-several = 圈出所有正確的答案。
print-form-number = 寫一個數。
print-form-numbers = 寫出這些數，中間用 + 連接。
print-form-move = 寫一步走法。
print-form-moves = 寫出所有走法，中間用 ; 隔開。
print-form-order = 按順序寫出各句的字母，例如 B A C。
print-form-list = 從大小 0 開始依次寫出各個值，用空格隔開。
print-form-text = 寫幾句話。

enter-title = 登錄紙本答案
enter-choose = 選擇學生……
enter-whose = 這是一份備用卷。是誰做的？
enter-no-owners = 沒有還需要考卷的學生。可以新增姓名：<code>/teach roster file</code>
enter-nobody = 還沒有人有考卷。請先列印：<code>/paper print</code>
enter-number = 卷號
enter-sheet-label = 考卷的編號
enter-sheet-about = 在標題下方和每頁頁尾。
enter-no-sheet = 這裡沒有編號為「{ $token }」的考卷。
enter-other = 換一位學生
enter-hold = 已在紙上完成
enter-ask-hold = 這次測驗還沒有開始。如果全班已在紙上做完，請點下面的按鈕：測驗就算已出完全部題目並結束，之後可以登錄答案。
enter-not-yet = 考試或作業開放後，或測驗結束後，才能登錄答案。
enter-back = ◀ 上一頁
enter-next = 下一頁 ▶
enter-empty = 留空的不改動。
enter-kept = 在這裡登錄的答案會取代學生在螢幕上給出的答案，並視為已交卷。
enter-ask = 登錄第 { $from }–{ $to } 題
enter-line = { $number }) { $kind }：{ $answer ->
        [none] —
       *[other] <strong>{ $answer }</strong>
    }{ $typed ->
        [yes] （老師登錄）
       *[no] {""}
    }
enter-unread = 第 { $number } 題：看不懂「{ $token }」。{ $why }
enter-unsaved = 第 { $number } 題：「{ $token }」沒有記錄。{ $why }
enter-saved = 已記錄 { $count } 個答案。
