reply-answers = { $move ->
    [none] { $complete ->
        [yes] 你的每一种走法，以及对方的一种必胜应对：
       *[no] 你的一些走法，以及对方的一种必胜应对：
    }
   *[other] { $complete ->
        [yes] 你{ $move }。此后对方的每一种走法，以及你的一种必胜应对：
       *[no] 你{ $move }。此后对方的一些走法，以及你的一种必胜应对：
    }
  }
reply-mistakes =
    { $complete ->
        [yes] 你的其他走法都不能获胜，对方的应对如下：
       *[no] 你的另一些走法，以及它们为什么不能获胜：
    }
reply-quoted = “{ $move }”
reply-head-move = { $mine ->
    [yes] 你走成
   *[no] 对方走成
  }
reply-head-answer = { $mine ->
    [yes] 对方应对
   *[no] 你应对
  }
reply-reached = { $alike ->
    [0] { $position }
   *[other] { $position }（同样的还有 { $alike } 种）
  }
reply-row-more = { $more ->
    [0] {""}
    [none] 等
   *[other] ，还有同类的 { $more } 种
  }
reply-ends = { $mine ->
    [yes] 最后一步是你走的，你输了
   *[no] 最后一步是对方走的，对方输了
  }
reply-unlisted = 另有 { $count } 种走法没有列出，也都有应对。

reply-if-they-answer = 走到 { $position } 后，如果对方{ $reply }，你就{ $answer }，变成 <code>{ $goal }</code>。
reply-best-tries = 你最顽强的走法：{ $moves }{ $more ->
    [0] {""}
   *[other] ，另有 { $more } 种
  }。这样走以后还能再走 { $lasts } 步；其余 { $others } 种走法结束得更早。

reply-grouped-options = 这个 SG 值不用公式：它是各种走法所到的值中没有出现的最小非负整数（mex）。
reply-moves-more = { $moves }{ $more ->
    [0] {""}
   *[other] ；还有 { $more } 种
  }
reply-higher = 还有 { $count } 个更大的值没有列出。
reply-mex = { $count ->
    [0] 没有走法，所以 SG 值为
   *[other] 没有出现的最小非负整数是
  } <strong>{ $mex }</strong>。
reply-parts-alike = 另外 { $count } 个部分的 SG 值用同样的方法得到。

reply-pace = { $length ->
    [0] 已结束
   *[other] { $how ->
        [every] { $outcome ->
            [N] 你能赢：你拖延，对方求快
           *[P] 你会输：对方拖延，你求快
        }
       *[all] { $outcome ->
            [N] 你能赢：你求快，对方拖延
           *[P] 你会输：对方求快，你拖延
        }
    }
  }
reply-decides = { $how ->
    [every] 最后结束，由它决定
   *[all] 最先结束，由它决定
  }
reply-length = 第 { $games } 个游戏{ $count ->
    [1] {""}
   *[other] 同时
  }{ $how ->
    [every] 最后结束
   *[all] 最先结束
  }，共 { $length } 步，是{ $parity ->
    [odd] 奇数
   *[even] 偶数
  }，所以其中最后一步由{ $parity ->
    [odd] 你
   *[even] 对方
  }来走{ $win ->
    [misere] ，走最后一步的人输。
   *[normal] 。
  }
