## `/storm mode:race`：同一频道的人做同一套题，限时三分钟。

race-title = 闪电战竞速
race-mode-solo = 单人
race-mode-race = 本频道竞速
race-command-mode = 单人，或与本频道的人竞速

race-rule = 所有人做同一套题，限时 <strong>{ $minutes } 分钟</strong>，答错 { $most } 题即出局。答对最多者胜；题数相同，先答到者胜。
race-private = 你的题目只有你能看到。
race-waits = 由 <strong>{ $who }</strong> 开赛。若无人开赛，{ $when }自动取消。
race-joined = 已有 { $count } 人加入（最多 { $most } 人）
race-join = 加入
race-leave = 退出
race-start = 开赛
race-cancel = 取消
race-mine = 我的题目
race-again = 再赛一场
race-solo = 单人

race-running = 闪电战竞速 · 进行中
race-ends = { $when }结束
race-line = { $place }. { $who } <code>{ $bar }</code> <strong>{ $points }</strong>{ $crosses }
race-done = · 已结束
race-over = 闪电战竞速 · 结果
race-won = <strong>{ $who }</strong> 答对 { $points } 题，获胜。
race-won-together = { $who } 各答对 { $points } 题，并列第一。
race-nobody = 这次没有人答对。
race-stood = 我离线了 { $time }，这段时间已补给所有人。
race-cut = 我离线了 { $time }，比赛提前结束，按当时的成绩计。
race-seconds = { $count } 秒
race-minutes = { $count } 分钟
race-cancelled = 闪电战竞速 · 已取消
race-cancelled-text = 比赛没有开始。

race-in-title = 已加入
race-in = 开赛后，第一题会出现在这里。如果没有出现，请在比赛消息上点<strong>我的题目</strong>。
race-left-title = 已退出比赛
race-there-title = 本频道已有一场比赛
race-there = 同一频道一次只能有一场。请在开始前加入这场，或等它结束。
race-cancelled-you = 你取消了比赛。
race-place = 第 { $place } 名（共 { $of } 人）
race-place-so-far = 暂列第 { $place } 名（共 { $of } 人）

race-top = 排行榜
race-top-title = 闪电战 · 本服务器排行榜
race-top-today = 今天
race-top-ever = 历史
race-top-none = 还没有人上榜。
race-top-listed = 想上榜？在 <code>/stats</code> 中设置。

race-fault-no-such-race = 这场比赛已不存在。开一场新的：<code>/storm mode:race</code>
race-fault-race-closed = 这场比赛已经开始或结束。另开一场：<code>/storm mode:race</code>
race-fault-race-full = 人数已满，最多 { $most } 人。可以到别的频道另开一场：<code>/storm mode:race</code>
race-fault-race-not-yours = 只有比赛的主持者和能管理服务器的人可以这样做。
race-fault-race-too-few = 至少要有 { $least } 人才能开赛。等人加入，或先单人玩：<code>/storm</code>
race-fault-race-not-in = 你没有参加这场比赛。请在开赛前加入，或单人玩：<code>/storm</code>
race-fault-server = 竞速只能在我所在服务器的频道里进行。单人玩：<code>/storm</code>
