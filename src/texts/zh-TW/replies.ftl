# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

reply-answers = { $move ->
    [none] { $complete ->
        [yes] 你的每一種走法，以及對方的一種必勝應對：
       *[no] 你的一些走法，以及對方的一種必勝應對：
    }
   *[other] { $complete ->
        [yes] 你{ $move }。此後對方的每一種走法，以及你的一種必勝應對：
       *[no] 你{ $move }。此後對方的一些走法，以及你的一種必勝應對：
    }
  }
reply-mistakes =
    { $complete ->
        [yes] 你的其他走法都不能獲勝，對方的應對如下：
       *[no] 你的另一些走法，以及它們為什麼不能獲勝：
    }
reply-quoted = 「{ $move }」
reply-head-move = { $mine ->
    [yes] 你走成
   *[no] 對方走成
  }
reply-head-answer = { $mine ->
    [yes] 對方應對
   *[no] 你應對
  }
reply-reached = { $alike ->
    [0] { $position }
   *[other] { $position }（同樣的還有 { $alike } 種）
  }
reply-row-more = { $more ->
    [0] {""}
    [none] 等
   *[other] ，還有同類的 { $more } 種
  }
reply-ends = { $mine ->
    [yes] 最後一步是你走的，你輸了
   *[no] 最後一步是對方走的，對方輸了
  }
reply-unlisted = 另有 { $count } 種走法沒有列出，也都有應對。

reply-if-they-answer = 走到 { $position } 後，如果對方{ $reply }，你就{ $answer }，變成 <code>{ $goal }</code>。
reply-best-tries = 你最頑強的走法：{ $moves }{ $more ->
    [0] {""}
   *[other] ，另有 { $more } 種
  }。這樣走以後還能再走 { $lasts } 步；其餘 { $others } 種走法結束得更早。

reply-grouped-options = 這個 SG 值不用公式：它是各種走法所到的值中沒有出現的最小非負整數（mex）。
reply-moves-more = { $moves }{ $more ->
    [0] {""}
   *[other] ；還有 { $more } 種
  }
reply-higher = 還有 { $count } 個更大的值沒有列出。
reply-mex = { $count ->
    [0] 沒有走法，所以 SG 值為
   *[other] 沒有出現的最小非負整數是
  } <strong>{ $mex }</strong>。
reply-parts-alike = 另外 { $count } 個部分的 SG 值用同樣的方法得到。

reply-pace = { $length ->
    [0] 已結束
   *[other] { $how ->
        [every] { $outcome ->
            [N] 你能贏：你拖延，對方求快
           *[P] 你會輸：對方拖延，你求快
        }
       *[all] { $outcome ->
            [N] 你能贏：你求快，對方拖延
           *[P] 你會輸：對方求快，你拖延
        }
    }
  }
reply-decides = { $how ->
    [every] 最後結束，由它決定
   *[all] 最先結束，由它決定
  }
reply-length = 第 { $games } 個遊戲{ $count ->
    [1] {""}
   *[other] 同時
  }{ $how ->
    [every] 最後結束
   *[all] 最先結束
  }，共 { $length } 步，是{ $parity ->
    [odd] 奇數
   *[even] 偶數
  }，所以其中最後一步由{ $parity ->
    [odd] 你
   *[even] 對方
  }來走{ $win ->
    [misere] ，走最後一步的人輸。
   *[normal] 。
  }
