# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

practice-command = 短練習：先練到期的技能，難度隨你而變
practice-command-skill = 技能或遊戲（留空：到期的技能）
practice-command-length = 幾道題（預設 10）
practice-all-of-kind = { $kind }（所有遊戲）
practice-all-of-game = { $game }（所有技能）
practice-title = 練習 { $number }/{ $of }

practice-minutes = { $count } 分鐘
practice-hours = { $count } 小時
practice-days = { $count } 天

practice-why-new = 出題原因：<strong>新技能</strong>
practice-why-due = 出題原因：<strong>{ $since ->
    [none] 剛好到期
   *[other] 已到期 { $since }
  }</strong>（還記得的機率：{ $recall }%）
practice-why-shaky = 出題原因：<strong>不太牢</strong>，還記得的機率：{ $recall }%
practice-why-missed = 出題原因：<strong>你{ $ago ->
    [none] 剛才
   *[other] {" "}{ $ago }前
  }在{ $source ->
    [practice] 練習中
    [game] 對局中
    [review] 復盤時
    [quiz] 測驗中
   *[lesson] 課程裡
  }沒做對</strong>，局面 <code>{ $line }</code>
practice-why-weak = 出題原因：<strong>還沒掌握牢</strong>，最近答對 { $share }%
practice-why-young = 出題原因：<strong>還沒掌握牢</strong>，至今只問過 { $reviews } 次
practice-why-chosen = 出題原因：<strong>你選了它</strong>
practice-why-steady = 出題原因：<strong>保持熟練</strong>，沒有到期的技能
practice-why-thrown = 出題原因：<strong>你在對局中丟掉了這個勝勢</strong>：<code>{ $line }</code> 的第 { $move } 步
practice-why-like = 出題原因：<strong>和你丟掉勝勢的局面相似</strong>：<code>{ $line }</code>

practice-right = 正確
practice-wrong = 不對
practice-told = 答案
practice-your-answer = 你的答案：<strong>{ $clause }</strong>{ $thought ->
    [none] {""}
   *[other] ——屬於一種常見錯誤：{ $thought }
  }
practice-thought = 屬於一種常見錯誤：<strong>{ $name }</strong>。{ $wrong }
practice-next = 下一題
practice-finish = 總結
practice-tell = 看答案
practice-go-on = 繼續
practice-again = 再來一次
practice-what-is-due = 開始複習
practice-mastery = 我的掌握度

practice-summary-title = 練習完成
practice-summary-score = <strong>{ $of } 題答對 { $right } 題。</strong>
practice-summary-line = { $right ->
    [yes] ✓ { $number }) { $skill }
   *[no] ✗ { $number }) { $skill }；正確答案：<strong>{ $clause }</strong>
  }
practice-summary-skills = 現在的掌握度
practice-summary-rest = 這些技能今天都不用再複習了。
practice-due = { $left ->
    [none] 現在到期
   *[other] { $left }後到期
  }
practice-these = { $count ->
    [none] 練習我的失誤
   *[other] 練習這 { $count } 處
  }

practice-fault-title = 練習
practice-fault-no-such-skill = 沒有叫「{ $token }」的技能或遊戲。
practice-fault-which-skill = 這個詞既是一類題目，又是一個遊戲。你要練哪一個？
practice-fault-no-such-session = 這份練習是別人的，或已被刪除。可以自己開始一份：
practice-fault-no-questions = 「{ $skill }」沒有可出的題。換一個技能，或者先複習：
practice-fault-answered = 這道題你已經答過，以第一次為準。練習在這裡繼續：
practice-fault-no-mistakes = 你在那一局裡沒有丟掉過勝勢，沒有可練的。可以先複習：
practice-fault-not-yours = 那一局不是你下的。可以先複習：

practice-stats-heading = 掌握度
practice-stats-games = 對局
practice-stats-none = 還沒有練過任何技能；對局、復盤、測驗和課程也算。
practice-stats-due-now = { $count ->
    [0] 現在沒有到期的技能。
   *[other] 現在有 { $count } 項技能到期。
  }
practice-stats-row = <strong>{ $mastery }%</strong> · { $skill } · { $due } · 練過 { $reviews } 次
practice-stats-more = ……還有 { $count } 項技能。
practice-stats-explained = 掌握度 = 近來的正確率（越近越重）× 現在還記得的機率。只有你能看到。
practice-stats-practise = 去練習
practice-stats-chart = 掌握度的變化
