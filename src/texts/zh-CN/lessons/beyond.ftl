lesson-every-title = Every-SG：每个游戏都要走
lesson-every-game = 两堆都是至多取 3 的巴什博弈。先单独看每一堆：哪一堆结束得更晚？
lesson-every-longest-title = 看最后结束的游戏
lesson-every-longest-text =
    现在每走一步，都要在所有还没结束的游戏里各走一次；完全不能走的人输。所以决定胜负的是最后结束的那个游戏。

    先单独看每个游戏：谁赢，赢的人能拖多久？
lesson-every-longest-right = 巴什 5 最后结束，而且是你赢：取 1 个，对方面对 4 个；尼姆 3 同时全部取走。是 N 态。
lesson-every-longest-wrong = 两个游戏中，哪一个能拖得更久？那一个谁赢？
lesson-every-longest-again = 巴什 8 最后结束，而且是你输：对方每次都凑成 4 个；尼姆 2 至多走 2 步。是 P 态。
lesson-every-rounds-title = 能赢的拖，会输的快
lesson-every-rounds-text =
    在能赢的游戏里尽量拖长，在会输的游戏里尽快结束。这样算出每个游戏要走几步：先手能赢的是奇数步，否则是偶数步。步数最多的游戏决定胜负。

    仍是每次至多取 3 个的巴什博弈。
lesson-every-rounds-right = 两堆你都输，因为对方每次都凑成 4 个；最后结束的那一堆也一样：P 态。
lesson-every-rounds-wrong = 每一堆单独看谁赢？这样的话，哪一堆结束得更晚？
lesson-every-rounds-again = 巴什 4 你输，走 2 步；巴什 5 你赢，走 3 步：取 1 个，对方面对 4 个。3 比 2 多：N 态。
lesson-every-hurry-title = 两边都要走
lesson-every-hurry-text =
    现在每走一步，两个游戏里都要走。在决定胜负的游戏里，走能赢的一步；在另一个里，不要让它拖得更久。
lesson-every-hurry-right = 巴什 5 取 1 个，对方面对 4 个，你下一步就结束这一堆。巴什 3 至多走 3 步，不会更晚结束。
lesson-every-hurry-wrong = 哪一堆结束得更晚？单看那一堆：哪一步能给对方留下必败的一堆？
lesson-every-hurry-again = 巴什 6 取 2 个，对方面对 4 个，你下一步就结束这一堆。巴什 2 至多走 2 步，不会更晚结束。

lesson-tame-title = 反常规则：驯良的游戏，以及例外
lesson-tame-game = 至多取 3 个的巴什博弈，走最后一步者输。这两堆相当于怎样的尼姆堆？
lesson-tame-tame-title = 驯良的游戏
lesson-tame-tame-text =
    还是反常规则：走最后一步者输。有些游戏在反常规则下，和它们的值那么大的尼姆堆表现得完全一样，合成和时也是如此。这样的游戏是驯良的（tame）。巴什博弈就是：至多取 3 个时，一堆相当于除以 4 的余数那么大的尼姆堆。
lesson-tame-tame-right = 余数是 1 和 2。从第 2 堆取 2 个，成为 1 和 0，只剩一个 1；或从第 1 堆取 3 个，成为 2 和 2，异或和是 0。在反尼姆中两步都赢。
lesson-tame-tame-wrong = 把每堆换成除以 4 的余数。在反尼姆中你会怎么走？
lesson-tame-tame-again = 余数是 1 和 3。从第 2 堆取 3 个，成为 1 和 0，只剩一个 1；或从第 1 堆取 2 个，成为 3 和 3，异或和是 0。在反尼姆中两步都赢。
lesson-tame-rule-title = 驯良游戏的判定
lesson-tame-rule-text =
    若有某个值大于 1，和平常一样，P 态当且仅当异或和是 0。若各个值都是 0 或 1，就反过来，P 态当且仅当异或和是 1。

    中国的竞赛中叫做 SJ 定理（Anti-SG）。那里规定所有值都是 0 时游戏结束；只要游戏表现得像尼姆堆，不用这个条件也成立。
lesson-tame-rule-right = 三个值是 1、1、1，没有大于 1 的，1 ⊕ 1 ⊕ 1 = 1：P 态。
lesson-tame-rule-wrong = 每堆的值是多少？有没有大于 1 的？这时用哪一半判定？
lesson-tame-rule-again = 两个值是 1、1，没有大于 1 的，1 ⊕ 1 = 0：N 态。
lesson-tame-wild-title = 总是这样吗
lesson-tame-wild-text =
    Kayles：0 到 5 根的值是 0 1 2 3 1 4。这里判定还成立吗？不要轻信，逐步检查。

    从 5 根和 1 根走一步得到的局面都符合判定，所以这里可以用它。
lesson-tame-wild-right = 剩下的有：5；4 和 1；3、1 和 1；2、2 和 1；3 和 1；2、1 和 1。按判定都是 N 态，所以 5 和 1 是 P 态，尽管 4 ⊕ 1 = 5。判定在这里失效：Kayles 不是驯良的。
lesson-tame-wild-wrong = 列出每一步剩下什么，其中有没有 P 态？
lesson-tame-wild-again = 把 2 根的击倒 1 根，剩下 5 和 1，刚才已经看到它是 P 态，所以 5 和 2 是 N 态。

