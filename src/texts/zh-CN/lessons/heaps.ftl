lesson-wythoff-title = 威佐夫博弈：皇后与必败数对
lesson-wythoff-game = 列出不超过这两堆的必败数对，走到其中一个；对方走后，再找下一个。
lesson-wythoff-queen-title = 皇后回家
lesson-wythoff-queen-text =
    两堆石子，每次从一堆中取任意多个，或从两堆中取同样多个：就像皇后向左、向下或沿对角线走。走到 (0, 0) 者胜。

    从有些格子一步就能回家。哪一格只能走到这样的格子？
lesson-wythoff-queen-right = 从 (1, 2) 能走到 (0, 2)、(1, 1)、(1, 0)、(0, 1)，从这些格子对方都能一步回家，都是 N 态，所以 (1, 2) 是 P 态。
lesson-wythoff-queen-wrong = 把皇后能走到的格子逐个试一下：有没有一格使对方不能马上回家？
lesson-wythoff-queen-again = 从第 2 堆取 1 个，让对方面对 P 态 (1, 2)，所以 (1, 3) 是 N 态。
lesson-wythoff-pairs-title = 每个数只用一次
lesson-wythoff-pairs-text =
    必败数对（竞赛中叫“奇异局势”）：(0, 0)、(1, 2)、(3, 5)、……。第 n 对的较小数是还没有用过的最小的数，另一个大 n。所以每个数恰好在一对里，每个差也恰好属于一对。

    因此从一对不能一步走到另一对：只取一堆，另一个数不变；两堆同取，差不变。
lesson-wythoff-pairs-right = (3, 4) 的差是 1，(1, 2) 的差也是 1。两堆各取 2 个。
lesson-wythoff-pairs-wrong = 你留下的不是必败数对。哪一对和你的两堆有相同的数，或有相同的差？
lesson-wythoff-pairs-again = 5 在 (3, 5) 里：从第 2 堆取 3 个，剩 5 和 3。或者保持差 1：两堆各取 4 个，剩 (1, 2)。
lesson-wythoff-every-title = 从别的地方都能走到
lesson-wythoff-every-text =
    你的两堆不是必败数对。看较小一堆所在的那一对，那一对的另一个数叫它的搭档。

    较大一堆大于搭档，就把它减到搭档。小于搭档，那么差比这一对的差小，有这个差的一对还在下面：两堆取同样多个。所以除必败数对外，都是 N 态。
lesson-wythoff-every-right = 5 是 (3, 5) 的较大数。把 9 减到 3：从第 2 堆取 6 个。
lesson-wythoff-every-wrong = 较小的一堆在哪一对里？较大的一堆是不是大于它的搭档？
lesson-wythoff-every-again = 4 是 (4, 7) 的较小数，而 9 大于 7。把它减到搭档：从第 2 堆取 2 个。
lesson-wythoff-move-title = 沿对角线走
lesson-wythoff-move-text =
    现在较大一堆小于搭档，走不到较小一堆所在的那一对；但可以保持差不变。

    输入 5,5 表示两堆各取 5 个，1:5 表示从第 1 堆取 5 个。
lesson-wythoff-move-right = 6 在 (6, 10) 里，而 9 小于 10。差是 3，(4, 7) 的差也是 3：两堆各取 2 个。
lesson-wythoff-move-wrong = 保持差不变。哪个必败数对有这个差？两堆各要取几个？
lesson-wythoff-move-again = 8 在 (8, 13) 里，而 11 小于 13。差是 3，(4, 7) 的差也是 3：两堆各取 4 个。

lesson-beatty-title = 黄金分割与 Beatty 定理
lesson-beatty-game = 两堆所取的个数可以相差 1。用 √2 算出必败数对，走到其中一个。
lesson-beatty-golden-title = 不用列表
lesson-beatty-golden-text =
    威佐夫（1907）：第 n 对是 ⌊n · φ⌋ 和比它大 n 的数，φ = (1 + √5)/2 = 1.618… 是黄金分割数，⌊ ⌋ 表示向下取整。

    所以把两堆的差当作 n，看较小的一堆是不是 ⌊n · φ⌋。
lesson-beatty-golden-right = 差是 4，4 · 1.618… 是 6.47…，取整是 6，正是较小的一堆：P 态。
lesson-beatty-golden-wrong = 用差乘 1.618…，再取整，是不是较小的一堆？
lesson-beatty-golden-again = 差是 5，5 · 1.618… 是 8.09…，取整是 8。较小的一堆是 9，不是 8：N 态。
lesson-beatty-share-title = 为什么每个数恰好出现一次
lesson-beatty-share-text =
    Beatty 定理（1926）：若 α、β 是正无理数且 1/α + 1/β = 1，则 ⌊α⌋、⌊2α⌋、……和 ⌊β⌋、⌊2β⌋、……合起来，1、2、3、……各出现一次。为什么？小于 N 的，前一种有 ⌊N/α⌋ 个，后一种有 ⌊N/β⌋ 个。N/α 与 N/β 的和是 N，又都不是整数，取整共损失 1，所以小于 N 的共有 N − 1 个。N 每加 1，就恰好多出一个，它就是 N。

    α = φ、β = φ + 1 正好满足条件。所以每个数都在一对里，把它找出来。
