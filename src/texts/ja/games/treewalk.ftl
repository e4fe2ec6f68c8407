treewalk-name = 木の上の移動
treewalk-aliases = 木しりとり, 根付き木ゲーム
treewalk-summary = 先祖か子孫へ動く。離れた頂点は消える。
treewalk-rules =
    根付き木が1つかいくつかと、駒が1つあります。at= を書かなければ、先手はまず、駒を置く頂点を選びます。1手では、まだ残っている先祖か子孫のどれかへ動きます。離れた頂点は消えます。

    頂点1から順に親を書きます。根は0です。treewalk 0 1 1 2 は、1が2と3の親、2が4の親という意味です。at=3 なら駒は3にあり、gone=1 なら1は消えています。手は行き先の頂点の番号で書きます：2。

    大きい木は、親を順に書いたファイルでも渡せます。

    例：treewalk 0 1 1。あなたが 2 と指して2から始めると、相手は1へ行くしかなく、あなたが3へ行くと、もう行く先がありません。
treewalk-ruling =
    { $placed ->
        [yes] 駒を、まだ残っている先祖か子孫のどれかへ動かす。離れた頂点は消える。
       *[no] 最初の手では、駒を置く頂点を選ぶ。そのあとは、まだ残っている先祖か子孫のどれかへ動かす。離れた頂点は消える。
    }根は頂点{ $roots }。

treewalk-theorem = 木の上のペア（頂点しりとり、Fraenkel、Scheinerman、Ullman 1993）
treewalk-decides =
    決め手：頂点を先祖か子孫とペアにします。どの頂点も1つのペアにだけ入れ、できるだけ多く作ります。{ $placed ->
        [no] <strong>すべての頂点をペアにできれば、始めの頂点を選ぶ人の負け、そうでなければ勝ちです。</strong>
       *[yes] <strong>{ $start }で手番の人が勝つのは、{ $start }を除くとペアが1つ減るとき、そのときだけです。</strong>
    }
treewalk-works = { $placed ->
    [no] { $outcome ->
        [N] ペアで余る頂点から始めます。相手がどこへ行っても、その頂点には相方があり（なければ、ペアをもう1つ作れます）、あなたはそこへ行きます。相方はいつもあります。
       *[P] あなたがどこから始めても、相手はその相方へ行き、あとも同じです。相手にはいつも行ける相方があります。
    }
   *[yes] { $outcome ->
        [N] いまの頂点の相方へ行きます。相手がそこからどこへ行っても、その頂点にも相方があり、あなたはそこへ行きます。
       *[P] できるだけ多くペアにして、{ $start }が余るようにできます。あなたがどこへ行っても、その頂点には相方があり（なければ、ペアをもう1つ作れます）、相手はそこへ行きます。
    }
  }
treewalk-proof =
    <strong>ペアで決まる理由：</strong>これは、どの頂点もすべての先祖と結んだグラフでの、頂点しりとりです。最大のペアで始めの頂点が余るようにできるなら、相手は毎回、相方へ行って応じます。途中で相方のない頂点に着けば、道に沿って入れ替えて、ペアをもう1つ作れてしまいます。できないなら、同じ応手をあなたが使えます。

    <strong>葉から順にペアを作ってよい理由：</strong>uより下の枝で余った頂点は、どれもuの子孫です。uより上の頂点は、uとペアになれるなら、それらのどれともペアになれます。だからuは、余りがあればその1つをもらいます：余り = 下の余り − 1。なければ、u自身が余ります：余り = 1。消えた頂点は何ももらいません：余り = 下の余り。

    <strong>勝つ手：</strong>離れる頂点を消し、残りの最大のペアのどれかに入らない頂点へ行きます。

treewalk-upwards = 葉から順に：頂点は、下で余った頂点の1つを相方にもらいます。なければ、自分が余ります。
treewalk-head-node = 頂点
treewalk-head-below = 下の余り
treewalk-head-left = 自分を入れた余り
treewalk-gone = { $node }（消えた）
treewalk-more = もっと下に頂点が{ $count }個あり、同じように数えます（省略）。
treewalk-total = { $placed ->
    [no] { $total ->
        [0] 全部で余りは{ $total }個です。すべてペアにできます。
       *[other] 全部で余りは{ $total }個です。
    }
   *[yes] { $needed ->
        [yes] 全部で余りは{ $total }個、{ $start }がなければ{ $without }個です。だから、ペアを最大にするには{ $start }が必ず要ります。
       *[no] 全部で余りは{ $total }個、{ $start }がなければ{ $without }個です。だから、{ $start }なしでもペアを最大にできます。
    }
  }
treewalk-no-pairs = ペアは作れません。
treewalk-pairing = 最大のペア：{ $pairs }。
treewalk-lone = 余る頂点：{ $lone }。
treewalk-partner = { $start }の相方は<strong>{ $partner }</strong>です。

treewalk-parents-in-a-circle = 親をたどると { $cycle } と元に戻ります。このうちの1つ（「{ $shown }」を参照）は根で、親が0でなければなりません。
treewalk-token-on-a-gone-node = 「{ $shown }」：その頂点は消えています。
treewalk-expected-node-numbers = 1,3 のようにコンマで区切った頂点の番号
treewalk-fault-node-is-gone = その頂点は消えています
treewalk-fault-not-on-one-branch = 駒のある頂点の先祖でも子孫でもありません
