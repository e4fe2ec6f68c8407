# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

wythoff-name = 威佐夫遊戲
wythoff-aliases = 威佐夫, 威佐夫遊戲, 威佐夫尼姆, wythoff賽局
wythoff-summary = 從兩堆中的一堆取，或從兩堆中取同樣多。
wythoff-rules =
    有兩堆石子。每步從一堆取至少一個，或者從兩堆各取同樣多。寫 a=2（或更大）時，兩堆取的個數可以不同，但相差要小於 a。

    局面寫成兩個數：wythoff 3 5，或 wythoff 3 5 a=2。走法寫成「堆號:個數」，如 1:2；兩堆都取寫成 2,2。

    例：wythoff 2 3。你走 1,1 以後，剩下 1 和 2：對方只能變成 0 和 2、1 和 1、1 和 0 或 0 和 1，你每次都能一步取完。
wythoff-ruling = { $a ->
    [1] 從一堆取至少 1 個，或者從兩堆取同樣多。
   *[other] 從一堆取至少 1 個，或者兩堆都取，但兩堆所取的個數相差要小於 { $a }。
  }

wythoff-theorem = 威佐夫定理（Wythoff 1907；a > 1 時 Fraenkel 1982）
wythoff-decides = 判斷依據：必敗局面（奇異局勢）是一列數對。<strong>兩堆恰好是其中一對時，輪到誰走誰輸；否則先手必勝。</strong>
wythoff-works =
    每個正整數恰好屬於一對，各對的差互不相同。所以從一對走不到另一對：只取一堆，另一堆不變，而它不屬於別的對；兩堆都取，{ $a ->
        [1] 差不變，而別的對差都不同
       *[other] 差的變化小於 { $a }，而不同的對差至少相差 { $a }
    }。{ $outcome ->
        [N] 而其他局面（比如現在）總有一步能走到某一對。
       *[P] 現在正是一對：你無論怎麼走，對方都能再走到某一對。
    }
wythoff-reason = { $outcome ->
    [N] 奇異局勢是 { $list }……這一步走到其中之一，而從一個奇異局勢走不到另一個。
   *[P] ({ $small }, { $large }) 是奇異局勢 { $list }……中的第 { $n } 對。你怎麼取，對方都能再走到一個奇異局勢。
  }
wythoff-pairs =
    <strong>數對的產生：</strong>第 0 對是終局 (0, 0)，輪到走的一方已經輸了。第 n 對的較小數是還沒有用過的最小正整數，較大數比它大 { $gap }。所以每個正整數恰好用一次。

    <strong>從一對走不到另一對：</strong>只取一堆時另一堆不變，它只屬於一對；兩堆都取時{ $a ->
        [1] 差不變，而各對的差都不同
       *[other] 差的變化小於 { $a }，而兩對的差至少相差 { $a }
    }。

    <strong>從其他局面能走到某一對：</strong>設較小的一堆是 x。若 x 的搭檔比另一堆小，就把另一堆減到這個搭檔。否則 x 是它那一對的較小數，兩堆之差比這一對的差小；從兩堆都取，可以走到更前面的、差{ $a ->
        [1] 恰好與它相等
       *[other] 與它相差小於 { $a }{" "}
    }的一對。
wythoff-formula-title = 第 n 對的較小數是 ⌊n·α⌋（Beatty 1926）
wythoff-formula = 設 α = { $alpha }，β = α + { $a }，則 1/α + 1/β = 1；又 { $a }² + 4 不是平方數，所以 α 是無理數。在 ⌊α⌋、⌊2α⌋、……中小於 N 的恰有 ⌊N/α⌋ 個，在 ⌊β⌋、⌊2β⌋、……中恰有 ⌊N/β⌋ 個。N/α 與 N/β 都不是整數而和為 N，所以合計 N − 1 個，對每個 N 都如此：每個正整數恰好出現一次。又 ⌊nβ⌋ = ⌊nα⌋ + { $gap }，兩列都隨 n 遞增，所以 ⌊nα⌋ 就是還沒有用過的最小正整數：這正是那一列數對。

wythoff-losing-pairs =
    必敗的數對，除終局 (0, 0) 外依次是：{ $list }、……。第 n 對的較小數是還沒有用過的最小正整數，較大數比它大 { $gap }。

    { $isPair ->
        [yes] 這兩堆正是第 { $n } 對。
       *[no] 按兩堆之差，只可能是第 { $n } 對 ({ $small }, { $large })，但並不是。
    }
wythoff-certified = 不列表也能判斷：第 n 對的較小數是 ⌊n·α⌋，α = { $alpha }。n = { $n } 時得 { $small }，用兩個乘積就能驗證：{ $squareBelow } = { $below } 小於 0，{ $squareAbove } = { $above } 大於 0。
wythoff-reached = 一步就能走到<strong>{ $pairs }</strong>。
wythoff-pair = { $n ->
    [0] 終局 (0, 0)
   *[other] 第 { $n } 對 ({ $small }, { $large })
  }
wythoff-pair-comma = 、
wythoff-pair-or = ，或
wythoff-take-both = { $same ->
    [yes] 從兩堆各取 { $first } 個（剩下 { $left1 } 和 { $left2 }）
   *[no] 從第 1 堆取 { $first } 個、第 2 堆取 { $second } 個（剩下 { $left1 } 和 { $left2 }）
  }
