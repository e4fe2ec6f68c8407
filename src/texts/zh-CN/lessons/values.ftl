lesson-mex-title = mex 与 SG 值
lesson-mex-game = 每次取 1、3 或 4 个。先算出 0 到 12 个的值。每次都该留下哪个值？
lesson-mex-missing-title = 最小的缺数
lesson-mex-missing-text =
    若干个数的 mex，是 0、1、2、……中不在里面的最小的一个：mex {"{"}0, 1, 4{"}"} = 2，mex {"{"}1, 2{"}"} = 0，mex {"{"}{"}"} = 0。

    一个局面的 SG 值，就是它一步能到的所有局面的 SG 值的 mex。终局没有走法，值是 0。
lesson-mex-missing-right = 有 0，没有 1：mex {"{"}0, 2, 3{"}"} = 1。
lesson-mex-missing-wrong = 从 0 数起，第一个不在里面的数是几？
lesson-mex-missing-again = 有 0 和 1，没有 2：mex {"{"}0, 1, 3{"}"} = 2。
lesson-mex-value-title = 从小往大算
lesson-mex-value-text =
    一堆石子，每次取 1、3 或 4 个。0 个：值是 0。1 个走到 0：mex {"{"}0{"}"} = 1。2 个走到 1：mex {"{"}1{"}"} = 0。3 个走到 2 和 0：mex {"{"}0{"}"} = 1。4 个走到 3、1、0，值是 1、1、0：mex {"{"}0, 1{"}"} = 2。

    照这样往下算。
lesson-mex-value-right = 5 走到 4、2、1，值是 2、0、1：mex {"{"}0, 1, 2{"}"} = 3。
lesson-mex-value-wrong = 能走到哪里，值各是多少？缺的最小的数是几？
lesson-mex-value-again = 6 走到 5、3、2，值是 3、1、0：mex {"{"}0, 1, 3{"}"} = 2。
lesson-mex-zero-title = 0 是什么意思
lesson-mex-zero-text =
    值是 0：没有一步走到值为 0 的局面。值不是 0：0 没有缺，所以有一步走到值为 0 的局面。因此值为 0 的局面恰好是 P 态。不仅如此，从值为 v 的局面能走到每个比 v 小的值，正像 v 个石子的尼姆堆。

    仍是每次取 1、3 或 4 个：0 到 6 个的值是 0 1 0 1 2 3 2。
lesson-mex-zero-right = 7 走到 6、4、3，值是 2、2、1，其中没有 0，所以 7 的值是 0：P 态。
lesson-mex-zero-wrong = 查一查这堆能走到的值，其中有没有 0？
lesson-mex-zero-again = 8 走到 7、5、4，值是 0、3、2，其中有 0：取 1 个，把它留给对方，所以 8 是 N 态。

lesson-theorem-title = SG 定理及其证明
lesson-theorem-game = 第一堆每次取 1、3 或 4 个。它的值是多少？让尼姆堆和它一样大，并一直保持相等；对方把值变大，你就变回来。
lesson-theorem-beside-title = 一个游戏配上它的堆
lesson-theorem-beside-text =
    一个游戏的值是 v，旁边放 v 个石子的尼姆堆，每次在其中一个里走一步。对方把堆减到 w，游戏也能走到值 w，因为它的 mex 是 v，比 w 大。对方把游戏走到比 v 小的值 w，你就把堆减到 w。两边又相等了。（还有一种走法，留给下一张卡片。）

    每次取 1、3 或 4 个：0 到 6 个的值是 0 1 0 1 2 3 2。
lesson-theorem-beside-right = 5 的值是 3，尼姆堆也是 3。对方每走一步，你都能让两边重新相等：P 态。
lesson-theorem-beside-wrong = 第一堆的值是多少？尼姆堆和它一样大吗？
lesson-theorem-beside-again = 4 的值是 2，尼姆堆是 3。从尼姆堆取 1 个，两边都是 2，轮到对方走：N 态。
lesson-theorem-back-title = 变大了就变回来
lesson-theorem-back-text =
    最后一种走法：对方把游戏走到比 v 大的值 u。但 u 是 mex，从那里能走到每个比 u 小的值，也包括 v。走回 v 就行。所以把值变大毫无用处，这样的一步叫做可逆的。

    每次取 1、3 或 4 个：0 到 6 个的值是 0 1 0 1 2 3 2。两边原来的值都是 1，对方刚把第一堆的值变大。
