lesson-mex-title = mexとGrundy数
lesson-mex-game = 1個、3個、4個のどれかを取れます。0個から12個までの山の値を求めましょう。毎回、どの値を残しますか。
lesson-mex-missing-title = 現れない最小の数
lesson-mex-missing-text =
    いくつかの数のmexは、0、1、2、…のうち、その中にない最小の数です：mex {"{"}0, 1, 4{"}"} = 2、mex {"{"}1, 2{"}"} = 0、mex {"{"}{"}"} = 0。

    局面のGrundy数（SG値）は、1手で行けるすべての局面の値のmexです。終わりには手がないので、値は0です。
lesson-mex-missing-right = 0はあり、1はありません：mex {"{"}0, 2, 3{"}"} = 1。
lesson-mex-missing-wrong = 0から数えましょう。その中にない最初の数はいくつですか。
lesson-mex-missing-again = 0と1はあり、2はありません：mex {"{"}0, 1, 3{"}"} = 2。
lesson-mex-value-title = 小さいほうから順に
lesson-mex-value-text =
    1手で、1つの山から1個、3個、4個のどれかを取ります。0個の山の値は0。1個の山は0へ行けます：mex {"{"}0{"}"} = 1。2個は1へ：mex {"{"}1{"}"} = 0。3個は2と0へ：mex {"{"}0{"}"} = 1。4個は3、1、0へ行けて、その値は1、1、0：mex {"{"}0, 1{"}"} = 2。

    同じように続けましょう。
lesson-mex-value-right = 5個は4、2、1へ行けて、その値は2、0、1：mex {"{"}0, 1, 2{"}"} = 3。
lesson-mex-value-wrong = 手はどこへ行き、その値はいくつですか。現れない最小の数は？
lesson-mex-value-again = 6個は5、3、2へ行けて、その値は3、1、0：mex {"{"}0, 1, 3{"}"} = 2。
lesson-mex-zero-title = 0の意味
lesson-mex-zero-text =
    値0：値0へ行く手はありません。ほかの値：0が現れるので、値0へ行く手があります。だから、値0の局面がちょうどP局面です。それだけではありません。値vからは、石がv個のニムの山のように、vより小さいどの値にも行けます。

    また1個、3個、4個を取ります。0個から6個までの値は 0 1 0 1 2 3 2 です。
lesson-mex-zero-right = 7個は6、4、3へ行けて、その値は2、2、1。0がないので、7個の値は0：Pです。
lesson-mex-zero-wrong = この山がどこへ行けるかを見ましょう。その値の中に0はありますか。
lesson-mex-zero-again = 8個は7、5、4へ行けて、その値は0、3、2。0があるので、1個取ってそれを残します。だから8個はNです。

lesson-theorem-title = Sprague–Grundyの定理とその証明
lesson-theorem-game = 最初の山からは1個、3個、4個のどれかを取れます。その値はいくつですか。ニムの山を同じ大きさにし、それを保ちましょう。相手が値を大きくしたら、元に戻します。
lesson-theorem-beside-title = ゲームと、同じ値の山
lesson-theorem-beside-text =
    値がvのゲームのそばに、v個のニムの山を置きます。1手では、どちらか一方で指します。相手が山をw個に減らしたら、ゲームにも値wへの手があります。mexのvはwより大きいからです。相手がゲームをvより小さい値wにしたら、山をw個にします。どちらでも、また等しくなります。（残る1種類の手は、次のカードで。）

    1個、3個、4個を取るとき、0個から6個までの値は 0 1 0 1 2 3 2 です。
lesson-theorem-beside-right = 5個の山の値は3で、ニムの山も3個です。どの手にも、また等しくなるように応じられます。Pです。
lesson-theorem-beside-wrong = 最初の山の値はいくつですか。ニムの山は同じ大きさですか。
lesson-theorem-beside-again = 4個の山の値は2で、ニムの山は3個です。ニムの山から1個取れば、どちらも2。次は相手の番です。Nです。
lesson-theorem-back-title = 大きくされたら元に戻す
lesson-theorem-back-text =
    残る種類の手：相手がゲームの値を、vより大きいuにします。でもuはmexなので、そこからはuより小さいどの値にも行けて、vにも行けます。vに戻しましょう。だから、大きくする手（可逆な手）は役に立ちません。

    1個、3個、4個を取るとき、0個から6個までの値は 0 1 0 1 2 3 2 です。どちらも値1でしたが、相手がいま、最初の山の値を大きくしました。
