lesson-outcomes-end-right = 取 1 个剩 2 个，取 2 个剩 1 个，对方都能一次取完。两个都是 N 态，所以 3 是 P 态。
lesson-outcomes-end-wrong = 两种走法都试一下：3 − 1 = 2，3 − 2 = 1。接下来对方会怎么走？
lesson-outcomes-back-right = 从 6 只能走到 5 或 4。对方从 5 取 2 个、从 4 取 1 个，都让你面对 P 态 3。两个都是 N 态，也没有第三种走法。
lesson-outcomes-back-wrong = 看看 6 能走到哪里：5 和 4。要证明是 P 态，必须说到每一步。
lesson-outcomes-zermelo-right = 6 − 2 = 4，而 4 是 P 态：对方取完剩 3、2 或 1 个，你一次取光。
lesson-outcomes-zermelo-wrong = 数一数走完以后剩几个，应该是 0、4 或 8。

lesson-bash-mirror-right = 每一步都能被凑成 4 个：12、8、4、0。面对 12 个的人必败。
lesson-bash-mirror-wrong = 12 是 4 的倍数吗？那么谁总能凑成 4 个？
lesson-bash-remainder-right = 10 = 4 + 4 + 2。取走 2 个，对方面对 8 个，以后你每次凑成 4 个。
lesson-bash-remainder-wrong = 这样对方面对的不是 4 的倍数。10 除以 4 余几？
lesson-bash-rule-right = 至多取 4 个时，必败的是 4 + 1 = 5 的倍数。21 − 1 = 20，20 = 4 · 5。
lesson-bash-rule-wrong = 必败的是 4 + 1 = 5 的倍数。比 21 小的最近一个是几？

lesson-nim-pairs-right = 后手照抄：先手从一堆取几个，后手就从另一堆取几个。后手总有一步可走，先无路可走的是先手：4 和 4 是 P 态。
lesson-nim-pairs-wrong = 这里是你先走。你每走一步，对方可以怎么做？
lesson-nim-sum-right = 3 = 2 + 1，5 = 4 + 1。两个 1 抵消，两个 4 抵消，剩下 2：3 ⊕ 4 ⊕ 5 = 2。
lesson-nim-sum-wrong = 把 3、4、5 写成 1、2、4 的和，相同的成对划掉，还剩什么？
lesson-nim-repair-right = 1 ⊕ 3 ⊕ 6 = 4。只有 6 里含有 4，6 ⊕ 4 = 2：取 4 个。这时 1 ⊕ 3 ⊕ 2 = 0。
lesson-nim-repair-wrong = 这样剩下的异或和不是 0。先算 1、3、6 的异或和，再看哪一堆能把它去掉。
lesson-nim-broken-right = 一步恰好改动一行，必有某列由偶变奇，异或和不再是 0。所以每一步都走到 N 态，这正是 P 态的意思。
lesson-nim-broken-wrong = 这不能证明。要证明是 P 态，必须说到每一步。改动一行时，各列会怎样？
lesson-nim-mended-right = 最左边的奇数列是第二列，只有 110 在这一列是 1。把它的第二、三位翻转：101，就是 5。从 6 里取 1 个，这时 1 ⊕ 4 ⊕ 5 = 0。
lesson-nim-mended-wrong = 这样还有奇数列。最左边的奇数列是第二列：001、100、110 中哪一行在那里是 1？翻转它的第二、三位。

lesson-mex-missing-right = 有 0，没有 1：mex {"{"}0, 2, 3{"}"} = 1。
lesson-mex-missing-wrong = 从 0 数起，第一个不在 0、2、3 中的数是几？
lesson-mex-value-right = 5 走到 4、2、1，值是 2、0、1：mex {"{"}0, 1, 2{"}"} = 3。
lesson-mex-value-wrong = 查一查 4、2、1 的值，缺的最小的数是几？
lesson-mex-zero-right = 6、4、3 的值是 2、2、1，其中没有 0，所以 7 的值是 0：P 态。
lesson-mex-zero-wrong = 查一查 6、4、3 的值。你能把 0 留给对方吗？

