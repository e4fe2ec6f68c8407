expected-heap-size = 一堆的个数
expected-positive-number = 不小于 1 的整数
expected-set-of-numbers = 用逗号隔开的整数，例如 1,3,4
expected-heap-and-amount = 堆号和个数，例如 1:2（从第 1 堆取 2 个）
expected-amount = 要取的个数，例如 3
expected-pair-move = 堆号和个数（例如 1:2），或两堆各取的个数（例如 2,2）
expected-component = 第几个游戏以及其中的一步，例如 #1 2（在第 1 个游戏里取 2 个）
expected-typed-move = 游戏列出的走法之一
expected-rest-of-line = 行末，后面不再写
expected-name-in-size = 带 n 的大小（其中一个数写成 n）

fault-no-such-heap = 没有这一堆
fault-takes-nothing = 每步至少取一个
fault-takes-too-many = 没有那么多
fault-not-in-the-set = 这个数不在允许的集合里
fault-over-the-limit = 超过了现在允许取的上限
fault-not-all-at-first = 第一步不能全部取走
fault-unequal-amounts = 这里不能从两堆同时取这两个数
fault-no-such-component = 没有这个游戏
fault-component-over = 这个游戏已经结束
fault-component-twice = 这个游戏写了两次
fault-one-component = 每步只能走其中一个游戏
fault-component-missing = 每个还没结束的游戏都必须走一步

refusal-empty-line = 这一行是空的：需要游戏名和局面。
refusal-line-too-long = 以“{ $token }”开头的这一行太长：最多 { $most } 个字符。
refusal-unknown-game = 没有叫“{ $token }”的游戏。{ $near ->
    [none] {""}
   *[other] 你是不是想输入 { $near }？
  }
refusal-missing-position = 请在“{ $token }”后面写出局面。
refusal-not-a-number = “{ $token }”不是非负整数。
refusal-too-many-digits = “{ $token }”位数太多：最多 { $most } 位。
refusal-out-of-range = { $most ->
    [none] “{ $token }”太小：至少为 { $least }。
   *[other] “{ $token }”超出范围：应在 { $least } 到 { $most } 之间。
  }
refusal-too-many-numbers = 多了“{ $token }”：这里最多 { $most } 个数。
refusal-too-few-numbers = “{ $token }”后面还缺内容：至少需要 { $least } 个数。
refusal-unexpected-row = “{ $token }”另起了一行，但这个游戏只有一行。
refusal-not-understood = 看不懂“{ $token }”：这里应当是{ $expected }。
refusal-missing-option = 缺少选项“{ $token }”。
refusal-unknown-option = 这里没有选项“{ $token }”。这个游戏{ $known ->
    [none] 没有选项。
   *[other] 可用的选项：{ $known }。
  }
refusal-repeated-option = 选项“{ $token }”重复了。
refusal-bad-option = “{ $token }”不合适：{ $option } 应当是{ $expected }。
refusal-options-exclude-each-other = “{ $token }”与“{ $other }”不能同时使用。
refusal-misere-not-last = “{ $token }”应当写在行末。
refusal-repeated-misere = “{ $token }”重复了：写在行末一次，对整行有效。
refusal-compound-not-first = “{ $token }”应当写在行首，对整行有效。
refusal-compound-needs-components = 请在“{ $token }”后面至少写一个游戏。
refusal-empty-component = “{ $token }”旁边缺少一个游戏。
refusal-not-a-move = 看不懂这一步“{ $token }”：请输入{ $expected }。
refusal-illegal-move = 不能走“{ $token }”：{ $reason }。
refusal-game-over = 这一局已经结束，不能再走“{ $token }”。
