dag-name = 有向图游戏
dag-aliases = 有向无环图, 图上棋子
dag-summary = 在有向无环图上，把一枚棋子沿一条边移动一步。
dag-rules =
    给定一个有向无环图，若干节点上放有棋子，同一节点可以有多枚。每步选一枚棋子，沿一条有向边移动一步。

    先写边，再写棋子所在的节点：dag 1>2 2>3 1>3 at=1,2。节点名可以是数字或单词；单独写一个名字表示没有边的节点。走法写成一条边：1>3。

    大图可以用文件输入：每行一条边；或者先写 N M K 三个数，再写 M 条边（每条两个数）和 K 枚棋子所在的节点。

    例：dag 1>2 2>3 1>3 at=1,2。你走 1>2 以后，两枚棋子都在 2：对方把一枚移到 3，你移另一枚。
dag-ruling = 选一枚棋子，沿一个箭头走一步。
dag-ruling-tokens = 几枚棋子可以在同一个点上。

dag-values-theorem = SG 函数（Sprague 1935，Grundy 1939）
dag-values-decides =
    判断依据：每个节点的 SG 值是它所有后继的 SG 值中没有出现的最小非负整数（mex），没有后继的节点是 0。{ $tokens ->
        [1] <strong>棋子所在节点的 SG 值为 0 时，轮到谁走谁输；否则先手必胜。</strong>
       *[other] <strong>把各棋子所在节点的 SG 值异或起来，结果为 0 时轮到谁走谁输；否则先手必胜。</strong>
    }
dag-reason-token = { $outcome ->
    [N] 这一步走到 SG 值为 0 的 { $node }。从它没有边通向另一个 0，而对方无论走到哪里，你都能再走到 0。
   *[P] { $node } 的 SG 值是 0。从它没有边通向另一个 0，而你无论走到哪里，对方都能再走到 0。
  }
dag-reason-none = 棋子要么两两同处一点而互相抵消，要么在 SG 值为 0 的点上。你一走就会破坏，对方总能恢复。
dag-reason = 每枚棋子相当于尼姆的一堆，{ $list ->
    [none] 大小是所在点的 SG 值。
   *[other] 大小是所在点的 SG 值：{ $list }{ $left ->
        [yes] （0 和同一点上的成对棋子不列）。
       *[no] 。
    }
  }
dag-values-works = { $tokens ->
    [1] { $outcome ->
        [N] 你可以把棋子移到 SG 值为 0 的节点。从 0 出发没有边通向另一个 0（否则它自己的值就不是 0），而对方无论走到哪里，你都能再走到 0。走不动的棋子停在值为 0 的节点上，那时轮到对方。
       *[P] 棋子在值为 0 的节点上，没有边通向另一个 0。你无论走到哪里，对方都能再走到 0。
    }
   *[other] SG 值为 g 的节点上的棋子相当于一堆 g 个石子：可以走到任何更小的值，但走不到同样的值。{ $outcome ->
        [N] 你让异或和变为 0，对方必然使它不为 0，你又能把它变回 0。
       *[P] 现在异或和是 0，你无论怎么走都会使它不为 0，对方又能把它变回 0。
    }
  }
dag-values-proof =
    <strong>每个节点有唯一的值：</strong>图中没有环，可以按逆拓扑序处理，后继都在前面：没有后继的节点取 0，其余节点取后继值的 mex。

    <strong>异或和为 0 时，走一步必不为 0：</strong>一步恰好改变一枚棋子的值，而后继的值都与本节点不同，所以异或和一定改变。

    <strong>异或和不为 0 时，总能变为 0：</strong>看异或和的最高位，必有某枚棋子的值 g 在这一位是 1，g ⊕ 异或和比 g 小；由 mex 的定义，更小的值都在后继中出现，走到那里即可。对方若把值变大，也可以同样应对。

    <strong>终局：</strong>所有棋子都在没有后继的节点上，各值为 0，异或和为 0，轮到走的人已经输了。
