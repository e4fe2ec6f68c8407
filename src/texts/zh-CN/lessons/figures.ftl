lesson-hackenbush-title = 删边游戏（Hackenbush）：树与冒号原理
lesson-hackenbush-game = 一棵树和一根杆。树的值是多少？让两边相等，并一直保持。
lesson-hackenbush-stalk-title = 一根杆就是一堆
lesson-hackenbush-stalk-text =
    每次删去一条边，与地面（0 号点）不再连通的部分随之消失。无边可删者输。

    杆是从地面直直往上、不分叉的一串边。一根有 n 条边的杆，可以留下任意更短的杆。这是什么游戏？
lesson-hackenbush-stalk-right = 两根杆是 3 和 1 的尼姆堆。删 1–2，3 条边里剩 1 条，两根相等。
lesson-hackenbush-stalk-wrong = 走完以后两根杆各有多长？
lesson-hackenbush-stalk-again = 两根杆是 4 和 2 的尼姆堆。删 2–3，4 条边里剩 2 条，两根相等。
lesson-hackenbush-colon-title = 冒号原理（Colon，俗称克朗原理）
lesson-hackenbush-colon-text =
    几根枝条在一点相接，可以换成一根杆，长度等于各枝条的值的异或和。一条边上接着 v 条边的杆，就是 v + 1 条边的杆。所以从叶子往下算到地面。
lesson-hackenbush-colon-right = 两根枝条的值是 2 和 1，2 ⊕ 1 = 3；加上下面那条边，3 + 1 = 4。
lesson-hackenbush-colon-wrong = 先求各枝条的异或和，再算上下面那条边。
lesson-hackenbush-colon-again = 三根枝条的值是 1 ⊕ 1 ⊕ 1 = 1；加上下面那条边，1 + 1 = 2。
lesson-hackenbush-copy-title = 为什么成立
lesson-hackenbush-copy-text = 把图形画两份：一份带着值为 v 的枝条，一份在那里换成 v 条边的杆。对方在枝条或杆上删边，由于两者的异或和是 0，上面总有应对；对方删别处的边，你就在另一份里删同一条。你总有应对，所以两份的值相等。
lesson-hackenbush-copy-right = 两根枝条的值是 1 ⊕ 1 = 0，可以去掉，这样就是 1 条边的杆配 1 条边的杆：P 态。
lesson-hackenbush-copy-wrong = 把枝条换成一根杆，两根杆一样长吗？
lesson-hackenbush-copy-again = 两根枝条的值是 1 和 2，1 ⊕ 2 = 3；加上下面那条边是 4，旁边的杆是 3。不相等：N 态。
lesson-hackenbush-tree-title = 找到该删的边
lesson-hackenbush-tree-text =
    从叶子往下，把每棵树换成一根杆，就成了尼姆。先看哪一根要变短，再找删哪条边能做到。
lesson-hackenbush-tree-right = 枝条的值是 1、1、2，合起来是 2，所以树的值是 3，杆是 1。删 1–4，上面剩下 1 ⊕ 1 = 0，树的值也是 1。
lesson-hackenbush-tree-wrong = 删完以后树的值是多少，杆的值是多少？
lesson-hackenbush-tree-again = 2 号点上是 1 ⊕ 1 = 0，所以树的值是 2，杆是 1。删 1–2，树的值也是 1。

lesson-fusion-title = 带环的删边游戏：融合原理
lesson-fusion-game = 上一张卡片的图形，旁边一根 3 条边的杆。图形的值是多少？让两边相等，并一直保持。
lesson-fusion-cycle-title = 立在地面上的环
lesson-fusion-cycle-text =
    一个经过地面、有 4 条边的环。删去一条，剩下两根杆，共 3 条边：3 和 0，或 2 和 1。一奇一偶，永远不相等，所以没有一步走到值 0，这个环的值是 0。

    用同样的办法数你的环。