lesson-sums-together-right = 巴什 5 的值是 1，尼姆 2 的值是 2，1 ⊕ 2 = 3。
lesson-sums-together-wrong = 两个值是 1 和 2，它们的异或和是多少？
lesson-sums-where-right = 尼姆 4 可以变成 4 ⊕ 5 = 1，这时两个值都是 1。巴什 5 的值要变成 1 ⊕ 5 = 4，而那里没有一步能做到。
lesson-sums-where-wrong = 巴什 5 的值要变成 1 ⊕ 5 = 4，那里没有一步能做到。
lesson-sums-move-right = 有两步能赢：尼姆 2 取 1 个，两个值都是 1；或巴什 5 取 3 个，两个值都是 2。相等就抵消：1 ⊕ 1 = 0，2 ⊕ 2 = 0。
lesson-sums-move-wrong = 这样两个值不相等。巴什 5 的值是 1，尼姆 2 的值是 2，哪一步能让它们相等？

lesson-periods-values-right = 5、3、2 个的值是 3、1、0：mex {"{"}0, 1, 3{"}"} = 2。
lesson-periods-values-wrong = 在数列里查 5、3、2 个的值，缺的最小的数是几？
lesson-periods-period-right = 0 1 0 1 2 3 2，接着又是 0 1 0 1 2 3 2：7 个值。下一个值只看前 4 个，所以一直这样下去。
lesson-periods-period-wrong = 看数列从哪里重新开始：从那里到末尾都要与开头一致，而且没有更短的一段能做到。
lesson-periods-far-right = 100 = 14 · 7 + 2，所以 100 个的值和 2 个的一样，是 0：P 态。
lesson-periods-far-wrong = 余数是 2。2 个的值是多少？

lesson-wythoff-queen-right = 从 (0, 2)、(1, 1)、(1, 0)、(0, 1)，对方都能一步回家。它们都是 N 态，所以 (1, 2) 是 P 态。
lesson-wythoff-queen-wrong = 把 (0, 2)、(1, 1)、(1, 0)、(0, 1) 逐个试一下：对方能一步回家吗？
lesson-wythoff-pairs-right = 差是 1 的是 (1, 2)。两堆各取 2 个，(3, 4) 就变成 (1, 2)。
lesson-wythoff-pairs-wrong = 你留下的不是必败数对。哪一对的差是 1？
lesson-wythoff-golden-right = 6.47… 取整是 6，正是较小的一堆。所以 (6, 10) 是第 4 个必败数对：P 态。
lesson-wythoff-golden-wrong = 把 6.47… 取整，是不是较小的那一堆？
lesson-wythoff-move-right = 两堆各取 2 个，(6, 9) 变成 (4, 7)，差仍是 3。
lesson-wythoff-move-wrong = 保持差 3 不变：两堆各取几个，能从 (6, 9) 走到那一对？

lesson-fibonacci-sum-right = 33 − 21 = 12，12 − 8 = 4，4 − 3 = 1。所以 33 = 21 + 8 + 3 + 1。
lesson-fibonacci-sum-wrong = 从能取的最大的 21 开始，再取 12 以内最大的，依此类推。
lesson-fibonacci-smallest-right = 20 = 13 + 5 + 2。取走 2 个，对方至多取 4 个，取不完下一项 5。
lesson-fibonacci-smallest-wrong = 看 20 = 13 + 5 + 2 的各项：取哪一项，对方才取不完下一项？
lesson-fibonacci-lost-right = 13 是斐波那契数，只有一项，就是整堆，而第一步不能取完。不论你取几个，对方都取余下的最小一项：P 态。
lesson-fibonacci-lost-wrong = 13 是斐波那契数吗？那么它最小的一项是什么，你能取走吗？

lesson-staircase-even-right = 先手移几个到第 1 级，后手就把这几个移到地面。后手总有应对：P 态。
lesson-staircase-even-wrong = 假设你把一个石子移到第 1 级，对方会怎么处理它？
lesson-staircase-odd-right = 1 ⊕ 3 = 2。第 3 级可以变成 3 ⊕ 2 = 1：从那里移走 2 个。或者第 1 级变成 1 ⊕ 2 = 3：把第 2 级的两个都移下来。这两步都使第 1 级和第 3 级一样多。
lesson-staircase-odd-wrong = 第 2 级不算。你走完以后，第 1 级和第 3 级一样多吗？
lesson-staircase-moore-right = 每列有两个 1，而 2 模 3 不是 0，所以是 N 态。
lesson-staircase-moore-wrong = 每列加起来都是 2，模 3 是 0 吗？
lesson-staircase-columns-right = 从 3 里取 1 个，剩下 2、2、2：左列有三个 1，右列没有。
lesson-staircase-columns-wrong = 这样还有某列不是三的倍数。现在只有右列不对：哪一堆在那里是 1？

