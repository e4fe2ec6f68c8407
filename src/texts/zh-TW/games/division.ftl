# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

division-name = 因數矩陣
division-aliases = 因數遊戲, 除法遊戲, 因數
division-summary = 在一行中，把若干個數換成它們的真因數。
division-rules =
    有若干行數。每步選一行，把其中一個或幾個大於 1 的數分別換成它的真因數（12 可換成 1、2、3、4 或 6）。所有的數都是 1 時無法再走。

    局面逐行寫出，行間用斜線：division 12 6 / 5 8（數不超過 10^12）。走法寫成「行:位置=新數」：1:1=4；幾個一起寫成 1:1=4,2=3。

    例：division 4 / 3。你走 1:1=2 以後，變成 2 / 3：對方把其中一個數變成 1，你把另一個變成 1。
division-ruling = 選一行，把其中一個或幾個大於 1 的數分別換成它的真因數（12 可換成 1、2、3、4 或 6）。

division-theorem = 數質因數，化為尼姆（依 Bouton 1902）
division-decides = 判斷依據：數質因數，重複的重複計。<strong>一行相當於一堆石子，個數是這一行各數的質因數總數，這裡是 { $factors }。</strong>
division-worth = 一行的 SG 值是各數質因數的總個數。
division-works = { $outcome ->
    [N] 只有一行時，把每個數都換成 1，對方就無法再走。
   *[P] 所有的數都是 1，無法再走。
  }
division-proof = 真因數保留原數的一部分質因數，至少少一個。所以在一行中走一步，至少去掉這一行的一個質因數；而且去掉幾個都可以：想去掉哪些質數，就從它所在的數里除掉。這正是尼姆堆的走法。

division-head-number = 數
division-head-factors = 質因數
division-head-count = 個數
division-no-factor = 無
division-more = 還有 { $count } 個數沒有列出，但已計入。
division-together = 合計：<strong>{ $total }</strong>。
division-replace = { $row ->
    [none] 把{ $changes }
   *[other] 把第 { $row } 行{ $changes }
  }
division-change = 第 { $place } 個數由 { $from } 換成 { $to }
division-and = 、

division-expected = 行、位置和新數，例如 1:2=3（幾個：1:2=3,4=1）
division-fault-no-such-row = 沒有這一行
division-fault-no-such-place = 位置要在這一行裡，每個只寫一次
division-fault-not-a-proper-divisor = 新數必須是原數的更小的因數
