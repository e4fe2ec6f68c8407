flip-name = 翻棋子
flip-aliases = 棋盘翻硬币, 翻棋
flip-summary = 把一个正面翻成反面，同时翻同行或同列中它前面的一枚（或矩形的四个角）。
flip-rules =
    棋盘上放着硬币，位置 (x, y) 从 1 数起。每步选一个正面 (x, y) 翻成反面，同时再翻一枚：(x, b)，b < y；或 (a, y)，a < x。写 rule=product 时改为翻矩形的四个角 (x, y)、(a, y)、(x, b)、(a, b)，a < x，b < y。

    写 rule=A*B（两个翻硬币规则，例如 rule=ruler*mock）时，按 A 选列，按 B 选行，翻转交叉处的所有硬币；最后一列与最后一行交叉处的硬币必须是正面。

    局面写出各个正面：flip 2,3 4,1，flip 4,3 rule=product，或 flip 4,3 rule=ruler*mock；flip none 表示没有正面。走法写成正面和第二枚（或对角）：4,1>2,1；rule=A*B 时写成列和行：3-4*1,3。

    例：flip 1,2 3,1。你走 3,1>2,1 以后，正面剩下 (1, 2) 和 (2, 1)：对方只能翻其中一枚和 (1, 1)，你翻另一枚和 (1, 1)，全部成为反面。
flip-ruling = { $rule ->
    [line] 翻转一枚正面朝上的硬币 (x, y)，同时再翻一枚：(a, y)，a 小于 x；或 (x, b)，b 小于 y。
   *[product] 翻转一枚正面朝上的硬币 (x, y)，同时翻转另外三枚 (a, y)、(x, b)、(a, b)，a 小于 x，b 小于 y。
  }
flip-ruling-places = 位置从 1 数起。翻成正面的硬币以后还可以再翻。

flip-line-theorem = 翻棋子：两堆尼姆（依 Bouton 1902）
flip-line-decides = 判断依据：(x, y) 上的正面相当于 x − 1 和 y − 1 两堆石子，SG 值为 (x − 1) ⊕ (y − 1)。<strong>所有正面的异或和为 0 时，轮到谁走谁输。</strong>
flip-reason = { $rule ->
    [line] (x, y) 上的正面相当于 x − 1 和 y − 1 两堆
   *[product] (x, y) 上的正面相当于 x − 1 与 y − 1 的 Nim 积那么大的一堆
  }{ $list ->
    [none] 。
   *[other] ，这里各个正面的 SG 值是 { $list }{ $left ->
        [yes] （0 不列）。
       *[no] 。
    }
  }
flip-reason-none = { $rule ->
    [line] 正面都在对角线上，到两边的距离是相等的两堆。你动一边，对方就照样动另一边。
   *[product] 正面都在第一行或第一列，SG 值是 0。
  }
flip-line-works = { $outcome ->
    [N] 有一步使异或和变为 0。对方无论怎么翻，都是减小一个正面的一个坐标，异或和必改变，你又能变回 0。
   *[P] 异或和为 0。你无论怎么翻，都是减小一个正面的一个坐标，异或和必改变，对方又能变回 0。
  }
flip-line-proof =
    <strong>一个正面：</strong>翻 (x, y) 和 (x, b)，就是把正面移到 (x, b)：坐标 y 变成更小的正整数。所以 y − 1 是一堆石子，x − 1 也是。注意坐标从 1 数起，x = 1 时已经不能再减。

    <strong>多个正面的 SG 值是异或和 X：</strong>走一步，翻掉值为 g 的正面，再翻一个值为 w 的位置，不论那里原来是正是反，异或和都变为 X ⊕ g ⊕ w。只有一个正面时，这就是从 g 走到 w：w 不会等于 g，而小于 g 的数都取得到。所以异或和不会仍是 X；对 y < X，在两者最高的不同位上有一个正面的值 g 是 1，取 w = g ⊕ X ⊕ y < g，走完就是 y。由归纳，mex 正是 X。
flip-product-theorem = 翻四角：Nim 积（Conway；Lenstra 1978）
flip-product-decides = 判断依据：(x, y) 上的正面 SG 值为 Nim 积 (x − 1) ⊗ (y − 1)。<strong>所有正面的异或和为 0 时，轮到谁走谁输。</strong>
flip-product-works = { $outcome ->
    [N] 有一个矩形使异或和变为 0。对方无论怎么翻都会使它不为 0，你又能变回 0。
   *[P] 异或和为 0。你无论怎么翻都会使它不为 0，对方又能变回 0。
  }
flip-product-value-title = 一个正面的 SG 值就是 Nim 积的定义
flip-product-value =
    <strong>一个正面：</strong>坐标从 0 数起。x 与 y 的 Nim 积定义为：对所有 a < x、b < y，(a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) 中没有出现的最小数。这正是翻掉 (x, y) 后其余三个角的值的 mex。

    <strong>多个正面的 SG 值是异或和 X，</strong>用归纳法：走一步，翻掉值为 g 的正面，再翻三个位置，设它们的值的异或和为 w，不论那里原来是正是反，走完都是 X ⊕ g ⊕ w。只有一个正面时，走完的值是 w：不会等于 g，而小于 g 的数都能得到。所以异或和不会仍是 X；对 y < X，在两者最高的不同位上有一个正面的值 g 是 1，取 w = g ⊕ X ⊕ y < g，走完就是 y。
