# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

picture-face = Noto Sans TC
picture-at-most = 現在最多取 { $limit }
picture-take = ✓ 取 { $count }
picture-more-edges = 另有 { $count } 條邊
picture-more = 另有 { $count } 個
picture-heaps-by-size = 共 { $count } 堆：各種大小的堆數
picture-digits = { $same ->
    [yes] { $from } 位數
   *[no] { $from }–{ $to } 位數
  }
picture-floor = 地面
picture-heads = { $width } × { $height }，正面 { $heads } 枚
picture-queen = ↔ 第 { $across } 堆：{ $x } · ↕ 第 { $up } 堆：{ $y }
picture-groups = 同一顏色：視為同一個點
picture-nodes = { $nodes } 個點，{ $edges } 條邊：太多，畫不下
picture-nim-sum = 互斥或和
picture-review-above = 先手必勝
picture-review-below = 後手必勝
picture-review-height = 高度：雙方不出錯時還要走的步數
picture-review-dashed = 虛線柱：剩餘步數未知
picture-review-dotted = 點線：勝負未知
picture-review-turned = 勝勢在此丟掉
picture-ones = 1 的個數
picture-chart-of = { $right } / { $asked }
picture-chart-none = 還沒有作答
picture-too-wide = 互斥或和：二進位 { $places } 位
picture-part = #{ $component }{ $part ->
    [none] {""}
   *[other] ·{ $part }
  }

alt-more = 另有 { $count } 項
alt-whole = { $game }：{ $position }。{ $turn ->
    [none] {""}
   *[other] { $turn }
  }
alt-turn = { $turn ->
    [first] 輪到先手。
    [second] 輪到後手。
    [you] 輪到你。
    [bot] 輪到機器人。
    [named] 輪到 { $name }。
   *[over] 本局結束。
  }
alt-misere = 走最後一步者負。
alt-cut = 完整的局面見圖旁的文字。

alt-mark-focus = 有標記
alt-mark-win = 可獲勝
alt-mark-danger = 有危險
alt-mark-dead = 不起作用
alt-mark-changed = 剛剛改變
alt-mark-gone = 上一步取走
alt-marked = { $part }（{ $mark }）
alt-part-take = { $part }（制勝：{ $count ->
    [none] 分開
   *[other] 取 { $count } 個
  }{ $into ->
    [none] {""}
   *[other] ，留下 { $into }
  }）
alt-past = { $part }{ $joined ->
    [yes] （與上一行同在一條線上）
   *[no] {""}
  }{ $gone ->
    [none] {""}
   *[other] ，剛取走 { $gone } 個
  }{ $fallen ->
    [none] {""}
   *[other] ，此前取走 { $fallen } 個
  }
alt-gone = { $gone ->
    [none] {""}
   *[other] ；剛取走：{ $gone }
  }
alt-turned = { $turned ->
    [none] {""}
   *[other] ；剛翻動：{ $turned }
  }
alt-was = { $was ->
    [none] {""}
   *[other] ；上一步之前第 { $wasPair } 對是 { $was }
  }
alt-eaten = { $was ->
    [none] {""}
   *[other] ；上一步之前：{ $was }
  }
alt-pieces = { $motif ->
    [matches] 火柴
    [chips] 籌碼
    [nuts] 螺母
    [beans] 豆子
    [tiles] 方塊
    [bricks] 磚塊
    [logs] 木段
    [pins] 木柱
    [skittles] 小木柱
    [pawns] 相對的兵
    [crosses] 方格
    [officers] 軍官
    [beads] 珠子
    [counters] 棋子
    [eggs] 雞蛋
   *[stones] 石子
  }
alt-take = { $take ->
    [none] {""}
   *[other] ；制勝：取 { $take }
  }
alt-turn-coins = { $turn ->
    [none] {""}
   *[other] ；制勝：翻 { $turn }
  }
alt-change = { $to ->
    [none] {""}
   *[other] ；制勝：第 { $pair } 對變成 { $to }
  }

alt-heaps = { $count } { $row ->
    [yes] 行
   *[no] 堆
  }{ alt-pieces }：{ $heaps }{ $limit ->
    [none] {""}
   *[other] ；現在最多取 { $limit } 個
  }
alt-heap = 第 { $label } { $row ->
    [yes] 行
   *[no] 堆
  } { $value } 個
alt-stairs = 臺階，自下而上：{ $steps }
alt-step = 第 { $label } 級 { $value } 個
alt-queen = 棋盤上的皇后在 { $at }，要走到角落 (0, 0){ $was ->
    [none] {""}
   *[other] ；剛從 { $was } 走來
  }{ $go ->
    [none] {""}
   *[other] ；制勝：走到 { $go }
  }
alt-grid = { $count } 橫列的數表：{ $rows }
alt-grid-row = 第 { $number } 橫列 { $cells }
alt-bar = 巧克力，左下角一塊有毒；共 { $count } 橫列，自下而上各橫列長度：{ $rows }{ alt-take }{ alt-eaten }
alt-coins = 一行 { $count } 枚硬幣（H 為正面，T 為反面）：{ $coins }
alt-coins-marked = ；{ $mark }：{ $coins }
alt-squares = { $style ->
    [track] 一條放著硬幣的長條
    [barrels] 一行木桶
    [jars] 從多到少排列的糖罐
    [cups] 一行 { $count } 個杯子
   *[strip] 一條 { $count } 格的長條
  }：{ $squares ->
    [none] 無
   *[other] { $squares }
  }
