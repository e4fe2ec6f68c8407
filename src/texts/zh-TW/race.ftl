# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

## `/storm mode:race`：同一頻道的人做同一套題，限時三分鐘。

race-title = 閃電戰競速
race-mode-solo = 單人
race-mode-race = 本頻道競速
race-command-mode = 單人，或與本頻道的人競速

race-rule = 所有人做同一套題，限時 <strong>{ $minutes } 分鐘</strong>，答錯 { $most } 題即出局。答對最多者勝；題數相同，先答到者勝。
race-private = 你的題目只有你能看到。
race-waits = 由 <strong>{ $who }</strong> 開賽。若無人開賽，{ $when }自動取消。
race-joined = 已有 { $count } 人加入（最多 { $most } 人）
race-join = 加入
race-leave = 退出
race-start = 開賽
race-cancel = 取消
race-mine = 我的題目
race-again = 再賽一場
race-solo = 單人

race-running = 閃電戰競速 · 進行中
race-ends = { $when }結束
race-line = { $place }. { $who } <code>{ $bar }</code> <strong>{ $points }</strong>{ $crosses }
race-done = · 已結束
race-over = 閃電戰競速 · 結果
race-won = <strong>{ $who }</strong> 答對 { $points } 題，獲勝。
race-won-together = { $who } 各答對 { $points } 題，並列第一。
race-nobody = 這次沒有人答對。
race-stood = 我離線了 { $time }，這段時間已補給所有人。
race-cut = 我離線了 { $time }，比賽提前結束，按當時的成績計。
race-seconds = { $count } 秒
race-minutes = { $count } 分鐘
race-cancelled = 閃電戰競速 · 已取消
race-cancelled-text = 比賽沒有開始。

race-in-title = 已加入
race-in = 開賽後，第一題會出現在這裡。如果沒有出現，請在比賽訊息上點<strong>我的題目</strong>。
race-left-title = 已退出比賽
race-there-title = 本頻道已有一場比賽
race-there = 同一頻道一次只能有一場。請在開始前加入這場，或等它結束。
race-cancelled-you = 你取消了比賽。
race-place = 第 { $place } 名（共 { $of } 人）
race-place-so-far = 暫列第 { $place } 名（共 { $of } 人）

race-top = 排行榜
race-top-title = 閃電戰 · 本伺服器排行榜
race-top-today = 今天
race-top-ever = 歷史
race-top-none = 還沒有人上榜。
race-top-listed = 想上榜？在 <code>/stats</code> 中設定。

race-fault-no-such-race = 這場比賽已不存在。開一場新的：<code>/storm mode:race</code>
race-fault-race-closed = 這場比賽已經開始或結束。另開一場：<code>/storm mode:race</code>
race-fault-race-full = 人數已滿，最多 { $most } 人。可以到別的頻道另開一場：<code>/storm mode:race</code>
race-fault-race-not-yours = 只有比賽的主持者和能管理伺服器的人可以這樣做。
race-fault-race-too-few = 至少要有 { $least } 人才能開賽。等人加入，或先單人玩：<code>/storm</code>
race-fault-race-not-in = 你沒有參加這場比賽。請在開賽前加入，或單人玩：<code>/storm</code>
race-fault-server = 競速只能在我所在伺服器的頻道裡進行。單人玩：<code>/storm</code>
