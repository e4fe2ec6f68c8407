coins-name = 翻硬币
coins-aliases = 翻硬币游戏
coins-summary = 按规则翻硬币，其中最右的一枚必须从正面（H）翻到反面（T）。
coins-rules =
    一排硬币，正面或反面朝上。每步翻转若干枚，翻哪些由规则决定，其中最右的一枚必须从正面翻成反面。至迟在全部反面时，就不能再翻了。

    规则：turtles（一枚或两枚）、mock（一至三枚）、twins（恰好两枚）、triplets（恰好三枚）、ruler（连续若干枚）、grunt（第 1、a、n+1−a、n 枚）、max=m（至多 m 枚）、run=m（至多 m 枚连续的）。

    局面从左到右写 H（正面）和 T（反面），再写规则：coins HTTHH rule=turtles。走法写出各枚的位置：2,5；连续的写 2-5。

    例：coins HHHH rule=turtles。你走 4 以后，变成 HHHT：对方无论翻哪些，你都能一步翻完余下的正面。
coins-ruling = { $rule ->
    [turtles] 翻转一枚或两枚硬币，其中最右的一枚必须从正面（H）翻到反面（T）。
    [mock] 翻转一枚、两枚或三枚硬币，其中最右的一枚必须从正面（H）翻到反面（T）。
    [twins] 翻转恰好两枚硬币，其中最右的一枚必须从正面（H）翻到反面（T）。
    [triplets] 翻转恰好三枚硬币，其中最右的一枚必须从正面（H）翻到反面（T）。
    [ruler] 翻转一枚或连续几枚硬币，其中最右的一枚必须从正面（H）翻到反面（T）。
    [grunt] 翻转恰好四枚硬币：第 1 枚、第 n 枚，以及它们之间的两枚，一枚到第 1 枚和另一枚到第 n 枚一样远，其中最右的一枚必须从正面（H）翻到反面（T）。
    [max] { $most ->
        [1] 翻转恰好一枚硬币，其中最右的一枚必须从正面（H）翻到反面（T）。
        [2] 翻转任意位置的 1 或 2 枚硬币，其中最右的一枚必须从正面（H）翻到反面（T）。
       *[other] 翻转任意位置的 1 到 { $most } 枚硬币，其中最右的一枚必须从正面（H）翻到反面（T）。
    }
   *[run] { $most ->
        [1] 翻转恰好一枚硬币，其中最右的一枚必须从正面（H）翻到反面（T）。
        [2] 翻转连续的 1 或 2 枚硬币，其中最右的一枚必须从正面（H）翻到反面（T）。
       *[other] 翻转连续的 1 到 { $most } 枚硬币，其中最右的一枚必须从正面（H）翻到反面（T）。
    }
  }

coins-theorem = 翻硬币定理（Lenstra；《Winning Ways》1982，第 14 章）
coins-decides = 判断依据：每个正面单独算一个游戏，整排是它们的和。<strong>所有正面的 SG 值异或和为 0 时，轮到谁走谁输。</strong>每步翻{ coins-turns }。{ coins-value }
coins-turns = { $rule ->
    [turtles] 一枚或两枚
    [mock] 一枚、两枚或三枚
    [twins] 恰好两枚
    [triplets] 恰好三枚
    [ruler] 连续的若干枚
    [grunt] 四枚：整排的第 1 枚、所翻最右的一枚，以及它们之间到两端等距的两枚
    [max] { $most ->
        [1] 恰好一枚
       *[other] 至多 { $most } 枚
    }
   *[run] { $most ->
        [1] 恰好一枚
       *[other] 至多 { $most } 枚连续的
    }
  }
coins-value = { $free ->
    [yes] 第 n 枚为正面时 SG 值为 2^(n−1)：1、2、4、8、……，因为任何一组都可以翻。
   *[no] { $rule ->
        [turtles] 第 n 枚为正面时 SG 值为 n，相当于 n 个石子的尼姆堆。
        [mock] 第 n 枚为正面时 SG 值为第 n 个可憎数（odious，二进制中有奇数个 1）：1、2、4、7、8、11、……。
        [twins] 第 n 枚为正面时 SG 值为 n − 1。
        [triplets] 第 1、2 枚的 SG 值为 0；从第 3 枚起依次为可憎数（odious）1、2、4、7、8、11、……。
        [ruler] 第 n 枚为正面时 SG 值为能整除 n 的最大的 2 的幂（lowbit）：1、2、1、4、1、2、1、8、……。
        [grunt] 第 n 枚为正面时 SG 值等于格伦迪游戏中 n − 1 个一堆的 SG 值。
        [max] { $most ->
            [1] 每枚正面只能单独翻，SG 值都是 1。
           *[other] SG 值为不能由前面少于 { $most } 个值异或得到的最小正整数。
        }
       *[run] { $most ->
            [1] 每枚正面只能单独翻，SG 值都是 1。
           *[other] 第 n 枚为正面时 SG 值为能整除 n 的最大的 2 的幂，但不超过 { $most } 以内最大的 2 的幂。
        }
    }
  }
