chomp-name = 巧克力游戏
chomp-aliases = 巧克力, 吃巧克力
chomp-summary = 咬掉一格以及它右边、上边、右上方的全部；角上的一格有毒。
chomp-rules =
    一块巧克力，行从下往上数，列从左往右数。每步选一格，咬掉它和它右方、上方（包括右上方）的全部。(1, 1) 有毒，不能吃：只剩这一格时，就没有可走的了。

    局面写成行×列：chomp 3x5，或从下往上写出各行长度：chomp 5 3 1。走法写成“行,列”：3,4。

    例：chomp 2x2。你走 2,2 以后，剩下角上的一格和它旁边的两格：对方吃一格，你吃另一格，有毒的一格留给对方。
chomp-ruling = 选一格，咬掉它以及它右边、上边、右上方的全部。左下角一格有毒，谁都不能吃。

chomp-hook-theorem = 一行加一列：两堆尼姆（依 Bouton 1902）
chomp-hook-decides = { $up ->
    [0] { $right ->
        [0] 判断依据：只剩有毒的一格。
       *[other] 判断依据：只有一条，轮到走的人可以只留下有毒的一格。
    }
   *[other] { $right ->
        [0] 判断依据：只有一条，轮到走的人可以只留下有毒的一格。
       *[other] 判断依据：除了有毒的角，右边有 { $right } 格，上边有 { $up } 格，每咬一口只缩短其中一条：这就是两堆尼姆。<strong>两条一样长时，轮到谁走谁输。</strong>
    }
  }
chomp-hook-reason = { $outcome ->
    [N] 这一步留下两条，各 { $arm } 格。对方在一条上咬多少，你就在另一条上咬多少。
   *[P] 两条一样长，各 { $arm } 格。你在一条上咬多少，对方就在另一条上咬多少。
  }
chomp-hook-works = { $outcome ->
    [N] { $shorter ->
        [0] 只留下有毒的一格，对方无法再走。
       *[other] 让两条都剩 { $shorter } 格。之后对方在一条上咬多少，你就在另一条上咬多少，最后把有毒的一格留给对方。
    }
   *[P] { $shorter ->
        [0] 已经没有可走的一步。
       *[other] 两条一样长。你在一条上咬多少，对方就在另一条上咬多少，最后有毒的一格留给你。
    }
  }
chomp-hook-proof = <strong>一样长时：</strong>每咬一口只缩短一条，必然变得不一样长；<strong>不一样长时：</strong>把长的缩到与短的相等。终局两条都是 0，也一样长。长为 a、b 的两条，SG 值为 a ⊕ b，与尼姆相同。
chomp-two-rows-theorem = 两行的巧克力（Gale 1974）
chomp-two-rows-decides =
    判断依据：看两条的长度。{ $turned ->
        [yes] <strong>左列恰好比另一列多一格时，轮到谁走谁输；否则先手必胜。</strong>
       *[no] <strong>底行恰好比另一行多一格时，轮到谁走谁输；否则先手必胜。</strong>
    }这里的长度是 { $long } 和 { $short }。
chomp-two-rows-reason = { $outcome ->
    [N] 这一步留下 { $long } 和 { $short }，恰好差一格。对方怎么咬都不再差一格，你总能恢复，最后有毒的一格归对方。
   *[P] 两条长 { $long } 和 { $short }，恰好差一格。你怎么咬都不再差一格，对方总能恢复，最后有毒的一格归你。
  }
chomp-two-rows-works = { $outcome ->
    [N] 走成 { $long } 和 { $short }。此后对方咬短的那条，差就大于 1；咬长的那条，两条就一样长。你都能再走成恰好差 1。最后剩下 1 和 0，即有毒的一格。
   *[P] 现在恰好差 1。咬短的那条，差就大于 1；咬长的那条，两条就一样长。对方都能再走成恰好差 1。最后剩下 1 和 0，正好轮到你。
  }
chomp-two-rows-proof =
    <strong>从差 1 出发：</strong>长度为 a 和 a − 1。咬短的一条，剩下 a 和小于 a − 1 的数；咬长的一条，它剩 c < a，另一条剩 c 与 a − 1 中较小的，也是 c，两条相等。都不再是差 1。

    <strong>走到差 1：</strong>两条相等时，咬掉可以单独缩短的那条的最后一格；差不小于 2（a 和 b）时，把长的缩到 b + 1。

    <strong>终局：</strong>只剩有毒的一格，长度为 1 和 0，差 1，轮到走的人已经输了。
