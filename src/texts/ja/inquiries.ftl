table-title = <code>{ $template }</code> の表
table-about = { $show ->
    [values] Grundy数（0ならP局面）
   *[outcomes] { $draws ->
        [all] 引き分け（D）
        [some] P局面、N局面、引き分け（D）
       *[none] P局面とN局面
    }
  }：{ $names }は0～{ $size }{ $misere ->
    [yes] 、ミゼール
   *[no] {""}
  }。
table-patterns = 規則性
table-constant = { $preperiod ->
    [0] どの
   *[other] { $preperiod }から先のどの
  }{ $of ->
    [values] 値
   *[outcomes] 局面
  }も<strong>{ $value }</strong>
table-period = { $of ->
    [values] 値が繰り返す
   *[outcomes] PとNが繰り返す
  }：{ $preperiod }から先、周期<strong>{ $period }</strong>（{ $block }{ $whole ->
    [yes] {""}
   *[no] {" "}…
  }）
table-sums = P局面：{ $terms }；3つ目から、どれも前の2つの和
table-differences = a ≤ b のP局面では b − a = 0、{ $step }、{ $double }、…がこの順に1回ずつ現れる（{ $pairs }個）
table-rays = { $ratio ->
    [none] P局面は2本の線 b ≈ { $slope }·a とその鏡像に沿って並ぶ（ずれは{ $off }以下）
   *[other] P局面は2本の線 b ≈ { $slope }·a とその鏡像に沿って並ぶ。正確には、r = { $ratio } とすると、a ≤ b のすべてで 0 ≤ b − r·a < { $within }
  }
table-wedge = { $exact ->
    [none] くさび形：0 < a < b では、b/a ≤ { $p } ならP、b/a ≥ { $n } ならN。その間には何もない
   *[other] くさび形：0 < a < b では、b/a < { $exact } ならP、それより大きければN（ここでは { $p } はまだP、{ $n } はN）
  }
table-no-pattern = 簡単な規則性は見つかりませんでした。
table-seen = {" "}— { $size }まで確認
table-proved = {" "}— 証明済み：{ $theorem }
table-rests = 表の根拠：{ $theorem }。
table-draws = D：引き分け。どちらも勝ちを強制できません。
table-endless = ∞：値が数になりません。同じ局面に戻れるからです。
table-unknown = { $count }個は時間内に求まりませんでした。文字の表では「?」、画像では色なしです。
table-cut = 文字の表は最初の{ $shown }個だけです{ $drawn ->
    [yes] （画像には全部あります）
   *[no] {""}
  }。
table-wrong-names = 表にするには、数の代わりに名前（n、またはaとb）を1つか2つ書きます。ここには{ $count }個あります。例：nim a b 5
table-alt = { $template } の表、数は0～{ $size }。{ $positions ->
    [none] P局面はありません。
   *[other] P局面：{ $positions }{ $more ->
        [0] {""}
       *[other] 、ほか{ $more }個
    }。
  }
table-to-test = 予想はありますか？試してみましょう：<code>/claim { $claim }</code>

claim-true = 正しい
claim-false = 正しくありません
claim-refuted = 正しくありません。反例があります
claim-holds = 試したかぎり正しい
claim-proved = いつでも正しい
claim-untested = 何も試せませんでした
claim-senseless = { $count }個の局面では、この予想は意味を持たないので、除きました。
claim-at = { $gaps ->
    [yes] 見つかった中でいちばん小さい反例は
   *[no] いちばん小さい反例は
  } <code>{ $line }</code> です。
claim-side = <code>{ $side }</code> は<strong>{ $value }</strong>
claim-side-holds = <code>{ $side }</code> は<strong>{ $holds ->
    [yes] 成り立つ
   *[no] 成り立たない
  }</strong>
claim-is = これは{ $outcome ->
    [none] 勝敗の分からない局面
    [P] P局面
    [D] 引き分け
   *[N] N局面
  }{ $grundy ->
    [none] {""}
   *[other] で、Grundy数は{ $grundy }
  }です。
