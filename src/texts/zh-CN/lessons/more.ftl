lesson-periods-title = 减法游戏与周期
lesson-periods-values-title = 一个一个往下算
lesson-periods-values-text =
    减法游戏中，每次只能取给定集合里的个数；这里是 1、3 或 4。n 个的值是 n − 1、n − 3、n − 4 个的值的 mex。

    0 到 5 个的值已经算出：0 1 0 1 2 3。6 个走到 5、3、2。
lesson-periods-period-title = 必定循环
lesson-periods-period-text =
    每个值只由前 4 个值决定，而至多三个数的 mex 不超过 3。所以相邻四个值至多有 4 · 4 · 4 · 4 = 256 种，必有一种再次出现，此后一切都重复。

    找出最短的循环节。
lesson-periods-far-title = 100 个石子
lesson-periods-far-text =
    周期是 7，所以只看除以 7 的余数：值为 0 的是余 0 或余 2 的。要证明周期，只需看到连续若干个值重复，个数等于最多能取的个数，这里是 4。

    100 = 14 · 7 + 2。
lesson-periods-game = 每次取 1、3 或 4 个。留下除以 7 余 0 或余 2 的个数。

lesson-wythoff-title = 威佐夫博弈与黄金分割
lesson-wythoff-queen-title = 皇后回家
lesson-wythoff-queen-text =
    两堆石子，每次从一堆中取任意多个，或从两堆中取同样多个：就像皇后向左、向下或沿对角线走。走到 (0, 0) 者胜。

    皇后从 (1, 2) 可以走到 (0, 2)、(1, 1)、(1, 0)、(0, 1)。其中有没有一个，对方不能一步回家？
lesson-wythoff-pairs-title = 必败的数对
lesson-wythoff-pairs-text =
    (0, 0)、(1, 2)、(3, 5)、(4, 7)、(6, 10)、……：第 n 对的较小数是还没有用过的最小的数，另一个大 n。所以每个数只在一对里，每个差也只属于一对：从一对不能一步走到另一对。

    你面对 (3, 4)，差是 1。哪一对的差是 1？
lesson-wythoff-golden-title = 不用列表
lesson-wythoff-golden-text =
    威佐夫（1907）：第 n 对的较小数是 n · φ 取整，φ = (1 + √5)/2 = 1.618… 是黄金分割数。要判断两堆，求出差 n，看较小数是不是 ⌊n · φ⌋。

    (6, 10)：差是 4，4 · 1.618… = 6.47…
lesson-wythoff-move-title = 怎样找走法
lesson-wythoff-move-text =
    (6, 9)：差是 3，差为 3 的必败数对是 (4, 7)。从两堆取同样多个，差不变；而 6 大于 4。

    请输入走法：2,2 表示两堆各取 2 个，1:2 表示从第 1 堆取 2 个。
lesson-wythoff-game = 5 在数对 (3, 5) 中。走到必败数对；对方走后，再走到下一个。

lesson-fibonacci-title = 斐波那契博弈与齐肯多夫定理
lesson-fibonacci-sum-title = 斐波那契数之和
lesson-fibonacci-sum-text =
    1、2、3、5、8、13、21、34、……：每个数是前两个数之和。每个正整数都能唯一地写成互不相邻的斐波那契数之和（齐肯多夫定理）。每次取能取的最大的，再分解余下的：20 = 13 + 5 + 2。

    请输入各数，中间用 + 连接。
lesson-fibonacci-smallest-title = 取最小的一项
lesson-fibonacci-smallest-text =
    一堆石子，第一步可取任意多个但不能取完，以后每次至多取对方刚取的两倍，取到最后一个者胜。

    20 = 13 + 5 + 2。取最小的一项 2，对方至多取 4 个，少于下一项 5。各项互不相邻，后一项总大于前一项的两倍，所以对方取不完它。
lesson-fibonacci-lost-title = 只有一项时
lesson-fibonacci-lost-text =
    对方从一项里取走若干个以后，余下部分的最小一项不超过对方所取的两倍，你总能取走它（Whinihan，1963）；最后一项归你。

    但如果总数本身就是斐波那契数，最小的一项就是整堆，而第一步不能取完。
lesson-fibonacci-game = 17 = 13 + 3 + 1。取最小的一项；对方取后，再取余下的最小一项。

lesson-staircase-title = 阶梯博弈与 Moore 尼姆
lesson-staircase-even-title = 偶数级不算
lesson-staircase-even-text =
    石子放在第 1、2、3、……级台阶上，每次把某一级的若干个石子移到下一级，移到地面就不再动。不能走者输。

    石子都在第 2 级。不论你移几个到第 1 级，对方都把这几个移到地面。
lesson-staircase-odd-title = 奇数级上的尼姆
lesson-staircase-odd-text =
    从奇数级移走的石子到了偶数级，不再算数，等于从尼姆堆中取走；从上面来到奇数级的石子，可以马上原样移下去。所以局面的值是各奇数级的异或和。

    第 1、2、3 级有 1、2、3 个：1 ⊕ 3 = 2。让它变成 0；也可以把石子移到第 1 级。
lesson-staircase-moore-title = 一次可动两堆
lesson-staircase-moore-text =
    Moore 尼姆，k = 2：每次可以从一堆或两堆中取，每堆取多少任意。仍写成二进制，各列相加，但要模 3 = k + 1。先手必败当且仅当每列模 3 都是 0（Moore，1910）。

    1、2、3 是 01、10、11：每列有两个 1。
lesson-staircase-columns-title = 每列都是 3 的倍数
lesson-staircase-columns-text =
    2、2、3 是 10、10、11。左列有三个 1，正好；右列只有一个 1，要去掉。

    这里三堆相等是 P 态，正像尼姆中两堆相等。
lesson-staircase-game = 阶梯博弈：只看第 1 级和第 3 级。让它们相等；有石子来到奇数级，就马上原样移下去。

lesson-coins-title = 翻硬币游戏
lesson-coins-turtles-title = 正面就是堆
lesson-coins-turtles-text =
    翻一枚正面（H）为反面（T），还可以再翻它左边的任意一枚；不能翻者输。第 n 位的正面相当于 n 个石子的尼姆堆：单独翻它等于取走整堆，连同第 m 位一起翻等于剩下 m 个。同一位上的两个正面互相抵消，正像相等的两堆。

    T H T H H：正面在第 2、4、5 位，2 ⊕ 4 ⊕ 5 = 3。哪一堆可以改？
lesson-coins-mock-title = 每个正面单独看
lesson-coins-mock-text =
    在所有翻硬币游戏中，局面的值是各个正面的值的异或和，所以只要知道单独一个正面的值（Lenstra）。Mock Turtles 中每次翻一枚、两枚或三枚；第 1、2、3、4、……位的正面的值是 1、2、4、7、……：二进制中有奇数个 1 的数。

    H T H：第 1 位和第 3 位。
lesson-coins-ruler-title = 标尺游戏
lesson-coins-ruler-text =
    现在每次翻任意多枚相连的硬币，其中最右一枚由正面翻成反面。第 n 位的正面的值，是整除 n 的最大的 2 的幂：1、2、1、4、1、2、1、8、……，就像直尺上的刻度。

    T H H T：第 2 位和第 3 位。
lesson-coins-game = 每次翻一枚，或再翻它左边一枚。正面在第 1、3、4 位，1 ⊕ 3 = 2，所以 4 应变成 2：翻第 2 位和第 4 位。
