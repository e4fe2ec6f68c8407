picture-face = Noto Sans SC
picture-at-most = 现在最多取 { $limit }
picture-take = ✓ 取 { $count }
picture-more-edges = 另有 { $count } 条边
picture-more = 另有 { $count } 个
picture-heaps-by-size = 共 { $count } 堆：各种大小的堆数
picture-digits = { $same ->
    [yes] { $from } 位数
   *[no] { $from }–{ $to } 位数
  }
picture-floor = 地面
picture-heads = { $width } × { $height }，正面 { $heads } 枚
picture-queen = ↔ 第 { $across } 堆：{ $x } · ↕ 第 { $up } 堆：{ $y }
picture-groups = 同一颜色：视为同一个点
picture-nodes = { $nodes } 个点，{ $edges } 条边：太多，画不下
picture-nim-sum = 异或和
picture-review-above = 先手必胜
picture-review-below = 后手必胜
picture-review-height = 高度：双方不出错时还要走的步数
picture-review-dashed = 虚线柱：剩余步数未知
picture-review-dotted = 点线：胜负未知
picture-review-turned = 胜势在此丢掉
picture-ones = 1 的个数
picture-chart-of = { $right } / { $asked }
picture-chart-none = 还没有作答
picture-too-wide = 异或和：二进制 { $places } 位
picture-part = #{ $component }{ $part ->
    [none] {""}
   *[other] ·{ $part }
  }

alt-more = 另有 { $count } 项
alt-whole = { $game }：{ $position }。{ $turn ->
    [none] {""}
   *[other] { $turn }
  }
alt-turn = { $turn ->
    [first] 轮到先手。
    [second] 轮到后手。
    [you] 轮到你。
    [bot] 轮到机器人。
    [named] 轮到 { $name }。
   *[over] 本局结束。
  }
alt-misere = 走最后一步者负。
alt-cut = 完整的局面见图旁的文字。

alt-mark-focus = 有标记
alt-mark-win = 可获胜
alt-mark-danger = 有危险
alt-mark-dead = 不起作用
alt-mark-changed = 刚刚改变
alt-mark-gone = 上一步取走
alt-marked = { $part }（{ $mark }）
alt-part-take = { $part }（制胜：{ $count ->
    [none] 分开
   *[other] 取 { $count } 个
  }{ $into ->
    [none] {""}
   *[other] ，留下 { $into }
  }）
alt-past = { $part }{ $joined ->
    [yes] （与上一行同在一条线上）
   *[no] {""}
  }{ $gone ->
    [none] {""}
   *[other] ，刚取走 { $gone } 个
  }{ $fallen ->
    [none] {""}
   *[other] ，此前取走 { $fallen } 个
  }
alt-gone = { $gone ->
    [none] {""}
   *[other] ；刚取走：{ $gone }
  }
alt-turned = { $turned ->
    [none] {""}
   *[other] ；刚翻动：{ $turned }
  }
alt-was = { $was ->
    [none] {""}
   *[other] ；上一步之前第 { $wasPair } 对是 { $was }
  }
alt-eaten = { $was ->
    [none] {""}
   *[other] ；上一步之前：{ $was }
  }
alt-pieces = { $motif ->
    [matches] 火柴
    [chips] 筹码
    [nuts] 螺母
    [beans] 豆子
    [tiles] 方块
    [bricks] 砖块
    [logs] 木段
    [pins] 木柱
    [skittles] 小木柱
    [pawns] 相对的兵
    [crosses] 方格
    [officers] 军官
    [beads] 珠子
    [counters] 棋子
    [eggs] 鸡蛋
   *[stones] 石子
  }
alt-take = { $take ->
    [none] {""}
   *[other] ；制胜：取 { $take }
  }
alt-turn-coins = { $turn ->
    [none] {""}
   *[other] ；制胜：翻 { $turn }
  }
alt-change = { $to ->
    [none] {""}
   *[other] ；制胜：第 { $pair } 对变成 { $to }
  }

alt-heaps = { $count } { $row ->
    [yes] 行
   *[no] 堆
  }{ alt-pieces }：{ $heaps }{ $limit ->
    [none] {""}
   *[other] ；现在最多取 { $limit } 个
  }
alt-heap = 第 { $label } { $row ->
    [yes] 行
   *[no] 堆
  } { $value } 个
alt-stairs = 台阶，自下而上：{ $steps }
alt-step = 第 { $label } 级 { $value } 个
alt-queen = 棋盘上的皇后在 { $at }，要走到角落 (0, 0){ $was ->
    [none] {""}
   *[other] ；刚从 { $was } 走来
  }{ $go ->
    [none] {""}
   *[other] ；制胜：走到 { $go }
  }
alt-grid = { $count } 行的数表：{ $rows }
alt-grid-row = 第 { $number } 行 { $cells }
alt-bar = 巧克力，左下角一块有毒；共 { $count } 行，自下而上各行长度：{ $rows }{ alt-take }{ alt-eaten }
alt-coins = 一行 { $count } 枚硬币（H 为正面，T 为反面）：{ $coins }
alt-coins-marked = ；{ $mark }：{ $coins }
alt-squares = { $style ->
    [track] 一条放着硬币的长条
    [barrels] 一行木桶
    [jars] 从多到少排列的糖罐
    [cups] 一行 { $count } 个杯子
   *[strip] 一条 { $count } 格的长条
  }：{ $squares ->
    [none] 无
   *[other] { $squares }
  }
