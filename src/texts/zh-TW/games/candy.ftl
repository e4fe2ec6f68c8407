# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

candy-name = 糖果堆
candy-aliases = 糖果遊戲, 分糖果, 糖果
candy-summary = 取走最大的一堆，或從每堆各取一個。
candy-rules =
    有若干堆糖果。每步取走最大的一堆（有幾堆一樣大時取其中一堆），或者從每堆各取一個。

    局面寫成各堆的大小：candy 4 2 1。走法寫成一個詞：largest（取最大堆）或 each（各取一個）。

    例：candy 4 2。你走 each 以後，剩 3 1：對方走成 2 或 1，你都取走最大的一堆，就取完了。
candy-ruling = 取走最大的一堆，或從每堆各取一個。

candy-theorem = 糖果堆：在楊圖上走（依 AtCoder AGC 002 E）
candy-decides = { $heaps ->
    [0] 判斷依據：糖果已取完，輪到走的人輸。
   *[other] 判斷依據：把各堆從大到小畫成一排排方格，從左上角出發。取最大堆是向下走一步，各取一個是向右走一步。能走出去的人贏，{ $walk ->
        [none] 現在就能走出去。
       *[other] 所以先去掉一步能走出去的格子。沿對角線走 { $walk } 步到最後一格，它右邊還有 { $right } 格，下面還有 { $below } 格。<strong>若兩個數都是偶數，則輪到誰走誰輸。</strong>
    }
  }
candy-works = { $outcome ->
    [N] 能取完就取完；否則走到兩個數都是偶數的格子，到了臂上就走到前面還剩偶數格的位置。
   *[P] 對方能走出去就走出去；否則你這一步破壞了奇偶性，對方再走回對角線；到了臂上雙方都只有一條路。
  }
candy-proof =
    <strong>走格子：</strong>取走 i 堆、各取 j 次後的局面就是第 i 橫列第 j 直行的格子（從 0 數起）。走出圖形的人贏，所以邊緣格的值都不是 0。以下只看其餘的格子。

    <strong>對角線：</strong>設 t 在 s 的右下，a、b 在它們之間。t 的值為 0 時，a、b 不為 0，所以 s 為 0。t 不為 0 時，它有一個值為 0 的後繼，在 a 或 b 的右下；那個 a 或 b 也為 0，所以 s 不為 0。因此沿對角線勝負不變。

    <strong>SG 值：</strong>t 為 1 時，a、b 都不為 1，所以 s 為 1。t 為 2 時，它的後繼是 0 和 1；不在邊緣時，a、b 也就是 0 和 1，所以 s 為 2。因此值也不變，只有對角線的最後兩格要另算。

    <strong>兩條臂：</strong>對角線最後一格之外有兩條臂，各寬一格。臂的最後一格必敗，沿臂勝負交替，所以對角線最後一格必敗，當且僅當兩條臂都有偶數格。

candy-misere-theorem = 糖果堆，取最後者負（AtCoder AGC 002 E，2016）
candy-misere-decides = { $walk ->
    [none] 判斷依據：糖果已取完，走最後一步的人輸了，輪到走的人獲勝。
   *[other] 判斷依據：把各堆從大到小畫成一排排方格，從左上角出發。取最大堆是向下走一步，各取一個是向右走一步，走出去的人輸。沿對角線走 { $walk } 步到最後一格，它右邊還有 { $right } 格，下面還有 { $below } 格。<strong>若兩個數都是偶數，則輪到誰走誰輸。</strong>
  }
candy-reason = 把各堆畫成一排排方格{ $misere ->
    [yes] {""}
   *[no] （去掉一步就能結束的格子）
  }，對角線最後一格的右邊還有 { $right } 格，下面還有 { $below } 格。{ $outcome ->
    [N] 不全是偶數，所以先手必勝：這一步走到必敗的格子。
   *[P] 兩個都是偶數，所以先手必敗：你怎麼走，對方都能恢復。
  }
candy-misere-works = { $outcome ->
    [N] 走到一個必敗的格子。對方每走一步，你面前總有一格必敗，直到對方只能走出去。
   *[P] 你面前的每一格對對方來說都必勝，最後只能由你走出去。
  }
candy-misere-proof =
    <strong>走格子：</strong>取走 i 堆、各取 j 次後的局面就是第 i 橫列第 j 直行的格子（從 0 數起）。走出圖形的人輸。

    <strong>對角線：</strong>設 t 在 s 的右下，a、b 在它們之間。t 必敗時，a、b 必勝，所以 s 必敗。t 必勝時，它在圖形裡有一個必敗的後繼，在 a 或 b 的右下；由上一句，那個 a 或 b 必敗，所以 s 必勝。因此沿對角線勝負不變。

    <strong>兩條臂：</strong>對角線最後一格之外有兩條臂，各寬一格，往旁邊走就走出去了。臂的最後一格必敗，沿臂勝負交替，所以對角線最後一格必敗，當且僅當兩條臂都有偶數格。

candy-take-largest = 取走最大的一堆（{ $size } 個）
candy-take-each = 從每堆各取一個
candy-expected-largest-or-each = largest（取最大堆）或 each（各取一個）
