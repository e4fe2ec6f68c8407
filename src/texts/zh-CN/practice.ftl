practice-command = 短练习：先练到期的技能，难度随你而变
practice-command-skill = 技能或游戏（留空：到期的技能）
practice-command-length = 几道题（默认 10）
practice-all-of-kind = { $kind }（所有游戏）
practice-all-of-game = { $game }（所有技能）
practice-title = 练习 { $number }/{ $of }

practice-minutes = { $count } 分钟
practice-hours = { $count } 小时
practice-days = { $count } 天

practice-why-new = 出题原因：<strong>新技能</strong>
practice-why-due = 出题原因：<strong>{ $since ->
    [none] 刚好到期
   *[other] 已到期 { $since }
  }</strong>（还记得的概率：{ $recall }%）
practice-why-shaky = 出题原因：<strong>不太牢</strong>，还记得的概率：{ $recall }%
practice-why-missed = 出题原因：<strong>你{ $ago ->
    [none] 刚才
   *[other] {" "}{ $ago }前
  }在{ $source ->
    [practice] 练习中
    [game] 对局中
    [review] 复盘时
    [quiz] 测验中
   *[lesson] 课程里
  }没做对</strong>，局面 <code>{ $line }</code>
practice-why-weak = 出题原因：<strong>还没掌握牢</strong>，最近答对 { $share }%
practice-why-young = 出题原因：<strong>还没掌握牢</strong>，至今只问过 { $reviews } 次
practice-why-chosen = 出题原因：<strong>你选了它</strong>
practice-why-steady = 出题原因：<strong>保持熟练</strong>，没有到期的技能
practice-why-thrown = 出题原因：<strong>你在对局中丢掉了这个胜势</strong>：<code>{ $line }</code> 的第 { $move } 步
practice-why-like = 出题原因：<strong>和你丢掉胜势的局面相似</strong>：<code>{ $line }</code>

practice-right = 正确
practice-wrong = 不对
practice-told = 答案
practice-your-answer = 你的答案：<strong>{ $clause }</strong>{ $thought ->
    [none] {""}
   *[other] ——属于一种常见错误：{ $thought }
  }
practice-thought = 属于一种常见错误：<strong>{ $name }</strong>。{ $wrong }
practice-next = 下一题
practice-finish = 总结
practice-tell = 看答案
practice-go-on = 继续
practice-again = 再来一次
practice-what-is-due = 开始复习
practice-mastery = 我的掌握度

practice-summary-title = 练习完成
practice-summary-score = <strong>{ $of } 题答对 { $right } 题。</strong>
practice-summary-line = { $right ->
    [yes] ✓ { $number }) { $skill }
   *[no] ✗ { $number }) { $skill }；正确答案：<strong>{ $clause }</strong>
  }
practice-summary-skills = 现在的掌握度
practice-summary-rest = 这些技能今天都不用再复习了。
practice-due = { $left ->
    [none] 现在到期
   *[other] { $left }后到期
  }
practice-these = { $count ->
    [none] 练习我的失误
   *[other] 练习这 { $count } 处
  }

practice-fault-title = 练习
practice-fault-no-such-skill = 没有叫“{ $token }”的技能或游戏。
practice-fault-which-skill = 这个词既是一类题目，又是一个游戏。你要练哪一个？
practice-fault-no-such-session = 这份练习是别人的，或已被删除。可以自己开始一份：
practice-fault-no-questions = “{ $skill }”没有可出的题。换一个技能，或者先复习：
practice-fault-answered = 这道题你已经答过，以第一次为准。练习在这里继续：
practice-fault-no-mistakes = 你在那一局里没有丢掉过胜势，没有可练的。可以先复习：
practice-fault-not-yours = 那一局不是你下的。可以先复习：

practice-stats-heading = 掌握度
practice-stats-games = 对局
practice-stats-none = 还没有练过任何技能；对局、复盘、测验和课程也算。
practice-stats-due-now = { $count ->
    [0] 现在没有到期的技能。
   *[other] 现在有 { $count } 项技能到期。
  }
practice-stats-row = <strong>{ $mastery }%</strong> · { $skill } · { $due } · 练过 { $reviews } 次
practice-stats-more = ……还有 { $count } 项技能。
practice-stats-explained = 掌握度 = 近来的正确率（越近越重）× 现在还记得的概率。只有你能看到。
practice-stats-practise = 去练习
practice-stats-chart = 掌握度的变化
