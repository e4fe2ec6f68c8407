quiz-kind-outcome = PかNか
quiz-kind-mex = mex
quiz-kind-nim-sum = nim和（XOR）
quiz-kind-grundy = Grundy数
quiz-kind-winning-move = 勝つ手を1つ見つける
quiz-kind-all-winning-moves = 勝つ手をすべて見つける
quiz-kind-which-part = 勝つ手はどこ？
quiz-kind-zeckendorf = ゼッケンドルフ表現
quiz-kind-period = 周期
quiz-kind-spot-error = 間違い探し
quiz-kind-why = なぜ？
quiz-kind-proof-order = 証明の並べ替え
quiz-kind-justify-step = 証明の1行の理由
quiz-kind-value-table = Grundy数の表
quiz-kind-losing-positions = P局面を選ぶ
quiz-kind-own-words = 自分の言葉で説明
quiz-skill = { $game ->
    [none] { $kind }
   *[other] { $game }：{ $kind }{ $win ->
        [misere] （ミゼール）
        [named] （普通のルール）
       *[normal] {""}
    }
  }

quiz-misere = { $win ->
    [misere] ミゼール：最後の手を指すと負けです。
   *[normal] {""}
  }
quiz-state = { $outcome ->
    [P] P局面
    [D] 引き分けの局面（どちらにも必勝法がない）
   *[N] N局面
  }
quiz-parity = { $parity ->
    [even] 偶数
   *[odd] 奇数
  }
quiz-prompt-outcome = { $draws ->
    [yes] 必ず勝てるのは、手番のあなた（N）ですか、相手（P）ですか、それともどちらでもない（D、引き分け）ですか。
   *[no] P局面ですか、N局面ですか。
  }{ quiz-misere }
quiz-prompt-mex = <strong>mex {"{"}{ $numbers }{"}"}</strong> はいくつですか。
quiz-prompt-nim-sum = <strong>{ $numbers }</strong> はいくつですか。
quiz-prompt-grundy = この局面のGrundy数はいくつですか。
quiz-prompt-winning-move = あなたの番で、あなたが勝てます。勝つ手を1つ見つけてください。{ quiz-misere }
quiz-prompt-all-winning-moves = あなたの番で、あなたが勝てます。勝つ手をすべて見つけてください。{ quiz-misere }
quiz-prompt-which-part =
    勝つ手があるのは、どの{ $part ->
        [none] 部分
       *[other] { $part }
    }ですか。
quiz-prompt-zeckendorf = <strong>{ $n }</strong>を、異なるフィボナッチ数1、2、3、5、8、…の和で書いてください。隣り合うフィボナッチ数は使えません。
quiz-prompt-period = 1手では、1つの山から集合 {"{"}{ $set }{"}"} に入っている個数だけ取ります。0個、1個、2個、…の山のGrundy数は <code>{ $values }</code> と続きます。やがて繰り返すとき、いちばん小さい周期はいくつですか。
quiz-prompt-spot-error = 次の文の1つは間違いです。どれですか。{ quiz-misere }
quiz-prompt-why = これは{ quiz-state }です。なぜですか。{ quiz-misere }
quiz-prompt-proof-order = 次の行を合わせると、どちらが勝つかの証明になります。正しい順に並べてください。どの行も、その根拠になる行よりあとに置きます。{ quiz-misere }
quiz-prompt-justify-step = 証明の1行：<strong>{ $step }</strong>なぜそう言えますか。{ quiz-misere }
quiz-prompt-value-table = この局面の大きさは{ $most }です。このルールで、大きさ0、1、2、…、<strong>{ $most }</strong>のGrundy数は、それぞれいくつですか。
quiz-prompt-losing-positions = この中にP局面（手番の人が負ける局面）が{ $right }個あります。すべて選んでください。{ quiz-misere }
quiz-prompt-own-words = これは{ quiz-state }です。その理由を、自分の言葉で説明してください。{ quiz-misere }

quiz-form-one = 答えを1つ選んでください。
quiz-form-several = 正しいものをすべて選んでください。
quiz-form-number = 数を入力してください。
quiz-form-numbers = 数を + で区切って入力してください。
quiz-form-move = 手を1つ入力してください。
quiz-form-moves = すべての手を ; で区切って入力してください。
quiz-form-order = すべての行の文字を、B A C のように順に入力してください。
quiz-form-list = 大きさ0から順に、値を空白で区切って入力してください。
quiz-form-text = 短い文章で入力してください。先生が採点します。