lesson-theorem-back-right = 6個の山の値は2です。5、3、2へ行けて、その値は3、1、0。3個取れば、ニムの山と同じ値1に戻ります。
lesson-theorem-back-wrong = ニムの山は1個です。最初の山をどこへ動かせば、値が1になりますか。
lesson-theorem-back-again = 5個の山の値は3です。4、2、1へ行けて、その値は2、0、1。4個取れば、ニムの山と同じ値1に戻ります。
lesson-theorem-replace-title = だから、どのゲームも山
lesson-theorem-replace-text =
    和にP局面を加えても除いても、勝者は変わりません。そこでのどの手にも、そこで応じられるからです。v個のニムの山2つを合わせるとPなので、値vのゲームとほかのゲームの横に置きます。このゲームと山1つを合わせてもPなので、除きます。残った山が、このゲームの代わりになります。だから、和の値は値のnim和です。これが定理です（Sprague 1935、Grundy 1939）。

    1個、3個、4個を取るとき、0個から8個までの値は 0 1 0 1 2 3 2 0 1 です。
lesson-theorem-replace-right = 5個と4個の山の値は3と2で、3 ⊕ 2 = 1。
lesson-theorem-replace-wrong = それぞれの山の値を調べましょう。2つの値のnim和はいくつですか。
lesson-theorem-replace-again = 6個と8個の山の値は2と1で、2 ⊕ 1 = 3。

lesson-sums-title = 和：いくつものゲームを同時に
lesson-sums-game = 最初の山から取れるのは3個までです。その値はいくつですか。すると、これは山が3つのニムです。
lesson-sums-together-title = 値のXORをとる
lesson-sums-together-text =
    和では、1手でどれか1つのゲームを指します。どのゲームにも手がなければ負けです。定理から、和の値は値のnim和（XOR）です。

    3個まで取れるバシェのゲームでは、山の値は4で割った余りです。ニムの山の値は個数です。
lesson-sums-together-right = バシェの6の値は2、ニムの5の値は5で、2 ⊕ 5 = 7。
lesson-sums-together-wrong = 1つずつのゲームの値はいくつですか。それからnim和をとります。
lesson-sums-together-again = バシェの7の値は3、ニムの6の値は6で、3 ⊕ 6 = 5。
lesson-sums-where-title = 勝つ手はどこにある？
lesson-sums-where-text =
    nim和sが0でないとします。値vのゲームで勝つには、値を v ⊕ s にします。v ⊕ s がvより小さければ必ずできて、そういうゲームはいつもあります。

    m個まで取れるバシェのゲームの値は、m + 1 で割った余りです。
lesson-sums-where-right = 値は1と4で、1 ⊕ 4 = 5。ニムの4は 4 ⊕ 5 = 1 にできます。バシェの5は値を 1 ⊕ 5 = 4 にしなければなりませんが、そういう手はありません。
lesson-sums-where-wrong = 2つの値と、そのnim和sを求めましょう。v ⊕ s がvより小さいのはどのゲームですか。
lesson-sums-where-again = 値は2と1で、2 ⊕ 1 = 3。バシェの7の値は 2 ⊕ 3 = 1 にできます。6個残します。ニムの1は 1 ⊕ 3 = 2 にしなければなりませんが、そういう手はありません。
lesson-sums-move-title = では、指してみよう
lesson-sums-move-text = どんなゲームでも、等しい値は、等しい山のように打ち消し合います。だからゲームが2つなら、指したあとの値が等しくなる手を探します。
lesson-sums-move-right = バシェの5の値は1です。ニムの2から1個取れば、どちらも1。または、バシェの5から3個取れば、どちらも2です。
lesson-sums-move-wrong = それぞれのゲームの値はいくつですか。2つの値を等しくする手はどれですか。
lesson-sums-move-again = バシェの6の値は2です。ニムの3から1個取れば、どちらも2。または、バシェの6から3個取れば、どちらも3です。

lesson-periods-title = 制限ニムとその周期
lesson-periods-game = 2個か3個取れます。5で割った余りがいくつのとき負けですか。それを残しましょう。
lesson-periods-values-title = 値を1つずつ
lesson-periods-values-text =
    制限ニムでは、1手で、決められた集合の個数だけ取ります。ここでは2個か3個です。だから、n個の山の値は、n − 2 個と n − 3 個の山の値のmexです。

    0個から6個までの値は 0 0 1 1 2 0 0 です。
lesson-periods-values-right = 5個と4個の山の値は0と2：mex {"{"}0, 2{"}"} = 1。
lesson-periods-values-wrong = 手で行ける2つの山を調べましょう。現れない最小の数はいくつですか。
lesson-periods-values-again = 6個と5個の山の値はどちらも0：mex {"{"}0{"}"} = 1。
lesson-periods-period-title = 必ず繰り返す
lesson-periods-period-text = どの値も直前の3つだけで決まり、2つの数のmexは2以下です。だから、3つの並びは 3 · 3 · 3 = 27 通り以下です。同じ並びがいつか現れ、そこから先はすべて繰り返します。値には周期があります。
lesson-periods-period-right = 0 0 1 1 2 のあと、また 0 0 1 1 2：5つです。直前の3つで次が決まるので、いつまでも続きます。
lesson-periods-period-wrong = 並びがまた始めから始まり、最後まで始めと同じになる、最初の場所を探しましょう。その前に値はいくつありますか。
lesson-periods-period-again = 0 1 2 の繰り返し：3つです。直前の4つで次が決まり、5つ以上続けて同じ並びなので、いつまでも続きます。
lesson-periods-far-title = とても大きい山
lesson-periods-far-text =
    周期だと言い切るには、どれだけ見ればよいでしょう。取れる最大の個数（ここでは3）だけ続いた値が、もう一度現れればよいのです。それが先をすべて決めるからです。すると、周期で割った余りだけで決まります。

    2個か3個取るとき：0 0 1 1 2 の繰り返しです。
