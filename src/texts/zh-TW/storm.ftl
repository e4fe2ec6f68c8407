# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

## `/storm`：限時三分鐘的快問快答。

storm-command = 三分鐘快答：誰必勝？走哪一步？

storm-title = 閃電戰
storm-score = 閃電戰 · 答對 { $points } 題 · 答錯 { $mistakes }/{ $most }
storm-rule = <strong>{ $minutes } 分鐘</strong>內答對的題越多越好。答錯 { $most } 題即結束。題目越來越難。
storm-you = <strong>你</strong>始終是先走的一方。每答一題，馬上出下一題。
storm-games = 本次遊戲：{ $games }。
storm-start = 開始
storm-ends = { $when }結束

storm-who = 輪到你走。誰必勝？
storm-find = 輪到你走，你有必勝走法。找出一步。
storm-win = 你
storm-lose = 對方
storm-nobody = 和棋
storm-you-win = 你必勝
storm-they-win = 對方必勝
storm-nobody-wins = 誰都不能強制取勝（和棋）
storm-right = ✓ 答對了。
storm-wrong = ✗ 正確答案：{ $answer }。
storm-moment = 請稍等：下一題還在生成，這段時間不計時。
storm-go-on = 繼續

storm-over-time = 時間到
storm-over-mistakes = 答錯 { $most } 題
storm-result = <strong>答對 { $points } 題</strong>，共答 { $answered } 題 · 最長連對 { $streak } 題
storm-new-best = 個人最好成績！
storm-own-best = 個人最佳：今天 { $today } · 歷史 { $ever }
storm-own-best-ever = 個人最佳：{ $ever }
storm-server-best = 本伺服器最佳：{ $score }（{ $who }）
storm-missed = ✗ { $number }) { $game } <code>{ $line }</code>：{ $answer }
storm-missed-heading = 答錯的題
storm-why = 第 { $number } 題解析
storm-again = 再來一次
storm-practise = 練習：{ $game }

storm-fault-title = 閃電戰
storm-fault-no-such-run = 這一局不是你的，或已被刪除。自己開一局：<code>/storm</code>
