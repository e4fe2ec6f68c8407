# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

coins-name = 翻硬幣
coins-aliases = 翻硬幣遊戲
coins-summary = 按規則翻硬幣，其中最右的一枚必須從正面（H）翻到反面（T）。
coins-rules =
    一排硬幣，正面或反面朝上。每步翻轉若干枚，翻哪些由規則決定，其中最右的一枚必須從正面翻成反面。至遲在全部反面時，就不能再翻了。

    規則：turtles（一枚或兩枚）、mock（一至三枚）、twins（恰好兩枚）、triplets（恰好三枚）、ruler（連續若干枚）、grunt（第 1、a、n+1−a、n 枚）、max=m（至多 m 枚）、run=m（至多 m 枚連續的）。

    局面從左到右寫 H（正面）和 T（反面），再寫規則：coins HTTHH rule=turtles。走法寫出各枚的位置：2,5；連續的寫 2-5。

    例：coins HHHH rule=turtles。你走 4 以後，變成 HHHT：對方無論翻哪些，你都能一步翻完餘下的正面。
coins-ruling = { $rule ->
    [turtles] 翻轉一枚或兩枚硬幣，其中最右的一枚必須從正面（H）翻到反面（T）。
    [mock] 翻轉一枚、兩枚或三枚硬幣，其中最右的一枚必須從正面（H）翻到反面（T）。
    [twins] 翻轉恰好兩枚硬幣，其中最右的一枚必須從正面（H）翻到反面（T）。
    [triplets] 翻轉恰好三枚硬幣，其中最右的一枚必須從正面（H）翻到反面（T）。
    [ruler] 翻轉一枚或連續幾枚硬幣，其中最右的一枚必須從正面（H）翻到反面（T）。
    [grunt] 翻轉恰好四枚硬幣：第 1 枚、第 n 枚，以及它們之間的兩枚，一枚到第 1 枚和另一枚到第 n 枚一樣遠，其中最右的一枚必須從正面（H）翻到反面（T）。
    [max] { $most ->
        [1] 翻轉恰好一枚硬幣，其中最右的一枚必須從正面（H）翻到反面（T）。
        [2] 翻轉任意位置的 1 或 2 枚硬幣，其中最右的一枚必須從正面（H）翻到反面（T）。
       *[other] 翻轉任意位置的 1 到 { $most } 枚硬幣，其中最右的一枚必須從正面（H）翻到反面（T）。
    }
   *[run] { $most ->
        [1] 翻轉恰好一枚硬幣，其中最右的一枚必須從正面（H）翻到反面（T）。
        [2] 翻轉連續的 1 或 2 枚硬幣，其中最右的一枚必須從正面（H）翻到反面（T）。
       *[other] 翻轉連續的 1 到 { $most } 枚硬幣，其中最右的一枚必須從正面（H）翻到反面（T）。
    }
  }

coins-theorem = 翻硬幣定理（Lenstra；《Winning Ways》1982，第 14 章）
coins-decides = 判斷依據：每個正面單獨算一個遊戲，整排是它們的和。<strong>所有正面的 SG 值互斥或和為 0 時，輪到誰走誰輸。</strong>每步翻{ coins-turns }。{ coins-value }
coins-turns = { $rule ->
    [turtles] 一枚或兩枚
    [mock] 一枚、兩枚或三枚
    [twins] 恰好兩枚
    [triplets] 恰好三枚
    [ruler] 連續的若干枚
    [grunt] 四枚：整排的第 1 枚、所翻最右的一枚，以及它們之間到兩端等距的兩枚
    [max] { $most ->
        [1] 恰好一枚
       *[other] 至多 { $most } 枚
    }
   *[run] { $most ->
        [1] 恰好一枚
       *[other] 至多 { $most } 枚連續的
    }
  }
coins-value = { $free ->
    [yes] 第 n 枚為正面時 SG 值為 2^(n−1)：1、2、4、8、……，因為任何一組都可以翻。
   *[no] { $rule ->
        [turtles] 第 n 枚為正面時 SG 值為 n，相當於 n 個石子的尼姆堆。
        [mock] 第 n 枚為正面時 SG 值為第 n 個可憎數（odious，二進位中有奇數個 1）：1、2、4、7、8、11、……。
        [twins] 第 n 枚為正面時 SG 值為 n − 1。
        [triplets] 第 1、2 枚的 SG 值為 0；從第 3 枚起依次為可憎數（odious）1、2、4、7、8、11、……。
        [ruler] 第 n 枚為正面時 SG 值為能整除 n 的最大的 2 的冪（lowbit）：1、2、1、4、1、2、1、8、……。
        [grunt] 第 n 枚為正面時 SG 值等於格倫迪遊戲中 n − 1 個一堆的 SG 值。
        [max] { $most ->
            [1] 每枚正面只能單獨翻，SG 值都是 1。
           *[other] SG 值為不能由前面少於 { $most } 個值互斥或得到的最小正整數。
        }
       *[run] { $most ->
            [1] 每枚正面只能單獨翻，SG 值都是 1。
           *[other] 第 n 枚為正面時 SG 值為能整除 n 的最大的 2 的冪，但不超過 { $most } 以內最大的 2 的冪。
        }
    }
  }
