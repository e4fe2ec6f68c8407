# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

move-take = 從第 { $heap } 堆取 { $amount } 個（{ $from } → { $left }）
move-take-single = 取 { $amount } 個（{ $from } → { $left }）
move-split = { $amount ->
    [0] 把第 { $heap } 堆分開（{ $from } → { $into }）
   *[other] 從第 { $heap } 堆取 { $amount } 個（{ $from } → { $into }）
  }
move-split-nothing = 0
move-split-comma = 、
move-in-component = 在第 { $component } 個遊戲中{ $move }

step-verdict = { $outcome ->
    [none] 這樣大的局面，我不知道答案。
    [N] { $move ->
        [none] 先手必勝（N 態{ step-verdict-worth }）。
       *[other] 先手必勝（N 態{ step-verdict-worth }）：{ $move }。
    }{ step-verdict-misere }
    [D] 和棋（D 態{ step-verdict-worth }）：誰也不能強制取勝。{ step-verdict-misere }
   *[P] 先手必敗（P 態{ step-verdict-worth }）：輪到誰走誰輸。{ step-verdict-misere }
  }
step-verdict-worth = { $grundy ->
    [none] {""}
   *[other] ，SG 值 { $grundy }
  }
step-verdict-misere = { $misere ->
    [yes] （反常規則：不能走的一方勝。）
    [named] （正常規則：不能走的一方輸。）
   *[no] {""}
  }
step-proof-heading = { $grounds ->
    [proved] 證明
    [cited] 引用
   *[computed] 計算
  }——{ $title }
step-proof-coq = 已由機器驗證：<code>proofs/{ $file }</code> 中的 <code>{ $theorem }</code>

step-head-part = 部分
step-head-game = 遊戲
step-head-position = 局面
step-head-value = SG 值
step-head-move = 走法
step-head-leads-to = 變成
step-head-leaves = 留下
step-head-outcome = P/N
step-head-pace = 怎樣走
step-head-length = 步數
step-head-moves-to-value = 走到它的走法
step-game = 第 { $component } 個
step-not-known = 未知
step-components-left-out = 還有 { $count } 個遊戲沒有列出。
step-parts-left-out = 還有 { $count } 個部分沒有列出。

step-beside-zero = 這些值的互斥或和為 0。剩下的{ $part }單獨來看是<strong>{ step-alone }</strong>。
step-alone = { $outcome ->
    [N] 先手必勝
   *[P] 先手必敗
  }
step-beside-zero-open = 在其餘部分走也可能取勝；要判斷這一點需要{ $part }的 SG 值，那超出了我的搜尋範圍。

step-equal-pairs = 兩兩相同的部分：
step-equal-pair = { $first }與{ $second }：<code>{ $position }</code>{ $twin ->
    [none] {""}
   *[other] ，與 <code>{ $twin }</code> 相同
  }
step-pairs-left-out = 還有 { $count } 對沒有列出。
step-equal-example = 例如走「{ $move }」，就應「{ $answer }」。
step-equal-nothing-left = 沒有別的部分了，全部抵消：<strong>SG 值為 0</strong>。
step-equal-one-left = { $several ->
    [yes] 已知的 SG 值互斥或和為 0。
   *[no] {""}
  }剩下的{ $part }單獨來看是<strong>{ step-alone }</strong>。
step-equal-made = 在{ $from }裡走一步，就能使它與{ $goal }相同。
step-equal-rest = { $several ->
    [yes] 其餘部分的互斥或和是
   *[no] 其餘部分的 SG 值是
  } <strong>{ $sum }</strong>，這也就是整個局面的 SG 值。
step-equal-open = 其他走法也可能取勝；要判斷這一點需要未知部分的 SG 值，那超出了我的搜尋範圍。

step-values-by = { $parts ->
    [none] 依據
   *[other] { $parts }
  }：{ $theorem }。
step-values-by-comma = 、
step-values-by-more = 、……
step-values-left-out = 另有 { $count } 個部分沒有列出。

step-xor-wide = 各 SG 值的互斥或和是 { $sum }（列表要 { $places } 直行，太寬，這裡不列）。
step-xor-ones = 每直行 1 的個數
step-xor-sum = 互斥或和
step-xor-left-out = 還有 { $count } 行沒有列出，但已計入。
step-xor-cancelled = 互相抵消的 { $count } 個部分不在表中。
step-xor-result = { $sum ->
    [0] 每一直行都是偶數個 1：互斥或和為 0。
   *[other] 有奇數個 1 的那些直行組成互斥或和：{ $sum }。
  }

