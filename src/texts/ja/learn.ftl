learn-command-description = 練習問題つきの短いレッスン。最後に勝てる対局があります
learn-command-lesson = どのレッスンか（前回の続きから始まります）
learn-title = レッスン
learn-intro = どのレッスンにも、練習問題のついた短いカードが何枚かあり、最後に勝てる対局があります。図の番号はレッスンの番号で、矢印の先は、それをもとにするレッスンです。
learn-placeholder = レッスンを選ぶ
learn-progress =
    { $done ->
        [0] カード{ $of }枚
       *[other] カード{ $of }枚中{ $done }枚
    }
learn-finished = ✓ すべて終了
learn-card = { $lesson } · { $number }/{ $of }
learn-exercise = やってみよう
learn-type = 答えを入力
learn-tell = 理由を見る
learn-back = 戻る
learn-next = 次へ
learn-again = 最初から
learn-all = すべてのレッスン
learn-right = 正解
learn-not-yet = もう少し
learn-told = 理由
learn-fresh = 同じ考え方で、もう1問
learn-another = 別の問題

learn-chapter-start = 石取りゲームとグラフ
learn-chapter-nim = ニム
learn-chapter-values = Grundy数
learn-chapter-heaps = 山とコイン
learn-chapter-figures = 図形
learn-chapter-beyond = その先へ
learn-state-next = ▶ 次
learn-state-open = 受けられます
learn-needs = { $lessons }のあと
learn-go-on = 続き：{ $lesson }
learn-map =
    進み具合：{ $of }レッスン中{ $done }レッスン終了。{ $next ->
        [none] すべて終わりました。
       *[other] 次：{ $next }。
    }
learn-tasks = これで解ける問題：{ $tasks }。
learn-judge-luogu = Luogu
learn-judge-hdu = HDU
learn-judge-poj = POJ
learn-judge-loj = LibreOJ
learn-judge-bzoj = BZOJ

learn-game-title = 勝てる対局
learn-game-winnable = あなたは勝てる側で、ボットと対局します。待ったもヒントも使えます。盤面はチャンネルに出ます。
learn-game-play = 対局する
learn-game-there = この対局はもう始まっています。
