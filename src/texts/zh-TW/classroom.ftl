# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

class-lobby-title = 課堂測驗
class-lobby-invites =
    { $who ->
        [none] 測驗即將開始。
       *[other] { $who } 邀請大家參加測驗。
    }
class-lobby-about =
    共 { $count } 題，每題作答 { $seconds } 秒。{ $pace ->
        [live] 由老師控制進度。
       *[other] 自動進行。
    }
class-lobby-listed = { $heading }：{ $items }
class-lobby-skills = 考查內容
class-lobby-games = 遊戲
class-lobby-joined = 已有 { $count } 人加入
class-lobby-join = 加入
class-lobby-rules = 規則
class-lobby-closed = 測驗已經開始。現在仍可加入，之前的題目不計入你的成績。

class-rules-title = 規則
class-rules-text =
    先出現題目；讀題時間結束後開始作答：點按鈕，或者打字。

    別人看不到你的答案；本題結束前你可以更改。

    然後公布各答案的人數，並說明正確答案為什麼正確。

    中途加入的人只算加入以後的題目。

class-question-title = 第 { $number } 題，共 { $of } 題
class-question-reading =
    請先讀題{ $opens ->
        [none] {""}
       *[other] ，{ $opens }開始作答
    }。
class-question-open =
    { $closes ->
        [none] 正在作答。
       *[other] 作答截止：{ $closes }。
    }
class-question-paused = 計時已暫停。
class-question-answered = { $of } 人中 { $count } 人已作答
class-question-type = 打字作答
class-question-choose = 選出所有正確的答案……
class-question-choose-one = 選一個答案……
class-question-by-letter = 也可以輸入答案前的字母。
class-question-skipped = 本題已跳過，不計分。

class-modal-title = 你的答案
class-modal-label = 答案
class-modal-letters = 答案前的字母，例如 B；多選時寫出所有字母。
class-recorded-title = 你的答案
class-recorded = 已記錄：<strong>{ $answer }</strong>
class-recorded-anonymous = 答案已記錄。這是匿名測驗，這裡不顯示你的答案。
class-changeable =
    { $closes ->
        [none] 老師結束本題之前你可以更改。
       *[other] { $closes } 之前你可以更改。
    }

class-reveal-title = 第 { $number } 題的答案
class-reveal-tally = { $answered } 人作答，{ $right } 人答對（全班 { $of } 人）
class-reveal-nobody = 沒有人作答。
class-reveal-count =
    { $right ->
        [yes] ✓
       *[no] ✗
    } <strong>{ $count } 人</strong>：{ $clause }{ $misconception ->
        [none] {""}
       *[other] ——可能是：{ $misconception }
    }
class-reveal-others = 另有 { $count } 個答案
class-reveal-mine = 我答對了嗎？
class-reveal-right = 答對了
class-reveal-wrong = 這題答錯了
class-reveal-unanswered = 你沒有回答這道題。
class-reveal-given = 你的答案：<strong>{ $answer }</strong>

class-final-title = 測驗結束
class-final-result = { $students } 名學生，{ $questions } 道題；正確率 { $percent }%（未作答算錯）。
class-final-none = 沒有出過題。
class-final-nobody = 沒有人參加。
class-final-mine = 我的成績

class-own-title = 你的成績
class-own-by-skill = 各項技能
class-own-score = { $asked } 題中<strong>答對 { $right } 題</strong>
class-own-none = 還沒有計入你成績的題目。
class-own-excluded = 老師沒有把你計入這次的成績。
class-own-line =
    { $right ->
        [yes] ✓ { $number }) { $answer }{ $sure ->
            [none] {""}
           *[other] ，{ $sure }
        }
        [no] ✗ { $number }) { $answer }{ $sure ->
            [none] {""}
           *[other] ，{ $sure }
        }；正確答案：<strong>{ $correct }</strong>
       *[none] ○ { $number }) 未作答；正確答案：<strong>{ $correct }</strong>
    }
class-own-look = 逐題檢視
class-own-overview = 返回總覽
class-own-later = 正確答案由老師稍後公布。
class-own-unanswered = 未作答
class-own-page = 第 { $number } 題，共 { $count } 題 · { $verdict }
class-own-practise = 練習答錯的 { $count } 題
class-own-private = 只有你和本伺服器的老師能看到。

