# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

lesson-wythoff-title = 威佐夫遊戲：皇后與必敗數對
lesson-wythoff-game = 列出不超過這兩堆的必敗數對，走到其中一個；對方走後，再找下一個。
lesson-wythoff-queen-title = 皇后回家
lesson-wythoff-queen-text =
    兩堆石子，每次從一堆中取任意多個，或從兩堆中取同樣多個：就像皇后向左、向下或沿對角線走。走到 (0, 0) 者勝。

    從有些格子一步就能回家。哪一格只能走到這樣的格子？
lesson-wythoff-queen-right = 從 (1, 2) 能走到 (0, 2)、(1, 1)、(1, 0)、(0, 1)，從這些格子對方都能一步回家，都是 N 態，所以 (1, 2) 是 P 態。
lesson-wythoff-queen-wrong = 把皇后能走到的格子逐個試一下：有沒有一格使對方不能馬上回家？
lesson-wythoff-queen-again = 從第 2 堆取 1 個，讓對方面對 P 態 (1, 2)，所以 (1, 3) 是 N 態。
lesson-wythoff-pairs-title = 每個數只用一次
lesson-wythoff-pairs-text =
    必敗數對（競賽中叫「奇異局勢」）：(0, 0)、(1, 2)、(3, 5)、……。第 n 對的較小數是還沒有用過的最小的數，另一個大 n。所以每個數恰好在一對裡，每個差也恰好屬於一對。

    因此從一對不能一步走到另一對：只取一堆，另一個數不變；兩堆同取，差不變。
lesson-wythoff-pairs-right = (3, 4) 的差是 1，(1, 2) 的差也是 1。兩堆各取 2 個。
lesson-wythoff-pairs-wrong = 你留下的不是必敗數對。哪一對和你的兩堆有相同的數，或有相同的差？
lesson-wythoff-pairs-again = 5 在 (3, 5) 裡：從第 2 堆取 3 個，剩 5 和 3。或者保持差 1：兩堆各取 4 個，剩 (1, 2)。
lesson-wythoff-every-title = 從別的地方都能走到
lesson-wythoff-every-text =
    你的兩堆不是必敗數對。看較小一堆所在的那一對，那一對的另一個數叫它的搭檔。

    較大一堆大於搭檔，就把它減到搭檔。小於搭檔，那麼差比這一對的差小，有這個差的一對還在下面：兩堆取同樣多個。所以除必敗數對外，都是 N 態。
lesson-wythoff-every-right = 5 是 (3, 5) 的較大數。把 9 減到 3：從第 2 堆取 6 個。
lesson-wythoff-every-wrong = 較小的一堆在哪一對裡？較大的一堆是不是大於它的搭檔？
lesson-wythoff-every-again = 4 是 (4, 7) 的較小數，而 9 大於 7。把它減到搭檔：從第 2 堆取 2 個。
lesson-wythoff-move-title = 沿對角線走
lesson-wythoff-move-text =
    現在較大一堆小於搭檔，走不到較小一堆所在的那一對；但可以保持差不變。

    輸入 5,5 表示兩堆各取 5 個，1:5 表示從第 1 堆取 5 個。
lesson-wythoff-move-right = 6 在 (6, 10) 裡，而 9 小於 10。差是 3，(4, 7) 的差也是 3：兩堆各取 2 個。
lesson-wythoff-move-wrong = 保持差不變。哪個必敗數對有這個差？兩堆各要取幾個？
lesson-wythoff-move-again = 8 在 (8, 13) 裡，而 11 小於 13。差是 3，(4, 7) 的差也是 3：兩堆各取 4 個。

lesson-beatty-title = 黃金分割與 Beatty 定理
lesson-beatty-game = 兩堆所取的個數可以相差 1。用 √2 算出必敗數對，走到其中一個。
lesson-beatty-golden-title = 不用列表
lesson-beatty-golden-text =
    威佐夫（1907）：第 n 對是 ⌊n · φ⌋ 和比它大 n 的數，φ = (1 + √5)/2 = 1.618… 是黃金分割數，⌊ ⌋ 表示向下取整。

    所以把兩堆的差當作 n，看較小的一堆是不是 ⌊n · φ⌋。
lesson-beatty-golden-right = 差是 4，4 · 1.618… 是 6.47…，取整是 6，正是較小的一堆：P 態。
lesson-beatty-golden-wrong = 用差乘 1.618…，再取整，是不是較小的一堆？
lesson-beatty-golden-again = 差是 5，5 · 1.618… 是 8.09…，取整是 8。較小的一堆是 9，不是 8：N 態。
lesson-beatty-share-title = 為什麼每個數恰好出現一次
lesson-beatty-share-text =
    Beatty 定理（1926）：若 α、β 是正無理數且 1/α + 1/β = 1，則 ⌊α⌋、⌊2α⌋、……和 ⌊β⌋、⌊2β⌋、……合起來，1、2、3、……各出現一次。為什麼？小於 N 的，前一種有 ⌊N/α⌋ 個，後一種有 ⌊N/β⌋ 個。N/α 與 N/β 的和是 N，又都不是整數，取整共損失 1，所以小於 N 的共有 N − 1 個。N 每加 1，就恰好多出一個，它就是 N。

    α = φ、β = φ + 1 正好滿足條件。所以每個數都在一對裡，把它找出來。
