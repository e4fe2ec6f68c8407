linked-role-lessons = 終えたレッスン
linked-role-skills = 身についたスキル
linked-role-held = 「完璧」に負けなかったゲーム
linked-role-streak = 最長の連続日数
linked-role-storm = 早解き1回の最多正解数

linked-role-about-lessons = 終えたレッスンの数（以上）
linked-role-about-skills = 10回以上答えて習熟度が80％以上のスキルの数（以上）
linked-role-about-held = ヒントなしで「完璧」に勝つか引き分けたゲームの種類（以上）
linked-role-about-streak = 今日の問題か練習を続けた日数（以上）
linked-role-about-storm = 早解き1回の正解数（以上）

linked-role-title = Discordに記録を送りました
linked-role-sent = 次の数をDiscordに送りました。サーバーは、これに応じてロールを付けられます。
linked-role-later = 自動では更新されません。進んだら、もう一度このリンクを開いてください：
linked-role-send-again = 記録を送る
linked-role-end = 取り消すときは、Discordの設定の「認証済みアプリ」（Authorized Apps）から{ $name }を外してください。

linked-role-failed-title = 記録は送られていません
linked-role-start-again = 最初からやり直す
linked-role-fault-expired = このページは古いか、すでに使われています。
linked-role-fault-cancelled = Discordの画面で許可されなかったので、何も送っていません。
linked-role-fault-refused = Discordに受け付けられませんでした。
linked-role-fault-failed = こちらかDiscordで問題が起きました。1分ほどしてからもう一度お試しください。
linked-role-fault-slow = お使いのネットワークからのアクセスが多すぎます。1分ほどしてからもう一度お試しください。
