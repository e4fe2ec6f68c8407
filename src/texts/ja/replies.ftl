reply-answers = { $move ->
    [none] { $complete ->
        [yes] あなたのすべての手と、それへの応手：
       *[no] あなたの手の一部と、それへの応手：
    }
   *[other] { $complete ->
        [yes] あなたの手：{ $move }。相手のすべての応手と、あなたの答え：
       *[no] あなたの手：{ $move }。相手の応手の一部と、あなたの答え：
    }
  }
reply-mistakes = { $complete ->
    [yes] ほかの手では勝てません。それぞれへの応手：
   *[no] ほかの手の一部と、勝てない理由：
  }
reply-quoted = 「{ $move }」
reply-reached = { $alike ->
    [0] { $position }
   *[other] { $position }（同様のものがほかに{ $alike }通り）
  }
reply-row-more = { $more ->
    [0] {""}
    [none] {" "}など
   *[other] 、ほかに同様の{ $more }手
  }
reply-head-move = { $mine ->
    [yes] あなたの手のあと
   *[no] 相手の手のあと
  }
reply-head-answer = { $mine ->
    [yes] 相手の応手
   *[no] あなたの応手
  }
reply-ends = { $mine ->
    [yes] 最後の手はあなたで、あなたの負け
   *[no] 最後の手は相手で、相手の負け
  }
reply-best-tries = いちばん長く続く手：{ $moves }{ $more ->
    [0] {""}
   *[other] 、ほか{ $more }手
  }。そのあとは{ $lasts }手続き、ほかの{ $others }手はもっと早く終わります。
reply-unlisted = ほかに{ $count }手あり、どれにも応手があります。
reply-if-they-answer = { $position } のあと、相手が{ $reply }なら、あなたは{ $answer }。残りは <code>{ $goal }</code> です。
reply-grouped-options = この値の公式はありません。値はmex、つまりどの手でも行けない最小の数です。
reply-moves-more = { $moves }{ $more ->
    [0] {""}
   *[other] 、ほか{ $more }手
  }
reply-higher = これより大きい値：{ $count }個（省略）。
reply-mex = { $count ->
    [0] 手がないので、値は
   *[other] 現れない最小の数は
  }<strong>{ $mex }</strong>です。
reply-parts-alike = ほかの{ $count }個の部分の値も同じように求まります。
