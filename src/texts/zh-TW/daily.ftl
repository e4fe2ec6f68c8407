# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

## `/daily`：每天一題，人人相同；以及連續多少天做過題或練習過。

daily-command = 今天的題目：一個局面，三次機會，人人相同
daily-command-date = 以前的某一天，例如 2026-11-22
daily-command-post = 每天在頻道裡發布題目（僅限能管理伺服器的人）
daily-post-here = 發布在本頻道
daily-post-off = 不再發布

daily-title = 每日一題 #{ $number } · { $game }
daily-ask = <strong>你能贏，找出那步棋。</strong>任何一種必勝走法都算對。
daily-left = <strong>還有 { $left } 次機會。</strong>提示會用掉一次。
daily-left-alone = <strong>{ $left ->
    [1] 最後一次機會。
   *[other] 還有 { $left } 次機會。
  }</strong>
daily-next = 下一題：{ $when }（{ $date }）。
daily-early = 這是以前的題目，隨便玩玩：不計入連續天數。
daily-wrong = ✗ { $move }：這步贏不了。
daily-hint-title = 下面有一步是必勝的：
daily-hint = 提示
daily-type = 輸入走法
daily-solved = { $tries ->
    [1] 一次就做對了！
   *[other] 第 { $tries } 次做對了。
  }
daily-missed = 答案
daily-missed-text = 這次沒做出來。
daily-answer = { $count ->
    [none] 一種必勝走法：<strong>{ $move }</strong>。
    [1] 必勝走法：<strong>{ $move }</strong>。
   *[other] 必勝走法共 { $count } 種，其中一種：<strong>{ $move }</strong>。
  }
daily-streak = { $days ->
    [1] 🔥 新的連續記錄第 1 天，明天再來！
   *[other] 🔥 已連續 { $days } 天。
  }
daily-share = 分享
daily-why = 證明
daily-board = 誰做出來了
daily-archive = 以前的題目
daily-today = 今日題目
daily-play = 來試試
daily-shared = { $who }：{ $grid }{ $days ->
    [0] {""}
   *[other] {" "}· 🔥{ $days }
  }

daily-board-title = 每日一題 #{ $number }：誰做出來了
daily-board-none = 這個伺服器裡還沒有人做過。
daily-board-others = 另有 { $others } 人不公開。
daily-board-solved = { $players } 人參加，{ $solved } 人做對。
daily-board-list = 公開我的名字
daily-board-unlist = 不公開我的名字
daily-board-listed = 本伺服器的其他人能在這裡和排行榜上看到你的名字。
daily-board-unlisted = 其他人在這裡看不到你的名字。
daily-board-server-only = 只有伺服器裡才有當天的榜單。

daily-archive-title = 以前的題目
daily-archive-text = 隨便選一天來做，不計入連續天數。
daily-archive-none = 今天是第一天，明天再來！
daily-archive-choose = 選一天

daily-post-title = 每日一題 #{ $number } · { $game }
daily-post-text = <strong>你能贏，找出走法。</strong>你有三次機會。
daily-post-yesterday = 昨天：#{ $number } · { $game }
daily-post-proof = 昨天的證明
daily-post-set = 我會每天在 { $channel } 發布題目，並附上前一天的答案。
daily-post-unset = 我不再在這個伺服器發布每日一題。
daily-post-not-allowed = 只有能管理伺服器的人可以更改。
daily-post-guest = 我不是這裡的成員，不能主動發布。請先把我加入伺服器。題目照樣可以做：/daily

daily-fault-title = 每日一題
daily-fault-no-such-day = 那一天沒有題目。請選 { $first } 到 { $today } 之間的一天。

daily-stats = 🔥 <strong>已連續 { $days } 天</strong> · 最長 { $best } 天
daily-stats-best = 🔥 最長連續 { $best } 天
daily-stats-next = { $days ->
    [0] 做今天的題目或一道練習題，就能開始新的記錄。
   *[other] 做今天的題目或一道練習題，就是第 { $next } 天。
  }每週可以休息一天。
