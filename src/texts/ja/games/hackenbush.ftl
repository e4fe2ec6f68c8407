hackenbush-name = 緑のハッケンブッシュ
hackenbush-aliases = ハッケンブッシュ, グリーンハッケンブッシュ
hackenbush-summary = 辺を1本切る。地面につながらなくなったものは落ちる。
hackenbush-rules =
    点と辺の図が、地面につながっています。1手では、辺を1本切ります。地面につながらなくなったものは、すべて落ちます。

    辺を書きます。地面は0です：hackenbush 0-1 1-2 2-3 3-1 3-4。root=a（または root=a,b）で、地面をほかの点や、いくつかの点にできます。1-1 のような自己ループや、同じ2点を結ぶ何本もの辺も使えます。手は辺で書きます：0-1。

    大きいグラフは、1行に辺を1本ずつ書いたファイルでも渡せます。

    例：hackenbush 0-1 1-2 0-3。あなたが 1-2 と指すと、地面につながる辺が2本、別々に残ります。相手が一方を切り、あなたがもう一方を切ります。
hackenbush-ruling = 辺を1本切る。地面{ $named ->
    [no] {""}
   *[yes] （点{ $ground }）
  }につながらなくなったものは落ちる。

hackenbush-theorem = コロン原理と融合原理（Winning Ways 1982）
hackenbush-decides =
    決め手：地面から見た図の値。辺の値は、その上に載っているものの値に1を足した数で（コロン原理）、同じ点から出る辺はXORします。{ $cycles ->
        [yes] 閉路の点はすべて1つの点と考え、その辺は値1の自己ループと考えます（融合原理）。
       *[no] {""}
    }<strong>値が0なら手番の人の負け、ほかの値なら勝ちです。</strong>
hackenbush-reason = 地面の上の枝は、それぞれニムの山と同じです{ $list ->
    [none] 。
   *[other] 。ここでは値は{ $list }です{ $left ->
        [yes] （0は省略）。
       *[no] 。
    }
  }
hackenbush-reason-even = どの辺も、地面を通る閉路の上にあるので、値は1です。その本数{ $edges }は偶数です。1は2つずつ打ち消し合うので、値は0です。
hackenbush-works = { $outcome ->
    [N] 地面の上の枝は、その値だけの個数のニムの山と同じなので、全体を0にする切り方があります。0からはどう切っても0でなくなり、あなたは毎回0に戻せて、やがて何もなくなります。
   *[P] 地面の上の枝は、その値だけの個数のニムの山と同じです。いま全体は0です。あなたがどう切っても0でなくなり、相手は毎回0に戻せて、やがて何もなくなります。
  }
hackenbush-trees-title = コロン原理（Winning Ways 1982）
hackenbush-trees =
    <strong>枝はXORで足し合わせます。</strong>ある枝で切っても、ほかの枝は変わりません。だから、同じ点から出る枝はゲームの和です（Sprague–Grundy）。

    <strong>コロン原理：値gのものが載っている辺の値は g + 1 です。</strong>辺の本数についての帰納法で示します。その辺自身を切ると0が残ります。それより上で切ると、上に値hのものが残り、辺と合わせて h + 1 です。gより小さいhはどれも残せて、gは残せません。だから0、1、…、gは現れ、g + 1 は現れません。mexは g + 1 です。
hackenbush-loops = <strong>自己ループ。</strong>自己ループは切ることしかできないので、値は1です。1つの点の2本は打ち消し合います。
hackenbush-end = <strong>終わり。</strong>地面だけなら値は0で、手番の人の負けです。
hackenbush-fusion-title = 融合原理（Berlekamp、Conway、Guy, Winning Ways, 1982, 第7章；Ferguson, Game Theory, I.6）
hackenbush-fusion = 閉路の点をすべて1つにし、その辺を自己ループにしても、値は変わりません。

hackenbush-cycles-first = まず閉路から（融合原理）：
hackenbush-nodes = { $more ->
    [0] { $list }
   *[other] { $list }、ほか{ $more }個
  }
hackenbush-worth = { $edges ->
    [1] 値は1です
   *[other] { $edges }は{ $odd ->
        [yes] 奇数なので、合わせて1です
       *[no] 偶数なので、合わせて0です
    }
  }
hackenbush-fused-loops = 点{ $nodes }に自己ループが{ $edges }本あり、{ hackenbush-worth }。
hackenbush-fused =
    点{ $nodes }は一緒に閉路の上にあります。{ $ground ->
        [yes] 1つにまとめて、地面<strong>{ $point }</strong>にします。
       *[no] 1つにまとめて、<strong>{ $point }</strong>にします。
    }その{ $edges }本の辺は値1の自己ループになり、{ hackenbush-worth }。
hackenbush-blocks-more = ほかに{ $count }個のまとまりがあり、同じようにします（省略）。
hackenbush-colon = { $points ->
    [1] 地面の上にあるもの（辺の値は、その上にあるものの値 + 1）：
   *[other] 上から地面へ順に（コロン原理：辺の値は、その上にあるものの値 + 1）：
  }
hackenbush-head-point = 点
hackenbush-head-edges = 辺
hackenbush-head-xor = XOR
hackenbush-head-value = 値
hackenbush-ground = 地面{ $point }
hackenbush-odd-loops = 自己ループが奇数本：1
hackenbush-edge = { $to }へ：{ $above } + 1 = { $worth }
hackenbush-more-edges = ほか{ $count }本：{ $worth }
hackenbush-edges-comma = 、
hackenbush-nothing = なし（自己ループは打ち消し合う）
hackenbush-more = もっと上に点が{ $count }個あり、値は同じように求まります（省略）。
hackenbush-cut = { $falls ->
    [0] { $from }–{ $to }を切る
   *[other] { $from }–{ $to }を切る（ほかに{ $falls }本落ちる）
  }

hackenbush-not-joined = 「{ $edge }」は地面（「{ $ground }」）につながっていません。もう落ちているはずです。地面は0か、root= で指定した点です。
