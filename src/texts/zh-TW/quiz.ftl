# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

quiz-kind-outcome = 必勝還是必敗
quiz-kind-mex = mex
quiz-kind-nim-sum = 互斥或和
quiz-kind-grundy = SG 值
quiz-kind-winning-move = 找一步必勝走法
quiz-kind-all-winning-moves = 找出所有必勝走法
quiz-kind-which-part = 必勝走法在哪裡
quiz-kind-zeckendorf = 齊肯多夫分解
quiz-kind-period = 週期
quiz-kind-spot-error = 找錯誤
quiz-kind-why = 為什麼
quiz-kind-proof-order = 給證明排序
quiz-kind-justify-step = 說明理由
quiz-kind-value-table = SG 值表
quiz-kind-losing-positions = 標出必敗態
quiz-kind-own-words = 用自己的話說明
quiz-skill =
    { $game ->
        [none] { $kind }
       *[other] { $kind }：{ $game }{ $win ->
            [misere] （反常規則）
            [named] （正常規則）
           *[other] {""}
        }
    }

quiz-misere =
    { $win ->
        [misere] 反常規則：走最後一步者負。
       *[normal] {""}
    }
quiz-state = { $outcome ->
    [P] 必敗態（P 態）
    [D] 和棋（D 態）：雙方都不能強制取勝
   *[N] 必勝態（N 態）
  }
quiz-parity = { $parity ->
    [even] 偶數
   *[odd] 奇數
  }
quiz-prompt-outcome = { $draws ->
    [yes] 輪到你走。誰能強制取勝：你（N）、對方（P），還是誰都不能（D，和棋）？
   *[no] 這是必敗態（P 態）還是必勝態（N 態）？
  }{ quiz-misere }
quiz-prompt-mex = <strong>mex {"{"}{ $numbers }{"}"}</strong> 等於多少？
quiz-prompt-nim-sum = <strong>{ $numbers }</strong> 等於多少？
quiz-prompt-grundy = 這個局面的 SG 值是多少？
quiz-prompt-winning-move = 輪到你走，你能贏。請找出一步必勝走法。{ quiz-misere }
quiz-prompt-all-winning-moves = 輪到你走，你能贏。請找出所有必勝走法。{ quiz-misere }
quiz-prompt-which-part =
    必勝走法要動哪一{ $part ->
        [none] 部分
       *[other] { $part }
    }？
quiz-prompt-zeckendorf = 把 <strong>{ $n }</strong> 寫成若干個不同的斐波那契數（1、2、3、5、8、……）之和，其中任何兩個都不相鄰。
quiz-prompt-period = 每步從一堆中取石子，個數須在 {"{"}{ $set }{"}"} 中。大小為 0、1、2、……的堆的 SG 值依次為 <code>{ $values }</code>，以此類推。這列值最終以多少為最小週期？
quiz-prompt-spot-error = 下面有一句話是錯的。是哪一句？{ quiz-misere }
quiz-prompt-why = 這是{ quiz-state }。為什麼？{ quiz-misere }
quiz-prompt-proof-order = 下面幾句話合起來證明了這個局面誰能贏。請排好順序：每一句都要排在它所依據的句子之後。{ quiz-misere }
quiz-prompt-justify-step = 證明中的一步：<strong>{ $step }</strong>為什麼？{ quiz-misere }
quiz-prompt-value-table = 這個局面的大小是 { $most }。按這個規則，大小為 0、1、2、……、<strong>{ $most }</strong> 時，SG 值依次是多少？
quiz-prompt-losing-positions = 下面有 { $right } 個必敗態（輪到誰走誰輸），請全部標出。{ quiz-misere }
quiz-prompt-own-words = 這是{ quiz-state }。請用自己的話說明為什麼。{ quiz-misere }

quiz-form-one = 請選擇一個答案。
quiz-form-several = 請選出所有正確的答案。
quiz-form-number = 請輸入一個數。
quiz-form-numbers = 請輸入這些數，用 + 隔開。
quiz-form-move = 請輸入一步走法。
quiz-form-moves = 請輸入所有走法，用 ; 隔開。
quiz-form-order = 請按順序輸入所有句子的字母，例如 B A C。
quiz-form-list = 請從大小 0 開始依次輸入各個值，用空格隔開。
quiz-form-text = 寫幾句話，由老師評分。

