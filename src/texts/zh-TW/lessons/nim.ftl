# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

lesson-binary-title = 二進位：2 的冪
lesson-binary-game = 把 22 拆成 2 的冪，取走最小的一項；對方走後，再拆一次。
lesson-binary-powers-title = 把數拆成 2 的冪
lesson-binary-powers-text =
    每個數都能唯一地寫成不同的 2 的冪 1、2、4、8、16、……之和：先取能取的最大的，再拆餘下的。例如 13 = 8 + 4 + 1。

    用它來玩一個遊戲：第一步不能取完，以後每步至多取上一步取的個數。取走最小的一項，對方就取不完下一項。
lesson-binary-powers-right = 20 = 16 + 4。取 4 個，對方至多取 4 個，取不完 16。
lesson-binary-powers-wrong = 把總數拆成 2 的冪，最小的一項是幾？
lesson-binary-powers-again = 12 = 8 + 4。取 4 個，對方至多取 4 個，取不完 8。
lesson-binary-digits-title = 0 和 1
lesson-binary-digits-text =
    二進位各位從右往左代表 1、2、4、8、16、……，寫 1 表示有這一項：13 = 8 + 4 + 1 寫成 1101，6 = 4 + 2 寫成 110。最右邊的 1 就是最小的一項。

    還是這個遊戲：什麼時候不允許取走最小的一項？
lesson-binary-digits-right = 16 寫成 10000，只有 1 個 1。最小的一項就是整堆，而第一步不能取完：P 態。
lesson-binary-digits-wrong = 寫成二進位：最右邊的 1 是哪一項？能不能取走它？
lesson-binary-digits-again = 24 寫成 11000，也就是 16 加 8。取走 8，對方取不完 16：N 態。
lesson-binary-cancel-title = 相同的冪互相抵消
lesson-binary-cancel-text = 6 和 5 的互斥或和記作 6 ⊕ 5。把兩個數都拆成 2 的冪，劃掉兩邊都有的，餘下的加起來。6 = 4 + 2，5 = 4 + 1：兩個 4 抵消，剩下 2 + 1 = 3。按直行看：110 和 101 得到 011，數字不同的直行寫 1。
lesson-binary-cancel-right = 6 = 4 + 2，3 = 2 + 1。兩個 2 抵消，剩下 4 + 1 = 5。
lesson-binary-cancel-wrong = 把兩個數拆成 2 的冪。哪幾項兩邊都有？把它們劃掉。
lesson-binary-cancel-again = 7 = 4 + 2 + 1，5 = 4 + 1。4 和 1 抵消，剩下 2。

lesson-nim-title = 尼姆、互斥或和與 Bouton 的證明
lesson-nim-game = 讓互斥或和變成 0；對方一破壞，你就再變成 0。
lesson-nim-pairs-title = 兩堆相等
lesson-nim-pairs-text =
    尼姆：若干堆石子，每次從一堆中取任意多個，取到最後一個者勝。

    只有兩堆時有個簡單的辦法：模仿對方（對稱策略）。對方從一堆取幾個，你就從另一堆取幾個。什麼時候行得通？
lesson-nim-pairs-right = 對方模仿你：你從一堆取幾個，對方就從另一堆取幾個。先無路可走的是你，所以 4 和 4 是 P 態。
lesson-nim-pairs-wrong = 什麼時候每一步都能模仿？這裡誰先走？
lesson-nim-pairs-again = 從 5 裡取 2 個，兩堆都是 3，以後模仿對方：N 態。
lesson-nim-sum-title = 堆的一部分也能抵消
lesson-nim-sum-text =
    5 裡有一個 4 和一個 1，3 裡有一個 2 和一個 1。兩個 1 像相等的兩堆那樣抵消，剩下 4 + 2 = 6，這就是互斥或和：3 ⊕ 5 = 6。

    三堆也一樣：兩堆裡都有的項抵消；只有一堆有，或三堆都有，就剩下一個。
lesson-nim-sum-right = 3 = 2 + 1，5 = 4 + 1。兩個 1 抵消，兩個 4 抵消，剩下 2：3 ⊕ 4 ⊕ 5 = 2。
lesson-nim-sum-wrong = 把每堆寫成 1、2、4 的和，相同的成對劃掉，還剩什麼？
lesson-nim-sum-again = 5 = 4 + 1，6 = 4 + 2。兩個 4 抵消，兩個 2 抵消，剩下 1：2 ⊕ 5 ⊕ 6 = 1。
lesson-nim-repair-title = 讓它變成 0
lesson-nim-repair-text =
    Bouton 定理（1902）：先手必敗當且僅當互斥或和為 0。所以必勝的走法就是讓互斥或和變成 0。

    舉例：3、4、5 的互斥或和是 2。含有 2 的堆可以把它去掉：3 = 2 + 1，變成 3 ⊕ 2 = 1，也就是取走 2 個。
