division-name = 割り算ゲーム
division-aliases = 素因数ゲーム, 因数行列
division-summary = 1つの行で、いくつかの数をそれより小さい約数に替える。
division-rules =
    数の行がいくつかあります。1手では、行を1つ選び、その中の1より大きい数を1つ以上選んで、それぞれ、その数より小さい約数に替えます（12なら1、2、3、4、6のどれか）。すべての数が1になると、もう手はありません。

    局面は行ごとに、スラッシュで区切って書きます：division 12 6 / 5 8（数は 10^12 まで）。手は行、場所、新しい数で 1:1=4、いくつも替えるなら 1:1=4,2=3 と書きます。

    例：division 4 / 3。あなたが 1:1=2 と指すと、2 / 3 になります。相手が一方を1にし、あなたがもう一方を1にします。
division-ruling = 行を1つ選び、その中の1より大きい数を1つ以上、それぞれより小さい約数に替える（12なら1、2、3、4、6）。

division-theorem = 素因数を数えればニムと同じ（Bouton 1902 による）
division-decides = 決め手：素因数の個数（同じものも重ねて数えます）。<strong>行は、そこにある数の素因数の個数の合計だけの石がある、ニムの山です。ここでは{ $factors }個です。</strong>
division-worth = 行のGrundy数は、素因数の個数です。
division-works = { $outcome ->
    [N] 行が1つなら、すべての数を1に替えられて、何も残りません。
   *[P] すべての数が1なので、手はありません。
  }
division-proof = より小さい約数に替えると、素因数のいくつかが残り、少なくとも1つが消えます。だから1手では、その行の素因数が1つ以上消え、いくつでも消せます。好きなだけ素数を選び、それがある数から消せばよいからです。これは、ちょうどニムの山での手です。

division-head-number = 数
division-head-factors = 素因数
division-head-count = 個数
division-no-factor = なし
division-more = 表にない数：{ $count }（計算には入っています）。
division-together = 合わせて<strong>{ $total }</strong>個です。
division-replace = { $row ->
    [none] { $changes }を替える
   *[other] 行{ $row }の{ $changes }を替える
  }
division-change = { $place }番目の数（{ $from } → { $to }）
division-and = 、

division-expected = 1:2=3 のような、行、場所、新しい数（いくつも替えるなら 1:2=3,4=1）
division-fault-no-such-row = その行はありません
division-fault-no-such-place = その行にある場所を、1回ずつ書いてください
division-fault-not-a-proper-divisor = 新しい数は、元の数より小さい約数でなければなりません