flip-fields-title = Nim 积构成域（Conway 1976，《On Numbers and Games》第 6 章）
flip-fields = 小于 F = 2、4、16、256、……的数在 ⊕、⊗ 下是域：x < F 时 F ⊗ x = F · x，F ⊗ F = F ⊕ F/2，其余按分配律展开。一个矩形使异或和改变 (x ⊕ a) ⊗ (y ⊕ b)。域中可以作除法：对每个 a，恰有一个 b 给出所要的改变，b < y 时就是一步。

flip-no-heads = 没有正面，异或和为 0。
flip-head-place = 正面
flip-head-value = SG 值
flip-nim-sum = 异或和
flip-more = 还有 { $count } 个正面没有列出，但已计入。
flip-turn = 翻 { $head } 和 { $others }

flip-repeated-place = 位置“{ $place }”重复了：每个正面只写一次。
flip-expected-board-place = 位置 x,y，例如 2,3，或 none
flip-expected-flip-rule = product，或用 * 连接的两个翻硬币规则，例如 ruler*mock
flip-expected-flip-move = 正面和第二个位置，例如 4,1>2,1
flip-fault-no-head-there = 那个位置没有正面
flip-fault-not-by-the-flip-rule = 规则不允许同时翻这几枚

flip-tartan-ruling = 选{ $columns }和{ $rows }，翻转它们交叉处的所有硬币；最后一列与最后一行交叉处的硬币必须是正面。
flip-tartan-chosen = { $kind ->
    [turtles] 一{ flip-tartan-side }或两{ flip-tartan-side }
    [mock] 一至三{ flip-tartan-side }
    [twins] 两{ flip-tartan-side }
    [triplets] 三{ flip-tartan-side }
    [ruler] 任意连续几{ flip-tartan-side }
    [grunt] 第 1、a、n + 1 − a、n { flip-tartan-side }（1 < a < n + 1 − a）
    [run] 连续的一至 { $most } { flip-tartan-side }
   *[max] 任意一至 { $most } { flip-tartan-side }
  }
flip-tartan-side = { $side ->
    [columns] 列
   *[rows] 行
  }
flip-turn-crossings = 翻转第 { $columns } 列 × 第 { $rows } 行
flip-tartan-theorem = Tartan 定理（Conway；Winning Ways 第 14 章）
flip-tartan-reason = 一个正面的值是它在两个一维游戏中的值的 Nim 积。{ $outcome ->
    [N] 你这一步使所有正面的异或和变成 0，以后总能恢复。
   *[P] 所有正面的异或和是 0。你怎么走都会改变它，对方又能变回 0。
  }
flip-tartan-decides = 判断依据：每步同时在列上按 { $columns }、在行上按 { $rows } 选取。(x, y) 处的正面，值是第 x 位和第 y 位的正面在这两个游戏中的值的 Nim 积。<strong>所有正面的异或和为 0 时，先手必败。</strong>
flip-tartan-works = { $outcome ->
    [N] 有一步使异或和变成 0。对方怎么翻都会改变它，你又能变回 0。
   *[P] 异或和是 0。你怎么翻都会改变它，对方又能变回 0。
  }
flip-tartan-value-title = 一个正面的值是 Nim 积
flip-tartan-value =
    <strong>一步改变什么：</strong>设正面所在的列在列游戏中的值为 g，所在的行在行游戏中的值为 h，并设它之前的每枚硬币的值都是两个值的 Nim 积。记其他选中的列的异或和为 a，其他选中的行的异或和为 b。由分配律，除这个正面以外翻转的硬币合在一起的值是 (a ⊗ h) ⊕ (g ⊗ b) ⊕ (a ⊗ b)。

    <strong>不会不变：</strong>它与 g ⊗ h 相差 (g ⊕ a) ⊗ (h ⊕ b)。a 是列游戏中一步之后的值，不会等于 g；同理 b 不等于 h。两个大于 0 的数的 Nim 积大于 0，所以没有一步留下 g ⊗ h。

    <strong>更小的值都能得到：</strong>小于 g 的每个数都可以是 a，小于 h 的每个数都可以是 b。Nim 积 g ⊗ h 的定义，正是对所有 a < g、b < h 都不等于 (a ⊗ h) ⊕ (g ⊗ b) ⊕ (a ⊗ b) 的最小数。所以它就是 mex，由归纳法即这个正面的值。几个正面合在一起的值是异或和。
flip-expected-flip-crossing = 列和行，中间用 * 分开，例如 3-4*1,3

flip-misere-theorem = 反常规则下的翻棋子（依 Gurvich、Ho 2018）
flip-misere-proof =
    把第 1、2 列配对，第 3、4 列配对，依此类推，行也一样，于是棋盘分成 2×2 的方块。除第一个方块外，每个方块都有偶数个正面的局面是小局面。

    (a) 若有正面不在 (1, 1)，则某个正面有一个坐标是偶数：第一个方块里其余三格都是这样，别的方块里若有正面，至少有一个是这样。把它与同一方块里的邻格一起翻，这个方块里正面个数的奇偶不变。

    (b) 一步翻的两枚在同一个方块里，或者在同行或同列的两个方块里。所以只有当恰有一个方块是奇数且它与第一个方块同行或同列，或者恰有两个同行或同列的方块是奇数时，才能一步走成小局面。这时翻较远方块里的一个正面，再翻较近方块里两格中的任一格：两种都走成小局面，而值不同。

    (c) 从小局面走一步，至多有两个方块变成奇数，并且它们同行或同列，再由 (b) 就能走回来。
