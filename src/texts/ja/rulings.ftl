ruling-breaking = { $count ->
    [0] 指せる手はない。
    [1] 山を1つ選び、{ $clauses }。
   *[other] 山を1つ選び、次のどれかをする：{ $clauses }。
  }
ruling-numbered = ({ $number }) { $clause }
ruling-clause-comma = ；
ruling-clause = { $way ->
    [split] 何も取らずに{ $left }に分ける
    [whole] { $amount }の山なら、全部取る
    [part] { $amount }取る（全部は取れない）
    [any] { $amount }取る
    [take-and-split] { $amount }取り、残りを2つの山に分ける
    [part-or-split] { $amount }取る（全部は取れない）。残りを2つの山に分けてもよい
    [any-or-split] { $amount }取る。残りを2つの山に分けてもよい
   *[other] { $nothing ->
        [yes] { $amount }取り、山を残さないか、{ $rest }を残す
       *[no] { $amount }取り、{ $left }を残す
    }
  }
ruling-amount = { $openEnd ->
    [yes] { $numbers }
   *[no] { $numbers }個
  }
ruling-span = { $to ->
    [none] { $from }個以上
   *[other] { $from }～{ $to }
  }
ruling-heaps = { $sizes ->
    [equal] 個数の等しい{ ruling-heap-count }
    [unequal] 個数の異なる{ ruling-heap-count }
   *[any] { ruling-heap-count }
  }
ruling-heap-count = { $count ->
    [0] 山なし
    [1] 1つの山
    [2] 2つの山
   *[3] 3つの山
  }
ruling-heaps-comma = 、
ruling-heaps-or = か

ruling-limited = { $upTo ->
    [none] 最初の手では、1個以上を取る。全部は取れない。
   *[other] いま取れるのは{ $upTo }個。
  }{ $growth }
ruling-up-to = { $most ->
    [1] 1
    [2] 1か2
   *[other] 1～{ $most }
  }
ruling-later = 次からは、毎回{ $upTo }個取る。
ruling-formula = 直前にx個取られたら、1個以上、{ $count ->
    [0] { $formula }個
    [2] { $parts }の小さいほう
   *[other] { $parts }のいちばん小さいもの
  }以下を取る。
ruling-times = そのあとは、1個以上、直前に取られた個数{ $times ->
    [1] {""}
   *[other] の{ $times }倍
  }以下を取る。

rules-turn-sum = いくつものゲーム：毎回、どれか1つだけで指す。
rules-turn-every = いくつものゲーム：毎回、手の残っているすべてのゲームで指す。どれにも手がなくなったら終わり。
rules-turn-all = いくつものゲーム：毎回、すべてのゲームで指す。どれか1つに手がなくなったら終わり。
rules-turn-any = いくつものゲーム：毎回、1つ以上のゲームで指す。どれにも手がなくなったら終わり。
rules-games = ゲーム{ $more ->
    [0] { $both }
   *[other] { $numbers }ほか{ $more }個
  }（{ $name }）
rules-cut = …（続きは「ルール」を押してください）
rules-button = ルール
rules-title = ルール
rules-each-question = どの問題にも、その局面の正確なルールが書いてあります。
rules-background = くわしくは：{ $help }
