octal-name = 八进制游戏
octal-aliases = 八进制, 八进制博弈
octal-summary = 按八进制代码从一堆中取石子，取后可能把这堆分成两堆。
octal-rules =
    有若干堆石子和一个八进制代码，例如 0.137。每步选一堆，从中取 k 个。小数点后第 k 位数字规定取后可以剩下什么：1 表示可以恰好取光（这堆正好有 k 个），2 表示可以剩下一堆，4 表示可以剩下两堆；允许几种就相加。所以 3 = 1 + 2 允许取光或剩一堆，7 三种都允许，0 表示不能取 k 个。小数点前是 0 或 4，4 表示可以不取石子、只把一堆分成两堆。

    局面写成各堆的个数和代码：octal 9 2 code=0.77。走法写成“堆号>变成什么”：1>3,5 表示第 1 堆变成 3 和 5，1>8 表示变成 8，2>0 表示第 2 堆全部取走。

    例：代码 0.77 时每步取 1 个或 2 个，余下的可以分成两堆。从一堆 3 个中取走中间一个，剩下 1 和 1；对方取一个，你取最后一个。

octal-theorem = mex 递推（Sprague 1935，Grundy 1939）
octal-decides = 判断依据：从小堆到大堆依次求出每堆的 SG 值：它能变成的各局面的值中没有出现的最小非负整数（mex）；分成两堆时，值是两堆 SG 值的异或和。<strong>值为 0 时，轮到谁走谁输。</strong>
octal-works = { $outcome ->
    [N] 现在的值不是 0，总有一步能把它变成 0。值为 0 时，对方无论怎么走都会使它不为 0，你又能把它变回 0，最后一步是你的。
   *[P] 现在的值是 0，没有一步能保持 0：一堆的 SG 值绝不等于它任何一个后继的值。你无论怎么走，对方都能把它变回 0，最后一步是对方的。
  }
octal-values-proof = <strong>SG 值：</strong>由 mex，从值 g 可以走到每个更小的值，走不到 g 本身，与 g 个石子的尼姆堆完全一样。所以几堆合在一起由异或和决定（Sprague 1935，Grundy 1939）。
octal-no-short-cut = <strong>没有捷径：</strong>游戏 { $law } 的 SG 值是从 0 开始逐堆算出的。
octal-period-title = 盖伊–史密斯定理（1956）
octal-period-proof = 设从第 { $from } 项起，直到第 2·{ $from } + { $period } + { $most } 项，SG 值都以 { $period } 为周期（即每一项都与它后面第 { $period } 项相等）。考虑更大的一堆 n，并设更小的堆都已符合周期。一步最多取 { $most } 个，所以分成的两堆中较大的一堆已经在循环的范围内，而且还多出整整一个周期。把它减少 { $period }，就得到堆 n − { $period } 的一种分法，值不变；反过来，那一堆的每种分法也都这样得到。两堆能走到的值相同，mex 也就相同：n 的值等于 n − { $period } 的值，如此一直下去。

octal-law = { $form ->
    [grundy] { grundy-name }
    [octal] 八进制代码 { $law }
   *[rule] 规则 { $law }
  }
octal-values = 单独一堆的 SG 值（{ octal-law }）开头是：
octal-heap = 个数
octal-value = SG 值
octal-options = 一堆 { $heap } 个可以变成：
octal-move = 走法
octal-leaves = 剩下
octal-take = { $take ->
    [0] 分开
   *[other] 取 { $take } 个
  }
octal-nothing = 0
octal-parts-comma = 、
octal-mex = 这些值中没有出现的最小非负整数是 { $mex }，这就是 { $heap } 的 SG 值。
octal-period =
    SG 值有周期：从第 { $preperiod } 项起以 { $period } 为周期。<strong>这是证明了的，不只是观察到的：</strong>已经算到第 { $needed } 项；由盖伊–史密斯定理，从 { $from } 到 2·{ $from } + { $period } + { $most } 都重复，就永远重复下去。

    { $period ->
        [1] 所以 { $heap } 个的一堆与 { $same } 个的一堆值相同：<strong>{ $value }</strong>。
       *[other] { $heap } 除以 { $period } 余 { $remainder }，所以这一堆与 { $same } 个的一堆值相同：<strong>{ $value }</strong>。
    }
