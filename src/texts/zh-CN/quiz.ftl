quiz-kind-outcome = 必胜还是必败
quiz-kind-mex = mex
quiz-kind-nim-sum = 异或和
quiz-kind-grundy = SG 值
quiz-kind-winning-move = 找一步必胜走法
quiz-kind-all-winning-moves = 找出所有必胜走法
quiz-kind-which-part = 必胜走法在哪里
quiz-kind-zeckendorf = 齐肯多夫分解
quiz-kind-period = 周期
quiz-kind-spot-error = 找错误
quiz-kind-why = 为什么
quiz-kind-proof-order = 给证明排序
quiz-kind-justify-step = 说明理由
quiz-kind-value-table = SG 值表
quiz-kind-losing-positions = 标出必败态
quiz-kind-own-words = 用自己的话说明
quiz-skill =
    { $game ->
        [none] { $kind }
       *[other] { $kind }：{ $game }{ $win ->
            [misere] （反常规则）
            [named] （正常规则）
           *[other] {""}
        }
    }

quiz-misere =
    { $win ->
        [misere] 反常规则：走最后一步者负。
       *[normal] {""}
    }
quiz-state = { $outcome ->
    [P] 必败态（P 态）
    [D] 和棋（D 态）：双方都不能强制取胜
   *[N] 必胜态（N 态）
  }
quiz-parity = { $parity ->
    [even] 偶数
   *[odd] 奇数
  }
quiz-prompt-outcome = { $draws ->
    [yes] 轮到你走。谁能强制取胜：你（N）、对方（P），还是谁都不能（D，和棋）？
   *[no] 这是必败态（P 态）还是必胜态（N 态）？
  }{ quiz-misere }
quiz-prompt-mex = <strong>mex {"{"}{ $numbers }{"}"}</strong> 等于多少？
quiz-prompt-nim-sum = <strong>{ $numbers }</strong> 等于多少？
quiz-prompt-grundy = 这个局面的 SG 值是多少？
quiz-prompt-winning-move = 轮到你走，你能赢。请找出一步必胜走法。{ quiz-misere }
quiz-prompt-all-winning-moves = 轮到你走，你能赢。请找出所有必胜走法。{ quiz-misere }
quiz-prompt-which-part =
    必胜走法要动哪一{ $part ->
        [none] 部分
       *[other] { $part }
    }？
quiz-prompt-zeckendorf = 把 <strong>{ $n }</strong> 写成若干个不同的斐波那契数（1、2、3、5、8、……）之和，其中任何两个都不相邻。
quiz-prompt-period = 每步从一堆中取石子，个数须在 {"{"}{ $set }{"}"} 中。大小为 0、1、2、……的堆的 SG 值依次为 <code>{ $values }</code>，以此类推。这列值最终以多少为最小周期？
quiz-prompt-spot-error = 下面有一句话是错的。是哪一句？{ quiz-misere }
quiz-prompt-why = 这是{ quiz-state }。为什么？{ quiz-misere }
quiz-prompt-proof-order = 下面几句话合起来证明了这个局面谁能赢。请排好顺序：每一句都要排在它所依据的句子之后。{ quiz-misere }
quiz-prompt-justify-step = 证明中的一步：<strong>{ $step }</strong>为什么？{ quiz-misere }
quiz-prompt-value-table = 这个局面的大小是 { $most }。按这个规则，大小为 0、1、2、……、<strong>{ $most }</strong> 时，SG 值依次是多少？
quiz-prompt-losing-positions = 下面有 { $right } 个必败态（轮到谁走谁输），请全部标出。{ quiz-misere }
quiz-prompt-own-words = 这是{ quiz-state }。请用自己的话说明为什么。{ quiz-misere }

quiz-form-one = 请选择一个答案。
quiz-form-several = 请选出所有正确的答案。
quiz-form-number = 请输入一个数。
quiz-form-numbers = 请输入这些数，用 + 隔开。
quiz-form-move = 请输入一步走法。
quiz-form-moves = 请输入所有走法，用 ; 隔开。
quiz-form-order = 请按顺序输入所有句子的字母，例如 B A C。
quiz-form-list = 请从大小 0 开始依次输入各个值，用空格隔开。
quiz-form-text = 写几句话，由老师评分。

