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
   *[P] 這是必敗態：怎麼走對方都有應對。
  }
answer-worth = { $outcome ->
    [none] 勝負未知
    [N] N 態（先手必勝）
   *[P] P 態（先手必敗）
  }{ $grundy ->
    [none] {""}
   *[other] ，SG 值 { $grundy }
  }{ $misere ->
    [yes] ，反常規則：走最後一步的一方輸
   *[no] {""}
  }
answer-reason = { $case ->
    [ends] 走完這步對方無路可走，直接輸掉。
    [to-zero] 這裡的 SG 值是 { $grundy }，不是 0。這步把它變成 0；之後對方怎麼走，你都能再變回 0。
    [value] 這裡的 SG 值是 { $grundy }，不是 0，所以總有一步能變成 0。
    [leaves] 走完這步，對方怎麼走你都能贏。
    [exists] 總有一步能走到對方必敗的局面。
    [zero] 這裡的 SG 值是 0。你怎麼走都會改變它，而對方總能再變回 0。
   *[answered] 你怎麼走，對方都能贏。
  }
reason-sum-two = { $outcome ->
    [N] { $first }的 SG 值是 { $value }，{ $second }是 { $other }。走完這一步，兩個值都是 { $to }，互相抵消。
   *[P] { $first }和{ $second }的 SG 值都是 { $value }，互相抵消：你改變其中一個，對方總能讓它們再次相等。
  }
reason-sum-one = 只有{ $part }的 SG 值不是 0，而是 { $value }。這一步把它變成 0，此後對方怎麼走你都有應對。
reason-sum-zero = 每個部分的 SG 值都是 0。你走出別的值，對方總能把它走回 0。
reason-sum-few = { $outcome ->
    [N] 各部分的 SG 值是 { $values }。這一步把 { $from } 變成 { $to }，二進位每一列就都有偶數個 1；此後對方每走一步，你都能恢復。
   *[P] 各部分的 SG 值是 { $values }，二進位每一列都有偶數個 1。你一走就會破壞，對方又能恢復。
  }
reason-sum-many = { $outcome ->
    [N] { $count } 個部分的 SG 值互斥或和是 { $sum }。這一步把一個值 { $from } 變成 { $to }，互斥或和就是 0；此後對方每走一步，你都能恢復。
   *[P] { $count } 個部分的 SG 值互斥或和是 0。你一走就會破壞，對方又能恢復。
  }
reason-any = { $outcome ->
    [N] 可以同時在幾個遊戲裡走：恰好在你能贏的那些裡走，各留給對方一個必敗態。
   *[P] 每個遊戲單獨看你都必敗。你在哪些遊戲裡走，對方就在哪些遊戲裡應對。
  }
answer-resists = 想拖得最久，就{ $move }。
answer-lemma = （{ $number }）
answer-page = 第 { $page } 頁，共 { $pages } 頁