lesson-coins-turtles-right = 2 ⊕ 3 = 1 比 2 小，而 4 ⊕ 3 = 7、5 ⊕ 3 = 6 都更大。所以 2 要变成 1：翻第 2 枚和第 1 枚。
lesson-coins-turtles-wrong = 2、4、5 中，哪一个与 3 异或以后变小？
lesson-coins-mock-right = 第 1 枚值 1，第 3 枚值 4，1 ⊕ 4 = 5。
lesson-coins-mock-wrong = 在 1、2、4、7 中查第 1 枚和第 3 枚的值，异或和是多少？
lesson-coins-ruler-right = 第 2 枚值 2，第 3 枚值 1，2 ⊕ 1 = 3。
lesson-coins-ruler-wrong = 在 1、2、1、4 中查第 2 枚和第 3 枚的值，异或和是多少？

lesson-hackenbush-stalk-right = 删一条边，剩下一条边或什么都不剩，就像从 2 个石子的尼姆堆走到 1 或 0。值是 2。
lesson-hackenbush-stalk-wrong = 从地面往上数边。删一条边可以留下多长的杆？
lesson-hackenbush-colon-right = 两根枝条：1 ⊕ 1 = 0。下面那条边上接着 0：0 + 1 = 1。
lesson-hackenbush-colon-wrong = 先把两根枝条合起来，再为下面那条边加一。
lesson-hackenbush-fusion-right = 三个点缩到地面上：三个自环，每个值 1。1 ⊕ 1 ⊕ 1 = 1。
lesson-hackenbush-fusion-wrong = 三个点缩成一个，那里有几个自环？它们的异或和是多少？
lesson-hackenbush-cut-right = 删 0–1，全部消失，值是 0。删别的边，这条边还在，上面接着某个 v，值是 v + 1，不会是 0。
lesson-hackenbush-cut-wrong = 0–1 这条边还在，上面接着某个 v，所以留下的值是 v + 1，不会是 0。

lesson-every-longest-right = 巴什 5 最后结束，而且是你赢：取 1 个，对方面对 4 个；尼姆 3 同时全部取走。是 N 态。
lesson-every-longest-wrong = 两个游戏中，哪一个你能拖得更久？那一个谁赢？
lesson-every-rounds-right = 先手在两堆里都输，因为每一步都会被凑成 4 个；最后结束的那一堆也一样。P 态。
lesson-every-rounds-wrong = 一堆是 4 的倍数时谁赢？两堆都是呢？
lesson-every-hurry-right = 巴什 5 取 1 个，对方面对 4 个，你下一步就结束这一堆。巴什 3 至多走 3 步，不会更晚结束。
lesson-every-hurry-wrong = 单看巴什 5：哪一步能给对方留下必败的一堆？

lesson-chomp-steal-right = 要么咬掉最远的一角就能赢，要么对它有一个能赢的应对，而那一口你第一步就可以咬。不论是哪一口，先手必胜：N 态。
lesson-chomp-steal-wrong = 假设你咬掉最远的一角会输，那么对方有一个能赢的应对。这一口你能不能先咬？
lesson-chomp-rows-right = 不论怎么咬，“多一格”都会被破坏，而总有一口能恢复。所以每一步都走到 N 态，直到只剩有毒的一格：P 态。
lesson-chomp-rows-wrong = 这不能证明。要证明是 P 态，每一口都要有应对：哪一口能让第一行又多一格？
lesson-chomp-square-right = 咬第 2 行第 2 列，剩下各有 3 格的两臂，对方咬一臂，你就在另一臂照样咬。
lesson-chomp-square-wrong = 这样没有两条相等的臂可以照样咬。哪一口只剩第一行和第一列？

lesson-patterns-table-right = 8 和 5 个的值是 1 和 0：mex {"{"}0, 1{"}"} = 2。
lesson-patterns-table-wrong = 在数列里查 8 和 5 个的值，缺的最小的数是几？
lesson-patterns-period-right = 0 1 0 1 2，接着又是 0 1 0 1 2：5 个值。
lesson-patterns-period-wrong = 看数列从哪里重新开始，再检查到末尾是否一致。取最短的一段。
lesson-patterns-proof-right = 17 = 3 · 5 + 2，余 2：必败。你留下 16 或 13，余 1 和余 3；对方取 1 个，留下 15 或 12，余 0 和余 2：又是必败。
lesson-patterns-proof-wrong = 17 除以 5 余几？
lesson-patterns-symmetry-right = 击倒 5 根木柱中间的一根，剩下 2 根和 2 根两排，以后在另一排照样走。
lesson-patterns-symmetry-wrong = 这样剩下的不是两排相等的木柱，没法照样走。哪一根在中间？