dag-backward-theorem = 逆向归纳（Zermelo 1913）
dag-backward-decides =
    判断依据：从终点往回推。{ $misere ->
        [yes] <strong>没有后继的节点是必胜态（反常规则）；其余节点，有后继是必败态则必胜，否则必败。</strong>
       *[no] <strong>有后继是必败态则必胜，否则必败。</strong>
    }
dag-backward-reason = { $outcome ->
    [N] 这一步走到 { $node }，从它出发的每条边都通向你的必胜点。
   *[P] 从 { $node } 出发的每条边都通向对方的必胜点。
  }从终点往回推就能看出{ $misere ->
    [yes] （这里没有出边的点是必胜点）。
   *[no] 。
  }
dag-backward-works = { $outcome ->
    [N] 走到一个必败的后继：从那里出发的每条边都通向必胜态，又轮到你获胜。
   *[P] 从这里出发的每条边都通向必胜态，对方获胜。
  }
dag-backward-proof = 图中没有环，每个节点都可以在它的后继之后判定。步数也同时得到：胜方选步数最少的必败后继，负方选步数最多的必胜后继。

dag-backwards = 按逆拓扑序，每个节点在它的后继之后：
dag-head-node = 节点
dag-head-successors = 后继（SG 值）
dag-head-value = SG 值
dag-no-successors = 没有后继
dag-values-more = 还能走到 { $count } 个节点，它们的值用同样的方法算出。
dag-token = 棋子在 { $node }，SG 值为 <strong>{ $sum }</strong>。
dag-tokens =
    各棋子：{ $tokens }{ $more ->
        [0] {""}
       *[other] ；还有 { $more } 个节点没有列出，但已计入
    }。异或和为 <strong>{ $sum }</strong>。
dag-tokens-on = { $count ->
    [1] { $node } 的值为 { $value }
   *[other] { $even ->
        [yes] { $node } 上有 { $count } 枚棋子，值为 { $value }（偶数枚相互抵消为 0）
       *[no] { $node } 上有 { $count } 枚棋子，值为 { $value }（成对抵消，只算一枚）
    }
  }
dag-outcome-node = 节点
dag-outcome-to-move = 轮到走的一方
dag-outcome-moves = 剩余步数
dag-outcome-best = 应走到
dag-won = { $outcome ->
    [N] 必胜
    [P] 必败
   *[D] 和棋
  }
dag-outcomes-more = 还能走到 { $count } 个节点。
dag-move = 把棋子从 { $from } 移到 { $to }

dag-has-a-cycle = 图中有环 { $cycle }，游戏可能永远不结束。请去掉环上的一条边，例如“{ $arc }”。
dag-loop-refused = “{ $edge }”是自环：这里的边必须连接两个不同的节点。
dag-unknown-node = 图中没有节点“{ $node }”。
dag-node-twice = “{ $nodes }”里的节点重复了。
dag-numbers-do-not-fit = 第一行“{ $line }”表明一共应有 { $expected } 个数，实际有 { $found } 个。
dag-expected-edge = 一条边（例如 a-b）或一个节点名（字母和数字）
dag-expected-arc = 一条有向边（例如 a>b）或一个节点名（字母和数字）
dag-expected-node = 一个节点名
dag-expected-nodes = 用逗号隔开的节点名，例如 a,b
dag-expected-edge-move = 要删的边，例如 0-1
dag-expected-edge-choice = 一条边，例如 a-b
dag-expected-arc-move = 一条有向边，例如 1>2（把 1 上的棋子移到 2）
dag-expected-node-move = 要走到的节点名
dag-fault-no-such-edge = 没有这条边
dag-fault-no-such-node = 没有这个节点
dag-fault-no-token-there = 那里没有棋子
dag-fault-not-a-neighbour = 棋子所在的节点没有边通向那里

dag-misere-theorem = 图上的反常规则（Conway 1976）
dag-misere-proof = 哪些节点是小局面，是从终点往回逐个算出来的：没有出边的节点是小局面；有边到两种值的小局面的节点是大局面；只有边到一种值的小局面的节点是小局面，而它其余的边所到的大局面都有边到小局面；没有边到小局面的节点是大局面。在这个图上，棋子能到的每个节点都属于其中一种，所以 (a)、(b)、(c) 都成立。
