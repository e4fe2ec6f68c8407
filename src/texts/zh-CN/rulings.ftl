ruling-breaking = { $count ->
    [0] 没有合法的走法。
    [1] 选一堆，{ $clauses }。
   *[other] 选一堆，任选一种走法：{ $clauses }。
  }
ruling-numbered = ({ $number }) { $clause }
ruling-clause-comma = ；
ruling-clause = { $way ->
    [split] 不取石子，把它分成{ $left }
    [whole] 如果这一堆恰有{ $amount }，就取光
    [part] 取{ $amount }，但不能取光
    [any] 取{ $amount }
    [take-and-split] 取{ $amount }，并把剩下的分成两堆
    [part-or-split] 取{ $amount }，但不能取光；剩下的可以分成两堆
    [any-or-split] 取{ $amount }，剩下的可以分成两堆
   *[other] { $nothing ->
        [yes] 取{ $amount }，取光或剩下{ $rest }
       *[no] 取{ $amount }，剩下{ $left }
    }
  }
# 接在汉字后面：“ 1、3 到 5 或 7 个”“至少 2 个”。
ruling-amount = { $open ->
    [yes] { $numbers } 个
   *[no] {" "}{ $numbers } 个
  }
ruling-span = { $to ->
    [none] 至少 { $from }
   *[other] { $from } 到 { $to }
  }
ruling-heaps = { $sizes ->
    [equal] 同样多的{ ruling-heap-count }
    [unequal] 个数互不相同的{ ruling-heap-count }
   *[any] { ruling-heap-count }
  }
ruling-heap-count = { $count ->
    [0] 什么也不剩
    [1] 一堆
    [2] 两堆
   *[3] 三堆
  }
ruling-heaps-comma = 或
ruling-heaps-or = 或

ruling-limited = { $upTo ->
    [none] 第一步至少取 1 个，但不能取光。
   *[other] 这一步取 { $upTo } 个。
  }{ $growth }
ruling-up-to = { $most ->
    [1] 1
    [2] 1 或 2
   *[other] 1 到 { $most }
  }
ruling-later = 以后每步取 { $upTo } 个。
ruling-formula = 某一步取了 x 个，下一步就至少取 1 个，至多取 { $formula } 个。
ruling-times = { $times ->
    [1] 以后每步至少取 1 个，至多取和上一步同样多。
   *[other] 以后每步至少取 1 个，至多取上一步的 { $times } 倍。
  }

rules-turn-sum = 几个游戏同时进行：每步只在其中一个里走一步。
rules-turn-every = 几个游戏同时进行：每步在每个还能走的游戏里各走一步，全都不能走时结束。
rules-turn-all = 几个游戏同时进行：每步在每个游戏里各走一步，只要有一个不能走就结束。
rules-turn-any = 几个游戏同时进行：每步在其中一个或几个里各走一步，全都不能走时结束。
rules-games = 第 { $numbers }{ $more ->
    [0] {""}
   *[other] {" "}等 { $total }
  } 个（{ $name }）
rules-cut = ……（其余请点“规则”）
rules-button = 规则
rules-title = 规则
rules-each-question = 每道题都写明了那个局面的具体规则。
rules-background = 详细说明：{ $help }