lesson-beatty-share-right = 9 · 1.618… 是 14.56…，所以 14 是第 9 對 (14, 23) 的較小數。從第 2 堆取 2 個。
lesson-beatty-share-wrong = 用較小的一堆除以 1.618…，把結果向上取整作為 n 試一試，是哪一對？
lesson-beatty-share-again = 10 · 1.618… 是 16.18…，所以 16 是第 10 對 (16, 26) 的較小數。從第 2 堆取 2 個。
lesson-beatty-root-title = 對角線變寬
lesson-beatty-root-text =
    a = 2 時，兩堆所取的個數可以相差 1。這時各對的差依次大 2，第 n 對是 ⌊n · √2⌋ 和比它大 2n 的數。1/√2 + 1/(2 + √2) = 1，所以 Beatty 定理仍然適用。√2 = 1.414…
lesson-beatty-root-right = 差是 6，所以 n 只能是 3。3 · 1.414… 是 4.24…，取整是 4，正是較小的一堆：P 態。
lesson-beatty-root-wrong = 差的一半就是 n。乘 1.414… 再取整，是不是較小的一堆？
lesson-beatty-root-again = 差是 6，所以 n 只能是 3。3 · 1.414… 是 4.24…，取整是 4。較小的一堆是 5，不是 4：N 態。

lesson-fibonacci-title = 斐波那契賽局與齊肯多夫定理
lesson-fibonacci-game = 把 17 寫成斐波那契數之和；對方走後，再寫一次。
lesson-fibonacci-sum-title = 斐波那契數之和
lesson-fibonacci-sum-text =
    1、2、3、5、8、13、21、34、……：每個數是前兩個數之和。每個數都能唯一地寫成互不相鄰的斐波那契數之和（齊肯多夫定理）。先取能取的最大的，再分解餘下的：20 = 13 + 5 + 2。

    請輸入各數，中間用 + 連接。
lesson-fibonacci-sum-right = 33 − 21 = 12，12 − 8 = 4，4 − 3 = 1。所以 33 = 21 + 8 + 3 + 1。
lesson-fibonacci-sum-wrong = 先取能取的最大的斐波那契數，再取餘下的裡面最大的，依此類推。
lesson-fibonacci-sum-again = 46 − 34 = 12，12 − 8 = 4，4 − 3 = 1。所以 46 = 34 + 8 + 3 + 1。
lesson-fibonacci-smallest-title = 取最小的一項
lesson-fibonacci-smallest-text =
    一堆石子，第一步不能取完，以後每次至多取對方剛取的兩倍，取到最後一個者勝。

    取最小的一項。各項互不相鄰，下一項大於它的兩倍，對方取不完。對方從中取走若干個以後，餘下的最小一項不超過對方所取的兩倍，所以你總能照樣走下去（Whinihan 1963）。
lesson-fibonacci-smallest-right = 32 = 21 + 8 + 3。取 3 個，對方至多取 6 個，取不完 8。
lesson-fibonacci-smallest-wrong = 寫成斐波那契數之和，最小的一項是幾？
lesson-fibonacci-smallest-again = 27 = 21 + 5 + 1。取 1 個，對方至多取 2 個，取不完 5。（取 5 + 1 = 6 個也贏。）
lesson-fibonacci-lost-title = 只有一項時
lesson-fibonacci-lost-text =
    有時和裡只有一項：最小的一項就是整堆，而第一步不能取完。
lesson-fibonacci-lost-right = 21 是斐波那契數，只有一項，你不能取完。不論你取幾個，對方都取餘下的最小一項：P 態。
lesson-fibonacci-lost-wrong = 寫成斐波那契數之和。最小的一項你能取走嗎？
lesson-fibonacci-lost-again = 22 = 21 + 1。取 1 個，對方至多取 2 個，取不完 21：N 態。

lesson-euclid-title = 歐幾里得遊戲
lesson-euclid-game = 用 26 除以 7。餘下的一對誰贏？再決定怎麼走。
lesson-euclid-forced-title = 沒有選擇的時候
lesson-euclid-forced-text =
    兩個數，每次從較大數中減去較小數的若干倍，不能減成負數；走出 0 的人贏。

    如果較大數不到較小數的兩倍，就只有一種走法。順著走下去看。