class-joined-title = 你已加入
class-joined-text = 題目會出現在這個頻道。想把姓名告訴老師：/class join name:……
class-joined-nameless = 題目會出現在這個頻道。你的答案不帶姓名儲存。
class-joined-late = 測驗已經開始：之前的題目不計入你的成績。
class-left = 你已退出，你的答案已刪除。
class-named =
    { $name ->
        [none] 你的姓名已從名單中刪除。
       *[other] 你在名單上的姓名：{ $name }
    }

class-panel-title = 教師面板
class-phase-planned = 已安排。
class-phase-lobby = 學生可以加入。
class-phase-reading = 讀題時間。
class-phase-open = 正在作答。
class-phase-revealed = 答案已公布。
class-phase-over = 已結束。
class-phase-podium = 正在揭曉名次。
class-panel-place = 第 { $number } 題，共 { $of } 題。
class-panel-paused = 計時已暫停。
class-panel-moved-on = 測驗已經往下進行，剛才的操作沒有執行。現在的情況如下。
class-panel-unseen = ⚠ 我不能在這個測驗的頻道裡發訊息，誰也看不到測驗。請允許我檢視該頻道並在其中傳送訊息和檔案；我每半分鐘會再試一次。
class-act-start = 開始
class-act-close = 現在結束作答
class-act-next = 下一題
class-act-pause = 暫停
class-act-resume = 繼續
class-act-more = 加 15 秒
class-act-again = 再出一道類似的題
class-act-skip = 跳過
class-act-end = 結束測驗
class-panel-finish = 完成
class-panel-podium = 揭曉名次
class-panel-unveil = 公布第 { $place } 名
class-panel-refresh = 重新整理
class-panel-results = 成績
class-panel-sure = 現在結束測驗嗎？還沒有公布答案的題目不計分。
class-panel-end-now = 結束
class-panel-go-on = 繼續
class-panel-missing = 這些遊戲出不了更多這樣的題：比要求的少 { $count } 題。

# 測驗開始前，只給老師看。
class-draft-title = 題目
class-draft-about = 只有你能看到。選一道題，可以檢視、換題或調整順序。
class-draft-choose = 選一道題
class-draft-add = 從題庫的一個題組加一題
class-draft-back = 面板
class-draft-all = 全部題目
class-draft-previous = 上一題
class-draft-next = 下一題
class-draft-act-another = 換一題
class-draft-act-easier = 換簡單的
class-draft-act-harder = 換難的
class-draft-act-earlier = 上移
class-draft-act-later = 下移
class-draft-act-remove = 刪除
class-draft-difficulty = 難度 { $difficulty }，最高 5。
class-draft-pick = 選一個局面
class-draft-more = 更多局面
class-draft-pick-about = 從「{ $set }」裡選一個局面。這次測驗已經問到的不再列出。
class-draft-sample = 只有你能看到。這是一份樣卷：局面夠多時，每位學生拿到的都不同，但大小和勝負一樣。開始或列印之前可以換題：換題後每位學生都拿到新的局面，考卷仍然同等。
class-draft-alike = 每份考卷都一樣：{ $heaps } 個部分，數字最多 { $bits } 個二進位位。
class-draft-alike-graph = 每份考卷都一樣：{ $nodes } 個點的圖。
class-draft-supply = 目前有 { $count } 個這樣的局面。

