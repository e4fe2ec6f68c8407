# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

lesson-mex-title = mex 與 SG 值
lesson-mex-game = 每次取 1、3 或 4 個。先算出 0 到 12 個的值。每次都該留下哪個值？
lesson-mex-missing-title = 最小的缺數
lesson-mex-missing-text =
    若干個數的 mex，是 0、1、2、……中不在裡面的最小的一個：mex {"{"}0, 1, 4{"}"} = 2，mex {"{"}1, 2{"}"} = 0，mex {"{"}{"}"} = 0。

    一個局面的 SG 值，就是它一步能到的所有局面的 SG 值的 mex。終局沒有走法，值是 0。
lesson-mex-missing-right = 有 0，沒有 1：mex {"{"}0, 2, 3{"}"} = 1。
lesson-mex-missing-wrong = 從 0 數起，第一個不在裡面的數是幾？
lesson-mex-missing-again = 有 0 和 1，沒有 2：mex {"{"}0, 1, 3{"}"} = 2。
lesson-mex-value-title = 從小往大算
lesson-mex-value-text =
    一堆石子，每次取 1、3 或 4 個。0 個：值是 0。1 個走到 0：mex {"{"}0{"}"} = 1。2 個走到 1：mex {"{"}1{"}"} = 0。3 個走到 2 和 0：mex {"{"}0{"}"} = 1。4 個走到 3、1、0，值是 1、1、0：mex {"{"}0, 1{"}"} = 2。

    照這樣往下算。
lesson-mex-value-right = 5 走到 4、2、1，值是 2、0、1：mex {"{"}0, 1, 2{"}"} = 3。
lesson-mex-value-wrong = 能走到哪裡，值各是多少？缺的最小的數是幾？
lesson-mex-value-again = 6 走到 5、3、2，值是 3、1、0：mex {"{"}0, 1, 3{"}"} = 2。
lesson-mex-zero-title = 0 是什麼意思
lesson-mex-zero-text =
    值是 0：沒有一步走到值為 0 的局面。值不是 0：0 沒有缺，所以有一步走到值為 0 的局面。因此值為 0 的局面恰好是 P 態。不僅如此，從值為 v 的局面能走到每個比 v 小的值，正像 v 個石子的尼姆堆。

    仍是每次取 1、3 或 4 個：0 到 6 個的值是 0 1 0 1 2 3 2。
lesson-mex-zero-right = 7 走到 6、4、3，值是 2、2、1，其中沒有 0，所以 7 的值是 0：P 態。
lesson-mex-zero-wrong = 查一查這堆能走到的值，其中有沒有 0？
lesson-mex-zero-again = 8 走到 7、5、4，值是 0、3、2，其中有 0：取 1 個，把它留給對方，所以 8 是 N 態。

lesson-theorem-title = SG 定理及其證明
lesson-theorem-game = 第一堆每次取 1、3 或 4 個。它的值是多少？讓尼姆堆和它一樣大，並一直保持相等；對方把值變大，你就變回來。
lesson-theorem-beside-title = 一個遊戲配上它的堆
lesson-theorem-beside-text =
    一個遊戲的值是 v，旁邊放 v 個石子的尼姆堆，每次在其中一個裡走一步。對方把堆減到 w，遊戲也能走到值 w，因為它的 mex 是 v，比 w 大。對方把遊戲走到比 v 小的值 w，你就把堆減到 w。兩邊又相等了。（還有一種走法，留給下一張卡片。）

    每次取 1、3 或 4 個：0 到 6 個的值是 0 1 0 1 2 3 2。
lesson-theorem-beside-right = 5 的值是 3，尼姆堆也是 3。對方每走一步，你都能讓兩邊重新相等：P 態。
lesson-theorem-beside-wrong = 第一堆的值是多少？尼姆堆和它一樣大嗎？
lesson-theorem-beside-again = 4 的值是 2，尼姆堆是 3。從尼姆堆取 1 個，兩邊都是 2，輪到對方走：N 態。
lesson-theorem-back-title = 變大了就變回來
lesson-theorem-back-text =
    最後一種走法：對方把遊戲走到比 v 大的值 u。但 u 是 mex，從那裡能走到每個比 u 小的值，也包括 v。走回 v 就行。所以把值變大毫無用處，這樣的一步叫做可逆的。

    每次取 1、3 或 4 個：0 到 6 個的值是 0 1 0 1 2 3 2。兩邊原來的值都是 1，對方剛把第一堆的值變大。
