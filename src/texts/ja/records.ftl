review-title = 振り返り：{ $game }
review-legend = ✓ 勝ちを守った · ✗ 勝ちを逃した · ○ もともと勝ちがなかった · ? 不明
review-move = { $number }) { $mark } { $who }：<strong>{ $move }</strong>
review-stood = { $mark ->
    [unknown] 不明
   *[other] 前は{ $mark ->
        [none] { $draws ->
            [yes] 勝ちではない
           *[no] 負け
        }
       *[other] 勝ち
    }{ $moves ->
        [none] {""}
       *[other] （残り{ $moves }手）
    }、後は{ $mark ->
        [kept] 勝ち
       *[other] { $draws ->
            [yes] 勝ちではない
           *[no] 負け
        }
    }
  }
review-turned = 勝ちを逃したのは{ $moves }手目です。
review-never-turned = 勝ちを逃した手はありません。
review-page = { $page }/{ $pages }ページ
review-previous = ← 前へ
review-next = 次へ →
review-mistakes = { $whose ->
    [mine] あなたの間違い
    [theirs] 相手の間違い
    [first] 先手の間違い
   *[second] 後手の間違い
  }（{ $count }）
review-overview = すべての手
review-tell = 答えを見る
review-next-mistake = 次の間違い
review-again = もう一度
review-choose = 対局を選ぶ…
review-none = 終わった対局はまだありません。/play で始められます。
review-no-such-game = その番号の対局はありません。下から選んでください。
review-entry =
    { $game }：{ $won ->
        [none] 引き分け
        [yes] 勝ち
       *[no] 負け
    }、{ $moves }手
review-list-title = 最近の対局

review-puzzle-title = 間違い { $number }/{ $count }
review-puzzle-text = { $move }手目：{ $who }の番です。勝つ手を見つけましょう。どの勝つ手でも正解です。
review-puzzle-right = 正解：{ $move }で勝てます。
review-puzzle-wrong = 「{ $move }」では勝てません。
review-puzzle-answer = 相手の応手：{ $move }。
review-puzzle-unknown = 「{ $move }」で勝てるかどうかは分かりません。
review-puzzle-try-again = ほかの手を試してください。

review-solution-title = 間違い { $number }/{ $count }：答え
review-solution-before = 指す前：{ $value }。
review-solution-played = { $who }の手 <strong>{ $move }</strong>：{ $value }。
review-solution-winning = { $all ->
    [yes] { $count ->
        [1] 勝つ手はこれだけです：
       *[other] 勝つ手はこの{ $listed }通りです：
    }
   *[no] { $count ->
        [none] 勝つ手のうち{ $listed }通り：
        [1] 勝つ手はこれだけです：
       *[other] 勝つ手は{ $count }通りあります。そのうち{ $listed }通り：
    }
  }
review-solution-move = <strong>{ $move }</strong>：{ $value }
review-solution-value =
    { $outcome ->
        [none] 不明
        [D] 引き分け
       *[other] { $outcome }局面
    }{ $grundy ->
        [none] {""}
       *[other] 、Grundy数{ $grundy }
    }{ $moves ->
        [none] {""}
       *[other] 、{ $moves }手で終局
    }
review-solution-explain = なぜ？

stats-title = { $who }の戦績

stats-compound-sum = ゲームの和
stats-compound-every = いくつものゲーム、毎回すべてで指す
stats-compound-all = いくつものゲーム、毎回すべてで指し、1つ終われば終わり
stats-compound-any = いくつものゲーム、毎回1つ以上で指す
stats-none = { $who }には、成績に数える対局がまだありません。/play で始められます。
stats-against = { $level ->
    [none] 人
   *[other] { $level }
  }
stats-score =
    { $drawn ->
        [0] { $won }勝{ $lost }敗
       *[other] { $won }勝{ $lost }敗{ $drawn }分
    }
stats-rating = レーティング{ $rating }（{ $games }局）
stats-explained = レーティングはEloで、ゲームごとに1200から始まります。私のレーティングは固定です：入門800、気軽1000、上級1300、完璧1600。練習、稽古、アリーナ、自分で決めた局面、一方が勝てるように始めた対局、自作のゲームは対象外です。
stats-listed = あなたは、このサーバーの順位表に載っています。
stats-unlisted = あなたは、このサーバーの順位表に載っていません。
stats-list = 順位表に載せる
stats-unlist = 順位表から外す
stats-choose-board = ゲームの順位表…
stats-board-title = 順位表：{ $game }
stats-board-empty = このゲームの順位表には、まだ誰も載っていません。
stats-place = { $place }位 { $who } — <strong>{ $rating }</strong>、{ $games }局
stats-hidden = { $who }は、このサーバーでは戦績を公開していません。
stats-server-only = 順位表はサーバーだけで使えます。

privacy-title = あなたのデータ
privacy-text =
    あなたのアカウント番号とともに保存しているもの：対局（手、時刻、ヒント）、レーティング、名前を付けたゲーム、問題バンクに入れた局面、クラスのクイズの解答、練習の内容と結果、先生に伝えた名前、クイズのときにサーバーで表示されていた名前、設定。メッセージは読みません（「この局面を解析」を使ったものだけは別です）。

    すべてをファイルで受け取れます。削除もできます。ほかの人との対局では、あなたの名前だけが消えます。その対局は相手のものでもあるからです。サーバーで名前を付けたゲームと、問題バンクに入れた局面は、あなたの名前なしで残ります。クラスでの解答は、あなたのことが分からない番号で集計に残ります。
privacy-export = 写しをもらう
privacy-erase = データを削除する
privacy-exported = あなたについてのデータのすべてです：JSONとCSVで{ $rows }行。
privacy-part = 全{ $count }回のうち{ $number }回目。
privacy-nothing = あなたについてのデータはありません。

privacy-sure-title = すべて削除しますか？
privacy-sure-text = 先に、進行中の対局を投了します。取り消せません。試験を始めている場合、その解答はあなたの成績に数えなくなります。また、試験が終わるまでは、ほかの局面も解きません。そのために、アカウント番号のハッシュを試験が終わるまで保存します。
privacy-sure-yes = はい、すべて削除します
privacy-sure-no = いいえ、残します
privacy-erased = { $rows }行を削除しました。あなたの名前につながるものは、もう何も残っていません。
privacy-kept = 何も削除していません。
privacy-retention = このサーバーの対局の保存期間
privacy-days = { $days ->
    [none] ずっと
   *[other] 終わってから{ $days }日
  }
privacy-class-retention = このサーバーのクイズの保存期間
privacy-class-days = { $days ->
    [none] 先生が削除するまで
   *[other] 終わってから{ $days }日
  }
privacy-names = { $days ->
    [none] 外されるまで
   *[other] { $days }日。その人のクイズが保存されている間は、それより長く
  }
privacy-here = このサーバーでの保存期間：対局は{ $games }。クイズ、試験、宿題とその解答は{ $classes }。名簿の生徒の名前は{ $names }。サーバーの管理者が /settings で選びます。

privacy-forgets-title = 古いクイズを削除しますか？
privacy-forgets-text = このサーバーのクイズ{ $quizzes }件は、終わってから{ $days }日より長くたっています。この設定にすると、1時間以内に、解答と成績もすべて削除します。取り消せません。
privacy-forgets-files = 先に保存してください。/teach export で最新の50件を、/teach results quiz:… で1件ずつ、ファイルにできます。
privacy-forgets-yes = はい、削除します
privacy-forgets-no = いいえ、変更しません
