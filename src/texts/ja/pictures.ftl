picture-face = Noto Sans JP
picture-at-most = いま取れるのは{ $limit }個まで
picture-take = ✓ { $count }個取る
picture-more-edges = ほかに辺{ $count }本
picture-more = ほか{ $count }個
picture-heaps-by-size = { $count }個の山：大きさごとの数
picture-digits = { $same ->
    [yes] { $from }桁
   *[no] { $from }～{ $to }桁
  }
picture-floor = 床
picture-heads = { $width } × { $height }、表は{ $heads }枚
picture-queen = ↔ 山{ $across }：{ $x } · ↕ 山{ $up }：{ $y }
picture-groups = 同じ色の頂点は、1つの頂点と数えます
picture-nodes = 頂点{ $nodes }個、辺{ $edges }本：多すぎて描けません
picture-nim-sum = XOR
picture-review-above = 先手の勝ち
picture-review-below = 後手の勝ち
picture-review-height = 棒の高さ：双方が最善のときの残り手数
picture-review-dashed = 破線の棒：残り手数は不明
picture-review-dotted = 点線：どちらが勝つか不明
picture-review-turned = 勝ちを逃した手
picture-ones = 1の個数
picture-chart-of = { $asked }問中{ $right }問
picture-chart-none = まだ解答なし
picture-too-wide = 2進数で{ $places }桁のXOR
picture-part = #{ $component }{ $part ->
    [none] {""}
   *[other] 、{ $part }
  }

alt-more = ほか{ $count }
alt-whole = { $game }：{ $position }。{ $turn ->
    [none] {""}
   *[other] { $turn }
  }
alt-turn = { $turn ->
    [first] 先手の番です。
    [second] 後手の番です。
    [you] あなたの番です。
    [bot] ボットの番です。
    [named] { $name }の番です。
   *[over] 終局しました。
  }
alt-misere = ミゼール：最後の手を指すと負け。
alt-cut = 局面の全体は、画像のそばの文章にあります。

alt-mark-focus = 注目
alt-mark-win = 勝つ手
alt-mark-danger = 危険
alt-mark-dead = 勝敗に無関係
alt-mark-changed = 変わったばかり
alt-mark-gone = 直前の手で取られた
alt-marked = { $part }（{ $mark }）
alt-part-take = { $part }（勝つ手：{ $count ->
    [none] 分ける
   *[other] { $count }個取る
  }{ $into ->
    [none] {""}
   *[other] 、{ $into }を残す
  }）
alt-past = { $part }{ $joined ->
    [yes] （1つ前と同じ線の上）
   *[no] {""}
  }{ $gone ->
    [none] {""}
   *[other] 、直前に{ $gone }個取られた
  }{ $fallen ->
    [none] {""}
   *[other] 、それより前に{ $fallen }個取られた
  }
alt-gone = { $gone ->
    [none] {""}
   *[other] ；直前に取られたもの：{ $gone }
  }
alt-turned = { $turned ->
    [none] {""}
   *[other] ；直前に裏返されたもの：{ $turned }
  }
alt-was = { $was ->
    [none] {""}
   *[other] ；直前の手の前、組{ $wasPair }は{ $was }
  }
alt-eaten = { $was ->
    [none] {""}
   *[other] ；直前の手の前：{ $was }
  }
alt-pieces = { $motif ->
    [matches] マッチ棒
    [chips] チップ
    [nuts] ナット
    [beans] 豆
    [tiles] タイル
    [bricks] れんが
    [logs] 輪切りの木
    [pins] ピン
    [skittles] 木のピン
    [pawns] 向かい合ったポーン
    [crosses] マス目
    [officers] 士官
    [beads] ビーズ
    [counters] おはじき
    [eggs] 卵
   *[stones] 石
  }
alt-take = { $take ->
    [none] {""}
   *[other] ；勝つ手：{ $take }を取る
  }
alt-turn-coins = { $turn ->
    [none] {""}
   *[other] ；勝つ手：{ $turn }を裏返す
  }
alt-change = { $to ->
    [none] {""}
   *[other] ；勝つ手：組{ $pair }を{ $to }にする
  }

alt-heaps = { alt-pieces }の{ $row ->
    [yes] 行
   *[no] 山
  }が{ $count }個：{ $heaps }{ $limit ->
    [none] {""}
   *[other] ；いま取れるのは{ $limit }個まで
  }
alt-heap = { $row ->
    [yes] 行
   *[no] 山
  }{ $label }は{ $value }個
alt-stairs = 階段、下から順に：{ $steps }
alt-step = 段{ $label }は{ $value }個
alt-queen = 盤の上のクイーンが{ $at }にいて、隅の(0, 0)へ向かう{ $was ->
    [none] {""}
   *[other] ；{ $was }から来たばかり
  }{ $go ->
    [none] {""}
   *[other] ；勝つ手：{ $go }へ
  }
alt-grid = { $count }行の表：{ $rows }
alt-grid-row = { $number }行目 { $cells }
alt-bar = 左下の1マスが毒の板チョコ。{ $count }段の長さを下から順に：{ $rows }{ alt-take }{ alt-eaten }
alt-coins = 横に並んだ{ $count }枚のコイン（Hは表、Tは裏）：{ $coins }
alt-coins-marked = ；{ $mark }：{ $coins }
alt-squares = { $style ->
    [track] コインを置いたマスの列
    [barrels] 並んだ樽
    [jars] あめの瓶、多い順
    [cups] 並んだ{ $count }個のカップ
   *[strip] { $count }マスの列
  }：{ $squares ->
    [none] なし
   *[other] { $squares }
  }
