rules-turn-sum = 複数のゲーム：毎回、どれか1つで手を指します。
rules-turn-every = 複数のゲーム：毎回、手の残っているすべてのゲームで指します。どれにも手がなくなると終わりです。
rules-turn-all = 複数のゲーム：毎回、すべてのゲームで指します。どれか1つに手がなくなると終わりです。
rules-turn-any = 複数のゲーム：毎回、1つ以上のゲームで指します。どれにも手がなくなると終わりです。
rules-games = ゲーム{ $more ->
    [0] { $both }
   *[other] { $numbers }ほか{ $more }
  }（{ $name }）
rules-cut = …（続きは「ルール」を押してください）
rules-button = ルール
rules-title = ルール
rules-each-question = 問題ごとに、その局面の正確なルールが書いてあります。
rules-background = 詳しくは：{ $help }
