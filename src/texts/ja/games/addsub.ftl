addsub-name = 石の足し引きゲーム
addsub-aliases = 足し引きゲーム
addsub-summary = 頂点から石を1個取り、矢印の先の頂点に新しい石をK個置く。
addsub-rules =
    閉路のない有向グラフがあり、矢印の出ている頂点には数Kがあります。頂点には石が置いてあります。1手では、矢印の出ている頂点から石を1個取り、その頂点の数Kだけ、新しい石を矢印の先の頂点に置きます。1つの頂点に何個置いてもかまいません。K = 0 なら石を取るだけです。矢印の出ていない頂点の石は動きません。

    矢印、数K、石を書きます：addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:3,2:1。手は、頂点と新しい石を置く頂点で書きます：1>2,3。K = 0 なら頂点だけで 1。

    例：addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:1。あなたが 1>2,2 と指すと、頂点2に石が2個置かれます。相手がその一方を頂点3へ移し、あなたがもう一方を移すと、もう動ける石はありません。
addsub-ruling = { $any ->
    [no] 動かせる石はない。
   *[yes] 矢印の出ている頂点から石を1個取り、矢印の先の頂点に、新しい石を好きな分け方で置く。新しい石の個数：{ $clauses }。
  }
addsub-new-stones = { $count ->
    [0] 頂点{ $nodes }から取れば0個
   *[other] 頂点{ $nodes }から取れば{ $count }個
  }
addsub-or = 、

addsub-theorem = 石のGrundy数（Sprague 1935、Grundy 1939、UVa 12163）
addsub-decides = 決め手：どの石にも、置かれた頂点だけで決まる値があります。K個の新しい石のXORで作れない、最小の数です。<strong>すべての石の値のXORをとります（同じ頂点の2個は打ち消し合います）。手番の人が負けるのは、それが0のとき、そのときだけです。</strong>
addsub-reason-none = 値のある石は、同じ頂点に2個ずつあります。あなたがその一方でしたことを、相手はもう一方でします。
addsub-reason = 同じ頂点の2個の石は打ち消し合います。{ $list ->
    [none] ほかの石はニムの山と考えます。
   *[other] 残る石の値は{ $list }です。
  }
addsub-works =
    値gの石は、gより小さいどの値の石の組にも替えられますが、値gにはできません。{ $outcome ->
        [N] だから、XORを0にできます。相手がどう指しても0でなくなり、あなたはまた0に戻せます。
       *[P] いまXORは0です。あなたがどう指しても0でなくなり、相手はまた0に戻せます。
    }
addsub-proof =
    <strong>石は1個ずつ別のゲームです。</strong>1手では1個の石を取り、代わりに新しい石を置きます。だから局面は石の和で、和の値は値のXORです。

    <strong>頂点vの石1個：</strong>次の局面は、K個の石を矢印の先の頂点に置くすべての置き方で、その値は石の値のXORです。だから、vの値はこれらのXORのmexです。グラフに閉路がないので、矢印の先の頂点が先に決まります。

    <strong>近道：</strong>同じ頂点に置いた新しい2個は打ち消し合います。だから、奇数個置かれた頂点だけを数えます。矢印の先の頂点のうち、K個以下で、個数の偶奇がKと同じ集合のすべてです。

    <strong>終わり：</strong>矢印の出ていない頂点の石の値は0です。

addsub-backwards = 終わりから逆に、各頂点の石1個の値：
addsub-head-node = 頂点
addsub-head-k = K
addsub-head-successors = 矢印の先（値）
addsub-head-xors = K個のXOR
addsub-head-value = 値
addsub-no-successors = 動かせない
addsub-and-more = { $xors }、…
addsub-more = ほかに行ける頂点が{ $count }個あり、同じように求まります（省略）。
addsub-together =
    数える石：{ $stones }{ $cancel ->
        [yes] （同じ頂点の偶数個は打ち消し合う）
       *[no] {""}
    }{ $more ->
        [0] {""}
       *[other] 、ほかに{ $more }個の頂点（計算には入っています）
    }。合わせて<strong>{ $sum }</strong>です。
addsub-none = なし

addsub-spread = { $puts ->
    [none] 頂点{ $from }から石を1個取る
   *[other] 頂点{ $from }から石を1個取り、{ $puts }置く
  }
addsub-put = 頂点{ $node }に{ $count }個

addsub-node-without-k = 頂点「{ $shown }」には矢印がありますが、Kがありません。k={ $node }:1 のように、新しい石の個数を書いてください。
addsub-too-many-successors = 頂点「{ $node }」から出る矢印が多すぎます（{ $most }本まで）。
addsub-expected-node-amounts = 1:2,2:1 のような、頂点と個数
addsub-expected-arcs = 1>2,1>3 のようにコンマで区切った矢印
addsub-expected-stone-move = 1>2,3 のような、頂点と新しい石を置く頂点
addsub-fault-no-stone-there = そこに石はありません
addsub-fault-cannot-be-played = その頂点からは矢印が出ていないので、石を動かせません
addsub-fault-wrong-number-of-stones = 新しい石の個数はKでなければなりません
addsub-fault-not-a-successor = 新しい石は、取った頂点からの矢印の先に置かなければなりません
