move-take = 从第 { $heap } 堆取 { $amount } 个（{ $from } → { $left }）
move-take-single = 取 { $amount } 个（{ $from } → { $left }）
move-split = { $amount ->
    [0] 把第 { $heap } 堆分开（{ $from } → { $into }）
   *[other] 从第 { $heap } 堆取 { $amount } 个（{ $from } → { $into }）
  }
move-split-nothing = 0
move-split-comma = 、
move-in-component = 在第 { $component } 个游戏中{ $move }

step-verdict = { $outcome ->
    [none] 这样大的局面，我不知道答案。
    [N] { $move ->
        [none] 先手必胜（N 态{ step-verdict-worth }）。
       *[other] 先手必胜（N 态{ step-verdict-worth }）：{ $move }。
    }{ step-verdict-misere }
    [D] 和棋（D 态{ step-verdict-worth }）：谁也不能强制取胜。{ step-verdict-misere }
   *[P] 先手必败（P 态{ step-verdict-worth }）：轮到谁走谁输。{ step-verdict-misere }
  }
step-verdict-worth = { $grundy ->
    [none] {""}
   *[other] ，SG 值 { $grundy }
  }
step-verdict-misere = { $misere ->
    [yes] （反常规则：不能走的一方胜。）
    [named] （正常规则：不能走的一方输。）
   *[no] {""}
  }
step-proof-heading = { $grounds ->
    [proved] 证明
    [cited] 引用
   *[computed] 计算
  }——{ $title }
step-proof-coq = 已由机器验证：<code>proofs/{ $file }</code> 中的 <code>{ $theorem }</code>

step-head-part = 部分
step-head-game = 游戏
step-head-position = 局面
step-head-value = SG 值
step-head-move = 走法
step-head-leads-to = 变成
step-head-leaves = 留下
step-head-outcome = P/N
step-head-pace = 怎样走
step-head-length = 步数
step-head-moves-to-value = 走到它的走法
step-game = 第 { $component } 个
step-not-known = 未知
step-components-left-out = 还有 { $count } 个游戏没有列出。
step-parts-left-out = 还有 { $count } 个部分没有列出。

step-beside-zero = 这些值的异或和为 0。剩下的{ $part }单独来看是<strong>{ step-alone }</strong>。
step-alone = { $outcome ->
    [N] 先手必胜
   *[P] 先手必败
  }
step-beside-zero-open = 在其余部分走也可能取胜；要判断这一点需要{ $part }的 SG 值，那超出了我的搜索范围。

step-equal-pairs = 两两相同的部分：
step-equal-pair = { $first }与{ $second }：<code>{ $position }</code>{ $twin ->
    [none] {""}
   *[other] ，与 <code>{ $twin }</code> 相同
  }
step-pairs-left-out = 还有 { $count } 对没有列出。
step-equal-example = 例如走“{ $move }”，就应“{ $answer }”。
step-equal-nothing-left = 没有别的部分了，全部抵消：<strong>SG 值为 0</strong>。
step-equal-one-left = { $several ->
    [yes] 已知的 SG 值异或和为 0。
   *[no] {""}
  }剩下的{ $part }单独来看是<strong>{ step-alone }</strong>。
step-equal-made = 在{ $from }里走一步，就能使它与{ $goal }相同。
step-equal-rest = { $several ->
    [yes] 其余部分的异或和是
   *[no] 其余部分的 SG 值是
  } <strong>{ $sum }</strong>，这也就是整个局面的 SG 值。
step-equal-open = 其他走法也可能取胜；要判断这一点需要未知部分的 SG 值，那超出了我的搜索范围。

step-values-by = { $parts ->
    [none] 依据
   *[other] { $parts }
  }：{ $theorem }。
step-values-by-comma = 、
step-values-by-more = 、……
step-values-left-out = 另有 { $count } 个部分没有列出。

step-xor-wide = 各 SG 值的异或和是 { $sum }（列表要 { $places } 列，太宽，这里不列）。
step-xor-ones = 每列 1 的个数
step-xor-sum = 异或和
step-xor-left-out = 还有 { $count } 行没有列出，但已计入。
step-xor-cancelled = 互相抵消的 { $count } 个部分不在表中。
step-xor-result = { $sum ->
    [0] 每一列都是偶数个 1：异或和为 0。
   *[other] 有奇数个 1 的那些列组成异或和：{ $sum }。
  }

