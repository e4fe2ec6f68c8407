dag-name = グラフの駒
dag-aliases = グラフ, 有向グラフゲーム
dag-summary = 閉路のないグラフで、駒を1つ、矢印に沿って動かす。
dag-rules =
    閉路のない有向グラフがあり、いくつかの頂点に駒が置いてあります。1つの頂点に駒がいくつあってもかまいません。1手では、駒を1つ、矢印1本に沿って動かします。

    矢印を書き、駒のある頂点を書きます：dag 1>2 2>3 1>3 at=1,2。頂点の名前は数か文字です。名前だけを書くと、矢印のない頂点になります。手は矢印で書きます：1>3。

    大きいグラフはファイルでも渡せます。1行に矢印を1本ずつ、または3つの数 N M K、数の組で矢印M本、駒のある頂点K個の順に書きます。

    例：dag 1>2 2>3 1>3 at=1,2。あなたが 1>2 と指すと、駒は2つとも頂点2にあります。相手が一方を3へ動かし、あなたがもう一方を動かします。
dag-ruling = 駒を1つ、矢印1本に沿って動かす。
dag-ruling-tokens = 1つの頂点に駒がいくつあってもよい。

dag-values-theorem = グラフのGrundy数（Sprague 1935、Grundy 1939）
dag-values-decides =
    決め手：どの頂点にも値があり、矢印の先の頂点のどれにも現れない最小の数（mex）です。矢印の出ていない頂点は0です。{ $tokens ->
        [1] <strong>手番の人が負けるのは、駒が値0の頂点にあるとき、そのときだけです。</strong>
       *[other] <strong>駒のある頂点の値のXORをとります。それが0なら手番の人の負け、そうでなければ勝ちです。</strong>
    }
dag-reason-token = { $outcome ->
    [N] この手で、値0の頂点{ $node }へ行きます。そこから別の値0の頂点へは行けず、相手がどこへ行っても、あなたは値0の頂点へ行けます。
   *[P] 頂点{ $node }の値は0です。そこから別の値0の頂点へは行けず、あなたがどこへ行っても、相手は値0の頂点へ行けます。
  }
dag-reason-none = 駒は同じ頂点に2つずつあるか、値0の頂点にあります。あなたが何を変えても、相手は元に戻せます。
dag-reason = 駒は、頂点の値を個数とするニムの山です{ $list ->
    [none] 。
   *[other] 。ここでは{ $list }です{ $left ->
        [yes] （0と、同じ頂点の2個ずつは省略）。
       *[no] 。
    }
  }
dag-values-works = { $tokens ->
    [1] { $outcome ->
        [N] 駒を値0の頂点へ動かせます。そこから別の値0の頂点へ行く矢印はなく（あれば、その頂点の値は0ではありません）、相手がどこへ行っても、あなたはまた値0の頂点へ行けます。動かせない駒は値0の頂点にあり、そのときは相手の番です。
       *[P] 駒は値0の頂点にあるので、別の値0の頂点へ行く矢印はありません。あなたがどこへ行っても、そこから値0の頂点へ行く矢印があり、相手はそこへ行きます。
    }
   *[other] 値gの頂点の駒は、g個のニムの山と同じです。それより小さいどの値にもでき、同じ値にはできません。{ $outcome ->
        [N] だから、XORを0にできます。相手がどう指しても0でなくなり、あなたはまた0に戻せます。
       *[P] いまXORは0です。あなたがどう指しても0でなくなり、相手はまた0に戻せます。
    }
  }
dag-values-proof =
    <strong>どの頂点の値も1つに決まります。</strong>グラフに閉路がないので、矢印の先の頂点が先に来る順に並べられます。矢印の出ていない頂点は0、ほかの頂点は、矢印の先に現れない最小の数です。

    <strong>XORが0なら、どの手でも0でなくなります。</strong>矢印の先の頂点の値は元の頂点の値と違うので、1手で1つの駒の値が変わり、XORも変わります。

    <strong>0でなければ、0に戻す手があります。</strong>XORの最上位の桁を見ると、その桁が1の値gを持つ駒があります。g ⊕ XOR はgより小さいので、その頂点から行ける値です（mexの定義から、それより小さい値はどれも矢印の先に現れます）。

    <strong>終わり：</strong>どの駒も、矢印の出ていない頂点にあります。値はすべて0、XORも0で、手番の人の負けです。