quiz-statement-part-value = { $label }（{ $part }）的 SG 值是 { $value }。
quiz-statement-nim-sum = { $values } = { $sum }。
quiz-statement-repair = 把{ $label }的值从 { $from } 改为 { $to }，异或和就变为 0。
quiz-statement-option-value = “{ $move }”之后，局面的 SG 值是 { $value }。
quiz-statement-option-outcome = “{ $move }”之后是{ quiz-state }。
quiz-statement-mex = mex {"{"}{ $values }{"}"} = { $mex }。
quiz-statement-value = 这个局面的 SG 值是 { $value }。
quiz-statement-outcome = 这是{ quiz-state }。

quiz-line-values = 各部分的 SG 值是 { $values }。
quiz-line-sum = 它们的异或和是 { $values } = { $sum }。
quiz-line-target = 只要{ $label }（{ $part }）的值从 { $from } 变为 { $from } ⊕ { $sum } = { $to }，这个异或和就变为 0。
quiz-line-change = “{ $move }”正好完成这一改变。
quiz-line-leaves-zero = 所以走完这一步，异或和为 0，是必败态。
quiz-line-some-p = 所以有一步能走到必败态：这是必胜态。
quiz-line-one-changes = 每一步都恰好改变其中一个值。
quiz-line-never-zero = 这样一改，原来为 0 的这个异或和就不再是 0。
quiz-line-all-n = 所以无论怎么走，异或和都不为 0：每一步都走到必胜态。
quiz-line-so-p = 既然每一步都走到必胜态，这就是必败态。
quiz-line-smallest = 每一步都走到上述局面之一；它们的值中没有出现的最小的数是 { $mex }。
quiz-line-so-value = 所以这个局面的 SG 值是 { $value }。
quiz-line-so-outcome = 这个 SG 值{ $value ->
        [0] 等于 0
       *[other] 不等于 0
    }，所以这是{ quiz-state }。
quiz-line-reply = “{ $move }”之后，对方若应以“{ $reply }”，则走到必胜态。
quiz-line-all-replies = 对方怎么应都走到上述必胜态之一，所以“{ $move }”走到必败态。

quiz-reason-nim-sum =
    { $values } = { $sum }，异或和{ $sum ->
        [0] 为 0
       *[other] 不为 0
    }。
quiz-reason-leads-to-p = “{ $move }”之后是必败态（P 态）。
quiz-reason-leads-to-n = “{ $move }”之后是必胜态（N 态）。
quiz-reason-every-move = 每一种走法之后都是{ quiz-state }。
quiz-reason-total = 各部分的值加起来是 { $total }，是{ quiz-parity }。
quiz-reason-moves = 走法共有 { $count } 种，是{ quiz-parity }。
quiz-reason-parts = 可以走的部分有 { $count } 个，是{ quiz-parity }。
quiz-reason-every-reply = 走完之后，对方怎么应都走到{ quiz-state }。
quiz-reason-some-reply = 走完之后，对方有一种应对走到必胜态。
quiz-reason-replies = 走完之后，对方有 { $count } 种应对，是{ quiz-parity }。
quiz-reason-fewest-replies = 与其他走法相比，它留给对方的应对最少。
quiz-reason-no-reply = 走完之后，对方无棋可走。
quiz-reason-left-sum = 走完之后，各部分的 SG 值是 { $values }，而 { $xor } = { $sum }。
quiz-reason-mex-of = { $count ->
    [1] 每一步走到的 SG 值都是 { $values }
   *[other] 各步走到的 SG 值恰好是 { $values }
  }，没有出现的最小的数是 { $mex }。
quiz-reason-none-equal = 没有一步走到 SG 值为 { $value } 的局面。
quiz-reason-all-below = 小于 { $value } 的每个 SG 值都能一步走到。
quiz-reason-move-count = 一共有 { $count } 种走法。
quiz-reason-largest = 一步能走到的最大 SG 值是 { $value }。

quiz-outcome-P = P 态（轮到谁走谁输）
quiz-outcome-N = N 态（轮到谁走谁赢）
quiz-outcome-D = D 态（和棋，谁都不能强制取胜）
quiz-part = { $label }（{ $part }）