lesson-theorem-back-right = 6 的值是 2，它走到 5、3、2，值是 3、1、0。取 3 個，值又是 1，和尼姆堆相等。
lesson-theorem-back-wrong = 尼姆堆是 1。第一堆走到哪裡，值也是 1？
lesson-theorem-back-again = 5 的值是 3，它走到 4、2、1，值是 2、0、1。取 4 個，值又是 1，和尼姆堆相等。
lesson-theorem-replace-title = 所以每個遊戲都是一堆
lesson-theorem-replace-text =
    在和裡添上或去掉一個 P 態，不改變勝負，因為其中每一步都能在其中應對。兩個 v 個石子的尼姆堆合起來是 P 態，就把它們添在值為 v 的遊戲和其餘各遊戲旁邊。這個遊戲和其中一堆合起來也是 P 態，可以去掉；剩下的一堆就代替了這個遊戲。所以和的值就是各值的互斥或和。這就是 SG 定理（Sprague 1935，Grundy 1939）。

    每次取 1、3 或 4 個：0 到 8 個的值是 0 1 0 1 2 3 2 0 1。
lesson-theorem-replace-right = 5 和 4 的值是 3 和 2，3 ⊕ 2 = 1。
lesson-theorem-replace-wrong = 查出每堆的值，兩個值的互斥或和是多少？
lesson-theorem-replace-again = 6 和 8 的值是 2 和 1，2 ⊕ 1 = 3。

lesson-sums-title = 遊戲的和：幾個遊戲同時玩
lesson-sums-game = 第一堆每次至多取 3 個。它的值是多少？這樣就成了三堆的尼姆。
lesson-sums-together-title = 值做互斥或
lesson-sums-together-text =
    在遊戲的和裡，每次選一個遊戲走一步；哪裡都不能走的人輸。由 SG 定理，和的值是各值的互斥或和。

    巴什遊戲每次至多取 3 個：值是除以 4 的餘數。尼姆堆的值就是石子個數。
lesson-sums-together-right = 巴什 6 的值是 2，尼姆 5 的值是 5，2 ⊕ 5 = 7。
lesson-sums-together-wrong = 每個遊戲單獨的值是多少？再求互斥或和。
lesson-sums-together-again = 巴什 7 的值是 3，尼姆 6 的值是 6，3 ⊕ 6 = 5。
lesson-sums-where-title = 必勝的一步在哪裡
lesson-sums-where-text =
    設互斥或和 s 不是 0。要在值為 v 的遊戲裡贏，就要把它的值變成 v ⊕ s。只要 v ⊕ s 小於 v，就一定辦得到，而且總有這樣的遊戲。

    巴什遊戲至多取 m 個：值是除以 m + 1 的餘數。
lesson-sums-where-right = 兩個值是 1 和 4，1 ⊕ 4 = 5。尼姆 4 可以變成 4 ⊕ 5 = 1。巴什 5 的值要變成 1 ⊕ 5 = 4，那裡沒有一步能做到。
lesson-sums-where-wrong = 算出兩個值和互斥或和 s。在哪個遊戲裡 v ⊕ s 小於 v？
lesson-sums-where-again = 兩個值是 2 和 1，2 ⊕ 1 = 3。巴什 7 的值可以變成 2 ⊕ 3 = 1：留下 6 個。尼姆 1 要變成 1 ⊕ 3 = 2，沒有一步能做到。
lesson-sums-move-title = 走出來
lesson-sums-move-text =
    值相等就互相抵消，和相等的堆一樣，不論是什麼遊戲。所以只有兩個遊戲時，找一步使兩個值相等。
lesson-sums-move-right = 巴什 5 的值是 1。從尼姆 2 取 1 個，兩個值都是 1；或從巴什 5 取 3 個，兩個值都是 2。
lesson-sums-move-wrong = 每個遊戲的值是多少？哪一步能讓兩個值相等？
lesson-sums-move-again = 巴什 6 的值是 2。從尼姆 3 取 1 個，兩個值都是 2；或從巴什 6 取 3 個，兩個值都是 3。

lesson-periods-title = 減法遊戲與週期
lesson-periods-game = 每次取 2 或 3 個。除以 5 的哪些餘數必敗？給對方留下這樣的個數。
lesson-periods-values-title = 一個一個往下算
lesson-periods-values-text =
    減法遊戲中，每次只能取給定集合裡的個數，這裡是 2 或 3。所以 n 個的值，是 n − 2 個和 n − 3 個的值的 mex。

    0 到 6 個的值是 0 0 1 1 2 0 0。
lesson-periods-values-right = 5 個和 4 個的值是 0 和 2：mex {"{"}0, 2{"}"} = 1。
lesson-periods-values-wrong = 查一查一步能走到的兩堆的值，缺的最小的數是幾？
lesson-periods-values-again = 6 個和 5 個的值都是 0：mex {"{"}0{"}"} = 1。
lesson-periods-period-title = 必定循環
lesson-periods-period-text =
    每個值只由前 3 個值決定，而兩個數的 mex 不超過 2。所以相鄰三個值至多有 3 · 3 · 3 = 27 種，必有一種再次出現，此後一切都重複：數列有週期。