dag-backward-theorem = 後退解析（Zermelo 1913）
dag-backward-decides =
    決め手：終わりから逆にたどります。{ $misere ->
        [yes] <strong>矢印の出ていない頂点は勝ちです（ミゼール）。ほかの頂点は、矢印の先に負けがあれば勝ち、なければ負けです。</strong>
       *[no] <strong>矢印の先に負けがあれば勝ち、なければ負けです。</strong>
    }
dag-backward-reason = { $outcome ->
    [N] この手で頂点{ $node }へ行きます。そこからの矢印はどれも、あなたが勝つ頂点へ行きます。
   *[P] 頂点{ $node }からの矢印はどれも、相手が勝つ頂点へ行きます。
  }{ $misere ->
    [yes] 終わりから逆にたどると分かります。ここでは、矢印の出ていない頂点は勝ちです。
   *[no] 終わりから逆にたどると分かります。
  }
dag-backward-works = { $outcome ->
    [N] 負けの頂点へ行きます。そこからの矢印はどれも勝ちの頂点へ行き、そのときはあなたの番です。
   *[P] ここからの矢印はどれも勝ちの頂点へ行き、相手が勝ちます。
  }
dag-backward-proof = グラフに閉路がないので、どの頂点も、矢印の先の頂点のあとに決められます。手数も一緒に決まります。勝つ人は負けの頂点のうち最短のものを、負ける人は勝ちの頂点のうち最長のものを選びます。

dag-backwards = 終わりから逆に、矢印の先の頂点を先に：
dag-head-node = 頂点
dag-head-successors = 矢印の先（値）
dag-head-value = 値
dag-no-successors = なし
dag-values-more = ほかに行ける頂点が{ $count }個あり、値は同じように求まります。
dag-token = 駒は頂点{ $node }にあり、値は<strong>{ $sum }</strong>です。
dag-tokens =
    駒のある頂点：{ $tokens }{ $more ->
        [0] {""}
       *[other] 、ほかに{ $more }個（計算には入っています）
    }。合わせて<strong>{ $sum }</strong>です。
dag-tokens-on = { $count ->
    [1] { $node }の値は{ $value }
   *[other] { $even ->
        [yes] { $node }（駒{ $count }個）の値は{ $value }（偶数個なので打ち消し合って0）
       *[no] { $node }（駒{ $count }個）の値は{ $value }（2個ずつ打ち消し合い、1個分）
    }
  }
dag-outcome-node = 頂点
dag-outcome-to-move = 手番の人
dag-outcome-moves = 残り手数
dag-outcome-best = 行き先
dag-won = { $outcome ->
    [N] 勝ち
    [P] 負け
   *[D] 引き分け
  }
dag-outcomes-more = ほかに行ける頂点：{ $count }個。
dag-move = 駒を{ $from }から{ $to }へ動かす

dag-has-a-cycle = 閉路 { $cycle } があります。ゲームが終わらないかもしれません。「{ $arc }」など、矢印を1本外してください。
dag-loop-refused = 「{ $edge }」は自己ループです。ここでは、辺は異なる2つの頂点を結ばなければなりません。
dag-unknown-node = グラフに頂点「{ $node }」はありません。
dag-node-twice = 「{ $nodes }」に同じ頂点が2回あります。
dag-numbers-do-not-fit = 1行目「{ $line }」によると数は全部で{ $expected }個ですが、{ $found }個ありました。
dag-expected-edge = a-b のような辺、または頂点の名前（文字と数字）
dag-expected-arc = a>b のような矢印、または頂点の名前（文字と数字）
dag-expected-node = 頂点の名前
dag-expected-nodes = a,b のようにコンマで区切った頂点の名前
dag-expected-edge-move = 0-1 のような、切る辺
dag-expected-edge-choice = a-b のような辺
dag-expected-arc-move = 1>2（1の駒を2へ）のような矢印
dag-expected-node-move = 行き先の頂点の名前
dag-fault-no-such-edge = その辺はありません
dag-fault-no-such-node = その頂点はありません
dag-fault-no-token-there = そこに駒はありません
dag-fault-not-a-neighbour = 駒のある頂点から、そこへ行く辺はありません
dag-misere-theorem = グラフの値とミゼール（Conway 1976）
dag-misere-proof = どの頂点が小さいかは、終わりから逆に調べました。矢印の出ていない頂点は小さい頂点です。矢印の先に、小さい頂点が両方の値であれば、大きい頂点です。一方の値だけなら小さい頂点で、ほかの矢印の先は、小さい頂点への矢印を持つ大きい頂点です。矢印の先に小さい頂点がなければ、大きい頂点です。このグラフでは、駒が行けるどの頂点もこのどれかに当てはまるので、(a)、(b)、(c) が成り立ちます。
