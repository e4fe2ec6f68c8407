ed-name = E&D（SDOI 2009）
ed-aliases = 分堆
ed-summary = 扔掉一对中的一堆，把另一堆分成两堆。
ed-rules =
    石子两堆为一对。每步选一对，扔掉其中一堆，再把另一堆分成两堆（各至少一个），作为新的一对。写 rule=both 时改为：把一对的两堆都分开，一对变成两对。

    局面写成若干对，用斜线隔开：ed 3 5 / 2 2，或 ed 3 5 rule=both。走法写成“对号.堆号:两份”：1.2:1,4 表示把第 1 对第 2 堆分成 1 和 4。rule=both 时 1:1,2 表示从第 1 对分出 (1, 2)，其余为另一对。

    例：ed 1 3 / 1 2。你走 2.2:1,1 以后，变成 1 3 / 1 1：对方只能把 3 分成 1 和 2，你再把 2 分成 1 和 1。
ed-ruling = { $rule ->
    [split] 选一对，扔掉其中一堆，把另一堆分成两堆，每堆至少 1 个，成为新的一对。
   *[both] 选一对，把它的两堆各分成两份，每份至少 1 个，重新组成两对：每对都从两堆中各得一份。
  }

ed-split-theorem = E&D：弗格森两盒游戏之和（Ferguson 1998）
ed-split-decides = 判断依据：每一对都是一个弗格森两盒游戏，各对之间是和游戏。<strong>两堆都是奇数的对 SG 值为 0，其他对 SG 值大于 0。</strong>
ed-split-works = { $outcome ->
    [N] 把偶数 { $even } 分成两个奇数。对方只能分奇数，两份一奇一偶，你又把偶数分成两个奇数。最后到 1 和 1，轮到对方。
   *[P] 两堆都是奇数。你分开的两份必是一奇一偶，对方就把偶数再分成两个奇数。最后到 1 和 1，轮到你。
  }
ed-split-proof =
    <strong>一对：</strong>从 n 能分出 SG 值为 t 的一对，当且仅当 n − 1 的二进制第 t 位（从右往左，从 0 数起）是 1。设两份为 a + 1 和 b + 1，则 a + b = n − 2；若 a | b 的末尾恰有 t 个 1，则 a、b 的末 t + 1 位之和在 2^t − 1 与 2(2^t − 1) 之间，n − 1 多 1，末 t + 1 位就在 2^t 与 2^(t+1) − 1 之间，第 t 位是 1。反之，若 n − 1 的第 t 位是 1，取 a = 2^t − 1，b = n − 1 − 2^t，b 的第 t 位是 0。

    所以从 (x, y) 能走到的 SG 值就是 (x−1) | (y−1) 中各个 1 的位置，SG 值就是末尾连续 1 的个数。
ed-both-theorem = 两堆都分开（依 Sprague 1935，Grundy 1939）
ed-both-decides = 判断依据：一对的 SG 值等于较小的数减 1。<strong>{ $pair } 的 SG 值是 { $value }。</strong>
ed-both-works = { $outcome ->
    [N] { $value ->
        [1] 分成两对，每一对都含 1，对方就无法再走。
       *[other] 分成较小数相等的两对，它们的 SG 值相同，异或为 0。如果较小数都是 1，对方已无法再走；否则对方动了其中一对，你总能使两部分的 SG 值重新相等。
    }
   *[P] 1 不能再分，所以这一对无法走。
  }
ed-both-proof =
    <strong>不会保持原值：</strong>设两个新对的较小数为 a、b，则 a + b 不超过原来较小的数 m。它们的 SG 值为 a − 1、b − 1，异或和不超过 a + b − 2，小于 m − 1。

    <strong>每个更小的值 v 都能得到：</strong>分出含 1 的一对（值为 0），使另一对的较小数为 v + 1，只要 v + 1 不超过 m − 1。所以 0、……、m − 2 都出现而 m − 1 不出现，SG 值为 m − 1。

ed-pair-split = { $pair ->
    [none] 把这一对 { $from } 分成 { $left } 和 { $right }
   *[other] 把第 { $pair } 对 { $from } 分成 { $left } 和 { $right }
  }
ed-expected-ed-rule = split 或 both
ed-expected-pair-split = 两个新对中的一对，例如 1,2（有几对时写 2:1,2）