lesson-theorem-back-right = 6 的值是 2，它走到 5、3、2，值是 3、1、0。取 3 个，值又是 1，和尼姆堆相等。
lesson-theorem-back-wrong = 尼姆堆是 1。第一堆走到哪里，值也是 1？
lesson-theorem-back-again = 5 的值是 3，它走到 4、2、1，值是 2、0、1。取 4 个，值又是 1，和尼姆堆相等。
lesson-theorem-replace-title = 所以每个游戏都是一堆
lesson-theorem-replace-text =
    在和里添上或去掉一个 P 态，不改变胜负，因为其中每一步都能在其中应对。两个 v 个石子的尼姆堆合起来是 P 态，就把它们添在值为 v 的游戏和其余各游戏旁边。这个游戏和其中一堆合起来也是 P 态，可以去掉；剩下的一堆就代替了这个游戏。所以和的值就是各值的异或和。这就是 SG 定理（Sprague 1935，Grundy 1939）。

    每次取 1、3 或 4 个：0 到 8 个的值是 0 1 0 1 2 3 2 0 1。
lesson-theorem-replace-right = 5 和 4 的值是 3 和 2，3 ⊕ 2 = 1。
lesson-theorem-replace-wrong = 查出每堆的值，两个值的异或和是多少？
lesson-theorem-replace-again = 6 和 8 的值是 2 和 1，2 ⊕ 1 = 3。

lesson-sums-title = 游戏的和：几个游戏同时玩
lesson-sums-game = 第一堆每次至多取 3 个。它的值是多少？这样就成了三堆的尼姆。
lesson-sums-together-title = 值做异或
lesson-sums-together-text =
    在游戏的和里，每次选一个游戏走一步；哪里都不能走的人输。由 SG 定理，和的值是各值的异或和。

    巴什博弈每次至多取 3 个：值是除以 4 的余数。尼姆堆的值就是石子个数。
lesson-sums-together-right = 巴什 6 的值是 2，尼姆 5 的值是 5，2 ⊕ 5 = 7。
lesson-sums-together-wrong = 每个游戏单独的值是多少？再求异或和。
lesson-sums-together-again = 巴什 7 的值是 3，尼姆 6 的值是 6，3 ⊕ 6 = 5。
lesson-sums-where-title = 必胜的一步在哪里
lesson-sums-where-text =
    设异或和 s 不是 0。要在值为 v 的游戏里赢，就要把它的值变成 v ⊕ s。只要 v ⊕ s 小于 v，就一定办得到，而且总有这样的游戏。

    巴什博弈至多取 m 个：值是除以 m + 1 的余数。
lesson-sums-where-right = 两个值是 1 和 4，1 ⊕ 4 = 5。尼姆 4 可以变成 4 ⊕ 5 = 1。巴什 5 的值要变成 1 ⊕ 5 = 4，那里没有一步能做到。
lesson-sums-where-wrong = 算出两个值和异或和 s。在哪个游戏里 v ⊕ s 小于 v？
lesson-sums-where-again = 两个值是 2 和 1，2 ⊕ 1 = 3。巴什 7 的值可以变成 2 ⊕ 3 = 1：留下 6 个。尼姆 1 要变成 1 ⊕ 3 = 2，没有一步能做到。
lesson-sums-move-title = 走出来
lesson-sums-move-text =
    值相等就互相抵消，和相等的堆一样，不论是什么游戏。所以只有两个游戏时，找一步使两个值相等。
lesson-sums-move-right = 巴什 5 的值是 1。从尼姆 2 取 1 个，两个值都是 1；或从巴什 5 取 3 个，两个值都是 2。
lesson-sums-move-wrong = 每个游戏的值是多少？哪一步能让两个值相等？
lesson-sums-move-again = 巴什 6 的值是 2。从尼姆 3 取 1 个，两个值都是 2；或从巴什 6 取 3 个，两个值都是 3。

lesson-periods-title = 减法游戏与周期
lesson-periods-game = 每次取 2 或 3 个。除以 5 的哪些余数必败？给对方留下这样的个数。
lesson-periods-values-title = 一个一个往下算
lesson-periods-values-text =
    减法游戏中，每次只能取给定集合里的个数，这里是 2 或 3。所以 n 个的值，是 n − 2 个和 n − 3 个的值的 mex。

    0 到 6 个的值是 0 0 1 1 2 0 0。
lesson-periods-values-right = 5 个和 4 个的值是 0 和 2：mex {"{"}0, 2{"}"} = 1。
lesson-periods-values-wrong = 查一查一步能走到的两堆的值，缺的最小的数是几？
lesson-periods-values-again = 6 个和 5 个的值都是 0：mex {"{"}0{"}"} = 1。
lesson-periods-period-title = 必定循环
lesson-periods-period-text =
    每个值只由前 3 个值决定，而两个数的 mex 不超过 2。所以相邻三个值至多有 3 · 3 · 3 = 27 种，必有一种再次出现，此后一切都重复：数列有周期。