quiz-statement-part-value = { $label }（{ $part }）のGrundy数は{ $value }です。
quiz-statement-nim-sum = { $values } = { $sum } です。
quiz-statement-repair = { $label }の値を{ $from }から{ $to }に変えると、XORが0になります。
quiz-statement-option-value = 「{ $move }」のあとの局面のGrundy数は{ $value }です。
quiz-statement-option-outcome = 「{ $move }」のあとは{ quiz-state }です。
quiz-statement-mex = mex {"{"}{ $values }{"}"} = { $mex } です。
quiz-statement-value = この局面のGrundy数は{ $value }です。
quiz-statement-outcome = これは{ quiz-state }です。

quiz-line-values = 各部分のGrundy数は{ $values }です。
quiz-line-sum = それらのXORは { $values } = { $sum } です。
quiz-line-target = { $label }（{ $part }）の値を{ $from }から { $from } ⊕ { $sum } = { $to } に変えれば、このXORは0になります。
quiz-line-change = 「{ $move }」は、ちょうどこのように変える手です。
quiz-line-leaves-zero = だから、その手のあとのXORは0で、P局面です。
quiz-line-some-p = だから、P局面へ行く手があります。これはN局面です。
quiz-line-one-changes = どの手でも、これらの値のちょうど1つが変わります。
quiz-line-never-zero = そのように変わると、0だったこのXORは0でなくなります。
quiz-line-all-n = だから、どの手のあともXORは0ではありません。どの手もN局面へ行きます。
quiz-line-so-p = どの手もN局面へ行くので、これはP局面です。
quiz-line-smallest = どの手もこれらの局面のどれかへ行き、その値に現れない最小の数は{ $mex }です。
quiz-line-so-value = だから、この局面のGrundy数は{ $value }です。
quiz-line-so-outcome = このGrundy数は0{ $value ->
        [0] な
       *[other] でない
    }ので、これは{ quiz-state }です。
quiz-line-reply = 「{ $move }」のあと、応手「{ $reply }」はN局面へ行きます。
quiz-line-all-replies = どの応手もこれらのN局面のどれかへ行くので、「{ $move }」はP局面へ行きます。

quiz-reason-nim-sum =
    { $values } = { $sum } で、値のXORは{ $sum ->
        [0] 0です
       *[other] 0ではありません
    }。
quiz-reason-leads-to-p = 「{ $move }」はP局面へ行きます。
quiz-reason-leads-to-n = 「{ $move }」はN局面へ行きます。
quiz-reason-every-move = どの手も{ quiz-state }へ行きます。
quiz-reason-total = 値を足すと{ $total }で、{ quiz-parity }です。
quiz-reason-moves = 手は{ $count }通りで、{ quiz-parity }です。
quiz-reason-parts = 手のある部分は{ $count }個で、{ quiz-parity }です。
quiz-reason-every-reply = そのあと、どの応手も{ quiz-state }へ行きます。
quiz-reason-some-reply = そのあと、N局面へ行く応手があります。
quiz-reason-replies = そのあと、応手は{ $count }通りで、{ quiz-parity }です。
quiz-reason-fewest-replies = ほかのどの手よりも、応手が少なくなります。
quiz-reason-no-reply = そのあと、応手はありません。
quiz-reason-left-sum = そのあとのGrundy数は{ $values }で、{ $xor } = { $sum } です。
quiz-reason-mex-of = { $count ->
    [1] どの手で行ってもGrundy数は{ $values }
   *[other] 手で行けるGrundy数はちょうど{ $values }
  }で、現れない最小の数は{ $mex }です。
quiz-reason-none-equal = Grundy数が{ $value }の局面へ行く手はありません。
quiz-reason-all-below = { $value }より小さいどのGrundy数にも、1手で行けます。
quiz-reason-move-count = 手は{ $count }通りあります。
quiz-reason-largest = 1手で行けるいちばん大きいGrundy数は{ $value }です。

quiz-outcome-P = P：手番の人の負け
quiz-outcome-N = N：手番の人の勝ち
quiz-outcome-D = D：引き分け（どちらにも必勝法がない）
quiz-part = { $capital }（{ $part }）