alt-square = { $style ->
    [track] { $value ->
        [empty] 第 { $label } 格空
        [coin] 第 { $label } 格有硬幣
       *[other] 第 { $label } 枚硬幣在第 { $value } 格
    }
    [cups] 第 { $label } 杯 { $value } 個
    [barrels] { $label ->
        [gone] 已空的桶
       *[other] 第 { $label } 桶 { $value } 個
    }
    [jars] { $label ->
        [gone] 已空的罐
       *[other] 第 { $label } 罐 { $value } 個
    }
   *[strip] 第 { $label } 格 { $value } 個
  }
alt-board = 硬幣棋盤，寬 { $width }、高 { $height }，{ $heads ->
    [none] 沒有正面
   *[other] 正面在 { $heads }
  }{ alt-turn-coins }{ alt-turned }
alt-boards = { $style ->
    [crosses] { $count } 個 3 × 3 棋盤，從上到下逐行列出（X 叉，. 空格，- 已結束棋盤上的空格{ $laid ->
        [yes] ，* 剛走的一格
       *[no] {""}
    }）
   *[dominoes] 放骨牌的棋盤，從上到下逐行列出（# 已佔，. 空格，- 放不下骨牌的空格{ $laid ->
        [yes] ，* 剛走的兩格
       *[no] {""}
    }）
  }：{ $boards }{ $framed ->
    [yes] ；走子時的 (1, 1) 是這裡第 { $row } 行第 { $column } 直行
   *[no] {""}
  }{ $put ->
    [none] {""}
   *[other] ；制勝：走 { $put }
  }
alt-rectangle = { $count } 對數，畫成長方形：{ $pairs }{ alt-change }{ alt-was }
alt-boxes = { $count } 對盒子：{ $pairs }{ alt-change }{ alt-was }
alt-pair = { $first } 和 { $second }
alt-ruler = 長度 { $total }{ $parts ->
    [none] {""}
   *[other] ，分成 { $parts }
  }；現在最多取 { $limit }{ alt-take }{ alt-gone }
alt-set = { $numbers ->
    [none] 空集，一個數也不剩
   *[other] 數 { $numbers }{ alt-take }
  }{ alt-gone }
alt-graph = { $sort ->
    [tower] 偏序（a<b：b 在 a 上面）
    [tree] 有根樹，每條邊從父節點到子節點
   *[plain] { $directed ->
        [yes] 有向圖
       *[no] 圖
    }
  }，{ $count } 個點{ $shown ->
    [none] {""}
   *[other] ，這裡列出 { $shown } 個
  }
alt-node = { $node }（{ $said }）
alt-node-comma = ，
alt-node-ground = 在地面上
alt-node-tokens = 有 { $count } 枚棋子
alt-edges = { $edges ->
    [none] 沒有邊{ $alone ->
        [none] {""}
       *[other] ：{ $alone }
    }
   *[other] 邊 { $edges }{ $more ->
        [no] {""}
       *[yes] ，{ picture-more-edges }
    }{ $alone ->
        [none] {""}
       *[other] ；孤立點：{ $alone }
    }
  }
alt-components = { $how }，共 { $count } 個：{ $games }
alt-component = #{ $number }（{ $position }）

alt-review = 雙方都正確下時的勝負：{ $stretches }。{ $turns ->
    [none] 雙方都沒有丟掉勝勢。
   *[other] 勝勢在第 { $turns } 步被丟掉。
  }
alt-stretch = { $same ->
    [yes] 第 { $from } 步之前
   *[no] 第 { $from } 到 { $to } 步之前
  }{ $ahead ->
    [none] 不清楚
    [0] 先手必勝
   *[1] 後手必勝
  }
alt-chart-bar = { $share ->
    [none] { $label }：還沒有作答
   *[other] { $label }：正確率 { $share }（{ $asked } 次作答，{ $right } 次答對）
  }
alt-chart-line = { $points ->
    [1] { $name }，{ $lastDate }為 { $lastShare }
   *[other] { $name }，從 { $firstDate }的 { $firstShare } 到 { $lastDate }的 { $lastShare }
  }
alt-chart-point = { $label }：{ $across } { $x }，{ $up } { $y }
alt-chart = 圖表「{ $title }」：{ $lines }。
alt-whole-game = { $game }，從這裡到結束的所有局面；P 為必敗，N 為必勝
alt-xor = 二進位互斥或表：{ $rows }。互斥或和 { $sum }。
alt-replay = { $game }，一步一步的回放，共 { $moves } 步。

touch-stone = { $place }第 { $nth } 個
touch-cut = { $place }，在第 { $after } 個後面分開
touch-square = { $board ->
    [0] 第 { $row } 橫列第 { $column } 直行
   *[other] 第 { $board } 個棋盤第 { $row } 橫列第 { $column } 直行
  }
touch-place = 位置 { $label }
touch-box = 第 { $pair } 對第 { $side } 盒
touch-boxed = 第 { $pair } 對第 { $side } 盒第 { $nth } 個
touch-pair = 第 { $pair } 對
touch-block = 第 { $pair } 對第 { $nth } 個正方形
touch-node = 點 { $id }
touch-edge = 邊 { $from }–{ $to }
touch-of = 第 { $component } 個遊戲，{ $piece }
touch-start = 點一下你要走的地方。
touch-several = { $piece }……
touch-next = 已選{ $piece }，再點下一處。
touch-again = 已選{ $piece }：再點它一次，或點下一處。
touch-which = 走哪一步？
touch-play = 就走這步
touch-back = 取消
