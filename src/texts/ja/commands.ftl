command-play = 私か、ほかの人と対局する
command-play-line = ゲーム、またはゲームと局面：nim 3 4 5
command-play-opponent = 対局する相手（空なら私）
command-play-anybody = 相手を決めない：誰でも入れる
command-play-level = 私の強さ
command-play-first = どちらが先手か
command-play-misere = ミゼール：最後の手を指すと負け
command-play-size = こちらで用意する局面の大きさ（1～5）
command-play-clock = 1手の持ち時間
command-play-hints = 人との対局で、双方がヒントを使える（いいえ）
command-play-place = 盤面を出す場所

command-analyze = どちらが勝つか、勝つ手のすべて、その理由
command-analyze-line = ゲームと局面：wythoff 3 5
command-analyze-explain = どこまで詳しく説明するか
command-analyze-share = すぐにチャンネルの全員に見せる
command-analyze-file = 長い行の続き、または1行に辺を1本ずつ書いたグラフのテキストファイル

command-games = 進行中の対局（あなたの手番が先）

command-review = 対局の振り返り：勝ちを守った手、逃した手
command-review-match = 最近の何局目か（1がいちばん新しい）

command-stats = あなたの戦績とレーティング、このサーバーの順位表
command-stats-user = 誰の戦績か（空ならあなた）

command-privacy = あなたについて保存しているデータ：写しをもらう、削除する

command-define = このサーバーに自作のゲームを追加する（何も指定しなければ一覧）
command-define-name = 名前：文字、数字、ハイフン
command-define-definition = 1,3,4（取れる個数）、0.137（8進コード）、1,2:0-2（ルール）、a>b,b>c（矢印）
command-define-file = 定義を書いたテキストファイル：1行に矢印を1本
command-define-remove = 削除するゲーム

command-table = ゲームの勝敗表やGrundy数の表と、その規則性
command-table-game = ゲームとオプション：wythoff、bash max=3、chomp 3xn、nim a b 5
command-table-size = 0からこの数まで
command-table-show = 勝敗か、Grundy数か
command-table-share = すぐにチャンネルの全員に見せる

command-claim = ゲームについての予想を試す：反例を出すか、どこまで正しいかを調べる
command-claim-claim = wythoff: P iff a = b · bash max=3: SG = n mod 4 · euclid: N iff floor(b/a) >= 2 if a > 0
command-claim-size = 試す局面に出てくる最大の数
command-claim-share = すぐにチャンネルの全員に見せる

command-class = クラスのクイズ：参加する、抜ける、成績を見る
command-class-join = このチャンネルのクイズに参加し、先生に名前を伝える
command-class-name = 名簿にのせる名前（見られるのは先生だけ）
command-class-leave = クイズを抜けて、自分の解答を削除する
command-class-results = このチャンネルの最新のクイズの成績
command-class-homework = このサーバーの宿題：始める、続ける、成績を見る

command-teach = 先生用：クイズ、成績、名簿など
command-teach-quiz = このチャンネルのクイズ
command-teach-create = クイズを作る（生徒が参加できるようになる）
command-teach-start = このチャンネルのクイズを始める
command-teach-panel = このチャンネルのクイズの、先生用の画面
command-teach-results = このチャンネルの最新のクイズの成績とファイル
command-teach-roster = 生徒が伝えた名前とアカウント
command-teach-role = サーバーの管理者のほかに、先生になれるロール
command-teach-which-role = 先生になれるようにするロール
command-teach-remove-role = 先生から外すロール
command-teach-games = ゲームをコンマで区切る：nim, nim misere, nim + kayles, wythoff a=2（空なら nim）
command-teach-skills = outcome, winning-move, nim-sum, mex, grundy, why, zeckendorf …（空なら取り混ぜ）
command-teach-count = 問題の数（10）
command-teach-level = 難しさ、1～5（2）
command-teach-mode = 次の問題へ誰が進めるか
command-teach-seconds = 1問に答える秒数（45）
command-teach-reading = 答える前に問題を読む秒数（5）
command-teach-typed = できる問題では、選ばずに入力して答える
command-teach-title = タイトル
command-teach-minutes = 試験：全問の制限時間、分（30）
command-teach-students = 試験：生徒のおよその人数。少ないほど、選んだ難しさに近い問題になる（200）
command-teach-scoring = 得点のつけ方（正解数）
command-teach-speed = 速い正解に得点を上乗せする（いいえ）
command-teach-shut = 試験：受けている人は /analyze やヒントなどを使えない（はい）
command-teach-podium = 最後に上位3人の名前を出す（いいえ）
command-teach-schedule = クイズを予約する
command-teach-planned = このサーバーの予約を見る、取り消す
command-teach-when = 開始時刻（クラスのタイムゾーン）：3月28日 20:00、金曜 20:00、明日 9:00、14:30
command-teach-lobby = 開始の何分前から参加できるか（5）
command-teach-begins = どのように始まるか（自動）
command-teach-homework = 宿題：数日のうちに、自分のペースで
command-teach-homework-create = このチャンネルで宿題を出す
command-teach-homework-lesson = このチャンネルで、レッスンを宿題に出す
command-teach-homework-lessons = 出したレッスンと、終えた生徒
command-teach-which-lesson = どのレッスンか
command-teach-homework-list = このサーバーの宿題
command-teach-homework-close = 宿題を予定より早く締め切る
command-teach-homework-results = 宿題の成績とファイル
command-teach-opens = 始まる時刻、クラスのタイムゾーンで（いま）
command-teach-closes = 締め切り（クラスのタイムゾーン）：3月28日 20:00、金曜 20:00、明日 20:00
command-teach-answers = 生徒が正解を見られる時期（提出後）
command-teach-retakes = やり直せる回数（なし）
command-teach-counts = どの回の成績を使うか（最高）
command-teach-late = 遅れて提出できる期限（なし）
command-teach-partial = 一部だけ正しい答えに部分点をつける（いいえ）
command-teach-penalty = 遅れた提出から引く得点、％（0）
command-teach-allow = 生徒1人に時間や回数を足す、時計を止める（生徒を選ばなければ、延長のある人の一覧）
command-teach-student = 対象の生徒
command-teach-extra = どの試験でも時間を何％延ばすか。クラスで記憶する（0で取り消し）
command-teach-of-quiz = どの試験か、どの宿題か（このチャンネルの試験）
command-teach-more-minutes = この試験か宿題で、クラスより何分長くするか
command-teach-until = その生徒だけの締め切り（クラスのタイムゾーン）：明日 20:00
command-teach-attempts = この宿題を、ほかの人より何回多くできるか
command-teach-pause = この試験でその生徒の時計を止める（True）、また動かす（False）
command-teach-copy = 前のクイズを、同じ問題でもう一度出す
command-teach-templates = また使うために保存したクイズ、ほかのサーバーから持ってきたクイズ
command-teach-template = ひな形の名前
command-teach-template-save = 前のクイズをひな形に保存し、ほかのサーバー用のファイルも作る
command-teach-template-add = ファイルのクイズを保存する。答えはすべて計算し直す
command-teach-template-file = /teach template save で作った quiz.json
command-teach-template-use = ひな形のクイズをこのチャンネルで出す
command-teach-template-list = このサーバーのひな形
command-teach-template-remove = ひな形を削除する
command-teach-zone = このサーバーのクラスのタイムゾーン
command-paper = 先生用：紙で行うクイズ、試験、宿題
command-paper-print = 印刷用の問題用紙と解答（PDF）
command-paper-enter = 紙に書かれた答えを入力する
command-paper-quiz = どのクイズか（空ならこのチャンネルの最新）
command-paper-size = 用紙の大きさ（A4）
command-paper-for = 試験、宿題：誰に配るか（参加している生徒）
command-paper-copies = 部数。試験と宿題では、予備の用紙の部数
command-paper-language = 用紙の言語（あなたの言語）
command-paper-joined = 参加している生徒
command-paper-roster = 名簿の全員にも
command-teach-which-zone = Asia/Tokyo など（空なら、いまの設定を見る）

