help-title = ヘルプ
help-choose = 項目を選ぶ…
help-choose-game = ルールを見るゲームを選ぶ…
help-typed = 入力のしかた
help-try-it = 試してみる
help-more-games = ほかのゲーム…
help-unknown = 「{ $token }」という項目やゲームはありません。下から選ぶか、/help topic:nim を試してください。
help-near = もしかして、このどれかですか？
help-link-privacy = プライバシー
help-link-terms = 利用規約
help-link-support = サポート

start-title = こんにちは、Spragueです
start-text = ルールの簡単な小さなゲームで遊び、どちらが勝つかを証明します。ボタンを押すと始まります。
start-more = ほかの機能は /help で見られます。言語は /settings で変えられます。
start-show = やり方を見る
start-play = { $game }で遊ぶ
start-lessons = レッスン
start-games = ゲーム一覧
start-choose = ゲームを選ぶ
start-against = 相手は私です。誰かと対局するには：/play nim opponent:@Ben
start-pictures = ゲーム一覧（絵つき）…

help-start = はじめに
help-start-text = 2人とも同じ手を指せるゲームで遊び、どちらが勝つかを証明します。ボタンを押すと始まります。
help-start-list =
    <code>/play nim</code> — 私とニムで対局（局面は私が用意します）

    <code>/play nim 3 4 5</code> — 同じですが、局面はあなたが決めます

    <code>/analyze wythoff 3 5</code> — どちらが勝つかと、勝つ手

    <code>/learn</code> — 短いレッスン。最後に1局あります

    <code>/practice</code> — 忘れかけている内容の問題

    <code>/games</code> — 進行中の対局

    <code>/settings</code> — 言語と、私の強さ

help-lines = 局面の書き方
help-lines-text =
    ゲームの名前のあとに局面を書きます：<code>nim 3 4 5</code>、<code>bash 21 max=3</code>。

    いくつものゲームを同時に遊び、毎回どれか1つで指すには：<code>nim 3 5 + wythoff 3 5</code>。

    最後に <code>misere</code> を付けると、「最後の手を指すと負け」になります。<code>10^40</code> のような数も使えます。

help-moves = 手の指し方
help-moves-text =
    ボタンを押すか、一覧から選ぶか、「手を入力」を押します。

    山のゲームでは、<code>1:2</code> は山1から2個取る手です。いくつものゲームを同時に遊ぶときは、<code>#1 1:2</code> がゲーム1での手です。

    指せない手を入力しても、何も変わりません。指せる手をお知らせします。

help-words = P、Nなどの言葉
help-words-list =
    <strong>P局面</strong> — 負け局面ともいい、手番の人が負けます：前の人（previous）の勝ち、つまり後手必勝

    <strong>N局面</strong> — 勝ち局面ともいい、手番の人が勝ちます：次に指す人（next）の勝ち、つまり先手必勝

    <strong>Grundy数</strong> — その局面が、何個のニムの山と同じ働きをするか。0ならP局面

    <strong>nim和（XOR）</strong> — 2進数で、繰り上がりなしに足した数

    <strong>mex</strong> — 集合に入っていない最小の数（0も数える）

    <strong>ミゼール（逆形）</strong> — 最後の手を指すと負け

help-nimbers = ニンバー：和と積
help-nimbers-text =
    Grundy数には、ふつうの数とは別の計算があります。<code>/table nimber 5 * 7 + 2 ^ 3</code> と入力すると、式を計算し、途中も見せます。

    <code>+</code> はnim和⊕：2進数で繰り上がりなしに足します。<code>*</code> はnim積⊗で、コインのゲーム <code>flip</code> の rule=product のGrundy数になります。<code>^</code> は同じ数を何回か掛けます。指数はふつうの数です。

    <code>/</code> は割り算、<code>inv(5)</code> は5を掛けると1になる数、<code>sqrt(5)</code> は2回掛けると5になる数、<code>mex{"{"}0, 1, 3{"}"}</code> は入っていない最小の数です。かっこも使えます。数は 2^4096 より小さい範囲です。

    引き算はありません。どの数も、自分自身が反対の数です。

help-levels = 私の強さ
help-levels-text =
    入門はよく間違え、気軽はときどき間違え、上級はまれに間違えます。完璧は間違えません。

    稽古では、勝てる局面をわざと渡します。最後に、勝ちを何回守れたかをお知らせします。

    ヒントは4段階です：どちらが勝つか、どこで指すか、値、手。

help-bank = 問題バンク
help-bank-text =
    ファイルはUTF-8のテキストかCSVです。1行目に列の名前 <code>line</code> か <code>position</code> を書いてもかまいません。行ごとに、証明されたPかN、または使えない理由をお知らせします。

    セットを見られるのは、そのサーバーの先生だけです。

help-practice = 練習
help-practice-text = 正解するたびに、忘れるのはゆっくりになります。スキル（ニムのPかN、ワイトホフの勝つ手など）ごとにカードを1枚作り、忘れかけた頃にまた出題します。
help-practice-list =
    <code>/practice</code> — 10問：復習の時期が来たもの、新しいもの、苦手なもの、の順

    <code>/practice skill:nim length:5</code> — ゲームを1つ、問題の種類を1つ、またはスキルを1つ選んで

    <code>/stats</code> — スキルごとの習熟度と、その移り変わり
help-practice-end = 局面は毎回新しいものです。正解すると難しく、間違えるとやさしくなり、5問に4問ほど正解できるようにします。対局、振り返り、クイズ、レッスンも数えます。逃した勝ちはまた出題し、対局のあとには、ちょうどその局面を練習できます。

help-commands = コマンド
help-commands-list =
    <code>/play</code> — 私か、ほかの人と対局

    <code>/analyze</code> — どちらが勝つかと、その理由

    <code>/table</code> — ゲームの勝敗表やGrundy数の表と、その規則性。<code>/table nimber</code> は計算

    <code>/claim</code> — ゲームについての予想を試す

    <code>/learn</code> — 短いレッスン。最後に勝てる対局があります

    <code>/practice</code> — 復習の時期が来た内容を、ちょうどよい難しさで

    <code>/daily</code> — 今日の問題（3回まで）

    <code>/storm</code> — 3分間の早解き。1人でも、競争でも

    <code>/arena</code> — 全員対全員の早指し

    <code>/games</code> — 進行中の対局

    <code>/review</code> — 対局の振り返り：間違えた手が問題になります

    <code>/stats</code> — 習熟度、戦績、レーティング、順位表

    <code>/define</code> — このサーバーに自作のゲームを追加

    <code>/class</code> — クラスのクイズへの参加、宿題、成績

    <code>/teach</code> — 先生用：クイズ、試験、宿題、問題バンク、成績、名簿

    <code>/paper</code> — 先生用：問題用紙と解答の印刷

    <code>/settings</code> — 言語、強さ、盤面の表示、通知

    <code>/privacy</code> — あなたのデータの写しをもらう、または削除する

    <code>/help</code> — このヘルプ
