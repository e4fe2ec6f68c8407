picture-face = Noto Sans JP
picture-at-most = いま取れるのは{ $limit }個まで
picture-take = ✓ { $count }個取る
picture-more = ほか{ $count }
picture-heaps-by-size = { $count }個の山：大きさごとの数
picture-digits = { $same ->
    [yes] { $from }桁
   *[no] { $from }～{ $to }桁
  }
picture-how-sum = どれか1つで指す
picture-how-every = EVERY：終わっていないすべてで指す
picture-how-all = ALL：どれかの手がなくなるまで、すべてで指す
picture-how-any = ANY：1つ以上で指す
picture-nim-sum = XOR
picture-review-above = 先手の勝ち
picture-review-below = 後手の勝ち
picture-review-height = 棒の高さ：最善を尽くした残り手数
picture-review-turned = 勝ちを逃した手
picture-ones = 1の個数
picture-too-wide = 2進数で{ $places }桁のXOR

alt-more = ほか{ $count }
alt-whole = { $game }：{ $position }。{ $turn ->
    [none] {""}
   *[other] { $turn }
  }
alt-turn = { $turn ->
    [first] 先手の手番です。
    [second] 後手の手番です。
    [you] あなたの手番です。
    [bot] ボットの手番です。
    [named] { $name }の手番です。
   *[over] 終局しました。
  }
alt-misere = ミゼール：最後の手を指した人の負け。
alt-cut = 局面の全体は、画像のそばの文章にあります。

alt-mark-focus = 注目
alt-mark-win = 勝つ手
alt-mark-danger = 危険
alt-mark-dead = 無関係
alt-mark-changed = 変わったばかり
alt-marked = { $part }（{ $mark }）
alt-part-take = { $part }（勝つ手：{ $count }個取る）
alt-take = { $take ->
    [none] {""}
   *[other] ；勝つ手：{ $take }個取る
  }

alt-heaps = { $count }個の山：{ $heaps }{ $limit ->
    [none] {""}
   *[other] ；いま取れるのは{ $limit }個まで
  }
alt-heap = 山{ $label }は{ $value }個
alt-components = { $how }、{ $count }個のゲーム：{ $games }
alt-xor = 2進数のXORの表：{ $rows }。XORは{ $sum }。