lesson-beatty-share-right = 9 · 1.618… 是 14.56…，所以 14 是第 9 对 (14, 23) 的较小数。从第 2 堆取 2 个。
lesson-beatty-share-wrong = 用较小的一堆除以 1.618…，把结果向上取整作为 n 试一试，是哪一对？
lesson-beatty-share-again = 10 · 1.618… 是 16.18…，所以 16 是第 10 对 (16, 26) 的较小数。从第 2 堆取 2 个。
lesson-beatty-root-title = 对角线变宽
lesson-beatty-root-text =
    a = 2 时，两堆所取的个数可以相差 1。这时各对的差依次大 2，第 n 对是 ⌊n · √2⌋ 和比它大 2n 的数。1/√2 + 1/(2 + √2) = 1，所以 Beatty 定理仍然适用。√2 = 1.414…
lesson-beatty-root-right = 差是 6，所以 n 只能是 3。3 · 1.414… 是 4.24…，取整是 4，正是较小的一堆：P 态。
lesson-beatty-root-wrong = 差的一半就是 n。乘 1.414… 再取整，是不是较小的一堆？
lesson-beatty-root-again = 差是 6，所以 n 只能是 3。3 · 1.414… 是 4.24…，取整是 4。较小的一堆是 5，不是 4：N 态。

lesson-fibonacci-title = 斐波那契博弈与齐肯多夫定理
lesson-fibonacci-game = 把 17 写成斐波那契数之和；对方走后，再写一次。
lesson-fibonacci-sum-title = 斐波那契数之和
lesson-fibonacci-sum-text =
    1、2、3、5、8、13、21、34、……：每个数是前两个数之和。每个数都能唯一地写成互不相邻的斐波那契数之和（齐肯多夫定理）。先取能取的最大的，再分解余下的：20 = 13 + 5 + 2。

    请输入各数，中间用 + 连接。
lesson-fibonacci-sum-right = 33 − 21 = 12，12 − 8 = 4，4 − 3 = 1。所以 33 = 21 + 8 + 3 + 1。
lesson-fibonacci-sum-wrong = 先取能取的最大的斐波那契数，再取余下的里面最大的，依此类推。
lesson-fibonacci-sum-again = 46 − 34 = 12，12 − 8 = 4，4 − 3 = 1。所以 46 = 34 + 8 + 3 + 1。
lesson-fibonacci-smallest-title = 取最小的一项
lesson-fibonacci-smallest-text =
    一堆石子，第一步不能取完，以后每次至多取对方刚取的两倍，取到最后一个者胜。

    取最小的一项。各项互不相邻，下一项大于它的两倍，对方取不完。对方从中取走若干个以后，余下的最小一项不超过对方所取的两倍，所以你总能照样走下去（Whinihan 1963）。
lesson-fibonacci-smallest-right = 32 = 21 + 8 + 3。取 3 个，对方至多取 6 个，取不完 8。
lesson-fibonacci-smallest-wrong = 写成斐波那契数之和，最小的一项是几？
lesson-fibonacci-smallest-again = 27 = 21 + 5 + 1。取 1 个，对方至多取 2 个，取不完 5。（取 5 + 1 = 6 个也赢。）
lesson-fibonacci-lost-title = 只有一项时
lesson-fibonacci-lost-text =
    有时和里只有一项：最小的一项就是整堆，而第一步不能取完。
lesson-fibonacci-lost-right = 21 是斐波那契数，只有一项，你不能取完。不论你取几个，对方都取余下的最小一项：P 态。
lesson-fibonacci-lost-wrong = 写成斐波那契数之和。最小的一项你能取走吗？
lesson-fibonacci-lost-again = 22 = 21 + 1。取 1 个，对方至多取 2 个，取不完 21：N 态。

lesson-euclid-title = 欧几里得游戏
lesson-euclid-game = 用 26 除以 7。余下的一对谁赢？再决定怎么走。
lesson-euclid-forced-title = 没有选择的时候
lesson-euclid-forced-text =
    两个数，每次从较大数中减去较小数的若干倍，不能减成负数；走出 0 的人赢。

    如果较大数不到较小数的两倍，就只有一种走法。顺着走下去看。
