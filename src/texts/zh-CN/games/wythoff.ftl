wythoff-name = 威佐夫博弈
wythoff-aliases = 威佐夫, 威佐夫游戏, 威佐夫尼姆, wythoff博弈
wythoff-summary = 从两堆中的一堆取，或从两堆中取同样多。
wythoff-rules =
    有两堆石子。每步从一堆取至少一个，或者从两堆各取同样多。写 a=2（或更大）时，两堆取的个数可以不同，但相差要小于 a。

    局面写成两个数：wythoff 3 5，或 wythoff 3 5 a=2。走法写成“堆号:个数”，如 1:2；两堆都取写成 2,2。

    例：wythoff 2 3。你走 1,1 以后，剩下 1 和 2：对方只能变成 0 和 2、1 和 1、1 和 0 或 0 和 1，你每次都能一步取完。
wythoff-ruling = { $a ->
    [1] 从一堆取至少 1 个，或者从两堆取同样多。
   *[other] 从一堆取至少 1 个，或者两堆都取，但两堆所取的个数相差要小于 { $a }。
  }

wythoff-theorem = 威佐夫定理（Wythoff 1907；a > 1 时 Fraenkel 1982）
wythoff-decides = 判断依据：必败局面（奇异局势）是一列数对。<strong>两堆恰好是其中一对时，轮到谁走谁输；否则先手必胜。</strong>
wythoff-works =
    每个正整数恰好属于一对，各对的差互不相同。所以从一对走不到另一对：只取一堆，另一堆不变，而它不属于别的对；两堆都取，{ $a ->
        [1] 差不变，而别的对差都不同
       *[other] 差的变化小于 { $a }，而不同的对差至少相差 { $a }
    }。{ $outcome ->
        [N] 而其他局面（比如现在）总有一步能走到某一对。
       *[P] 现在正是一对：你无论怎么走，对方都能再走到某一对。
    }
wythoff-reason = { $outcome ->
    [N] 奇异局势是 { $list }……这一步走到其中之一，而从一个奇异局势走不到另一个。
   *[P] ({ $small }, { $large }) 是奇异局势 { $list }……中的第 { $n } 对。你怎么取，对方都能再走到一个奇异局势。
  }
wythoff-pairs =
    <strong>数对的产生：</strong>第 0 对是终局 (0, 0)，轮到走的一方已经输了。第 n 对的较小数是还没有用过的最小正整数，较大数比它大 { $gap }。所以每个正整数恰好用一次。

    <strong>从一对走不到另一对：</strong>只取一堆时另一堆不变，它只属于一对；两堆都取时{ $a ->
        [1] 差不变，而各对的差都不同
       *[other] 差的变化小于 { $a }，而两对的差至少相差 { $a }
    }。

    <strong>从其他局面能走到某一对：</strong>设较小的一堆是 x。若 x 的搭档比另一堆小，就把另一堆减到这个搭档。否则 x 是它那一对的较小数，两堆之差比这一对的差小；从两堆都取，可以走到更前面的、差{ $a ->
        [1] 恰好与它相等
       *[other] 与它相差小于 { $a }{" "}
    }的一对。
wythoff-formula-title = 第 n 对的较小数是 ⌊n·α⌋（Beatty 1926）
wythoff-formula = 设 α = { $alpha }，β = α + { $a }，则 1/α + 1/β = 1；又 { $a }² + 4 不是平方数，所以 α 是无理数。在 ⌊α⌋、⌊2α⌋、……中小于 N 的恰有 ⌊N/α⌋ 个，在 ⌊β⌋、⌊2β⌋、……中恰有 ⌊N/β⌋ 个。N/α 与 N/β 都不是整数而和为 N，所以合计 N − 1 个，对每个 N 都如此：每个正整数恰好出现一次。又 ⌊nβ⌋ = ⌊nα⌋ + { $gap }，两列都随 n 递增，所以 ⌊nα⌋ 就是还没有用过的最小正整数：这正是那一列数对。

wythoff-losing-pairs =
    必败的数对，除终局 (0, 0) 外依次是：{ $list }、……。第 n 对的较小数是还没有用过的最小正整数，较大数比它大 { $gap }。

    { $isPair ->
        [yes] 这两堆正是第 { $n } 对。
       *[no] 按两堆之差，只可能是第 { $n } 对 ({ $small }, { $large })，但并不是。
    }
wythoff-certified = 不列表也能判断：第 n 对的较小数是 ⌊n·α⌋，α = { $alpha }。n = { $n } 时得 { $small }，用两个乘积就能验证：{ $squareBelow } = { $below } 小于 0，{ $squareAbove } = { $above } 大于 0。
wythoff-reached = 一步就能走到<strong>{ $pairs }</strong>。
wythoff-pair = { $n ->
    [0] 终局 (0, 0)
   *[other] 第 { $n } 对 ({ $small }, { $large })
  }
wythoff-pair-comma = 、
wythoff-pair-or = ，或
wythoff-take-both = { $same ->
    [yes] 从两堆各取 { $first } 个（剩下 { $left1 } 和 { $left2 }）
   *[no] 从第 1 堆取 { $first } 个、第 2 堆取 { $second } 个（剩下 { $left1 } 和 { $left2 }）
  }