quiz-misconception-normal-for-misere = ミゼールなのに、普通のルールで考えた
quiz-misconception-normal-for-misere-wrong = それは最後の手を指すと勝ちのときの答えです。ここでは最後の手を指すと負けです。
quiz-misconception-added = XORではなく、足し算をした
quiz-misconception-added-wrong = nim和は、2進数で繰り上がりなしに足します。等しい2つは打ち消し合います。
quiz-misconception-subtracted = XORではなく、引き算をした
quiz-misconception-subtracted-wrong = nim和は差ではありません。2進数の桁ごとに計算します。
quiz-misconception-or-for-xor = XORではなく、ORをとった
quiz-misconception-or-for-xor-wrong = 2進数の同じ桁に1が2つあれば、1ではなく0になります。
quiz-misconception-forgot-part = 部分を1つ忘れた
quiz-misconception-forgot-part-wrong = どの部分も数えます。
quiz-misconception-largest-part = いちばん大きい部分だけを見た
quiz-misconception-largest-part-wrong = いちばん大きい部分だけでは決まりません。すべての部分を合わせて決まります。
quiz-misconception-heap-is-value = 個数をGrundy数とした
quiz-misconception-heap-is-value-wrong = 個数とGrundy数が同じなのはニムのときで、このルールでは違います。
quiz-misconception-value-is-outcome = 勝敗を値とした
quiz-misconception-value-is-outcome-wrong = N局面のGrundy数は0より大きい数で、いつも1とは限りません。
quiz-misconception-equal-parts = 等しい部分は打ち消し合うとして、残りを忘れた
quiz-misconception-equal-parts-wrong = 等しい2つの部分は打ち消し合いますが、残りの部分で決まります。
quiz-misconception-parity = 偶数か奇数かで決めた
quiz-misconception-parity-wrong = 合計が偶数かどうかではなく、nim和で決まります。
quiz-misconception-greedy = 欲張って、次の手がいちばん少なくなる手を選んだ
quiz-misconception-greedy-wrong = 次の手が少なくなる手で勝てるとは限りません。相手がそのあと何をできるかを考えましょう。
quiz-misconception-counted-moves = 手の数を数えた
quiz-misconception-counted-moves-wrong = 手がいくつあるかではなく、どこへ行くかが大切です。
quiz-misconception-counted-parts = 部分の数を数えた
quiz-misconception-counted-parts-wrong = 部分がいくつあるかではなく、その値で決まります。
quiz-misconception-largest-plus-one = いちばん大きい値に1を足した
quiz-misconception-largest-plus-one-wrong = mexは、現れない最小の数です。いちばん大きい数の次ではありません。
quiz-misconception-counted-values = 値の個数を数えた
quiz-misconception-counted-values-wrong = 値の個数がmexになるのは、0から抜けなく並んでいるときだけです。
quiz-misconception-different-values = 異なる値の個数を数えた
quiz-misconception-different-values-wrong = 異なる値の個数と、何個の山ごとに繰り返すかは別のものです。
quiz-misconception-least-present = 現れる最小の値を答えた
quiz-misconception-least-present-wrong = mexは、現れない最小の数です。現れる最小の数ではありません。
quiz-misconception-ignored-zero = 1から数えた
quiz-misconception-ignored-zero-wrong = mexは0から数えます。
quiz-misconception-one-move-enough = 悪い手が1つあれば十分とした
quiz-misconception-one-move-enough-wrong = 負ける手が1つあっても何も言えません。負けと言うには、どの手もN局面へ行かなければなりません。
quiz-misconception-neighbours = 隣り合う数を使った
quiz-misconception-neighbours-wrong = 隣り合うフィボナッチ数が2つあります。その和は次のフィボナッチ数なので、そちらを使います。
quiz-misconception-repeated = 同じ数を2回使った
quiz-misconception-repeated-wrong = どの数も1回しか使えません。
quiz-misconception-powers-of-two = 2の累乗の和で書いた
quiz-misconception-powers-of-two-wrong = それは2進数です。フィボナッチ数の和で書きます。
quiz-misconception-counted-preperiod = 繰り返しの前の部分も数えた
quiz-misconception-counted-preperiod-wrong = 繰り返しが始まる前の値は、周期に入りません。
quiz-misconception-several-periods = ちょうど1周期ではない
quiz-misconception-several-periods-wrong = いちばん小さい周期は、繰り返すいちばん短い区間の長さです。
quiz-misconception-largest-of-set = 集合の最大の数に1を足した
quiz-misconception-largest-of-set-wrong = 最大の数に1を足すと周期になるのは、たとえば集合が1、2、…、mのときです。いつもではありません。

quiz-flaw-any-part = ここには、XORを0にする手がありません。
quiz-flaw-stopped-early = どれも正しいですが、ほかにもあります。
quiz-flaw-distrusted = この文は正しいです。
quiz-flaw-neighbours = 隣り合うフィボナッチ数が2つあります。その和は次のフィボナッチ数なので、そちらを使います。
quiz-flaw-repeated = どの数も1回しか使えません。
quiz-flaw-not-fibonacci = フィボナッチ数でない数があります。
quiz-flaw-powers-of-two = それは2進数です。フィボナッチ数の和で書きます。
quiz-flaw-wrong-sum = これらの数を足すと、別の数になります。
quiz-flaw-n-position = 選んだ中にN局面があります。そこでは手番の人が勝てます。

