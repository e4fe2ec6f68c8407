## `/stats`：本周、成就、服务器赛季。

progress-week = <strong>本周</strong>：{ $parts }
progress-week-none = 暂无记录
progress-games = { $played } 局，胜 { $won } 局
progress-dailies = 解出 { $count } 道每日一题
progress-practised = 练习 { $count } 题
progress-favourite = 最常玩的游戏：<strong>{ $game }</strong>
progress-trend = 近 { $days } 天 { $change }

progress-achievements = 成就
progress-achievements-title = 你的成就
progress-achievements-none = 还没有成就，多玩几局自然就有了。
progress-next = 即将达成
progress-row = 🏅 { $said }
progress-row-next = { $said } · 目前 { $count }
progress-held = { $game }：对“完美”守住 { $goal } 次
progress-held-games = 在 { $goal } 种游戏中对“完美”守住
progress-streak = 连续 { $goal } 天
progress-first-tries = { $goal } 道每日一题一次答对
progress-storm = 一次闪电战答对 { $goal } 题
progress-races = 竞速夺冠 { $goal } 次
progress-arenas = 竞技场胜 { $goal } 局
progress-practised-right = 练习答对 { $goal } 题
progress-explained = 守住：由我出局面、难度“完美”、不用提示也不悔棋，赢下或下和。

progress-season = 赛季
progress-season-title = { $month } 赛季
progress-season-rule = 积分：每日一题按次数得 3、2、1 分 · 与真人下由我出的局面，胜得 { $win } 分、和棋得 { $draw } 分，对同一人每天最多计 { $most } 局 · { $racers } 人以上的竞速，前三名得 3、2、1 分，每天最多计 { $races } 场。
progress-season-ends = { $when }结束
progress-season-off = 本服务器没有开启赛季。能管理服务器的人可以在这里开启。
progress-season-none = 名单上还没有人得分。
progress-season-place = { $place }. { $who } <strong>{ $points }</strong> 分
progress-season-listed = 只显示愿意上榜的人：在 <code>/stats</code> 里点<strong>让我上榜</strong>。
progress-season-past = 往届赛季……
progress-season-turn-on = 开启赛季
progress-season-turn-off = 关闭赛季
progress-season-not-allowed = 只有能管理服务器的人可以开启或关闭赛季。
