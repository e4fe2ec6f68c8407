# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

table-title = <code>{ $template }</code> 的表
table-about = { $names } 從 0 到 { $size } 的{ $show ->
    [values] {" "}SG 值（0 為 P 態）
   *[outcomes] { $draws ->
        [all] 和棋（D）
        [some] {" "}P 態、N 態與和棋（D）
       *[none] {" "}P 態與 N 態
    }
  }{ $misere ->
    [yes] ，反常規則
   *[no] {""}
  }。
table-patterns = 規律
table-constant = { $preperiod ->
    [0] {""}
   *[other] 從 { $preperiod } 起
  }{ $of ->
    [values] SG 值都是 <strong>{ $value }</strong>
   *[outcomes] 都是 <strong>{ $value }</strong> 態
  }
table-period = { $of ->
    [values] SG 值循環
   *[outcomes] P、N 循環
  }：週期 <strong>{ $period }</strong>，從 { $preperiod } 起（{ $block }{ $whole ->
    [yes] {""}
   *[no] {" "}…
  }）
table-sums = P 態：{ $terms }；從第三個起，每個都是前兩個之和
table-differences = a ≤ b 的 P 態依次有 b − a = 0、{ $step }、{ $double }……，各出現一次（共 { $pairs } 個）
table-rays = { $ratio ->
    [none] P 態沿兩條射線分布：b ≈ { $slope }·a 以及與它對稱的一條（偏差不超過 { $off }）
   *[other] P 態沿兩條射線分布：b ≈ { $slope }·a 以及與它對稱的一條；準確地說，令 r = { $ratio }，則 a ≤ b 的 P 態都滿足 0 ≤ b − r·a < { $within }
  }
table-wedge = { $exact ->
    [none] 楔形：0 < a < b 時，b/a ≤ { $p } 為 P 態，b/a ≥ { $n } 為 N 態，兩者之間沒有局面
   *[other] 楔形：0 < a < b 時，b/a < { $exact } 為 P 態，大於它則為 N 態（表中 { $p } 還是 P 態，{ $n } 已是 N 態）
  }
table-no-pattern = 沒有發現簡單的規律。
table-seen = ——到 { $size } 為止如此
table-proved = ——已證明：{ $theorem }
table-rests = 表中的值依據：{ $theorem }。
table-draws = D：和棋，雙方都不能強制取勝。
table-endless = ∞：值不是數，因為局面可能重複出現。
table-unknown = 有 { $count } 項沒能及時算出：文字中是問號，圖中不著色。
table-cut = 文字只列前 { $shown } 個{ $drawn ->
    [yes] ，圖中是全部
   *[no] {""}
  }。
table-wrong-names = 表需要用一個或兩個字母（n，或 a 和 b）代替局面中的數；這裡有 { $count } 個。試試：nim a b 5
table-alt = { $template } 的表，數從 0 到 { $size }。{ $positions ->
    [none] 沒有 P 態。
   *[other] P 態：{ $positions }{ $more ->
        [0] {""}
       *[other] ，另有 { $more } 個
    }。
  }
table-to-test = 有猜想？<code>/claim { $claim }</code> 會替你檢驗。

claim-true = 成立
claim-false = 不成立
claim-refuted = 不成立：有反例
claim-holds = 檢驗範圍內成立
claim-proved = 永遠成立
claim-untested = 無法檢驗
claim-senseless = 有 { $count } 個局面使命題沒有意義，不計在內。
claim-at = { $gaps ->
    [yes] 找到的最小反例是
   *[no] 最小的反例是
  } <code>{ $line }</code>。
claim-side = <code>{ $side }</code> = <strong>{ $value }</strong>
claim-side-holds = <code>{ $side }</code><strong>{ $holds ->
    [yes] {" "}成立
   *[no] {" "}不成立
  }</strong>
