hackenbush-name = 删边游戏
hackenbush-aliases = 树上删边游戏, 图上删边游戏, 无向图删边游戏, 树上删边, 删边
hackenbush-summary = 删去一条边，与地面不再连通的部分随之消失。
hackenbush-rules =
    一个与地面相连的图。每步删去一条边，与地面不再连通的部分全部消失。竞赛书中，图是树时称为“树上删边游戏”，一般的图称为“无向图删边游戏”。

    写出各条边，地面是 0：hackenbush 0-1 1-2 2-3 3-1 3-4。写 root=a（或 root=a,b）时地面是别的点或多个点。自环（如 1-1）和重边都算。走法写成要删的边：0-1。

    大图可以用文件输入，每行一条边。

    例：hackenbush 0-1 1-2 0-3。你走 1-2 以后，地面上剩下两条单独的边：对方删一条，你删另一条。
hackenbush-ruling = { $named ->
    [no] 删去一条边，与地面不再连通的部分随之消失。
   *[yes] 删去一条边，与地面（点 { $ground }）不再连通的部分随之消失。
  }

hackenbush-theorem = 冒号原理与融合原理（Winning Ways 1982；俗称克朗原理、费森原理）
hackenbush-decides =
    判断依据：整个图在地面处的 SG 值。一条边的值等于它上面部分的值加 1（冒号原理），同一点上各边的值取异或。{ $cycles ->
        [yes] 环上的点可以缩成一个点，环上的边变成自环，每个值为 1（融合原理）。<strong>值为 0 时轮到谁走谁输，否则先手必胜。</strong>
       *[no] <strong>值为 0 时轮到谁走谁输，否则先手必胜。</strong>
    }
hackenbush-reason = 地面上的每个分支相当于尼姆的一堆{ $list ->
    [none] 。
   *[other] ，SG 值是 { $list }{ $left ->
        [yes] （0 不列）。
       *[no] 。
    }
  }
hackenbush-reason-even = 所有的边都在过地面的环上，每条值为 1。共有 { $edges } 条，是偶数，两两抵消，值为 0。
hackenbush-works = { $outcome ->
    [N] 地面上的每个分支相当于一堆石子，总有一种删法使总值变为 0。从 0 出发无论删哪条边都会变为不是 0，你每次都能再变回 0，直到全部删完。
   *[P] 地面上的每个分支相当于一堆石子。现在总值是 0，你无论删哪条边都会变为不是 0，对方每次都能再变回 0，直到全部删完。
  }
hackenbush-trees-title = 冒号原理（Winning Ways 1982）
hackenbush-trees =
    <strong>分支取异或：</strong>删一个分支里的边不影响其他分支，所以同一点上的各分支是游戏的和（SG 定理）。

    <strong>冒号原理：一条边上面的部分值为 g 时，连同这条边值为 g + 1。</strong>对边数归纳。删这条边得 0。删上面的边，若上面剩下的值为 h，连同这条边值就是 h + 1。小于 g 的每个 h 都能得到，而 h 不会等于 g；所以 0、1、……、g 都出现，g + 1 不出现，mex 就是 g + 1。
hackenbush-loops = <strong>自环：</strong>一个自环只能删去，值为 1。同一点上的两个自环互相抵消。
hackenbush-end = <strong>终局：</strong>只剩地面时值为 0，轮到走的一方已经输了。
hackenbush-fusion-title = 融合原理（Berlekamp、Conway、Guy，《Winning Ways》1982，第 7 章；Ferguson，《Game Theory》第一部分第 6 章）
hackenbush-fusion = 环上的点可以缩成一个点，环上的边变成自环，SG 值不变。

hackenbush-cycles-first = 先处理环（融合原理）：
hackenbush-nodes = { $more ->
    [0] { $list }
   *[other] { $list } 等共 { $all } 个
  }
hackenbush-worth = { $edges ->
    [1] 有 1 个自环，值为 1
   *[other] 共 { $edges } 个自环，每个值为 1，{ $edges } 是{ $odd ->
        [yes] 奇数，合起来是 1
       *[no] 偶数，合起来是 0
    }
  }
hackenbush-fused-loops = 点 { $nodes } 上{ hackenbush-worth }。
hackenbush-fused =
    点 { $nodes } 同在一个边双连通分量里，缩成{ $ground ->
        [yes] 地面
       *[no] 一个点
    } <strong>{ $point }</strong>；其中的边变成自环，{ hackenbush-worth }。
hackenbush-blocks-more = 还有 { $count } 个分量没有列出，同样处理。
hackenbush-colon = { $points ->
    [1] 地面上的各条边（边的值 = 上面部分的值 + 1）：
   *[other] 从上往下算到地面（冒号原理：边的值 = 上面部分的值 + 1）：
  }
hackenbush-head-point = 点
hackenbush-head-edges = 边
hackenbush-head-xor = 异或
hackenbush-head-value = SG 值
hackenbush-ground = 地面 { $point }
hackenbush-odd-loops = 自环：1
hackenbush-edge = 到 { $to }：{ $above } + 1 = { $worth }
hackenbush-more-edges = 另 { $count } 条：{ $worth }
hackenbush-edges-comma = ，
hackenbush-nothing = 没有（自环抵消）
hackenbush-more = 更上面还有 { $count } 个点，值用同样的方法算出。
hackenbush-cut = { $falls ->
    [0] 删去 { $from }–{ $to }
   *[other] 删去 { $from }–{ $to }（另有 { $falls } 条边随之消失）
  }

hackenbush-not-joined = “{ $edge }”与地面（“{ $ground }”）不连通，早就该消失了。地面是 0，或由 root= 指定。