quiz-statement-part-value = { $label }（{ $part }）的 SG 值是 { $value }。
quiz-statement-nim-sum = { $values } = { $sum }。
quiz-statement-repair = 把{ $label }的值從 { $from } 改為 { $to }，互斥或和就變為 0。
quiz-statement-option-value = 「{ $move }」之後，局面的 SG 值是 { $value }。
quiz-statement-option-outcome = 「{ $move }」之後是{ quiz-state }。
quiz-statement-mex = mex {"{"}{ $values }{"}"} = { $mex }。
quiz-statement-value = 這個局面的 SG 值是 { $value }。
quiz-statement-outcome = 這是{ quiz-state }。

quiz-line-values = 各部分的 SG 值是 { $values }。
quiz-line-sum = 它們的互斥或和是 { $values } = { $sum }。
quiz-line-target = 只要{ $label }（{ $part }）的值從 { $from } 變為 { $from } ⊕ { $sum } = { $to }，這個互斥或和就變為 0。
quiz-line-change = 「{ $move }」正好完成這一改變。
quiz-line-leaves-zero = 所以走完這一步，互斥或和為 0，是必敗態。
quiz-line-some-p = 所以有一步能走到必敗態：這是必勝態。
quiz-line-one-changes = 每一步都恰好改變其中一個值。
quiz-line-never-zero = 這樣一改，原來為 0 的這個互斥或和就不再是 0。
quiz-line-all-n = 所以無論怎麼走，互斥或和都不為 0：每一步都走到必勝態。
quiz-line-so-p = 既然每一步都走到必勝態，這就是必敗態。
quiz-line-smallest = 每一步都走到上述局面之一；它們的值中沒有出現的最小的數是 { $mex }。
quiz-line-so-value = 所以這個局面的 SG 值是 { $value }。
quiz-line-so-outcome = 這個 SG 值{ $value ->
        [0] 等於 0
       *[other] 不等於 0
    }，所以這是{ quiz-state }。
quiz-line-reply = 「{ $move }」之後，對方若應以「{ $reply }」，則走到必勝態。
quiz-line-all-replies = 對方怎麼應都走到上述必勝態之一，所以「{ $move }」走到必敗態。

quiz-reason-nim-sum =
    { $values } = { $sum }，互斥或和{ $sum ->
        [0] 為 0
       *[other] 不為 0
    }。
quiz-reason-leads-to-p = 「{ $move }」之後是必敗態（P 態）。
quiz-reason-leads-to-n = 「{ $move }」之後是必勝態（N 態）。
quiz-reason-every-move = 每一種走法之後都是{ quiz-state }。
quiz-reason-total = 各部分的值加起來是 { $total }，是{ quiz-parity }。
quiz-reason-moves = 走法共有 { $count } 種，是{ quiz-parity }。
quiz-reason-parts = 可以走的部分有 { $count } 個，是{ quiz-parity }。
quiz-reason-every-reply = 走完之後，對方怎麼應都走到{ quiz-state }。
quiz-reason-some-reply = 走完之後，對方有一種應對走到必勝態。
quiz-reason-replies = 走完之後，對方有 { $count } 種應對，是{ quiz-parity }。
quiz-reason-fewest-replies = 與其他走法相比，它留給對方的應對最少。
quiz-reason-no-reply = 走完之後，對方無棋可走。
quiz-reason-left-sum = 走完之後，各部分的 SG 值是 { $values }，而 { $xor } = { $sum }。
quiz-reason-mex-of = { $count ->
    [1] 每一步走到的 SG 值都是 { $values }
   *[other] 各步走到的 SG 值恰好是 { $values }
  }，沒有出現的最小的數是 { $mex }。
quiz-reason-none-equal = 沒有一步走到 SG 值為 { $value } 的局面。
quiz-reason-all-below = 小於 { $value } 的每個 SG 值都能一步走到。
quiz-reason-move-count = 一共有 { $count } 種走法。
quiz-reason-largest = 一步能走到的最大 SG 值是 { $value }。

quiz-outcome-P = P 態（輪到誰走誰輸）
quiz-outcome-N = N 態（輪到誰走誰贏）
quiz-outcome-D = D 態（和棋，誰都不能強制取勝）
quiz-part = { $label }（{ $part }）