lesson-euclid-forced-right = 从 (3, 2) 只能走到 (1, 2)，对方从那里减去 1 的 2 倍，走出 0：P 态。
lesson-euclid-forced-wrong = 顺着唯一的走法走下去：谁先遇到一个数至少是另一个数两倍的局面？
lesson-euclid-forced-again = 从 (5, 3) 只能走到 (2, 3)，对方只能走到 (2, 1)，你减去 1 的 2 倍，走出 0：N 态。
lesson-euclid-choice-title = 先能选择的人赢
lesson-euclid-choice-text =
    设较大数至少是较小数的两倍，余数是 r。你可以直接走到较小数和 r；也可以少减一次，那么对方只能走到较小数和 r。所以先问这一对谁赢：如果轮到谁走谁输，就走到它；否则就少减一次。
lesson-euclid-choice-right = 24 = 3 · 7 + 3。面对 (7, 3) 的人可以选择，所以能赢。因此少减一次：减去 7 的 2 倍，留下 (10, 7)。
lesson-euclid-choice-wrong = 做带余除法。较小数和余数这一对，轮到走的人是赢还是输？
lesson-euclid-choice-again = 19 = 3 · 5 + 4。从 (5, 4) 对方只能走到 (1, 4)，接着你就走出 0。所以直接走到 (5, 4)：减去 5 的 3 倍。
lesson-euclid-count-title = 数一数有几个 1
lesson-euclid-count-text =
    写出辗转相除的商。商是 1，就是没有选择的一步；第一个大于 1 的商，就是第一次选择。数一数它前面有几个 1：偶数个（包括没有），先选择的是你，N 态；奇数个，先选择的是对方，P 态。（两数相等时，你马上走出 0：N 态。）
lesson-euclid-count-right = 47 = 1 · 30 + 17，30 = 1 · 17 + 13，17 = 1 · 13 + 4，13 = 3 · 4 + 1。3 的前面有三个 1，先选择的是对方：P 态。
lesson-euclid-count-wrong = 一步步相除，写出各个商。第一个大于 1 的商前面有几个 1？
lesson-euclid-count-again = 50 = 1 · 29 + 21，29 = 1 · 21 + 8，21 = 2 · 8 + 5。2 的前面有两个 1，先选择的是你：N 态。

lesson-coins-title = 翻硬币游戏
lesson-coins-game = 每次把一枚正面翻成反面，还可以再翻它左边的任意一枚。这些正面相当于怎样的尼姆局面？
lesson-coins-turtles-title = 正面就是堆
lesson-coins-turtles-text =
    把一枚硬币从正面（H）翻成反面（T），还可以再翻它左边的任意一枚；不能翻者输。

    第 n 位的正面相当于 n 个石子的尼姆堆：单独翻它，整堆就没有了；连同第 m 位一起翻，就换成 m 个的一堆。如果第 m 位原来就是正面，两堆 m 互相抵消，正像相等的两堆。
lesson-coins-turtles-right = 正面在第 2、4、5 位，2 ⊕ 4 ⊕ 5 = 3。只有 2 与它异或后变小：2 ⊕ 3 = 1。翻第 2 枚和第 1 枚。
lesson-coins-turtles-wrong = 求各个正面的位置的异或和。哪个位置与它异或后变小？
lesson-coins-turtles-again = 正面在第 1、2、5 位，1 ⊕ 2 ⊕ 5 = 6。只有 5 与它异或后变小：5 ⊕ 6 = 3。翻第 5 枚和第 3 枚。
lesson-coins-mock-title = 每个正面单独看
lesson-coins-mock-text =
    在所有翻硬币游戏中，局面的值是各个正面的值的异或和，所以只要知道每一位上单独一个正面的值（Lenstra）。

    Mock Turtles：每次翻一枚、两枚或三枚。第 1、2、3、4 位的正面的值是 1、2、4、7，也就是二进制中有奇数个 1 的数：1、10、100、111。
lesson-coins-mock-right = 第 1 枚的值是 1，第 3 枚的值是 4，1 ⊕ 4 = 5。
lesson-coins-mock-wrong = 查出每个正面的值，异或和是多少？
lesson-coins-mock-again = 第 1 枚的值是 1，第 4 枚的值是 7，1 ⊕ 7 = 6。
lesson-coins-ruler-title = 标尺游戏
lesson-coins-ruler-text =
    现在每次翻任意多枚相连的硬币，其中最右一枚由正面翻成反面。第 n 位的正面的值，是整除 n 的最大的 2 的幂：1、2、1、4、1、2、1、8、……，就像直尺上的刻度。
lesson-coins-ruler-right = 第 2 枚的值是 2，第 3 枚的值是 1，2 ⊕ 1 = 3。
lesson-coins-ruler-wrong = 整除每个正面的位置的、最大的 2 的幂是几？异或和是多少？
lesson-coins-ruler-again = 第 1 枚的值是 1，第 4 枚的值是 4，1 ⊕ 4 = 5。
