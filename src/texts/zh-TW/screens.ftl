# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

screen-cut = 內容太長，這裡放不下；全文見附件。
strength-beginner = 入門
strength-beginner-means = 經常出錯
strength-casual = 普通
strength-casual-means = 偶爾出錯
strength-club = 進階
strength-club-means = 很少出錯
strength-perfect = 完美
strength-perfect-means = 只要能算清勝負，必勝的局面絕不放過
strength-sparring = 陪練
strength-sparring-means = 特意給你留下能贏的局面，並統計你保住了幾次

clock-none = 不限時
clock-1m = 每步 1 分鐘
clock-5m = 每步 5 分鐘
clock-1d = 每步 1 天

win-rule-normal = 走最後一步者勝。
win-rule-misere = 反常規則（Anti-SG）：走最後一步者負。
screen-bot = Sprague·{ $strength }
screen-anybody = 任何人
screen-gone = 已離開的人
screen-part = { $part }：{ $position }

board-to-move = { $game }：輪到 { $who }
board-won = { $game }：{ $winner } 獲勝
board-drawn = { $game }：和棋
board-repeated = 同一局面、同一方走棋第三次出現，雙方不分勝負。
board-ended-last-move = 本局結束：{ $winner } 勝，{ $loser } 負。
board-ended-resigned = { $loser } 認輸，{ $winner } 獲勝。
board-ended-out-of-time = { $loser } 超時，{ $winner } 獲勝。
board-players = { $first }（先手）對 { $second }
board-last-move = 第 { $number } 步：{ $who } <strong>{ $move }</strong>
board-kept =
    { $who } 有 { $had } 次處於必勝局面，{ $kept ->
        [0] 一次也沒有保住
       *[other] 保住了 { $kept } 次
    }。
board-never-had = { $who } 從未有過必勝的局面。
board-circled = { $who } 本可取勝，卻一直在繞圈。
board-hints = { $who } 用了 { $count } 次提示。
board-practice = 本局有悔棋，作為練習，不計成績。
board-unrated = 本局不影響等級分：不是由我出的局面、特意讓一方能贏的對局，以及自己定義的遊戲，都不計分。
board-how-to-type = 也可以輸入：<code>{ $example }</code>，即{ $said }
board-choose-part = 選擇走哪一部分……
board-choose-move = 選擇一步……
board-both-heaps = 兩堆同取
board-largest = 最大堆
board-one-each = 各取一個
board-as-text = 文字版
board-always-text = 想一直看文字棋盤，請用 /settings。
board-back = ← 返回
board-more-by-typing = 走法太多，這裡放不下；其餘的請點「輸入走法」。
board-type = 輸入走法
board-hint = 提示
board-undo = 悔棋
board-asks =
    { $who } 想悔第 { $number } 步：<strong>{ $move }</strong>。{ $reply ->
        [none] {""}
       *[other] 接著的應手 <strong>{ $reply }</strong> 也一併撤回。
    }（同意後本局作為練習。）
board-refused = { $who } 不同意悔棋，這一步不變。
board-allow = 同意
board-refuse = 不同意，繼續
board-clock =
    { $until ->
        [none] { $clock }；現在停表。
       *[other] { $clock }；這一步{ $until }到時。
    }
board-your-turn = 輪到你了
board-call = { $who }：「{ $game }」這一局輪到你了。
board-clock-warning = { $who }：「{ $game }」這一局，你的時間還剩{ $left }。
board-left-5m = 一分鐘
board-left-1d = 兩小時
board-resign = 認輸
board-abandoned = { $game }：沒有結果
board-abandoned-text = 有一方離開了。不分勝負，也不計成績。
board-rematch = 再來一局
board-review = 復盤
board-why = 為什麼？
board-held = { $who } 對 { $opponent } 有 { $had } 次處於必勝局面，保住了 { $kept } 次。
board-course = 每步之後誰必勝：{ $strip }（■ { $first }，□ { $second }）
board-replay = 回放
board-share = 分享
board-shared = { $who } 分享了一局
board-go-to = 轉到棋盤
board-rematch-there = 新的一局已經開好了。
board-unreachable = 「{ $game }」這一局的棋盤，我已經無法顯示：頻道不在了，或者不再對我開放。對局沒有丟失：/games 裡有它，還能把棋盤放到你所在的地方。
board-clock-stands = 在那之前停表（{ $clock }）。
board-in-thread = 這一局有自己的討論串。
board-no-thread = 我無法在這裡開討論串，棋盤就放在頻道裡。

menus-no-line = 那條訊息裡沒有找到局面。局面是這樣的一行：nim 3 4 5。
menus-others = 那條訊息裡還有 { $count } 個局面
menus-choose-line = 分析另一個……
menus-challenge-title = 挑戰
menus-challenge-label = 遊戲
menus-challenge-text = 遊戲名，或者遊戲名加局面

typing-title = 你的一步
typing-label = 走法
typing-description = 寫法如示例；寫錯不會改變局面。

