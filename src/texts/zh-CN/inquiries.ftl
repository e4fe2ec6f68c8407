table-title = <code>{ $template }</code> 的表
table-about = { $names } 从 0 到 { $size } 的{ $show ->
    [values] {" "}SG 值（0 为 P 态）
   *[outcomes] { $draws ->
        [all] 和棋（D）
        [some] {" "}P 态、N 态与和棋（D）
       *[none] {" "}P 态与 N 态
    }
  }{ $misere ->
    [yes] ，反常规则
   *[no] {""}
  }。
table-patterns = 规律
table-constant = { $preperiod ->
    [0] {""}
   *[other] 从 { $preperiod } 起
  }{ $of ->
    [values] SG 值都是 <strong>{ $value }</strong>
   *[outcomes] 都是 <strong>{ $value }</strong> 态
  }
table-period = { $of ->
    [values] SG 值循环
   *[outcomes] P、N 循环
  }：周期 <strong>{ $period }</strong>，从 { $preperiod } 起（{ $block }{ $whole ->
    [yes] {""}
   *[no] {" "}…
  }）
table-sums = P 态：{ $terms }；从第三个起，每个都是前两个之和
table-differences = a ≤ b 的 P 态依次有 b − a = 0、{ $step }、{ $double }……，各出现一次（共 { $pairs } 个）
table-rays = { $ratio ->
    [none] P 态沿两条射线分布：b ≈ { $slope }·a 以及与它对称的一条（偏差不超过 { $off }）
   *[other] P 态沿两条射线分布：b ≈ { $slope }·a 以及与它对称的一条；准确地说，令 r = { $ratio }，则 a ≤ b 的 P 态都满足 0 ≤ b − r·a < { $within }
  }
table-wedge = { $exact ->
    [none] 楔形：0 < a < b 时，b/a ≤ { $p } 为 P 态，b/a ≥ { $n } 为 N 态，两者之间没有局面
   *[other] 楔形：0 < a < b 时，b/a < { $exact } 为 P 态，大于它则为 N 态（表中 { $p } 还是 P 态，{ $n } 已是 N 态）
  }
table-no-pattern = 没有发现简单的规律。
table-seen = ——到 { $size } 为止如此
table-proved = ——已证明：{ $theorem }
table-rests = 表中的值依据：{ $theorem }。
table-draws = D：和棋，双方都不能强制取胜。
table-endless = ∞：值不是数，因为局面可能重复出现。
table-unknown = 有 { $count } 项没能及时算出：文字中是问号，图中不着色。
table-cut = 文字只列前 { $shown } 个{ $drawn ->
    [yes] ，图中是全部
   *[no] {""}
  }。
table-wrong-names = 表需要用一个或两个字母（n，或 a 和 b）代替局面中的数；这里有 { $count } 个。试试：nim a b 5
table-alt = { $template } 的表，数从 0 到 { $size }。{ $positions ->
    [none] 没有 P 态。
   *[other] P 态：{ $positions }{ $more ->
        [0] {""}
       *[other] ，另有 { $more } 个
    }。
  }
table-to-test = 有猜想？<code>/claim { $claim }</code> 会替你检验。

claim-true = 成立
claim-false = 不成立
claim-refuted = 不成立：有反例
claim-holds = 检验范围内成立
claim-proved = 永远成立
claim-untested = 无法检验
claim-senseless = 有 { $count } 个局面使命题没有意义，不计在内。
claim-at = { $gaps ->
    [yes] 找到的最小反例是
   *[no] 最小的反例是
  } <code>{ $line }</code>。
claim-side = <code>{ $side }</code> = <strong>{ $value }</strong>
claim-side-holds = <code>{ $side }</code><strong>{ $holds ->
    [yes] {" "}成立
   *[no] {" "}不成立
  }</strong>
claim-is = 它是{ $outcome ->
    [none] 胜负未知的局面
    [P] {" "}P 态（先手必败）
    [D] 和棋
   *[N] {" "}N 态（先手必胜）
  }{ $grundy ->
    [none] {""}
   *[other] ，SG 值为 { $grundy }
  }。
claim-first = { $checked ->
    [1] 它是检验的第 1 个局面。
   *[other] 它是检验的第 { $checked } 个局面；在它之前都成立。
  }
claim-all = 检验了数不超过 { $size } 的 { $checked } 个局面，全部成立。
claim-one = <code>{ $line }</code> 是{ $outcome ->
    [none] 胜负未知的局面
    [P] {" "}P 态（先手必败）
    [D] 和棋局面（双方都不能强制取胜）
   *[N] {" "}N 态（先手必胜）
  }{ $grundy ->
    [none] {""}
   *[other] ，SG 值为 { $grundy }
  }。
claim-letters = 这只是一个局面。用字母代替数，就是关于许多局面的命题：<code>nim a b c: SG = a ⊕ b ⊕ c</code>
claim-one-late = 这个局面没能及时算出。
claim-always = 对任意大小都成立：{ $theorem }。
claim-not-proved = 这是证据，不是证明：再大一些也许就不成立。
claim-unknown = 另有 { $count } 个局面没能及时算出，不计在内。
claim-capped = 你要求检验到 { $asked }；一个命题最多检验 { $most } 个局面，所以这里只到 { $size }。
claim-stopped = 时间已到，更大的数没有检验。
claim-nothing = 没有找到能检验这个命题的局面。
claim-why-divides-by-zero = { $alone ->
    [yes] 在 { $line } 处除以了零，所以既不能说成立，也不能说不成立。
   *[no] 在 { $line } 处除以了零。请排除这种局面，例如：a = 0 or …；或：… if a > 0。
  }
