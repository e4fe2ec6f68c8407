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
    [D] 这是和棋：双方都不出错，谁也赢不了。
   *[P] 这是必败态：怎么走对方都有应对。
  }
answer-worth = { $outcome ->
    [none] 胜负未知
    [N] N 态（先手必胜）
    [D] 和棋（D 态）
   *[P] P 态（先手必败）
  }{ $grundy ->
    [none] {""}
   *[other] ，SG 值 { $grundy }
  }{ $misere ->
    [yes] ，反常规则：走最后一步的一方输
    [named] ，正常规则：走最后一步的一方胜
   *[no] {""}
  }
answer-reason = { $case ->
    [ends] 走完这步对方无路可走，直接输掉。
    [last] { $outcome ->
        [N] 此后对方怎么走都是最后一步，而走最后一步的输。
       *[P] 你怎么走都是最后一步，而走最后一步的输。
    }
    [to-zero] 这里的 SG 值是 { $grundy }，不是 0。这步把它变成 0；之后对方怎么走，你都能再变回 0。
    [value] 这里的 SG 值是 { $grundy }，不是 0，所以总有一步能变成 0。
    [leaves] { $moves ->
        [none] 走完这步，对方怎么走你都有应对。
        [1] 走完这步，对方只剩一种走法，你有应对。
       *[other] 走完这步，对方有 { $moves } 种走法，你都有应对。
    }
    [exists] 总有一步能走到对方必败的局面。
    [zero] 这里的 SG 值是 0。你怎么走都会改变它，而对方总能再变回 0。
   *[answered] { $moves ->
        [none] 你怎么走，对方都有应对。
        [1] 你只有一种走法，而对方有应对。
       *[other] 你有 { $moves } 种走法，对方都有应对。
    }
  }
reason-search = { $outcome ->
    [N] { $moves ->
        [1] 走完这步，对方只有一种走法：{ $move }，你就{ $answer }。
       *[other] { $moves ->
            [none] 走完这步，对方怎么走你都有应对。
           *[other] 走完这步，对方有 { $moves } 种走法，你都有应对。
        }比如对方{ $move }，你就{ $answer }。
    }
   *[P] { $moves ->
        [1] 你只有一种走法：{ $move }，而对方{ $answer }。
       *[other] { $moves ->
            [none] {""}
           *[other] 你有 { $moves } 种走法，对方都有应对。
        }比如你{ $move }，对方就{ $answer }。
    }
  }{ $row ->
    [yes] 每走一步，剩下的都从 1 重新数起。
   *[no] {""}
  }
reason-twins = { $count ->
    [2] { $outcome ->
        [N] 这一步之后还能走的是两{ reason-parts }。此后照着走：对方在一边怎么走，你就在另一边怎么走。
       *[P] 还能走的是两{ reason-parts }。你在一边怎么走，对方就在另一边怎么走。
    }
   *[other] { $outcome ->
        [N] 这一步使还能走的各部分两两相同。此后照着走：对方动哪个，你就在与它相同的那个里走同样的一步。
       *[P] 还能走的各部分两两相同。你动哪个，对方就在与它相同的那个里走同样的一步。
    }
  }
reason-parts = { $kind ->
    [heap] 堆，个数相同
    [row] 行，长度相同
    [pair] 对，数字相同
    [branch] 个分支，完全相同
   *[other] 个部分，完全相同
  }
reason-balance = { $outcome ->
    [N] 这一步使这些值的二进制每一列都有偶数个 1；此后对方每走一步，你都能恢复。
   *[P] { $count ->
        [2] 两个值相等，互相抵消：你改变其中一个，对方总能让它们再次相等。
       *[other] 二进制每一列都有偶数个 1。你一走就会破坏，对方总能恢复。
    }
  }
reason-left = { $parts ->
    [1] 这一步之后只有一{ $kind ->
        [row] 行
       *[other] 堆
    }还能走，SG 值是 0。对方把它变成别的值，你总能再变回 0。
   *[2] 这一步之后还能走的有两部分，SG 值都是 { $value }，互相抵消：对方改变其中一个，你总能让它们再次相等。
  }
reason-none = { $moves ->
    [none] 你走不出 SG 值 0，而你走一步，对方就能变回 0。
    [1] 你只有一种走法，走完 SG 值不是 0，对方就能变回 0。
   *[other] 你有 { $moves } 种走法，走完 SG 值都不是 0，而对方总能变回 0。
  }
reason-length = { $how ->
    [every] 结束得最晚的那个决定胜负，这里是游戏 { $component }：{ $outcome ->
        [N] 你必胜，能把它拖到第 { $length } 步，别的都不会更晚结束。
       *[P] 对方必胜，能把它拖到第 { $length } 步，别的都不会更晚结束。
    }
   *[all] 最先结束的那个决定胜负，这里是游戏 { $component }：{ $outcome ->
        [N] 你必胜，最多 { $length } 步就能结束它，别的都不会更早结束。
       *[P] 对方必胜，最多 { $length } 步就能结束它，别的都不会更早结束。
    }
  }
