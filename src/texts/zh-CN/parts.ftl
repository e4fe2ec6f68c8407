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
rules-how-sum = 每步只走其中一个游戏
rules-how-every = EVERY：每个未结束的游戏都走一步
rules-how-all = ALL：每个游戏都走一步，一个结束即全结束
rules-how-any = ANY：任选一个或几个游戏各走一步
rules-several-sum = 多个游戏之和
rules-several-every = 多个游戏（每个）
rules-several-all = 多个游戏（全部）
rules-several-any = 多个游戏（任意）
