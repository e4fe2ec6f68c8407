restnim-name = 取后分堆
restnim-aliases = 取分尼姆, 分堆尼姆
restnim-summary = 从一堆中取，再把这一堆剩下的任意分成几堆。
restnim-rules =
    有若干堆石子。每步从一堆中取走至少一个，然后可以把这一堆剩下的石子任意分成几堆。

    局面写成各堆的个数：restnim 5 3。走法写成“堆号:个数”，如 1:2；要分堆时再写出剩下的各堆：1:2>1,2 表示从 5 个的一堆取 2 个，剩下的分成 1 和 2。

    例：restnim 3。你走 1:1>1,1 以后，剩下 1 和 1：对方取一个，你取另一个。（一次取完三个也能赢。）
restnim-ruling = 选一堆，至少取 1 个；这一堆剩下的可以任意分成几堆。

restnim-theorem = 取后分堆等于尼姆（依 Bouton 1902）
restnim-decides = 判断依据：一堆的 SG 值就是它的个数，与尼姆一样，分堆并不增加什么。<strong>若各堆的异或和为 0，则轮到谁走谁输。</strong>
restnim-worth = 和尼姆一样，每堆的 SG 值就是它的个数。
restnim-works = { $outcome ->
    [N] 你不必分堆，像尼姆那样就能使异或和为 0。对方取后即使分堆，分出的各堆合起来的值也与原来那一堆不同，异或和不为 0，你又能把它变回 0。
   *[P] 你无论怎么取、怎么分，所动的那一堆的值都变了，异或和不再是 0，对方又能把它变回 0。
  }
restnim-proof =
    <strong>能走到每个更小的值：</strong>n 个的一堆可以只留下任意 m < n 个的一堆，SG 值是 m。

    <strong>走不到相同的值：</strong>几个数的异或和不超过它们的和，因为异或是不进位的加法。剩下的各堆之和小于 n，所以异或和小于 n。

    <strong>所以 mex 等于 n：</strong>对 n 归纳即得；几堆由异或和决定。终局没有石子，值为 0。

restnim-expected-heap-amount-and-rest = 堆号和个数，例如 1:2；要分堆时写出剩下的各堆，例如 1:2>1,2
restnim-fault-empty-heap = 留下的每一堆至少有一个
restnim-fault-rest-does-not-add-up = 留下的各堆之和与剩下的个数不符