lesson-fusion-cycle-right = 删一条剩 4 条边：4 和 0，3 和 1，2 和 2。异或和是 4、2、0：mex {"{"}0, 2, 4{"}"} = 1。
lesson-fusion-cycle-wrong = 删一条边，两根杆各有多长？写出所有的异或和，缺的最小的数是几？
lesson-fusion-cycle-again = 删一条剩 5 条边：5 和 0，4 和 1，3 和 2。异或和是 5、5、1：mex {"{"}1, 5{"}"} = 0。
lesson-fusion-fuse-title = 融合原理（Fusion，俗称费森原理）
lesson-fusion-fuse-text =
    一个环上的点可以缩成一个点，值不变，边成为自环，每条的值是 1。所以奇数条边的环值为 1，偶数条边的环值为 0，和你数出来的一样。

    证明的思路（Winning Ways 1982）：设两点之间有三条没有公共边的路。把原图和这两点缩成一点的图放在一起，对方在一份里删一条边，你就在另一份里删同一条。这时两点间还有两条路，图又小了，所以这两点可以缩成一点。没有这种两点的图很简单，靠奇偶来数。
lesson-fusion-fuse-right = 把 1、2、3 缩成一点：三个自环，1 ⊕ 1 ⊕ 1 = 1；加上下面那条边，1 + 1 = 2。
lesson-fusion-fuse-wrong = 把环缩成一点，有几个自环，异或和是多少？再算上下面那条边。
lesson-fusion-fuse-again = 把 1、2、3、4 缩成一点：四个自环，1 ⊕ 1 ⊕ 1 ⊕ 1 = 0；加上下面那条边，0 + 1 = 1。
lesson-fusion-cut-title = 两个原理一起用
lesson-fusion-cut-text =
    先缩环，再从叶子往下算，就知道每一部分的值。找一条边，删掉以后各部分合起来的值是 0。
lesson-fusion-cut-right = 删 0–1，全部消失，值是 0。删别的边，这条边还在，上面接着某个 v，值是 v + 1，不会是 0。
lesson-fusion-cut-wrong = 删完以后每一部分的值是多少？合起来应该是 0。
lesson-fusion-cut-again = 三角形的值是 1，杆是 2。删 3–4，两边都是 1；或删 0–1 或 2–0，三角形变成 2 条边的杆。

lesson-matching-title = 匹配游戏：走到搭档那里
lesson-matching-game = 把八个点配成对，走到搭档那里，以后一直照配好的对走。
lesson-matching-partner-title = 人人有搭档
lesson-matching-partner-text =
    棋子沿着边走，走过的点不能再走，不能走者输。

    假设所有的点能两两配对，每对之间都有边：这叫完美匹配。你走到当前点的搭档那里；对方再走到哪一点，那一点也有搭档，而且还没有走过。所以你总有路可走。
lesson-matching-partner-right = a 只能配 b，e 只能配 f，所以 c 配 d。走到 d，对方只能走到 b，你再走到它的搭档 a。
lesson-matching-partner-wrong = 给所有的点配对，从只有一条边的点开始。你的搭档是谁？
lesson-matching-partner-again = a 只能配 b，c 只能配 d，所以 f 配 e。走到 e，对方只能走到 d，你再走到它的搭档 c。
lesson-matching-left-title = 有人落单
lesson-matching-left-text =
    配出尽可能多的对，叫最大匹配。假设某个最大匹配里没有棋子所在的点，那么不论你走到哪里，对方都走到那里的搭档。你会不会走到没有搭档的点，让对方无法应对？那样的话，把走过的点重新配对就能多一对，原来就不是最大匹配了。所以你必败。
lesson-matching-left-right = b 配 c，d 配 e，共两对，而 5 个点不可能更多。a 落单：P 态。
lesson-matching-left-wrong = 至多能配几对？不用棋子所在的点，能不能也配这么多对？
lesson-matching-left-again = 去掉 b，在 c、d、e 里只能配一对；有 b 就能配两对。所以每个最大匹配都用到 b，走到它的搭档：N 态。
lesson-matching-swap-title = 是不是每个都用到
lesson-matching-swap-text =
    两张卡片合起来：N 态当且仅当每个最大匹配都用到棋子所在的点。所以去掉这个点，给其余的点配对；如果还能配同样多对，就是 P 态。程序用增广路来判断，二分图上的时间是 O(n · m)。
lesson-matching-swap-right = 去掉 a：b 配 c，d 配 e，共两对，而 5 个点不可能更多，所以是 P 态。
lesson-matching-swap-wrong = 去掉棋子所在的点，给其余的点配对，对数和原来一样吗？
lesson-matching-swap-again = 去掉 b，每条边都连着 d，只能配一对；有 b 就能配两对。所以每个最大匹配都用到 b：N 态。
