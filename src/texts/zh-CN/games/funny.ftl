funny-name = 有趣的石子游戏（UVa 1378）
funny-aliases = 石子分裂, 有趣的石子游戏
funny-summary = 从一个位置取走一个石子，在右边放上两个。
funny-rules =
    一排位置，从左起编号为 0、1、2、……，上面有石子。每步选 i < j ≤ k，位置 i 上有石子；从 i 取走一个，在 j 和 k 各放一个（j = k 时放两个）。最后一个位置上的石子不能动。

    局面从左到右写出各位置的石子数：funny 1 0 1 2。走法写出三个位置（从 0 数起）：0,1,2。

    例：funny 1 1 0。你走 0,1,2 以后，变成 0 2 1：对方只能把位置 1 的一个石子变成位置 2 的两个，你对另一个也这样做。
funny-ruling = 从一个位置取走 1 个石子，在更靠右的位置放上 2 个：分放两处，或放在同一处。

funny-theorem = 按石子到右端的距离（UVa 1378；Sprague 1935，Grundy 1939）
funny-decides = 判断依据：每个石子单独算一个游戏，SG 值只取决于它到右端的距离。同一位置的两个石子互相抵消，所以只看石子数为奇数的位置。<strong>这些值的异或和为 0 时，轮到谁走谁输。</strong>
funny-reason-none = 还能动的石子两两同处一个位置。你动其中一个，对方就把另一个照样走。
funny-reason = 同一位置的两个石子互相抵消，{ $list ->
    [none] 其余的当作尼姆的各堆。
   *[other] 其余的 SG 值是 { $list }。
  }
funny-works = { $outcome ->
    [N] 你这一步使异或和变为 0。对方无论怎么走，都把一个石子换成异或和与它不同的两个，你又能变回 0。石子只往右走，总会结束，轮到对方。
   *[P] 异或和为 0。你无论怎么走，都把一个石子换成异或和与它不同的两个，对方又能变回 0。石子只往右走，总会结束，轮到你。
  }
funny-proof =
    <strong>和游戏：</strong>每步把一个石子换成两个，各石子各走各的。所以整排是各石子的和，相同的两个互相抵消。

    <strong>一个石子：</strong>在最后的位置不能动，值为 0。要证：距离 1、2、3、……的值依次是可憎数（odious，二进制中有奇数个 1）1、2、4、7、8、11、……。归纳假设更小的距离取遍小于 o 的可憎数。走一步留下两个石子：都在最后得 0；一个在最后，得小于 o 的可憎数；都不在最后，得两个可憎数的异或，有偶数个 1。所以得不到 o。小于 o 的每个数 e 都能得到：0 和可憎数已如上；其余的 e 去掉一个二进制的 1，即 2^i：e = 2^i ⊕ (e − 2^i)，两个都是可憎数，都比 e 小。

funny-head-place = 位置
funny-head-distance = 到右端
funny-head-value = 一个石子的 SG 值
funny-head-stones = 石子数
funny-counts = { $odd ->
    [yes] 奇数，计入
   *[no] 偶数，抵消
  }
funny-nim-sum = 异或和
funny-more = 还有 { $count } 个位置没有列出，但已计入。
funny-from-left = 位置从左边的 0 数起。
funny-spread = { $same ->
    [yes] 从位置 { $from } 取一个石子，在位置 { $first } 放两个
   *[no] 从位置 { $from } 取一个石子，在位置 { $first } 和 { $second } 各放一个
  }

funny-expected-three-places = 三个位置（从 0 数起），例如 0,1,2
funny-fault-no-such-spot = 没有这个位置（从 0 数起）
funny-fault-places-not-rising = 两个新石子都要放在原来的右边