quiz-misconception-normal-for-misere = 用了正常規則
quiz-misconception-normal-for-misere-wrong = 這是走最後一步者勝時的答案；這裡走最後一步者負。
quiz-misconception-added = 用加法代替了互斥或
quiz-misconception-added-wrong = 互斥或是二進位的不進位加法：兩個 1 相互抵消。
quiz-misconception-subtracted = 用減法代替了互斥或
quiz-misconception-subtracted-wrong = 互斥或不是相減：二進位的每一位各算各的。
quiz-misconception-or-for-xor = 用「或」代替了互斥或
quiz-misconception-or-for-xor-wrong = 同一位上的兩個 1 得 0，不是 1。
quiz-misconception-forgot-part = 漏掉了一個部分
quiz-misconception-forgot-part-wrong = 每個部分都要算進去。
quiz-misconception-largest-part = 只看了最大的部分
quiz-misconception-largest-part-wrong = 不是最大的部分單獨決定勝負，而是所有部分一起決定。
quiz-misconception-heap-is-value = 把大小當成了 SG 值
quiz-misconception-heap-is-value-wrong = 尼姆遊戲裡大小等於 SG 值，這裡的規則不同。
quiz-misconception-value-is-outcome = 把勝負當成了 SG 值
quiz-misconception-value-is-outcome-wrong = N 態的 SG 值大於 0，不一定是 1。
quiz-misconception-equal-parts = 相等的部分抵消後忘了其餘部分
quiz-misconception-equal-parts-wrong = 兩個相等的部分可以抵消，但還要看其餘部分。
quiz-misconception-parity = 按奇偶判斷
quiz-misconception-parity-wrong = 總和的奇偶不決定勝負，互斥或和才決定。
quiz-misconception-greedy = 貪心，只求對方走法最少
quiz-misconception-greedy-wrong = 讓對方走法最少的一步不一定能贏，要看對方接下來能怎麼走。
quiz-misconception-counted-moves = 數了走法的個數
quiz-misconception-counted-moves-wrong = 走法有多少種不說明問題，要看它們通向哪裡。
quiz-misconception-counted-parts = 數了部分的個數
quiz-misconception-counted-parts-wrong = 部分有多少個不決定勝負，它們的值才決定。
quiz-misconception-largest-plus-one = 取了最大值加 1
quiz-misconception-largest-plus-one-wrong = mex 是沒有出現的最小的數，不是最大值的下一個。
quiz-misconception-counted-values = 數了值的個數
quiz-misconception-counted-values-wrong = 只有從 0 起一個不缺時，值的個數才等於 mex。
quiz-misconception-different-values = 數了不同的值的個數
quiz-misconception-different-values-wrong = 要數隔多少堆重複一次，而不是有多少個不同的值。
quiz-misconception-least-present = 取了出現的最小值
quiz-misconception-least-present-wrong = mex 是沒有出現的最小的數，不是出現的最小的數。
quiz-misconception-ignored-zero = 從 1 開始數
quiz-misconception-ignored-zero-wrong = mex 要從 0 開始數。
quiz-misconception-one-move-enough = 只看了一步壞棋
quiz-misconception-one-move-enough-wrong = 有一步會輸不能說明什麼；每一步都通向 N 態才是必敗態。
quiz-misconception-neighbours = 用了相鄰的數
quiz-misconception-neighbours-wrong = 其中有兩個相鄰的斐波那契數。它們的和就是下一個斐波那契數，應改寫成那一個。
quiz-misconception-repeated = 一個數用了兩次
quiz-misconception-repeated-wrong = 每個數只能用一次。
quiz-misconception-powers-of-two = 用了 2 的冪
quiz-misconception-powers-of-two-wrong = 這是二進位的分解，題目要的是斐波那契數。
quiz-misconception-counted-preperiod = 把開頭也算進去了
quiz-misconception-counted-preperiod-wrong = 週期開始以前的值不屬於週期。
quiz-misconception-several-periods = 不是恰好一個週期
quiz-misconception-several-periods-wrong = 最小週期是整段重複的最短長度。
quiz-misconception-largest-of-set = 取了最大數加 1
quiz-misconception-largest-of-set-wrong = 可以取 1、2、……、m 個時，週期是最大數加 1；別的集合不一定。

quiz-flaw-any-part = 在這裡怎麼走都不能使互斥或和變為 0。
quiz-flaw-stopped-early = 選的都對，但還有別的。
quiz-flaw-distrusted = 這句話是對的。
quiz-flaw-neighbours = 其中有兩個相鄰的斐波那契數。它們的和就是下一個斐波那契數，應改寫成那一個。
quiz-flaw-repeated = 每個數只能用一次。
quiz-flaw-not-fibonacci = 其中有的數不是斐波那契數。
quiz-flaw-powers-of-two = 這是二進位的分解，題目要的是斐波那契數。
quiz-flaw-wrong-sum = 這些數加起來不是題中的數。
quiz-flaw-n-position = 選出的局面裡有必勝態：那裡輪到走的一方能贏。

