# 各部分的量词，跟在“第几”后面。
part-heap = 堆
part-step = 级
part-cell = 格
part-row = 行
part-pair = 对
part-place = 个位置
part-coin = 枚硬币
part-token = 枚棋子
part-branch = 枝
part-node = 个节点
part-group = 组
part-board = 个棋盘

part-label = { $component ->
    [none] 第 { $part } { $kind }
   *[other] 第 { $component } 个游戏第 { $part } { $kind }
  }
part-component = 第 { $component } 个游戏
