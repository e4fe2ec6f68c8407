octal-name = 8進ゲーム
octal-aliases = オクタルゲーム, 八進ゲーム
octal-summary = 8進コードのとおりに山から取り、残りを2つに分けられることもある。
octal-rules =
    石の山がいくつかと、0.137 のような8進コードがあります。1手では、山を1つ選び、そこからk個の石を取ります。小数点のあとのk番目の数字が、その山に何を残してよいかを表します。数字は和です：何も残さない（山がちょうどk個だった）なら1、山を1つ残してよいなら2、山を2つ残してよいなら4。だから、3 = 1 + 2 なら何も残さないか山を1つ、7ならどれでもよく、0ならk個は取れません。小数点の前の数字は0か4です。4なら、取らずに山を2つに分けてもかまいません。

    局面は各山の個数とコードで書きます：octal 9 2 code=0.77。手は、山と変えたあとの個数で書きます：1>3,5（山1が3個と5個になる）、1>8（8個になる）、2>0（山2がなくなる）。

    例：0.77 では、1個か2個取り、残りを分けられます。3個の山の真ん中から1個取ると、1個と1個が残ります。相手が一方を取り、あなたが最後を取ります。

octal-theorem = 山ごとのmex（Sprague 1935、Grundy 1939）
octal-decides = 決め手：どの山にも値があり、小さい山から順に求めます。次の局面の値に現れない最小の数（mex）です。2つに分かれた山の値は、両方の値のXORです。<strong>値が0なら、手番の人の負けです。</strong>
octal-works = { $outcome ->
    [N] 値は0ではないので、0にする手があります。値0からは、相手がどう指しても0でなくなり、あなたはまた0に戻せます。最後の手はあなたが指します。
   *[P] 値は0で、0のままにする手はありません。山の値が、次の局面の値と同じになることはないからです。あなたがどう指しても、相手はまた0に戻せます。最後の手は相手が指します。
  }
octal-values-proof = <strong>値。</strong>mexの定義から、値gからは、それより小さいどの値にも行けて、gには行けません。石がg個のニムの山とちょうど同じです。だから、山の和はXORで決まります（Sprague 1935、Grundy 1939）。
octal-no-short-cut = <strong>近道はありません。</strong>ゲーム { $law } の値は、0個の山から順に1つずつ求めました。
octal-period-title = Guy–Smithの定理（1956）
octal-period-proof = 値が{ $from }個の山から周期{ $period }で繰り返すことが、2·{ $from } + { $period } + { $most } 個の山まで、つまり値そのものはさらに{ $period }個先まで分かっているとします。それより大きいn個の山を考え、それより小さい山では繰り返すと仮定します。1手で取れるのは{ $most }個までなので、残る2つの山のうち大きいほうは、もう繰り返しの中にあり、1周期分の余裕があります。それを{ $period }個小さくすると、n − { $period } 個の山の分け方になり、値は同じです。また、その山の分け方は、どれもこのようにして得られます。行ける値が同じなので、mexも同じです。n個の山の値は n − { $period } 個の山の値と同じで、いつまでも続きます。

octal-law = { $form ->
    [grundy] { grundy-name }
    [octal] 8進コード { $law }
   *[rule] ルール { $law }
  }
octal-values = 山1つの値（{ octal-law }）のはじめ：
octal-heap = 山
octal-value = 値
octal-options = { $heap }個の山から行けるところ：
octal-move = 手
octal-leaves = 残り
octal-take = { $take ->
    [0] 分ける
   *[other] { $take }個取る
  }
octal-nothing = なし
octal-parts-comma = 、
octal-mex = これらの値に現れない最小の数は{ $mex }で、これが{ $heap }個の山の値です。
octal-period =
    値は繰り返します。{ $preperiod }個の山から先、周期{ $period }です。<strong>これは証明済みです。</strong>Guy–Smithの定理から、{ $needed }個の山までの値で足ります。

    { $period ->
        [1] だから、{ $heap }個の山の値は{ $same }個の山と同じです：<strong>{ $value }</strong>。
       *[other] { $heap } mod { $period } = { $remainder } なので、この山の値は{ $same }個の山と同じです：<strong>{ $value }</strong>。
    }
octal-open = { octal-law }の周期は、ここでは証明されていません。どの値も、それより小さい山のすべてから求めることになり、{ $most }個の山までで、時間の許すかぎりです。{ $heap }個の山には届きませんでした。
octal-misere-open = { octal-law }では、これらの山に使えるミゼール商が見つかっていません。ミゼールでは、Grundy数だけでは勝敗が決まりません。
octal-published = 発表されている結果（ここでは未検証）：{ $preperiod }個の山から先、周期{ $period }。
octal-recurrence = { $heap }個の山の値も、同じように、それより小さい山のすべての値から求めました：<strong>{ $value }</strong>。

