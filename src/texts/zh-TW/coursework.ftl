# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

coursework-by = 由 { $who } 指派。

exam-title = 考試
exam-about = 共 { $count } 題，限時 { $minutes } 分鐘。
exam-how = 學生拿到的局面不盡相同，難度相當；結束之前看不到對錯。
exam-ends = 結束時間：{ $date }（{ $at }）。
exam-paused = 計時已暫停。
exam-progress = { $joined } 人參加，{ $begun } 人已開始，{ $finished } 人已答完
exam-start = 我的題目
exam-begin = 考試正在進行：請點「我的題目」，題目只有你能看到。
exam-late = 來晚了也可以參加，結束時間不會因此推遲。
exam-over = 考試結束
exam-sure = 現在為全班結束嗎？已作答的題目照常計分。
exam-more = 加 5 分鐘
exam-rules =
    考試開始後點「我的題目」，只有你能看到。

    可以按任意順序作答，結束之前可以隨時更改。

    結束之前看不到對錯；結束後點「我的成績」看結果。

homework-title = 作業
homework-about =
    共 { $count } 題，進度自定。{ $retakes ->
        [0] 只能做一次。
       *[other] { $retakes ->
            [none] 可以重做，次數不限
           *[other] 可以重做 { $retakes } 次
        }，每次題目都是新的；以{ $counts ->
            [best] 最好的
           *[other] 最後
        }一次為準。
    }
homework-opens = 開放時間：{ $at }。
homework-closes = 截止時間：{ $date }（{ $at }）。
homework-until = 截止時間 { $date }（{ $at }）
homework-progress = { $begun } 人已開始，{ $finished } 人已交
homework-start = 我的題目
homework-reminder = 作業即將截止
homework-mine = 你的作業
homework-none = 這裡沒有你的作業。
homework-open = 正在做
homework-again = 可以重做
homework-done = 已完成
homework-result =
    得 { $points } 分，滿分 { $most } 分{ $attempts ->
        [0] {""}
        [1] {""}
       *[other] （做了 { $attempts } 次）
    }
homework-attempts =
    { $left ->
        [none] 次數不限
       *[other] 還可以做 { $left } 次
    }
homework-choose = 開啟……
homework-over = 已截止
homework-ended = 作業已截止
homework-so = 目前計入的成績：{ $points } 分，滿分 { $most } 分。
homework-named = 作業：{ $name }

paper-title = 你的第 { $number } 題，共 { $of } 題
paper-answered = { $of } 題中已答 { $count } 題。未答：{ $missing }
paper-all = 全部題目都已作答。
paper-yours = 你的答案：<strong>{ $answer }</strong>
paper-none = 尚未作答。
paper-until = 結束之前可以更改；結束時間：{ $at }。
paper-anytime = 結束之前可以更改。
paper-before = ◀ 上一題
paper-next = 下一題 ▶
paper-hand-in = 交卷
paper-ask =
    { $missing ->
        [0] 現在交卷嗎？交卷後不能再更改。
       *[other] 現在交卷嗎？還有 { $missing } 題未答，交卷後不能再更改。
    }
paper-yes = 交卷
paper-no = 繼續做
paper-again = 再做一次
paper-attempt = 第 { $number } 次作答。
paper-waits = 開始後在本頻道點「我的題目」。
paper-secret = 考試結束後才公布對錯。

scoring-rule =
    計分：{ $rule ->
        [accuracy] 答對一題得 1 分
       *[other] 按對錯和你的把握計分
    }{ $speed ->
        [yes] ；答得快而且對，最多再加半分
       *[no] {""}
    }。
scoring-name-accuracy = 按對錯
scoring-name-confidence = 按對錯和把握
scoring-partial = 按比例給分：「找出所有必勝走法」和「標出必敗態」中，每找對一個得相應的一份，每選錯一個扣一份，最低 0 分；「SG 值表」中每填對一個值得相應的一份。
scoring-how = 「有把握」：對得 2 分，錯扣 2 分。「沒把握」：對得 1 分，錯得 0 分。你認為答對的可能超過三分之二時，選「有把握」才合算。
scoring-sure = 有把握
scoring-unsure = 沒把握
scoring-said =
    { $sure ->
        [none] 你有把握嗎？不選就按「沒把握」計。
        [yes] 你選了「有把握」。
       *[no] 你選了「沒把握」。
    }
scoring-points = 得分：<strong>{ $points } 分</strong>，滿分 { $most } 分

