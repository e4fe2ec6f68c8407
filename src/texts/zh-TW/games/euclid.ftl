# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

euclid-name = 歐幾里得遊戲
euclid-aliases = 歐幾里得, 歐幾里得賽局, 輾轉相除
euclid-summary = 從大數中減去小數的若干倍，直到出現 0。
euclid-rules =
    有兩個正整數。每步從較大的數中減去較小的數的正整數倍，結果不能為負。出現 0 的一對就結束了。可以有若干對數，每步選一對走。

    局面寫成兩個數，各對之間用斜線隔開：euclid 24 7，或 euclid 24 7 / 9 4。走法寫成減去的倍數：3；第 2 對寫成 2:1。

    例：euclid 7 3。你走 1 以後，變成 4 和 3：對方只能減一次 3，變成 1 和 3；你減去三次 1，得到 0。
euclid-ruling = { $pairs ->
    [1] 從大數中減去小數，減一次或幾次，結果不能為負。出現 0 就結束。
   *[other] 選一對數，從大數中減去小數，減一次或幾次，結果不能為負。出現 0 的一對就結束了。
  }

euclid-theorem = 歐幾里得遊戲（Cole、Davie 1969）
euclid-decides = { $shape ->
    [zero] 判斷依據：其中一個數是 0，沒有可減的，已經終局。
    [equal] 判斷依據：兩數相等，輪到走的人一步就得到 0。
   *[walk] 判斷依據：像輾轉相除法那樣一直除下去，看各次的商。商為 1 時沒有選擇；第一個大於 1 的商給出一次選擇的機會。<strong>若它前面有偶數個 1（沒有也算偶數），先手必勝；有奇數個 1，先手必敗。</strong>
  }
euclid-reason = { $ones ->
    [0] { $large } 裡有 { $quotient } 個 { $small }，你有選擇：把餘數那一步留給對方，或者逼對方留給你，總有一種能贏。
   *[other] { $ones ->
        [1] 第一步
       *[other] 前 { $ones } 步都
    }沒有選擇；走到 { $large } 和 { $small } 時才有選擇，{ $outcome ->
        [N] 而那時輪到你：把餘數那一步留給對方，或者逼對方留給你。
       *[P] 而那時輪到對方：把餘數那一步留給你，或者逼你留給對方。
    }
  }
euclid-works = { $shape ->
    [zero] 沒有可走的一步。
    [equal] 減一次得到 0，對方無法再走。
   *[walk] { $ones ->
        [0] 第一個商 { $quotient } 就大於 1，選擇權在你手裡。
        [1] 第一步是被迫的；之後商為 { $quotient }，有選擇，而這時輪到{ euclid-chooser }。
       *[other] 前 { $ones } 步都是被迫的；之後商為 { $quotient }，有選擇，而這時輪到{ euclid-chooser }。
    }有選擇權的一方，可以一次減到底，讓對方面對（餘數，小數）這個局面；也可以少減一次，迫使對方減最後那一次，於是由自己面對這個局面。這個局面不是必勝態就是必敗態，有選擇權的一方總能挑對自己有利的那一種。
  }
euclid-chooser = { $outcome ->
    [N] 你
   *[P] 對方
  }
euclid-proof =
    <strong>商為 1：</strong>大數不到小數的兩倍時，只有一種走法，走到小數和餘數。所以勝負與下一個局面正好相反。

    <strong>商大於 1：</strong>設小數為 x，餘數為 r。可以直接走到 (r, x)；也可以走到 (x, x + r)，從那裡對方只能走到 (r, x)。若 (r, x) 是必敗態，就直接走過去；若是必勝態，就留下 (x, x + r)，對方只好把它交給你。所以商大於 1 的局面總是必勝態。

    <strong>終局：</strong>兩數相等時商為 1、餘數為 0，一步結束。其他情形最後一個商至少是 2，選擇的機會總會出現。

    <strong>SG 值：</strong>設商為 k，(r, x) 的 SG 值為 v。能走到的是 (x, jx + r)，j = 0、……、k − 1。由歸納，它們的值是 v，以及依次去掉 v 的 0、1、2、……。沒有出現的最小數：v = 0 時為 k；否則若 k − 1 < v 則為 k − 1，不然為 k。

euclid-walk = 對 { $larger } 和 { $smaller } 作輾轉相除：
euclid-larger = 大數
euclid-smaller = 小數
euclid-quotient = 商
euclid-remainder = 餘數
euclid-value = SG 值
euclid-forced = 被迫
euclid-choice = 可選擇
euclid-more = 後面還有 { $count } 行沒有列出。
euclid-ones = { $ones ->
    [0] 第一個商就大於 1，前面有 0 個 1，是偶數。
    [none] 沒有大於 1 的商：兩數相等。
   *[other] { $even ->
        [yes] 第一個大於 1 的商前面有 { $ones } 個 1，是偶數。
       *[no] 第一個大於 1 的商前面有 { $ones } 個 1，是奇數。
    }
  }
euclid-upwards = SG 值從最後一行往上推算。

euclid-subtract = { $pair ->
    [none] 減去 { $product }（{ $from } → { $left }）
   *[other] 在第 { $pair } 對中減去 { $product }（{ $from } → { $left }）
  }
euclid-fault-no-such-pair = 沒有這一對
euclid-expected-pair-and-times = 減去的倍數（例如 3），或對號和倍數（例如 2:3）

euclid-misere-theorem = 反常規則下的歐幾里得遊戲（依 Gurvich 2007）
euclid-misere-decides = 判斷依據：{ $large ->
    [yes] <strong>只要有一對數既不相等也不含 0，SG 值的互斥或和為 0 就必敗，與正常規則相同。</strong>這裡的互斥或和是 { $sum }。
   *[no] <strong>剩下的每一對數要麼相等，要麼含 0。若相等的對數是奇數，則輪到誰走誰輸：</strong>每一對相等的數恰好還有一步。
  }
euclid-misere-proof = 小局面是含 0 的數對（值為 0）和相等的數對（值為 1）。(a) 從 (x, x) 只能走到 (0, x)。(b) 從 (x, kx)（k ≥ 2）能走到 (x, x)，也能走到 (x, 0)；若較大的數不是較小的數的倍數，總會留下大於 0 而小於 x 的餘數，走不到小局面。(c) 從小局面走不到大局面。
