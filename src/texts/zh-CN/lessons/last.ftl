lesson-hackenbush-title = 删边游戏（Hackenbush）：冒号原理与融合原理
lesson-hackenbush-stalk-title = 一根杆就是一堆
lesson-hackenbush-stalk-text =
    每次删去一条边，与地面（0 号点）不再连通的部分随之消失。无边可删者输。

    一根有 n 条边的杆：删一条边可以留下任意更短的杆，就是 n 个石子的尼姆堆。
lesson-hackenbush-colon-title = 冒号原理（Colon，俗称克朗原理）
lesson-hackenbush-colon-text =
    几根枝条在一点相接，可以换成一根杆，长度等于各枝条的值的异或和；上面接着值为 v 的部分的一条边，值是 v + 1。（引用：Berlekamp、Conway、Guy，Winning Ways，1982。）

    这里一条接地的边上有两根各一条边的枝条：上面是 1 ⊕ 1 = 0。
lesson-hackenbush-fusion-title = 融合原理（Fusion，俗称费森原理）
lesson-hackenbush-fusion-text =
    一个环上的点可以缩成一个点，值不变；环的边成为自环，每条的值是 1。所以奇数条边的环值为 1，偶数条边的环值为 0。（引用同一本书；证明太长，这里不写。）

    一个三角形，有一个点在地面上：三条边。
lesson-hackenbush-cut-title = 一起用
lesson-hackenbush-cut-text =
    从地面到 1 号点有一条边，那里是三角形 1–2–3，从 3 到 4 又有一条边。把三角形缩成一点：三个自环 1 ⊕ 1 ⊕ 1 = 1，旁边是到 4 的边，值 1。合起来 0，加上下面那条边是 0 + 1 = 1。

    值是 1，不是 0。删哪条边剩下 0？
lesson-hackenbush-game = 上一张卡片的图形，旁边一根 3 条边的杆。图形的值是多少？把杆删到这个长度；之后对方每删一次，你都让两边的值重新相等。

lesson-every-title = Every-SG：每个游戏都要走
lesson-every-longest-title = 看最后结束的游戏
lesson-every-longest-text =
    现在每走一步，都要在所有还没结束的游戏里各走一次；完全不能走的人输。所以决定胜负的是最后结束的那个游戏。

    尼姆 3 个可以一步结束。巴什 5 个（至多取 3）也是 N 态，而且能拖得更久：取 1 个，对方面对 4 个。
lesson-every-rounds-title = 能赢的拖，会输的快
lesson-every-rounds-text =
    在能赢的游戏里尽量拖长，在会输的游戏里尽快结束。这样算出每个游戏要走几步：先手能赢的是奇数步，否则是偶数步。步数最多的游戏决定胜负。

    这里两堆都是 4 的倍数。
lesson-every-hurry-title = 两边都要走
lesson-every-hurry-text =
    巴什 3 个和巴什 5 个，每次至多取 3。5 个那堆只有一步能赢：留下 4 个。3 个那堆全部取走就赢。

    选一组走法，使最后结束的游戏归你。
lesson-every-game = 两堆都是至多取 3 的巴什博弈。先在两堆里同时留下 4 个，然后每次凑成 4 个。

lesson-chomp-title = 巧克力游戏（Chomp）与策略窃取
lesson-chomp-steal-title = 必胜，却不知道怎么走
lesson-chomp-steal-text =
    一块巧克力，每次选一格，把它和行号、列号都不小于它的所有格一起咬掉；不得不吃有毒的第一格的人输。

    假设你只咬掉最远的一角。如果这样能赢，就这样走；如果不能，对方就有一步能赢的应对，而那一步反正也会连这一角一起咬掉，你第一步就可以走它。所以只要不止一格，先手必胜。（这个论证不告诉你走法，叫做策略窃取。）
lesson-chomp-rows-title = 两行
lesson-chomp-rows-text =
    两行，第一行比第二行多一格：不论对方怎么咬，你都能恢复成这样。例如 3 和 2：咬掉第一行一格，就用咬掉第二行一格来回应。

    最后剩下 1 和 0：只有有毒的一格。
lesson-chomp-square-title = 正方形
lesson-chomp-square-text =
    正方形：咬第 2 行第 2 列，剩下两臂相等的 L 形；以后对方咬一臂，你就在另一臂照样咬，有毒的一格归对方。

    在 4 × 4 上找到这一口。
lesson-chomp-game = 3 × 4 和别的形状一样，第一口就有必胜的咬法；找一口，使对方的每个应对都有应对。可以用提示。

lesson-patterns-title = 打表、找规律、证明
lesson-patterns-table-title = 先算小的
lesson-patterns-table-text =
    没有思路？先把小局面的值写出来。每次取 1 个或 4 个：0 到 8 个的值是 0 1 0 1 2 0 1 0 1。

    下一个是 9 个，它走到 8 和 5。（/table 能帮你打这样的表。）
lesson-patterns-period-title = 找规律
lesson-patterns-period-text =
    看 0 出现在哪里，看差、看余数、看 2 的幂。这里同一段一再重复。

    它有多长？
lesson-patterns-proof-title = 看出来不等于证明
lesson-patterns-proof-text =
    二十个值都符合的规律，也可能在下一个就断。要分两半证明：从你说是必败的局面，每一步都走到你说是必胜的；从每个必胜的局面，有一步走到必败的。（/claim 会检验规律，指出它在哪里不成立。）

    这里的猜想：必败的是除以 5 余 0 或余 2 的。用它判断 17 个。
lesson-patterns-symmetry-title = 有时不用打表
lesson-patterns-symmetry-text =
    Kayles：每次击倒一根或相邻的两根木柱，一排可能因此断成两排。先击中间，使剩下两排相等，以后对方在一排怎么走，你就在另一排照样走。

    一排 5 个：1>2,2 这样的走法剩下 2 个和 2 个两排。
lesson-patterns-game = 一排 7 根木柱。先击中间，以后照对方的样子走。