octal-open = { octal-law }：这里没有证明它的周期，每个 SG 值都要由所有更小的堆算出，最多算到 { $most } 个的堆，并且受时间限制。{ $heap } 个的一堆没有算出来。
octal-misere-open = { octal-law }：这里没有找到适用于这些堆的反常商。反常规则下单凭 SG 值判断不了胜负。
octal-published = 已发表、但这里没有验证的结果：从第 { $preperiod } 项起以 { $period } 为周期。
octal-recurrence = 用同样的方法，从所有更小的堆算出 { $heap } 个的一堆的 SG 值：<strong>{ $value }</strong>。

misere-quotient-theorem = 反常商（Plambeck、Siegel 2008）
misere-quotient-decides = 反常规则下的判断依据：每堆对应一个元素，写成 a、b² 这样的字母；几堆合在一起对应它们的乘积。<strong>乘积在必败元素之列时，轮到谁走谁输；否则先手必胜。</strong>这里的乘积是 { $product }。
misere-quotient-reason = { $outcome ->
    [N] 各堆在反常商中的乘积是 { $product }，先手必胜。你这一步使乘积变成必败的。
   *[P] 各堆在反常商中的乘积是 { $product }，轮到谁走谁输。
  }
misere-quotient-works = { $outcome ->
    [N] 有一步能使乘积变成必败的。以后对方怎么走，乘积都不再必败，你又能变回去，直到对方只好走最后一步。
   *[P] 你怎么走，乘积都变成对方必胜的，对方又能变回必败的，直到你只好走最后一步。
  }
misere-quotient-title = { octal-law } 的反常商：{ $order } 个元素
misere-quotient-proof =
    <strong>由程序求出：</strong>若两组{ $most ->
        [all] {""}
       *[other] 不超过 { $most } 个的
    }堆不论旁边再加什么，胜负总是相同，就对应同一个元素。其中 { $lost } 个元素必败。

    <strong>并加以检验：</strong>每组堆有它的元素，还有一个集合：旁边是哪些元素时，它自己有一步制胜。再加一堆，这两者的变化只由它们自己决定，所以 { $sums } 种组合就代表了全部。程序逐一验证：乘积必败，当且仅当没有一步能得到必败的乘积。什么也不剩时乘积是 1，先手必胜。由归纳法，乘积决定每一组堆的胜负。
misere-period-title = 为什么对所有的堆都成立（Plambeck 2005）
misere-period-proof = 从 { $from } 个的堆起，元素以 { $period } 为周期，程序验证了所有小于 2·{ $from } + 2·{ $period } + { $taken } 个的堆。考虑更大的一堆 n，并设更小的堆都已符合周期。一步最多取 { $taken } 个，所以剩下的两堆中较大的一堆至少有 { $from } + { $period } 个。把它减少 { $period }，就得到堆 n − { $period } 的一种分法，乘积不变；反过来，那一堆的每种分法也都这样得到。两堆能得到的乘积相同，所以 n 可以对应与 n − { $period } 相同的元素，不需要再检验什么。
misere-quotient-letters = 字母代表单独的堆（{ octal-law }）：{ $letters }。
misere-quotient-losing = 必败元素：{ $losing }。
misere-quotient-table = 单独一堆的元素：
misere-quotient-repeats = 从 { $preperiod } 个的堆起永远以 { $period } 为周期。
misere-quotient-times = 元素乘以字母：
misere-element = 元素
misere-same = 等同于
misere-product = 乘积
misere-more = 还有 { $count } 堆没有列出。
misere-product-note = { $lost ->
    [yes] { $product } 是必败元素。
   *[no] { $product } 不是必败元素。
  }

octal-expected-octal-code = 八进制代码：0 或 4、小数点、最多 64 位 0 到 7 的数字，例如 0.77（首位是别的数字时，一步可能什么都不改变）
octal-expected-row-and-parts = 行号和剩下什么，例如 1>2,3（第 1 行剩下 2 和 3 两段）或 1>0（什么也不剩）
octal-expected-heap-and-parts = 堆号和变成什么，例如 1>2,3（第 1 堆变成 2 和 3）或 1>0（全部取走）；1:2 表示从第 1 堆取 2 个
octal-fault-not-so-divided = 按这个游戏的规则，不能留成这样
octal-fault-must-change = 每步至少要取走一些，或者把它分开

-octal-typing =
    局面写成各行的长度：{ $game } { $rows }。走法写成“行号>变成什么”：1>{ $left },{ $right } 表示第 1 行变成 { $left } 和 { $right }，1>{ $one } 表示变成 { $one }{ $gone ->
        [no] {""}
       *[yes] ，2>0 表示第 2 行全部取走
    }；1:{ $taken } 表示取走第 1 行的{ $taken ->
        [1] 第 1 个
       *[other] 前 { $taken } 个
    }。