step-tame-size = { $large ->
    [yes] 大
   *[no] 小
  }
step-tame-sum = { $large ->
    [yes] SG 值的异或和是 <strong>{ $sum }</strong>{ $sized ->
        [yes] ，并且还有大局面
       *[no] {""}
    }：{ $sum ->
        [0] 与正常规则相同，先手必败。
       *[other] 与正常规则相同，先手必胜。
    }
   *[no] { $sized ->
        [yes] 没有大局面
       *[no] 各个值都是 0 或 1
    }，1 的个数是{ $sum ->
        [0] <strong>偶数</strong>，先手必胜。
       *[other] <strong>奇数</strong>，先手必败。
    }
  }
step-tame-change = 改变{ $part }（现在的值是 { $value }）：{ $move }。

step-outcome = { $outcome ->
    [N] N：先手胜
   *[P] P：先手败
  }
step-in-part = <strong>{ $part }：</strong><code>{ $position }</code>
step-repair = 要让每一列都变成偶数，就改{ $part }：它的值 { $from } 应变为 { $from } ⊕ { $sum } = <strong>{ $to }</strong>。所以{ $move }。
step-winning-moves = { $count ->
    [none] 必胜走法（不一定是全部）：
    [alike] 必胜走法（同一局面只列一种）：
    [1] 唯一的必胜走法：
   *[other] 必胜走法共 { $count } 种{ $complete ->
        [yes] ：
       *[no] ，前几个是：
    }
  }
step-options-cut = 列表到此为止，后面还有。
step-mex = { $values ->
    [none] 没有后继局面，所以 SG 值为 mex ∅ = 0。
   *[other] 出现过的 SG 值：{ $values }。没有出现的最小非负整数（mex）是 <strong>{ $mex }</strong>，这就是本局面的 SG 值。
  }
step-over = { $misere ->
    [yes] 已经无路可走：按反常规则，你赢了。
   *[no] 已经无路可走：你输了。
  }
step-game-tree = 这个游戏共有 { $count } 个局面（相同的只算一次），其中 { $lost } 个是必败态（P）；其余是必胜态（N），必胜走法写在后面。
step-tree-over = 已结束
step-losing-set = 下面这些局面可以证明结论：从其中任何一个无论怎么走，总有一步应对能回到其中之一{ $misere ->
        [yes] ，否则就是走了最后一步而输掉
       *[no] {""}
    }（相同的局面只算一个）。所以它们都是必败态。{ $move ->
        [none] {""}
       *[other] 第一个是走“{ $move }”以后的局面。
    }
step-found-move = “{ $move }”能胜：对方怎么走你都有应对。
step-no-move-known = 总有一步必胜，但我不知道是哪一步。
step-withheld = 讲解暂不显示：按规则核对时发现其中有错，已记入日志。
step-certificate = 我的证明太长，这里放不下。可以点“证书”（有这个按钮的话），或在命令行用 <code>sprague certificate</code>，取一份证明文件；如果文件也太长，就没有了。
step-gave-up = 这超出了我的搜索范围，我不作猜测。
step-too-slow = { $missing ->
    [outcome] 这个局面计算量太大，在这里算不完，我不作猜测。
   *[rest] 其余内容计算量太大，在这里算不完。
  }
step-values-fail = “按 SG 值走反尼姆”（竞赛中的 SJ 定理，贾志豪 2009）对这个游戏不成立。最小的反例是 <code>{ $line }</code>，SG 值 { $values }：按它应当{ $outcome ->
    [N] 先手必败，实际上先手必胜。
   *[P] 先手必胜，实际上先手必败。
  }
step-misere-form = 反常规则下与其他游戏同玩时：亏格（genus）<code>{ $genus }</code>，{ $sort ->
    [tame] 驯良（tame）
    [restive] 半驯（restive）
    [restless] 不安（restless）
   *[wild] 狂野（wild）
  }{ $form ->
    [none] 。
   *[other] ；标准形 <code>{ $form }</code>。
  }
step-misere-note = SG 值判断的是正常规则下的胜负，在反常规则下不一定够用。