claim-is = 它是{ $outcome ->
    [none] 勝負未知的局面
    [P] {" "}P 態（先手必敗）
    [D] 和棋
   *[N] {" "}N 態（先手必勝）
  }{ $grundy ->
    [none] {""}
   *[other] ，SG 值為 { $grundy }
  }。
claim-first = { $checked ->
    [1] 它是檢驗的第 1 個局面。
   *[other] 它是檢驗的第 { $checked } 個局面；在它之前都成立。
  }
claim-all = 檢驗了數不超過 { $size } 的 { $checked } 個局面，全部成立。
claim-one = <code>{ $line }</code> 是{ $outcome ->
    [none] 勝負未知的局面
    [P] {" "}P 態（先手必敗）
    [D] 和棋局面（雙方都不能強制取勝）
   *[N] {" "}N 態（先手必勝）
  }{ $grundy ->
    [none] {""}
   *[other] ，SG 值為 { $grundy }
  }。
claim-letters = 這只是一個局面。用字母代替數，就是關於許多局面的命題：<code>nim a b c: SG = a ⊕ b ⊕ c</code>
claim-one-late = 這個局面沒能及時算出。
claim-always = 對任意大小都成立：{ $theorem }。
claim-not-proved = 這是證據，不是證明：再大一些也許就不成立。
claim-unknown = 另有 { $count } 個局面沒能及時算出，不計在內。
claim-capped = 你要求檢驗到 { $asked }；一個命題最多檢驗 { $most } 個局面，所以這裡只到 { $size }。
claim-stopped = 時間已到，更大的數沒有檢驗。
claim-nothing = 沒有找到能檢驗這個命題的局面。
claim-why-divides-by-zero = { $alone ->
    [yes] 在 { $line } 處除以了零，所以既不能說成立，也不能說不成立。
   *[no] 在 { $line } 處除以了零。請排除這種局面，例如：a = 0 or …；或：… if a > 0。
  }
claim-why-not-an-integer = 在 { $line } 處需要整數，卻是分數。floor(…) 向下取整。
claim-why-negative = 在 { $line } 處需要非負數，卻是負數。
claim-why-too-large = 在 { $line } 處數變得太大。
claim-explanation = 為什麼

claim-fault-empty = 冒號後面沒有內容。
claim-fault-no-colon = 命題的寫法：遊戲、冒號、你的猜想。
claim-fault-too-long = 命題最多 { $most } 個字元。
claim-fault-too-deep = 「{ $token }」巢狀得太深。
claim-fault-unexpected = 「{ $token }」不能出現在這裡。
claim-fault-ends = 「{ $after }」後面還應有內容。
claim-fault-not-closed = 「{ $token }」沒有閉合。
claim-fault-unknown-name = 不認識「{ $token }」。{ $names ->
    [none] 這裡的數沒有名字
   *[other] 局面中的數是 { $names }
  }；還可以用 SG、P、N，以及函式 floor、min、max、abs、lowbit、popcount、trailing、log、fib、phi-floor、sqrt-floor、isfib 等。
claim-fault-wants-number = 「{ $token }」處需要一個數，這裡卻是一個條件。
claim-fault-wants-condition = 「{ $token }」處需要一個條件，這裡卻是數。
claim-fault-wants-arguments = 「{ $token }」的括號裡要有 { $same ->
    [yes] { $most }
   *[no] { $least } 到 { $most }
  } 個數。
claim-fault-says-nothing = 沒有提到 P、N 或 SG，無從檢驗。
claim-fault-no-values = 「{ $token }」是 SG 值，只用於正常規則下的單個遊戲或遊戲的和；這裡只能用 P 或 N。
claim-try-this = 試試：<code>wythoff: P iff a = b</code>

## `/table nimber` 與 `sprague nimber`：Nim 數的運算。

