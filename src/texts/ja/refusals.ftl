expected-heap-size = 山の個数
expected-positive-number = 1以上の整数
expected-set-of-numbers = 1,3,4 のようにコンマで区切った整数
expected-heap-and-amount = 1:2（山1から2個取る）のような、山と個数
expected-amount = 3 のような、取る個数
expected-pair-move = 1:2 のような山と個数、または 2,2 のような両方の個数
expected-component = #1 2（ゲーム1で2個取る）のような、ゲームとそこでの手
expected-typed-move = ゲームが一覧に示す手のどれか
expected-rest-of-line = 何もなし（ここで終わり）
expected-name-in-size = 数の1つを n にした大きさ

fault-no-such-heap = その山はありません
fault-takes-nothing = 1個以上取らなければなりません
fault-takes-too-many = そんなにありません
fault-not-in-the-set = その個数は取れません
fault-over-the-limit = いま取れる個数を超えています
fault-not-all-at-first = 最初の手で全部は取れません
fault-unequal-amounts = ここでは、この2つの個数を一緒に取れません
fault-no-such-component = その番号のゲームはありません
fault-component-over = そのゲームは終わっています
fault-component-twice = そのゲームが2回書かれています
fault-one-component = 1手で指せるゲームは1つだけです
fault-component-missing = 終わっていないゲームのすべてで指さなければなりません

refusal-empty-line = 何も書かれていません。ゲームと局面を書いてください。
refusal-line-too-long = 行が長すぎます（{ $most }文字まで）。「{ $token }」で始まる行です。
refusal-unknown-game = 「{ $token }」というゲームは知りません。{ $near ->
    [none] {""}
   *[other] もしかして：{ $near }
  }
refusal-missing-position = 「{ $token }」のあとに局面を書いてください。
refusal-not-a-number = 「{ $token }」は0以上の整数ではありません。
refusal-too-many-digits = 「{ $token }」は桁が多すぎます（{ $most }桁まで）。
refusal-out-of-range = { $most ->
    [none] 「{ $token }」は小さすぎます（{ $least }以上）。
   *[other] 「{ $token }」は範囲外です（{ $least }～{ $most }）。
  }
refusal-too-many-numbers = 「{ $token }」は余分です。ここに書ける数は{ $most }個までです。
refusal-too-few-numbers = 「{ $token }」のあとが足りません。数は{ $least }個以上必要です。
refusal-unexpected-row = 「{ $token }」から新しい行が始まっていますが、このゲームは1行だけです。
refusal-not-understood = 「{ $token }」が分かりません。ここに書くもの：{ $expected }。
refusal-missing-option = オプション「{ $token }」がありません。
refusal-unknown-option = 「{ $token }」というオプションはここにはありません。{ $known ->
    [none] このゲームにはオプションがありません。
   *[other] このゲームのオプション：{ $known }。
  }
refusal-repeated-option = オプション「{ $token }」が2回あります。1回だけ書いてください。
refusal-bad-option = 「{ $token }」は使えません。{ $option }に書くもの：{ $expected }。
refusal-options-exclude-each-other = 「{ $token }」と「{ $other }」は、どちらか一方だけ使えます。
refusal-misere-not-last = 「{ $token }」は行の最後に書いてください。
refusal-repeated-misere = 「{ $token }」が2回あります。行の最後に1回書けば、全体に効きます。
refusal-compound-not-first = 「{ $token }」は行の最初に書いてください。全体に効きます。
refusal-compound-needs-components = 「{ $token }」のあとに、ゲームを1つ以上書いてください。
refusal-empty-component = 「{ $token }」の隣にゲームがありません。
refusal-not-a-move = 手「{ $token }」が分かりません。書くもの：{ $expected }。
refusal-illegal-move = 「{ $token }」は指せません：{ $reason }。
refusal-game-over = ゲームは終わっているので、「{ $token }」は指せません。
