## `/storm`：限时三分钟的快问快答。

storm-command = 三分钟快答：谁必胜？走哪一步？

storm-title = 闪电战
storm-score = 闪电战 · 答对 { $points } 题 · 答错 { $mistakes }/{ $most }
storm-rule = <strong>{ $minutes } 分钟</strong>内答对的题越多越好。答错 { $most } 题即结束。题目越来越难。
storm-you = <strong>你</strong>始终是先走的一方。每答一题，马上出下一题。
storm-games = 本次游戏：{ $games }。
storm-start = 开始
storm-ends = { $when }结束

storm-who = 轮到你走。谁必胜？
storm-find = 轮到你走，你有必胜走法。找出一步。
storm-win = 你
storm-lose = 对方
storm-nobody = 和棋
storm-you-win = 你必胜
storm-they-win = 对方必胜
storm-nobody-wins = 谁都不能强制取胜（和棋）
storm-right = ✓ 答对了。
storm-wrong = ✗ 正确答案：{ $answer }。
storm-moment = 请稍等：下一题还在生成，这段时间不计时。
storm-go-on = 继续

storm-over-time = 时间到
storm-over-mistakes = 答错 { $most } 题
storm-result = <strong>答对 { $points } 题</strong>，共答 { $answered } 题 · 最长连对 { $streak } 题
storm-new-best = 个人最好成绩！
storm-own-best = 个人最佳：今天 { $today } · 历史 { $ever }
storm-own-best-ever = 个人最佳：{ $ever }
storm-server-best = 本服务器最佳：{ $score }（{ $who }）
storm-missed = ✗ { $number }) { $game } <code>{ $line }</code>：{ $answer }
storm-missed-heading = 答错的题
storm-why = 第 { $number } 题解析
storm-again = 再来一次
storm-practise = 练习：{ $game }

storm-fault-title = 闪电战
storm-fault-no-such-run = 这一局不是你的，或已被删除。自己开一局：<code>/storm</code>
