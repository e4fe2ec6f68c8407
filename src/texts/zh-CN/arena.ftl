## `/arena`：限时内人人对战的快棋赛。

arena-command = 人人对战的快棋赛，实时积分榜
arena-command-game = 一种游戏，例如 nim 或 chomp
arena-command-time = 时长：20m、1h（留空：20 分钟）

arena-title = 竞技场 · { $game }
arena-over-title = 竞技场 · { $game } · 结果
arena-cancelled-title = 竞技场 · { $game } · 已取消
arena-rule = <strong>{ $minutes } 分钟</strong>内人人对战。一局结束就安排下一个对手，每局都是新局面，{ $clock }。
arena-points =
    胜一局得 <strong>{ $win } 分</strong>，从三连胜起每胜一局得 <strong>{ $streak } 分</strong>，{ $draw ->
        [none] 负局不得分。
       *[other] 和一局得 <strong>{ $draw } 分</strong>，负局不得分。
    }不影响等级分。
arena-waits = 满两人即开始。若无人加入，{ $when }自动取消。
arena-ends = { $when }结束
arena-boards = 棋盘：{ $channel }
arena-joined = 已加入：{ $who }
arena-join = 加入
arena-leave = 退出
arena-end = 提前结束
arena-again = 再开一场

arena-line =
    { $place }. { $who } <strong>{ $points }</strong> 分 · { $drawn ->
        [0] { $won } 胜 { $lost } 负
       *[other] { $won } 胜 { $drawn } 和 { $lost } 负
    }{ $state }
arena-streak = 🔥
arena-state-playing = · 对局中
arena-state-free = · 等待对手
arena-state-away = · 暂离
arena-state-left = · 已退出
arena-more = 以及另外 { $count } 人
arena-none = 还没有人参加。
arena-won = <strong>{ $who }</strong> 以 { $points } 分获胜。
arena-won-together = { $who } 各得 { $points } 分，并列第一。
arena-no-points = 这次没有人得分。
arena-open = 尚未结束的对局不计分，可以继续下完。
arena-cancelled-text = 参加的人不足两位。

arena-in-title = 已加入
arena-in = 轮到你对局时会提醒你。可以随时退出，正在进行的一局照常下完。
arena-in-first = 再有一人加入就开始。第一局开始时会提醒你。
arena-left-title = 已退出竞技场
arena-left = 积分保留。点<strong>加入</strong>即可回来。
arena-ended-you = 你结束了竞技场。
arena-there-title = 本频道已有一场竞技场
arena-there = 同一频道一次只能有一场。请加入这场，或等它结束。
arena-board = 竞技场：{ $first } 对 { $second }。胜一局得 { $win } 分，连胜时得 { $streak } 分。

arena-fault-title = 竞技场
arena-fault-no-such-arena = 这场竞技场已不存在。开一场新的：<code>/arena game:nim time:20m</code>
arena-fault-arena-closed = 这场竞技场已经结束。另开一场：<code>/arena game:nim time:20m</code>
arena-fault-arena-full = 人数已满，最多 { $most } 人。
arena-fault-arena-not-yours = 只有开设者和能管理服务器的人可以结束竞技场。
arena-fault-arena-not-in = 你没有参加这场竞技场。请点<strong>加入</strong>。
arena-fault-bad-time = “{ $token }”不能作为时长。请写 { $least } 到 { $most } 分钟，例如：<code>/arena game:nim time:20m</code>
arena-fault-name-a-game = “{ $token }”不是单独的游戏名。竞技场每局都会出新局面，只写游戏名即可：<code>/arena game:nim</code>
arena-fault-server = 竞技场只能开在我所在服务器的频道里。在这里可以和我下：<code>/play nim</code>