resign-title = 要認輸嗎？
resign-text = 對方會立即獲勝，不能撤回。
resign-yes = 認輸
resign-no = 繼續下
resign-done-title = 已認輸
resign-done = 你放棄了這一局。點棋盤上的按鈕可以再來一局。
resign-kept-title = 對局繼續
resign-kept = 你沒有認輸，接著下吧。
resign-left = 對方已經離開，或一週沒有走棋。你可以讓這一局不分勝負地結束，不計成績。
resign-abandon = 對方已離開：結束本局
resign-abandon-title = 不分勝負地結束本局嗎？
resign-abandoned = 本局已結束，不分勝負，也不計成績。

challenge-title =
    { $anybody ->
        [yes] { $game }：{ $from }向{ $to }發起挑戰
       *[no] { $game }：{ $from } 向 { $to } 發起挑戰
    }
challenge-begins = { $anybody ->
    [yes] 由接受挑戰的人先走。
   *[no] 由 { $who } 先走。
  }
challenge-winnable = { $who } 選擇執必勝方。
challenge-hints = 雙方都可以用提示。
challenge-clock = 時間：{ $clock }。
challenge-until = 挑戰{ $moment }過期。
challenge-guest = 我不是這裡的成員，只能回應點選，所以沒有計時、提醒和討論串；用 /games 可以找回這一局。
challenge-accept = 接受
challenge-decline = 拒絕
challenge-cancel = 取消
challenge-ended-declined-title = 已拒絕
challenge-ended-declined-text = { $who } 這次不想下。
challenge-ended-cancelled-title = 已取消
challenge-ended-cancelled-text = { $who } 取消了挑戰。
challenge-ended-expired-title = 已過期
challenge-ended-expired-text = 沒有人及時回應 { $who } 的挑戰。

hint-title = 提示 { $step }/4
hint-outcome-N = 這是必勝態：你能贏。
hint-outcome-P = 這是必敗態：怎麼走對方都有應對。挑一步讓對方最難應對的。
hint-outcome-D = 這是和棋：誰都不能強制取勝。找一步保住和棋的走法。
hint-outcome-unknown = 這裡誰贏，我還不知道。
hint-in-part = { $draws ->
    [yes] 能保住和棋的走法，要動{ $part }。
   *[no] 有必勝走法，要動{ $part }。
  }
hint-one-part = 這個局面不是幾個部分之和，只能作為整體來看。
hint-some-part = 該動哪個部分，我說不準。
hint-no-part = 哪個部分都沒有必勝走法。
hint-no-values = 這個局面沒有 SG 值表。
hint-resists = 沒有必勝走法。可以試試這一步：{ $move }。
hint-unsure = 這裡該怎麼走，我不知道。可以試試這一步：{ $move }。
hint-next = 下一個提示

play-fault-title = 操作無效
play-fault-waiting = 等待接受
play-fault-not-yet = 還沒輪到你
play-fault-old-board = 局面已更新
play-fault-legal =
    { $more ->
        [yes] 這裡可以走的，例如：{ $moves }。
       *[no] 這裡可以走的：{ $moves }。
    }
play-fault-too-long-to-play = 這個局面太長，放不進棋盤（最多 { $most } 個字元）。可以用 /analyze 分析。
play-fault-nothing-to-play = { $line } 已經沒有走法。請換一個大一點的局面。
play-fault-winner-unknown = 在 { $line } 裡，我找不到必勝的一方。請改為指定誰先走。
play-fault-too-slow = 這個局面太大，在這裡算不完。請換一個小一點的局面。
play-fault-challenge-yourself = 不能向自己挑戰。想和我下，請讓 opponent 留空。
play-fault-own-challenge = 正在等待 { $to } 接受；你可以取消。
play-fault-own-request = 正在等待 { $to } 答覆。想收回請求，請按「不同意，繼續」。
play-fault-no-such-match = 我已經沒有這一局的記錄。用 /play 開始新的一局。
play-fault-cannot-replay = 這一局來自舊版本，現在已經讀不出來了。用 /play 開始新的一局。
play-fault-stale = 局面已更新，這次點選無效。請看最新的棋盤。
play-fault-not-your-game = 這是 { $a } 和 { $b } 的對局。用 /play 可以開始自己的一局。
play-fault-not-your-turn = 現在輪到 { $who }。等對方走完，就輪到你。
play-fault-not-begun = 對局還沒有開始。挑戰被接受後才能走。
play-fault-not-playing = 這一局已經結束。用 /play 可以開始新的一局。
play-fault-not-a-challenge = 這個挑戰已經失效。用 /play 可以重新發起。
play-fault-not-challenged = 這個挑戰是給 { $who } 的。用 /play 可以自己發起。
play-fault-not-the-challenger = 只有 { $who } 可以取消這個挑戰。如果是給你的，請點「接受」或「拒絕」。
play-fault-nothing-asked = 現在沒有人請求悔棋，請按當前棋盤繼續。
play-fault-nothing-to-undo = 你還沒有走過，沒有棋可悔。請先走一步。
play-fault-not-left = 只有不限時、而且對方已經一週沒走棋的對局，才能不分勝負地結束。
play-fault-no-hints = 這一局沒有提示。發起挑戰時加上 hints 選項，雙方就都能用提示。
play-fault-not-over = 這一局還沒有結束。請先下完或認輸。
play-fault-nobody-here = 這裡只有你能看到。請在伺服器裡向別人挑戰；想和我下，請讓 opponent 留空。
play-fault-no-bots = 那是機器人帳號；這裡只有我會下。想和我下，請讓 opponent 留空。
play-fault-guest = 我不是這裡的成員，只能回應點選，所以這裡不能計時，也不能開討論串。去掉這兩項就可以，例如 /play nim 3 4 5。
play-fault-file-too-large = 檔案太大：最多 { $most }。
play-fault-file-not-text = 這不是文字檔。
play-fault-files-busy = 正在讀取的檔案太多，請過一分鐘再試。
play-fault-too-many-jobs = 你還有一個答案正在算、一個在排隊。等第一個出來了再問吧。
play-fault-too-fast = 一分鐘內的指令太多了，請 { $seconds } 秒後再試。
play-fault-unfit-option = 有一個選項不適用於這條指令。請重新輸入指令，從給出的選項裡選。
play-fault-file-unreachable = 讀不到這個檔案，請重新附上。

