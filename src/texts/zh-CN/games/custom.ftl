custom-name = 自定义游戏
custom-aliases = 自定义
custom-summary = 自己规定取石子和分堆的规则，或自己画图走棋子。
custom-rules =
    规则写成 rule=取法:剩法。取法是每步可以从一堆取多少个：1,2（一个或两个）、1-4（一到四个）、3+（三个或更多）、0（不取，但必须分堆）。剩法是这堆余下的石子可以成为几堆，0 到 3：0,1（取光或不分开；省略时就是这个）、0-2（还可以分成两堆）。2equal、2unequal 要求分成相等或不相等的两堆，3equal、3unequal 同理。多条规则用 | 隔开，每步按其中一条走。

    custom 9 4 rule=1,2:0-2 就是 Kayles，custom 7 4 rule=1+|0:2 是拉斯克尼姆，custom 9 rule=0:2unequal 是格伦迪游戏。简写：take=1,3,4 表示可取的个数，code=0.137 表示八进制代码。

    自己画图时，把箭头写成 edges=a>b,b>c,a>c，棋子所在的点写成局面：custom a a b edges=a>b,b>c,a>c。每步把一枚棋子沿一个箭头推一步；箭头不能绕成一圈。

    堆的走法写成“堆号>变成什么”：1>3,5；1:2 表示从第 1 堆取 2 个。棋子的走法写成箭头：a>b。

    例：custom 3 rule=1:1,2（取一个，剩下一堆或两堆）。取走中间一个，剩下 1 和 1，对方不能走。若从一端取，剩下 2，对方取一个，你就不能走了。

custom-decides = 判断依据：从小堆到大堆依次求出每堆的 SG 值。一堆分开时，值是各部分 SG 值的异或和；一堆的 SG 值，是它能变成的各局面的值中没有出现的最小非负整数（mex）。<strong>值为 0 时，轮到谁走谁输。</strong>
custom-proof =
    <strong>SG 值：</strong>mex 本身没有在后继中出现，而比它小的每个数都出现。所以从值 g 可以走到每个更小的值，却走不到 g 本身，与 g 个石子的尼姆堆完全一样；几堆合在一起由异或和决定（Sprague 1935，Grundy 1939）。

    <strong>没有捷径：</strong>规则 { $rule } 没有使用公式，从 0 开始逐堆算到这一堆。

custom-expected-break-rule = 规则，例如 1,2:0-2（取 1 或 2 个，余下的成为 0 到 2 堆）；多条规则用 | 隔开，取 0 个时必须剩下 2 或 3 堆
custom-expected-arcs-with-commas = 用逗号隔开的箭头，例如 a>b,b>c,a>c
