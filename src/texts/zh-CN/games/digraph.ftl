digraph-name = 带环有向图游戏
digraph-aliases = 带环图, 有环图
digraph-summary = 把一枚棋子沿一条边移动一步；图中可以有环。
digraph-rules =
    给定一个有向图，若干节点上放有棋子，同一节点可以有多枚。每步选一枚棋子，沿一条有向边移动一步。图中可以有环和自环，所以游戏不一定会结束，可能是和棋。同一局面、同一方走棋第三次出现时，判和。

    先写边，再写棋子所在的节点：digraph 1>2 2>1 2>3 at=1,2。节点名可以是数字或单词；单独写一个名字表示没有边的节点。走法写成一条边：1>2。

    大图可以用文件输入：每行一条边；或者先写 N M K 三个数，再写 M 条边（每条两个数）和 K 枚棋子所在的节点。

    例：digraph 1>2 2>1 2>2 1>3 3>4 4>5 at=1。你走 1>3 以后，棋子在 3：对方只能到 4，你再到 5，那里没有出边。
digraph-ruling = 选一枚棋子，沿一个箭头走一步。
digraph-ruling-draw = 同一局面第三次出现就是和棋。

retrograde-theorem = 倒推分析（Zermelo 1913，Smith 1966）
retrograde-decides =
    判断依据：从终点往回推。无路可走的局面是{ $misere ->
        [yes] 必胜态（反常规则）
       *[no] 必败态
    }；能走到必败态的是必胜态；每一步都走到必胜态的是必败态。<strong>这样始终推不到的局面是和棋：谁也不能强制取胜。</strong>
retrograde-works = { $outcome ->
    [N] 走到更早推出的必败态。从那里每一步都走到更早推出的必胜态，所以终点越来越近。
   *[P] 每一步都走到更早推出的必胜态，对方会让终点越来越近。
  }
retrograde-proof =
    <strong>胜与负：</strong>按推出的先后给局面编号。必胜态总有一步走到编号更小的必败态，必败态的每一步都走到编号更小的必胜态。胜方每走一个回合编号都变小，所以对局一定结束。

    <strong>和棋：</strong>推不到的局面没有一步走到必败态，否则它是必胜态；又至少有一步走到另一个推不到的局面，否则每一步都走到必胜态，它就是必败态。所以双方都能一直留在这些局面里，而离开的人只会走到对方必胜的局面。
loopy-values-theorem = 带环游戏之和（Smith 1966）
loopy-values-decides = 判断依据：每一部分有一个值，或者是像尼姆堆那样的数，或者是 ∞(K)，K 是走一步能到的那些数。数之间取异或，异或和为 0 时轮到谁走谁输。<strong>一个 ∞(K) 与异或和为 n 的数相加：n 在 K 里则必胜，走到那里即可；否则是和棋。两个 ∞ 相加也是和棋。</strong>
loopy-values-works = { $outcome ->
    [N] 把异或和变为 0。对方怎么改，你都能再变回 0，而且离终点更近。
   *[P] 异或和是 0。你怎么改，对方都能再变回 0，而且离终点更近。
  }
loopy-values-proof =
    <strong>数：</strong>按从小到大的顺序给节点赋值。一个节点得到 m，是因为它能到所有更小的数，到不了 m，而其余每条边通向的节点都有边回到先前得到 m 的节点。所以走到更大的数或 ∞，对方都能退回 m，并且离终点更近；走到更小的数，就像尼姆那样应对。

    <strong>一个 ∞(K) 与 n：</strong>n 在 K 里，走到那里，其余部分的和为 0。否则没有一步能使各部分都是数且异或和为 0，所以哪一步都赢不了；同时总有一步走完后对方也赢不了（Smith），双方可以一直走下去。

    <strong>两个 ∞：</strong>走一步至少还剩一个 ∞，不会全是数，所以没有一步走到必败态；同样总有一步走完后对方也赢不了（Smith）。
loopy-reason = { $outcome ->
    [N] { $ends ->
        [yes] 走完这步对方无路可走，直接输掉。
       *[no] 从那里对方怎么走都到你的必胜态，终点越来越近。
    }
    [P] 你怎么走都到对方的必胜态，终点越来越近。
   *[D] 想保住和棋，就{ $move }。从那里对方也不能强制取胜。{ $slips ->
        [yes] 有些走法会输。
       *[no] {""}
    }
  }
loopy-sum = 合起来是 <strong>{ $sum }</strong>。
loopy-more-parts = 还有 { $count } 个部分没有列出。
loopy-draws = 每一步走到哪里：
loopy-draws-move = 走法
loopy-draws-after = 结果
loopy-draws-kept = 和棋
loopy-draws-lost = { $answer ->
    [none] 对局结束，对方胜
   *[other] 对方胜：{ $answer }
  }
loopy-draws-more = 还有 { $count } 种走法没有列出。
digraph-rounds = 从终点往回推，按推出的先后排列，剩下的是和棋：
digraph-numbers = 各节点的值：一个数，或 ∞ 和走一步能到的数：
digraph-more = 还能走到 { $count } 个节点。
refusal-cycles-in-compound = “{ $token }”里有环，可能走不完，而“{ $how }”要求每个游戏都会结束。请改用 + 相加。