quiz-tell-one-part = 只剩一個部分
quiz-tell-all-equal = 各部分都相等
quiz-tell-in-pairs = 各部分兩兩相等
quiz-tell-two-parts = 只有兩個部分
quiz-tell-forced = 只有一種走法
quiz-tell-ends-at-once = 有一步可以結束遊戲
quiz-tell-whole-part = 必勝走法恰好取完一整部分
quiz-tell-finished-part = 有一部分已經走完
quiz-tell-plain-sum = 直接相加就對，或相同的數兩兩抵消

quiz-fault-no-choice = 請從列表中選擇一個答案。
quiz-fault-not-a-number = 這裡應該是一個整數，例如 5。
quiz-fault-not-numbers = 這裡應該是用 + 隔開的數，例如 8 + 3 + 1。
quiz-fault-no-move = 這裡應該是一步走法。
quiz-fault-not-an-order = 每個句子的字母都要恰好輸入一次，例如 B A C。
quiz-fault-not-a-list = 請從大小 0 開始，每個大小輸入一個數，例如 0 1 0 1 2 3。
quiz-fault-no-words = 請寫一兩句話。

quiz-answer-right = 正確答案：{ $answer }
quiz-answer-all-right = 正確答案：
quiz-answer-proved = 證明：
quiz-answer-wrong =
    <strong>{ $clause }</strong>——{ $name ->
        [none] {""}
       *[other] 屬於一種常見錯誤：{ $name }。
    }{ $wrong }
quiz-answer-fits = 你的答案屬於一種常見錯誤：<strong>{ $name }</strong>。
quiz-answer-others-wrong = 其他答案錯在哪裡
quiz-answer-counterexample = { $line } { $reason ->
    [total] 各部分的值之和也是{ quiz-parity }
    [moves] 的走法數也是{ quiz-parity }
    [replies] 的走法數也是{ quiz-parity }
    [parts] 中可以走的部分數也是{ quiz-parity }
   *[other] 也有一步走到必勝態
  }，卻是{ quiz-state }。
quiz-answer-counterexample-value = { $line } 也是這樣，但它的 SG 值是 { $value }。
quiz-answer-cell = 大小為 { $size } 時，SG 值是 { $value }，不是 { $given }。
quiz-answer-needs = 句子 { $line } 要依據句子 { $needs }，不能排在它前面。
quiz-answer-ordered = 正確的順序：
quiz-answer-losing =
    這些局面之間不能一步互達，而{ $win ->
        [misere] 除終局外，
       *[normal] {""}
      }其餘每個局面都能一步走到其中某一個。所以必敗態正是這些。
quiz-answer-losing-some = 從這些局面怎麼走都會走到必勝態，而{ $win ->
    [misere] 除終局外，
   *[normal] {""}
  }列出的其餘每個局面都能一步走到必敗態：
quiz-answer-untrue = 其實，{ $truth }
quiz-answer-draws = 這樣走就成了和棋：之後雙方都不能強制取勝。
quiz-answer-loses =
    { $reply ->
        [none] 這樣對方就不能走了，而按反常規則不能走的一方勝。
       *[other] 留給對方的是必勝態：對方「{ $reply }」就贏了。
    }
quiz-answer-present = { $number } 已經在其中，並沒有缺。
quiz-answer-missing-before = { $number } 也沒有出現，但比它小的 { $mex } 就已經沒有出現了。
quiz-answer-error = <strong>{ $letter } 句是錯的。</strong>應為：{ $ought }
quiz-answer-mex = 從 0 數起，第一個不在 { $numbers } 中的數是 <strong>{ $mex }</strong>。
quiz-answer-zeckendorf = { $count ->
    [1] <strong>{ $n }</strong> 本身就是斐波那契數，不用再拆：只有 { $parts } 一項，這樣的寫法也只有這一種（齊肯多夫定理）。
   *[other] 每次取不超過餘數的最大斐波那契數：{ $n } = <strong>{ $parts }</strong>。其中沒有兩個相鄰，這樣的寫法也只有這一種（齊肯多夫定理）。
  }
quiz-answer-period = 從大小為 { $preperiod } 的堆起，n + { $period } 的 SG 值與 n 的相同。每個值只取決於它前面的 { $most } 個值；連續 { $most } 個值都已重複，所以以後一直重複。沒有更小的週期。

quiz-row-fate-repeated = 與第 { $earlier } 行相同
quiz-row-fate-over = 遊戲已經結束
quiz-row-fate-unknown = 太大，無法判斷誰勝
quiz-row-fate-too-large = 太大，不適合出題
quiz-row-fate-kept = 題組裡已有
quiz-row = <strong>第 { $number } 行</strong> <code>{ $text }</code>：{ $said }
quiz-rows-good = { $outcome ->
    [D] 和棋
   *[other] { $outcome } 態
  }，難度 { $difficulty }
