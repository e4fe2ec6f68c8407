# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

## `/arena`：限時內人人對戰的快棋賽。

arena-command = 人人對戰的快棋賽，即時積分榜
arena-command-game = 一種遊戲，例如 nim 或 chomp
arena-command-time = 時長：20m、1h（留空：20 分鐘）

arena-title = 競技場 · { $game }
arena-over-title = 競技場 · { $game } · 結果
arena-cancelled-title = 競技場 · { $game } · 已取消
arena-rule = <strong>{ $minutes } 分鐘</strong>內人人對戰。一局結束就安排下一個對手，每局都是新局面，{ $clock }。
arena-points =
    勝一局得 <strong>{ $win } 分</strong>，從三連勝起每勝一局得 <strong>{ $streak } 分</strong>，{ $draw ->
        [none] 負局不得分。
       *[other] 和一局得 <strong>{ $draw } 分</strong>，負局不得分。
    }不影響等級分。
arena-waits = 滿兩人即開始。若無人加入，{ $when }自動取消。
arena-ends = { $when }結束
arena-boards = 棋盤：{ $channel }
arena-joined = 已加入：{ $who }
arena-join = 加入
arena-leave = 退出
arena-end = 提前結束
arena-again = 再開一場

arena-line =
    { $place }. { $who } <strong>{ $points }</strong> 分 · { $drawn ->
        [0] { $won } 勝 { $lost } 負
       *[other] { $won } 勝 { $drawn } 和 { $lost } 負
    }{ $state }
arena-streak = 🔥
arena-state-playing = · 對局中
arena-state-free = · 等待對手
arena-state-away = · 暫離
arena-state-left = · 已退出
arena-more = 以及另外 { $count } 人
arena-none = 還沒有人參加。
arena-won = <strong>{ $who }</strong> 以 { $points } 分獲勝。
arena-won-together = { $who } 各得 { $points } 分，並列第一。
arena-no-points = 這次沒有人得分。
arena-open = 尚未結束的對局不計分，可以繼續下完。
arena-cancelled-text = 參加的人不足兩位。

arena-in-title = 已加入
arena-in = 輪到你對局時會提醒你。可以隨時退出，正在進行的一局照常下完。
arena-in-first = 再有一人加入就開始。第一局開始時會提醒你。
arena-left-title = 已退出競技場
arena-left = 積分保留。點<strong>加入</strong>即可回來。
arena-ended-you = 你結束了競技場。
arena-there-title = 本頻道已有一場競技場
arena-there = 同一頻道一次只能有一場。請加入這場，或等它結束。
arena-board = 競技場：{ $first } 對 { $second }。勝一局得 { $win } 分，連勝時得 { $streak } 分。

arena-fault-title = 競技場
arena-fault-no-such-arena = 這場競技場已不存在。開一場新的：<code>/arena game:nim time:20m</code>
arena-fault-arena-closed = 這場競技場已經結束。另開一場：<code>/arena game:nim time:20m</code>
arena-fault-arena-full = 人數已滿，最多 { $most } 人。
arena-fault-arena-not-yours = 只有開設者和能管理伺服器的人可以結束競技場。
arena-fault-arena-not-in = 你沒有參加這場競技場。請點<strong>加入</strong>。
arena-fault-bad-time = 「{ $token }」不能作為時長。請寫 { $least } 到 { $most } 分鐘，例如：<code>/arena game:nim time:20m</code>
arena-fault-name-a-game = 「{ $token }」不是單獨的遊戲名。競技場每局都會出新局面，只寫遊戲名即可：<code>/arena game:nim</code>
arena-fault-server = 競技場只能開在我所在伺服器的頻道裡。在這裡可以和我下：<code>/play nim</code>
