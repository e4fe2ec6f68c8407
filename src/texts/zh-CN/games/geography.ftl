geography-name = 无向图游走游戏
geography-aliases = 无向图游戏, 二分图博弈, 图上游走, 图游戏
geography-summary = 把棋子沿一条边移动，并删去离开的点。
geography-rules =
    一个无向图和一枚棋子。每步沿一条边走到相邻的点，并删去离开的点。不写 at= 时，先手先选择起点。

    写出各条边和棋子的位置：geography a-b b-c c-d at=a。单独写一个名字表示没有边的点。走法写成要走到的点：b。

    例：geography a-b b-c c-d at=a。你走 b 以后，棋子到 b：对方只能走到 c，你走到 d，再也无路可走。
geography-ruling = { $placed ->
    [yes] 把棋子沿一条边移动，并删去它离开的点。
   *[no] 第一步先选一个点放上棋子，以后每步把它沿一条边移动，并删去它离开的点。
  }

geography-theorem = 无向图游走的匹配定理（Fraenkel、Scheinerman、Ullman 1993）
geography-decides =
    判断依据：匹配是把相邻的点两两配对，每个点至多在一对里；配对最多的叫最大匹配。{ $placed ->
        [no] <strong>若存在完美匹配，选起点的一方必败；否则必胜。</strong>
       *[yes] <strong>起点 { $start } 在每个最大匹配里都被匹配时，先手必胜；否则先手必败。</strong>
    }
geography-works = { $placed ->
    [no] { $outcome ->
        [N] 从匹配中落单的点开始。它的每个邻点都有搭档（否则还能多配一对），对方无论走到哪里，你都走到那个点的搭档，你总有路可走。
       *[P] 所有点都已配对。你无论从哪里开始，对方都走到那个点的搭档，如此下去，对方总有搭档可走。
    }
   *[yes] { $outcome ->
        [N] 走到你所在点的搭档。之后对方无论走到哪里，那个点也有搭档，你就走到它的搭档。你不会无路可走：否则沿走过的路交换匹配边与非匹配边，会得到另一个使起点落单的最大匹配。
       *[P] 有一个最大匹配使 { $start } 落单，所以它的每个邻点都有搭档（否则还能多配一对）。你无论走到哪里，对方都走到那个点的搭档，对方总有路可走。
    }
  }
geography-proof =
    <strong>若某个最大匹配使起点 s 落单，则 s 必败：</strong>s 的邻点都已匹配，否则还能多配一对。对方每步都走到搭档。假设从某个搭档能走到没有搭档的点 x，那么沿 s 到 x 的路交换匹配边与非匹配边，两端都是非匹配边，就会多出一对，矛盾。所以 x 总有搭档，对方不会无路可走。

    <strong>若每个最大匹配都包含 s，则 s 必胜：</strong>取一个最大匹配，走到 s 的搭档。对方走到的点 x 总有搭档：否则沿 s 到 x 的路交换匹配边与非匹配边，一端是匹配边、一端是非匹配边，得到的仍是最大匹配，却使 s 落单，矛盾。

    <strong>选择起点：</strong>有完美匹配时，每个点都在每个最大匹配里，选哪个起点都是把必胜态交给对方；没有完美匹配时，选一个落单的点即可。

geography-matching =
    { $count ->
        [0] 这里一对也配不成。
       *[other] { $placed ->
            [no] 一个最大匹配：{ $pairs }。
           *[yes] 在棋子能到达的范围内，一个最大匹配：{ $pairs }。
        }
    }{ $alone ->
        [0] 没有点落单。
       *[other] 落单的点：{ $lone }。
    }
geography-start = { $placed ->
    [no] { $alone ->
        [0] 这是完美匹配。
       *[other] 不是完美匹配：从 { $lone } 开始可以获胜。
    }
   *[yes] { $paired ->
        [no] 它使 { $start } 落单。
       *[yes] 去掉 { $start } 就会少一对，所以每个最大匹配都包含 { $start }。这里它的搭档是 <strong>{ $partner }</strong>：走到那里。
    }
  }
geography-choose = 从 { $node } 开始
geography-walk = 从 { $from } 走到 { $to }
