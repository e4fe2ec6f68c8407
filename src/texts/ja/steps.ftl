move-take = 山{ $heap }から{ $amount }個取る（{ $from } → { $left }）
move-take-single = { $amount }個取る（{ $from } → { $left }）
move-split = { $amount ->
    [0] 山{ $heap }を分ける（{ $from } → { $into }）
   *[other] 山{ $heap }から{ $amount }個取る（{ $from } → { $into }）
  }
move-split-nothing = なし
move-split-comma = 、
move-in-component = ゲーム{ $component }で{ $move }

step-verdict = { $outcome ->
    [none] この大きさでは、どちらが勝つか分かりません。
    [N] { $move ->
        [none] N局面{ step-verdict-worth }：手番の人が勝ちます。
       *[other] N局面{ step-verdict-worth }：あなたが勝てます。{ $winning ->
            [1] 勝つ手は1つだけ
           *[other] 勝つ手の1つ
        }：{ $move }。
    }{ step-verdict-misere }
    [D] 引き分け{ step-verdict-worth }：どちらも勝ちを強制できません。{ step-verdict-misere }
   *[P] P局面{ step-verdict-worth }：手番の人が負けます。{ step-verdict-misere }
  }
step-verdict-worth = { $grundy ->
    [none] {""}
   *[other] （Grundy数{ $grundy }）
  }
step-verdict-misere = { $misere ->
    [yes] （ミゼール：最後の手を指すと負け。）
    [named] （普通のルール：最後の手を指すと勝ち。）
   *[no] {""}
  }
step-proof-heading = { $grounds ->
    [proved] 証明
    [cited] 定理（引用）
   *[computed] 計算
  } — { $title }
step-proof-coq = 機械で検証済み：<code>proofs/{ $file }</code> の <code>{ $theorem }</code>

step-head-part = 部分
step-head-game = ゲーム
step-head-position = 局面
step-head-value = 値
step-head-move = 手
step-head-leads-to = 次の局面
step-head-leaves = 残り
step-head-outcome = P/N
step-head-pace = 指し方
step-head-length = 手数
step-head-moves-to-value = その値になる手
step-game = ゲーム{ $component }
step-not-known = 不明
step-components-left-out = ほかに{ $count }個のゲームがあります。
step-parts-left-out = ほかに{ $count }個の部分があります。

step-beside-zero = これらの値のXORは0です。残る{ $part }は、それだけで見れば<strong>{ step-alone }</strong>です。
step-alone = { $outcome ->
    [N] 手番の人の勝ち
   *[P] 手番の人の負け
  }
step-beside-zero-open = ほかの部分での手でも勝てるかもしれません。それを知るには{ $part }のGrundy数が必要ですが、探索できる範囲を超えています。

step-equal-pairs = 等しい部分の組：
step-equal-pair = { $first }と{ $second }：<code>{ $position }</code>{ $twin ->
    [none] {""}
   *[other] （<code>{ $twin }</code> と同じ）
  }
step-pairs-left-out = ほかに{ $count }組あります。
step-equal-example = まねの例：「{ $move }」には「{ $answer }」と応じます。
step-equal-nothing-left = ほかには何も残らず、すべて打ち消し合います。<strong>値は0</strong>です。
step-equal-one-left = { $several ->
    [yes] 分かっている値のXORは0です。
   *[no] {""}
  }残る{ $part }は、それだけで見れば<strong>{ step-alone }</strong>です。
step-equal-made = { $from }での1手で、{ $goal }と同じにできます。
step-equal-rest = { $several ->
    [yes] 残りの値のXORは
   *[no] 残りの値は
  }<strong>{ $sum }</strong>で、全体の値も同じです。
step-equal-open = ほかの手でも勝てるかもしれません。それを知るには残りの部分の値が必要ですが、探索できる範囲を超えています。

step-values-by = { $parts ->
    [none] 値
   *[other] { $parts }
  }：{ $theorem }。
step-values-by-comma = 、
step-values-by-more = 、…
step-values-left-out = ほかに{ $count }個の部分があります。

step-xor-wide = 値のXORは{ $sum }です（表が{ $places }列になり、ここには大きすぎます）。
step-xor-ones = 桁ごとの1の個数
step-xor-sum = XOR
step-xor-left-out = 表にない行：{ $count }（計算には入っています）。
step-xor-cancelled = 打ち消し合うので表にない部分：{ $count }個。
step-xor-result = { $sum ->
    [0] どの桁でも1が偶数個なので、XORは0です。
   *[other] 1が奇数個の桁がXORになります：{ $sum }。
  }
