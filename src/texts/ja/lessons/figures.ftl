lesson-hackenbush-title = ハッケンブッシュ：木とコロン原理
lesson-hackenbush-game = 木と茎があります。木の値はいくつですか。両方を等しくし、それを保ちましょう。
lesson-hackenbush-stalk-title = 茎は山
lesson-hackenbush-stalk-text =
    1手で辺を1本切ります。地面（点0）につながらなくなったものは落ちます。切れなければ負けです。

    n本の辺がまっすぐつながった茎からは、それより短いどの茎でも残せます。これはどのゲームですか。
lesson-hackenbush-stalk-right = 茎は3個と1個のニムの山です。1–2を切ります。3本のうち1本が残り、等しくなります。
lesson-hackenbush-stalk-wrong = 切ったあと、それぞれの茎の長さはいくつですか。
lesson-hackenbush-stalk-again = 茎は4個と2個のニムの山です。2–3を切ります。4本のうち2本が残り、等しくなります。
lesson-hackenbush-colon-title = コロン原理
lesson-hackenbush-colon-text = 枝が1つの点に集まるところでは、枝の代わりに、値のnim和の長さの茎を1本置けます。そして、上にv本の茎が載った辺は、v + 1 本の茎です。だから、葉から地面へ順に求めます。
lesson-hackenbush-colon-right = 枝の値は2と1で、2 ⊕ 1 = 3。下の辺を足して 3 + 1 = 4 です。
lesson-hackenbush-colon-wrong = まず枝のnim和をとり、それから下の辺を足します。
lesson-hackenbush-colon-again = 枝の値は 1 ⊕ 1 ⊕ 1 = 1。下の辺を足して 1 + 1 = 2 です。
lesson-hackenbush-copy-title = なぜ正しいのか
lesson-hackenbush-copy-text = 図を2つ描きます：1つは値vの枝のまま、もう1つは枝の代わりにv本の茎。相手が枝か茎を切ったら、この2つのnim和は0なので、上のほうで応じられます。ほかのところを切ったら、もう一方の図でも同じところを切ります。いつでも応じられるので、2つの図の値は同じです。
lesson-hackenbush-copy-right = 2本の枝は 1 ⊕ 1 = 0 なので、なくしてかまいません。1本の茎と1本の茎が残ります。Pです。
lesson-hackenbush-copy-wrong = 枝の代わりに茎を置きましょう。2本の茎は同じ長さですか。
lesson-hackenbush-copy-again = 枝の値は1と2で、1 ⊕ 2 = 3。下の辺を足して4、そばの茎は3。等しくないのでNです。
lesson-hackenbush-tree-title = 切る辺を見つける
lesson-hackenbush-tree-text = 葉から順に、どの木も茎に置き換えます。あとはニムです。どの茎を短くすればよいかを見て、そうなる辺を探します。
lesson-hackenbush-tree-right = 枝の値は1、1、2で合わせて2、だから木の値は3。茎は1です。1–4を切ります。上に残るのは 1 ⊕ 1 = 0 で、木の値も1になります。
lesson-hackenbush-tree-wrong = 切ったあと、木の値はいくつで、茎の値はいくつですか。
lesson-hackenbush-tree-again = 点2の上は 1 ⊕ 1 = 0 なので、木の値は2。茎は1です。1–2を切れば、木の値も1になります。

lesson-fusion-title = 閉路のあるハッケンブッシュ：融合原理
lesson-fusion-game = 前のカードの図と、3本の茎があります。図の値はいくつですか。両方を等しくし、それを保ちましょう。
lesson-fusion-cycle-title = 地面を通る閉路
lesson-fusion-cycle-text =
    地面を通る、4本の辺の閉路です。1本切ると、合わせて3本の茎が2つ残ります：3本と0本か、2本と1本。一方が偶数で一方が奇数なので、等しくなることはなく、値0へ行く手はありません。だから、この閉路の値は0です。

    同じように、あなたの閉路を数えましょう。
lesson-fusion-cycle-right = 切ると4本残ります：4と0、3と1、2と2。nim和は4、2、0：mex {"{"}0, 2, 4{"}"} = 1。
lesson-fusion-cycle-wrong = 1本切りましょう。2つの茎の長さはいくつですか。nim和をすべて書きます。現れない最小の数は？
lesson-fusion-cycle-again = 切ると5本残ります：5と0、4と1、3と2。nim和は5、5、1：mex {"{"}1, 5{"}"} = 0。
lesson-fusion-fuse-title = 融合原理
lesson-fusion-fuse-text =
    閉路の点は、すべて1つに融合でき、値は変わりません。辺は値1の自己ループになります。だから、数えたとおり、奇数本の閉路の値は1、偶数本なら0です。

    証明の考え方（Winning Ways 1982）：辺を共有しない3本の道で2点が結ばれているとします。この2点を融合した図を横に置き、一方の図で切られたら、もう一方でも同じ辺を切ります。道は2本残り、図は小さくなったので、この2点は融合できます。こういう2点のない図は簡単で、偶数か奇数かで決まります。