misere-quotient-theorem = ミゼール商（Plambeck、Siegel 2008）
misere-quotient-decides = ミゼールでの決め手：どの山も、aやb²のような文字で書いた元を表し、いくつもの山はその積を表します。<strong>手番の人が負けるのは、積が負けの元の一覧にあるとき、そのときだけです。</strong>ここでは積は{ $product }です。
misere-quotient-reason = { $outcome ->
    [N] ミゼール商での積は{ $product }で、勝ちの元です。この手で、積は負けの元になります。
   *[P] ミゼール商での積は{ $product }で、手番の人が負ける元です。
  }
misere-quotient-works = { $outcome ->
    [N] 積を負けの元にする手があります。そこからはどの手でも積が勝ちの元になり、あなたはまた負けの元にできます。やがて相手は、最後の手を指すしかなくなります。
   *[P] どの手でも積は勝ちの元になり、相手はまた負けの元にできます。やがてあなたは、最後の手を指すしかなくなります。
  }
misere-quotient-title = { octal-law }のミゼール商：元は{ $order }個
misere-quotient-proof =
    <strong>プログラムで求めました。</strong>{ $most ->
        [all] {""}
       *[other] { $most }個までの
    }山の2つの和は、そばに何を置いても勝敗が同じなら、同じ元を表します。負けの元は{ $lost }個です。

    <strong>確かめました。</strong>どの和にも、その元と、「そばに置いたとき、和での1手で勝てる元」の集合があります。山を1つ加えると、どちらも、この2つだけで決まる変わり方をするので、{ $sums }種類の和で全部を代表できます。どの種類でも、積が負けの元なのは、負けの元の積へ行く手がないとき、そのときだけです。何も残っていなければ積は1で、勝ちです。帰納法から、どの和の勝敗も積で決まります。
misere-period-title = すべての山で成り立つ理由（Plambeck 2005）
misere-period-proof = 元は{ $from }個の山から周期{ $period }で繰り返し、プログラムは 2·{ $from } + 2·{ $period } + { $taken } 個より小さいすべての山でこれを確かめました。それより大きいn個の山を考え、それより小さい山では繰り返すと仮定します。1手で取れるのは{ $taken }個までなので、残る2つの山のうち大きいほうは { $from } + { $period } 個以上です。それを{ $period }個小さくすると、積を変えずに n − { $period } 個の山の分け方になり、その山の分け方は、どれもこのようにして得られます。どちらの山からも同じ積へ行けるので、n個の山に n − { $period } 個の山と同じ元を当ててかまいません。新しく確かめることはありません。
misere-quotient-letters = 文字は1つの山を表します（{ octal-law }）：{ $letters }。
misere-quotient-losing = 負けの元：{ $losing }。
misere-quotient-table = 1つの山の元：
misere-quotient-repeats = { $preperiod }個の山から先、周期{ $period }でいつまでも繰り返します。
misere-quotient-times = 元と文字の積：
misere-element = 元
misere-same = 同じ山
misere-product = 積
misere-more = ほかに{ $count }個の山があります（省略）。
misere-product-note = { $lost ->
    [yes] { $product }は負けの元です。
   *[no] { $product }は負けの元ではありません。
  }

octal-expected-octal-code = 8進コード：0か4、小数点、0～7の数字（64個まで）。例：0.77（最初の数字がほかのものだと、何も変えない手ができてしまいます）
octal-expected-row-and-parts = 1>2,3（行1に2個と3個の行が残る）や 1>0（何も残らない）のような、行と残すもの
octal-expected-heap-and-parts = 1>2,3（山1が2個と3個になる）や 1>0（なくなる）のような、山と変えたあとの個数。1:2 は山1から2個取る手
octal-fault-not-so-divided = このゲームでは、そのように残せません
octal-fault-must-change = 1手では、何かを取るか分けるかしなければなりません

-octal-typing =
    局面は各行の長さで書きます：{ $game } { $rows }。手は、行と変えたあとの長さで書きます：1>{ $left },{ $right }（行1が{ $left }個と{ $right }個になる）、1>{ $one }（{ $one }個になる）{ $gone ->
        [no] {""}
       *[yes] 、2>0（行2がなくなる）
    }。1:{ $taken } は行1の先頭から{ $taken }個取る手です。

