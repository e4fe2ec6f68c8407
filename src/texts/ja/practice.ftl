practice-command = 短い練習：復習の時期が来たものから、ちょうどよい難しさで
practice-command-skill = スキルかゲーム（空なら、復習の時期が来たもの）
practice-command-length = 問題の数（10）
practice-all-of-kind = { $kind } — すべてのゲーム
practice-all-of-game = { $game } — すべてのスキル
practice-title = 練習 { $number }/{ $of }

practice-minutes = { $count }分
practice-hours = { $count }時間
practice-days = { $count }日

practice-why-new = この問題の理由：あなたには<strong>初めて</strong>
practice-why-due = この問題の理由：<strong>復習の時期{ $since ->
    [none] です
   *[other] から{ $since }
  }</strong>（まだ覚えている確率：{ $recall }％）
practice-why-shaky = この問題の理由：<strong>忘れかけています</strong>（まだ覚えている確率：{ $recall }％）
practice-why-missed = この問題の理由：{ $ago ->
    [none] さっき
   *[other] { $ago }前に
  }<strong>{ $source ->
    [practice] 練習で
    [game] 対局で
    [review] 振り返りで
    [quiz] クイズで
   *[lesson] レッスンで
  }間違えました</strong>：<code>{ $line }</code>
practice-why-weak = この問題の理由：<strong>まだ確実ではありません</strong>（最近の正解率：{ $share }％）
practice-why-young = この問題の理由：<strong>まだ確実ではありません</strong>（これまでに{ $reviews }回だけ）
practice-why-chosen = この問題の理由：<strong>あなたが選びました</strong>
practice-why-steady = この問題の理由：<strong>力を保つため</strong>。復習の時期が来たものはありません
practice-why-thrown = この問題の理由：対局 <code>{ $line }</code> の{ $move }手目で、<strong>この勝ちを逃しました</strong>
practice-why-like = この問題の理由：<code>{ $line }</code> で<strong>逃した勝ちと似ています</strong>

practice-right = 正解
practice-wrong = 不正解
practice-told = 答え
practice-your-answer = あなたの答え：<strong>{ $answer }</strong>{ $thought ->
    [none] {""}
   *[other] （よくある間違い：{ $thought }）
  }
practice-thought = よくある間違いに当てはまります：<strong>{ $name }</strong>。{ $wrong }
practice-next = 次へ
practice-finish = まとめ
practice-tell = 答えを見る
practice-go-on = 続ける
practice-again = もう一度
practice-what-is-due = 復習する
practice-mastery = 自分の習熟度

practice-summary-title = 練習：終わり
practice-summary-score = <strong>{ $of }問中{ $right }問正解。</strong>
practice-summary-line = { $right ->
    [yes] ✓ { $number }) { $skill }
   *[no] ✗ { $number }) { $skill } — 正解：<strong>{ $answer }</strong>
  }
practice-summary-skills = いまの習熟度
practice-summary-rest = 今日また復習するものはありません。
practice-due = { $left ->
    [none] 復習の時期です
   *[other] 復習は{ $left }後
  }
practice-these = { $count ->
    [none] 自分の間違いを練習
   *[other] この{ $count }問を練習
  }

practice-fault-title = 練習
practice-fault-no-such-skill = 「{ $token }」というスキルやゲームは知りません。
practice-fault-which-skill = それは問題の種類でもゲームでもあります。どちらですか。
practice-fault-no-such-session = これはほかの人の練習か、削除された練習です。自分の練習を始めてください：
practice-fault-no-questions = { $skill }の問題はありません。ほかのスキルを選ぶか、復習の時期が来たものを練習してください：
practice-fault-answered = もう答えた問題です。数えるのは最初の答えです。続きはこちら：
practice-fault-no-mistakes = その対局では勝ちを逃していないので、練習するものはありません。復習の時期が来たものを練習してください：
practice-fault-not-yours = それはあなたの対局ではありません。復習の時期が来たものを練習してください：

practice-stats-heading = 習熟度
practice-stats-games = 対局
practice-stats-none = まだどのスキルも練習していません。対局、振り返り、クイズ、レッスンも数えます。
practice-stats-due-now = { $count ->
    [0] いま復習の時期が来たものはありません。
   *[other] いま復習の時期が来たスキル：{ $count }個。
  }
practice-stats-row = <strong>{ $mastery }％</strong> · { $skill } · { $due } · { $reviews }回
practice-stats-more = …ほか{ $count }個のスキル。
practice-stats-explained = 習熟度：最近の正解率（新しいものほど重く数えます）と、まだ覚えている確率との積。見られるのはあなただけです。
practice-stats-practise = 練習する
practice-stats-chart = 習熟度の移り変わり