kayles-name = Kayles 击柱游戏
kayles-aliases = 凯尔斯, 击柱游戏
kayles-summary = 击倒一行中的一根木柱，或相邻的两根。
kayles-rules =
    木柱排成几行，一球击倒一根或相邻的两根。余下的可以还是一行，也可以断成两行。这是八进制游戏 0.77。

    { -octal-typing(game: "kayles", rows: "9 2", left: "3", right: "5", one: "8", taken: "2", gone: "yes") }

    例：一行 5 根，先手击倒正中一根，剩下 2 和 2；以后对方在一边怎么走，先手就在另一边照样走。

dawson-name = 道森的 Kayles
dawson-aliases = 道森
dawson-summary = 击倒相邻的两根木柱。
dawson-rules =
    与 Kayles 相似，但一球恰好击倒相邻的两根；余下的可以还是一行，也可以断成两行。单独的一根不能再击。这是八进制游戏 0.07。

    { -octal-typing(game: "dawson", rows: "9 2", left: "3", right: "4", one: "7", taken: "2", gone: "yes") }

    例：一行 4 根，击倒中间两根，剩下 1 和 1，谁也不能再走。

dawsonchess-name = 道森象棋
dawsonchess-aliases = 道森棋
dawsonchess-summary = 取走一个兵，连同它旁边的兵。
dawsonchess-rules =
    道森（T. R. Dawson）的兵棋：棋盘有三行，双方的兵相对排列，能吃必须吃。它相当于：选一个兵，连同它旁边的兵一起取走。这就是八进制游戏 0.137。道森原来的规定是反常规则：加上 misere。

    { -octal-typing(game: "dawsonchess", rows: "9 2", left: "2", right: "4", one: "7", taken: "2", gone: "yes") }

    例：一行 5 个兵，选正中的一个，剩下 1 和 1；对方选一个，你选另一个。

treblecross-name = 一维井字棋
treblecross-aliases = 三连叉, 一维三连叉
treblecross-summary = 在一格里画 ×，它左右各两格以内就不能再画。
treblecross-rules =
    在一行方格上双方都画叉，先连成三个的一方胜。除非能立即获胜，谁也不会画在离已有的叉两格以内，所以每个叉占去五格，左右各两格。n 格的棋盘相当于八进制游戏 0.007 中长为 n + 2 的一行：每个叉占 3 格，余下的可以还是一行，也可以断成两行。

    每一段还能画的格数加 2，就是要输入的数：treblecross 9 是 7 格的空棋盘。每行两端的深色格不能画。

    { -octal-typing(game: "treblecross", rows: "9 3", left: "2", right: "4", one: "6", taken: "3", gone: "yes") }

    例：3 格的棋盘（长为 5 的一行），第一个叉画在正中，取走 3 个，剩下 1 和 1：再没有安全的格子。

officers-name = 军官游戏
officers-aliases = 军官
officers-summary = 从至少两名的一行中撤走一名军官。
officers-rules =
    军官排成几行。每步撤走一名，而且这一行必须有剩余：剩一行或两行。单独的一名不能动。这是八进制游戏 0.6，它的 SG 值没有已知的周期。

    { -octal-typing(game: "officers", rows: "9 4", left: "3", right: "5", one: "8", taken: 1, gone: "no") }

    例：一行 3 名，撤走中间一名，剩下 1 和 1，谁也不能再走。

row-pieces = { $piece ->
    [pin] 第 { $pieces } 根
    [skittle] 第 { $pieces } 根
    [pawn] 第 { $pieces } 个兵
    [cross] 第 { $pieces } 格
    [officer] 第 { $pieces } 名
   *[bead] 第 { $pieces } 颗
  }
row-move = { $piece ->
    [pin] 击倒
    [skittle] 击倒
    [cross] 在
    [officer] 撤走
   *[other] 取走
  }{ $row ->
    [none] {""}
   *[other] 第 { $row } 行
  }{ row-pieces }{ $piece ->
    [cross] 画 ×
   *[other] {""}
  }
row-ruling = { $piece ->
    [pin] 击倒一根木柱，或相邻的两根。
    [skittle] 击倒相邻的两根木柱。
    [pawn] 取走一个兵，连同它旁边的兵。
    [cross] 在一个浅色格里画 ×，它左右各两格以内就不能再画。
   *[officer] 从至少两名的一行中撤走一名军官。
  }