lesson-periods-far-right = 100 = 20 · 5 なので、余りは0。100個の山の値は0個の山と同じ0：Pです。
lesson-periods-far-wrong = 周期で割りましょう。余りの個数の山の値はいくつですか。
lesson-periods-far-again = 98 = 19 · 5 + 3 なので、余りは3。98個の山の値は3個の山と同じ1：Nです。

lesson-splitting-title = 分かれるゲームと8進コード
lesson-splitting-game = 3つの行の値はいくつですか。nim和を0にし、それを保ちましょう。
lesson-splitting-split-title = 1手で分かれることもある
lesson-splitting-split-text =
    ケイルズ：ピンを1本、または隣り合う2本倒します。行が2つに分かれることもあり、2つの行は和です。値は、それぞれの値のnim和です。あとはいつものmexです。

    0本、1本、2本の行の値は0、1、2です。
lesson-splitting-split-right = 3本は、2本（値2）、1本と1本（値 1 ⊕ 1 = 0）、1本（値1）になります：mex {"{"}0, 1, 2{"}"} = 3。
lesson-splitting-split-wrong = それぞれの手で何が残るかを書き出しましょう。2つの行が残るなら、値のnim和をとります。
lesson-splitting-split-again = 4本は、3本か、2本と1本（どちらも値3）、2本（値2）、1本と1本（値0）になります：mex {"{"}0, 2, 3{"}"} = 1。
lesson-splitting-code-title = 8進コードの読み方
lesson-splitting-code-text =
    小数点以下k番目の数字は、山からk個取る手についてです。数字は和です：何も残さなくてよいなら1、山を1つ残してよいなら2、2つ残してよいなら4。ケイルズは 0.77：1個か2個取り、7 = 1 + 2 + 4 なので、何も残さなくても、1つの行でも、2つの行でもかまいません。

    ここのコードは 0.6 です。
lesson-splitting-code-right = 6 = 2 + 4：1個取り、山を1つか2つ残します。何も残さないのはだめです。1個の山に手はなく、2個の山の値は1。3個は、2個か、1個と1個になり、値は1と0：mex {"{"}0, 1{"}"} = 2。
lesson-splitting-code-wrong = 数字は 6 = 2 + 4 です。山に何を残せますか。手のない1個の山から始めましょう。
lesson-splitting-code-again = 4個は、3個か、2個と1個になり、値は2と1：mex {"{"}1, 2{"}"} = 0。
lesson-splitting-lasker-title = 取らずに分ける
lesson-splitting-lasker-text =
    ラスカーのニム：山から好きなだけ取るか、山を2つに分けます。だから、それより小さいすべての山と、すべての分け方に行けます。

    1個と2個の山の値は1と2です。2個を1個と1個に分けると、値は0です。
lesson-splitting-lasker-right = 3個は、2個、1個、0個（値2、1、0）か、1個と2個（値 1 ⊕ 2 = 3）になります：mex {"{"}0, 1, 2, 3{"}"} = 4。
lesson-splitting-lasker-wrong = それより小さい山をすべて書き、次に、分け方をnim和と一緒にすべて書きましょう。現れない最小の数は？
lesson-splitting-lasker-again = 4個は、3個、2個、1個、0個（値4、2、1、0）、1個と3個（値 1 ⊕ 4 = 5）、2個と2個（値0）になります：mex {"{"}0, 1, 2, 4, 5{"}"} = 3。
lesson-splitting-rows-title = 長さではなく、値が打ち消し合う
lesson-splitting-rows-text =
    またケイルズです。0本から5本までの行の値は 0 1 2 3 1 4 です。2つの行は、長さが違っても、値が同じなら打ち消し合います。

    （71本から先、値は周期12で繰り返します：Guy、Smith 1956。）
lesson-splitting-rows-right = 行の値は1と2です。2本の行から1本倒せば、どちらも値1。または、4本の行の端の2本を倒せば、どちらも値2です。
lesson-splitting-rows-wrong = それぞれの行の値はいくつですか。2つの値を等しくする手はどれですか。
lesson-splitting-rows-again = 行の値は4と3です。5本の行から2本倒し、3本の行1つ（値3）か、1本と2本（値 1 ⊕ 2 = 3）を残します。