lesson-periods-period-right = 0 0 1 1 2，接著又是 0 0 1 1 2：5 個值。下一個值只看前 3 個，所以一直這樣下去。
lesson-periods-period-wrong = 找出數列第一個重新開始、以後一直到末尾都與開頭一致的位置。它前面有幾個值？
lesson-periods-period-again = 0 1 2 一再重複：3 個值。下一個值只看前 4 個，而連續重複的已不止 4 個，所以一直這樣下去。
lesson-periods-far-title = 很大的一堆
lesson-periods-far-text =
    看到多少才能確定週期？連續重複的值的個數，要達到最多能取的個數，這裡是 3，因為後面的值全由它們決定。這樣就只看除以週期的餘數。

    每次取 2 或 3 個：0 0 1 1 2，不斷重複。
lesson-periods-far-right = 100 = 20 · 5，餘 0。100 個的值和 0 個的一樣，是 0：P 態。
lesson-periods-far-wrong = 除以週期，餘數那麼多個的值是多少？
lesson-periods-far-again = 98 = 19 · 5 + 3，餘 3。98 個的值和 3 個的一樣，是 1：N 態。

lesson-splitting-title = 拆分遊戲與八進位代碼
lesson-splitting-game = 三行的值各是多少？讓互斥或和變成 0，並一直保持。
lesson-splitting-split-title = 一步可以斷成兩行
lesson-splitting-split-text =
    Kayles：每次擊倒一根或相鄰的兩根木柱，一行可能因此斷成兩行。兩行就是遊戲的和，值是兩個值的互斥或和；其餘照舊求 mex。

    0、1、2 根的值是 0、1、2。
lesson-splitting-split-right = 3 根變成 2 根，值是 2；或 1 和 1，值是 1 ⊕ 1 = 0；或 1 根，值是 1：mex {"{"}0, 1, 2{"}"} = 3。
lesson-splitting-split-wrong = 列出每一步剩下什麼；剩兩行時求兩個值的互斥或和。
lesson-splitting-split-again = 4 根變成 3 根，或 2 和 1，值都是 3；或 2 根，值是 2；或 1 和 1，值是 0：mex {"{"}0, 2, 3{"}"} = 1。
lesson-splitting-code-title = 八進位代碼的含義
lesson-splitting-code-text =
    小數點後第 k 位說明怎樣從一堆中取 k 個，由幾個數相加：1 表示可以正好取完，2 表示可以剩一堆，4 表示可以剩兩堆。Kayles 的代碼是 0.77：取 1 個或 2 個，7 = 1 + 2 + 4，剩零堆、一堆、兩堆都可以。

    這裡的代碼是 0.6。
lesson-splitting-code-right = 6 = 2 + 4：取 1 個，剩一堆或兩堆，不能取完。1 個不能走，2 個的值是 1。3 個變成 2，或 1 和 1，值是 1 和 0：mex {"{"}0, 1{"}"} = 2。
lesson-splitting-code-wrong = 這一位是 6 = 2 + 4，可以剩下什麼？從 1 個開始算，它不能走。
lesson-splitting-code-again = 4 個變成 3，或 2 和 1，值是 2 和 1：mex {"{"}1, 2{"}"} = 0。
lesson-splitting-lasker-title = 不取，只拆
lesson-splitting-lasker-text =
    拉斯克尼姆：從一堆中取任意多個，或把一堆拆成兩堆。所以一堆能走到所有更小的堆，也能走到它的每種拆法。

    1 個和 2 個的值是 1 和 2；2 拆成 1 和 1，值是 0。
lesson-splitting-lasker-right = 3 變成 2、1、0，值是 2、1、0；或 1 和 2，值是 1 ⊕ 2 = 3：mex {"{"}0, 1, 2, 3{"}"} = 4。
lesson-splitting-lasker-wrong = 先寫出所有更小的堆，再寫出每種拆法的互斥或和，缺的最小的數是幾？
lesson-splitting-lasker-again = 4 變成 3、2、1、0，值是 4、2、1、0；或 1 和 3，值是 1 ⊕ 4 = 5；或 2 和 2，值是 0：mex {"{"}0, 1, 2, 4, 5{"}"} = 3。
lesson-splitting-rows-title = 值相等就抵消，不看長短
lesson-splitting-rows-text =
    還是 Kayles。0 到 5 根的值是 0 1 2 3 1 4。兩行的值相等就互相抵消，不論各有多長。

    （從 71 根起，值以 12 為週期重複；Guy、Smith 1956。）
lesson-splitting-rows-right = 兩行的值是 1 和 2。把 2 根的擊倒 1 根，兩行的值都是 1；或在 4 根的一端擊倒 2 根，兩行的值都是 2。
lesson-splitting-rows-wrong = 每行的值是多少？哪一步能讓兩個值相等？
lesson-splitting-rows-again = 兩行的值是 4 和 3。從 5 根裡擊倒 2 根，使一行剩 3 根，值是 3；或剩 1 和 2，值是 1 ⊕ 2 = 3。
