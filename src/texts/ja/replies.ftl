reply-answers = { $move ->
    [none] { $complete ->
        [yes] あなたのすべての手と、相手が勝てる応手の例：
       *[no] あなたの手の一部と、相手が勝てる応手の例：
    }
   *[other] { $complete ->
        [yes] あなたの手：{ $move }。相手のすべての手と、あなたが勝てる応手の例：
       *[no] あなたの手：{ $move }。相手の手の一部と、あなたが勝てる応手の例：
    }
  }
reply-mistakes = { $complete ->
    [yes] ほかの手では勝てません。相手の応手：
   *[no] 勝てない手の一部と、その理由：
  }
reply-quoted = 「{ $move }」
reply-head-move = { $mine ->
    [yes] あなたの手のあと
   *[no] 相手の手のあと
  }
reply-head-answer = { $mine ->
    [yes] 相手の応手
   *[no] あなたの応手
  }
reply-reached = { $alike ->
    [0] { $position }
   *[other] { $position }（同様のものがほかに{ $alike }通り）
  }
reply-row-more = { $more ->
    [0] {""}
    [none] など
   *[other] 、ほかに同様の手が{ $more }通り
  }
reply-ends = { $mine ->
    [yes] 最後の手はあなたで、あなたの負け
   *[no] 最後の手は相手で、相手の負け
  }
reply-unlisted = 表にない手がほかに{ $count }通りあり、どれにも応手があります。

reply-if-they-answer = { $position } のあと、相手が「{ $reply }」なら、あなたは「{ $answer }」と応じます。残りは <code>{ $goal }</code> です。
reply-best-tries = いちばん長く粘れる手：{ $moves }{ $more ->
    [0] {""}
   *[other] 、ほか{ $more }通り
  }。そのあとゲームは{ $lasts }手続きます。ほかの{ $others }通りは、もっと早く終わります。

reply-grouped-options = この値に公式は使っていません。値はmex、つまりどの手でも行けない最小の数です。
reply-moves-more = { $moves }{ $more ->
    [0] {""}
   *[other] ；ほか{ $more }通り
  }
reply-higher = これより大きい値が、ほかに{ $count }個あります（省略）。
reply-mex = { $count ->
    [0] 手がないので、値は
   *[other] 現れない最小の数は
  }<strong>{ $mex }</strong>です。
reply-parts-alike = ほかの{ $count }個の部分の値も、同じように求まります。

reply-pace = { $length ->
    [0] もう終わり
   *[other] { $how ->
        [every] { $outcome ->
            [N] あなたの勝ち：あなたは引き延ばし、相手は急ぐ
           *[P] あなたの負け：相手は引き延ばし、あなたは急ぐ
        }
       *[all] { $outcome ->
            [N] あなたの勝ち：あなたは急ぎ、相手は引き延ばす
           *[P] あなたの負け：相手は急ぎ、あなたは引き延ばす
        }
    }
  }
reply-decides = { $how ->
    [every] 最後に終わる：ここで決まる
   *[all] 最初に終わる：ここで決まる
  }
reply-length = ゲーム{ $games }が{ $count ->
    [1] {""}
   *[other] 同時に
  }{ $how ->
    [every] 最後に終わり
   *[all] 最初に終わり
  }、それまで{ $length }手です。{ $parity ->
    [odd] 奇数
   *[even] 偶数
  }なので、そこで最後に指すのは{ $parity ->
    [odd] あなた
   *[even] 相手
  }です。{ $win ->
    [misere] 最後の手を指した人が負けます。
   *[normal] {""}
  }
