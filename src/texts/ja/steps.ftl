move-take = 山{ $heap }から{ $amount }個取る（{ $from } → { $left }）
move-take-single = { $amount }個取る（{ $from } → { $left }）
move-split = { $amount ->
    [0] 山{ $heap }を分ける（{ $from } → { $into }）
   *[other] 山{ $heap }から{ $amount }個取る（{ $from } → { $into }）
  }
move-split-nothing = なし
move-split-comma = {" "}と{" "}
move-in-component = ゲーム{ $component }で{ $move }

step-verdict = { $outcome ->
    [none] この大きさでは分かりません。
    [N] { $move ->
        [none] N局面{ step-verdict-worth }：手番の人の勝ち。
       *[other] N局面{ step-verdict-worth }：あなたの勝ち。{ $winning ->
            [1] 勝つ手は1つだけ
           *[other] 勝つ手の1つ
        }：{ $move }。
    }{ step-verdict-misere }
   *[P] P局面{ step-verdict-worth }：手番の人の負け。{ step-verdict-misere }
  }
step-verdict-worth = { $grundy ->
    [none] {""}
   *[other] （Grundy数 { $grundy }）
  }
step-verdict-misere = { $misere ->
    [yes] （ミゼール：最後の手を指した人の負け。）
   *[no] {""}
  }
step-proof-heading = { $grounds ->
    [proved] 証明
    [cited] 定理（引用）
   *[computed] 計算
  } — { $title }
step-proof-coq = 機械検証済み：<code>proofs/{ $file }</code> の <code>{ $theorem }</code>

step-head-part = 部分
step-head-game = ゲーム
step-head-position = 局面
step-head-value = 値
step-head-move = 手
step-head-leads-to = 次の局面
step-head-outcome = P/N
step-head-pace = 指し方
step-head-length = 手数
step-head-moves-to-value = その値になる手
step-game = ゲーム{ $component }
step-not-known = 不明
step-parts-left-out = ほかに{ $count }個の部分があります。

step-xor-wide = 値のXORは{ $sum }です（2進数で{ $places }桁。表には大きすぎます）。
step-xor-ones = 列の1の個数
step-xor-sum = XOR
step-xor-left-out = 表にない行：{ $count }（計算には入っています）。
step-xor-cancelled = 打ち消し合うため表にない部分：{ $count }。
step-xor-result = { $sum ->
    [0] どの列も偶数なので、XORは0です。
   *[other] 1が奇数個の列がXORになります：{ $sum }。
  }

step-values-by = { $parts ->
    [none] 値
   *[other] { $parts }
  }：{ $theorem }。
step-values-by-comma = 、
step-values-by-more = …
step-values-left-out = ほかに{ $count }個の部分があります。

step-outcome = { $outcome ->
    [N] N：あなたの勝ち
   *[P] P：あなたの負け
  }
step-in-part = <strong>{ $part }：</strong><code>{ $position }</code>
step-repair = どの列も偶数にするには、{ $part }を変えます。値{ $from }を { $from } ⊕ { $sum } = <strong>{ $to }</strong> にします。つまり、{ $move }。
step-winning-moves = { $count ->
    [none] 勝つ手（ほかにもあるかもしれません）：
    [1] 勝つ手はこれだけです：
   *[other] 相手が負ける局面を{ $count }通り残せます{ $complete ->
        [yes] {""}
       *[no] （はじめの一部）
    }：
  }
step-options-cut = 一覧はここまでです。
step-mex = { $values ->
    [none] 指せる手がないので、値は mex ∅ = 0 です。
   *[other] 現れる値：{ $values }。現れない最小の数は<strong>{ $mex }</strong>で、これがこの局面の値です（mex）。
  }
step-head-leaves = 残り
step-game-tree = このゲームの局面は全部で{ $count }個です（同じものは1つと数えます）。そのうち{ $lost }個は手番の人の負け（P）、ほかは示した手で勝ち（N）です。
step-tree-over = 終局
step-over = { $misere ->
    [yes] もう手がありません。手番の人の勝ちです（ミゼール：最後の手を指した人の負け）。
   *[no] もう手がありません。手番の人の負けです。
  }
step-losing-set = この一覧が証明です。一覧のどの局面からどう指されても、一覧の局面に戻す手があります{ $misere ->
        [yes] （またはその手でゲームが終わり、指した人の負けです）
       *[no] {""}
    }。同じ形の局面は1つと数えます。だから、どれも手番の人の負けです。{ $move ->
        [none] {""}
       *[other] 最初のものは「{ $move }」のあとの局面です。
    }
step-found-move = この議論からは、どの手が勝つかは分かりません。探索で見つけました。「{ $move }」のあと、どう応じられてもあなたが勝つ局面になります。
step-no-move-known = 勝つ手はありますが、どれかは分かりません。
step-withheld = 説明は控えます。ルールに照らして確かめたところ、誤りが見つかりました。記録しました。
step-gave-up = 探索できる範囲を超えています。推測はしません。
step-too-slow = { $missing ->
    [outcome] 時間がかかりすぎます。推測はしません。
   *[rest] 残りは時間がかかりすぎます。
  }
step-misere-note = Grundy数は普通のルールでの勝敗を表します。ミゼールの勝敗はそれでは決まりません。
