# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

page-server = Sprague 的課堂
page-channels = 頻道
page-direct = 私人訊息
page-people = 成員
page-acting-as = 當前身份
page-act-as = 切換為 { $name }
page-open-as = 在新視窗中以 { $name } 的身份開啟
page-you = 我
page-role-teacher = 老師
page-role-student = 學生
page-skip = 跳到輸入框
page-open-channels = 頻道與成員
page-close = 關閉
page-theme-auto = 主題：跟隨系統
page-theme-light = 主題：淺色
page-theme-dark = 主題：深色
page-unread = 未讀
page-messages-in = { $channel } 的訊息
page-empty = { $channel } 從這裡開始
page-older = 最新的 { $shown } 條訊息
page-welcome = 點一個遊戲就開始
page-first-game = 沒玩過？帶我下一局
page-start-nim = 取到最後一個石子就贏。
page-start-chomp = 把有毒的那格留給我。
page-start-daily = 每天換一種遊戲，三次機會。
page-more-commands = 輸入 / 可以看到其他功能。
page-new-messages = 有新訊息
page-app = 應用
page-edited = 已編輯
page-only-you = 只有你能看到
page-dismiss = 關閉這條訊息
page-thinking = { $name } 正在思考……
page-used = { $name } 使用了 { $command }
page-more-for = 更多操作：{ $name }
page-copy-text = 複製文字
page-no-actions = 這裡沒有可用的操作
page-spoiler = 劇透：點選顯示
page-enlarge = 放大
page-picture = 圖片
page-download = 下載
page-open-thread = 開啟討論串
page-choose = 請選擇
page-choose-count = { $same ->
    [yes] 請選擇 { $min } 項
   *[no] 請選擇 { $min } 到 { $max } 項
  }
page-nothing = 沒有可選的項目
page-confirm = 完成
page-message = 在 { $channel } 中發言，或輸入 / 使用指令
page-type-command = 輸入 / 使用指令
page-send = 傳送
page-commands = 指令
page-no-command = 沒有指令 { $text }
page-needs-more = { $text } 後面還要選一個子指令：{ $endings }
page-required = 必填
page-missing = 此項必填
page-takes-nothing = 這個指令在這裡不接受文字
page-not-whole = 需要一個整數
page-not-number = 需要一個數
page-between = 應在 { $min } 與 { $max } 之間
page-length =
    { $min ->
        [0] 最多 { $max } 個字元
        [1] 最多 { $max } 個字元
       *[other] { $min } 到 { $max } 個字元
    }
page-not-choice = 請從列表中選擇
page-no-such = 這裡沒有 { $text }
page-yes = 是
page-no = 否
page-choose-file = 選擇檔案……
page-remove-file = 移除 { $name }
page-too-large = 檔案不得超過 10 MiB
page-loading = 載入中……
page-options = 選項
page-submit = 提交
page-cancel = 取消
page-failed-no-answer = 機器人沒有及時回應。
page-failed-offline = 機器人不在線上，無人回應。
page-failed-error = 機器人的回應被拒絕，或途中出了差錯。
page-failed-not-found = 那條訊息或指令已不存在。
page-failed-not-allowed = 這個指令只給能管理伺服器的人用；在 Discord 上你看不到它。
page-bot-offline = 機器人不在線上。在它回來之前，指令和按鈕都不會有回應。
page-connecting = 正在連線……
page-lost = 連線已斷開，正在重試……
page-unsent = 沒有發出去：連線已斷開。恢復後請再試一次。
page-form-gone = 伺服器上這份表單已經失效。請關閉後重新開啟；你填的內容可以先複製下來。
page-keys = Tab 補全 · ↑ ↓ 選擇 · Enter 傳送 · Esc 關閉
page-today = 今天
page-yesterday = 昨天
page-comma = 、
page-present = 投影顯示
page-present-leave = 返回頻道
page-present-space = 空格鍵：繼續
page-present-nothing = 還沒有可顯示的內容。請在本頻道開始測驗或對局。

# A class without accounts: the door, one's own seat, and the teacher's view of the class.
page-door-title = 加入課堂
page-door-code = 螢幕上的課堂碼
page-door-name = 你的名字
page-door-join = 加入
page-door-kept = 你的名字、作答和對局儲存在課堂的電腦上，老師能看到。全部內容將在{ $day }刪除；你也可以要求提前刪除。
page-door-fault-code = 課堂碼不對，或者已經過期。請輸入螢幕上的課堂碼。
page-door-fault-key = 這個連結已經失效。請用螢幕上的課堂碼加入。
page-door-fault-closed = 課堂暫時不讓人加入，請問老師。
page-door-fault-full = 課堂人數已滿。
page-door-fault-slow = 輸錯太多次了，請一分鐘後再試。
page-door-fault-name-empty = 請輸入你的名字。
page-door-fault-name-long = 名字最多 24 個字。
page-door-fault-name-signs = 名字只能用文字和數字，例如「小明」或「Ada」。
page-door-fault-name-taken = 已經有人用了這個名字，請加一個字，例如「小明二」。
page-door-fault-name-refused = 請換一個名字。
page-door-fault-away = 連不上課堂，請稍後再試。
page-door-back-title = 已加入
page-door-back = 這個連結只屬於你。請儲存好：關掉頁面後可以用它回來。
page-door-link = 你的連結
page-door-copy = 複製
page-door-copied = 已複製
page-door-go-in = 進入課堂
page-seat = 我的座位
page-seat-mine = 下載關於我的全部內容
page-seat-leave = 在這台裝置上退出
page-seat-erase = 退出並刪除我的全部內容
page-seat-erase-sure = 再點一次就刪除
page-class = 課堂
page-class-open = 開啟
page-class-qr = 開啟本頁並帶上課堂碼的 QR 碼
page-class-shut = 停止加入
page-class-let-in = 允許加入
page-class-is-shut = 現在不能加入。
page-class-new-code = 換課堂碼
page-class-people = { $count ->
    [0] 還沒有人加入
   *[other] { $count } 人
  }
page-class-export = 下載
page-class-remove = 移除
page-class-remove-sure = 再點一次：移除並刪除
page-class-refused = 停用的名字
page-class-refuse = 停用
page-class-allow = 允許
page-class-ends = 全部內容的刪除日期
page-class-empty = 立即全部刪除
page-class-empty-sure = 再點一次就刪除