play-busy-pictures = 現在請求太多，這次先不畫圖。
play-busy-first = 現在請求太多，這裡只有能馬上看出的結果。過一分鐘再問一次，就能看到全部。
play-busy-answers = 現在請求太多，這個要算一會兒。請過一分鐘再問。
play-busy-games = 現在請求太多，暫時開不了新局。請過一分鐘再試；已經開始的對局照常進行。

analysis-checked = ✓ 已按規則核對
analysis-level-answer = 結論
analysis-level-why = 為什麼
analysis-level-proof = 證明
analysis-level-moves = 走法
analysis-level-table = 表格
analysis-play = 下這一局
analysis-earlier = 上一頁
analysis-more = 下一頁
analysis-pages = 分頁目錄……
analysis-share = 分享
analysis-certificate = 證書
analysis-certificate-text = 這個檔案證明了上面的結論。有兩個小程式可以獨立檢驗，不需要相信我：<code>verify.mjs</code> 和 <code>verify.py</code>，在原始碼的 <code>scripts/certificates</code> 資料夾裡。
analysis-shared = 已分享到頻道。
analysis-shared-by = 由 { $who } 分享
analysis-thinking = 正在思考……
analysis-levels-by-command = 想看別的詳細程度，請用 /analyze 的 explain 選項。
analysis-why-here = 這裡是轉折點：這是最後一次丟掉勝勢之前的局面。
analysis-why-start = 這是開局的局面。
analysis-after-game = 第 { $move } 步之前。

games-title = 你的對局
games-none = 你沒有進行中的對局。用 /play 開始一局。
games-your-turn = 輪到你
games-their-turn = 輪到對方
games-challenged = 有人向你挑戰
games-waiting = 等待回應
games-against = ，對 { $who }
games-open = 開啟第 { $number } 局
games-here = 把某一局的棋盤放到這裡……
games-left = 對方已離開：結束某一局……
games-elsewhere = 這一局的對手可能看不到這裡。請到下這一局的伺服器裡操作。
games-no-clock-here = 這一局有計時，而我不是這裡的成員。請到下這一局的伺服器裡操作。

settings-title = 設定
settings-scope =
    { $server ->
        [yes] 語言、難度、提醒和棋盤是你個人的設定，在任何地方都有效；其餘各項對本伺服器的所有人有效。
       *[no] 以下是你個人的設定，在任何地方都有效。
    }
settings-language = 你的語言
settings-as-discord = 與 Discord 相同
settings-level = 預設難度
settings-default-level = 預設（普通）
settings-calls = 與真人對局輪到你時的提醒
settings-call-here = 在棋盤旁
settings-call-direct = 私人訊息
settings-call-off = 不提醒
settings-boards = 你的棋盤
settings-board-pictures = 圖片
settings-board-text = 文字
settings-board-both = 圖片和文字
settings-server = 本伺服器上棋盤所用的語言
settings-events = 把安排好的測驗和作業加入本伺服器的活動
settings-events-on = 加入（所有人可見的頻道）
settings-events-off = 不加入
settings-saved = 已儲存。
settings-not-allowed = 只有能管理伺服器的人才能更改。

failed-title = 出錯了
failed-text = 這是我的錯，已經記錄下來。之前的操作都已儲存，請再試一次。
failed-store-away = 我暫時連不上資料庫。之前的操作都已儲存，請過一分鐘再試。
failed-store-busy = 資料庫正忙。之前的操作都已儲存，請過一分鐘再試。
failed-store-full = 磁碟滿了，新內容存不下。之前的操作都已儲存，請告訴維護者。
failed-store-broken = 資料庫讀寫出錯。請告訴維護者：原因寫在日誌裡。
failed-late-title = 等得太久了
failed-late-text = 結果還沒出來。已經確認過的操作都已儲存。出來之後會顯示在這裡；如果一直沒有，請過一分鐘再試。
failed-old = 這個按鈕來自舊版本。請重新使用指令。