step-tame-size = { $large ->
    [yes] 大
   *[no] 小
  }
step-tame-sum = { $large ->
    [yes] SG 值的互斥或和是 <strong>{ $sum }</strong>{ $sized ->
        [yes] ，並且還有大局面
       *[no] {""}
    }：{ $sum ->
        [0] 與正常規則相同，先手必敗。
       *[other] 與正常規則相同，先手必勝。
    }
   *[no] { $sized ->
        [yes] 沒有大局面
       *[no] 各個值都是 0 或 1
    }，1 的個數是{ $sum ->
        [0] <strong>偶數</strong>，先手必勝。
       *[other] <strong>奇數</strong>，先手必敗。
    }
  }
step-tame-change = 改變{ $part }（現在的值是 { $value }）：{ $move }。

step-outcome = { $outcome ->
    [N] N：先手勝
   *[P] P：先手敗
  }
step-in-part = <strong>{ $part }：</strong><code>{ $position }</code>
step-repair = 要讓每一直行都變成偶數，就改{ $part }：它的值 { $from } 應變為 { $from } ⊕ { $sum } = <strong>{ $to }</strong>。所以{ $move }。
step-winning-moves = { $count ->
    [none] 必勝走法（不一定是全部）：
    [alike] 必勝走法（同一局面只列一種）：
    [1] 唯一的必勝走法：
   *[other] 必勝走法共 { $count } 種{ $complete ->
        [yes] ：
       *[no] ，前幾個是：
    }
  }
step-options-cut = 列表到此為止，後面還有。
step-mex = { $values ->
    [none] 沒有後繼局面，所以 SG 值為 mex ∅ = 0。
   *[other] 出現過的 SG 值：{ $values }。沒有出現的最小非負整數（mex）是 <strong>{ $mex }</strong>，這就是本局面的 SG 值。
  }
step-over = { $misere ->
    [yes] 已經無路可走：按反常規則，你贏了。
   *[no] 已經無路可走：你輸了。
  }
step-game-tree = 這個遊戲共有 { $count } 個局面（相同的只算一次），其中 { $lost } 個是必敗態（P）；其餘是必勝態（N），必勝走法寫在後面。
step-tree-over = 已結束
step-losing-set = 下面這些局面可以證明結論：從其中任何一個無論怎麼走，總有一步應對能回到其中之一{ $misere ->
        [yes] ，否則就是走了最後一步而輸掉
       *[no] {""}
    }（相同的局面只算一個）。所以它們都是必敗態。{ $move ->
        [none] {""}
       *[other] 第一個是走「{ $move }」以後的局面。
    }
step-found-move = 「{ $move }」能勝：對方怎麼走你都有應對。
step-no-move-known = 總有一步必勝，但我不知道是哪一步。
step-withheld = 講解暫不顯示：按規則核對時發現其中有錯，已記入日誌。
step-certificate = 我的證明太長，這裡放不下。可以點「證書」（有這個按鈕的話），或在命令列用 <code>sprague certificate</code>，取一份證明檔案；如果檔案也太長，就沒有了。
step-gave-up = 這超出了我的搜尋範圍，我不作猜測。
step-too-slow = { $missing ->
    [outcome] 這個局面計算量太大，在這裡算不完，我不作猜測。
   *[rest] 其餘內容計算量太大，在這裡算不完。
  }
step-values-fail = 「按 SG 值走反尼姆」（競賽中的 SJ 定理，賈志豪 2009）對這個遊戲不成立。最小的反例是 <code>{ $line }</code>，SG 值 { $values }：按它應當{ $outcome ->
    [N] 先手必敗，實際上先手必勝。
   *[P] 先手必勝，實際上先手必敗。
  }
step-misere-form = 反常規則下與其他遊戲同玩時：虧格（genus）<code>{ $genus }</code>，{ $sort ->
    [tame] 馴良（tame）
    [restive] 半馴（restive）
    [restless] 不安（restless）
   *[wild] 狂野（wild）
  }{ $form ->
    [none] 。
   *[other] ；標準形 <code>{ $form }</code>。
  }
step-misere-note = SG 值判斷的是正常規則下的勝負，在反常規則下不一定夠用。
