# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

ruling-breaking = { $count ->
    [0] 沒有合法的走法。
    [1] 選一堆，{ $clauses }。
   *[other] 選一堆，任選一種走法：{ $clauses }。
  }
ruling-numbered = ({ $number }) { $clause }
ruling-clause-comma = ；
ruling-clause = { $way ->
    [split] 不取石子，把它分成{ $left }
    [whole] 如果這一堆恰有{ $amount }，就取光
    [part] 取{ $amount }，但不能取光
    [any] 取{ $amount }
    [take-and-split] 取{ $amount }，並把剩下的分成兩堆
    [part-or-split] 取{ $amount }，但不能取光；剩下的可以分成兩堆
    [any-or-split] 取{ $amount }，剩下的可以分成兩堆
   *[other] { $nothing ->
        [yes] 取{ $amount }，取光或剩下{ $rest }
       *[no] 取{ $amount }，剩下{ $left }
    }
  }
# 接在漢字後面：「 1、3 到 5 或 7 個」「至少 2 個」。
ruling-amount = { $open ->
    [yes] { $numbers } 個
   *[no] {" "}{ $numbers } 個
  }
ruling-span = { $to ->
    [none] 至少 { $from }
   *[other] { $from } 到 { $to }
  }
ruling-heaps = { $sizes ->
    [equal] 同樣多的{ ruling-heap-count }
    [unequal] 個數互不相同的{ ruling-heap-count }
   *[any] { ruling-heap-count }
  }
ruling-heap-count = { $count ->
    [0] 什麼也不剩
    [1] 一堆
    [2] 兩堆
   *[3] 三堆
  }
ruling-heaps-comma = 或
ruling-heaps-or = 或

ruling-limited = { $upTo ->
    [none] 第一步至少取 1 個，但不能取光。
   *[other] 這一步取 { $upTo } 個。
  }{ $growth }
ruling-up-to = { $most ->
    [1] 1
    [2] 1 或 2
   *[other] 1 到 { $most }
  }
ruling-later = 以後每步取 { $upTo } 個。
ruling-formula = 某一步取了 x 個，下一步就至少取 1 個，至多取 { $formula } 個。
ruling-times = { $times ->
    [1] 以後每步至少取 1 個，至多取和上一步同樣多。
   *[other] 以後每步至少取 1 個，至多取上一步的 { $times } 倍。
  }

rules-turn-sum = 幾個遊戲同時進行：每步只在其中一個裡走一步。
rules-turn-every = 幾個遊戲同時進行：每步在每個還能走的遊戲裡各走一步，全都不能走時結束。
rules-turn-all = 幾個遊戲同時進行：每步在每個遊戲裡各走一步，只要有一個不能走就結束。
rules-turn-any = 幾個遊戲同時進行：每步在其中一個或幾個裡各走一步，全都不能走時結束。
rules-games = 第 { $numbers }{ $more ->
    [0] {""}
   *[other] {" "}等 { $total }
  } 個（{ $name }）
rules-cut = ……（其餘請點「規則」）
rules-button = 規則
rules-title = 規則
rules-each-question = 每道題都寫明了那個局面的具體規則。
rules-background = 詳細說明：{ $help }
