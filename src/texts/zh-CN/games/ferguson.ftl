ferguson-name = 弗格森两盒游戏
ferguson-aliases = 弗格森, 两盒
ferguson-summary = 倒空一个盒子，把另一个盒子里的分到两个盒子。
ferguson-rules =
    有两个盒子，各有至少一个球。每步倒掉一个盒子里的球，再把另一个盒子里的球分到两个盒子，每盒至少一个。两盒各一个球时无法再走。

    局面写成两个数：ferguson 4 5。走法写成“盒号:两份”：1:1,3 表示把第 1 盒分成 1 和 3（倒空第 2 盒）；两份之和能说明是哪一盒时，写 1,3 即可。

    例：ferguson 3 4。你走 2:1,3 以后，变成 1 和 3：对方只能把 3 分成 1 和 2，你再把 2 分成 1 和 1。
ferguson-ruling = 倒掉一个盒子里的球，把另一盒的球分到两个盒子，每盒至少 1 个。

ferguson-theorem = 弗格森两盒游戏（Ferguson 1998）
ferguson-decides = 判断依据：看奇偶。<strong>两盒都是奇数时，轮到谁走谁输；只要有一盒是偶数，先手必胜。</strong>
ferguson-reason = { $outcome ->
    [N] 这一步留下 { $first } 和 { $second }，都是奇数。奇数只能分成一奇一偶，你再把偶数分成两个奇数。
   *[P] { $first } 和 { $second } 都是奇数。奇数只能分成一奇一偶，对方再把偶数分成两个奇数。
  }
ferguson-works = { $outcome ->
    [N] 把偶数 { $even } 分成两个奇数。对方只能分一个奇数，两份必为一奇一偶，你又可以把偶数分成两个奇数。最后到 1 和 1，都是奇数，总是轮到对方。
   *[P] 两盒都是奇数。你分开的必是奇数，两份一奇一偶，对方就把偶数再分成两个奇数。最后到 1 和 1，正好轮到你。
  }
ferguson-proof =
    <strong>从两个奇数出发：</strong>每步分的都是奇数，两份中恰有一个偶数，不会还是两个奇数。

    <strong>有偶数时：</strong>总可以把它分成 1 和其余部分（奇数），成为两个奇数。终局 1 和 1 都是奇数。

    <strong>SG 值：</strong>二进制从右往左依次称为第 0、1、2、……位。从 n 能分出 SG 值为 t 的一对，当且仅当 n − 1 的第 t 位是 1。设两份为 a + 1 和 b + 1，则 a + b = n − 2；由归纳，a | b 的末尾恰有 t 个 1（再前一位是 0），所以 a、b 的末 t + 1 位之和在 2^t − 1 与 2(2^t − 1) 之间，加 1 后在 2^t 与 2^(t+1) − 1 之间，即 n − 1 的第 t 位为 1。反之，若该位为 1，取 a = 2^t − 1、b = n − 1 − 2^t 即可（b 的第 t 位为 0）。

    所以从 (m, n) 能走到的 SG 值就是 (m−1) | (n−1) 中各个 1 的位置，没有出现的最小数就是末尾连续 1 的个数。

ferguson-value = ({ $first }, { $second }) 的 SG 值：两数各减 1，写成二进制，按位“或”，数末尾连续的 1。
ferguson-or = 按位或
ferguson-ones = 末尾有 { $ones } 个 1
ferguson-worth = { $ones ->
    [0] 末位是 0：两数都是奇数，SG 值为 0。
   *[other] 所以这一对的 SG 值是 { $ones }。
  }
ferguson-split = { $pair ->
    [none] { $place ->
        [1] 舍去第 2 个数，把第 1 个数分开（{ $split } → { $left } 和 { $right }）
       *[other] 舍去第 1 个数，把第 2 个数分开（{ $split } → { $left } 和 { $right }）
    }
   *[other] { $place ->
        [1] 在第 { $pair } 对中舍去第 2 个数，把第 1 个数分开（{ $split } → { $left } 和 { $right }）
       *[other] 在第 { $pair } 对中舍去第 1 个数，把第 2 个数分开（{ $split } → { $left } 和 { $right }）
    }
  }

ferguson-expected-box-split = 分哪一份、分成多少，例如 1:1,3（有几对时写 2.1:1,3）
ferguson-fault-wrong-total = 两份之和与被分的数不相等
ferguson-fault-empty-part = 每份至少是 1
