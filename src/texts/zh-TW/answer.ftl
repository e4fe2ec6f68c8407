# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

answer-verdict = { $outcome ->
    [none] 我不知道這裡誰贏。
    [N] { $move ->
        [none] 你必勝，但我不知道是哪一步。
       *[other] 你必勝：{ $move }。{ $winning ->
            [none] {""}
            [1] 這是唯一的必勝走法。
           *[other] 必勝走法共 { $winning } 種。
        }
    }
    [D] 這是和棋：雙方都不出錯，誰也贏不了。
   *[P] 這是必敗態：怎麼走對方都有應對。
  }
answer-worth = { $outcome ->
    [none] 勝負未知
    [N] N 態（先手必勝）
    [D] 和棋（D 態）
   *[P] P 態（先手必敗）
  }{ $grundy ->
    [none] {""}
   *[other] ，SG 值 { $grundy }
  }{ $misere ->
    [yes] ，反常規則：走最後一步的一方輸
    [named] ，正常規則：走最後一步的一方勝
   *[no] {""}
  }
answer-reason = { $case ->
    [ends] 走完這步對方無路可走，直接輸掉。
    [last] { $outcome ->
        [N] 此後對方怎麼走都是最後一步，而走最後一步的輸。
       *[P] 你怎麼走都是最後一步，而走最後一步的輸。
    }
    [to-zero] 這裡的 SG 值是 { $grundy }，不是 0。這步把它變成 0；之後對方怎麼走，你都能再變回 0。
    [value] 這裡的 SG 值是 { $grundy }，不是 0，所以總有一步能變成 0。
    [leaves] { $moves ->
        [none] 走完這步，對方怎麼走你都有應對。
        [1] 走完這步，對方只剩一種走法，你有應對。
       *[other] 走完這步，對方有 { $moves } 種走法，你都有應對。
    }
    [exists] 總有一步能走到對方必敗的局面。
    [zero] 這裡的 SG 值是 0。你怎麼走都會改變它，而對方總能再變回 0。
   *[answered] { $moves ->
        [none] 你怎麼走，對方都有應對。
        [1] 你只有一種走法，而對方有應對。
       *[other] 你有 { $moves } 種走法，對方都有應對。
    }
  }
reason-search = { $outcome ->
    [N] { $moves ->
        [1] 走完這步，對方只有一種走法：{ $move }，你就{ $answer }。
       *[other] { $moves ->
            [none] 走完這步，對方怎麼走你都有應對。
           *[other] 走完這步，對方有 { $moves } 種走法，你都有應對。
        }比如對方{ $move }，你就{ $answer }。
    }
   *[P] { $moves ->
        [1] 你只有一種走法：{ $move }，而對方{ $answer }。
       *[other] { $moves ->
            [none] {""}
           *[other] 你有 { $moves } 種走法，對方都有應對。
        }比如你{ $move }，對方就{ $answer }。
    }
  }{ $row ->
    [yes] 每走一步，剩下的都從 1 重新數起。
   *[no] {""}
  }
reason-twins = { $count ->
    [2] { $outcome ->
        [N] 這一步之後還能走的是兩{ reason-parts }。此後照著走：對方在一邊怎麼走，你就在另一邊怎麼走。
       *[P] 還能走的是兩{ reason-parts }。你在一邊怎麼走，對方就在另一邊怎麼走。
    }
   *[other] { $outcome ->
        [N] 這一步使還能走的各部分兩兩相同。此後照著走：對方動哪個，你就在與它相同的那個裡走同樣的一步。
       *[P] 還能走的各部分兩兩相同。你動哪個，對方就在與它相同的那個裡走同樣的一步。
    }
  }
reason-parts = { $kind ->
    [heap] 堆，個數相同
    [row] 行，長度相同
    [pair] 對，數字相同
    [branch] 個分支，完全相同
   *[other] 個部分，完全相同
  }
reason-balance = { $outcome ->
    [N] 這一步使這些值的二進位每一直行都有偶數個 1；此後對方每走一步，你都能恢復。
   *[P] { $count ->
        [2] 兩個值相等，互相抵消：你改變其中一個，對方總能讓它們再次相等。
       *[other] 二進位每一直行都有偶數個 1。你一走就會破壞，對方總能恢復。
    }
  }
reason-left = { $parts ->
    [1] 這一步之後只有一{ $kind ->
        [row] 行
       *[other] 堆
    }還能走，SG 值是 0。對方把它變成別的值，你總能再變回 0。
   *[2] 這一步之後還能走的有兩部分，SG 值都是 { $value }，互相抵消：對方改變其中一個，你總能讓它們再次相等。
  }
reason-none = { $moves ->
    [none] 你走不出 SG 值 0，而你走一步，對方就能變回 0。
    [1] 你只有一種走法，走完 SG 值不是 0，對方就能變回 0。
   *[other] 你有 { $moves } 種走法，走完 SG 值都不是 0，而對方總能變回 0。
  }
reason-length = { $how ->
    [every] 結束得最晚的那個決定勝負，這裡是遊戲 { $component }：{ $outcome ->
        [N] 你必勝，能把它拖到第 { $length } 步，別的都不會更晚結束。
       *[P] 對方必勝，能把它拖到第 { $length } 步，別的都不會更晚結束。
    }
   *[all] 最先結束的那個決定勝負，這裡是遊戲 { $component }：{ $outcome ->
        [N] 你必勝，最多 { $length } 步就能結束它，別的都不會更早結束。
       *[P] 對方必勝，最多 { $length } 步就能結束它，別的都不會更早結束。
    }
  }
