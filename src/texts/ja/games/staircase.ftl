staircase-name = 階段ニム
staircase-aliases = 階段石取り, ステアケースニム
staircase-summary = 1つの段から、すぐ下の段へ石を好きなだけ移す。
staircase-rules =
    階段の段に石が置いてあります。1手では、段を1つ選び、そこから1個以上の石をすぐ下の段へ移します。床（段0）に着いた石は、もう動きません。

    局面は段1、2、3、…の石の個数で書きます：staircase 1 2 3。手は段と個数で書きます。2:1 は段2から段1へ1個移す手です。

    例：staircase 1 2。あなたが 1:1 と指すと、0 2 になります。相手が段2から段1へ移した石を、あなたは同じだけ床へ移します。
staircase-ruling =
    1つの段から、すぐ下の段へ1個以上の石を移す。

    段1の下は床。床の石はもう動かない。

staircase-theorem = 階段ニム：奇数の段だけで決まる（Bouton 1902 による）
staircase-decides = 決め手：偶数の段は忘れ、奇数の段の石でニムを考えます。<strong>奇数の段のXORが0なら、手番の人の負けです。</strong>
staircase-reason-none = { $shape ->
    [grid] 石はどれも「行 + 列」が偶数のマスにあります。あなたが1マス進めた石を、相手はもう1マス進め、やがて (1, 1) に着きます。
   *[stairs] 石はどれも偶数の段にあります。あなたが1段下ろした石を、相手はもう1段下ろし、やがて床に着きます。
  }
staircase-reason = { $shape ->
    [grid] 「行 + 列」が奇数のマス
   *[stairs] 奇数の段の石
  }{ $list ->
    [none] だけで決まります。それでニムを考えます。
   *[other] だけで決まり、ここでは{ $list }です。それでニムを考えます。
  }
staircase-works =
    奇数の段から移すのは、ニムの山から取るのと同じです。石は偶数の段に移り、数えなくなります。偶数の段から移すと、石が奇数の段に加わります。もう1人は、ちょうど同じ個数をもう1段下へ移せるので、奇数の段は元どおりです。だから、偶数の段からの手にはまねで応じられます。{ $outcome ->
        [N] あなたはXORを0にし、それを保ちます。奇数の段からの手にはニムのように応じ、偶数の段からの手はまねをします。
       *[P] 相手はXORを0に保ちます。奇数の段からの手にはニムのように応じ、偶数の段からの手はまねをします。
    }
staircase-proof =
    <strong>XORが0のときから：</strong>どの手でも、ちょうど1つの奇数の段が変わります。減る（そこから移す）か、増える（すぐ上の偶数の段から移す）かです。だから、XORは0でなくなります。

    <strong>0でないときから：</strong>ニムと同じように、ある奇数の段を減らしてXORを0にできます。その石は、すぐ下の偶数の段か床へ移ります。

    <strong>値。</strong>同じように、奇数の段を減らして、それより小さいどの値にもでき、同じ値にする手はありません。奇数の段のXORがmexです。

    <strong>終わり：</strong>どの石もいつかは床に着きます。そのときXORは0で、手番の人の負けです。

staircase-place = { $shape ->
    [grid] マス({ $row }, { $column })
   *[stairs] { $step ->
        [0] 床
       *[other] 段{ $step }
    }
  }
staircase-counts = 数える
staircase-column = 桁ごとの1の個数
staircase-more = 表にない場所：{ $count }（計算には入っています）。
staircase-sum = { $shape ->
    [grid] 「行 + 列」が奇数のマスのXOR：<strong>{ $sum }</strong>。
   *[stairs] 奇数の段のXOR：<strong>{ $sum }</strong>。
  }

staircase-repairs =
    XORを0にするには、{ $shape ->
        [grid] 奇数のマスの1つ
       *[stairs] 奇数の段の1つ
    }を変えなければなりません。{ $count ->
        [1] 方法はこれだけです
       *[other] 方法
    }：<strong>{ $ways }。</strong>
staircase-way =
    { $place }を { $from } ⊕ { $sum } = { $to } 個にする：{ $sends ->
        [yes] { $other }へ{ $amount }個移す
       *[no] { $other }から{ $amount }個移す
    }
staircase-ways-or = 。または、
staircase-more-ways = ほかに{ $count }通りあります（省略）。
staircase-copy = このあと、どちらかが{ $from }から{ $via }へ石を移したら、もう1人は同じ個数を{ $to }へ移し、{ $via }は元どおりになります。

staircase-step-down =
    段{ $step }の{ $part ->
        [one] 1個の石
        [all] 石{ $from }個をすべて
       *[some] 石{ $from }個のうち{ $amount }個
    }{ $part ->
        [one] を
        [all] {""}
       *[some] を
    }{ $below ->
        [0] 床
       *[other] 段{ $below }
    }へ移す
staircase-expected-step-and-amount = 2:3（段2から段1へ3個移す）のような、段と個数
staircase-fault-no-such-step = その段はありません
staircase-misere-theorem = ミゼールの階段ニムはミゼール・ニム（Bouton 1902 による）
staircase-misere-decides = 決め手：奇数の段の石で、ミゼール・ニムを考えます。{ $large ->
    [yes] <strong>石が2個以上の奇数の段がある間は、普通のルールと同じで、XORが0なら手番の人の負けです。</strong>ここでは{ $sum }です。
   *[no] <strong>奇数の段の石は、どれも1個以下です。1個の段が奇数個なら、手番の人の負けです。</strong>
  }
staircase-misere-proof = 小さいのは、奇数の段の石がどれも1個以下の局面です。(a) 奇数の段に石があれば、それを下ろします。なくても、石が残っていれば、偶数の段からすぐ下の奇数の段へ1個だけ下ろします。(b) 2個以上の奇数の段がちょうど1つなら、全部か、1個を残して全部下ろします。2つあれば、1手で小さい局面にはなりません。(c) 小さい局面を大きい局面にする手は、奇数の段1つに石を加えます。あとは (b) のとおりです。
