# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

learn-command-description = 帶練習的短課程，每課最後下一局能贏的棋
learn-command-lesson = 哪一課；從上次停下的地方繼續
learn-title = 課程
learn-intro = 每課有幾張短卡片，各帶一道練習，最後下一局能贏的棋。請選一課：
learn-placeholder = 選一課
learn-progress =
    { $done ->
        [0] 共 { $of } 張卡片
       *[other] 已完成 { $done } / { $of } 張卡片
    }
learn-finished = ✓ 卡片全部完成
learn-card = { $lesson } · 第 { $number } / { $of } 張
learn-exercise = 輪到你了
learn-type = 輸入答案
learn-tell = 告訴我為什麼
learn-back = 返回
learn-next = 下一張
learn-again = 從頭開始
learn-all = 全部課程
learn-right = 答對了
learn-not-yet = 還不對
learn-told = 原因如下


learn-game-title = 來贏一局
learn-game-winnable = 你執必勝的一方，與機器人對局；可以悔棋，也可以看提示。棋盤發在頻道里。
learn-game-play = 開始
learn-game-there = 這一局你已經在下了。
