# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

nimble-name = 移硬幣遊戲
nimble-aliases = 移硬幣
nimble-summary = 把一枚硬幣移到左邊的任意一格。
nimble-rules =
    一排格子從左端起編號為 0、1、2、……，上面放著硬幣。每步取一枚硬幣，放到更靠左的任意一格。同一格可以有多枚硬幣，也可以越過別的硬幣；到了第 0 格就不能再動。

    局面寫成第 0、1、2、……格的硬幣數：nimble 0 2 1 3。走法寫成兩個格子：3>1 表示把第 3 格的一枚硬幣移到第 1 格。

    例：nimble 0 1 1。你走 2>1 以後，兩枚硬幣都在第 1 格：對方把一枚移到第 0 格，你移另一枚。
nimble-ruling =
    選一枚硬幣，移到左邊的任意一格。

    硬幣可以同格，也可以越過別的硬幣；到了第 0 格就不再移動。

nimble-theorem = 移硬幣就是尼姆：第 n 格的硬幣是 n 個石子的一堆（Bouton 1902）
nimble-decides = 判斷依據：第 n 格的硬幣可以移到任意更小的格子，正如 n 個石子的一堆可以變成任意更小的一堆。<strong>所以由各枚硬幣所在格號的互斥或和決定勝負；同一格的兩枚硬幣互相抵消。</strong>
nimble-reason-none = 還能動的硬幣兩兩同處一格。你動其中一枚，對方就把另一枚照樣走。
nimble-reason = 同一格的兩枚硬幣互相抵消，第 n 格的一枚相當於 n 個石子的一堆{ $list ->
    [none] 。
   *[other] ，這裡是 { $list }。
  }
nimble-works = { $outcome ->
    [N] 你使格號的互斥或和變為 0；對方無論移動哪枚硬幣都會改變它，你又能把它變回 0。最後一枚硬幣由你移到第 0 格。
   *[P] 現在格號的互斥或和是 0；你無論移動哪枚硬幣都會改變它，對方又能把它變回 0。最後一枚硬幣由對方移到第 0 格。
  }
nimble-proof =
    <strong>同一個遊戲：</strong>把每枚硬幣的格號寫下來，就是尼姆遊戲的各堆。把硬幣從第 n 格移到第 m 格，就是從 n 個石子的一堆取走 n − m 個，反之亦然。第 0 格的硬幣是空堆。

    <strong>所以 Bouton 定理成立：</strong>互斥或和為 0 時走一步必不為 0；不為 0 時，把格號寫成二進位、逐直行對齊，在最左邊那個有奇數個 1 的直行上，總有一枚硬幣的格號是 1，把它移到「格號 ⊕ 互斥或和」（必在左邊），互斥或和就變為 0。終局時硬幣都在第 0 格。

nimble-slide = 把第 { $from } 格的一枚硬幣移到第 { $to } 格
nimble-expected-two-squares = 兩個格子，例如 3>1
nimble-fault-no-coin-there = 那一格沒有硬幣
nimble-fault-not-further-left = 硬幣只能移到更靠左的格子
