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
reply-row = { $moves }{ reply-row-more } → { $mine ->
        [yes] 相手
       *[no] あなた
    }：{ $answer }{ $more ->
        [0] {""}
       *[other] （または同様の手）
    }：<code>{ $goal }</code>
reply-row-more = { $more ->
    [0] {""}
    [none] {" "}など
   *[other] 、ほかに同様の{ $more }手
  }
reply-together = { $answers }{ reply-row-more }。どれも <code>{ $goal }</code> になります
reply-after = { $line ->
    [none] 「{ $move }」
   *[other] { $line }
  } のあと、{ $mine ->
    [yes] 相手
   *[no] あなた
  }は{ $answer }
reply-ends = { $moves }{ $more ->
    [0] {""}
    [none] {" "}など
   *[other] 、ほかに{ $more }手
  } → { $mine ->
    [yes] あなたが最後の手を指したので、負け
   *[no] 相手が最後の手を指したので、負け
  }
reply-unlisted = ほかに{ $count }手あり、どれにも応手があります。
reply-if-they-answer = { $position } のあと、相手が{ $reply }なら、あなたは{ $answer }。残りは <code>{ $goal }</code> です。
reply-best-tries = いちばん粘れる手：{ $moves }。あと{ $lasts }手続きます。ほかの{ $others }手では、もっと早く終わります。

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
