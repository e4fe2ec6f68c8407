# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

## `/stats`：本週、成就、伺服器賽季。

progress-week = <strong>本週</strong>：{ $parts }
progress-week-none = 暫無記錄
progress-games = { $played } 局，勝 { $won } 局
progress-dailies = 解出 { $count } 道每日一題
progress-practised = 練習 { $count } 題
progress-favourite = 最常玩的遊戲：<strong>{ $game }</strong>
progress-trend = 近 { $days } 天 { $change }

progress-achievements = 成就
progress-achievements-title = 你的成就
progress-achievements-none = 還沒有成就，多玩幾局自然就有了。
progress-next = 即將達成
progress-row = 🏅 { $said }
progress-row-next = { $said } · 目前 { $count }
progress-held = { $game }：對「完美」守住 { $goal } 次
progress-held-games = 在 { $goal } 種遊戲中對「完美」守住
progress-streak = 連續 { $goal } 天
progress-first-tries = { $goal } 道每日一題一次答對
progress-storm = 一次閃電戰答對 { $goal } 題
progress-races = 競速奪冠 { $goal } 次
progress-arenas = 競技場勝 { $goal } 局
progress-practised-right = 練習答對 { $goal } 題
progress-explained = 守住：由我出局面、難度「完美」、不用提示也不悔棋，贏下或下和。

progress-season = 賽季
progress-season-title = { $month } 賽季
progress-season-rule = 積分：每日一題按次數得 3、2、1 分 · 與真人下由我出的局面，勝得 { $win } 分、和棋得 { $draw } 分，對同一人每天最多計 { $most } 局 · { $racers } 人以上的競速，前三名得 3、2、1 分，每天最多計 { $races } 場。
progress-season-ends = { $when }結束
progress-season-off = 本伺服器沒有開啟賽季。能管理伺服器的人可以在這裡開啟。
progress-season-none = 名單上還沒有人得分。
progress-season-place = { $place }. { $who } <strong>{ $points }</strong> 分
progress-season-listed = 只顯示願意上榜的人：在 <code>/stats</code> 裡點<strong>讓我上榜</strong>。
progress-season-past = 往屆賽季……
progress-season-turn-on = 開啟賽季
progress-season-turn-off = 關閉賽季
progress-season-not-allowed = 只有能管理伺服器的人可以開啟或關閉賽季。
