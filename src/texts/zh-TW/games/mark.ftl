# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

mark-name = Mark 減半遊戲
mark-aliases = 減半遊戲, 減一減半, 減半
mark-summary = 從一堆取 1 個，或取走一半（向上取整）。
mark-rules =
    有若干堆石子。每步選一堆，取 1 個，或取走它的一半（向上取整），也就是把 n 變成 n − 1 或 ⌊n/2⌋。

    局面寫成各堆的大小：mark 17 9。走法寫成「堆號:個數」：1:9 表示從第 1 堆取 9 個，剩 8 個。

    例：mark 12。你走 1:6 以後，剩 6 個：對方變成 5 或 3，你都走到 2，對方走到 1，你取走最後一個。
mark-ruling = 從一堆取 1 個，或取走它的一半（向上取整）。

mark-theorem = Mark：數二進位末尾的 0（Fraenkel 2011）
mark-decides =
    判斷依據：堆的大小寫成二進位後末尾有幾個 0。{ $binary ->
        [none] { $heap } 的末尾有 { $zeros } 個 0。
       *[other] { $heap } 是 { $binary }，末尾有 { $zeros } 個 0。
    }<strong>若個數是奇數，或者堆已空，則輪到誰走誰輸。</strong>
mark-reason = { $binary ->
    [none] { $heap } 的二進位末尾有 { $zeros } 個 0
   *[other] { $heap } 的二進位是 { $binary }，末尾有 { $zeros } 個 0
  }，{ $outcome ->
    [N] 是偶數。你把它變成奇數個，對方無論怎麼走都會變回偶數個。
   *[P] 是奇數。你無論怎麼取都會變成偶數個，對方又能變回奇數個，或取走最後一個石子。
  }
mark-works = { $outcome ->
    [N] 留下末尾有奇數個 0 的堆，或取完。減半會去掉一個 0，取 1 個則末尾沒有 0，都是偶數個，所以你總能應對。
   *[P] 減半會去掉一個 0，取 1 個則末尾沒有 0，都是偶數個。對方總能再留下奇數個 0，或取完。
  }
mark-proof =
    <strong>末尾有奇數個 0 時：</strong>減半去掉一個 0，剩偶數個；取 1 個得到奇數，末尾沒有 0，也是偶數個。

    <strong>末尾有偶數個 0 時：</strong>若至少有 2 個，減半後剩奇數個。若沒有，堆是 2k + 1，可以變成 2k 或 k，其中恰有一個末尾有奇數個 0；k = 0 時兩種走法都把堆取空。

    <strong>SG 值：</strong>每堆至多兩種走法，所以值是 0、1 或 2。值不為 0 的堆有一種走法到 0；大於 1 的堆，另一種走法的值不是 0：它是 1 時，堆的值為 2；它是 2 時，堆的值為 1。大小為 1 的堆值為 1。

mark-misere-theorem = 反常規則下的 Mark（Fraenkel 2011）
mark-misere-decides = { $power ->
    [none] { $heap ->
        [0] 判斷依據：石子已取完，走最後一步的人輸了。<strong>輪到走的人獲勝。</strong>
       *[other] 判斷依據：{ $heap } 不是 2 的冪，與正常規則一樣看二進位末尾的 0。末尾有 { $zeros } 個 0。<strong>若個數是奇數，則輪到誰走誰輸。</strong>
    }
   *[other] 判斷依據：{ $heap } 是 2 的 { $power } 次冪。<strong>2 的冪在指數為偶數時必敗，與正常規則正好相反。</strong>
  }
mark-misere-reason = { $outcome ->
    [N] 這一步留下 { $heap }，它{" "}
   *[P] { $heap }{" "}
  }{ $power ->
    [yes] 是 2 的偶數次冪（{ $zeros } 次），反常規則下這樣的 2 的冪必敗。
   *[no] 的二進位末尾有 { $zeros } 個 0，是奇數，又不是 2 的冪，所以必敗。
  }
mark-misere-works = { $outcome ->
    [N] 總有一種走法留下必敗的堆：指數為偶數的 2 的冪，或末尾有奇數個 0 的其他數。
   *[P] { $heap ->
        [1] 最後一個石子只能由你取走。
       *[other] 對方每次都能留給你一個必敗的堆，最後剩下 1 個，只能由你取走。
    }
  }
mark-misere-proof =
    <strong>2 的冪：</strong>剩 1 個時只能取走最後一個，必敗；剩 2 個時留下 1 個。更大的 2^k 能到 2^(k − 1)，指數的奇偶性相反；也能到 2^k − 1，它是奇數而不是 2 的冪，由下一段知必勝。

    <strong>其他的數：</strong>只要走不到 2 的冪，就與正常規則相同。末尾有 0 而不是 2 的冪的數，走不到 2 的冪。奇數 2k + 1 能到 2k 和 k：只要有一個是 2 的冪，兩個就都是，指數相差 1，恰有一個必敗；否則與正常規則相同。

mark-fault-not-one-or-half = 只能取 1 個，或取走一半（向上取整）
