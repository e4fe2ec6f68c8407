help-title = ヘルプ
help-choose = 項目を選ぶ…
help-choose-game = ルールを見るゲームを選ぶ…
help-typed = 入力のしかた
help-try-it = 試してみる
help-unknown = 「{ $token }」という項目やゲームはありません。下から選ぶか、/help topic:nim を試してください。

help-start = はじめに
help-start-text = 両者の手が同じゲームで遊び、どちらが勝つかを証明します。
help-start-list =
    <code>/play nim 3 4 5</code> — 私とニムで対戦

    <code>/analyze wythoff 3 5</code> — どちらの勝ちか、勝つ手のすべて、その理由

    <code>/learn</code> — 短いレッスン。最後に1局勝って終わります

    <code>/practice</code> — 復習したい内容の問題

    <code>/games</code> — 進行中の対局

    <code>/class</code> — クイズへの参加、成績、宿題

    <code>/teach</code> — 先生用：クイズ、試験、宿題

    <code>/settings</code> — 言語

help-lines = 局面の書き方
help-lines-text =
    ゲームの名前と局面を続けて書きます：<code>nim 3 4 5</code>、<code>bash 21 max=3</code>。

    複数のゲームの和では、毎回どれか1つで手を指します：<code>nim 3 5 + wythoff 3 5</code>。

    「最後の手を指した人の負け」にするには、最後に <code>misere</code> を付けます。<code>10^40</code> のような数も使えます。

help-moves = 手の指し方
help-moves-text =
    ボタンを押すか、一覧から選ぶか、「手を入力」を押します。

    山のゲームでは、<code>1:2</code> は山1から2個取る手です。複数のゲームの和では、<code>#1 1:2</code> がゲーム1での手です。

    指せない手では何も変わりません。指せる手をお知らせします。

help-words = P、Nなどの言葉
help-words-list =
    <strong>P局面</strong> — 後手必勝：手番の人が負ける局面（P = previous）

    <strong>N局面</strong> — 先手必勝：手番の人が勝つ局面（N = next）

    <strong>Grundy数</strong> — その局面と同じ価値を持つニムの山の大きさ。0ならP局面

    <strong>nim和（XOR）</strong> — 繰り上がりのない2進数の足し算

    <strong>mex</strong> — 集合に含まれない最小の非負整数

    <strong>ミゼール</strong> — 最後の手を指した人の負け

help-levels = 私の強さ
help-levels-text =
    入門はよく間違え、気軽はときどき、上級はまれに間違えます。完璧は間違えません。

    稽古では、勝てる局面をわざと渡します。最後に、勝ちを何回守れたかが分かります。

    ヒントは4段階です：勝ちかどうか、どこか、値、手。

help-bank = 問題バンク
help-bank-text =
    ファイルはUTF-8のテキストかCSVです。見出しの列名は <code>line</code> か <code>position</code> にします。行ごとに、証明されたPかN、または使えない理由をお返しします。

    問題バンクを見られるのは、そのサーバーの先生だけです。

help-practice = 練習
help-practice-text = 正解するたびに、忘れるのは遅くなります。技能（ニムのPかN、ワイソフの勝つ手など）ごとにカードを1枚作り、忘れかける頃にまた出題します。
help-practice-list =
    <code>/practice</code> — 10問：復習の時期が来たもの、新しいもの、苦手なもの

    <code>/practice skill:nim length:5</code> — 1つのゲーム、1種類の問題、または1つの技能

    <code>/stats</code> — 技能ごとの習熟度とその推移
help-practice-end = 局面は毎回新しいものです。正解が続くと難しく、間違えるとやさしくなり、5問に4問ほど正解できるようにします。対局、振り返り、クイズ、レッスンも数えます。逃した勝ちはまた出題され、対局の終わりにもその練習ができます。

help-commands = コマンド
help-commands-list =
    <code>/play</code> — 私か、ほかの人と対局

    <code>/analyze</code> — 局面がどちらの勝ちか、その理由

    <code>/table</code> — ゲームの勝敗表や値、その規則性

    <code>/claim</code> — ゲームについての予想を確かめる

    <code>/learn</code> — 短いレッスン。最後に1局勝って終わります

    <code>/practice</code> — あなたに合った難しさの復習

    <code>/daily</code> — 今日の問題（3回まで）

    <code>/storm</code> — 3分間の早解き（一人でも競争でも）

    <code>/arena</code> — 全員対全員の早指し

    <code>/games</code> — 進行中の対局

    <code>/review</code> — 対局の振り返り：間違いがパズルになります

    <code>/stats</code> — 習熟度、戦績、レーティング、順位表

    <code>/define</code> — このサーバーのゲームに名前を付ける

    <code>/class</code> — クイズへの参加、宿題、成績

    <code>/teach</code> — 先生用：クイズ、試験、宿題、問題バンク、成績、名簿

    <code>/paper</code> — 先生用：問題用紙と解答の印刷

    <code>/settings</code> — 言語、強さ、盤の表示、通知

    <code>/privacy</code> — あなたのデータの写し、または削除

    <code>/help</code> — このヘルプ