lesson-fusion-fuse-right = 1、2、3を融合します：自己ループが3本で、1 ⊕ 1 ⊕ 1 = 1。下の辺を足して 1 + 1 = 2 です。
lesson-fusion-fuse-wrong = 閉路を融合しましょう。自己ループは何本で、nim和はいくつですか。それから下の辺を足します。
lesson-fusion-fuse-again = 1、2、3、4を融合します：自己ループが4本で、1 ⊕ 1 ⊕ 1 ⊕ 1 = 0。下の辺を足して 0 + 1 = 1 です。
lesson-fusion-cut-title = 2つの原理を合わせて
lesson-fusion-cut-text = 閉路を融合し、葉から順に求めます。これで、どの部分の値も分かります。すべての部分を合わせた値が0になる辺を探しましょう。
lesson-fusion-cut-right = 0–1を切れば、すべて落ちて0です。ほかの辺を切ると、この辺が残り、上の値をvとすると、値は v + 1 で、0にはなりません。
lesson-fusion-cut-wrong = 切ったあと、それぞれの部分の値はいくつですか。合わせて0になるはずです。
lesson-fusion-cut-again = 三角形の値は1、茎は2。3–4を切れば、どちらも1です。または、0–1か2–0を切ります。三角形は2本の茎になります。

lesson-matching-title = マッチングのゲーム：相方へ行く
lesson-matching-game = 8つの点をペアにし、相方へ行き、そのペアを守りましょう。
lesson-matching-partner-title = 全員に相方がいる
lesson-matching-partner-text =
    駒が辺に沿って動き、同じ点には戻りません。動けなければ負けです。

    すべての点を、辺で結ばれたペアに分けられるとします。完全マッチングです。いまの点の相方へ行きましょう。相手がどこへ行っても、その点にもまだ使っていない相方があります。だから、あなたはいつでも動けます。
lesson-matching-partner-right = aはbと、eはfとしかペアになれないので、cはdとペアです。dへ行きます。相手はbへ行くしかなく、あなたは相方のaへ行きます。
lesson-matching-partner-wrong = すべての点をペアにしましょう。辺が1本しかない点から始めます。相方はどれですか。
lesson-matching-partner-again = aはbと、cはdとしかペアになれないので、fはeとペアです。eへ行きます。相手はdへ行くしかなく、あなたは相方のcへ行きます。
lesson-matching-left-title = 誰かが余る
lesson-matching-left-text = ペアをできるだけ多く作ります。最大マッチングです。駒のある点が余るとします。あなたがどこへ行っても、相手はそこの相方へ行きます。あなたが相方のない点に着いて、相手が応じられなくなることはあるでしょうか。あれば、通った点を組み直してペアを1つ増やせて、最大ではなかったことになります。だから、あなたの負けです。
lesson-matching-left-right = bとc、dとe：ペアは2つで、5つの点ではこれ以上作れません。aが余ります。Pです。
lesson-matching-left-wrong = ペアは最大でいくつできますか。駒のある点なしで、同じだけ作れますか。
lesson-matching-left-again = bがなければ、c、d、eでペアは1つだけ、bがあれば2つです。だから、bはどの最大マッチングにも入ります。相方へ行きます。Nです。
lesson-matching-swap-title = どのマッチングにも入る？
lesson-matching-swap-text = 2枚のカードを合わせると：Nなのは、どの最大マッチングにも駒のある点が入るとき、そのときだけです。だから、その点を除いて、ほかをペアにしてみます。同じだけ作れれば、Pです。プログラムでは増加道を使い、二部グラフなら O(n · m) 時間です。
lesson-matching-swap-right = aを除いて：bとc、dとe。ペアは2つで、5つの点ではこれ以上作れません。だからPです。
lesson-matching-swap-wrong = 駒のある点を除いて、ほかをペアにしましょう。前と同じだけ作れますか。
lesson-matching-swap-again = bがなければ、どの辺もdにつながるので、ペアは1つ。bがあれば2つです。だから、bはどの最大マッチングにも入ります。Nです。
