site-title = どちらが勝つ？その理由は？
site-tagline = 局面はタップか入力で。どちらが勝つか、どの手で勝つか、証明まで分かります。
site-description = ニム、ケイルズ、チョンプと、ほか{ $games }種のゲームで遊べます。どちらが勝つか、どの手で勝つか、その証明まで。アカウントもサーバーも不要で、オフラインでも使えます。
site-skip = 盤へ移動
site-nav = ページ
site-nav-play = 対局
site-nav-games = ゲーム
site-nav-guides = ガイド
site-nav-library = ライブラリ
site-nav-source = ソースコード
site-language = 言語
site-theme-auto = テーマ：システムに合わせる
site-theme-light = テーマ：ライト
site-theme-dark = テーマ：ダーク

site-game = ゲーム
site-position = 局面
site-show = 表示
site-deal = 新しい局面
site-deal-size = 大きさ
site-size-small = 小
site-size-medium = 中
site-size-large = 大
site-opponent = 相手
site-opponent-nobody = なし
site-let-it-start = 相手を先手に
site-i-start = 自分を先手に
site-undo = 待った
site-restart = 最初から
site-copy = リンクをコピー
site-copied = リンクをコピーしました。
site-cut = このリンクの{ $number }手目は指せません：{ $move }。その手の前の局面を表示しています。
site-copy-this = このアドレスをコピーしてください：{ $address }
site-edit = 編集
site-edit-done = 完了
site-edit-help = 数を変えられます。グラフでは、頂点を2つ続けてタップすると、その間の辺を加えたり消したりできます。
site-edit-more = 1増やす
site-edit-less = 1減らす
site-edit-remove = { $token }を削除
site-edit-add = 追加
site-turn-both = { $seat ->
    [0] 先手の番
   *[1] 後手の番
  }
site-turn-you = あなたの番
site-turn-bot = 考えています…
site-won-both = { $seat ->
    [0] 先手の勝ちです。
   *[1] 後手の勝ちです。
  }
site-won-you = あなたの勝ちです。
site-won-bot = あなたの負けです。
site-last-move = { $who ->
    [bot] 相手の手：{ $move }。
   *[other] { $number }手目：{ $move }。
  }
site-type-move = 手を入力
site-play = 指す
site-board = 盤

site-answer = どちらが勝つ？
site-show-answer = どちらが勝つか見る
site-searching = 探索中：{ $percent }％
site-cancel = 中止
site-search-longer = もっと探索する
site-cancelled = 探索を中止しました。
site-failed = 読み込めませんでした。接続を確かめて、もう一度お試しください。
site-retry = もう一度
site-needs-script = 盤にはJavaScriptが必要です。ルールと証明は、なくてもこのページで読めます。

site-games-title = { $games }種のゲーム
site-games-intro = どれにも、盤、ルール、定理とその証明があります。
site-rules = ルール
site-theorems = なぜ？
site-table = 例題
site-also = 別名：{ $names }
site-typed = 入力するときは { $id }
site-more-title = ほかの使い方
site-discord-title = Discordで
site-discord-text = 同じゲームを自分のサーバーで。対局の申し込み、ヒント、レッスン、クラスのクイズや試験もあります。
site-library-title = プログラムで
site-library-text = エンジン、ゲーム、証明を、ほかに何も要らないnpmパッケージで。Nodeでもブラウザでも使えます。
site-class-title = 教室で
site-class-text = 自分のパソコンで動かして、生徒のスマホから開いてもらえます。アカウントは誰にも要りません。
site-guides-title = ガイド
site-guides-intro = 遊び方、教え方、プログラムでの使い方。ほかのページは英語です。
site-footer = 自由ソフトウェア（MITライセンス）。すべてブラウザの中で動き、アカウント、Cookie、トラッキングはありません。