lesson-periods-period-right = 0 0 1 1 2，接着又是 0 0 1 1 2：5 个值。下一个值只看前 3 个，所以一直这样下去。
lesson-periods-period-wrong = 找出数列第一个重新开始、以后一直到末尾都与开头一致的位置。它前面有几个值？
lesson-periods-period-again = 0 1 2 一再重复：3 个值。下一个值只看前 4 个，而连续重复的已不止 4 个，所以一直这样下去。
lesson-periods-far-title = 很大的一堆
lesson-periods-far-text =
    看到多少才能确定周期？连续重复的值的个数，要达到最多能取的个数，这里是 3，因为后面的值全由它们决定。这样就只看除以周期的余数。

    每次取 2 或 3 个：0 0 1 1 2，不断重复。
lesson-periods-far-right = 100 = 20 · 5，余 0。100 个的值和 0 个的一样，是 0：P 态。
lesson-periods-far-wrong = 除以周期，余数那么多个的值是多少？
lesson-periods-far-again = 98 = 19 · 5 + 3，余 3。98 个的值和 3 个的一样，是 1：N 态。

lesson-splitting-title = 拆分游戏与八进制代码
lesson-splitting-game = 三行的值各是多少？让异或和变成 0，并一直保持。
lesson-splitting-split-title = 一步可以断成两行
lesson-splitting-split-text =
    Kayles：每次击倒一根或相邻的两根木柱，一行可能因此断成两行。两行就是游戏的和，值是两个值的异或和；其余照旧求 mex。

    0、1、2 根的值是 0、1、2。
lesson-splitting-split-right = 3 根变成 2 根，值是 2；或 1 和 1，值是 1 ⊕ 1 = 0；或 1 根，值是 1：mex {"{"}0, 1, 2{"}"} = 3。
lesson-splitting-split-wrong = 列出每一步剩下什么；剩两行时求两个值的异或和。
lesson-splitting-split-again = 4 根变成 3 根，或 2 和 1，值都是 3；或 2 根，值是 2；或 1 和 1，值是 0：mex {"{"}0, 2, 3{"}"} = 1。
lesson-splitting-code-title = 八进制代码的含义
lesson-splitting-code-text =
    小数点后第 k 位说明怎样从一堆中取 k 个，由几个数相加：1 表示可以正好取完，2 表示可以剩一堆，4 表示可以剩两堆。Kayles 的代码是 0.77：取 1 个或 2 个，7 = 1 + 2 + 4，剩零堆、一堆、两堆都可以。

    这里的代码是 0.6。
lesson-splitting-code-right = 6 = 2 + 4：取 1 个，剩一堆或两堆，不能取完。1 个不能走，2 个的值是 1。3 个变成 2，或 1 和 1，值是 1 和 0：mex {"{"}0, 1{"}"} = 2。
lesson-splitting-code-wrong = 这一位是 6 = 2 + 4，可以剩下什么？从 1 个开始算，它不能走。
lesson-splitting-code-again = 4 个变成 3，或 2 和 1，值是 2 和 1：mex {"{"}1, 2{"}"} = 0。
lesson-splitting-lasker-title = 不取，只拆
lesson-splitting-lasker-text =
    拉斯克尼姆：从一堆中取任意多个，或把一堆拆成两堆。所以一堆能走到所有更小的堆，也能走到它的每种拆法。

    1 个和 2 个的值是 1 和 2；2 拆成 1 和 1，值是 0。
lesson-splitting-lasker-right = 3 变成 2、1、0，值是 2、1、0；或 1 和 2，值是 1 ⊕ 2 = 3：mex {"{"}0, 1, 2, 3{"}"} = 4。
lesson-splitting-lasker-wrong = 先写出所有更小的堆，再写出每种拆法的异或和，缺的最小的数是几？
lesson-splitting-lasker-again = 4 变成 3、2、1、0，值是 4、2、1、0；或 1 和 3，值是 1 ⊕ 4 = 5；或 2 和 2，值是 0：mex {"{"}0, 1, 2, 4, 5{"}"} = 3。
lesson-splitting-rows-title = 值相等就抵消，不看长短
lesson-splitting-rows-text =
    还是 Kayles。0 到 5 根的值是 0 1 2 3 1 4。两行的值相等就互相抵消，不论各有多长。

    （从 71 根起，值以 12 为周期重复；Guy、Smith 1956。）
lesson-splitting-rows-right = 两行的值是 1 和 2。把 2 根的击倒 1 根，两行的值都是 1；或在 4 根的一端击倒 2 根，两行的值都是 2。
lesson-splitting-rows-wrong = 每行的值是多少？哪一步能让两个值相等？
lesson-splitting-rows-again = 两行的值是 4 和 3。从 5 根里击倒 2 根，使一行剩 3 根，值是 3；或剩 1 和 2，值是 1 ⊕ 2 = 3。