coins-heads-reason = 每個正面相當於尼姆的一堆{ $list ->
    [none] 。
   *[other] ，SG 值是 { $list }。
  }
coins-works = { $outcome ->
    [N] 互斥或和不為 0，有一步使它變為 0。對方無論怎麼翻都會使它不為 0，你又能變回 0；最後無法再翻時，輪到對方。
   *[P] 互斥或和為 0。你無論怎麼翻都會使它不為 0，對方又能變回 0；最後無法再翻時，輪到你。
  }
coins-proof =
    <strong>整排的 SG 值是各正面的互斥或和 X，</strong>用歸納法：從右往左看作二進位數，每走一步這個數都變小。走一步，翻掉一個值為 g 的正面和它前面的一組硬幣；設這組位置的值的互斥或和為 w，不論它們原來是正是反，走完都是 X ⊕ g ⊕ w。如果只有這一個正面，走完的值是 w；所以由 mex，w 不會等於 g，而小於 g 的數都取得到。因此互斥或和不會仍是 X。對 y < X，在兩者最高的不同位上有一個正面的值 g 是 1，取 w = g ⊕ X ⊕ y < g，走完就是 y。

    <strong>一個正面的 SG 值：</strong>{ coins-reason }
coins-reason = { $free ->
    [yes] 同時翻的可以是前面任意一組，1、2、……、2^(n−2) 的子集互斥或恰好得到小於 2^(n−1) 的所有數。
   *[no] { $rule ->
        [turtles] 第 n 枚可以單獨翻（值為 0），也可以移到前面任一位置：0、1、……、n − 1 都出現，最小的沒有出現的是 n。
        [mock] 除了它自己，還翻前面的零枚、一枚或兩枚。{ coins-odious }
        [twins] 正面移到前面任一位置，那裡的值是 0、1、……、n − 2。
        [triplets] 還要恰好翻前面兩枚。第 1、2 枚不能作為最右的一枚，值為 0；翻其中一枚或兩枚，前面的其他硬幣就只翻一枚或不翻。{ coins-odious }
        [ruler] 在連續的一段位置中，最高的 2 的冪只出現一次，因為 2^h 的兩個相鄰倍數中必有一個是 2^(h+1) 的倍數。所以任何一段的互斥或和都不為 0。{ coins-runs }
        [grunt] 翻第 1、a、n + 1 − a、n 枚，剩下的正面相當於 0、a − 1、n − a 三堆：把 n − 1 分成不相等的兩份。
        [max] { $most ->
            [1] 只能單獨翻，翻後沒有正面，值為 0；沒有別的走法，所以值為 1。
           *[other] 逐個位置計算：前面允許的各組都得不到的最小數。
        }
       *[run] { $most ->
            [1] 只能單獨翻，翻後沒有正面，值為 0；沒有別的走法，所以值為 1。
           *[other] 設 c 是不超過最長一段的最大的 2 的冪，一段中 2^j 的倍數有 N(j) 個。若這段互斥或和為 0，從 2^j = c 往下，N(j) 都是偶數；而 N(j) 與 2·N(j+1) 至多差 1，所以兩者相等，這段的長度 N(0) 是 2c 的倍數，比允許的長。所以任何一段的互斥或和都不為 0。{ coins-runs }
        }
    }
  }
coins-odious = 設前面的值取遍小於 o 的可憎數，o 是下一個可憎數。能得到的是 0、其中一個數，或兩個數的互斥或，後者有偶數個 1，所以得不到 o。小於 o 的每個數 e 都能得到：0 和可憎數已如上；其餘的 e = 2^i ⊕ (e − 2^i)，其中 2^i 是 e 的一個二進位的 1，兩個數都是可憎數，都比 e 小。
coins-runs = 所以值為 v 的第 n 個位置得不到 v：否則它前面的一段互斥或和為 v，連同它就是 0。小於 v 的數都能得到：前面 v − 1 個位置的值都小於 v，零個、最近一個、最近兩個、……的互斥或和是 v 個不同的、小於 v 的數。

coins-all-tails = 全是反面，沒有正面，互斥或和為 0。
coins-head-place = 正面
coins-head-value = SG 值
coins-place = 第 { $place } 枚
coins-nim-sum = 互斥或和
coins-more = 還有 { $count } 個正面沒有列出，但已計入
coins-turn = { $run ->
    [yes] 翻第 { $first } 到第 { $last } 枚
   *[no] 翻第 { $places } 枚
  }
coins-and = 、

coins-expected-coins = 一排 H（正面）和 T（反面），例如 HTTHH
coins-expected-coin-rule = turtles、mock、twins、triplets、ruler 或 grunt
coins-expected-places = 要翻的位置，例如 2,5；連續的寫 2-5
coins-fault-no-such-coin = 位置要在這一排裡，每個只寫一次
coins-fault-not-by-the-coin-rule = 規則不允許同時翻這幾枚
coins-fault-rightmost-is-tails = 其中最右的一枚必須是正面