claim-first = { $checked ->
    [1] 最初に試した局面です。
    [2] 1番目の局面では正しく、2番目のこの局面では正しくありません。
   *[other] はじめの{ $before }個の局面では正しく、この局面では正しくありません。
  }
claim-all = { $size }までの数の局面を{ $checked }個試し、そのすべてで正しいです。
claim-one = <code>{ $line }</code> は{ $outcome ->
    [none] 勝敗の分からない局面
    [P] P局面（手番の人の負け）
    [D] 引き分け（どちらも勝ちを強制できない局面）
   *[N] N局面（手番の人の勝ち）
  }{ $grundy ->
    [none] {""}
   *[other] で、Grundy数は{ $grundy }
  }です。
claim-letters = これは1つの局面の話です。数の代わりに文字を書くと、たくさんの局面で試せます：<code>nim a b c: SG = a ⊕ b ⊕ c</code>
claim-one-late = この局面は時間内に求まりませんでした。
claim-always = いつでも正しいです：{ $theorem }。
claim-not-proved = これは手がかりであって、証明ではありません。次の大きさで反例が出るかもしれません。
claim-unknown = ほかに{ $count }個は時間内に求まらなかったので、除きました。
claim-capped = { $asked }までの数という指定でしたが、試すのは{ $most }個の局面までなので、ここでは{ $size }まで試しました。
claim-stopped = 時間が切れたので、これより大きい数は試していません。
claim-nothing = この予想を確かめられる局面が見つかりませんでした。
claim-why-divides-by-zero = { $alone ->
    [yes] { $line } では0で割るので、正しいとも誤りとも言えません。
   *[no] { $line } では0で割っています。そのような局面を除いてください：a = 0 or …、または … if a > 0。
  }
claim-why-not-an-integer = { $line } では、整数が必要なところに分数があります。floor(…) で切り捨てられます。
claim-why-negative = { $line } では、0以上が必要なところに負の数があります。
claim-why-too-large = { $line } では、数が大きくなりすぎます。
claim-explanation = 理由

claim-fault-empty = コロンのあとに何もありません。
claim-fault-no-colon = 予想は、ゲーム、コロン、予想の順に書きます。
claim-fault-too-long = 予想は{ $most }文字までです。
claim-fault-too-deep = 「{ $token }」の入れ子が深すぎます。
claim-fault-unexpected = 「{ $token }」はそこに書けません。
claim-fault-ends = 「{ $after }」のあとが足りません。
claim-fault-not-closed = 「{ $token }」が閉じられていません。
claim-fault-unknown-name = 「{ $token }」が分かりません。{ $names ->
    [none] ここでは、名前のある数はありません。
   *[other] 局面の数の名前：{ $names }。
  }ほかに SG、P、N と、floor、min、max、abs、lowbit、popcount、trailing、log、fib、phi-floor、sqrt-floor、isfib などの関数が使えます。
claim-fault-wants-number = 「{ $token }」は真か偽ですが、ここには数が必要です。
claim-fault-wants-condition = 「{ $token }」は数ですが、ここには真か偽が必要です。
claim-fault-wants-arguments = 「{ $token }」のかっこの中には、数が{ $same ->
    [yes] { $most }個
   *[no] { $least }～{ $most }個
  }必要です。
claim-fault-says-nothing = この予想はP、N、SGについて何も言っていないので、試すことがありません。
claim-fault-no-values = 「{ $token }」はGrundy数で、1つのゲームか和の、普通のルールでだけ使えます。ここで使えるのはPとNだけです。
claim-try-this = 例：<code>wythoff: P iff a = b</code>

nimber-title = ニンバー
nimber-about =
    式を入力すると、1段階ずつ計算します：<code>/table nimber 5 * 7 + 2 ^ 3</code>

    <code>+</code> はnim和⊕、<code>*</code> はnim積⊗、<code>^</code> は同じ数を何回か掛けます。<code>/</code>、<code>sqrt(5)</code>、<code>inv(5)</code>、<code>mex{"{"}0, 1, 3{"}"}</code>、かっこも使えます。

    9までの積：
