# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

grundy-name = 格倫迪遊戲
grundy-aliases = 格倫迪
grundy-summary = 把一堆分成大小不同的兩堆。
grundy-rules =
    有若干堆石子。每步把一堆分成大小不相等的兩堆。1 個和 2 個的堆不能再分。石子從不取走。

    局面寫成各堆的個數：grundy 9 5。走法寫成「堆號>變成什麼」：1>2,7。

    例：一堆 5 個。把它分成 1 和 4；對方只能把 4 分成 1 和 3，你把 3 分成 1 和 2，再也沒有能分的堆。
grundy-ruling = 選一堆，分成個數不同的兩堆，不取石子。

grundy-theorem = 格倫迪遊戲：mex 遞推（Grundy 1939）
grundy-decides = 判斷依據：從小堆到大堆依次求出每堆的 SG 值。兩堆的值是互斥或和；一堆的 SG 值，是它各種分法的值中沒有出現的最小非負整數（mex）。<strong>值為 0 時，輪到誰走誰輸。</strong>
grundy-works = { $outcome ->
    [N] 現在的值不是 0，總有一種分法能把它變成 0。值為 0 時，對方無論怎麼分都會使它不為 0，你又能把它變回 0，最後一步是你的。
   *[P] 現在的值是 0，沒有一種分法能保持 0：一堆的 SG 值絕不等於它任何一種分法的值。你無論怎麼分，對方都能把它變回 0，最後一步是對方的。
  }
grundy-open-title = 沒有已知的公式（《Winning Ways》第 1 卷第 4 章；Achim Flammenkamp 的計算）
grundy-open = 已經算到 2^35 個一堆，沒有發現週期；是否有週期仍未解決。這裡的每個值都由更小的堆算出。
