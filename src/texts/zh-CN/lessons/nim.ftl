lesson-binary-title = 二进制：2 的幂
lesson-binary-game = 把 22 拆成 2 的幂，取走最小的一项；对方走后，再拆一次。
lesson-binary-powers-title = 把数拆成 2 的幂
lesson-binary-powers-text =
    每个数都能唯一地写成不同的 2 的幂 1、2、4、8、16、……之和：先取能取的最大的，再拆余下的。例如 13 = 8 + 4 + 1。

    用它来玩一个游戏：第一步不能取完，以后每步至多取上一步取的个数。取走最小的一项，对方就取不完下一项。
lesson-binary-powers-right = 20 = 16 + 4。取 4 个，对方至多取 4 个，取不完 16。
lesson-binary-powers-wrong = 把总数拆成 2 的幂，最小的一项是几？
lesson-binary-powers-again = 12 = 8 + 4。取 4 个，对方至多取 4 个，取不完 8。
lesson-binary-digits-title = 0 和 1
lesson-binary-digits-text =
    二进制各位从右往左代表 1、2、4、8、16、……，写 1 表示有这一项：13 = 8 + 4 + 1 写成 1101，6 = 4 + 2 写成 110。最右边的 1 就是最小的一项。

    还是这个游戏：什么时候不允许取走最小的一项？
lesson-binary-digits-right = 16 写成 10000，只有 1 个 1。最小的一项就是整堆，而第一步不能取完：P 态。
lesson-binary-digits-wrong = 写成二进制：最右边的 1 是哪一项？能不能取走它？
lesson-binary-digits-again = 24 写成 11000，也就是 16 加 8。取走 8，对方取不完 16：N 态。
lesson-binary-cancel-title = 相同的幂互相抵消
lesson-binary-cancel-text = 6 和 5 的异或和记作 6 ⊕ 5。把两个数都拆成 2 的幂，划掉两边都有的，余下的加起来。6 = 4 + 2，5 = 4 + 1：两个 4 抵消，剩下 2 + 1 = 3。按列看：110 和 101 得到 011，数字不同的列写 1。
lesson-binary-cancel-right = 6 = 4 + 2，3 = 2 + 1。两个 2 抵消，剩下 4 + 1 = 5。
lesson-binary-cancel-wrong = 把两个数拆成 2 的幂。哪几项两边都有？把它们划掉。
lesson-binary-cancel-again = 7 = 4 + 2 + 1，5 = 4 + 1。4 和 1 抵消，剩下 2。

lesson-nim-title = 尼姆、异或和与 Bouton 的证明
lesson-nim-game = 让异或和变成 0；对方一破坏，你就再变成 0。
lesson-nim-pairs-title = 两堆相等
lesson-nim-pairs-text =
    尼姆：若干堆石子，每次从一堆中取任意多个，取到最后一个者胜。

    只有两堆时有个简单的办法：模仿对方（对称策略）。对方从一堆取几个，你就从另一堆取几个。什么时候行得通？
lesson-nim-pairs-right = 对方模仿你：你从一堆取几个，对方就从另一堆取几个。先无路可走的是你，所以 4 和 4 是 P 态。
lesson-nim-pairs-wrong = 什么时候每一步都能模仿？这里谁先走？
lesson-nim-pairs-again = 从 5 里取 2 个，两堆都是 3，以后模仿对方：N 态。
lesson-nim-sum-title = 堆的一部分也能抵消
lesson-nim-sum-text =
    5 里有一个 4 和一个 1，3 里有一个 2 和一个 1。两个 1 像相等的两堆那样抵消，剩下 4 + 2 = 6，这就是异或和：3 ⊕ 5 = 6。

    三堆也一样：两堆里都有的项抵消；只有一堆有，或三堆都有，就剩下一个。
lesson-nim-sum-right = 3 = 2 + 1，5 = 4 + 1。两个 1 抵消，两个 4 抵消，剩下 2：3 ⊕ 4 ⊕ 5 = 2。
lesson-nim-sum-wrong = 把每堆写成 1、2、4 的和，相同的成对划掉，还剩什么？
lesson-nim-sum-again = 5 = 4 + 1，6 = 4 + 2。两个 4 抵消，两个 2 抵消，剩下 1：2 ⊕ 5 ⊕ 6 = 1。
lesson-nim-repair-title = 让它变成 0
lesson-nim-repair-text =
    Bouton 定理（1902）：先手必败当且仅当异或和为 0。所以必胜的走法就是让异或和变成 0。

    举例：3、4、5 的异或和是 2。含有 2 的堆可以把它去掉：3 = 2 + 1，变成 3 ⊕ 2 = 1，也就是取走 2 个。