class-results-title = 成績
class-results-none = 還沒有人參加。
class-results-students = 學生
class-results-hardest = 最難的題目
class-results-question = { $number }) { $kind } · <strong>{ $asked } 人中 { $right } 人</strong>答對
class-results-misconceptions = 同一名學生至少犯了兩次的錯誤
class-results-misconception = { $name }：{ $count } 人
class-results-files = 檔案中有每個答案和每名學生，可以用試算表軟體開啟。
class-results-show = 公布答案
class-results-hide = 暫不公布答案
class-results-questions = 匯出題目
class-results-papers = 考卷
class-results-equal = { $papers } 份考卷難度一致：每一題的規模、勝負結論相同，能碰巧答對的常見錯誤也相同。
class-results-unequal = { $papers } 份考卷在第 { $slots } 題有差別，詳見 papers.csv。
class-results-apart = 同一題的難度最多相差 { $apart }（1 到 5 級）。
class-results-shared = 有的題目局面數少於學生數，最少的只有 { $fewest } 個；沒有別的局面可選時，相鄰的學生才會拿到同一個。
class-items-question = 題號
class-items-facility = 正確率
class-items-discrimination = 區分度
class-items-correlation = 相關
class-items-time = 用時
class-items-wrong = 常見錯誤答案
class-items-seconds = { $seconds } 秒
class-items-chart = 各題的正確率與區分度
class-items-across = 正確率
class-items-up = 區分度（虛線：0.2）
class-items-title = 題目分析
class-items-alpha = 克龍巴赫 α 係數：{ $alpha }
class-items-read = 區分度：總分最高的 27% 與最低的 27% 的正確率之差；相關：與其餘題目得分的相關係數。任一項低於 0.2 的題目值得檢查。
class-items-few = 只有 { $students } 名學生，數字僅供參考。區分度：總分最高的 27% 與最低的 27% 的正確率之差；相關：與其餘題目得分的相關係數。
class-results-more = 另有 { $count } 人，見檔案

team-0 = 🔴 紅隊
team-1 = 🔵 藍隊
team-2 = 🟢 綠隊
team-3 = 🟡 黃隊
team-4 = 🟣 紫隊
team-5 = 🟠 橙隊
team-6 = ⚪ 白隊
team-7 = ⚫ 黑隊
teams-title = 分隊
teams-about = 先點一個隊，再選隊員。
teams-lots = 重新抽籤
teams-nobody = 還沒有人加入。
teams-unplaced = 還沒分隊（開始時抽籤）
teams-waits = 由老師安排你在哪一隊。
teams-changeable = 測驗開始前可以換隊。
teams-rule-choose = 分隊：自己選。隊分是全隊得分佔可得總分的百分比。
teams-rule-teacher = 分隊：由老師安排。隊分是全隊得分佔可得總分的百分比。
teams-rule-lot = 分隊：抽籤決定。隊分是全隊得分佔可得總分的百分比。
teams-size = { $name } { $size } 人
teams-between = {" "}·{" "}
teams-standing = 各隊目前：<strong>{ $teams }</strong>
teams-share = { $name } { $percent }%
teams-line = { $place }) { $name }：<strong>{ $percent }%</strong>（{ $members } 人）
teams-yours = 你在{ $name }。
teams-fill = { $name }：選擇隊員

class-progress-title = 學習進展
class-progress-mine = 你的學習進展
class-progress-chart = 每週正確率
class-progress-none = 最近十週沒有作答。
class-progress-skill = 技能
class-progress-recent = 近四週
class-progress-before = 之前
class-progress-answers = 作答數
class-progress-more = 另有 { $count } 項技能
class-progress-next = 接下來教什麼
class-progress-again =
    <strong>{ $skill }</strong>：正確率 { $percent }{ $lesson ->
        [none] {""}
       *[other] 。課程：{ $lesson }
    }
class-progress-fresh = 還沒有考過：<strong>{ $lesson }</strong>
class-progress-how = 指派課程作業：
class-progress-students = 學生（近四週）
class-progress-weakest = { $skill } { $percent }
class-progress-withheld = 有 { $count } 名學生還沒有同意顯示。他們可以用 <code>/class progress share:True</code> 同意
class-progress-about = 根據最近十週的測驗、考試和作業。練習是學生自己的，不計在內。
class-progress-choose = 選一名學生……
class-progress-whole = 全班
class-progress-note = 每週發我小結
class-progress-unnote = 不再發小結
class-progress-noted = 每週一你會收到一條私人訊息。
class-progress-ask-on = 先徵得學生同意
class-progress-ask-off = 不必徵得學生同意
class-progress-own-seen = 這裡的老師也能看到。
class-progress-own-asked = 老師看不到。用 <code>/class progress share:True</code> 可以讓老師看到。
class-progress-own-agreed = 你已同意，所以老師能看到。用 <code>/class progress share:False</code> 可以收回。
class-progress-weekly = 班級近況
class-progress-stop = 不想再收到：在伺服器裡用 <code>/teach progress</code>。

