# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

restnim-name = 取後分堆
restnim-aliases = 取分尼姆, 分堆尼姆
restnim-summary = 從一堆中取，再把這一堆剩下的任意分成幾堆。
restnim-rules =
    有若干堆石子。每步從一堆中取走至少一個，然後可以把這一堆剩下的石子任意分成幾堆。

    局面寫成各堆的個數：restnim 5 3。走法寫成「堆號:個數」，如 1:2；要分堆時再寫出剩下的各堆：1:2>1,2 表示從 5 個的一堆取 2 個，剩下的分成 1 和 2。

    例：restnim 3。你走 1:1>1,1 以後，剩下 1 和 1：對方取一個，你取另一個。（一次取完三個也能贏。）
restnim-ruling = 選一堆，至少取 1 個；這一堆剩下的可以任意分成幾堆。

restnim-theorem = 取後分堆等於尼姆（依 Bouton 1902）
restnim-decides = 判斷依據：一堆的 SG 值就是它的個數，與尼姆一樣，分堆並不增加什麼。<strong>若各堆的互斥或和為 0，則輪到誰走誰輸。</strong>
restnim-worth = 和尼姆一樣，每堆的 SG 值就是它的個數。
restnim-works = { $outcome ->
    [N] 你不必分堆，像尼姆那樣就能使互斥或和為 0。對方取後即使分堆，分出的各堆合起來的值也與原來那一堆不同，互斥或和不為 0，你又能把它變回 0。
   *[P] 你無論怎麼取、怎麼分，所動的那一堆的值都變了，互斥或和不再是 0，對方又能把它變回 0。
  }
restnim-proof =
    <strong>能走到每個更小的值：</strong>n 個的一堆可以只留下任意 m < n 個的一堆，SG 值是 m。

    <strong>走不到相同的值：</strong>幾個數的互斥或和不超過它們的和，因為互斥或是不進位的加法。剩下的各堆之和小於 n，所以互斥或和小於 n。

    <strong>所以 mex 等於 n：</strong>對 n 歸納即得；幾堆由互斥或和決定。終局沒有石子，值為 0。

restnim-expected-heap-amount-and-rest = 堆號和個數，例如 1:2；要分堆時寫出剩下的各堆，例如 1:2>1,2
restnim-fault-empty-heap = 留下的每一堆至少有一個
restnim-fault-rest-does-not-add-up = 留下的各堆之和與剩下的個數不符
