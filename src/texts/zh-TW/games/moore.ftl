# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

moore-name = Moore 尼姆
moore-aliases = 摩爾尼姆, nim-k, 摩爾, moore尼姆, k堆尼姆
moore-summary = 選 1 到 k 堆，從選中的每堆各取至少一個。
moore-rules =
    有若干堆石子。每步選至少一堆、至多 k 堆，從所選的每一堆各取至少一個，多少不限。k=1 就是普通尼姆。

    局面寫成各堆的個數和 k：moore 3 4 5 k=2。走法寫成「堆號:個數」，用逗號隔開：1:2,3:1 表示從第 1 堆取 2 個、從第 3 堆取 1 個。

    例：moore 1 1 1 1 k=2。你走 1:1 以後，剩下三堆，各 1 個：對方取一堆或兩堆，你取走其餘的。
moore-ruling = { $k ->
    [1] 選一堆，至少取 1 個，多少不限。
    [2] 選 1 或 2 堆，從選中的每堆各取至少 1 個，多少不限。
   *[other] 選 1 到 { $k } 堆，從選中的每堆各取至少 1 個，多少不限。
  }

moore-theorem = Moore 定理（1910）
moore-decides = 判斷依據：把每堆的個數寫成二進位，逐直行數 1 的個數。<strong>若每一直行 1 的個數都是 { $modulus }（即 k + 1）的倍數，則輪到誰走誰輸。</strong>
moore-reason = { $outcome ->
    [N] 這一步使二進位每一直行 1 的個數都是 { $modulus } 的倍數，比一步能動的堆數多 1。對方一走就會破壞，你總能恢復。
   *[P] 二進位每一直行 1 的個數都是 { $modulus } 的倍數，比一步能動的堆數多 1。你一走就會破壞，對方總能恢復。
  }
moore-works = { $outcome ->
    [N] 你從最左一直行到最右一直行，把每直行 1 的個數都變成 { $modulus } 的倍數：在某一直行由 1 變 0 的堆，右邊各直行可以任意改。對方無論怎麼走，總有一直行少掉 1 到 { $k } 個 1，不再全是倍數，你又能補好；最後一次補齊就是取走最後一個。
   *[P] 你無論怎麼走，只動 1 到 { $k } 堆。在發生改變的最左一直行，改變的堆都是 1 變 0，所以這一直行少掉 1 到 { $k } 個 1，不再是 { $modulus } 的倍數，對方就能補好；最後一次補齊就是取走最後一個。
  }
moore-proof =
    <strong>全是倍數時：</strong>變小的堆在它改變的最左一位上由 1 變 0。所以在發生改變的最左一直行，只會少掉 1 到 { $k } 個 1，不再是 { $modulus } 的倍數。

    <strong>不全是倍數時：</strong>從左到右逐直行處理。設已有 r 堆變小（開始時 r = 0），它們右邊的各位可以任意取。設下一直行中其餘各堆有 t 個 1，t 除以 { $modulus } 的餘數為 c。若 c 不超過 { $k } − r，就讓這 t 堆中的 c 堆在這一位由 1 變 0；否則在那 r 堆中給 { $modulus } − c 堆填上 1（不超過 r 堆）。那 r 堆在這一直行的其餘各位取 0。這樣個數成為 { $modulus } 的倍數，變小的堆至多 { $k } 個。在第一個不是倍數的直行上 r = 0，所以至少有一堆變小，是一步合法的走法。

    <strong>終局：</strong>沒有石子時各直行全是 0，輪到走的一方已經輸了。

moore-misere-theorem = 反常規則的 Moore 尼姆（依 Moore 1910）
moore-misere-decides = { $big ->
    [0] 判斷依據：各堆都是 0 或 1。<strong>若 1 的個數除以 { $modulus }（即 k + 1）餘 1，則輪到誰走誰輸。</strong>
   *[other] 判斷依據：只要還有一堆不少於 2 個，就和正常規則一樣：<strong>若二進位每一直行 1 的個數都是 { $modulus }（即 k + 1）的倍數，則輪到誰走誰輸。</strong>
  }