chomp-search-theorem = 巧克力游戏（Schuh 1952，Gale 1974），从小到大逐块计算
chomp-search-decides = { $form ->
    [square] 判断依据：正方形时咬 (2, 2) 必胜：剩下一样长的一行和一列，之后对方在一条上咬多少，你就在另一条上咬多少。
    [rectangle] <strong>必胜走法的存在不需要搜索：</strong>如果只咬掉最远的角就能胜，就这么走；如果不能，对方的应对也会咬掉这个角，你本来就可以自己先走那一步。这叫策略窃取，它并不告诉你是哪一步。
    [three-rows] 判断依据：这样的形状没有已知的公式（三行也没有）。这里从最小的开始，把更小的巧克力全部算出。
   *[any] 判断依据：这样的形状没有已知的公式。这里从最小的开始，把更小的巧克力全部算出。
  }
chomp-search-reason = { $rectangle ->
    [yes] 完整的矩形总是先手必胜：若只咬最远的角不行，对方的应对就是你本来可以自己走的一步（策略窃取）。是哪一步？我把其中 { $bars } 种形状全部算出来了。
   *[no] 这种形状没有已知的公式，我把其中 { $bars } 种形状全部算出来了。{ $outcome ->
        [N] 走完这步，对方{ $moves ->
            [none] 怎么咬
           *[other] 有 { $moves } 种咬法，
        }你都有应对。
       *[P] 你{ $moves ->
            [none] 怎么咬，
           *[other] 有 { $moves } 种咬法，
        }对方都有应对。
    }
  }
chomp-search-works = { $outcome ->
    [N] { $form ->
        [rectangle] 是哪一步，由从小到大算出所有更小的巧克力得到：走过去以后，对方怎么咬都到必胜态。
       *[any] 必胜的走法，走过去以后对方怎么咬都到必胜态。
    }
   *[P] 无论怎么咬，剩下的都是对方的必胜态。
  }
chomp-table-title = 能放进这块的全部形状
chomp-table = 程序从小到大计算各种形状：所有走法都到必胜态的是必败态，有一步到必败态的是必胜态；只剩有毒的一格是必败态。
chomp-square-theorem = 正方形的巧克力（Gale 1974）
chomp-square-decides = 判断依据：这是 { $side } × { $side } 的正方形，<strong>咬 (2, 2) 必胜。</strong>
chomp-square-works = 剩下一行和一列，除有毒的一格外各 { $arm } 格。对方在一条上咬多少，你就在另一条上咬多少。这样大的局面，是否还有别的必胜走法，我不知道。
chomp-square-proof = 咬 (2, 2) 后剩下一样长的两条。每咬一口缩短一条，在另一条上照样咬就又一样长；最后两条都是 0，有毒的一格留给对方。
chomp-stealing-theorem = 策略窃取（Gale 1974）
chomp-stealing-title = 策略窃取（Gale 1974）
chomp-stealing-decides =
    判断依据：这是完整的矩形，{ $rows } × { $columns }。{ $misere ->
        [yes] <strong>不少于三格的矩形都是先手必胜。</strong>
       *[no] <strong>除了单独一格，任何矩形都是先手必胜。</strong>
    }
chomp-stealing-reason =
    { $misere ->
        [yes] 不少于三格的完整矩形
       *[no] 完整的矩形
    }总是先手必胜：若只咬最远的角不行，对方的应对就是你本来可以自己走的一步（策略窃取）。
chomp-stealing-works = 设想只咬掉最远的角。若这样能胜，就这样走；若不能，对方有一步必胜的应对，而那一步会把这个角一起咬掉，你本来就可以自己先走那一步。总有一步必胜，但这个论证不告诉我们是哪一步。
chomp-stealing-proof =
    <strong>角：</strong>矩形中无论咬哪一格，都会带走最远的角。所以先咬角再咬某格，与直接咬那一格，剩下的一样。

    <strong>窃取：</strong>假设矩形对先手必败，那么只咬角也输，后手有必胜的一口 B{ $misere ->
        [yes] （除了有毒的一格还有别的格，所以后手确实要咬一口）
       *[no] {""}
    }；但先手直接咬 B 剩下同样的形状，本该获胜，矛盾。所以总有一口必胜。

chomp-bars = 为此算出了能放进这块的全部 { $bars } 种形状，从最小的开始。
chomp-bite = 咬第 { $row } 行第 { $column } 列

chomp-expected-bar-rows = 不比下面一行长的行
chomp-expected-cell = 一格的行和列，例如 2,3
chomp-fault-poisoned = 那一格有毒，不能吃
chomp-fault-no-such-cell = 没有这一格