lesson-nim-repair-right = 1 ⊕ 3 ⊕ 6 = 4。只有 6 里含有 4，6 ⊕ 4 = 2：取 4 个。这时 1 ⊕ 3 ⊕ 2 = 0。
lesson-nim-repair-wrong = 这样剩下的异或和不是 0。先算出异或和，再看哪一堆能把它去掉。
lesson-nim-repair-again = 2 ⊕ 4 ⊕ 7 = 1。只有 7 里含有 1，7 ⊕ 1 = 6：取 1 个。这时 2 ⊕ 4 ⊕ 6 = 0。
lesson-nim-broken-title = 证明的前一半：“异或和是 0”
lesson-nim-broken-text =
    甲：“1、2、3 的二进制是 01、10、11，每列都有两个 1，异或和是 0。”

    乙：“那你取吧。”甲：“我从 3 里取 1 个。”

    乙：“你只改动了一行：11 变成 10，最后一列只剩一个 1 了。每一步恰好改动一行，必有某列变成奇数个 1。从 0 走不到 0。”
lesson-nim-broken-right = 一步恰好改动一行，必有某列由偶变奇，异或和不再是 0。所以每一步都走到 N 态，这正是 P 态的意思。
lesson-nim-broken-wrong = 这不能证明。改动一行时，各列会怎样？是不是每一步都如此？
lesson-nim-broken-again = 2 ⊕ 4 ⊕ 6 = 0，每列都是偶数个 1。一步改动一行，必有某列变奇，所以每一步都走到 N 态。
lesson-nim-mended-title = 证明的后一半：“异或和不是 0”
lesson-nim-mended-text =
    乙：“1、4、6 写成 001、100、110，第二列和第三列各有奇数个 1。”

    甲：“看最左边的奇数列，必有一行在这一列是 1。把这一行在各个奇数列上的数字翻转：这个 1 变成 0，所以不论右边怎样，这个数都变小。这是合法的一步，而且每列都成了偶数个 1。”

    乙：“终局没有石子，每列也是偶数个 1。所以每次都能凑成偶数的人取到最后一个。”

    请输入堆号和个数：2:3 表示从第 2 堆取 3 个。
lesson-nim-mended-right = 最左边的奇数列是第二列，只有 110 在这一列是 1。把它的第二、三位翻转：101，就是 5。从 6 里取 1 个，这时 1 ⊕ 4 ⊕ 5 = 0。
lesson-nim-mended-wrong = 把各堆写成二进制。最左边的奇数列是哪一列，哪一行在那里是 1？把这一行在奇数列上的数字都翻转。
lesson-nim-mended-again = 011、110、111 中只有中间一列是奇数列，三行在那里都是 1，翻转任何一行都行：3 变成 1，6 变成 4，或 7 变成 5。

lesson-misere-title = 反尼姆：最后一个不能拿
lesson-misere-game = 先像尼姆那样让异或和变成 0；只剩一个大堆时，给对方留下奇数个 1。
lesson-misere-ones-title = 全是 1
lesson-misere-ones-text =
    反常规则：取到最后一个石子的人输。

    先看每堆都只有一个石子的情形：谁都没有选择，两人轮流各取一个。最后一个归谁？
lesson-misere-ones-right = 你取第一个，对方取第二个，你取第三个，正是最后一个。有奇数个 1 时，先手必败：P 态。
lesson-misere-ones-wrong = 依次数下去：最后一个石子归谁？
lesson-misere-ones-again = 你取第一个，对方取第二个，你取第三个，对方只好取最后一个。有偶数个 1 时，先手必胜：N 态。
lesson-misere-last-title = 只有一个大堆
lesson-misere-last-text =
    现在只有一堆不止一个石子，其余都是 1。轮到的人可以选择：把这堆全部取走，或只留下一个。两种走法中，有一种恰好留下奇数个 1。
