# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

learn-command-description = 帶練習的短課程，每課最後下一局能贏的棋
learn-command-lesson = 哪一課；從上次停下的地方繼續
learn-title = 課程
learn-intro = 每課有幾張短卡片，各帶一道練習，最後還有一局你能贏的對局。圖中的數字就是各課的編號，箭頭指向以它為基礎的課。
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
learn-tell = 看原因
learn-back = 返回
learn-next = 下一張
learn-again = 從頭開始
learn-all = 全部課程
learn-right = 答對了
learn-not-yet = 還不對
learn-told = 原因如下
learn-fresh = 同一個知識點，再做一題
learn-another = 再做一題

learn-chapter-start = 取石子與有向圖
learn-chapter-nim = 尼姆
learn-chapter-values = SG 值
learn-chapter-heaps = 石子與硬幣
learn-chapter-figures = 圖形
learn-chapter-beyond = 進一步
learn-state-next = ▶ 下一課
learn-state-open = 可以學
learn-needs = 先學 { $lessons }
learn-go-on = 繼續：{ $lesson }
learn-map =
    學習路線：已完成 { $done } / { $of } 課。{ $next ->
        [none] 全部完成。
       *[other] 下一課：{ $next }。
    }
learn-tasks = 現在你能做：{ $tasks }。
learn-judge-luogu = 洛谷
learn-judge-hdu = HDU
learn-judge-poj = POJ
learn-judge-loj = LibreOJ
learn-judge-bzoj = BZOJ


learn-game-title = 來贏一局
learn-game-winnable = 你執必勝的一方，與機器人對局；可以悔棋，也可以看提示。棋盤發在頻道裡。
learn-game-play = 開始
learn-game-there = 這一局你已經在下了。
