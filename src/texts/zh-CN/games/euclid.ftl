euclid-name = 欧几里得游戏
euclid-aliases = 欧几里得, 欧几里得博弈, 辗转相除
euclid-summary = 从大数中减去小数的若干倍，直到出现 0。
euclid-rules =
    有两个正整数。每步从较大的数中减去较小的数的正整数倍，结果不能为负。出现 0 的一对就结束了。可以有若干对数，每步选一对走。

    局面写成两个数，各对之间用斜线隔开：euclid 24 7，或 euclid 24 7 / 9 4。走法写成减去的倍数：3；第 2 对写成 2:1。

    例：euclid 7 3。你走 1 以后，变成 4 和 3：对方只能减一次 3，变成 1 和 3；你减去三次 1，得到 0。
euclid-ruling = { $pairs ->
    [1] 从大数中减去小数，减一次或几次，结果不能为负。出现 0 就结束。
   *[other] 选一对数，从大数中减去小数，减一次或几次，结果不能为负。出现 0 的一对就结束了。
  }

euclid-theorem = 欧几里得游戏（Cole、Davie 1969）
euclid-decides = { $shape ->
    [zero] 判断依据：其中一个数是 0，没有可减的，已经终局。
    [equal] 判断依据：两数相等，轮到走的人一步就得到 0。
   *[walk] 判断依据：像辗转相除法那样一直除下去，看各次的商。商为 1 时没有选择；第一个大于 1 的商给出一次选择的机会。<strong>若它前面有偶数个 1（没有也算偶数），先手必胜；有奇数个 1，先手必败。</strong>
  }
euclid-reason = { $ones ->
    [0] { $large } 里有 { $quotient } 个 { $small }，你有选择：把余数那一步留给对方，或者逼对方留给你，总有一种能赢。
   *[other] { $ones ->
        [1] 第一步
       *[other] 前 { $ones } 步都
    }没有选择；走到 { $large } 和 { $small } 时才有选择，{ $outcome ->
        [N] 而那时轮到你：把余数那一步留给对方，或者逼对方留给你。
       *[P] 而那时轮到对方：把余数那一步留给你，或者逼你留给对方。
    }
  }
euclid-works = { $shape ->
    [zero] 没有可走的一步。
    [equal] 减一次得到 0，对方无法再走。
   *[walk] { $ones ->
        [0] 第一个商 { $quotient } 就大于 1，选择权在你手里。
        [1] 第一步是被迫的；之后商为 { $quotient }，有选择，而这时轮到{ euclid-chooser }。
       *[other] 前 { $ones } 步都是被迫的；之后商为 { $quotient }，有选择，而这时轮到{ euclid-chooser }。
    }有选择权的一方，可以一次减到底，让对方面对（余数，小数）这个局面；也可以少减一次，迫使对方减最后那一次，于是由自己面对这个局面。这个局面不是必胜态就是必败态，有选择权的一方总能挑对自己有利的那一种。
  }
euclid-chooser = { $outcome ->
    [N] 你
   *[P] 对方
  }
euclid-proof =
    <strong>商为 1：</strong>大数不到小数的两倍时，只有一种走法，走到小数和余数。所以胜负与下一个局面正好相反。

    <strong>商大于 1：</strong>设小数为 x，余数为 r。可以直接走到 (r, x)；也可以走到 (x, x + r)，从那里对方只能走到 (r, x)。若 (r, x) 是必败态，就直接走过去；若是必胜态，就留下 (x, x + r)，对方只好把它交给你。所以商大于 1 的局面总是必胜态。

    <strong>终局：</strong>两数相等时商为 1、余数为 0，一步结束。其他情形最后一个商至少是 2，选择的机会总会出现。

    <strong>SG 值：</strong>设商为 k，(r, x) 的 SG 值为 v。能走到的是 (x, jx + r)，j = 0、……、k − 1。由归纳，它们的值是 v，以及依次去掉 v 的 0、1、2、……。没有出现的最小数：v = 0 时为 k；否则若 k − 1 < v 则为 k − 1，不然为 k。

euclid-walk = 对 { $larger } 和 { $smaller } 作辗转相除：
euclid-larger = 大数
euclid-smaller = 小数
euclid-quotient = 商
euclid-remainder = 余数
euclid-value = SG 值
euclid-forced = 被迫
euclid-choice = 可选择
euclid-more = 后面还有 { $count } 行没有列出。
euclid-ones = { $ones ->
    [0] 第一个商就大于 1，前面有 0 个 1，是偶数。
    [none] 没有大于 1 的商：两数相等。
   *[other] { $even ->
        [yes] 第一个大于 1 的商前面有 { $ones } 个 1，是偶数。
       *[no] 第一个大于 1 的商前面有 { $ones } 个 1，是奇数。
    }
  }
euclid-upwards = SG 值从最后一行往上推算。

euclid-subtract = { $pair ->
    [none] 减去 { $product }（{ $from } → { $left }）
   *[other] 在第 { $pair } 对中减去 { $product }（{ $from } → { $left }）
  }
euclid-fault-no-such-pair = 没有这一对
euclid-expected-pair-and-times = 减去的倍数（例如 3），或对号和倍数（例如 2:3）

euclid-misere-theorem = 反常规则下的欧几里得游戏（依 Gurvich 2007）
euclid-misere-decides = 判断依据：{ $large ->
    [yes] <strong>只要有一对数既不相等也不含 0，SG 值的异或和为 0 就必败，与正常规则相同。</strong>这里的异或和是 { $sum }。
   *[no] <strong>剩下的每一对数要么相等，要么含 0。若相等的对数是奇数，则轮到谁走谁输：</strong>每一对相等的数恰好还有一步。
  }
euclid-misere-proof = 小局面是含 0 的数对（值为 0）和相等的数对（值为 1）。(a) 从 (x, x) 只能走到 (0, x)。(b) 从 (x, kx)（k ≥ 2）能走到 (x, x)，也能走到 (x, 0)；若较大的数不是较小的数的倍数，总会留下大于 0 而小于 x 的余数，走不到小局面。(c) 从小局面走不到大局面。