quiz-tell-one-part = 残っている部分は1つだけ
quiz-tell-all-equal = すべての部分が等しい
quiz-tell-in-pairs = 等しい部分が2つずつ組になっている
quiz-tell-two-parts = 部分は2つだけ
quiz-tell-forced = 手は1つだけ
quiz-tell-ends-at-once = ゲームを終わらせる手がある
quiz-tell-whole-part = 勝つ手は部分を丸ごと取る
quiz-tell-finished-part = もう終わっている部分がある
quiz-tell-plain-sum = ふつうの足し算で求まるか、等しい数が打ち消し合う

quiz-fault-no-choice = 一覧から答えを選んでください。
quiz-fault-not-a-number = 5 のような整数を入力してください。
quiz-fault-not-numbers = 8 + 3 + 1 のように、数を + で区切って入力してください。
quiz-fault-no-move = 手を入力してください。
quiz-fault-not-an-order = B A C のように、どの行の文字も1回ずつ入力してください。
quiz-fault-not-a-list = 0 1 0 1 2 3 のように、大きさ0から順に、大きさごとに数を1つ入力してください。
quiz-fault-no-words = 1、2文で書いてください。

quiz-answer-right = 正解：{ $answer }
quiz-answer-all-right = 正解：
quiz-answer-proved = 証明：
quiz-answer-wrong =
    <strong>{ $answer }</strong> — { $name ->
        [none] {""}
       *[other] よくある間違い：{ $name }。
    }{ $wrong }
quiz-answer-fits = あなたの答えは、よくある間違いに当てはまります：<strong>{ $name }</strong>。
quiz-answer-others-wrong = ほかの答えが違う理由
quiz-answer-counterexample = { $reason ->
    [total] { $line } も値の和は{ quiz-parity }
    [moves] { $line } も手の数は{ quiz-parity }
    [replies] { $line } も手の数は{ quiz-parity }
    [parts] { $line } も手のある部分の数は{ quiz-parity }
   *[other] { $line } もN局面へ行く手があるの
  }ですが、{ quiz-state }です。
quiz-answer-counterexample-value = 同じことは { $line } でも言えますが、そのGrundy数は{ $value }です。
quiz-answer-cell = 大きさ{ $size }のGrundy数は、{ $given }ではなく{ $value }です。
quiz-answer-needs = 行{ $line }は行{ $needs }から言えるので、それより前には置けません。
quiz-answer-ordered = 正しい順：
quiz-answer-losing =
    このどれかから別のどれかへ行く手はなく、ほかの局面からは{ $win ->
        [misere] （終わりの局面を除いて）
       *[normal] {""}
    }、このどれかへ行く手があります。だから、これらがP局面です。
quiz-answer-losing-some =
    これらの局面からは、どの手もN局面へ行きます。ほかの局面からは{ $win ->
        [misere] （終わりの局面を除いて）
       *[normal] {""}
    }、次のようにP局面へ行く手があります。
quiz-answer-untrue = 正しくは：{ $truth }
quiz-answer-draws = 引き分けになります。そこからは、どちらにも必勝法がありません。
quiz-answer-loses =
    { $reply ->
        [none] すると相手には手がなく、ミゼールなので相手の勝ちです。
       *[other] N局面になります。相手が「{ $reply }」と応じて勝ちます。
    }
quiz-answer-present = { $number }は入っているので、「現れない数」ではありません。
quiz-answer-missing-before = { $number }も現れませんが、それより先に{ $mex }が現れません。
quiz-answer-error = <strong>文{ $letter }が間違いです。</strong>正しくは：{ $ought }
quiz-answer-mex = 0から数えます。{ $numbers }の中にない最初の数は<strong>{ $mex }</strong>です。
quiz-answer-zeckendorf = { $count ->
    [1] <strong>{ $n }</strong>はフィボナッチ数なので、分けません。{ $parts }だけです。このような和はほかにありません（ゼッケンドルフの定理）。
   *[other] 入るいちばん大きいフィボナッチ数を取ることを繰り返します：{ $n } = <strong>{ $parts }</strong>。どの2つも隣り合わず、このような和はほかにありません（ゼッケンドルフの定理）。
  }
quiz-answer-period = { $preperiod }個の山から先、n + { $period } 個の山の値はn個の山と同じです。値は、その前の{ $most }個の値だけで決まります。続けて{ $most }個がもう一度現れたので、その先の値もすべて繰り返します。これより小さい数では、そうなりません。

quiz-row-fate-repeated = { $earlier }行目と同じ
quiz-row-fate-over = ゲームが終わっている
quiz-row-fate-unknown = 探索するには大きすぎて、どちらが勝つか分からない
quiz-row-fate-too-large = 問題にするには大きすぎる
quiz-row-fate-kept = もうセットにある
quiz-row = <strong>{ $number }行目</strong> <code>{ $text }</code> — { $said }
quiz-rows-good = { $outcome ->
    [D] 引き分け
   *[other] { $outcome }局面
  }、難しさ{ $difficulty }