quiz-misconception-normal-for-misere = 用了正常规则
quiz-misconception-normal-for-misere-wrong = 这是走最后一步者胜时的答案；这里走最后一步者负。
quiz-misconception-added = 用加法代替了异或
quiz-misconception-added-wrong = 异或是二进制的不进位加法：两个 1 相互抵消。
quiz-misconception-subtracted = 用减法代替了异或
quiz-misconception-subtracted-wrong = 异或不是相减：二进制的每一位各算各的。
quiz-misconception-or-for-xor = 用“或”代替了异或
quiz-misconception-or-for-xor-wrong = 同一位上的两个 1 得 0，不是 1。
quiz-misconception-forgot-part = 漏掉了一个部分
quiz-misconception-forgot-part-wrong = 每个部分都要算进去。
quiz-misconception-largest-part = 只看了最大的部分
quiz-misconception-largest-part-wrong = 不是最大的部分单独决定胜负，而是所有部分一起决定。
quiz-misconception-heap-is-value = 把大小当成了 SG 值
quiz-misconception-heap-is-value-wrong = 尼姆游戏里大小等于 SG 值，这里的规则不同。
quiz-misconception-value-is-outcome = 把胜负当成了 SG 值
quiz-misconception-value-is-outcome-wrong = N 态的 SG 值大于 0，不一定是 1。
quiz-misconception-equal-parts = 相等的部分抵消后忘了其余部分
quiz-misconception-equal-parts-wrong = 两个相等的部分可以抵消，但还要看其余部分。
quiz-misconception-parity = 按奇偶判断
quiz-misconception-parity-wrong = 总和的奇偶不决定胜负，异或和才决定。
quiz-misconception-greedy = 贪心，只求对方走法最少
quiz-misconception-greedy-wrong = 让对方走法最少的一步不一定能赢，要看对方接下来能怎么走。
quiz-misconception-counted-moves = 数了走法的个数
quiz-misconception-counted-moves-wrong = 走法有多少种不说明问题，要看它们通向哪里。
quiz-misconception-counted-parts = 数了部分的个数
quiz-misconception-counted-parts-wrong = 部分有多少个不决定胜负，它们的值才决定。
quiz-misconception-largest-plus-one = 取了最大值加 1
quiz-misconception-largest-plus-one-wrong = mex 是没有出现的最小的数，不是最大值的下一个。
quiz-misconception-counted-values = 数了值的个数
quiz-misconception-counted-values-wrong = 只有从 0 起一个不缺时，值的个数才等于 mex。
quiz-misconception-different-values = 数了不同的值的个数
quiz-misconception-different-values-wrong = 要数隔多少堆重复一次，而不是有多少个不同的值。
quiz-misconception-least-present = 取了出现的最小值
quiz-misconception-least-present-wrong = mex 是没有出现的最小的数，不是出现的最小的数。
quiz-misconception-ignored-zero = 从 1 开始数
quiz-misconception-ignored-zero-wrong = mex 要从 0 开始数。
quiz-misconception-one-move-enough = 只看了一步坏棋
quiz-misconception-one-move-enough-wrong = 有一步会输不能说明什么；每一步都通向 N 态才是必败态。
quiz-misconception-neighbours = 用了相邻的数
quiz-misconception-neighbours-wrong = 其中有两个相邻的斐波那契数。它们的和就是下一个斐波那契数，应改写成那一个。
quiz-misconception-repeated = 一个数用了两次
quiz-misconception-repeated-wrong = 每个数只能用一次。
quiz-misconception-powers-of-two = 用了 2 的幂
quiz-misconception-powers-of-two-wrong = 这是二进制的分解，题目要的是斐波那契数。
quiz-misconception-counted-preperiod = 把开头也算进去了
quiz-misconception-counted-preperiod-wrong = 周期开始以前的值不属于周期。
quiz-misconception-several-periods = 不是恰好一个周期
quiz-misconception-several-periods-wrong = 最小周期是整段重复的最短长度。
quiz-misconception-largest-of-set = 取了最大数加 1
quiz-misconception-largest-of-set-wrong = 可以取 1、2、……、m 个时，周期是最大数加 1；别的集合不一定。

quiz-flaw-any-part = 在这里怎么走都不能使异或和变为 0。
quiz-flaw-stopped-early = 选的都对，但还有别的。
quiz-flaw-distrusted = 这句话是对的。
quiz-flaw-neighbours = 其中有两个相邻的斐波那契数。它们的和就是下一个斐波那契数，应改写成那一个。
quiz-flaw-repeated = 每个数只能用一次。
quiz-flaw-not-fibonacci = 其中有的数不是斐波那契数。
quiz-flaw-powers-of-two = 这是二进制的分解，题目要的是斐波那契数。
quiz-flaw-wrong-sum = 这些数加起来不是题中的数。
quiz-flaw-n-position = 选出的局面里有必胜态：那里轮到走的一方能赢。

