# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

ed-name = E&D（SDOI 2009）
ed-aliases = 分堆
ed-summary = 扔掉一對中的一堆，把另一堆分成兩堆。
ed-rules =
    石子兩堆為一對。每步選一對，扔掉其中一堆，再把另一堆分成兩堆（各至少一個），作為新的一對。寫 rule=both 時改為：把一對的兩堆都分開，一對變成兩對。

    局面寫成若干對，用斜線隔開：ed 3 5 / 2 2，或 ed 3 5 rule=both。走法寫成「對號.堆號:兩份」：1.2:1,4 表示把第 1 對第 2 堆分成 1 和 4。rule=both 時 1:1,2 表示從第 1 對分出 (1, 2)，其餘為另一對。

    例：ed 1 3 / 1 2。你走 2.2:1,1 以後，變成 1 3 / 1 1：對方只能把 3 分成 1 和 2，你再把 2 分成 1 和 1。
ed-ruling = { $rule ->
    [split] 選一對，扔掉其中一堆，把另一堆分成兩堆，每堆至少 1 個，成為新的一對。
   *[both] 選一對，把它的兩堆各分成兩份，每份至少 1 個，重新組成兩對：每對都從兩堆中各得一份。
  }

ed-split-theorem = E&D：弗格森兩盒遊戲之和（Ferguson 1998）
ed-split-decides = 判斷依據：每一對都是一個弗格森兩盒遊戲，各對之間是和遊戲。<strong>兩堆都是奇數的對 SG 值為 0，其他對 SG 值大於 0。</strong>
ed-split-reason = { $outcome ->
    [N] 這一步留下兩個奇數。奇數只能分成一奇一偶，你再把偶數分成兩個奇數。
   *[P] 兩個數都是奇數。奇數只能分成一奇一偶，對方再把偶數分成兩個奇數。
  }
ed-split-works = { $outcome ->
    [N] 把偶數 { $even } 分成兩個奇數。對方只能分奇數，兩份一奇一偶，你又把偶數分成兩個奇數。最後到 1 和 1，輪到對方。
   *[P] 兩堆都是奇數。你分開的兩份必是一奇一偶，對方就把偶數再分成兩個奇數。最後到 1 和 1，輪到你。
  }
ed-split-proof =
    <strong>一對：</strong>從 n 能分出 SG 值為 t 的一對，當且僅當 n − 1 的二進位第 t 位（從右往左，從 0 數起）是 1。設兩份為 a + 1 和 b + 1，則 a + b = n − 2；由歸納，a | b 的末尾恰有 t 個 1，所以 a、b 的末 t + 1 位之和在 2^t − 1 與 2(2^t − 1) 之間，n − 1 多 1，末 t + 1 位就在 2^t 與 2^(t+1) − 1 之間，第 t 位是 1。反之，若 n − 1 的第 t 位是 1，取 a = 2^t − 1，b = n − 1 − 2^t，b 的第 t 位是 0。

    所以從 (x, y) 能走到的 SG 值就是 (x−1) | (y−1) 中各個 1 的位置，SG 值就是末尾連續 1 的個數。
ed-both-theorem = 兩堆都分開（依 Sprague 1935，Grundy 1939）
ed-both-decides = 判斷依據：一對的 SG 值等於較小的數減 1。<strong>{ $pair } 的 SG 值是 { $value }。</strong>
ed-both-worth = 一對的 SG 值是較小的數減 1。
ed-both-reason = 這一步留下兩對，較小的數相同。SG 值只看較小的數，所以兩對互相抵消。
ed-both-works = { $outcome ->
    [N] { $value ->
        [1] 分成兩對，每一對都含 1，對方就無法再走。
       *[other] 分成較小數相等的兩對，它們的 SG 值相同，互斥或為 0。如果較小數都是 1，對方已無法再走；否則對方動了其中一對，你總能使兩部分的 SG 值重新相等。
    }
   *[P] 1 不能再分，所以這一對無法走。
  }
ed-both-proof =
    <strong>不會保持原值：</strong>設兩個新對的較小數為 a、b，則 a + b 不超過原來較小的數 m。它們的 SG 值為 a − 1、b − 1，互斥或和不超過 a + b − 2，小於 m − 1。

    <strong>每個更小的值 v 都能得到：</strong>分出含 1 的一對（值為 0），使另一對的較小數為 v + 1，只要 v + 1 不超過 m − 1。所以 0、……、m − 2 都出現而 m − 1 不出現，SG 值為 m − 1。

ed-pair-split = { $pair ->
    [none] 把這一對 { $from } 分成 { $left } 和 { $right }
   *[other] 把第 { $pair } 對 { $from } 分成 { $left } 和 { $right }
  }
ed-expected-ed-rule = split 或 both
ed-expected-pair-split = 兩個新對中的一對，例如 1,2（有幾對時寫 2:1,2）
