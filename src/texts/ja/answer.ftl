answer-verdict = { $outcome ->
    [none] ここでどちらが勝つかはわかりません。
    [N] { $move ->
        [none] あなたの勝ちですが、どの手で勝つかはわかりません。
       *[other] あなたの勝ち：{ $move }。{ $winning ->
            [none] {""}
            [1] 勝つ手はこれだけです。
           *[other] 勝つ手は{ $winning }通りあります。
        }
    }
   *[P] 双方が最善なら、あなたの負けです。
  }
answer-worth = { $outcome ->
    [none] 勝敗不明
    [N] N局面（先手必勝）
   *[P] P局面（先手必敗）
  }{ $grundy ->
    [none] {""}
   *[other] 、Grundy数{ $grundy }
  }{ $misere ->
    [yes] 、ミゼール：最後の手を指した人の負け
   *[no] {""}
  }
answer-reason = { $case ->
    [ends] このあと相手は手がなく、負けます。
    [last] { $outcome ->
        [N] このあと相手のどの手も最後の手になり、最後の手は負けです。
       *[P] どの手も最後の手になり、最後の手は負けです。
    }
    [to-zero] Grundy数は{ $grundy }で、0ではありません。この手で0になり、相手がどう指しても、また0にできます。
    [value] Grundy数は{ $grundy }で、0ではないので、0にする手があります。
    [leaves] { $moves ->
        [none] このあと相手がどう指しても、あなたが勝てます。
       *[other] このあと相手の手は{ $moves }通りで、どれにも答えがあります。
    }
    [exists] 相手が負ける局面を残す手があります。
    [zero] Grundy数は0です。どう指しても0でなくなり、相手はまた0にできます。
   *[answered] { $moves ->
        [none] どう指しても、相手が勝てます。
       *[other] あなたの手は{ $moves }通りですが、どれにも相手の答えがあります。
    }
  }
answer-resists = いちばん長く続くのは：{ $move }。
answer-lemma = （{ $number }）
answer-page = { $page }／{ $pages }ページ