reason-beside = { $others ->
    [1] 另一部分的 SG 值是 0
   *[other] 其餘 { $others } 個部分的 SG 值互相抵消
  }，所以只看{ $part }：{ $outcome ->
    [N] 你必勝。對方走別處，你也在別處應對。
   *[P] 你必敗。你走別處，對方也在別處應對。
  }
reason-equal = { $left ->
    [two] 這一步使{ $one }變得與{ $twin }相同。此後對方在一邊怎麼走，你就在另一邊怎麼走。
    [rest] { $outcome ->
        [N] 相同的部分互相抵消：對方在{ $one }怎麼走，你就在{ $twin }怎麼走；剩下的你必勝。
       *[P] 相同的部分互相抵消：你在{ $one }怎麼走，對方就在{ $twin }怎麼走；剩下的對方必勝。
    }
   *[nothing] 各部分兩兩相同：你在{ $one }怎麼走，對方就在{ $twin }怎麼走，依此類推。
  }
reason-sum-two = { $outcome ->
    [N] { $worth ->
        [none] {""}
       *[other] { $worth }
    }{ $first }的 SG 值是 { $value }，{ $second }是 { $other }。走完這一步，兩個值都是 { $to }，互相抵消。
   *[P] { $worth ->
        [none] {""}
       *[other] { $worth }
    }{ $first }和{ $second }的 SG 值都是 { $value }，互相抵消：你改變其中一個，對方總能讓它們再次相等。
  }
reason-sum-one = 只有{ $part }的 SG 值不是 0，而是 { $value }。這一步把它變成 0，此後對方怎麼走你都有應對。
reason-sum-zero = 每個部分的 SG 值都是 0。你走出別的值，對方總能把它走回 0。
reason-sum-few = { $outcome ->
    [N] { reason-sum-values }。這一步把 { $from } 變成 { $to }，二進位每一直行就都有偶數個 1；此後對方每走一步，你都能恢復。
   *[P] { reason-sum-values }，二進位每一直行都有偶數個 1。你一走就會破壞，對方又能恢復。
  }
reason-sum-values = { $worth ->
    [none] 各部分的 SG 值是 { $values }
   *[other] { $worth }現在是 { $values }
  }
reason-sum-many = { $outcome ->
    [N] 把 { $count } 個部分的 SG 值寫成二進位：這一步把一個 { $from } 變成 { $to }，每一直行就都有偶數個 1；此後對方每走一步，你都能恢復。
   *[P] 把 { $count } 個部分的 SG 值寫成二進位，每一直行都有偶數個 1。你一走就會破壞，對方又能恢復。
  }
reason-any = { $outcome ->
    [N] 可以同時在幾個遊戲裡走：恰好在你能贏的那些裡走，各留給對方一個必敗態。
   *[P] 每個遊戲單獨看你都必敗。你在哪些遊戲裡走，對方就在哪些遊戲裡應對。
  }
reason-any-misere = { $component ->
    [none] { $outcome ->
        [N] 給對方只留按正常規則必敗的遊戲；如果只剩一個，就留一個按反常規則必敗的。
       *[P] 按正常規則，每個遊戲單獨看你都必敗。只要還有至少兩個遊戲沒有結束，反常規則下也由此決定。
    }
   *[other] 只有遊戲 { $component } 還沒有結束，{ $outcome ->
        [N] 你能贏。
       *[P] 你會輸。
    }
  }
reason-pairing = { $pairs ->
    [none] { $outcome ->
        [N] { $placed ->
            [yes] 去掉 { $start } 後，
           *[no] {""}
        }把{ reason-relatives }儘量多地兩兩配對，可以讓 { $to } 落單。對方從那裡無論走到哪個點，它都有搭檔，你就走到它的搭檔。
       *[P] { $placed ->
            [yes] 把{ reason-relatives }儘量多地兩兩配對，可以讓 { $start } 落單。你無論走到哪個點，它都有搭檔，對方就走到它的搭檔。
           *[no] 所有點都能與{ reason-relative }兩兩配對。你無論從哪裡開始，對方都走到它的搭檔。
        }
    }
   *[other] 把{ reason-relatives }兩兩配對：{ $pairs }。{ $outcome ->
        [N] { $placed ->
            [yes] 走到 { $start } 的搭檔；此後對方無論走到哪個點，它都有搭檔，你就走到它的搭檔。
           *[no] { $to } 落單。對方從那裡無論走到哪個點，它都有搭檔，你就走到它的搭檔。
        }
       *[P] { $placed ->
            [yes] { $start } 落單。你無論走到哪個點，它都有搭檔，對方就走到它的搭檔。
           *[no] 你無論從哪裡開始，對方都走到它的搭檔，依此類推。
        }
    }
  }
reason-relatives = { $game ->
    [geography] 相鄰的點
   *[treewalk] 祖先與子孫
  }
reason-relative = { $game ->
    [geography] 相鄰的點
   *[treewalk] 祖先或子孫
  }
answer-resists = 想拖得最久，就{ $move }。
answer-lemma = （{ $number }）
answer-here = 本局面
answer-again = { $title }，第 { $count } 頁
answer-page = 第 { $page } 頁，共 { $pages } 頁
