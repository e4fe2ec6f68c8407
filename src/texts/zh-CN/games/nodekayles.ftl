nodekayles-name = 点 Kayles
nodekayles-aliases = 点kayles, 图上kayles, 选点删邻
nodekayles-summary = 选图上一个点，删去它和它的邻点。
nodekayles-rules =
    一个无向图。每步选一个点，删去它和它的所有邻点，以及相连的边。

    写出各条边，单独写一个名字表示没有边的点：nodekayles a-b b-c c d-e。空图写成 none。走法写成点的名字：b。

    例：nodekayles a-b b-c。你走 b 以后，三个点都被删去，什么也不剩。
nodekayles-ruling = 选一个点，删去它和它的邻点。
nodekayles-choose = 选点 { $node }

graph-kayles-lines-theorem = { $game ->
    [node] 路径和环上的点 Kayles：道森象棋（Schaefer 1978；Guy、Smith 1956）
   *[arc] 路径和环上的边 Kayles：道森的 Kayles（Schaefer 1978；Guy、Smith 1956）
  }
graph-kayles-lines-decides = { $shape ->
    [cycle] 判断依据：{ $vertices } 个点的环处处相同，无论怎么走都剩下同一条路径。<strong>这条路径必败时，环必胜；否则环必败。</strong>
   *[path] 判断依据：{ $vertices } 个点的路径就是{ $game ->
        [node] 道森象棋（八进制代码 0.137）中长为 { $vertices } 的一排，<strong>SG 值的周期是 34。</strong>
       *[arc] 道森的 Kayles（八进制代码 0.07）中长为 { $vertices } 的一排，<strong>SG 值的周期是 34。</strong>
    }
  }
graph-kayles-works = { $outcome ->
    [N] 有一步使剩下各部分的 SG 值异或和为 0，以后对方怎么走，你都能恢复为 0。
   *[P] SG 值是 0。你怎么走都会改变它，对方又能变回 0。
  }
graph-kayles-lines-proof =
    <strong>路径：</strong>{ $game ->
        [node] 选路径内部的点，会连同两个邻点一起删去，剩下至多两条路径，共少 3 个点；选端点删去 2 个点；孤立点只删去自己。这就是八进制代码 0.137。
       *[arc] 选一条边，删去相邻的两个点，剩下至多两条路径。这就是八进制代码 0.07。
    }

    <strong>环：</strong>环转动后不变，所以每一步都剩下同样的路径，少 { $game ->
        [node] 3
       *[arc] 2
    } 个点。环的值是这一个值的 mex：路径为 0 时是 1，否则是 0。

    <strong>周期：</strong>一排的值由更短的排推出。设从长度 e 到 2e + 周期 + { $game ->
        [node] 3
       *[arc] 2
    }，每个值都等于再长一个周期的值（程序已经验证）。那么以后永远如此：分成的两排里，较长的一排总能缩短一个周期（Guy、Smith 1956）。
graph-kayles-theorem = { $game ->
    [node] 点 Kayles，逐块计算（Schaefer 1978）
   *[arc] 边 Kayles，逐块计算（Schaefer 1978）
  }
graph-kayles-decides = 判断依据：一般的图没有已知的公式。<strong>这 { $vertices } 个点能产生的所有图，</strong>都从小到大逐个连通块算出。
graph-kayles-proof = 程序算出了每个可能出现的连通块的 SG 值：它的走法到不了的最小数（mex）。几块合在一起的值是异或和。形状相同的树只算一次。{ $game ->
    [node] 对一般的图，这个问题是 PSPACE 完全的（Schaefer 1978），不会有简单的规则。
   *[arc] 对一般的图，尚不知道快速的方法。
  }
