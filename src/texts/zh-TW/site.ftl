# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

site-title = 誰贏？為什麼？
site-tagline = 點出或輸入一個局面，看誰必勝、怎麼走、怎麼證。
site-description = 線上玩尼姆、Kayles、巧克力遊戲和另外 { $games } 種公平組合遊戲，看誰必勝、走哪一步、怎麼證明。不用帳號，沒有伺服器，離線也能用。
site-skip = 跳到棋盤
site-nav = 頁面
site-nav-play = 對局
site-nav-games = 遊戲
site-nav-guides = 指南
site-nav-library = 程式庫
site-nav-source = 原始碼
site-language = 語言
site-theme-auto = 主題：跟隨系統
site-theme-light = 主題：淺色
site-theme-dark = 主題：深色

site-game = 遊戲
site-position = 局面
site-show = 顯示
site-deal = 換個局面
site-deal-size = 大小
site-size-small = 小
site-size-medium = 中
site-size-large = 大
site-opponent = 對手
site-opponent-nobody = 無
site-let-it-start = 機器人先走
site-i-start = 我先走
site-undo = 悔棋
site-restart = 重來
site-copy = 複製連結
site-copied = 連結已複製。
site-cut = 連結裡的第 { $number } 步不合規則：{ $move }。棋盤停在這一步之前。
site-copy-this = 請複製這個地址：{ $address }
site-edit = 編輯
site-edit-done = 完成
site-edit-help = 可以改數字。在圖上依次點兩個點，可以新增或刪除它們之間的邊。
site-edit-more = 加一
site-edit-less = 減一
site-edit-remove = 刪除 { $token }
site-edit-add = 新增

site-turn-both = { $seat ->
    [0] 輪到先手
   *[1] 輪到後手
  }
site-turn-you = 輪到你
site-turn-bot = 思考中……
site-won-both = { $seat ->
    [0] 先手贏了。
   *[1] 後手贏了。
  }
site-won-you = 你贏了。
site-won-bot = 你輸了。
site-last-move = { $who ->
    [bot] 對方走了：{ $move }。
   *[other] 第 { $number } 步：{ $move }。
  }
site-type-move = 輸入走法
site-play = 走
site-board = 棋盤

site-answer = 誰必勝？
site-show-answer = 看誰必勝
site-searching = 搜尋中：{ $percent }%
site-cancel = 取消
site-search-longer = 再搜久一點
site-cancelled = 搜尋已停止。
site-failed = 沒有載入成功，請檢查網路後重試。
site-retry = 重試
site-needs-script = 棋盤需要 JavaScript；規則和證明不需要，就在本頁。

site-games-title = { $games } 種遊戲
site-games-intro = 每種都有棋盤、規則、定理和證明。
site-rules = 規則
site-theorems = 為什麼
site-table = 例題
site-also = 別名：{ $names }
site-typed = 輸入名：{ $id }
site-more-title = 更多用法
site-discord-title = 在 Discord 上
site-discord-text = 同樣的遊戲搬進你的伺服器：對戰、提示、課程、測驗和考試。
site-library-title = 在程式裡
site-library-text = 引擎、遊戲和證明做成了沒有依賴的 npm 包，在 Node 和網頁裡都能用。
site-class-title = 在課堂上
site-class-text = 在自己的電腦上執行，學生用手機開啟就能玩，都不用帳號。
site-guides-title = 指南
site-guides-intro = 怎麼玩、怎麼教、怎麼用它寫程式。其餘幾篇是英文的。
site-footer = 自由軟體（MIT 授權條款）。一切都在你自己的裝置上執行：沒有帳號、Cookie 和跟蹤器。