nimber-try = 例：<code>5 * 7 + 2 ^ 3</code>
nimber-sum = { $terms } = { $value }：2進数で書き、繰り上がりなしに足します。
nimber-mex = mex{"{"}{ $members }{"}"} = { $value }：入っていない最小の数です。
nimber-ordinary = { $power } ⊗ { $other } = { $value }{ $small ->
    [yes] ：ふつうの数と同じです。
   *[no] ：フェルマー累乗（2、4、16、256、…）と、それより小さい数の積は、ふつうの積です。
  }
nimber-below-four = 4より小さい数：2 ⊗ 2 = 3、2 ⊗ 3 = 1、3 ⊗ 3 = 2。
nimber-fermat = { $power } ⊗ { $power } = { $value }：フェルマー累乗F（2、4、16、256、…）どうしの積は F + F/2 です。
nimber-split = { $a } ⊗ { $b } = { $value }。フェルマー累乗{ $power }で分けます：{ $parts }。{ $square ->
    [none] {""}
   *[other] { $power } ⊗ { $power } = { $square } を使って
  }展開します：
nimber-of = 累乗
nimber-times = 個数
nimber-worth = 値
nimber-power = { $base } ^ { $exponent } = { $value }：{ $exponent ->
    [0] 0個の積は1です。
    [1] 1個だけです。
   *[other] { $base }を{ $exponent }個掛けたnim積です。
  }
nimber-cycle = { $base }の累乗は{ $length }個ごとに繰り返すので、指数{ $exponent }は{ $rest }と同じです。
nimber-more-powers = 途中にほかに{ $count }個の累乗があり、同じように求まります。
nimber-root = sqrt({ $of }) = { $value }。{ $value } ⊗ { $value } = { $of } だからです。どのニンバーにも平方根がちょうど1つあります。
nimber-inverse = inv({ $of }) = { $value }。{ $of } ⊗ { $value } = 1 だからです。
nimber-quotient = { $a } / { $b } = { $a } ⊗ inv({ $b }) = { $a } ⊗ { $inverse } = { $value }。
nimber-more = もとになるもっと小さい積も、同じように求まります。

nimber-fault-too-long = 式は{ $most }文字までです。
nimber-fault-too-deep = 「{ $token }」の入れ子が深すぎます。
nimber-fault-too-large = 「{ $token }」は大きすぎます。数は 2^4096 より小さい範囲です。
nimber-fault-unexpected = 「{ $token }」はそこに書けません。
nimber-fault-ends = { $after ->
    [none] 計算するものがありません。
   *[other] 「{ $after }」のあとが足りません。
  }
nimber-fault-exponent = ^ のあとには、「{ $token }」ではなく、ただの数が必要です。掛ける個数です。
nimber-fault-not-closed = 「{ $token }」が閉じられていません。
nimber-fault-minus = ニンバーに「{ $token }」は要りません。どの数も自分自身が反対の数なので、+ を使ってください。
nimber-fault-by-zero = 「{ $token }」は0で割っています。0に何を掛けても1にはなりません。
nimber-fault-too-costly = 計算に時間がかかりすぎます。もっと小さい数か、短い式にしてください。

certificate-none = { $reason ->
    [unknown] この局面でどちらが勝つか分からないので、証明書にするものがありません。
    [not-in-coq] Coqに書き出せるのは、ニム、バシェのゲーム、数の集合の制限ニム、8進ゲームの小さい局面だけです。--coq を外すと、JSONの証明書になります。
    [not-of-kind] この種類の証明書はこの局面に合わないか、長くなりすぎます。--kind を外すと、いちばん短い証明書になります。
   *[too-large] どちらが勝つかは分かりますが、証明書に書けるほど短い証明がありません。もっと小さい局面にしてください。
  }