kayles-name = ケイルズ
kayles-aliases = ケイレス, カイルズ, ボウリングゲーム
kayles-summary = 1本のピンか、隣り合う2本のピンを倒す。
kayles-rules =
    ピンが横に並んだ行がいくつかあります。ボールを1回投げると、1本か、隣り合う2本のピンが倒れます。残りは1つの行のままでも、2つの行に分かれてもかまいません。これは8進ゲーム 0.77 です。

    { -octal-typing(game: "kayles", rows: "9 2", left: "3", right: "5", one: "8", taken: "2", gone: "yes") }

    例：5本の行では、先手が真ん中のピンを倒します。2本と2本が残り、後手が一方でしたことを、先手はもう一方でまねします。

dawson-name = ドーソンのケイルズ
dawson-aliases = ドーソンケイルズ, ドーソン
dawson-summary = 隣り合う2本のピンを倒す。
dawson-rules =
    ケイルズと似ていますが、ボールを1回投げると、隣り合うピンがちょうど2本倒れます。残りは1つの行のままでも、2つの行に分かれてもかまいません。1本だけのピンは倒せません。これは8進ゲーム 0.07 です。

    { -octal-typing(game: "dawson", rows: "9 2", left: "3", right: "4", one: "7", taken: "2", gone: "yes") }

    例：4本の行の真ん中の2本を倒すと、1本と1本が残り、もう誰も指せません。

dawsonchess-name = ドーソンのチェス
dawsonchess-aliases = ドーソンチェス
dawsonchess-summary = ポーンを1つ、両隣のポーンと一緒に取り除く。
dawsonchess-rules =
    T. R. Dawsonが考えたポーンのゲームです。3段の盤で両者のポーンが向かい合い、取れるときは必ず取ります。結局、次のゲームと同じです。ポーンを1つ選ぶと、それと両隣のポーンが盤から消えます。これは8進ゲーム 0.137 です。Dawson自身はミゼールで遊びました。そのときは misere を付けます。

    { -octal-typing(game: "dawsonchess", rows: "9 2", left: "2", right: "4", one: "7", taken: "2", gone: "yes") }

    例：5個の行で真ん中のポーンを選ぶと、1個と1個が残ります。相手が一方を選び、あなたがもう一方を選びます。

treblecross-name = 1次元三目並べ
treblecross-aliases = 一次元三目並べ, トレブルクロス
treblecross-summary = マスに×を書く。両側の2マスまでは、もう書けない。
treblecross-rules =
    1行だけの三目並べで、2人とも×を書き、3つ並べた人の勝ちです。すぐに勝つときのほかは、×から2マス以内には誰も書きません。だから、×を1つ書くと、両側の2マスずつと合わせて5マスを使います。nマスの盤は、8進ゲーム 0.007 の n + 2 個の行と同じです。×1つで行から3個が取られ、残りは1つの行のままでも、2つの行に分かれてもかまいません。

    まだ書ける区間ごとに、そのマスの数に2を足して入力します。treblecross 9 は7マスの空の盤です。行の両端の暗いマスには書けません。

    { -octal-typing(game: "treblecross", rows: "9 3", left: "2", right: "4", one: "6", taken: "3", gone: "yes") }

    例：3マスの盤（5個の行）で、最初の×を真ん中に書くと、3個が取られて1個と1個が残ります。安全なマスはもうありません。

officers-name = 士官のゲーム
officers-aliases = オフィサーズ, 士官
officers-summary = 2人以上の行から、士官を1人外す。
officers-rules =
    士官が横に並んだ行がいくつかあります。1手では、士官を1人外しますが、その行に誰かが残らなければなりません。残りは1つの行でも、2つの行でもかまいません。1人だけの士官は外せません。これは8進ゲーム 0.6 です。値の周期は知られていません。

    { -octal-typing(game: "officers", rows: "9 4", left: "3", right: "5", one: "8", taken: 1, gone: "no") }

    例：3人の行の真ん中を外すと、1人と1人が残り、もう誰も指せません。

row-pieces = { $piece ->
    [pin] ピン{ $pieces }
    [skittle] ピン{ $pieces }
    [pawn] ポーン{ $pieces }
    [cross] マス{ $pieces }
    [officer] 士官{ $pieces }
   *[bead] ビーズ{ $pieces }
  }
row-move = { $row ->
    [none] {""}
   *[other] 行{ $row }の
  }{ row-pieces }{ $piece ->
    [pin] を倒す
    [skittle] を倒す
    [cross] に×を書く
    [officer] を外す
    [bead] を取る
   *[other] を取り除く
  }
row-ruling = { $piece ->
    [pin] 1本のピンか、隣り合う2本のピンを倒す。
    [skittle] 隣り合う2本のピンを倒す。
    [pawn] ポーンを1つ、両隣のポーンと一緒に取り除く。
    [cross] 明るいマスに×を書く。その両側の2マスまでは、もう書けない。
   *[officer] 2人以上の行から、士官を1人外す。
  }
