# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

# 各部分的量詞，跟在「第幾」後面。
part-heap = 堆
part-step = 級
part-cell = 格
part-row = 行
part-pair = 對
part-place = 個位置
part-coin = 枚硬幣
part-token = 枚棋子
part-branch = 枝
part-node = 個節點
part-group = 組
part-board = 個棋盤

part-label = { $component ->
    [none] 第 { $part } { $kind }
   *[other] 第 { $component } 個遊戲第 { $part } { $kind }
  }
part-component = 第 { $component } 個遊戲
rules-how-sum = 每步只走其中一個遊戲
rules-how-every = EVERY：每個未結束的遊戲都走一步
rules-how-all = ALL：每個遊戲都走一步，一個結束即全結束
rules-how-any = ANY：任選一個或幾個遊戲各走一步
rules-several-sum = 多個遊戲之和
rules-several-every = 多個遊戲（每個）
rules-several-all = 多個遊戲（全部）
rules-several-any = 多個遊戲（任意）