podium-title = 前三名
podium-line = { $place }) { $who }：{ $points } 分
podium-hidden = { $place }) ……
podium-suspense = 誰能進前三？
podium-nobody = 空缺
podium-more = 另有 { $count } 人

plan-title = 已安排
plan-made = 開始時間（按你的時鐘）：{ $date }（{ $at }）。{ $zone } 時間：{ $clock }。
plan-lobby = 開始前 { $minutes } 分鐘學生可以加入。
plan-begins-itself = 到時自動開始。
plan-begins-teacher = 到時等你在面板上開始。
plan-window =
    { $opens ->
        [none] 現已開放
       *[other] 開放時間：{ $opens }
    }；截止時間（按你的時鐘）：{ $closes }。{ $zone } 時間：{ $clock } 截止。
plan-twice = 那一天時鐘回撥，這個時刻出現兩次，以第一次為準。
plan-usual-zone = 本伺服器還沒有設定時區：用 /teach zone 設定。
plan-listing-listed = 已加入伺服器的活動列表。
plan-listing-refused = 未加入伺服器的活動列表：我需要「建立活動」權限。
plan-listing-hidden = 未加入伺服器的活動列表：不是所有人都能看到這個頻道。
plan-listing-full = 未加入伺服器的活動列表：列表已滿。
plan-none = 沒有安排。
plan-line = <strong>{ $name }</strong>：{ $date }（{ $at }），{ $channel }
plan-move = 改時間……
plan-cancel = 取消……
plan-cancelled = 已取消。
plan-missed = 原定於 { $date } 的活動沒有進行：當時我不在線上，或者本頻道有別的測驗。可由老師重新安排。
plan-unwarranted = 原定於 { $date } 的活動沒有開始：安排它的人已不再是這裡的老師。可由其他老師重新安排。
plan-late = 開始時間比原定的晚：我當時不在線上，或者頻道被佔用。
plan-starts = 開始時間：{ $at }。
plan-preparing = 正在為每個人準備題目，請稍候。
plan-start-now = 先開始，圖稍後補上
plan-cancel-exam = 取消考試
plan-drawing = 還在為 { $students } 名學生繪製題圖，畫完後才能開始。
plan-making = 還在為 { $students } 名學生準備局面，準備好後才能開始。
plan-scarce = 第 { $question } 題只有 { $positions } 個
plan-few-between = ，
plan-few =
    參加者有 { $students } 人，而有的題目沒有這麼多局面（{ $named }{ $others ->
        [0] {""}
       *[other] ，另有 { $others } 題也不夠
    }）：有些人的局面會相同；沒有別的可選時，相鄰的人才會相同。

panel-exam-end = 結束考試
panel-exam-over = 考試已結束。
panel-exam-moved-on = 考試已經往下進行，剛才的操作沒有執行。現在的情況如下。
panel-exam-unseen = ⚠ 我不能在這場考試的頻道裡發訊息，誰也看不到考試。請允許我檢視該頻道並在其中傳送訊息和檔案；我每半分鐘會再試一次。
panel-homework-end = 截止作業
panel-homework-over = 作業已截止。
panel-homework-moved-on = 作業的狀態已經改變，剛才的操作沒有執行。現在的情況如下。
panel-homework-unseen = ⚠ 我不能在指派這份作業的頻道裡發訊息，誰也不能在那裡看到作業；用 /class homework 仍可以開啟。請允許我檢視該頻道並在其中傳送訊息和檔案；我每半分鐘會再試一次。

homeworks-title = 作業
homeworks-none = 本伺服器沒有作業。用 /teach homework create 指派。
homeworks-line = <strong>{ $name }</strong>：{ $state }，截止時間 { $closes }；{ $joined } 人中 { $finished } 人已交
homeworks-state-planned = 尚未開放
homeworks-state-open = 開放中
homeworks-state-over = 已截止
homeworks-choose-list = 檢視……
homeworks-choose-close = 現在截止……
homeworks-choose-results = 檢視成績……
homeworks-choose-move = 改截止時間……
homeworks-closed = 「{ $name }」已截止。已答的題目計分。

zone-title = 時區
zone-set = 班級時區是 { $zone }，當地現在是 { $now }。

