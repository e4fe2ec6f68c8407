flip-name = 盤のコイン裏返し
flip-aliases = 盤上コイン返し
flip-summary = 表のコインを裏返し、同じ行か列の前のコイン（または長方形の四隅）も一緒に裏返す。
flip-rules =
    コインの盤があります。場所 (x, y) は1から数えます。1手では、表のコイン (x, y) を選んで裏にし、もう1枚、(x, b)（b < y）か (a, y)（a < x）も裏返します。rule=product を付けると、a < x、b < y の長方形の四隅 (x, y)、(a, y)、(x, b)、(a, b) を裏返します。

    rule=A*B は、rule=ruler*mock のようにコイン裏返しのルールを2つ組み合わせます。Aの手で列を、Bの手で行を選び、交わるところのコインをすべて裏返します。最後の列と最後の行が交わるコインは表でなければなりません。

    局面は表の場所で書きます：flip 2,3 4,1、flip 4,3 rule=product、flip 4,3 rule=ruler*mock。表がなければ flip none です。手は、表と2枚目のコイン（または向かいの隅）で 4,1>2,1、rule=A*B では列と行で 3-4*1,3 と書きます。

    例：flip 1,2 3,1。あなたが 3,1>2,1 と指すと、表は (1, 2) と (2, 1) になります。相手はその一方を (1, 1) と一緒に裏返すしかなく、あなたがもう一方を (1, 1) と一緒に裏返すと、すべて裏になります。
flip-ruling = { $rule ->
    [line] 表のコイン (x, y) を裏返し、もう1枚、aがxより小さい (a, y) か、bがyより小さい (x, b) も裏返す。
   *[product] 表のコイン (x, y) を裏返し、aがxより小さくbがyより小さい3枚、(a, y)、(x, b)、(a, b) も裏返す。
  }
flip-ruling-places = 場所は1から数える。裏から表になったコインも、まだ使う。

flip-line-theorem = 盤のコインはニムの山（Bouton 1902 による）
flip-line-decides = 決め手：(x, y) の表は、x − 1 個と y − 1 個の2つのニムの山と同じで、値は (x − 1) ⊕ (y − 1) です。<strong>すべての表のXORが0なら、手番の人の負けです。</strong>
flip-reason = { $rule ->
    [line] (x, y) の表は、x − 1 個と y − 1 個の2つのニムの山と同じです
   *[product] (x, y) の表の値は、x − 1 と y − 1 のnim積です
  }{ $list ->
    [none] 。
   *[other] 。ここでは{ $list }です{ $left ->
        [yes] （0は省略）。
       *[no] 。
    }
  }
flip-reason-none = { $rule ->
    [line] 表はどれも対角線にあるので、2つの山は等しいです。あなたが一方でしたことを、相手はもう一方でします。
   *[product] 表はどれも最初の行か列にあり、値は0です。
  }
flip-line-works = { $outcome ->
    [N] XORを0にする手があります。相手が何を裏返しても、1つの表の座標の1つが小さくなるので、XORは変わり、あなたはまた0に戻せます。
   *[P] XORは0です。あなたが何を裏返しても、1つの表の座標の1つが小さくなるので、XORは変わり、相手はまた0に戻せます。
  }
flip-line-proof =
    <strong>表1枚。</strong>(x, y) と (x, b) を裏返すと、表は (x, b) へ移ります。座標yは、1以上で、それより小さいどの数にもなります。だから y − 1 はニムの山で、x − 1 も同じです。1から数えるのが大切です。x = 1 からは何も取れません。

    <strong>何枚もの表の値は、値のXOR（Xとします）です。</strong>1手では、値gの表と、値wの場所を裏返すので、その場所が表でも裏でも X ⊕ g ⊕ w が残ります。表1枚なら、これはgからwへの手です。wはgにはならず、それより小さいどの数にもなります。だから、Xは残りません。y < X については、Xとyが違う最上位の桁が1の表があり、w = g ⊕ X ⊕ y < g でyが残ります。帰納法から、mexはXです。
flip-product-theorem = 四隅の裏返し：nim積（Conway、Lenstra 1978）
flip-product-decides = 決め手：(x, y) の表の値は、nim積 (x − 1) ⊗ (y − 1) です。<strong>すべての表のXORが0なら、手番の人の負けです。</strong>
flip-product-works = { $outcome ->
    [N] XORを0にする長方形があります。相手が何を裏返しても0でなくなり、あなたはまた0に戻せます。
   *[P] XORは0です。あなたが何を裏返しても0でなくなり、相手はまた0に戻せます。
  }
flip-product-value-title = 表の値は、定義からnim積
flip-product-value =
    <strong>表1枚。</strong>座標を0から数えます。nim積 x ⊗ y は、a < x、b < y のどれについても (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) ではない最小の数と定義されます。表 (x, y) を裏返したときに残る3つの隅についてのmexです。

    <strong>何枚もの表の値は、XOR（Xとします）です。</strong>帰納法で示します。1手では、値gの表と、XORがwの3つの場所を裏返し、そこが表でも裏でも X ⊕ g ⊕ w が残ります。その表1枚だけならwが残ります。gにはならず、gより小さいどの数にもなります。だから、Xを残す手はありません。Xより小さいyについては、Xとyが違う最上位の桁が1の表があり、w = g ⊕ X ⊕ y はgより小さく、yが残ります。