lesson-nim-repair-right = 1 ⊕ 3 ⊕ 6 = 4。只有 6 裡含有 4，6 ⊕ 4 = 2：取 4 個。這時 1 ⊕ 3 ⊕ 2 = 0。
lesson-nim-repair-wrong = 這樣剩下的互斥或和不是 0。先算出互斥或和，再看哪一堆能把它去掉。
lesson-nim-repair-again = 2 ⊕ 4 ⊕ 7 = 1。只有 7 裡含有 1，7 ⊕ 1 = 6：取 1 個。這時 2 ⊕ 4 ⊕ 6 = 0。
lesson-nim-broken-title = 證明的前一半：「互斥或和是 0」
lesson-nim-broken-text =
    甲：「1、2、3 的二進位是 01、10、11，每直行都有兩個 1，互斥或和是 0。」

    乙：「那你取吧。」甲：「我從 3 裡取 1 個。」

    乙：「你只改動了一橫列：11 變成 10，最後一直行只剩一個 1 了。每一步恰好改動一橫列，必有某直行變成奇數個 1。從 0 走不到 0。」
lesson-nim-broken-right = 一步恰好改動一橫列，必有某直行由偶變奇，互斥或和不再是 0。所以每一步都走到 N 態，這正是 P 態的意思。
lesson-nim-broken-wrong = 這不能證明。改動一橫列時，各直行會怎樣？是不是每一步都如此？
lesson-nim-broken-again = 2 ⊕ 4 ⊕ 6 = 0，每直行都是偶數個 1。一步改動一橫列，必有某直行變奇，所以每一步都走到 N 態。
lesson-nim-mended-title = 證明的後一半：「互斥或和不是 0」
lesson-nim-mended-text =
    乙：「1、4、6 寫成 001、100、110，第二直行和第三直行各有奇數個 1。」

    甲：「看最左邊的奇數直行，必有一橫列在這一直行是 1。把這一橫列在各個奇數直行上的數字翻轉：這個 1 變成 0，所以不論右邊怎樣，這個數都變小。這是合法的一步，而且每直行都成了偶數個 1。」

    乙：「終局沒有石子，每直行也是偶數個 1。所以每次都能湊成偶數的人取到最後一個。」

    請輸入堆號和個數：2:3 表示從第 2 堆取 3 個。
lesson-nim-mended-right = 最左邊的奇數直行是第二直行，只有 110 在這一直行是 1。把它的第二、三位翻轉：101，就是 5。從 6 裡取 1 個，這時 1 ⊕ 4 ⊕ 5 = 0。
lesson-nim-mended-wrong = 把各堆寫成二進位。最左邊的奇數直行是哪一直行，哪一橫列在那裡是 1？把這一橫列在奇數直行上的數字都翻轉。
lesson-nim-mended-again = 011、110、111 中只有中間一直行是奇數直行，三橫列在那裡都是 1，翻轉任何一橫列都行：3 變成 1，6 變成 4，或 7 變成 5。

lesson-misere-title = 反尼姆：最後一個不能拿
lesson-misere-game = 先像尼姆那樣讓互斥或和變成 0；只剩一個大堆時，給對方留下奇數個 1。
lesson-misere-ones-title = 全是 1
lesson-misere-ones-text =
    反常規則：取到最後一個石子的人輸。

    先看每堆都只有一個石子的情形：誰都沒有選擇，兩人輪流各取一個。最後一個歸誰？
lesson-misere-ones-right = 你取第一個，對方取第二個，你取第三個，正是最後一個。有奇數個 1 時，先手必敗：P 態。
lesson-misere-ones-wrong = 依次數下去：最後一個石子歸誰？
lesson-misere-ones-again = 你取第一個，對方取第二個，你取第三個，對方只好取最後一個。有偶數個 1 時，先手必勝：N 態。
lesson-misere-last-title = 只有一個大堆
lesson-misere-last-text =
    現在只有一堆不止一個石子，其餘都是 1。輪到的人可以選擇：把這堆全部取走，或只留下一個。兩種走法中，有一種恰好留下奇數個 1。
