# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

ferguson-name = 弗格森兩盒遊戲
ferguson-aliases = 弗格森, 兩盒
ferguson-summary = 倒空一個盒子，把另一個盒子裡的分到兩個盒子。
ferguson-rules =
    有兩個盒子，各有至少一個球。每步倒掉一個盒子裡的球，再把另一個盒子裡的球分到兩個盒子，每盒至少一個。兩盒各一個球時無法再走。

    局面寫成兩個數：ferguson 4 5。走法寫成「盒號:兩份」：1:1,3 表示把第 1 盒分成 1 和 3（倒空第 2 盒）；兩份之和能說明是哪一盒時，寫 1,3 即可。

    例：ferguson 3 4。你走 2:1,3 以後，變成 1 和 3：對方只能把 3 分成 1 和 2，你再把 2 分成 1 和 1。
ferguson-ruling = 倒掉一個盒子裡的球，把另一盒的球分到兩個盒子，每盒至少 1 個。

ferguson-theorem = 弗格森兩盒遊戲（Ferguson 1998）
ferguson-decides = 判斷依據：看奇偶。<strong>兩盒都是奇數時，輪到誰走誰輸；只要有一盒是偶數，先手必勝。</strong>
ferguson-reason = { $outcome ->
    [N] 這一步留下 { $first } 和 { $second }，都是奇數。奇數只能分成一奇一偶，你再把偶數分成兩個奇數。
   *[P] { $first } 和 { $second } 都是奇數。奇數只能分成一奇一偶，對方再把偶數分成兩個奇數。
  }
ferguson-works = { $outcome ->
    [N] 把偶數 { $even } 分成兩個奇數。對方只能分一個奇數，兩份必為一奇一偶，你又可以把偶數分成兩個奇數。最後到 1 和 1，都是奇數，總是輪到對方。
   *[P] 兩盒都是奇數。你分開的必是奇數，兩份一奇一偶，對方就把偶數再分成兩個奇數。最後到 1 和 1，正好輪到你。
  }
ferguson-proof =
    <strong>從兩個奇數出發：</strong>每步分的都是奇數，兩份中恰有一個偶數，不會還是兩個奇數。

    <strong>有偶數時：</strong>總可以把它分成 1 和其餘部分（奇數），成為兩個奇數。終局 1 和 1 都是奇數。

    <strong>SG 值：</strong>二進位從右往左依次稱為第 0、1、2、……位。從 n 能分出 SG 值為 t 的一對，當且僅當 n − 1 的第 t 位是 1。設兩份為 a + 1 和 b + 1，則 a + b = n − 2；由歸納，a | b 的末尾恰有 t 個 1（再前一位是 0），所以 a、b 的末 t + 1 位之和在 2^t − 1 與 2(2^t − 1) 之間，加 1 後在 2^t 與 2^(t+1) − 1 之間，即 n − 1 的第 t 位為 1。反之，若該位為 1，取 a = 2^t − 1、b = n − 1 − 2^t 即可（b 的第 t 位為 0）。

    所以從 (m, n) 能走到的 SG 值就是 (m−1) | (n−1) 中各個 1 的位置，沒有出現的最小數就是末尾連續 1 的個數。

ferguson-value = ({ $first }, { $second }) 的 SG 值：兩數各減 1，寫成二進位，按位「或」，數末尾連續的 1。
ferguson-or = 按位或
ferguson-ones = 末尾有 { $ones } 個 1
ferguson-worth = { $ones ->
    [0] 末位是 0：兩數都是奇數，SG 值為 0。
   *[other] 所以這一對的 SG 值是 { $ones }。
  }
ferguson-split = { $pair ->
    [none] { $place ->
        [1] 捨去第 2 個數，把第 1 個數分開（{ $split } → { $left } 和 { $right }）
       *[other] 捨去第 1 個數，把第 2 個數分開（{ $split } → { $left } 和 { $right }）
    }
   *[other] { $place ->
        [1] 在第 { $pair } 對中捨去第 2 個數，把第 1 個數分開（{ $split } → { $left } 和 { $right }）
       *[other] 在第 { $pair } 對中捨去第 1 個數，把第 2 個數分開（{ $split } → { $left } 和 { $right }）
    }
  }

ferguson-expected-box-split = 分哪一份、分成多少，例如 1:1,3（有幾對時寫 2.1:1,3）
ferguson-fault-wrong-total = 兩份之和與被分的數不相等
ferguson-fault-empty-part = 每份至少是 1