moore-misere-reason = { $ones ->
    [none] 只要還有不少於 2 個的堆，就和正常規則一樣：{ $outcome ->
        [N] 這一步使二進位每一直行 1 的個數都是 { $modulus } 的倍數，此後你總能恢復。
       *[P] 二進位每一直行 1 的個數都是 { $modulus } 的倍數，而你一走就會破壞，對方總能恢復。
    }
   *[other] { $outcome ->
        [N] 這一步留下 { $ones } 堆，每堆 1 個，比 { $modulus } 的倍數多 1。對方取幾堆，你就與對方湊成 { $modulus } 堆，最後一堆歸對方取。
       *[P] 現在有 { $ones } 堆，每堆 1 個，比 { $modulus } 的倍數多 1。你取幾堆，對方都能與你湊成 { $modulus } 堆，最後一堆歸你取。
    }
  }
moore-misere-works = { $big ->
    [0] { $outcome ->
        [N] 你使剩下的堆數除以 { $modulus } 餘 1。對方取 1 到 { $k } 個，你總能與對方湊成 { $modulus } 個，最後一個歸對方取。
       *[P] 你取 1 到 { $k } 個，對方總能與你湊成 { $modulus } 個，最後一個歸你取。
    }
   *[other] { $outcome ->
        [N] 你使各直行 1 的個數都成為 { $modulus } 的倍數，在大堆（不少於 2 個）還沒有取完時一直保持。全是倍數時，大堆要麼沒有，要麼至少有 { $modulus } 堆，而一步至多動 { $k } 堆，所以能一次把大堆全部變小的只能是你。這時你只留下只有 1 個石子的堆，並使堆數除以 { $modulus } 餘 1，對方必敗。
       *[P] 現在各直行 1 的個數都是 { $modulus } 的倍數，在大堆（不少於 2 個）還沒有取完時對方能一直保持。全是倍數時，大堆至少有 { $modulus } 堆，而一步至多動 { $k } 堆，所以能一次把大堆全部變小的只能是對方。這時對方只留下只有 1 個石子的堆，並使堆數除以 { $modulus } 餘 1，你必敗。
    }
  }
moore-misere-proof =
    <strong>每堆都只有 1 個：</strong>每步取走 1 到 { $k } 堆。必敗的堆數是 1、1 + { $modulus }、1 + 2·{ $modulus }、……：從其中一個走不到另一個，而從其他正整數都能一步走到其中一個。堆數為 0 時，輪到走的一方已經贏了。

    <strong>有大堆（不少於 2 個）且全是倍數：</strong>最左一直行至少有 { $modulus } 個 1，所以大堆至少有 { $modulus } 堆。走一步以後至少還剩一個大堆，而且不再全是倍數（引用 Moore 1910），即下一種情形。

    <strong>有大堆而不全是倍數：</strong>按 Moore 的方法（引用）補成倍數。若還剩大堆，另一方必敗。若不剩，則大堆都被改動；設大堆有 b 堆（不超過 { $k }），只有 1 個石子的有 m 堆。這時改走另一步：每個大堆留 0 個或 1 個，再取走至多 { $k } − b 堆只有 1 個石子的。剩下的堆數可以取到從 m − ({ $k } − b)（若為負則從 0）到 m + b 的每個數：要麼是連續 { $modulus } 個數，要麼從 0、1 開始，其中必有一個除以 { $modulus } 餘 1。

moore-wide = { $odd ->
    [0] 共有 { $width } 直行，太寬，不在這裡列表；每直行 1 的個數都是 { $modulus } 的倍數。
   *[other] 共有 { $width } 直行，太寬，不在這裡列表；其中 { $odd } 直行 1 的個數不是 { $modulus } 的倍數。
  }
moore-heap = 第 { $number } 堆
moore-column = 每直行 1 的個數
moore-remainder = 除以 { $modulus } 的餘數
moore-more = 還有 { $count } 行沒有列出，但已計入。

moore-take-several = { $more ->
    [0] { $takes }
   *[other] { $takes }，以及另外 { $more } 堆
  }
moore-take = 從第 { $heap } 堆取 { $amount } 個（{ $from } → { $left }）
moore-takes-and = 、
moore-expected-heaps-and-amounts = 堆號和個數，例如 1:2 或 1:2,3:1
moore-fault-heap-twice = 同一堆出現了兩次
moore-fault-too-many-heaps = 超過了 k 堆
