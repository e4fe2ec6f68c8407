# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

lesson-periods-title = 減法遊戲與週期
lesson-periods-values-title = 一個一個往下算
lesson-periods-values-text =
    減法遊戲中，每次只能取給定集合裡的個數；這裡是 1、3 或 4。n 個的值是 n − 1、n − 3、n − 4 個的值的 mex。

    0 到 5 個的值已經算出：0 1 0 1 2 3。6 個走到 5、3、2。
lesson-periods-period-title = 必定迴圈
lesson-periods-period-text =
    每個值只由前 4 個值決定，而至多三個數的 mex 不超過 3。所以相鄰四個值至多有 4 · 4 · 4 · 4 = 256 種，必有一種再次出現，此後一切都重複。

    找出最短的循環節。
lesson-periods-far-title = 100 個石子
lesson-periods-far-text =
    週期是 7，所以只看除以 7 的餘數：值為 0 的是餘 0 或餘 2 的。要證明週期，只需看到連續若干個值重複，個數等於最多能取的個數，這裡是 4。

    100 = 14 · 7 + 2。
lesson-periods-game = 每次取 1、3 或 4 個。留下除以 7 餘 0 或餘 2 的個數。

lesson-wythoff-title = 威佐夫遊戲與黃金分割
lesson-wythoff-queen-title = 皇后回家
lesson-wythoff-queen-text =
    兩堆石子，每次從一堆中取任意多個，或從兩堆中取同樣多個：就像皇后向左、向下或沿對角線走。走到 (0, 0) 者勝。

    皇后從 (1, 2) 可以走到 (0, 2)、(1, 1)、(1, 0)、(0, 1)。其中有沒有一個，對方不能一步回家？
lesson-wythoff-pairs-title = 必敗的數對
lesson-wythoff-pairs-text =
    (0, 0)、(1, 2)、(3, 5)、(4, 7)、(6, 10)、……：第 n 對的較小數是還沒有用過的最小的數，另一個大 n。所以每個數只在一對裡，每個差也只屬於一對：從一對不能一步走到另一對。

    你面對 (3, 4)，差是 1。哪一對的差是 1？
lesson-wythoff-golden-title = 不用列表
lesson-wythoff-golden-text =
    威佐夫（1907）：第 n 對的較小數是 n · φ 取整，φ = (1 + √5)/2 = 1.618… 是黃金分割數。要判斷兩堆，求出差 n，看較小數是不是 ⌊n · φ⌋。

    (6, 10)：差是 4，4 · 1.618… = 6.47…
lesson-wythoff-move-title = 怎樣找走法
lesson-wythoff-move-text =
    (6, 9)：差是 3，差為 3 的必敗數對是 (4, 7)。從兩堆取同樣多個，差不變；而 6 大於 4。

    請輸入走法：2,2 表示兩堆各取 2 個，1:2 表示從第 1 堆取 2 個。
lesson-wythoff-game = 5 在數對 (3, 5) 中。走到必敗數對；對方走後，再走到下一個。

lesson-fibonacci-title = 斐波那契賽局與齊肯多夫定理
lesson-fibonacci-sum-title = 斐波那契數之和
lesson-fibonacci-sum-text =
    1、2、3、5、8、13、21、34、……：每個數是前兩個數之和。每個正整數都能唯一地寫成互不相鄰的斐波那契數之和（齊肯多夫定理）。每次取能取的最大的，再分解餘下的：20 = 13 + 5 + 2。

    請輸入各數，中間用 + 連線。
lesson-fibonacci-smallest-title = 取最小的一項
lesson-fibonacci-smallest-text =
    一堆石子，第一步可取任意多個但不能取完，以後每次至多取對方剛取的兩倍，取到最後一個者勝。

    20 = 13 + 5 + 2。取最小的一項 2，對方至多取 4 個，少於下一項 5。各項互不相鄰，後一項總大於前一項的兩倍，所以對方取不完它。
lesson-fibonacci-lost-title = 只有一項時
lesson-fibonacci-lost-text =
    對方從一項裡取走若干個以後，餘下部分的最小一項不超過對方所取的兩倍，你總能取走它（Whinihan，1963）；最後一項歸你。

    但如果總數本身就是斐波那契數，最小的一項就是整堆，而第一步不能取完。
lesson-fibonacci-game = 17 = 13 + 3 + 1。取最小的一項；對方取後，再取餘下的最小一項。

lesson-staircase-title = 階梯賽局與 Moore 尼姆
lesson-staircase-even-title = 偶數級不算
lesson-staircase-even-text =
    石子放在第 1、2、3、……級臺階上，每次把某一級的若干個石子移到下一級，移到地面就不再動。不能走者輸。

    石子都在第 2 級。不論你移幾個到第 1 級，對方都把這幾個移到地面。
lesson-staircase-odd-title = 奇數級上的尼姆
lesson-staircase-odd-text =
    從奇數級移走的石子到了偶數級，不再算數，等於從尼姆堆中取走；從上面來到奇數級的石子，可以馬上原樣移下去。所以局面的值是各奇數級的互斥或和。

    第 1、2、3 級有 1、2、3 個：1 ⊕ 3 = 2。讓它變成 0；也可以把石子移到第 1 級。
lesson-staircase-moore-title = 一次可動兩堆
lesson-staircase-moore-text =
    Moore 尼姆，k = 2：每次可以從一堆或兩堆中取，每堆取多少任意。仍寫成二進位，各列相加，但要模 3 = k + 1。先手必敗當且僅當每列模 3 都是 0（Moore，1910）。

    1、2、3 是 01、10、11：每列有兩個 1。
lesson-staircase-columns-title = 每列都是 3 的倍數
lesson-staircase-columns-text =
    2、2、3 是 10、10、11。左列有三個 1，正好；右列只有一個 1，要去掉。

    這裡三堆相等是 P 態，正像尼姆中兩堆相等。
lesson-staircase-game = 階梯賽局：只看第 1 級和第 3 級。讓它們相等；有石子來到奇數級，就馬上原樣移下去。

lesson-coins-title = 翻硬幣遊戲
lesson-coins-turtles-title = 正面就是堆
lesson-coins-turtles-text =
    翻一枚正面（H）為反面（T），還可以再翻它左邊的任意一枚；不能翻者輸。第 n 位的正面相當於 n 個石子的尼姆堆：單獨翻它等於取走整堆，連同第 m 位一起翻等於剩下 m 個。同一位上的兩個正面互相抵消，正像相等的兩堆。

    T H T H H：正面在第 2、4、5 位，2 ⊕ 4 ⊕ 5 = 3。哪一堆可以改？
lesson-coins-mock-title = 每個正面單獨看
lesson-coins-mock-text =
    在所有翻硬幣遊戲中，局面的值是各個正面的值的互斥或和，所以只要知道單獨一個正面的值（Lenstra）。Mock Turtles 中每次翻一枚、兩枚或三枚；第 1、2、3、4、……位的正面的值是 1、2、4、7、……：二進位中有奇數個 1 的數。

    H T H：第 1 位和第 3 位。
lesson-coins-ruler-title = 標尺遊戲
lesson-coins-ruler-text =
    現在每次翻任意多枚相連的硬幣，其中最右一枚由正面翻成反面。第 n 位的正面的值，是整除 n 的最大的 2 的冪：1、2、1、4、1、2、1、8、……，就像直尺上的刻度。

    T H H T：第 2 位和第 3 位。
lesson-coins-game = 每次翻一枚，或再翻它左邊一枚。正面在第 1、3、4 位，1 ⊕ 3 = 2，所以 4 應變成 2：翻第 2 位和第 4 位。
