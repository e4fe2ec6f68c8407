notakto-name = Notakto 叉叉棋
notakto-aliases = 全叉井字棋, 只画叉的井字棋
notakto-summary = 双方都画叉的井字棋，三叉连线的棋盘就作废。
notakto-rules =
    一个或几个 3 × 3 的棋盘。每步在一个未作废的棋盘上选一个空格画叉，双方都画叉。横、竖或斜有三个叉连成一线，这个棋盘就作废，不能再画。

    所有棋盘都作废时游戏结束。通常的玩法是：使最后一个棋盘作废的人输，也就是反常规则；/play 默认这样玩。/analyze 默认按正常规则分析，加上 misere 才是反常规则。

    写出空棋盘的个数：notakto 2；或逐个写出棋盘，用 | 分开，每个三行：notakto X../.X./... | .../.../...。走法写成棋盘、行、列：2:1,3；只有一个棋盘时写行和列：1,3。

    例：notakto XX./X../..X。你走 1,3 以后，第一行三叉连线，棋盘作废，对方无路可走。
notakto-ruling = 选一个还没有三叉连线（横、竖、斜）的棋盘，在它的一个空格上画叉。
notakto-put = { $board ->
    [none] 在
   *[other] 在第 { $board } 个棋盘的
  } ({ $square }) 画叉

notakto-theorem = Notakto 正常规则：各棋盘的 SG 值
notakto-decides = 判断依据：棋盘的 SG 值。这样放的 { $crosses } 个叉，值是 { $value }。<strong>几个棋盘合在一起的值是异或和。</strong>
notakto-reason = { $outcome ->
    [N] 这个棋盘的值是 { $value }。你这一叉使它变成 0，以后对方怎么走，你都能恢复为 0。
   *[P] 这个棋盘的值是 0。你画在哪里都会改变它，对方又能变回 0。
  }
notakto-works = { $outcome ->
    [N] 制胜的走法留下值 0。对方怎么走都会改变它，你又能变回 0。
   *[P] 值是 0。你怎么走都会改变它，对方又能变回 0。
  }
notakto-proof = 旋转和翻转后相同的算一个，未作废的棋盘只有 46 个。程序从叉最多的算到空棋盘：作废的棋盘值为 0；未作废的棋盘，值是画一个叉到不了的最小数（mex）。几个棋盘合在一起的值是异或和。

notakto-misere-theorem = Notakto 反常规则：反常商（Plambeck、Whitehead 2013）
notakto-misere-decides = 判断依据：在反常规则下，每个棋盘对应 18 个元素之一（如 a、b²、bc），几个棋盘合在一起对应它们的乘积。<strong>乘积是 { $losing } 之一时，轮到谁走谁输；否则先手必胜。</strong>这里的乘积是 { $product }。
notakto-misere-reason = { $outcome ->
    [N] 各棋盘的乘积是 { $product }。你这一叉使乘积变成 { $losing } 之一：此时轮到谁走谁输。
   *[P] 各棋盘的乘积是 { $product }。乘积是 { $losing } 之一时，轮到谁走谁输。
  }
notakto-misere-works = { $outcome ->
    [N] 有一步能使乘积变成必败的。以后对方怎么走，乘积都不再必败，你又能变回去，直到对方只好使最后一个棋盘作废。
   *[P] 你怎么走，乘积都变成必胜的一种，对方又能走回必败的一种，直到你只好使最后一个棋盘作废。
  }
notakto-misere-proof =
    <strong>元素：</strong>作废的棋盘对应 1，空棋盘对应 c。乘积满足：a² = 1，b³ = b，b²c = c，c³ = ac²，b²d = d，cd = ad，d² = c²。所以任何几个棋盘的乘积都是 18 个元素之一。

    <strong>为什么正确：</strong>程序只根据游戏规则找出这些元素，再加以检验。每一组棋盘有它的乘积，以及各种走法能得到的乘积的集合。再加一个棋盘，这两者的变化只由它们自己决定，所以这样的组合只有有限多种。程序逐一验证：乘积必败，当且仅当没有一步能得到必败的乘积。什么也不剩时乘积是 1，先手必胜。由归纳法，乘积决定每一组棋盘的胜负。

    <strong>出处：</strong>T. Plambeck 和 G. Whitehead 在 2013 年发表了同样的 18 个元素。

notakto-head-board = 棋盘
notakto-head-element = 元素
notakto-product = 乘积
notakto-more = 还有 { $count } 个棋盘没有列出。
notakto-none = 没有未作废的棋盘，乘积是 1。
notakto-expected-x-boards = X../.X./... 这样的棋盘（用 | 分开），或空棋盘的个数（至多 1000）
notakto-expected-board-and-square = 棋盘、行、列，例如 2:1,3
notakto-fault-no-such-board = 没有这个棋盘
notakto-fault-no-such-square = 行和列只有 1 到 3
notakto-fault-board-is-dead = 这个棋盘已经作废
notakto-fault-square-has-an-x = 这一格已经有叉
