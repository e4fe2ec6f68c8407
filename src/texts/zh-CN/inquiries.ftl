table-title = <code>{ $template }</code> 的表
table-about = { $names } 从 0 到 { $size } 的{ $show ->
    [values] {" "}SG 值（0 为 P 态）
   *[outcomes] {" "}P 态与 N 态
  }{ $misere ->
    [yes] ，反常规则
   *[no] {""}
  }。
table-patterns = 看得出的规律
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
table-sums = 每个 P 态的数等于前两个之和：{ $terms }
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

claim-refuted = 不成立：有反例
claim-holds = 检验范围内成立
claim-proved = 永远成立
claim-untested = 无法检验
claim-senseless = 有 { $count } 个局面使命题没有意义，不计在内。
claim-at = 最小的反例是 <code>{ $line }</code>。
claim-side = <code>{ $side }</code> = <strong>{ $value }</strong>
claim-side-holds = <code>{ $side }</code><strong>{ $holds ->
    [yes] {" "}成立
   *[no] {" "}不成立
  }</strong>
claim-is = 它是{ $outcome ->
    [none] 胜负未知的局面
    [P] {" "}P 态（先手必败）
   *[N] {" "}N 态（先手必胜）
  }{ $grundy ->
    [none] {""}
   *[other] ，SG 值为 { $grundy }
  }。
claim-first = { $checked ->
    [1] 它是检验的第 1 个局面。
   *[other] 它是检验的第 { $checked } 个局面；在它之前都成立。
  }
claim-all = 数不超过 { $size } 的 { $checked } 个局面全部成立。
claim-one = 对这一个局面成立。用字母代替数，就是关于许多局面的命题：<code>nim a b c: SG = a ⊕ b ⊕ c</code>
claim-always = 对任意大小都成立：{ $theorem }。
claim-not-proved = 这是证据，不是证明：再大一些也许就不成立。
claim-unknown = 另有 { $count } 个局面没能及时算出，不计在内。
claim-capped = 你要求检验到 { $asked }；一个命题最多检验 { $most } 个局面，所以这里只到 { $size }。
claim-stopped = 时间已到，没有检验到所要的大小。
claim-nothing = 查过的局面都不满足命题的前提，所以什么也没有检验。
claim-why-divides-by-zero = 在 { $line } 处除以了零。请排除这种局面，例如：a = 0 or …；或：… if a > 0。
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
  }；此外有 SG、P、N，以及函数 floor、min、max、abs、lowbit、popcount、trailing、log、fib、phi-floor、sqrt-floor、isfib 等。
claim-fault-wants-number = “{ $token }”处需要一个数，这里却是一个条件。
claim-fault-wants-condition = “{ $token }”处需要一个条件，这里却是数。
claim-fault-wants-arguments = “{ $token }”的括号里要有 { $same ->
    [yes] { $most }
   *[no] { $least } 到 { $most }
  } 个数。
claim-fault-says-nothing = 没有提到 P、N 或 SG，无从检验。
claim-fault-no-values = “{ $token }”是 SG 值，只用于正常规则下的单个游戏或游戏的和；这里只能用 P 或 N。
claim-try-this = 试试：<code>wythoff: P iff a = b</code>