step-tame-size = { $large ->
    [yes] 大きい
   *[no] 小さい
  }
step-tame-sum = { $large ->
    [yes] 値のXORは<strong>{ $sum }</strong>で、{ $sized ->
        [yes] 大きいものがあるので、
       *[no] {""}
    }{ $sum ->
        [0] 普通のルールと同じく負けです。
       *[other] 普通のルールと同じく勝ちです。
    }
   *[no] { $sized ->
        [yes] 大きいものはなく
       *[no] どの値も0か1で
    }、値1の個数は{ $sum ->
        [0] <strong>偶数</strong>なので、勝ちです。
       *[other] <strong>奇数</strong>なので、負けです。
    }
  }
step-tame-change = いま値{ $value }の{ $part }を変えます：{ $move }。

step-outcome = { $outcome ->
    [N] N：あなたの勝ち
   *[P] P：あなたの負け
  }
step-in-part = <strong>{ $part }：</strong><code>{ $position }</code>
step-repair = どの桁でも1が偶数個になるように、{ $part }を変えます。値{ $from }を { $from } ⊕ { $sum } = <strong>{ $to }</strong> にします。つまり、「{ $move }」という手です。
step-winning-moves = { $count ->
    [none] 勝つ手（ほかにもあるかもしれません）：
    [alike] 勝つ手（同じ局面になる手は1つ）：
    [1] 勝つ手はこれだけです：
   *[other] 勝つ手は{ $count }通りあります{ $complete ->
        [yes] {""}
       *[no] （はじめの一部）
    }：
  }
step-options-cut = 一覧はここまでです。
step-mex = { $values ->
    [none] 指せる手がないので、値は mex ∅ = 0 です。
   *[other] 現れる値：{ $values }。現れない最小の数は<strong>{ $mex }</strong>で、これがこの局面の値です（mex）。
  }
step-over = { $misere ->
    [yes] もう手がありません。ミゼールなので、あなたの勝ちです。
   *[no] もう手がありません。あなたの負けです。
  }
step-game-tree = このゲームの局面は全部で{ $count }個です（同様のものは1つと数えます）。そのうち{ $lost }個では手番の人が負け（P）、ほかでは示した手で勝ちます（N）。
step-tree-over = 終局
step-losing-set = この一覧が証明です。一覧のどの局面からどう指されても、一覧の局面に戻す応手があります{ $misere ->
        [yes] （またはその手でゲームが終わり、指した人の負けです）
       *[no] {""}
    }。同様の局面は1つと数えます。だから、どの局面でも手番の人が負けます。{ $move ->
        [none] {""}
       *[other] 最初の局面は、「{ $move }」のあとのものです。
    }
step-found-move = 「{ $move }」で勝てます。どう応じられても応じ返せます。
step-no-move-known = 勝つ手はありますが、どれかは分かりません。
step-withheld = ルールに照らして確かめたところ、この説明に誤りが見つかったので、表示しません。誤りは記録しました。
step-certificate = 証明が長く、ここには載せきれません。「証明書」ボタン（あれば）か、コマンドラインの <code>sprague certificate</code> で、証明をファイルで取れます（ファイルにも長すぎるときを除く）。
step-gave-up = 探索できる範囲を超えています。推測はしません。
step-too-slow = { $missing ->
    [outcome] ここで計算するには時間がかかりすぎます。推測はしません。
   *[rest] 残りは、ここで計算するには時間がかかりすぎます。
  }
step-values-fail = 「Grundy数でミゼール・ニム」（中国の競技プログラミングでいう「SJ定理」）は、このゲームでは成り立ちません。いちばん小さい反例は <code>{ $line }</code> で、値は{ $values }です。{ $outcome ->
    [N] それによれば負けですが、実際は勝ちです。
   *[P] それによれば勝ちですが、実際は負けです。
  }
step-misere-form = ミゼールでほかのゲームと並べるとき：genusは <code>{ $genus }</code>、{ $sort ->
    [tame] tame（おとなしい）
    [restive] restive（やや荒れる）
    [restless] restless（落ち着かない）
   *[wild] wild（荒れる）
  }{ $form ->
    [none] 。
   *[other] ；標準形は <code>{ $form }</code>。
  }
step-misere-note = Grundy数は、普通のルールでの勝敗を表します。ミゼールの勝敗は、それだけでは決まらないことがあります。