coursework-fault-no-such-zone = 沒有叫「{ $token }」的時區。
coursework-fault-no-such-time = 「{ $token }」不是我能讀懂的日期和時間。
coursework-fault-two-times = 「{ $token }」可能指不止一個時間，請寫明是哪一個。
coursework-fault-skipped-time = { $zone } 沒有「{ $token }」這個時刻，因為那時時鐘往前撥。請輸入別的時刻，例如 { $instead }。
coursework-fault-past-time = 「{ $token }」已經過去了。
coursework-fault-far-time = 離現在超過 { $days } 天。
coursework-fault-begun-stays =
    你已看過這場考試的題目，考試結束前不能退出{ $until ->
        [none] ；現在計時已暫停。
       *[other] 。結束時間：{ $date }（{ $until }）。
    }
coursework-fault-no-window = 作業的截止時間必須晚於開放時間。
coursework-fault-not-later = 這個時間不晚於全班的截止時間，請輸入更晚的時間。
coursework-fault-making = 一下子來的人多，還在為你準備題目，請稍後再點一次。
coursework-fault-not-ready = 還在為每個人準備題目，請稍後再試。
coursework-fault-handed-in = 這一次作答已經結束，不能再更改。
coursework-fault-no-more-attempts = 次數已經用完。
coursework-fault-paused = 老師暫停了你的計時，不會損失時間。請等老師恢復。
coursework-fault-no-own-time = 請用 quiz:…… 指定一場考試或一份作業。
coursework-fault-until-when = 全班的時間已經結束。請用 until:…… 寫明對這位學生開放到什麼時候。

# 只針對一位學生，告訴老師。
allow-title = 單獨安排
allow-none = 沒有單獨安排。
allow-list = 本伺服器每場考試都有加時的學生：
allow-nobody = 目前沒有人加時。用 /teach allow student:…… extra:25 可以讓一位學生今後的每場考試多 25% 時間。
allow-extra = 每場考試加時 { $percent }%
allow-remembered = 尚未開始的考試都會加時。
allow-more = { $name }：多 { $minutes } 分鐘
allow-ends = { $name }：該生的截止時間為 { $date }
allow-reopened = { $name }：對該生重新開放到 { $date }
allow-over = { $name }：對該生已結束
allow-where = 學生在 /class homework 裡能找到它。對方如果接收私人訊息，我會發私人訊息通知。截止前已經開始作答的，重新作答時是新題。
allow-again = 為你重新開放
allow-how = 在 { $channel } 裡輸入 /class homework 就能作答。如果你在截止前已經開始作答，就重新作答一次，題目是新的。
allow-attempts = 一共比別人多 { $attempts } 次機會
allow-left =
    { $left ->
        [0] 沒有剩餘的作答機會
       *[other] 還可以開始 { $left } 次
    }
allow-paused = 該生的計時已暫停，最多一小時。用 /teach allow student:…… pause:False 繼續。
allow-last = 有人時間更長，{ $date } 之後才公布成績。
allow-late =
    { $date } 前可以補交{ $off ->
        [0] ，不扣分。
       *[other] ，扣 { $off }% 的分。
    }
allow-was-late =
    { $off ->
        [0] 補交。
       *[other] 補交，扣 { $off }% 的分。
    }

lesson-homework-title = 課程作業
lesson-homework-about = 按自己的節奏做完這一課的卡片。做錯沒關係，會再給你一道練習。
lesson-homework-begin = 開始這一課
lesson-homework-shown = 點了按鈕以後，老師能看到你完成了幾張卡片，別的都看不到。
lesson-homework-none = 你還沒有在這裡指派過課程。用 /teach homework lesson 指派一課。
lesson-homework-choose = 檢視名單……
lesson-homework-line = <strong>{ $lesson }</strong>：截止時間 { $closes }；{ $students } 人中 { $finished } 人已完成
lesson-homework-standing-done = ✓ 已完成
lesson-homework-standing-late = ✓ 截止後完成
lesson-homework-standing-begun = 已完成 { $cards } / { $of } 張卡片
lesson-homework-standing-open = 還沒開始
lesson-homework-nobody = 還沒有人開啟過，名單上也沒有人。
lesson-homework-more = 另有 { $count } 人。
lesson-homework-listed = 這裡列出名單上的所有人，以及從這裡開啟過這一課的人。

when-start = 新的開始時間
when-close = 新的截止時間
when-label = 什麼時候？
when-about = 按班級時區填寫（用 /teach zone 設定）。
when-example = 明天 20:00

# 日曆中的一項。
calendar-closes = 截止：{ $name }

event-quiz =
    共 { $count } 題。{ $minutes ->
        [0] 開始時即可加入
       *[other] 開始前 { $minutes } 分鐘可以加入
    }。
event-homework = 在頻道裡開啟，或輸入 /class homework。