claim-why-not-an-integer = 在 { $line } 处需要整数，却是分数。floor(…) 向下取整。
claim-why-negative = 在 { $line } 处需要非负数，却是负数。
claim-why-too-large = 在 { $line } 处数变得太大。
claim-explanation = 为什么

claim-fault-empty = 冒号后面没有内容。
claim-fault-no-colon = 命题的写法：游戏、冒号、你的猜想。
claim-fault-too-long = 命题最多 { $most } 个字符。
claim-fault-too-deep = “{ $token }”嵌套得太深。
claim-fault-unexpected = “{ $token }”不能出现在这里。
claim-fault-ends = “{ $after }”后面还应有内容。
claim-fault-not-closed = “{ $token }”没有闭合。
claim-fault-unknown-name = 不认识“{ $token }”。{ $names ->
    [none] 这里的数没有名字
   *[other] 局面中的数是 { $names }
  }；还可以用 SG、P、N，以及函数 floor、min、max、abs、lowbit、popcount、trailing、log、fib、phi-floor、sqrt-floor、isfib 等。
claim-fault-wants-number = “{ $token }”处需要一个数，这里却是一个条件。
claim-fault-wants-condition = “{ $token }”处需要一个条件，这里却是数。
claim-fault-wants-arguments = “{ $token }”的括号里要有 { $same ->
    [yes] { $most }
   *[no] { $least } 到 { $most }
  } 个数。
claim-fault-says-nothing = 没有提到 P、N 或 SG，无从检验。
claim-fault-no-values = “{ $token }”是 SG 值，只用于正常规则下的单个游戏或游戏的和；这里只能用 P 或 N。
claim-try-this = 试试：<code>wythoff: P iff a = b</code>

## `/table nimber` 与 `sprague nimber`：Nim 数的运算。

nimber-title = Nim 数
nimber-about =
    输入一个式子，我来一步步算：<code>/table nimber 5 * 7 + 2 ^ 3</code>

    <code>+</code> 是异或和 ⊕，<code>*</code> 是 Nim 积 ⊗，<code>^</code> 表示自乘若干次。还可以用 <code>/</code>、<code>sqrt(5)</code>、<code>inv(5)</code>、<code>mex{"{"}0, 1, 3{"}"}</code> 和括号。

    9 以内的 Nim 积：
nimber-try = 试试：<code>5 * 7 + 2 ^ 3</code>
nimber-sum = { $terms } = { $value }：写成二进制，不进位相加。
nimber-mex = mex{"{"}{ $members }{"}"} = { $value }：没有出现的最小非负整数。
nimber-ordinary = { $power } ⊗ { $other } = { $value }{ $small ->
    [yes] ，与普通乘法相同。
   *[no] ：费马 2 次幂（2、4、16、256……）乘比它小的数，就是普通乘法。
  }
nimber-below-four = 小于 4 时：2 ⊗ 2 = 3，2 ⊗ 3 = 1，3 ⊗ 3 = 2。
nimber-fermat = { $power } ⊗ { $power } = { $value }：费马 2 次幂 F（2、4、16、256……）自乘得 F + F/2。
nimber-split = { $a } ⊗ { $b } = { $value }。在费马 2 次幂 { $power } 处拆开：{ $parts }。按分配律展开{ $square ->
    [none] {""}
   *[other] ，其中 { $power } ⊗ { $power } = { $square }
  }：
nimber-of = 幂
nimber-times = 系数
nimber-worth = 值
nimber-power = { $base } ^ { $exponent } = { $value }：{ $exponent ->
    [0] 没有因数的积是 1。
    [1] 只有一个因数。
   *[other] { $exponent } 个 { $base } 的 Nim 积。
  }
nimber-cycle = { $base } 的幂每 { $length } 次循环一遍，所以指数 { $exponent } 相当于 { $rest }。
nimber-more-powers = 中间还有 { $count } 个幂，算法相同。
nimber-root = sqrt({ $of }) = { $value }，因为 { $value } ⊗ { $value } = { $of }。每个 Nim 数恰有一个平方根。
nimber-inverse = inv({ $of }) = { $value }，因为 { $of } ⊗ { $value } = 1。
nimber-quotient = { $a } / { $b } = { $a } ⊗ inv({ $b }) = { $a } ⊗ { $inverse } = { $value }。
nimber-more = 用到的更小的积，算法相同。

nimber-fault-too-long = 式子最多 { $most } 个字符。
nimber-fault-too-deep = “{ $token }”嵌套太深。
nimber-fault-too-large = “{ $token }”太大：数要小于 2^4096。
nimber-fault-unexpected = “{ $token }”不能放在这里。
nimber-fault-ends = { $after ->
    [none] 没有要算的式子。
   *[other] “{ $after }”后面缺了东西。
  }
nimber-fault-exponent = ^ 后面要写一个普通的数，不能是“{ $token }”：它表示因数的个数。
nimber-fault-not-closed = “{ $token }”没有闭合。
nimber-fault-minus = Nim 数不需要“{ $token }”：每个数的相反数就是它自己，写成 + 即可。
nimber-fault-by-zero = “{ $token }”是除以 0，而任何数乘 0 都不得 1。
nimber-fault-too-costly = 这个式子要算太久。请把数改小，或减少运算。

certificate-none = { $reason ->
    [unknown] 这个局面谁胜还不知道，没有可以证明的内容。
    [not-in-coq] 只有尼姆、巴什、给出数集的减法游戏和八进制游戏的小局面能导出为 Coq 文件。去掉 --coq 可得到 JSON 证书。
    [not-of-kind] 这个局面没有这种证书，或者写出来太长。去掉 --kind 可得到最短的证书。
   *[too-large] 胜负已知，但没有足够短、能写成证书的证明。换小一点的局面试试。
  }
