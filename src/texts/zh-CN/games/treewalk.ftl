treewalk-name = 树上游走游戏
treewalk-aliases = 树上游走
treewalk-summary = 走到一个祖先或子孙，并删去离开的点。
treewalk-rules =
    一棵（或几棵）有根树和一枚棋子。不写 at= 时，先手先选择起点。每步走到任意一个尚未删除的祖先或子孙，并删去离开的点。

    依次写出每个点的父亲，根写 0：treewalk 0 1 1 2 表示 2 和 3 的父亲是 1，4 的父亲是 2。at=3 表示棋子在 3，gone=1 表示 1 已删去。走法写成要走到的点：2。

    大的树可以用文件输入，依次写出各点的父亲。

    例：treewalk 0 1 1。你走 2 以后，从 2 出发：对方只能走到 1，你走到 3，再也无处可走。
treewalk-ruling =
    { $placed ->
        [yes] 把棋子移到任意一个还没删去的祖先或子孙，并删去它离开的点。
       *[no] 第一步先选一个点放上棋子，以后每步把它移到任意一个还没删去的祖先或子孙，并删去它离开的点。
    }根是点 { $roots }。

treewalk-theorem = 树上的祖先—子孙匹配（Fraenkel、Scheinerman、Ullman 1993）
treewalk-decides =
    判断依据：把点与它的祖先或子孙两两配对，每个点至多在一对里，配得越多越好。{ $placed ->
        [no] <strong>若所有点都能配对（完美匹配），选起点的一方必败；否则必胜。</strong>
       *[yes] <strong>若不用 { $start } 就会少一对（它在每个最大匹配里），先手必胜；否则先手必败。</strong>
    }
treewalk-works = { $placed ->
    [no] { $outcome ->
        [N] 从匹配中剩下的点开始。对方无论走到哪里，那个点都有搭档（否则还能多配一对），你就走到它的搭档，总有路可走。
       *[P] 你无论从哪里开始，对方都走到那个点的搭档，如此下去，对方总有搭档可走。
    }
   *[yes] { $outcome ->
        [N] 走到你所在点的搭档。之后对方无论走到哪里，那个点也有搭档，你就走到它的搭档。
       *[P] 有一个最大匹配不用 { $start }。你无论走到哪里，那个点都有搭档（否则还能多配一对），对方就走到它的搭档。
    }
  }
treewalk-proof =
    <strong>为什么看匹配：</strong>这就是在“每个点与所有祖先连边”的图上的无向图游走游戏。若某个最大匹配不用起点，对方每步走到搭档即可；途中若走到没有搭档的点，沿走过的路交换匹配边与非匹配边就会多出一对，矛盾。若每个最大匹配都要用起点，那么同样的应对归你。

    <strong>为什么可以自底向上贪心：</strong>点 u 下面剩下的点都是 u 的子孙，u 上面的点与它们配对和与 u 配对一样可行。所以下面有剩余时 u 取走一个：f(u) = s − 1；没有剩余时 u 自己剩下：f(u) = 1。已删去的点不取：f(u) = s。其中 s 是各儿子的 f 之和。

    <strong>哪些走法获胜：</strong>删去离开的点以后，走到一个删去它会使剩余总数减少 1 的点，即其余部分的某个最大匹配不用的点。

treewalk-upwards = 自底向上：每个点从下面剩下的点中取一个作搭档；下面没有剩下的，它自己就剩下。
treewalk-head-node = 点
treewalk-head-below = 下面剩下 s
treewalk-head-left = 连同它剩下 f
treewalk-gone = { $node }（已删）
treewalk-more = 更下面还有 { $count } 个点，用同样的方法算出。
treewalk-total = { $placed ->
    [no] { $total ->
        [0] 总共剩下 { $total } 个：全部可以配对。
       *[other] 总共剩下 { $total } 个。
    }
   *[yes] 总共剩下 { $total } 个；若再删去 { $start }，则剩下 { $without } 个。{ $needed ->
        [yes] 所以每个最大匹配都要用 { $start }。
       *[no] 所以有最大匹配不用 { $start }。
    }
  }
treewalk-no-pairs = 一对也配不成。
treewalk-pairing = 一个最大匹配：{ $pairs }。
treewalk-lone = 剩下：{ $lone }。
treewalk-partner = { $start } 的搭档是 <strong>{ $partner }</strong>。

treewalk-parents-in-a-circle = 父亲的关系成了一个环 { $cycle }：其中某个点（见“{ $shown }”）的父亲应当是 0（根）。
treewalk-token-on-a-gone-node = “{ $shown }”：这个点已经删去。
treewalk-expected-node-numbers = 用逗号隔开的点的编号，例如 1,3
treewalk-fault-node-is-gone = 那个点已经删去
treewalk-fault-not-on-one-branch = 它既不是棋子所在点的祖先，也不是子孙