quiz-tell-one-part = 只剩一个部分
quiz-tell-all-equal = 各部分都相等
quiz-tell-in-pairs = 各部分两两相等
quiz-tell-two-parts = 只有两个部分
quiz-tell-forced = 只有一种走法
quiz-tell-ends-at-once = 有一步可以结束游戏
quiz-tell-whole-part = 必胜走法恰好取完一整部分
quiz-tell-finished-part = 有一部分已经走完
quiz-tell-plain-sum = 直接相加就对，或相同的数两两抵消

quiz-fault-no-choice = 请从列表中选择一个答案。
quiz-fault-not-a-number = 这里应该是一个整数，例如 5。
quiz-fault-not-numbers = 这里应该是用 + 隔开的数，例如 8 + 3 + 1。
quiz-fault-no-move = 这里应该是一步走法。
quiz-fault-not-an-order = 每个句子的字母都要恰好输入一次，例如 B A C。
quiz-fault-not-a-list = 请从大小 0 开始，每个大小输入一个数，例如 0 1 0 1 2 3。
quiz-fault-no-words = 请写一两句话。

quiz-answer-right = 正确答案：{ $answer }
quiz-answer-all-right = 正确答案：
quiz-answer-proved = 证明：
quiz-answer-wrong =
    <strong>{ $clause }</strong>——{ $name ->
        [none] {""}
       *[other] 属于一种常见错误：{ $name }。
    }{ $wrong }
quiz-answer-fits = 你的答案属于一种常见错误：<strong>{ $name }</strong>。
quiz-answer-others-wrong = 其他答案错在哪里
quiz-answer-counterexample = { $line } { $reason ->
    [total] 各部分的值之和也是{ quiz-parity }
    [moves] 的走法数也是{ quiz-parity }
    [replies] 的走法数也是{ quiz-parity }
    [parts] 中可以走的部分数也是{ quiz-parity }
   *[other] 也有一步走到必胜态
  }，却是{ quiz-state }。
quiz-answer-counterexample-value = { $line } 也是这样，但它的 SG 值是 { $value }。
quiz-answer-cell = 大小为 { $size } 时，SG 值是 { $value }，不是 { $given }。
quiz-answer-needs = 句子 { $line } 要依据句子 { $needs }，不能排在它前面。
quiz-answer-ordered = 正确的顺序：
quiz-answer-losing =
    这些局面之间不能一步互达，而{ $win ->
        [misere] 除终局外，
       *[normal] {""}
      }其余每个局面都能一步走到其中某一个。所以必败态正是这些。
quiz-answer-losing-some = 从这些局面怎么走都会走到必胜态，而{ $win ->
    [misere] 除终局外，
   *[normal] {""}
  }列出的其余每个局面都能一步走到必败态：
quiz-answer-untrue = 其实，{ $truth }
quiz-answer-draws = 这样走就成了和棋：之后双方都不能强制取胜。
quiz-answer-loses =
    { $reply ->
        [none] 这样对方就不能走了，而按反常规则不能走的一方胜。
       *[other] 留给对方的是必胜态：对方“{ $reply }”就赢了。
    }
quiz-answer-present = { $number } 已经在其中，并没有缺。
quiz-answer-missing-before = { $number } 也没有出现，但比它小的 { $mex } 就已经没有出现了。
quiz-answer-error = <strong>{ $letter } 句是错的。</strong>应为：{ $ought }
quiz-answer-mex = 从 0 数起，第一个不在 { $numbers } 中的数是 <strong>{ $mex }</strong>。
quiz-answer-zeckendorf = { $count ->
    [1] <strong>{ $n }</strong> 本身就是斐波那契数，不用再拆：只有 { $parts } 一项，这样的写法也只有这一种（齐肯多夫定理）。
   *[other] 每次取不超过余数的最大斐波那契数：{ $n } = <strong>{ $parts }</strong>。其中没有两个相邻，这样的写法也只有这一种（齐肯多夫定理）。
  }
quiz-answer-period = 从大小为 { $preperiod } 的堆起，n + { $period } 的 SG 值与 n 的相同。每个值只取决于它前面的 { $most } 个值；连续 { $most } 个值都已重复，所以以后一直重复。没有更小的周期。

quiz-row-fate-repeated = 与第 { $earlier } 行相同
quiz-row-fate-over = 游戏已经结束
quiz-row-fate-unknown = 太大，无法判断谁胜
quiz-row-fate-too-large = 太大，不适合出题
quiz-row-fate-kept = 题组里已有
quiz-row = <strong>第 { $number } 行</strong> <code>{ $text }</code>：{ $said }
quiz-rows-good = { $outcome ->
    [D] 和棋
   *[other] { $outcome } 态
  }，难度 { $difficulty }