reason-beside = { $others ->
    [1] 另一部分的 SG 值是 0
   *[other] 其余 { $others } 个部分的 SG 值互相抵消
  }，所以只看{ $part }：{ $outcome ->
    [N] 你必胜。对方走别处，你也在别处应对。
   *[P] 你必败。你走别处，对方也在别处应对。
  }
reason-equal = { $left ->
    [two] 这一步使{ $one }变得与{ $twin }相同。此后对方在一边怎么走，你就在另一边怎么走。
    [rest] { $outcome ->
        [N] 相同的部分互相抵消：对方在{ $one }怎么走，你就在{ $twin }怎么走；剩下的你必胜。
       *[P] 相同的部分互相抵消：你在{ $one }怎么走，对方就在{ $twin }怎么走；剩下的对方必胜。
    }
   *[nothing] 各部分两两相同：你在{ $one }怎么走，对方就在{ $twin }怎么走，依此类推。
  }
reason-sum-two = { $outcome ->
    [N] { $worth ->
        [none] {""}
       *[other] { $worth }
    }{ $first }的 SG 值是 { $value }，{ $second }是 { $other }。走完这一步，两个值都是 { $to }，互相抵消。
   *[P] { $worth ->
        [none] {""}
       *[other] { $worth }
    }{ $first }和{ $second }的 SG 值都是 { $value }，互相抵消：你改变其中一个，对方总能让它们再次相等。
  }
reason-sum-one = 只有{ $part }的 SG 值不是 0，而是 { $value }。这一步把它变成 0，此后对方怎么走你都有应对。
reason-sum-zero = 每个部分的 SG 值都是 0。你走出别的值，对方总能把它走回 0。
reason-sum-few = { $outcome ->
    [N] { reason-sum-values }。这一步把 { $from } 变成 { $to }，二进制每一列就都有偶数个 1；此后对方每走一步，你都能恢复。
   *[P] { reason-sum-values }，二进制每一列都有偶数个 1。你一走就会破坏，对方又能恢复。
  }
reason-sum-values = { $worth ->
    [none] 各部分的 SG 值是 { $values }
   *[other] { $worth }现在是 { $values }
  }
reason-sum-many = { $outcome ->
    [N] 把 { $count } 个部分的 SG 值写成二进制：这一步把一个 { $from } 变成 { $to }，每一列就都有偶数个 1；此后对方每走一步，你都能恢复。
   *[P] 把 { $count } 个部分的 SG 值写成二进制，每一列都有偶数个 1。你一走就会破坏，对方又能恢复。
  }
reason-any = { $outcome ->
    [N] 可以同时在几个游戏里走：恰好在你能赢的那些里走，各留给对方一个必败态。
   *[P] 每个游戏单独看你都必败。你在哪些游戏里走，对方就在哪些游戏里应对。
  }
reason-any-misere = { $component ->
    [none] { $outcome ->
        [N] 给对方只留按正常规则必败的游戏；如果只剩一个，就留一个按反常规则必败的。
       *[P] 按正常规则，每个游戏单独看你都必败。只要还有至少两个游戏没有结束，反常规则下也由此决定。
    }
   *[other] 只有游戏 { $component } 还没有结束，{ $outcome ->
        [N] 你能赢。
       *[P] 你会输。
    }
  }
reason-pairing = { $pairs ->
    [none] { $outcome ->
        [N] { $placed ->
            [yes] 去掉 { $start } 后，
           *[no] {""}
        }把{ reason-relatives }尽量多地两两配对，可以让 { $to } 落单。对方从那里无论走到哪个点，它都有搭档，你就走到它的搭档。
       *[P] { $placed ->
            [yes] 把{ reason-relatives }尽量多地两两配对，可以让 { $start } 落单。你无论走到哪个点，它都有搭档，对方就走到它的搭档。
           *[no] 所有点都能与{ reason-relative }两两配对。你无论从哪里开始，对方都走到它的搭档。
        }
    }
   *[other] 把{ reason-relatives }两两配对：{ $pairs }。{ $outcome ->
        [N] { $placed ->
            [yes] 走到 { $start } 的搭档；此后对方无论走到哪个点，它都有搭档，你就走到它的搭档。
           *[no] { $to } 落单。对方从那里无论走到哪个点，它都有搭档，你就走到它的搭档。
        }
       *[P] { $placed ->
            [yes] { $start } 落单。你无论走到哪个点，它都有搭档，对方就走到它的搭档。
           *[no] 你无论从哪里开始，对方都走到它的搭档，依此类推。
        }
    }
  }
reason-relatives = { $game ->
    [geography] 相邻的点
   *[treewalk] 祖先与子孙
  }
reason-relative = { $game ->
    [geography] 相邻的点
   *[treewalk] 祖先或子孙
  }
answer-resists = 想拖得最久，就{ $move }。
answer-lemma = （{ $number }）
answer-here = 本局面
answer-again = { $title }，第 { $count } 页
answer-page = 第 { $page } 页，共 { $pages } 页
