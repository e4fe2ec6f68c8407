nodekayles-name = 頂点ケイルズ
nodekayles-aliases = ノードケイルズ, 点ケイルズ
nodekayles-summary = グラフの頂点を1つ選ぶ。それと隣の頂点が消える。
nodekayles-rules =
    グラフがあります。1手では、頂点を1つ選びます。その頂点と、隣の頂点のすべてが、辺と一緒に消えます。

    辺を書きます。名前だけを書くと、辺のない頂点になります：nodekayles a-b b-c c d-e。何も残っていなければ none です。手は頂点の名前で書きます：b。

    例：nodekayles a-b b-c。あなたが b と指すと、3つの頂点がすべて消え、何も残りません。
nodekayles-ruling = 頂点を1つ選ぶ。それと隣の頂点が消える。
nodekayles-choose = { $node }を選ぶ

graph-kayles-lines-theorem = { $game ->
    [node] 道と閉路の頂点ケイルズ：ドーソンのチェス（Schaefer 1978、Guy、Smith 1956）
   *[arc] 道と閉路の辺ケイルズ：ドーソンのケイルズ（Schaefer 1978、Guy、Smith 1956）
  }
graph-kayles-lines-decides = { $shape ->
    [cycle] 決め手：{ $vertices }個の頂点の閉路は、どこから見ても同じなので、どの手でも同じ道が残ります。<strong>その道が負けなら勝ち、勝ちなら負けです。</strong>
   *[path] 決め手：{ $vertices }個の頂点の道は、{ $game ->
        [node] ドーソンのチェス（8進コード 0.137）の{ $vertices }個の行と同じです。
       *[arc] ドーソンのケイルズ（8進コード 0.07）の{ $vertices }個の行と同じです。
    }<strong>Grundy数は周期34で繰り返します。</strong>
  }
graph-kayles-works = { $outcome ->
    [N] 部分のGrundy数のXORを0にする手があります。相手がどう指しても、あなたはまた0に戻せます。
   *[P] 値は0です。どの手でも変わり、相手はまた0に戻せます。
  }
graph-kayles-lines-proof =
    <strong>道。</strong>{ $game ->
        [node] 道の途中の頂点を選ぶと、両隣も消えて道が2つ残り、頂点は合わせて3個減ります。端なら2個、1個だけの頂点なら1個減ります。これは8進コード 0.137 です。
       *[arc] 辺を選ぶと、隣り合う2個の頂点が消え、残る道は2つまでです。これは8進コード 0.07 です。2個取り、行が2つまで残ります。
    }

    <strong>閉路。</strong>どの手でも、頂点が{ $game ->
        [node] 3
       *[arc] 2
    }個少ない同じ道が残ります。値は、その1つの値のmexです。道の値が0なら1、そうでなければ0です。

    <strong>周期。</strong>行の値は、それより短い行の値から決まります。周期をpとし、長さがeから 2e + p + { $game ->
        [node] 3
       *[arc] 2
    } までのどの行の値も、pだけ長い行の値と同じだとします（プログラムで確かめました）。すると、この繰り返しはいつまでも続きます。残る2つの行のうち長いほうを、pだけ短くできるからです（Guy、Smith 1956）。
graph-kayles-theorem = { $game ->
    [node] 頂点ケイルズ：部分ごとに計算（Schaefer 1978）
   *[arc] 辺ケイルズ：部分ごとに計算（Schaefer 1978）
  }
graph-kayles-decides = 決め手：一般のグラフの公式は知られていません。<strong>この{ $vertices }個の頂点から現れうるすべてのグラフを、</strong>部分ごとに、小さいものから調べました。
graph-kayles-proof = プログラムが、現れうるすべての連結な部分のGrundy数を求めました。どの手でも行けない最小の数（mex）です。いくつもの部分の値はXORです。同じ形の木は1回だけ調べました。{ $game ->
    [node] 一般のグラフでは、この問題はPSPACE完全なので（Schaefer 1978）、短い公式は期待できません。
   *[arc] 一般のグラフでの速い方法は知られていません。
  }