alt-square = { $style ->
    [track] { $value ->
        [empty] マス{ $label }は空き
        [coin] マス{ $label }にコイン
       *[other] コイン{ $label }はマス{ $value }
    }
    [cups] カップ{ $label }は{ $value }個
    [barrels] { $label ->
        [gone] 空になった樽
       *[other] 樽{ $label }は{ $value }個
    }
    [jars] { $label ->
        [gone] 空になった瓶
       *[other] 瓶{ $label }は{ $value }個
    }
   *[strip] マス{ $label }は{ $value }個
  }
alt-board = コインの盤、幅{ $width }、高さ{ $height }、{ $heads ->
    [none] 表はなし
   *[other] 表は{ $heads }
  }{ alt-turn-coins }{ alt-turned }
alt-boards = { $style ->
    [crosses] 3 × 3 の盤が{ $count }枚、上の行から（X は×印、. は空き、- は終わった盤の空き{ $laid ->
        [yes] 、* は直前の手
       *[no] {""}
    }）
   *[dominoes] ドミノを置く盤、上の行から（# は使用済み、. は空き、- はドミノの入らない空き{ $laid ->
        [yes] 、* は直前の手
       *[no] {""}
    }）
  }：{ $boards }{ $framed ->
    [yes] ；手で (1, 1) と書くのは、ここの{ $row }行目{ $column }列目
   *[no] {""}
  }{ $put ->
    [none] {""}
   *[other] ；勝つ手：{ $put }に置く
  }
alt-rectangle = { $count }組の数を長方形で表したもの：{ $pairs }{ alt-change }{ alt-was }
alt-boxes = { $count }組の箱：{ $pairs }{ alt-change }{ alt-was }
alt-pair = { $first }と{ $second }
alt-ruler = 長さ{ $total }{ $parts ->
    [none] {""}
   *[other] を{ $parts }に区切ったもの
  }；いま取れるのは{ $limit }まで{ alt-take }{ alt-gone }
alt-set = { $numbers ->
    [none] 空の集合
   *[other] 数 { $numbers }{ alt-take }
  }{ alt-gone }
alt-graph = { $sort ->
    [tower] 順序（a<b：bはaの上）
    [tree] 根つき木、辺は親から子の順
   *[plain] { $directed ->
        [yes] 有向グラフ
       *[no] グラフ
    }
  }、頂点は{ $count }個{ $shown ->
    [none] {""}
   *[other] （ここではそのうち{ $shown }個）
  }
alt-node = { $node }（{ $said }）
alt-node-comma = 、
alt-node-ground = 地面の上
alt-node-tokens = 駒{ $count }個
alt-edges = { $edges ->
    [none] 辺はなし{ $alone ->
        [none] {""}
       *[other] ：{ $alone }
    }
   *[other] 辺 { $edges }{ $more ->
        [no] {""}
       *[yes] 、{ picture-more-edges }
    }{ $alone ->
        [none] {""}
       *[other] ；辺のない頂点：{ $alone }
    }
  }
alt-components = { $how }、ゲームは{ $count }個：{ $games }
alt-component = #{ $number }（{ $position }）

alt-review = 双方が最善のときの勝者：{ $stretches }。{ $turns ->
    [none] 勝ちを逃した手はありません。
   *[other] 勝ちを逃したのは{ $turns }手目です。
  }
alt-stretch = { $same ->
    [yes] { $from }手目の前は
   *[no] { $from }～{ $to }手目の前は
  }{ $ahead ->
    [none] 不明
    [0] 先手
   *[1] 後手
  }
alt-chart-bar = { $share ->
    [none] { $label }：まだ解答なし
   *[other] { $label }：正解率{ $share }（{ $asked }問中{ $right }問）
  }
alt-chart-line = { $points ->
    [1] { $name }：{ $lastDate }に{ $lastShare }
   *[other] { $name }：{ $firstDate }の{ $firstShare }から{ $lastDate }の{ $lastShare }へ
  }
alt-chart-point = { $label }：{ $across }{ $x }、{ $up }{ $y }
alt-chart = グラフ「{ $title }」：{ $lines }。
alt-whole-game = { $game }、ここから終わりまでのすべての局面。Pは手番の人の負け、Nは勝ち
alt-xor = 2進数のXORの表：{ $rows }。XORは{ $sum }。
alt-replay = { $game }の対局を1手ずつ：全{ $moves }手。

touch-stone = { $place }の{ $nth }個目
touch-cut = { $place }を{ $after }個目のあとで分ける
touch-square = { $board ->
    [0] { $row }行目の{ $column }列目
   *[other] 盤{ $board }、{ $row }行目の{ $column }列目
  }
touch-place = 場所{ $label }
touch-box = 組{ $pair }の箱{ $side }
touch-boxed = 組{ $pair }の箱{ $side }の{ $nth }個目
touch-pair = 組{ $pair }
touch-block = 組{ $pair }の{ $nth }個目の正方形
touch-node = 頂点{ $id }
touch-edge = 辺{ $from }–{ $to }
touch-of = ゲーム{ $component }の{ $piece }
touch-start = 指したいところをタップしてください。
touch-several = { $piece } …
touch-next = { $piece }を選びました。次のところをタップしてください。
touch-again = { $piece }を選びました。もう一度タップするか、次のところをタップしてください。
touch-which = どの手を指しますか。
touch-play = 指す
touch-back = 取り消す