alt-square = { $style ->
    [track] { $value ->
        [empty] 第 { $label } 格空
        [coin] 第 { $label } 格有硬币
       *[other] 第 { $label } 枚硬币在第 { $value } 格
    }
    [cups] 第 { $label } 杯 { $value } 个
    [barrels] { $label ->
        [gone] 已空的桶
       *[other] 第 { $label } 桶 { $value } 个
    }
    [jars] { $label ->
        [gone] 已空的罐
       *[other] 第 { $label } 罐 { $value } 个
    }
   *[strip] 第 { $label } 格 { $value } 个
  }
alt-board = 硬币棋盘，宽 { $width }、高 { $height }，{ $heads ->
    [none] 没有正面
   *[other] 正面在 { $heads }
  }{ alt-turn-coins }{ alt-turned }
alt-boards = { $style ->
    [crosses] { $count } 个 3 × 3 棋盘，从上到下逐行列出（X 叉，. 空格，- 已结束棋盘上的空格{ $laid ->
        [yes] ，* 刚走的一格
       *[no] {""}
    }）
   *[dominoes] 放骨牌的棋盘，从上到下逐行列出（# 已占，. 空格，- 放不下骨牌的空格{ $laid ->
        [yes] ，* 刚走的两格
       *[no] {""}
    }）
  }：{ $boards }{ $framed ->
    [yes] ；走子时的 (1, 1) 是这里第 { $row } 行第 { $column } 列
   *[no] {""}
  }{ $put ->
    [none] {""}
   *[other] ；制胜：走 { $put }
  }
alt-rectangle = { $count } 对数，画成长方形：{ $pairs }{ alt-change }{ alt-was }
alt-boxes = { $count } 对盒子：{ $pairs }{ alt-change }{ alt-was }
alt-pair = { $first } 和 { $second }
alt-ruler = 长度 { $total }{ $parts ->
    [none] {""}
   *[other] ，分成 { $parts }
  }；现在最多取 { $limit }{ alt-take }{ alt-gone }
alt-set = { $numbers ->
    [none] 空集，一个数也不剩
   *[other] 数 { $numbers }{ alt-take }
  }{ alt-gone }
alt-graph = { $sort ->
    [tower] 偏序（a<b：b 在 a 上面）
    [tree] 有根树，每条边从父节点到子节点
   *[plain] { $directed ->
        [yes] 有向图
       *[no] 图
    }
  }，{ $count } 个点{ $shown ->
    [none] {""}
   *[other] ，这里列出 { $shown } 个
  }
alt-node = { $node }（{ $said }）
alt-node-comma = ，
alt-node-ground = 在地面上
alt-node-tokens = 有 { $count } 枚棋子
alt-edges = { $edges ->
    [none] 没有边{ $alone ->
        [none] {""}
       *[other] ：{ $alone }
    }
   *[other] 边 { $edges }{ $more ->
        [no] {""}
       *[yes] ，{ picture-more-edges }
    }{ $alone ->
        [none] {""}
       *[other] ；孤立点：{ $alone }
    }
  }
alt-components = { $how }，共 { $count } 个：{ $games }
alt-component = #{ $number }（{ $position }）

alt-review = 双方都正确下时的胜负：{ $stretches }。{ $turns ->
    [none] 双方都没有丢掉胜势。
   *[other] 胜势在第 { $turns } 步被丢掉。
  }
alt-stretch = { $same ->
    [yes] 第 { $from } 步之前
   *[no] 第 { $from } 到 { $to } 步之前
  }{ $ahead ->
    [none] 不清楚
    [0] 先手必胜
   *[1] 后手必胜
  }
alt-chart-bar = { $share ->
    [none] { $label }：还没有作答
   *[other] { $label }：正确率 { $share }（{ $asked } 次作答，{ $right } 次答对）
  }
alt-chart-line = { $points ->
    [1] { $name }，{ $lastDate }为 { $lastShare }
   *[other] { $name }，从 { $firstDate }的 { $firstShare } 到 { $lastDate }的 { $lastShare }
  }
alt-chart-point = { $label }：{ $across } { $x }，{ $up } { $y }
alt-chart = 图表“{ $title }”：{ $lines }。
alt-whole-game = { $game }，从这里到结束的所有局面；P 为必败，N 为必胜
alt-xor = 二进制异或表：{ $rows }。异或和 { $sum }。
alt-replay = { $game }，一步一步的回放，共 { $moves } 步。

touch-stone = { $place }第 { $nth } 个
touch-cut = { $place }，在第 { $after } 个后面分开
touch-square = { $board ->
    [0] 第 { $row } 行第 { $column } 列
   *[other] 第 { $board } 个棋盘第 { $row } 行第 { $column } 列
  }
touch-place = 位置 { $label }
touch-box = 第 { $pair } 对第 { $side } 盒
touch-boxed = 第 { $pair } 对第 { $side } 盒第 { $nth } 个
touch-pair = 第 { $pair } 对
touch-block = 第 { $pair } 对第 { $nth } 个正方形
touch-node = 点 { $id }
touch-edge = 边 { $from }–{ $to }
touch-of = 第 { $component } 个游戏，{ $piece }
touch-start = 点一下你要走的地方。
touch-several = { $piece }……
touch-next = 已选{ $piece }，再点下一处。
touch-again = 已选{ $piece }：再点它一次，或点下一处。
touch-which = 走哪一步？
touch-play = 就走这步
touch-back = 取消