command-bank = このサーバーの局面を、名前の付いたセットで
command-bank-add = 局面を1行ずつ確かめて、使えるものを保存する
command-bank-list = このサーバーのセット
command-bank-show = セットの局面をすべて見る（ファイルつき）
command-bank-remove = 局面を1つ、またはセットを丸ごと削除する
command-bank-set = セットの名前（「第3週」など）
command-bank-positions = 局面をセミコロンで区切る：nim 3 4 5; wythoff 3 5
command-bank-file = 1行に局面を1つ書いたテキストかCSV（UTF-8）
command-bank-number = どの局面か（空ならセット全体）
command-bank-of-set = 問題バンクのこのセットの局面から出題する
command-bank-roster = 名簿に入れるCSVファイル（アカウントと名前）
command-bank-ids = アカウント、メール、学籍番号のCSV：MoodleとCanvasの成績ファイルも作る
command-bank-export = このサーバーのすべてのクイズの成績をファイルで
command-bank-quiz = どのクイズか（空ならこのチャンネルの最新）

command-settings = 設定：言語、強さ、盤面の表示、通知

command-help = 使い方とゲームのルール
command-help-topic = 項目、またはゲーム

choice-level-beginner = 入門：よく間違える
choice-level-casual = 気軽：ときどき間違える
choice-level-club = 上級：まれに間違える
choice-level-perfect = 完璧：勝ちを逃さない
choice-level-sparring = 稽古：勝てる局面をわざと渡す
choice-first-me = 自分
choice-first-them = 相手
choice-first-random = ランダム
choice-first-winnable = 自分が勝てる側
choice-clock-none = 時間制限なし
choice-clock-1m = 1手1分
choice-clock-5m = 1手5分
choice-clock-1d = 1手1日
choice-place-here = ここ
choice-place-thread = 専用のスレッド
choice-mode-live = ライブ：先生が進める
choice-mode-automatic = 自動：時間で進む
choice-mode-exam = 試験：1人ずつ違う問題
choice-scoring-accuracy = 正解数
choice-scoring-confidence = 正解数と自信の度合い
choice-begins-itself = 自動
choice-begins-teacher = 先生が始める
choice-answers-done = 提出したあと
choice-answers-closed = 全員が終わったあと
choice-answers-hidden = 私が成績の画面で公開したとき
choice-retakes-0 = なし
choice-retakes-1 = 1回
choice-retakes-2 = 2回
choice-retakes-3 = 3回
choice-retakes-5 = 5回
choice-retakes-any = 何回でも
choice-counts-best = 最高の回
choice-counts-last = 最後の回
choice-show-outcomes = 勝敗：PかN
choice-show-values = Grundy数
choice-explain-answer = 結論：どちらが勝つか、その手、理由を1つ
choice-explain-why = 理由：何で決まるか、この局面の数で
choice-explain-proof = 証明：補題を順に、それからこの局面の数で
choice-explain-moves = 手：勝つ手と応手のすべて
choice-explain-table = 表：すべての手とその値

menu-analyze = この局面を解析
menu-challenge = 対局を申し込む

complete-dealt = { $game } — 局面はこちらで用意します
complete-understood = ✓ { $line }
complete-example = { $game } — { $line }
