division-name = 因数矩阵
division-aliases = 因数游戏, 除法游戏, 因数
division-summary = 在一行中，把若干个数换成它们的真因数。
division-rules =
    有若干行数。每步选一行，把其中一个或几个大于 1 的数分别换成它的真因数（12 可换成 1、2、3、4 或 6）。所有的数都是 1 时无法再走。

    局面逐行写出，行间用斜线：division 12 6 / 5 8（数不超过 10^12）。走法写成“行:位置=新数”：1:1=4；几个一起写成 1:1=4,2=3。

    例：division 4 / 3。你走 1:1=2 以后，变成 2 / 3：对方把其中一个数变成 1，你把另一个变成 1。
division-ruling = 选一行，把其中一个或几个大于 1 的数分别换成它的真因数（12 可换成 1、2、3、4 或 6）。

division-theorem = 数质因数，化为尼姆（依 Bouton 1902）
division-decides = 判断依据：数质因数，重复的重复计。<strong>一行相当于一堆石子，个数是这一行各数的质因数总数，这里是 { $factors }。</strong>
division-worth = 一行的 SG 值是各数质因数的总个数。
division-works = { $outcome ->
    [N] 只有一行时，把每个数都换成 1，对方就无法再走。
   *[P] 所有的数都是 1，无法再走。
  }
division-proof = 真因数保留原数的一部分质因数，至少少一个。所以在一行中走一步，至少去掉这一行的一个质因数；而且去掉几个都可以：想去掉哪些质数，就从它所在的数里除掉。这正是尼姆堆的走法。

division-head-number = 数
division-head-factors = 质因数
division-head-count = 个数
division-no-factor = 无
division-more = 还有 { $count } 个数没有列出，但已计入。
division-together = 合计：<strong>{ $total }</strong>。
division-replace = { $row ->
    [none] 把{ $changes }
   *[other] 把第 { $row } 行{ $changes }
  }
division-change = 第 { $place } 个数由 { $from } 换成 { $to }
division-and = 、

division-expected = 行、位置和新数，例如 1:2=3（几个：1:2=3,4=1）
division-fault-no-such-row = 没有这一行
division-fault-no-such-place = 位置要在这一行里，每个只写一次
division-fault-not-a-proper-divisor = 新数必须是原数的更小的因数
