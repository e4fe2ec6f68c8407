answer-verdict = { $outcome ->
    [none] 我不知道这里谁赢。
    [N] { $move ->
        [none] 你必胜，但我不知道是哪一步。
       *[other] 你必胜：{ $move }。{ $winning ->
            [none] {""}
            [1] 这是唯一的必胜走法。
           *[other] 必胜走法共 { $winning } 种。
        }
    }
   *[P] 这是必败态：怎么走对方都有应对。
  }
answer-worth = { $outcome ->
    [none] 胜负未知
    [N] N 态（先手必胜）
   *[P] P 态（先手必败）
  }{ $grundy ->
    [none] {""}
   *[other] ，SG 值 { $grundy }
  }{ $misere ->
    [yes] ，反常规则：走最后一步的一方输
   *[no] {""}
  }
answer-reason = { $case ->
    [ends] 走完这步对方无路可走，直接输掉。
    [to-zero] 这里的 SG 值是 { $grundy }，不是 0。这步把它变成 0；之后对方怎么走，你都能再变回 0。
    [value] 这里的 SG 值是 { $grundy }，不是 0，所以总有一步能变成 0。
    [leaves] 走完这步，对方怎么走你都能赢。
    [exists] 总有一步能走到对方必败的局面。
    [zero] 这里的 SG 值是 0。你怎么走都会改变它，而对方总能再变回 0。
   *[answered] 你怎么走，对方都能赢。
  }
reason-sum-two = { $outcome ->
    [N] { $first }的 SG 值是 { $value }，{ $second }是 { $other }。走完这一步，两个值都是 { $to }，互相抵消。
   *[P] { $first }和{ $second }的 SG 值都是 { $value }，互相抵消：你改变其中一个，对方总能让它们再次相等。
  }
reason-sum-one = 只有{ $part }的 SG 值不是 0，而是 { $value }。这一步把它变成 0，此后对方怎么走你都有应对。
reason-sum-zero = 每个部分的 SG 值都是 0。你走出别的值，对方总能把它走回 0。
reason-sum-few = { $outcome ->
    [N] 各部分的 SG 值是 { $values }。这一步把 { $from } 变成 { $to }，二进制每一列就都有偶数个 1；此后对方每走一步，你都能恢复。
   *[P] 各部分的 SG 值是 { $values }，二进制每一列都有偶数个 1。你一走就会破坏，对方又能恢复。
  }
reason-sum-many = { $outcome ->
    [N] { $count } 个部分的 SG 值异或和是 { $sum }。这一步把一个值 { $from } 变成 { $to }，异或和就是 0；此后对方每走一步，你都能恢复。
   *[P] { $count } 个部分的 SG 值异或和是 0。你一走就会破坏，对方又能恢复。
  }
reason-any = { $outcome ->
    [N] 可以同时在几个游戏里走：恰好在你能赢的那些里走，各留给对方一个必败态。
   *[P] 每个游戏单独看你都必败。你在哪些游戏里走，对方就在哪些游戏里应对。
  }
answer-resists = 想拖得最久，就{ $move }。
answer-lemma = （{ $number }）
answer-page = 第 { $page } 页，共 { $pages } 页
