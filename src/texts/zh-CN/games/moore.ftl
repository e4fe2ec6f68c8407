moore-name = Moore 尼姆
moore-aliases = 摩尔尼姆, nim-k, 摩尔, moore尼姆, k堆尼姆
moore-summary = 选 1 到 k 堆，从选中的每堆各取至少一个。
moore-rules =
    有若干堆石子。每步选至少一堆、至多 k 堆，从所选的每一堆各取至少一个，多少不限。k=1 就是普通尼姆。

    局面写成各堆的个数和 k：moore 3 4 5 k=2。走法写成“堆号:个数”，用逗号隔开：1:2,3:1 表示从第 1 堆取 2 个、从第 3 堆取 1 个。

    例：moore 1 1 1 1 k=2。你走 1:1 以后，剩下三堆，各 1 个：对方取一堆或两堆，你取走其余的。
moore-ruling = { $k ->
    [1] 选一堆，至少取 1 个，多少不限。
    [2] 选 1 或 2 堆，从选中的每堆各取至少 1 个，多少不限。
   *[other] 选 1 到 { $k } 堆，从选中的每堆各取至少 1 个，多少不限。
  }

moore-theorem = Moore 定理（1910）
moore-decides = 判断依据：把每堆的个数写成二进制，逐列数 1 的个数。<strong>若每一列 1 的个数都是 { $modulus }（即 k + 1）的倍数，则轮到谁走谁输。</strong>
moore-reason = { $outcome ->
    [N] 这一步使二进制每一列 1 的个数都是 { $modulus } 的倍数，比一步能动的堆数多 1。对方一走就会破坏，你总能恢复。
   *[P] 二进制每一列 1 的个数都是 { $modulus } 的倍数，比一步能动的堆数多 1。你一走就会破坏，对方总能恢复。
  }
moore-works = { $outcome ->
    [N] 你从最左一列到最右一列，把每列 1 的个数都变成 { $modulus } 的倍数：在某一列由 1 变 0 的堆，右边各列可以任意改。对方无论怎么走，总有一列少掉 1 到 { $k } 个 1，不再全是倍数，你又能补好；最后一次补齐就是取走最后一个。
   *[P] 你无论怎么走，只动 1 到 { $k } 堆。在发生改变的最左一列，改变的堆都是 1 变 0，所以这一列少掉 1 到 { $k } 个 1，不再是 { $modulus } 的倍数，对方就能补好；最后一次补齐就是取走最后一个。
  }
moore-proof =
    <strong>全是倍数时：</strong>变小的堆在它改变的最左一位上由 1 变 0。所以在发生改变的最左一列，只会少掉 1 到 { $k } 个 1，不再是 { $modulus } 的倍数。

    <strong>不全是倍数时：</strong>从左到右逐列处理。设已有 r 堆变小（开始时 r = 0），它们右边的各位可以任意取。设下一列中其余各堆有 t 个 1，t 除以 { $modulus } 的余数为 c。若 c 不超过 { $k } − r，就让这 t 堆中的 c 堆在这一位由 1 变 0；否则在那 r 堆中给 { $modulus } − c 堆填上 1（不超过 r 堆）。那 r 堆在这一列的其余各位取 0。这样个数成为 { $modulus } 的倍数，变小的堆至多 { $k } 个。在第一个不是倍数的列上 r = 0，所以至少有一堆变小，是一步合法的走法。

    <strong>终局：</strong>没有石子时各列全是 0，轮到走的一方已经输了。

moore-misere-theorem = 反常规则的 Moore 尼姆（依 Moore 1910）
moore-misere-decides = { $big ->
    [0] 判断依据：各堆都是 0 或 1。<strong>若 1 的个数除以 { $modulus }（即 k + 1）余 1，则轮到谁走谁输。</strong>
   *[other] 判断依据：只要还有一堆不少于 2 个，就和正常规则一样：<strong>若二进制每一列 1 的个数都是 { $modulus }（即 k + 1）的倍数，则轮到谁走谁输。</strong>
  }