flip-fields-title = nim積は体をなす（Conway, On Numbers and Games, 1976, 第6章）
flip-fields = F = 2、4、16、256、…より小さい数は、⊕と⊗で体になります。x < F なら F ⊗ x = F · x、F ⊗ F = F ⊕ F/2 で、ほかは展開して求まります。長方形を裏返すと、XORは (x ⊕ a) ⊗ (y ⊕ b) だけ変わります。体では割り算ができるので、aごとに、望む変化を与えるbがちょうど1つあり、b < y なら手になります。

flip-no-heads = 表はなく、XORは0です。
flip-head-place = 表
flip-head-value = 値
flip-nim-sum = XOR
flip-more = 一覧にない表のコイン：{ $count }枚（計算には入っています）。
flip-turn = { $head }と{ $others }を裏返す

flip-repeated-place = 場所「{ $place }」が2回あります。どの表も1回だけ書いてください。
flip-expected-board-place = 2,3 のような場所 x,y、または none
flip-expected-flip-rule = product、または ruler*mock のように * でつないだコイン裏返しのルール2つ
flip-expected-flip-move = 4,1>2,1 のような、表と2枚目の場所
flip-fault-no-head-there = その場所は表ではありません
flip-fault-not-by-the-flip-rule = ルールでは、これらのコインを一緒に裏返せません

flip-tartan-ruling = { $columns }と{ $rows }を選び、交わるところのコインをすべて裏返す。最後の列と最後の行が交わるコインは表でなければならない。
flip-tartan-chosen = { $kind ->
    [turtles] 1つか2つの{ flip-tartan-side }
    [mock] 1つ、2つ、3つのどれかの{ flip-tartan-side }
    [twins] 2つの{ flip-tartan-side }
    [triplets] 3つの{ flip-tartan-side }
    [ruler] 隣り合う1つ以上の{ flip-tartan-side }
    [grunt] 1、a、n + 1 − a、n番の{ flip-tartan-side }（1 < a < n + 1 − a）
    [run] 隣り合う1～{ $most }個の{ flip-tartan-side }
   *[max] 好きな場所の1～{ $most }個の{ flip-tartan-side }
  }
flip-tartan-side = { $side ->
    [columns] 列
   *[rows] 行
  }
flip-turn-crossings = 列{ $columns } × 行{ $rows }を裏返す
flip-tartan-theorem = タータン定理（Conway、Winning Ways 第14章）
flip-tartan-reason = 表の値は、1行のゲームでの2つの値のnim積です。{ $outcome ->
    [N] この手で、すべての表のXORが0になり、いつもそこに戻せます。
   *[P] すべての表のXORは0です。どの手でも変わり、相手はまた0に戻せます。
  }
flip-tartan-decides = 決め手：1手では、列での{ $columns }の手と、行での{ $rows }の手を同時に指します。(x, y) の表の値は、これらのゲームでのx番の表の値とy番の表の値のnim積です。<strong>すべての表のXORが0なら、手番の人の負けです。</strong>
flip-tartan-works = { $outcome ->
    [N] XORを0にする手があります。相手が何を裏返しても0でなくなり、あなたはまた0に戻せます。
   *[P] XORは0です。あなたが何を裏返しても0でなくなり、相手はまた0に戻せます。
  }
flip-tartan-value-title = 表の値はnim積
flip-tartan-value =
    <strong>1手で変わるもの。</strong>表のある列の、列のゲームでの値をg、その行の、行のゲームでの値をhとします。それより前のどのコインの値も、2つの値のnim積だと仮定します。選んだほかの列のXORをa、ほかの行のXORをbとします。分配法則から、その表のほかに裏返すコインの値は、合わせて (a ⊗ h) ⊕ (g ⊗ b) ⊕ (a ⊗ b) です。

    <strong>同じ値にはなりません。</strong>これと g ⊗ h の違いは (g ⊕ a) ⊗ (h ⊕ b) です。aは列のゲームでの1手のあとに残る値なのでgにはならず、bもhにはなりません。0より大きい2つの数のnim積は0より大きいので、g ⊗ h を残す手はありません。

    <strong>小さい値のすべて。</strong>gより小さい数はどれもaになり、hより小さい数はどれもbになります。nim積 g ⊗ h は、a < g、b < h のどれについても (a ⊗ h) ⊕ (g ⊗ b) ⊕ (a ⊗ b) ではない最小の数と定義されます。だから、これはmexで、帰納法から表の値です。何枚もの表の値はXORです。
flip-expected-flip-crossing = 3-4*1,3 のように * でつないだ、列と行
flip-misere-theorem = ミゼールの盤のコイン（Gurvich、Ho 2018 による）
flip-misere-proof =
    列1と2、3と4、…を組にし、行も同じように組にすると、4つの場所からなる正方形に分かれます。小さいのは、最初の正方形のほかの、どの正方形にも表が偶数枚ある局面です。

    (a) (1, 1) のほかに表があれば、座標の一方が偶数の表があります。最初の正方形では (1, 1) のほかのどの場所もそうで、ほかの正方形では、表が偶数枚あれば少なくとも1枚はそうです。それを、同じ正方形の隣のコインと一緒に裏返します。その正方形の表の枚数の偶奇は変わりません。

    (b) 1手で裏返すのは、1つの正方形の中か、正方形の同じ行か列にある2つの正方形の中のコインです。だから、小さい局面にできるのは、最初の正方形と同じ行か列に表が奇数枚の正方形が1つだけあるか、同じ行か列に2つあるときだけです。そのとき、遠いほうの正方形の表と、近いほうの正方形の2か所のどちらかを裏返せば、どちらも小さい局面になり、値は違います。

    (c) 小さい局面から1手で表が奇数枚になる正方形は2つまでで、同じ行か列にあります。あとは (b) のとおりです。