marking-open = 批改
marking-title = 批改
marking-none = 沒有要批改的答案。
marking-answer = 學生的答案
marking-erased = 該學生刪除了自己的資料，寫的內容也一併刪除。你給的分數仍然有效。
marking-page = 第 { $number } 份，共 { $of } 份
marking-left =
    批改時不顯示姓名。{ $count ->
        [0] 已全部批改。
       *[other] 還有 { $count } 份沒有批改。
    }
marking-give = { $points } 分
marking-by-teacher = 由老師評分。
marking-later = 老師還沒有批改這道題。
marking-unmarked = 未批改
marking-marked = { $points } 分
marking-waiting = 有 { $count } 份答案等你批改，批改之後才計分。

class-anonymous-rule = 匿名：儲存答案時不帶姓名，誰也看不出是誰答的，老師也不例外；測驗結束後更無從查起。
class-anonymous-few = 作答的不足 3 人，不公布具體答案。
class-anonymous-omitted = 作答不足 3 人的題目不計入。
class-anonymous-results = 這個測驗是匿名的，只有全班的結果。
class-anonymous-files = 檔案裡的答案沒有姓名，也不按人排序。

# 老師事後更正成績。
class-correct-open = 更正……
class-correct-title = 更正成績
class-correct-about = 可以作廢一道題、把另一個答案也算對，或者讓某人不計入成績。所有人的得分會立即重新計算；誰在什麼時候改了什麼，都有記錄。
class-correct-choose = 選擇題目
class-correct-people = 讓學生不計入成績，或恢復
class-correct-off = 不計入成績
class-correct-dropped = 已作廢，對所有人都不計分
class-correct-back = 返回
class-correct-drop = 作廢此題
class-correct-count = 恢復計分
class-correct-accept = 把某個答案算對，或撤銷
class-correct-accepted = 已算對
class-correct-no-wrong = 沒有人答錯。
class-correct-record = 事後更正
class-correct-more = 另有 { $count } 條更正，見檔案
class-correct-entry =
    { $what ->
        [drop] 第 { $number } 題作廢
        [count] 第 { $number } 題恢復計分
        [accept] 第 { $number } 題：「{ $answer }」算對
       *[reject] 第 { $number } 題：「{ $answer }」恢復為錯誤
    }
class-correct-person =
    { $what ->
        [remove] { $who } 不再計入成績
       *[restore] { $who } 重新計入成績
    }
class-correct-told-dropped = 第 { $numbers } 題已作廢，對所有人都不計分。
class-correct-told-accepted = 第 { $numbers } 題：老師把另外的答案也算作正確。
class-correct-recounted = 所有得分已重新計算。
class-correct-own = 老師已將此答案算對
class-correct-full = 一次測驗最多記錄 { $most } 次更正，不能再改了。

# 伺服器儲存的、可以再次使用的測驗。
class-templates-title = 範本
class-templates-none = 還沒有範本。用 /teach template save 可以把以前的測驗存為範本。
class-templates-how-to = 用 /teach template use 再次使用。
class-templates-kept = 範本已儲存
class-templates-removed = 範本已刪除
class-templates-count = 共 { $count } 題，答案已全部重新計算。
class-templates-refused = 有 { $count } 題因無法算出答案而未收入。
class-templates-file = 用這個檔案和 /teach template add 可以把它帶到別的伺服器。檔案裡有局面和設定，沒有答案，也沒有學生資訊。
class-templates-no-file = 這個檔案裡沒有我能讀的測驗。請使用 /teach template save 給出的 quiz.json。
class-templates-unknown = 沒有名為「{ $token }」的範本。
class-templates-bad-name = 範本名稱應有 1 至 { $most } 個字。
class-templates-full = 一個伺服器最多儲存 { $most } 個範本。請先刪除一個：/teach template remove

class-questions-title = 題目檔案
class-questions-none = 還沒有出過題。
class-questions-text = 共 { $count } 題，附答案、證明，以及其他答案錯在哪裡。在 Moodle 題庫裡選「匯入」：questions.xml 選「Moodle XML 格式」，questions.gift.txt 選「GIFT 格式」。
class-questions-keep = 檔案裡有正確答案，請不要公開。

class-roster-title = 名單
class-roster-none = 還沒有人填寫姓名。學生可以用 /class join name:…… 填寫。