lesson-chomp-title = 巧克力游戏（Chomp）与策略窃取
lesson-chomp-game = 一块正方形巧克力。留下什么形状，以后就能对称地咬？
lesson-chomp-steal-title = 必胜，却不知道怎么走
lesson-chomp-steal-text =
    巧克力游戏：咬一格，它右边、上边、右上方的格子一起消失，左下角的一格有毒。假设你只咬右上角的一格。如果这样能赢，就这样走；如果不能，对方就有一口能赢的应对，而那一口也会带走这一格，你第一口就可以这样咬。所以只要不止一格，整块长方形先手必胜，只是不知道怎么走。

    把这个论证用到这里：有没有一步，是别的每一步都包含的？
lesson-chomp-steal-right = 每个数都有约数 1，所以每一步都会带走 1。假设只擦去 1：如果这样不能赢，对方有一步应对能赢，而你第一步就可以这样走：N 态。
lesson-chomp-steal-wrong = 有没有一步，是别的每一步都包含的？如果有，假设你走它；如果没有，就逐步试。
lesson-chomp-steal-again = 两格伸在外面，咬哪一格都带不走另一格。你咬一格，对方咬另一格，有毒的归你：P 态。
lesson-chomp-rows-title = 两行
lesson-chomp-rows-text =
    两行，下面一行多一格：不论对方怎么咬，你都能恢复成这样，最后只给对方留下有毒的一格。
lesson-chomp-rows-right = 咬第 1 行第 5 列，剩下 4 和 3 两行，下面一行多一格。
lesson-chomp-rows-wrong = 你咬完以后，两行各有多长？
lesson-chomp-rows-again = 咬第 2 行第 4 列，剩下 4 和 3 两行，下面一行多一格。
lesson-chomp-square-title = L 形：对称地咬
lesson-chomp-square-text =
    两臂相等的 L 形，有毒的一格在角上：对方咬一臂，你就在另一臂对称地咬，最后只给对方留下有毒的一格。
lesson-chomp-square-right = 咬第 2 行第 2 列，剩下两臂各 3 格的 L 形，以后对称地咬。
lesson-chomp-square-wrong = 哪一口只剩下长短相同的两臂？
lesson-chomp-square-again = 两臂是 3 格和 2 格。咬第 1 行第 4 列，两臂都是 2 格，以后对称地咬。

lesson-patterns-title = 打表、找规律、证明
lesson-patterns-game = 一行 11 根木柱。第一步走哪里，以后就能对称地走？
lesson-patterns-table-title = 先算小的
lesson-patterns-table-text =
    没有思路？先把小局面的值写出来。这里每次取 1 个或 4 个，0 到 8 个的值是 0 1 0 1 2 0 1 0 1。接着往下算。（/table 能帮你打这样的表。）
lesson-patterns-table-right = 8 个和 5 个的值是 1 和 0：mex {"{"}0, 1{"}"} = 2。
lesson-patterns-table-wrong = 查一查一步能走到的两堆的值，缺的最小的数是几？
lesson-patterns-table-again = 9 个和 6 个的值是 2 和 1：mex {"{"}1, 2{"}"} = 0。
lesson-patterns-period-title = 找规律
lesson-patterns-period-text =
    看 0 出现在哪里，看差、看余数、看 2 的幂。减法游戏里，同一段会一再重复：量一量它有多长。
lesson-patterns-period-right = 0 1 0 1 2，接着又是 0 1 0 1 2：5 个值。
lesson-patterns-period-wrong = 看数列从哪里重新开始，再检查到末尾是否一致。取最短的一段。
lesson-patterns-period-again = 0 0 1 1 2 2，接着又是 0 0 1 1 2 2：6 个值。
lesson-patterns-proof-title = 看出来不等于证明
lesson-patterns-proof-text =
    二十个值都符合的规律，也可能在下一个就断，所以两半都要证明。猜想：每次取 1 或 4 个时，除以 5 余 0 或余 2 的必败。从余 0 走到余 4 或余 1，从余 2 走到余 1 或余 3，都不是 0 或 2；而从余 1、余 3、余 4，都有一步走到余 0 或余 2。（/claim 会检验规律，指出它在哪里不成立。）
lesson-patterns-proof-right = 17 = 3 · 5 + 2，余 2：必败。你留下 16 或 13，余 1 或余 3；对方取 1 个，又成为余 0 或余 2。
lesson-patterns-proof-wrong = 除以 5，看余数，猜想怎么说？
lesson-patterns-proof-again = 23 = 4 · 5 + 3，余 3：必胜。取 1 个，剩 22 个，余 2。
lesson-patterns-symmetry-title = 有时不用打表
lesson-patterns-symmetry-text =
    Kayles：每次击倒一根或相邻的两根木柱。先使剩下的两行相等，以后模仿对方：对方在一行怎么走，你就在另一行怎么走。
lesson-patterns-symmetry-right = 击倒中间的两根，4–5 号，剩下 3 根和 3 根两行，以后对称地走。
lesson-patterns-symmetry-wrong = 哪一步能使剩下的两行相等？
lesson-patterns-symmetry-again = 击倒中间的 5 号，剩下 4 根和 4 根两行，以后对称地走。
