notakto-name = ノタクト
notakto-aliases = ×だけの三目並べ, 中立三目並べ
notakto-summary = ×だけの三目並べ。3つ並んだ盤は終わる。
notakto-rules =
    3 × 3 マスの盤が1枚か、いくつかあります。1手では、終わっていない盤の空きマスに×を書きます。2人とも×を書きます。縦、横、斜めのどれかに×が3つ並んだ盤は終わりで、もう誰も書けません。

    すべての盤が終わると、ゲームが終わります。ふだんの遊び方では、最後の盤を終わらせた人の負けです。これはミゼールで、/play では指定しなければそうなります。/analyze では、misere を付けなければ普通のルールです。

    空の盤の枚数で notakto 2、または盤を | で区切り、それぞれ3行で書きます：notakto X../.X./... | .../.../...。手は盤、行、列で 2:1,3、盤が1枚なら行と列で 1,3 と書きます。

    例：notakto XX./X../..X。あなたが 1,3 と指すと、1行目に3つ並んで盤が終わり、相手には手がありません。
notakto-ruling = 縦、横、斜めに×が3つ並んでいない盤の空きマスに、×を書く。
notakto-put = { $board ->
    [none] {""}
   *[other] 盤{ $board }の
  }({ $square })に×を書く

notakto-theorem = ノタクトの普通のルール：盤のGrundy数
notakto-decides = 決め手：盤のGrundy数。この場所に×が{ $crosses }個あるときは{ $value }です。<strong>いくつもの盤の値は、それぞれの値のXORです。</strong>
notakto-reason = { $outcome ->
    [N] この盤の値は{ $value }です。この×で値0の盤になり、相手がどこに書いても、また0に戻せます。
   *[P] この盤の値は0です。どこに書いても値は変わり、相手はまた0に戻せます。
  }
notakto-works = { $outcome ->
    [N] 勝つ手のあとは値0です。相手がどこに書いても変わり、あなたはまた0に戻せます。
   *[P] 値は0です。あなたがどこに書いても変わり、相手はまた0に戻せます。
  }
notakto-proof = 回転や鏡映しを同じと見れば、終わっていない盤は46通りだけです。プログラムが、×の多い盤から空の盤まで順に調べました。終わった盤の値は0です。終わっていない盤の値は、どこに×を書いても行けない最小の数（mex）です。いくつもの盤の値はXORです。

notakto-misere-theorem = ノタクトのミゼール：ミゼール商（Plambeck、Whitehead 2013）
notakto-misere-decides = 決め手：ミゼールでは、どの盤もa、b²、bcのような18個の元の1つを表し、いくつもの盤はその積を表します。<strong>手番の人が負けるのは、積が{ $losing }のどれかのとき、そのときだけです。</strong>ここでは積は{ $product }です。
notakto-misere-reason = { $outcome ->
    [N] 盤の積は{ $product }です。この×で、積は{ $losing }のどれかになり、それは手番の人の負けです。
   *[P] 盤の積は{ $product }です。積が{ $losing }のどれかなら、手番の人の負けです。
  }
notakto-misere-works = { $outcome ->
    [N] 積を負けの元にする×があります。そこからはどこに書いても別の積になり、あなたはまた負けの元にできます。やがて相手は、最後の盤を終わらせるしかなくなります。
   *[P] どこに書いても、積は相手の勝ちの元になり、相手はまた負けの元にできます。やがてあなたは、最後の盤を終わらせるしかなくなります。
  }
notakto-misere-proof =
    <strong>元。</strong>終わった盤は1、空の盤はcを表します。積の規則：a² = 1、b³ = b、b²c = c、c³ = ac²、b²d = d、cd = ad、d² = c²。だから、盤の積はどれも18個のどれかです。

    <strong>正しい理由。</strong>プログラムが、ゲームのルールだけから元を求め、それから確かめました。盤の和には、その積と、1手で行ける積の集合があります。盤を1枚加えると、どちらも、この2つだけで決まる変わり方をするので、そのような組は有限個しかありません。どの組でも、積が負けの元なのは、負けの元へ行く手がないとき、そのときだけです。何も残っていなければ積は1で、勝ちです。帰納法から、どの和の勝敗も積で決まります。

    <strong>出典。</strong>T. PlambeckとG. Whiteheadが、2013年に同じ18個の元を発表しました。

notakto-head-board = 盤
notakto-head-element = 元
notakto-product = 積
notakto-more = ほかに{ $count }枚の盤があります（省略）。
notakto-none = 終わっていない盤はありません。積は1です。
notakto-expected-x-boards = | で区切った X../.X./... のような盤、または空の盤の枚数（1000まで）
notakto-expected-board-and-square = 2:1,3 のような、盤、行、列
notakto-fault-no-such-board = その盤はありません
notakto-fault-no-such-square = 行と列は1～3です
notakto-fault-board-is-dead = その盤は終わっています
notakto-fault-square-has-an-x = そのマスにはもう×があります