lesson-misere-last-right = 把 4 全部取走，剩下两个 1；留下 1 个，就有三个 1，是奇数个：取 3 个。
lesson-misere-last-wrong = 你要留下奇数个 1，别的都没有。走完以后有几个 1？
lesson-misere-last-again = 从 3 里留下 1 个，就有两个 1；把 3 全部取走，只剩一个 1，对方只好取它。
lesson-misere-same-title = 在此之前，照尼姆走
lesson-misere-same-text =
    大堆（不止一个石子的堆）至少有两个时，和平常一样让异或和变成 0。

    为什么？异或和是 0 而有一个大堆，那么至少还有一个大堆，所以对方一步不可能只留下 1。对方早晚会留下单独一个大堆，这时轮到你选择，就像上一张卡片那样。
lesson-misere-same-right = 2 ⊕ 3 = 1，所以把 4 变成 1：取 3 个。异或和是 0，还剩两个大堆。
lesson-misere-same-wrong = 走完以后至少还有两个大堆。按平常的尼姆该怎么走？
lesson-misere-same-again = 4 ⊕ 6 = 2，所以把 3 变成 2：取 1 个。异或和是 0，三堆都是大堆。

lesson-staircase-title = 阶梯博弈与 Moore 尼姆
lesson-staircase-game = 哪几级要算？在这几级上走尼姆；有石子来到这几级，就马上原样移下去。
lesson-staircase-even-title = 原样移下去
lesson-staircase-even-text =
    石子放在第 1、2、3、……级台阶上，每次把某一级的若干个石子移到下一级；移到地面（第 0 级）就不再动。不能走者输。

    来到第 1 级的石子，下一步就可以原样移到地面。
lesson-staircase-even-right = 不论你移几个到第 1 级，对方都把这几个移到地面。对方总有应对：P 态。
lesson-staircase-even-wrong = 哪些石子移下来以后，能被原样移走？
lesson-staircase-even-again = 把第 1 级的石子移到地面，剩下的都在第 2 级。对方移下几个，你就移走几个：N 态。
lesson-staircase-odd-title = 奇数级上的尼姆
lesson-staircase-odd-text =
    从奇数级移走的石子到了偶数级，不再算数，等于从尼姆堆中取走。从上面来到奇数级的石子，可以马上原样移下去。所以只看奇数级，把它们当作尼姆的各堆。
lesson-staircase-odd-right = 1 ⊕ 3 = 2。第 3 级可以变成 3 ⊕ 2 = 1：从那里移走 2 个。或者把第 2 级的两个都移下来，第 1 级就有 3 个。这两步都使第 1 级和第 3 级一样多。
lesson-staircase-odd-wrong = 只看第 1 级和第 3 级：你走完以后，它们一样多吗？
lesson-staircase-odd-again = 2 ⊕ 5 = 7。第 3 级可以变成 5 ⊕ 7 = 2：从那里移走 3 个。或者把第 2 级的 3 个都移下来，2 + 3 = 5。这两步都使第 1 级和第 3 级一样多。
lesson-staircase-moore-title = 一次可动两堆
lesson-staircase-moore-text = Moore 尼姆，k = 2：每次可以从一堆或两堆中取，每堆取多少任意。仍写成二进制，数每列有几个 1，但要模 3（也就是 k + 1），即只看除以 3 的余数。先手必败当且仅当每列模 3 都是 0（Moore 1910）。
lesson-staircase-moore-right = 01、10、11：每列两个 1，2 模 3 不是 0，所以是 N 态。
lesson-staircase-moore-wrong = 写成二进制，数每列有几个 1。是不是都是 3 的倍数？
lesson-staircase-moore-again = 01、10、11、11：每列三个 1，3 模 3 是 0，所以是 P 态。
lesson-staircase-columns-title = 让每列都是 3 的倍数
lesson-staircase-columns-text =
    要赢，就从左到右一列一列地修。你可以动两堆，所以一列里至多能改两个数字，只要两堆都变小。
lesson-staircase-columns-right = 10、10、11：左列三个 1，右列一个。从 3 里取 1 个，右列就没有了。
lesson-staircase-columns-wrong = 数一数走完以后每列有几个 1。哪一列不是 3 的倍数？
lesson-staircase-columns-again = 100、100、110：左列三个 1，中间一列一个。从 6 里取 2 个，中间一列就没有了。
