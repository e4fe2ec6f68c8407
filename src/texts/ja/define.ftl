define-title = このサーバーのゲーム
define-none = このサーバーには、まだ自作のゲームがありません。
define-entry =
    <strong>{ $name }</strong> <code>{ $definition }</code>{ $by ->
        [none] {""}
       *[other] （作った人：{ $by }）
    }
define-how-to = <code>name</code> に名前を、<code>definition</code> に定義を書きます：
define-how-to-list =
    <code>1,3,4</code>：山から1、3、4個のどれかを取る

    <code>0.137</code>：8進コード

    <code>1,2:0-2</code>：1個か2個取り、残りを2つ以下の山にする。くわしくは <code>/help custom</code>

    <code>a>b,b>c,a>c</code>：矢印に沿って駒を動かす（1行に矢印を1本ずつ書いたファイルでもよい）
define-how-to-use = すると、<code>/play 名前</code> や <code>/analyze 名前 9 4</code> がここで使えます。<code>/define remove:名前</code> で削除します。
define-added = { $who }がゲームを追加しました：<strong>{ $name }</strong>。
define-removed = { $who }がゲーム<strong>{ $name }</strong>を削除しました。
define-keeps = 始まっている対局は、始めたときの定義のまま続きます。

define-by-heaps = 石の山。取り方と残し方：<code>{ $definition }</code>。
define-by-graph = グラフの上の駒：<code>{ $definition }</code>。

define-last = 最後の手を指すと勝ちです。
define-example = 例：<code>{ $line }</code> で <code>{ $move }</code> と書くと、{ $said }。
define-try-it = 試してみる
define-more-in-help = ルールの書き方：<code>/help custom</code>。

define-fault-no-server = 自作のゲームはサーバーごとのものです。サーバーのチャンネルで /define を使ってください。
define-fault-no-name = ゲームの名前が必要です。
define-fault-no-definition = 「{ $name }」はどんなゲームですか？定義を入力するか、ファイルを付けてください。
define-fault-bad-name = 「{ $token }」は名前にできません。文字、数字、ハイフンを使い、文字を1つ以上入れて、空白なしで1～{ $most }文字にしてください。
define-fault-name-reserved = 「{ $token }」には、すでに別の意味があります。ほかの名前にしてください。
define-fault-name-taken = このサーバーには、すでに<strong>{ $name }</strong>というゲームがあります：<code>{ $definition }</code>。先にそれを削除するか、ほかの名前にしてください。
define-fault-definition-too-long = 「{ $token }…」で始まる定義は長すぎます（{ $most }文字まで）。
define-fault-no-moves = 「{ $definition }」では、もっと大きな局面でも指せる手がありません。
define-fault-too-many-names = このサーバーには自作のゲームが{ $most }個あり、これ以上は追加できません。先に1つ削除してください：/define remove:名前
define-fault-no-such-name =
    このサーバーに「{ $token }」というゲームはありません。{ $known ->
        [none] {""}
       *[other] いまあるもの：{ $known }。
    }
define-fault-not-its-maker =
    { $who ->
        [none] <strong>{ $name }</strong>を削除できるのは、サーバーの管理者だけです。
       *[other] <strong>{ $name }</strong>を削除できるのは、{ $who }とサーバーの管理者だけです。
    }
define-fault-works = これなら使えます：