lesson-euclid-forced-right = 從 (3, 2) 只能走到 (1, 2)，對方從那裡減去 1 的 2 倍，走出 0：P 態。
lesson-euclid-forced-wrong = 順著唯一的走法走下去：誰先遇到一個數至少是另一個數兩倍的局面？
lesson-euclid-forced-again = 從 (5, 3) 只能走到 (2, 3)，對方只能走到 (2, 1)，你減去 1 的 2 倍，走出 0：N 態。
lesson-euclid-choice-title = 先能選擇的人贏
lesson-euclid-choice-text =
    設較大數至少是較小數的兩倍，餘數是 r。你可以直接走到較小數和 r；也可以少減一次，那麼對方只能走到較小數和 r。所以先問這一對誰贏：如果輪到誰走誰輸，就走到它；否則就少減一次。
lesson-euclid-choice-right = 24 = 3 · 7 + 3。面對 (7, 3) 的人可以選擇，所以能贏。因此少減一次：減去 7 的 2 倍，留下 (10, 7)。
lesson-euclid-choice-wrong = 做帶餘除法。較小數和餘數這一對，輪到走的人是贏還是輸？
lesson-euclid-choice-again = 19 = 3 · 5 + 4。從 (5, 4) 對方只能走到 (1, 4)，接著你就走出 0。所以直接走到 (5, 4)：減去 5 的 3 倍。
lesson-euclid-count-title = 數一數有幾個 1
lesson-euclid-count-text =
    寫出輾轉相除的商。商是 1，就是沒有選擇的一步；第一個大於 1 的商，就是第一次選擇。數一數它前面有幾個 1：偶數個（包括沒有），先選擇的是你，N 態；奇數個，先選擇的是對方，P 態。（兩數相等時，你馬上走出 0：N 態。）
lesson-euclid-count-right = 47 = 1 · 30 + 17，30 = 1 · 17 + 13，17 = 1 · 13 + 4，13 = 3 · 4 + 1。3 的前面有三個 1，先選擇的是對方：P 態。
lesson-euclid-count-wrong = 一步步相除，寫出各個商。第一個大於 1 的商前面有幾個 1？
lesson-euclid-count-again = 50 = 1 · 29 + 21，29 = 1 · 21 + 8，21 = 2 · 8 + 5。2 的前面有兩個 1，先選擇的是你：N 態。

lesson-coins-title = 翻硬幣遊戲
lesson-coins-game = 每次把一枚正面翻成反面，還可以再翻它左邊的任意一枚。這些正面相當於怎樣的尼姆局面？
lesson-coins-turtles-title = 正面就是堆
lesson-coins-turtles-text =
    把一枚硬幣從正面（H）翻成反面（T），還可以再翻它左邊的任意一枚；不能翻者輸。

    第 n 位的正面相當於 n 個石子的尼姆堆：單獨翻它，整堆就沒有了；連同第 m 位一起翻，就換成 m 個的一堆。如果第 m 位原來就是正面，兩堆 m 互相抵消，正像相等的兩堆。
lesson-coins-turtles-right = 正面在第 2、4、5 位，2 ⊕ 4 ⊕ 5 = 3。只有 2 與它互斥或後變小：2 ⊕ 3 = 1。翻第 2 枚和第 1 枚。
lesson-coins-turtles-wrong = 求各個正面的位置的互斥或和。哪個位置與它互斥或後變小？
lesson-coins-turtles-again = 正面在第 1、2、5 位，1 ⊕ 2 ⊕ 5 = 6。只有 5 與它互斥或後變小：5 ⊕ 6 = 3。翻第 5 枚和第 3 枚。
lesson-coins-mock-title = 每個正面單獨看
lesson-coins-mock-text =
    在所有翻硬幣遊戲中，局面的值是各個正面的值的互斥或和，所以只要知道每一位上單獨一個正面的值（Lenstra）。

    Mock Turtles：每次翻一枚、兩枚或三枚。第 1、2、3、4 位的正面的值是 1、2、4、7，也就是二進位中有奇數個 1 的數：1、10、100、111。
lesson-coins-mock-right = 第 1 枚的值是 1，第 3 枚的值是 4，1 ⊕ 4 = 5。
lesson-coins-mock-wrong = 查出每個正面的值，互斥或和是多少？
lesson-coins-mock-again = 第 1 枚的值是 1，第 4 枚的值是 7，1 ⊕ 7 = 6。
lesson-coins-ruler-title = 標尺遊戲
lesson-coins-ruler-text =
    現在每次翻任意多枚相連的硬幣，其中最右一枚由正面翻成反面。第 n 位的正面的值，是整除 n 的最大的 2 的冪：1、2、1、4、1、2、1、8、……，就像直尺上的刻度。
lesson-coins-ruler-right = 第 2 枚的值是 2，第 3 枚的值是 1，2 ⊕ 1 = 3。
lesson-coins-ruler-wrong = 整除每個正面的位置的、最大的 2 的冪是幾？互斥或和是多少？
lesson-coins-ruler-again = 第 1 枚的值是 1，第 4 枚的值是 4，1 ⊕ 4 = 5。
