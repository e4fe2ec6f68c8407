storm-command = 3分間の早解き：どちらが勝つか、どの手で勝つか

storm-title = 早解き
storm-score = 早解き · 正解{ $points } · 間違い{ $mistakes }/{ $most }
storm-rule = <strong>{ $minutes }分間</strong>に、できるだけ多くの局面に答えます。{ $most }回間違えると終わりです。だんだん難しくなります。
storm-you = 手番はいつも<strong>あなた</strong>です。答えると、すぐに次の局面が出ます。
storm-games = 今回のゲーム：{ $games }。
storm-start = 始める
storm-ends = 終了：{ $when }

storm-who = あなたの番です。どちらが勝ちますか。
storm-find = あなたの番で、あなたが勝てます。勝つ手を見つけてください。
storm-win = あなた
storm-lose = 相手
storm-nobody = 引き分け
storm-you-win = あなたの勝ち
storm-they-win = 相手の勝ち
storm-nobody-wins = どちらでもない（引き分け）
storm-right = ✓ 正解。
storm-wrong = ✗ 答え：{ $answer }。
storm-moment = 少しお待ちください。次の局面を作っています。届くまで、時間は減りません。
storm-go-on = 続ける

storm-over-time = 時間切れ
storm-over-mistakes = 間違い{ $most }回
storm-result = { $answered }問中<strong>{ $points }問正解</strong> · 連続正解：最長{ $streak }
storm-new-best = 自己ベストです！
storm-own-best = 自己ベスト：今日{ $today } · これまで{ $ever }
storm-own-best-ever = 自己ベスト：{ $ever }
storm-server-best = このサーバーの最高：{ $score }（{ $who }）
storm-missed = ✗ { $number }) { $game } <code>{ $line }</code>：{ $answer }
storm-missed-heading = 間違えた問題
storm-why = { $number }の理由
storm-again = もう一度
storm-practise = { $game }を練習

storm-fault-title = 早解き
storm-fault-no-such-run = それはほかの人の早解きか、削除されたものです。自分で始めてください：<code>/storm</code>