coins-heads-reason = 每个正面相当于尼姆的一堆{ $list ->
    [none] 。
   *[other] ，SG 值是 { $list }。
  }
coins-works = { $outcome ->
    [N] 异或和不为 0，有一步使它变为 0。对方无论怎么翻都会使它不为 0，你又能变回 0；最后无法再翻时，轮到对方。
   *[P] 异或和为 0。你无论怎么翻都会使它不为 0，对方又能变回 0；最后无法再翻时，轮到你。
  }
coins-proof =
    <strong>整排的 SG 值是各正面的异或和 X，</strong>用归纳法：从右往左看作二进制数，每走一步这个数都变小。走一步，翻掉一个值为 g 的正面和它前面的一组硬币；设这组位置的值的异或和为 w，不论它们原来是正是反，走完都是 X ⊕ g ⊕ w。如果只有这一个正面，走完的值是 w；所以由 mex，w 不会等于 g，而小于 g 的数都取得到。因此异或和不会仍是 X。对 y < X，在两者最高的不同位上有一个正面的值 g 是 1，取 w = g ⊕ X ⊕ y < g，走完就是 y。

    <strong>一个正面的 SG 值：</strong>{ coins-reason }
coins-reason = { $free ->
    [yes] 同时翻的可以是前面任意一组，1、2、……、2^(n−2) 的子集异或恰好得到小于 2^(n−1) 的所有数。
   *[no] { $rule ->
        [turtles] 第 n 枚可以单独翻（值为 0），也可以移到前面任一位置：0、1、……、n − 1 都出现，最小的没有出现的是 n。
        [mock] 除了它自己，还翻前面的零枚、一枚或两枚。{ coins-odious }
        [twins] 正面移到前面任一位置，那里的值是 0、1、……、n − 2。
        [triplets] 还要恰好翻前面两枚。第 1、2 枚不能作为最右的一枚，值为 0；翻其中一枚或两枚，前面的其他硬币就只翻一枚或不翻。{ coins-odious }
        [ruler] 在连续的一段位置中，最高的 2 的幂只出现一次，因为 2^h 的两个相邻倍数中必有一个是 2^(h+1) 的倍数。所以任何一段的异或和都不为 0。{ coins-runs }
        [grunt] 翻第 1、a、n + 1 − a、n 枚，剩下的正面相当于 0、a − 1、n − a 三堆：把 n − 1 分成不相等的两份。
        [max] { $most ->
            [1] 只能单独翻，翻后没有正面，值为 0；没有别的走法，所以值为 1。
           *[other] 逐个位置计算：前面允许的各组都得不到的最小数。
        }
       *[run] { $most ->
            [1] 只能单独翻，翻后没有正面，值为 0；没有别的走法，所以值为 1。
           *[other] 设 c 是不超过最长一段的最大的 2 的幂，一段中 2^j 的倍数有 N(j) 个。若这段异或和为 0，从 2^j = c 往下，N(j) 都是偶数；而 N(j) 与 2·N(j+1) 至多差 1，所以两者相等，这段的长度 N(0) 是 2c 的倍数，比允许的长。所以任何一段的异或和都不为 0。{ coins-runs }
        }
    }
  }
coins-odious = 设前面的值取遍小于 o 的可憎数，o 是下一个可憎数。能得到的是 0、其中一个数，或两个数的异或，后者有偶数个 1，所以得不到 o。小于 o 的每个数 e 都能得到：0 和可憎数已如上；其余的 e = 2^i ⊕ (e − 2^i)，其中 2^i 是 e 的一个二进制的 1，两个数都是可憎数，都比 e 小。
coins-runs = 所以值为 v 的第 n 个位置得不到 v：否则它前面的一段异或和为 v，连同它就是 0。小于 v 的数都能得到：前面 v − 1 个位置的值都小于 v，零个、最近一个、最近两个、……的异或和是 v 个不同的、小于 v 的数。

coins-all-tails = 全是反面，没有正面，异或和为 0。
coins-head-place = 正面
coins-head-value = SG 值
coins-place = 第 { $place } 枚
coins-nim-sum = 异或和
coins-more = 还有 { $count } 个正面没有列出，但已计入
coins-turn = { $run ->
    [yes] 翻第 { $first } 到第 { $last } 枚
   *[no] 翻第 { $places } 枚
  }
coins-and = 、

coins-expected-coins = 一排 H（正面）和 T（反面），例如 HTTHH
coins-expected-coin-rule = turtles、mock、twins、triplets、ruler 或 grunt
coins-expected-places = 要翻的位置，例如 2,5；连续的写 2-5
coins-fault-no-such-coin = 位置要在这一排里，每个只写一次
coins-fault-not-by-the-coin-rule = 规则不允许同时翻这几枚
coins-fault-rightmost-is-tails = 其中最右的一枚必须是正面
