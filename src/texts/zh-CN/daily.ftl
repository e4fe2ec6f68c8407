## `/daily`：每天一题，人人相同；以及连续多少天做过题或练习过。

daily-command = 今天的题目：一个局面，三次机会，人人相同
daily-command-date = 以前的某一天，例如 2026-11-22
daily-command-post = 每天在频道里发布题目（仅限能管理服务器的人）
daily-post-here = 发布在本频道
daily-post-off = 不再发布

daily-title = 每日一题 #{ $number } · { $game }
daily-ask = <strong>你能赢，找出那步棋。</strong>任何一种必胜走法都算对。
daily-left = <strong>还有 { $left } 次机会。</strong>提示会用掉一次。
daily-left-alone = <strong>{ $left ->
    [1] 最后一次机会。
   *[other] 还有 { $left } 次机会。
  }</strong>
daily-next = 下一题：{ $when }（{ $date }）。
daily-early = 这是以前的题目，随便玩玩：不计入连续天数。
daily-wrong = ✗ { $move }：这步赢不了。
daily-hint-title = 下面有一步是必胜的：
daily-hint = 提示
daily-type = 输入走法
daily-solved = { $tries ->
    [1] 一次就做对了！
   *[other] 第 { $tries } 次做对了。
  }
daily-missed = 答案
daily-missed-text = 这次没做出来。
daily-answer = { $count ->
    [none] 一种必胜走法：<strong>{ $move }</strong>。
    [1] 必胜走法：<strong>{ $move }</strong>。
   *[other] 必胜走法共 { $count } 种，其中一种：<strong>{ $move }</strong>。
  }
daily-streak = { $days ->
    [1] 🔥 新的连续记录第 1 天，明天再来！
   *[other] 🔥 已连续 { $days } 天。
  }
daily-share = 分享
daily-why = 证明
daily-board = 谁做出来了
daily-archive = 以前的题目
daily-today = 今日题目
daily-play = 来试试
daily-shared = { $who }：{ $grid }{ $days ->
    [0] {""}
   *[other] {" "}· 🔥{ $days }
  }

daily-board-title = 每日一题 #{ $number }：谁做出来了
daily-board-none = 这个服务器里还没有人做过。
daily-board-others = 另有 { $others } 人不公开。
daily-board-solved = { $players } 人参加，{ $solved } 人做对。
daily-board-list = 公开我的名字
daily-board-unlist = 不公开我的名字
daily-board-listed = 本服务器的其他人能在这里和排行榜上看到你的名字。
daily-board-unlisted = 其他人在这里看不到你的名字。
daily-board-server-only = 只有服务器里才有当天的榜单。

daily-archive-title = 以前的题目
daily-archive-text = 随便选一天来做，不计入连续天数。
daily-archive-none = 今天是第一天，明天再来！
daily-archive-choose = 选一天

daily-post-title = 每日一题 #{ $number } · { $game }
daily-post-text = <strong>你能赢，找出走法。</strong>你有三次机会。
daily-post-yesterday = 昨天：#{ $number } · { $game }
daily-post-proof = 昨天的证明
daily-post-set = 我会每天在 { $channel } 发布题目，并附上前一天的答案。
daily-post-unset = 我不再在这个服务器发布每日一题。
daily-post-not-allowed = 只有能管理服务器的人可以更改。
daily-post-guest = 我不是这里的成员，不能主动发布。请先把我加入服务器。题目照样可以做：/daily

daily-fault-title = 每日一题
daily-fault-no-such-day = 那一天没有题目。请选 { $first } 到 { $today } 之间的一天。

daily-stats = 🔥 <strong>已连续 { $days } 天</strong> · 最长 { $best } 天
daily-stats-best = 🔥 最长连续 { $best } 天
daily-stats-next = { $days ->
    [0] 做今天的题目或一道练习题，就能开始新的记录。
   *[other] 做今天的题目或一道练习题，就是第 { $next } 天。
  }每周可以休息一天。
