subtraction-name = 减法游戏
subtraction-aliases = 取数游戏, 减法博弈, 减法
subtraction-summary = 从一堆中取走集合里的某个数。
subtraction-rules =
    有若干堆石子和一个数的集合。每步选一堆，取走的个数必须是集合中的数。

    局面写成各堆和集合：subtraction 10 7 s=1,3,4。有名字的集合：s=squares（平方数）、s=fibonacci（斐波那契数）、s=divisors（这一堆个数的真约数）。走法写成“堆号:个数”：1:3。

    例：subtraction 5 s=1,3,4。你走 1:3 以后，剩下 2 个：对方只能取 1 个，你取最后一个。
subtraction-ruling = { $set ->
    [squares] 选一堆，取的个数必须是平方数（1、4、9、16……）。
    [fibonacci] 选一堆，取的个数必须是斐波那契数（1、2、3、5、8……）。
    [divisors] 选一堆，取的个数必须整除这一堆的个数，但不能取光。
   *[several] 选一堆，取 { $numbers } 个。
  }

subtraction-theorem = 减法游戏：mex 递推（Golomb 1966）
subtraction-period-title = Golomb 周期定理（1966）
subtraction-decides = 判断依据：从小到大计算每堆的 SG 值：取走{ subtraction-taken }以后，各种剩余的 SG 值中，没有出现的最小非负整数（mex）。<strong>只有一堆时，SG 值为 0 则先手必败。</strong>
subtraction-taken = { $set ->
    [squares] 一个平方数
    [fibonacci] 一个斐波那契数
    [one] {" "}{ $numbers } 个
   *[several] {" "}{ $numbers } 之一
  }
subtraction-reason = 必败的堆是 { $list }{ $period ->
    [none] {" "}等。
   *[other] { $from ->
        [0] ……（周期 { $period }）。
       *[other] ……（从 { $from } 起周期 { $period }）。
    }
  }{ $outcome ->
    [N] 这一步留下 { $left }，正是其中之一。
   *[P] { $left } 正是其中之一：怎么取，留下的都是对方必胜的堆。
  }
subtraction-works =
    { $period ->
        [none] {""}
       *[other] { $preperiod ->
            [0] SG 值以 { $period } 为周期，所以一张小表就够判断任意大的堆。
           *[other] SG 值从 { $preperiod } 个起以 { $period } 为周期，所以一张小表就够判断任意大的堆。
        }
    }SG 值为 0 的局面走不到 SG 值为 0 的局面，不为 0 时总能走到。{ $outcome ->
        [N] 所以你每步之后都使异或和为 0，对方先无路可走。
       *[P] 现在异或和为 0，对方每步之后又都能使它为 0，你先无路可走。
    }
subtraction-proof =
    <strong>SG 值：</strong>由 mex，后继的 SG 值都与它不同，而每个更小的值都有后继取到。这正是尼姆堆的性质，所以几堆之和由异或和决定。

    { $period ->
        [none] <strong>没有周期：</strong>这个集合没有已证明的周期；SG 值是从 0 个起逐个算到这一堆的。
       *[other] <strong>周期：</strong>一次最多取 { $largest } 个，所以每个 SG 值只由它前面的 { $largest } 个值决定。连续 { $largest } 个值在相隔 { $period } 处重复出现，其后的值由它们决定，于是永远重复：这是证明，不只是观察。
    }

    <strong>终局：</strong>无法再取的堆没有后继，SG 值为 0。

subtraction-divisor-theorem = 2 的幂次（取真约数）
subtraction-divisor-decides = 判断依据：这一堆的个数能被 2 除几次。<strong>SG 值就是其中因子 2 的次数；奇数个时先手必败。</strong>
subtraction-divisor-worth = 一堆的 SG 值是它能被 2 除几次。
subtraction-divisor-reason = { $outcome ->
    [N] 这一步留下奇数 { $heap }。奇数的约数都是奇数，对方只能留下偶数，你再取 1 个又变回奇数。
   *[P] { $heap } 是奇数，约数都是奇数。你只能留下偶数，对方取 1 个又变回奇数。
  }
subtraction-divisor-works =
    { $outcome ->
        [N] 奇数的约数都是奇数，所以对方从奇数堆只能留下偶数；从偶数堆你取 1 个，又留下奇数。
       *[P] 奇数的约数都是奇数，所以你从奇数堆只能留下偶数，对方取 1 个又变回奇数。
    }几堆时，各堆中 2 的次数就像尼姆堆。
subtraction-divisor-proof =
    <strong>能走到更小的值：</strong>设个数是 2^a·奇数。对 b < a，2^b 是真约数，取走以后剩下的数里 2 的次数恰好是 b。

    <strong>走不到相同的值：</strong>约数中 2 的次数至多是 a。若小于 a，剩下的数次数与约数相同，比 a 小；若等于 a，两者都是 2^a 乘奇数，奇数之差是偶数，剩下的数次数更大。

    <strong>所以 mex 等于 a。</strong>1 没有真约数，不能再取，次数为 0。

subtraction-heap = 个数
subtraction-value = SG 值
subtraction-no-period = 每个值是取一次以后各值的 mex。没有已证明的周期。
subtraction-period =
    { $preperiod ->
        [0] SG 值以 { $period } 为周期
       *[other] 从 { $preperiod } 个起，SG 值以 { $period } 为周期
    }{ $shown ->
        [yes] ：{ $before }<strong>[ { $round } ]</strong>，如此反复
       *[no] {""}
    }。这是已证明的：从 { $preperiod } 个起的连续 { $window } 个值，从 { $again } 个起完全重复。
subtraction-heap-value = { $same ->
    [none] { $heap } 个的 SG 值是 <strong>{ $value }</strong>。
   *[other] { $heap } 个与 { $same } 个在周期中的位置相同，SG 值是 <strong>{ $value }</strong>。
  }
subtraction-power-of-two = { $heap ->
    [0] 0 个的堆无法再走：SG 值为 <strong>{ $power }</strong>。
   *[other] { $heap } = 2^{ $power } × { $odd }：SG 值为 <strong>{ $power }</strong>。
  }

subtraction-misere-theorem = 反常规则下的减法游戏（Ferguson 1974）
subtraction-misere-proof =
    <strong>配对：</strong>能取的最小个数是 { $least }。x 个的堆值为 0，当且仅当 x + { $least } 个的堆值为 1。

    若 x 的值为 0，则 x + { $least } 有值为 0 的后继。假如 x + { $least } 的值大于 1，则另有一种取法，取 t 个，使 x + { $least } − t 的值为 1；由归纳，x − t 的值为 0，而它是 x 的后继，值却与 x 相同，矛盾。

    若 x + { $least } 的值为 1 而 x 的值不为 0，则有 t 使 x − t 的值为 0；由归纳，x − t + { $least } 的值为 1，而它是 x + { $least } 的后继，值却相同，矛盾。

    <strong>小局面</strong>是值为 0 或 1 的堆；值更大的堆两者都能走到。只需验证 (a)：设 n 的值为 0 且还能取。n − { $least } 的值不为 0，所以有 t 使 n − { $least } − t 的值为 0；由配对，n − t 的值为 1，而它正是 n 的后继。