nimber-title = Nim 數
nimber-about =
    輸入一個式子，我來一步步算：<code>/table nimber 5 * 7 + 2 ^ 3</code>

    <code>+</code> 是互斥或和 ⊕，<code>*</code> 是 Nim 積 ⊗，<code>^</code> 表示自乘若干次。還可以用 <code>/</code>、<code>sqrt(5)</code>、<code>inv(5)</code>、<code>mex{"{"}0, 1, 3{"}"}</code> 和括號。

    9 以內的 Nim 積：
nimber-try = 試試：<code>5 * 7 + 2 ^ 3</code>
nimber-sum = { $terms } = { $value }：寫成二進位，不進位相加。
nimber-mex = mex{"{"}{ $members }{"}"} = { $value }：沒有出現的最小非負整數。
nimber-ordinary = { $power } ⊗ { $other } = { $value }{ $small ->
    [yes] ，與普通乘法相同。
   *[no] ：費馬 2 次冪（2、4、16、256……）乘比它小的數，就是普通乘法。
  }
nimber-below-four = 小於 4 時：2 ⊗ 2 = 3，2 ⊗ 3 = 1，3 ⊗ 3 = 2。
nimber-fermat = { $power } ⊗ { $power } = { $value }：費馬 2 次冪 F（2、4、16、256……）自乘得 F + F/2。
nimber-split = { $a } ⊗ { $b } = { $value }。在費馬 2 次冪 { $power } 處拆開：{ $parts }。按分配律展開{ $square ->
    [none] {""}
   *[other] ，其中 { $power } ⊗ { $power } = { $square }
  }：
nimber-of = 冪
nimber-times = 係數
nimber-worth = 值
nimber-power = { $base } ^ { $exponent } = { $value }：{ $exponent ->
    [0] 沒有因數的積是 1。
    [1] 只有一個因數。
   *[other] { $exponent } 個 { $base } 的 Nim 積。
  }
nimber-cycle = { $base } 的冪每 { $length } 次循環一遍，所以指數 { $exponent } 相當於 { $rest }。
nimber-more-powers = 中間還有 { $count } 個冪，演算法相同。
nimber-root = sqrt({ $of }) = { $value }，因為 { $value } ⊗ { $value } = { $of }。每個 Nim 數恰有一個平方根。
nimber-inverse = inv({ $of }) = { $value }，因為 { $of } ⊗ { $value } = 1。
nimber-quotient = { $a } / { $b } = { $a } ⊗ inv({ $b }) = { $a } ⊗ { $inverse } = { $value }。
nimber-more = 用到的更小的積，演算法相同。

nimber-fault-too-long = 式子最多 { $most } 個字元。
nimber-fault-too-deep = 「{ $token }」巢狀太深。
nimber-fault-too-large = 「{ $token }」太大：數要小於 2^4096。
nimber-fault-unexpected = 「{ $token }」不能放在這裡。
nimber-fault-ends = { $after ->
    [none] 沒有要算的式子。
   *[other] 「{ $after }」後面缺了東西。
  }
nimber-fault-exponent = ^ 後面要寫一個普通的數，不能是「{ $token }」：它表示因數的個數。
nimber-fault-not-closed = 「{ $token }」沒有閉合。
nimber-fault-minus = Nim 數不需要「{ $token }」：每個數的相反數就是它自己，寫成 + 即可。
nimber-fault-by-zero = 「{ $token }」是除以 0，而任何數乘 0 都不得 1。
nimber-fault-too-costly = 這個式子要算太久。請把數改小，或減少運算。

certificate-none = { $reason ->
    [unknown] 這個局面誰勝還不知道，沒有可以證明的內容。
    [not-in-coq] 只有尼姆、巴什、給出數集的減法遊戲和八進位遊戲的小局面能匯出為 Coq 檔案。去掉 --coq 可得到 JSON 證書。
    [not-of-kind] 這個局面沒有這種證書，或者寫出來太長。去掉 --kind 可得到最短的證書。
   *[too-large] 勝負已知，但沒有足夠短、能寫成證書的證明。換小一點的局面試試。
  }