lesson-misere-last-right = 把 4 全部取走，剩下兩個 1；留下 1 個，就有三個 1，是奇數個：取 3 個。
lesson-misere-last-wrong = 你要留下奇數個 1，別的都沒有。走完以後有幾個 1？
lesson-misere-last-again = 從 3 裡留下 1 個，就有兩個 1；把 3 全部取走，只剩一個 1，對方只好取它。
lesson-misere-same-title = 在此之前，照尼姆走
lesson-misere-same-text =
    大堆（不止一個石子的堆）至少有兩個時，和平常一樣讓互斥或和變成 0。

    為什麼？互斥或和是 0 而有一個大堆，那麼至少還有一個大堆，所以對方一步不可能只留下 1。對方早晚會留下單獨一個大堆，這時輪到你選擇，就像上一張卡片那樣。
lesson-misere-same-right = 2 ⊕ 3 = 1，所以把 4 變成 1：取 3 個。互斥或和是 0，還剩兩個大堆。
lesson-misere-same-wrong = 走完以後至少還有兩個大堆。按平常的尼姆該怎麼走？
lesson-misere-same-again = 4 ⊕ 6 = 2，所以把 3 變成 2：取 1 個。互斥或和是 0，三堆都是大堆。

lesson-staircase-title = 階梯賽局與 Moore 尼姆
lesson-staircase-game = 哪幾級要算？在這幾級上走尼姆；有石子來到這幾級，就馬上原樣移下去。
lesson-staircase-even-title = 原樣移下去
lesson-staircase-even-text =
    石子放在第 1、2、3、……級臺階上，每次把某一級的若干個石子移到下一級；移到地面（第 0 級）就不再動。不能走者輸。

    來到第 1 級的石子，下一步就可以原樣移到地面。
lesson-staircase-even-right = 不論你移幾個到第 1 級，對方都把這幾個移到地面。對方總有應對：P 態。
lesson-staircase-even-wrong = 哪些石子移下來以後，能被原樣移走？
lesson-staircase-even-again = 把第 1 級的石子移到地面，剩下的都在第 2 級。對方移下幾個，你就移走幾個：N 態。
lesson-staircase-odd-title = 奇數級上的尼姆
lesson-staircase-odd-text =
    從奇數級移走的石子到了偶數級，不再算數，等於從尼姆堆中取走。從上面來到奇數級的石子，可以馬上原樣移下去。所以只看奇數級，把它們當作尼姆的各堆。
lesson-staircase-odd-right = 1 ⊕ 3 = 2。第 3 級可以變成 3 ⊕ 2 = 1：從那裡移走 2 個。或者把第 2 級的兩個都移下來，第 1 級就有 3 個。這兩步都使第 1 級和第 3 級一樣多。
lesson-staircase-odd-wrong = 只看第 1 級和第 3 級：你走完以後，它們一樣多嗎？
lesson-staircase-odd-again = 2 ⊕ 5 = 7。第 3 級可以變成 5 ⊕ 7 = 2：從那裡移走 3 個。或者把第 2 級的 3 個都移下來，2 + 3 = 5。這兩步都使第 1 級和第 3 級一樣多。
lesson-staircase-moore-title = 一次可動兩堆
lesson-staircase-moore-text = Moore 尼姆，k = 2：每次可以從一堆或兩堆中取，每堆取多少任意。仍寫成二進位，數每直行有幾個 1，但要模 3（也就是 k + 1），即只看除以 3 的餘數。先手必敗當且僅當每直行模 3 都是 0（Moore 1910）。
lesson-staircase-moore-right = 01、10、11：每直行兩個 1，2 模 3 不是 0，所以是 N 態。
lesson-staircase-moore-wrong = 寫成二進位，數每直行有幾個 1。是不是都是 3 的倍數？
lesson-staircase-moore-again = 01、10、11、11：每直行三個 1，3 模 3 是 0，所以是 P 態。
lesson-staircase-columns-title = 讓每直行都是 3 的倍數
lesson-staircase-columns-text =
    要贏，就從左到右一直行一直行地修。你可以動兩堆，所以一直行裡至多能改兩個數字，只要兩堆都變小。
lesson-staircase-columns-right = 10、10、11：左直行三個 1，右直行一個。從 3 裡取 1 個，右直行就沒有了。
lesson-staircase-columns-wrong = 數一數走完以後每直行有幾個 1。哪一直行不是 3 的倍數？
lesson-staircase-columns-again = 100、100、110：左直行三個 1，中間一直行一個。從 6 裡取 2 個，中間一直行就沒有了。