moore-misere-reason = { $ones ->
    [none] 只要还有不少于 2 个的堆，就和正常规则一样：{ $outcome ->
        [N] 这一步使二进制每一列 1 的个数都是 { $modulus } 的倍数，此后你总能恢复。
       *[P] 二进制每一列 1 的个数都是 { $modulus } 的倍数，而你一走就会破坏，对方总能恢复。
    }
   *[other] { $outcome ->
        [N] 这一步留下 { $ones } 堆，每堆 1 个，比 { $modulus } 的倍数多 1。对方取几堆，你就与对方凑成 { $modulus } 堆，最后一堆归对方取。
       *[P] 现在有 { $ones } 堆，每堆 1 个，比 { $modulus } 的倍数多 1。你取几堆，对方都能与你凑成 { $modulus } 堆，最后一堆归你取。
    }
  }
moore-misere-works = { $big ->
    [0] { $outcome ->
        [N] 你使剩下的堆数除以 { $modulus } 余 1。对方取 1 到 { $k } 个，你总能与对方凑成 { $modulus } 个，最后一个归对方取。
       *[P] 你取 1 到 { $k } 个，对方总能与你凑成 { $modulus } 个，最后一个归你取。
    }
   *[other] { $outcome ->
        [N] 你使各列 1 的个数都成为 { $modulus } 的倍数，在大堆（不少于 2 个）还没有取完时一直保持。全是倍数时，大堆要么没有，要么至少有 { $modulus } 堆，而一步至多动 { $k } 堆，所以能一次把大堆全部变小的只能是你。这时你只留下只有 1 个石子的堆，并使堆数除以 { $modulus } 余 1，对方必败。
       *[P] 现在各列 1 的个数都是 { $modulus } 的倍数，在大堆（不少于 2 个）还没有取完时对方能一直保持。全是倍数时，大堆至少有 { $modulus } 堆，而一步至多动 { $k } 堆，所以能一次把大堆全部变小的只能是对方。这时对方只留下只有 1 个石子的堆，并使堆数除以 { $modulus } 余 1，你必败。
    }
  }
moore-misere-proof =
    <strong>每堆都只有 1 个：</strong>每步取走 1 到 { $k } 堆。必败的堆数是 1、1 + { $modulus }、1 + 2·{ $modulus }、……：从其中一个走不到另一个，而从其他正整数都能一步走到其中一个。堆数为 0 时，轮到走的一方已经赢了。

    <strong>有大堆（不少于 2 个）且全是倍数：</strong>最左一列至少有 { $modulus } 个 1，所以大堆至少有 { $modulus } 堆。走一步以后至少还剩一个大堆，而且不再全是倍数（引用 Moore 1910），即下一种情形。

    <strong>有大堆而不全是倍数：</strong>按 Moore 的方法（引用）补成倍数。若还剩大堆，另一方必败。若不剩，则大堆都被改动；设大堆有 b 堆（不超过 { $k }），只有 1 个石子的有 m 堆。这时改走另一步：每个大堆留 0 个或 1 个，再取走至多 { $k } − b 堆只有 1 个石子的。剩下的堆数可以取到从 m − ({ $k } − b)（若为负则从 0）到 m + b 的每个数：要么是连续 { $modulus } 个数，要么从 0、1 开始，其中必有一个除以 { $modulus } 余 1。

moore-wide = { $odd ->
    [0] 共有 { $width } 列，太宽，不在这里列表；每列 1 的个数都是 { $modulus } 的倍数。
   *[other] 共有 { $width } 列，太宽，不在这里列表；其中 { $odd } 列 1 的个数不是 { $modulus } 的倍数。
  }
moore-heap = 第 { $number } 堆
moore-column = 每列 1 的个数
moore-remainder = 除以 { $modulus } 的余数
moore-more = 还有 { $count } 行没有列出，但已计入。

moore-take-several = { $more ->
    [0] { $takes }
   *[other] { $takes }，以及另外 { $more } 堆
  }
moore-take = 从第 { $heap } 堆取 { $amount } 个（{ $from } → { $left }）
moore-takes-and = 、
moore-expected-heaps-and-amounts = 堆号和个数，例如 1:2 或 1:2,3:1
moore-fault-heap-twice = 同一堆出现了两次
moore-fault-too-many-heaps = 超过了 k 堆