class-sitting-title = 你正在考試
class-sitting-text =
    { $until ->
        [none] 考試計時已暫停。
       *[other] 考試結束時間：{ $until }（{ $date }）。
    }
class-sitting-what = 考試結束之前，不管在哪個伺服器還是私人訊息裡，我都不替你解題：分析、練習、課程、每日一題、提示、復盤、成績都停用，不能自己開測驗、開新局，與我的不限時對局也不能走棋。考完全部恢復。
class-sitting-rule = 開始作答之後，直到考試結束，不管在哪個伺服器還是私人訊息裡，我都不替你解題：分析、練習、課程、提示、新對局都停用。中途不能退出。

class-remove-ask = 刪除這個測驗……
class-remove-title = 徹底刪除這個測驗？
class-remove-text = 題目、成績和 { $students } 名學生的所有答案都會被刪除，無法恢復。
class-remove-files = 請先儲存下面的檔案，其中有成績。
class-remove-stays = 會留下的：頻道裡的訊息，以及每個學生自己的練習從中得到的記錄。
class-remove-yes = 徹底刪除
class-remove-no = 保留
class-remove-kept = 沒有刪除任何內容。
class-remove-done = 這個測驗已刪除。

class-roles-title = 誰可以教學
class-roles-none = 只有能管理伺服器的人可以教學。
class-roles-how-to = 用 /teach role role:…… 可以讓一個身分組也能教學。
class-roles-some = 能管理伺服器的人，以及有下列任一身分組的成員：
class-roles-shown = 要讓他們看到 /teach，請在伺服器設定的「整合」中為該身分組開啟。用 /teach role remove:…… 可以把身分組移出名單。
class-roles-gone = 已刪除的身分組
class-roles-gone-means = 已刪除的身分組不再有任何成員，可以在下面把它移出名單。
class-roles-take-off = 把身分組移出名單

class-fault-no-server = 課堂功能只能在伺服器裡使用。
class-fault-not-a-teacher = 只有老師能用：即能管理伺服器的人，或有教學身分組的人。
class-fault-not-a-manager = 誰可以教學，由能管理伺服器的人設定。
class-fault-role-of-all = 所有人都有這個身分組，學生也有。請選擇只有老師才有的身分組。
class-fault-too-many-roles = 最多 { $most } 個身分組可以教學。請先移出一個。
class-fault-no-such-quiz = 這裡沒有這個測驗。
class-fault-no-such-lesson = 找不到這一課。輸入時從列表裡選，例如：/teach homework lesson lesson:Nim closes:20:00
class-fault-moved-on = 內容已過期，請用最新的訊息或重新開啟。
class-fault-not-now = 這個階段不能這樣做。
class-fault-closed = 本題現在不能作答。
class-fault-over = 已經結束，不再接受作答。
class-fault-live-only = 分隊、匿名和逐名揭曉只能用於全班同時作答的測驗，不能用於考試和作業。
class-fault-anonymous-alone = 匿名測驗不能分隊，不公布名次，答得快也不加分，否則會暴露誰答了什麼。
class-fault-anonymous-over = 這個測驗是匿名的。現在已經結束，誰也分不清哪份答案是誰的，所以也無法給你看你自己的答案。
class-fault-anonymous-paper = 這個測驗是匿名的；登錄紙本答案時要寫明是誰的，所以不能登錄。
class-fault-team-stays = 測驗分了隊，開始後不能中途退出；不想答的題可以不答。
class-fault-one-at-a-time = 這個頻道裡已有測驗在進行，或者已有學生加入。請先在它的面板上結束它，或者換一個頻道。
class-fault-no-such-game = 沒有叫「{ $token }」的遊戲。
class-fault-not-a-game = 遊戲列表裡的「{ $token }」看不懂。這裡只寫遊戲，局面由我來出；想用自己的局面，請用題庫。
class-fault-no-such-skill = 沒有叫「{ $token }」的技能。
class-fault-not-shown = 正確答案由老師稍後公布。分數在「我的成績」裡。
class-fault-no-questions = 這些遊戲沒有這樣的題目。
class-fault-bad-name = 姓名最多 { $most } 個字。
class-fault-quiz-full = 一次測驗最多 { $most } 道題。請先刪除一題。
class-fault-set-used = 「{ $set }」的局面都已在這次測驗裡。
class-fault-works = 這樣可以：
