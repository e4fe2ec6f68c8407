class-lobby-title = クラスのクイズ
class-lobby-invites =
    { $who ->
        [none] もうすぐクイズが始まります。
       *[other] { $who }がクイズに招待しています。
    }
class-lobby-about = 全{ $count }問、1問{ $seconds }秒。{ $pace ->
        [live] 先生が1問ずつ始めます。
       *[other] 問題は自動で始まります。
    }
class-lobby-listed = { $heading }：{ $items }
class-lobby-skills = スキル
class-lobby-games = ゲーム
class-lobby-joined = { $count }人が参加しています
class-lobby-join = 参加する
class-lobby-rules = ルール
class-lobby-closed = クイズは始まっています。いまからでも参加できます。これまでの問題は成績に影響しません。

class-rules-title = 進み方
class-rules-text =
    問題が出ます。読む時間が終わると、答えを受け付けます。ボタンを押すか、入力してください。

    あなたの答えはほかの人には見えません。締め切りまでは変えられます。

    締め切ると、どの答えを何人が選んだかと、正解の理由が全員に見えます。

    途中から参加した人には、そのあとの問題が出ます。

class-question-title = 第{ $number }問（全{ $of }問）
class-question-reading =
    まず読んでください。{ $opens ->
        [none] {""}
       *[other] 受付開始：{ $opens }。
    }
class-question-open =
    { $closes ->
        [none] 受付中です。
       *[other] 締め切り：{ $closes }。
    }
class-question-paused = 時計は止まっています。
class-question-answered = { $of }人中{ $count }人が解答
class-question-type = 答えを入力
class-question-choose = 正しいものをすべて選ぶ…
class-question-choose-one = 1つ選ぶ…
class-question-by-letter = 選択肢の文字を入力してもかまいません。
class-question-skipped = この問題は飛ばされ、成績に数えません。

class-modal-title = あなたの答え
class-modal-label = 答え
class-modal-letters = 答えの文字です（いくつもあればすべて）。
class-recorded-title = あなたの答え
class-recorded = 記録しました：<strong>{ $answer }</strong>
class-recorded-anonymous = 答えを記録しました。匿名のクイズなので、答えの内容はここに表示しません。
class-changeable =
    { $closes ->
        [none] 先生が締め切るまで変えられます。
       *[other] { $closes }まで変えられます。
    }

class-reveal-title = 第{ $number }問の答え
class-reveal-tally = 解答{ $answered }件のうち正解{ $right }件（クラスは{ $of }人）
class-reveal-nobody = 誰も答えませんでした。
class-reveal-count =
    { $right ->
        [yes] ✓
       *[no] ✗
    } <strong>{ $count }</strong> — { $answer }{ $misconception ->
        [none] {""}
       *[other] （おそらく：{ $misconception }）
    }
class-reveal-others = ほかの答え{ $count }件
class-reveal-mine = 自分は正解？
class-reveal-right = はい、正解です
class-reveal-wrong = 今回は不正解です
class-reveal-unanswered = この問題には答えていません。
class-reveal-given = あなたの答え：<strong>{ $answer }</strong>

class-final-title = クイズ終了
class-final-result = 生徒{ $students }人、全{ $questions }問。正解率{ $percent }％（無回答は不正解）。
class-final-none = 問題は1つも出ませんでした。
class-final-nobody = 参加した人はいませんでした。
class-final-mine = 自分の成績

class-own-title = あなたの成績
class-own-by-skill = スキルごと
class-own-score = 正解：<strong>{ $asked }問中{ $right }問</strong>
class-own-none = 成績に数える問題は、まだ出ていません。
class-own-excluded = 先生があなたをこの成績から外しました。
class-own-line =
    { $right ->
        [yes] ✓ { $number }) { $answer }{ $sure ->
            [none] {""}
           *[other] （{ $sure }）
        }
        [no] ✗ { $number }) { $answer }{ $sure ->
            [none] {""}
           *[other] （{ $sure }）
        } — 正解：<strong>{ $correct }</strong>
       *[none] ○ { $number }) 解答なし — 正解：<strong>{ $correct }</strong>
    }
class-own-look = 1問ずつ見る
class-own-overview = 成績の一覧
class-own-later = 正解は、あとで先生が公開します。
class-own-unanswered = 解答なし
class-own-page = 第{ $number }問（全{ $count }問） · { $verdict }
class-own-practise = 間違えた{ $count }問を練習
class-own-private = これを見られるのは、あなたとこのサーバーの先生だけです。

class-joined-title = 参加しました
class-joined-text = 問題はこのチャンネルに出ます。先生に名前を伝えるには：/class join name:…
class-joined-nameless = 問題はこのチャンネルに出ます。あなたの答えは、名前なしで保存されます。
class-joined-late = クイズは始まっています。これまでの問題は成績に影響しません。
class-left = 抜けました。解答は削除しました。
class-named =
    { $name ->
        [none] 名簿から名前を消しました。
       *[other] 名簿の名前：{ $name }
    }

class-panel-title = 先生用の画面
class-phase-planned = 予約されています。
class-phase-lobby = 生徒が参加できます。
class-phase-reading = 読む時間です。
class-phase-open = 受付中です。
class-phase-revealed = 答えを見せています。
class-phase-over = クイズは終わりました。
class-phase-podium = 順位を発表しています。
class-panel-place = 第{ $number }問（全{ $of }問）。
class-panel-paused = 時計は止まっています。
class-panel-moved-on = このボタンは古くなっています。クイズはもう先に進みました。いまの様子はこちらです。
class-panel-unseen = ⚠ このクイズのチャンネルに書き込めないので、誰にも見えていません。チャンネルを見ることと、メッセージとファイルを送ることを許可してください。30秒ごとに試します。
class-act-start = 始める
class-act-close = 締め切る
class-act-next = 次の問題
class-act-pause = 一時停止
class-act-resume = 再開
class-act-more = +15秒
class-act-again = 似た問題を出す
class-act-skip = 飛ばす
class-act-end = クイズを終える
class-panel-finish = 終了する
class-panel-podium = 表彰台へ
class-panel-unveil = { $place }位を発表
class-panel-refresh = 更新
class-panel-results = 成績
class-panel-sure = いまクイズを終えますか？答えを見せていない問題は、成績に数えません。
class-panel-end-now = はい、終えます
class-panel-go-on = いいえ、続けます
class-panel-missing = これらのゲームでは、このような問題がこれ以上ありません。希望より{ $count }問少なくなりました。

class-draft-title = 問題
class-draft-about = これを見られるのはあなただけです。問題を選ぶと、内容を見たり、取り替えたり、順番を変えたりできます。
class-draft-choose = 問題を選ぶ
class-draft-add = 問題バンクのセットから追加
class-draft-back = 先生用の画面
class-draft-all = すべての問題
class-draft-previous = 前へ
class-draft-next = 次へ
class-draft-act-another = 別の問題
class-draft-act-easier = もっとやさしく
class-draft-act-harder = もっと難しく
class-draft-act-earlier = 前に移す
class-draft-act-later = 後に移す
class-draft-act-remove = 外す
class-draft-difficulty = 難しさ{ $difficulty }（5段階）。
class-draft-pick = 局面を選ぶ
class-draft-more = ほかの局面
class-draft-pick-about = 「{ $set }」から局面を選んでください。このクイズでもう出しているものは省いています。
class-draft-sample = これを見られるのはあなただけです。見本の1枚で、局面が足りるかぎり、生徒はそれぞれ別の局面を解きます。大きさと勝ち負けはどれも同じです。始まるか印刷するまでは、問題を取り替えられます。そのときは全員の局面が新しくなり、条件はまたそろいます。
class-draft-alike = どの用紙も同じ：部分は{ $heaps }個、数は2進で{ $bits }桁まで。
class-draft-alike-graph = どの用紙も同じ：点が{ $nodes }個のグラフ。
class-draft-supply = このような局面は、今のところ{ $count }個あります。

class-results-title = 成績
class-results-none = まだ誰も参加していません。
class-results-students = 生徒
class-results-hardest = 難しかった問題
class-results-question = { $number }) { $kind } · <strong>{ $asked }人中{ $right }人</strong>が正解
class-results-misconceptions = 同じ生徒が2回以上した間違い
class-results-misconception = { $name }：{ $count }人
class-results-files = ファイルには、すべての解答とすべての生徒が入っています。表計算ソフトで開けます。
class-results-show = 答えを公開
class-results-hide = 答えを隠す
class-results-questions = 問題を書き出す
class-results-papers = 問題用紙
class-results-equal = { $papers }通りの問題用紙は、どれも同じ難しさです。どの問題も、すべての用紙で大きさと勝敗が同じで、間違った考えで偶然正解する場合も同じです。
class-results-unequal = { $papers }通りの問題用紙は、第{ $slots }問に違いがあります。くわしくは papers.csv に書いてあります。
class-results-apart = 同じ番号の問題の難しさの違いは、最大{ $apart }です（1～5の5段階）。
class-results-shared = 生徒の人数より局面の少ない問題があり、最も少ないもので{ $fewest }通りです。隣どうしが同じ局面になるのは、ほかにないときだけです。
class-items-title = 項目分析
class-items-question = 番号
class-items-facility = 正解率
class-items-discrimination = 識別
class-items-correlation = r
class-items-time = 時間
class-items-wrong = 多い誤答
class-items-seconds = { $seconds }秒
class-items-chart = 問題ごとの正解率と識別
class-items-across = 正解率
class-items-up = 識別（破線：0.2）
class-items-alpha = クロンバックのα：{ $alpha }
class-items-read = 識別：上位27％の正解率から下位27％の正解率を引いた値。r：ほかの問題との相関。どちらかが0.2より小さい問題は、見直してください。
class-items-few = 生徒は{ $students }人だけなので、これらの数は参考程度にしてください。識別：上位27％の正解率から下位27％の正解率を引いた値。r：ほかの問題との相関。
class-results-more = ほか{ $count }件はファイルにあります

team-0 = 🔴 赤チーム
team-1 = 🔵 青チーム
team-2 = 🟢 緑チーム
team-3 = 🟡 黄チーム
team-4 = 🟣 紫チーム
team-5 = 🟠 オレンジチーム
team-6 = ⚪ 白チーム
team-7 = ⚫ 黒チーム
teams-title = チーム
teams-about = チームを押してから、メンバーを選んでください。
teams-lots = くじを引き直す
teams-nobody = まだ誰も参加していません。
teams-unplaced = チーム未定（開始時にくじで決定）
teams-waits = あなたのチームは先生が決めます。
teams-changeable = クイズが始まるまで、チームを変えられます。
teams-rule-choose = チームは自分で選びます。チームの得点は、メンバー全員がとれる点のうち、実際にとった点の割合です。
teams-rule-teacher = チームは先生が決めます。チームの得点は、メンバー全員がとれる点のうち、実際にとった点の割合です。
teams-rule-lot = チームはくじで決まります。チームの得点は、メンバー全員がとれる点のうち、実際にとった点の割合です。
teams-size = { $name }{ $size }人
teams-between = {" "}·{" "}
teams-standing = ここまでのチームの得点：<strong>{ $teams }</strong>
teams-share = { $name }{ $percent }％
teams-line = { $place }位 { $name } — <strong>{ $percent }％</strong>（{ $members }人）
teams-yours = あなたは{ $name }です。
teams-fill = { $name }のメンバーを選ぶ

class-progress-title = 学習状況
class-progress-mine = あなたの学習状況
class-progress-chart = 週ごとの正解率
class-progress-none = この10週間、解答はありません。
class-progress-skill = スキル
class-progress-recent = 直近4週
class-progress-before = それ以前
class-progress-answers = 解答数
class-progress-more = ほか{ $count }スキル
class-progress-next = 次に教えること
class-progress-again = <strong>{ $skill }</strong>：正解率{ $percent }{ $lesson ->
    [none] {""}
   *[other] 。レッスン：{ $lesson }
  }
class-progress-fresh = まだ出題していない内容：<strong>{ $lesson }</strong>
class-progress-how = レッスンを宿題に出すには：
class-progress-students = 生徒（直近4週）
class-progress-weakest = { $skill } { $percent }
class-progress-withheld = 先生に見せることに、{ $count }人がまだ同意していません。<code>/class progress share:True</code> で同意できます。
class-progress-about = この10週間のクイズ、試験、宿題の解答から計算しています。練習は本人だけのもので、ここには入りません。
class-progress-choose = 生徒を1人選ぶ…
class-progress-whole = クラス全体
class-progress-note = 毎週まとめを受け取る
class-progress-unnote = 毎週のまとめを止める
class-progress-noted = 毎週月曜日に、ダイレクトメッセージでまとめが届きます。
class-progress-ask-on = 生徒の同意を求める
class-progress-ask-off = 生徒の同意を求めない
class-progress-own-seen = ここの先生も、これを見られます。
class-progress-own-asked = 先生はこれを見られません。<code>/class progress share:True</code> で見せられます。
class-progress-own-agreed = あなたが同意したので、先生もこれを見られます。<code>/class progress share:False</code> で同意を取り消せます。
class-progress-weekly = 最近のクラス
class-progress-stop = まとめを止めるには、サーバーで <code>/teach progress</code> を使ってください。

marking-open = 採点する
marking-title = 記述の採点
marking-none = 採点する答えはありません。
marking-answer = 生徒の答え
marking-erased = この生徒は自分のデータを削除したため、書いた内容も残っていません。つけた点数はそのままです。
marking-page = { $number }件目（全{ $of }件）
marking-left = 採点中、名前は表示されません。{ $count ->
    [0] すべての答えを採点しました。
   *[other] まだ採点していない答えが{ $count }件あります。
  }
marking-give = { $points }点
marking-by-teacher = この答えは先生が採点します。
marking-later = 先生はまだこの答えを採点していません。
marking-unmarked = 未採点
marking-marked = { $points }点
marking-waiting = あなたの採点を待っている答えが{ $count }件あります。採点すると成績に入ります。

class-anonymous-rule = 匿名のクイズです。あなたの答えは名前なしで保存され、誰の答えかは、先生にもほかの誰にも見えません。クイズが終わると、もう誰にも調べられません。
class-anonymous-few = 答えた人が3人未満なので、答えの内容は表示しません。
class-anonymous-omitted = 答えた人が3人未満の問題は、集計に含めていません。
class-anonymous-results = このクイズは匿名でした。成績はクラス全体のものだけです。
class-anonymous-files = ファイルの解答には名前がなく、順番にも意味はありません。

class-correct-open = 訂正する…
class-correct-title = 成績の訂正
class-correct-about = 問題を採点から外す、別の答えも正解にする、生徒を成績から外す、ができます。得点はすぐに全員分を計算し直します。誰がいつ何を変えたかは記録に残ります。
class-correct-choose = 問題を選ぶ
class-correct-people = 生徒を外す、または戻す
class-correct-off = 成績から外れています
class-correct-dropped = 採点から外れています。誰の得点にも入りません
class-correct-back = 戻る
class-correct-drop = 採点から外す
class-correct-count = 採点に戻す
class-correct-accept = 答えを正解にする、または取り消す
class-correct-accepted = 正解として認めた
class-correct-no-wrong = 間違った答えはありませんでした。
class-correct-record = 訂正の記録
class-correct-more = ほか{ $count }件の訂正はファイルにあります
class-correct-entry =
    { $what ->
        [drop] 第{ $number }問を採点から外した
        [count] 第{ $number }問を採点に戻した
        [accept] 第{ $number }問：「{ $answer }」を正解にした
       *[reject] 第{ $number }問：「{ $answer }」を不正解に戻した
    }
class-correct-person =
    { $what ->
        [remove] { $who }を成績から外した
       *[restore] { $who }を成績に戻した
    }
class-correct-told-dropped = 第{ $numbers }問は採点から外れました。誰の得点にも入りません。
class-correct-told-accepted =
    { $count ->
        [1] 第{ $numbers }問：先生が別の答えも正解にしました。
       *[other] 第{ $numbers }問：先生がほかの答えも正解にしました。
    }
class-correct-recounted = 得点は全員分を計算し直しました。
class-correct-own = 先生がこの答えを正解にしました
class-correct-full = 1つのクイズで記録できる訂正は{ $most }件までなので、これ以上は訂正できません。

class-templates-title = ひな形
class-templates-none = ひな形はまだありません。/teach template save で、前のクイズをひな形にできます。
class-templates-how-to = /teach template use で、その1つをもう一度出せます。
class-templates-kept = ひな形を保存しました
class-templates-removed = ひな形を削除しました
class-templates-count = { $count }問あり、答えはすべて計算し直しました。
class-templates-refused = { $count }問は、答えを計算できないので除きました。
class-templates-file = このファイルで、ほかのサーバーに持っていけます：/teach template add。入っているのは局面と設定だけで、答えや生徒は入っていません。
class-templates-no-file = このファイルには、読み取れるクイズがありません。/teach template save で作った quiz.json を使ってください。
class-templates-unknown = 「{ $token }」というひな形はありません。
class-templates-bad-name = ひな形の名前は1～{ $most }文字です。
class-templates-full = サーバーに保存できるひな形は{ $most }個までです。先に1つ削除してください：/teach template remove

class-questions-title = 問題のファイル
class-questions-none = まだ問題は出ていません。
class-questions-text =
    { $count ->
        [1] 問題と、その答え、証明、ほかの答えが違う理由が入っています。
       *[other] 全{ $count }問と、その答え、証明、ほかの答えが違う理由が入っています。
    }Moodleでは、問題バンクの「インポート」で、questions.xml なら「Moodle XMLフォーマット」、questions.gift.txt なら「GIFTフォーマット」を選びます。
class-questions-keep = ファイルには正解が入っています。投稿しないでください。

class-roster-title = 名簿
class-roster-none = まだ誰も名前を伝えていません。生徒は /class join name:… で伝えます。

class-sitting-title = 試験を受けています
class-sitting-text =
    { $until ->
        [none] 試験の時計は止まっています。
       *[other] { $until }に終わります（{ $date }）。
    }
class-sitting-what = 終わるまでは、どのサーバーでもダイレクトメッセージでも、あなたの代わりに局面を解きません。解析、練習、レッスン、今日の問題、ヒント、振り返り、成績、自分のクイズ、新しい対局は使えず、私との時間制限のない対局も進められません。終わったら、すべてまた使えます。
class-sitting-rule = 始めると、試験が終わるまで、どのサーバーでもダイレクトメッセージでも、あなたの代わりに局面を解きません。解析、練習、レッスン、ヒント、新しい対局は使えません。途中で抜けることはできません。

class-remove-ask = このクイズを削除…
class-remove-title = このクイズを完全に削除しますか？
class-remove-text = 問題、成績、生徒{ $students }人の解答をすべて削除します。取り消せません。
class-remove-files = 先に下のファイルを保存してください。成績が入っています。
class-remove-stays = 残るもの：チャンネルのメッセージと、生徒それぞれの練習に生かされた結果。
class-remove-yes = 完全に削除
class-remove-no = 残す
class-remove-kept = 何も削除していません。
class-remove-done = クイズを削除しました。

class-roles-title = 先生になれる人
class-roles-none = 先生になれるのは、サーバーの管理者だけです。
class-roles-how-to = /teach role role:… で、ロールを持つ人も先生になれます。
class-roles-some = サーバーの管理者と、次のどれかのロールを持つ人：
class-roles-shown = その人たちに /teach を表示するには、サーバー設定の「連携サービス」で、そのロールに許可してください。/teach role remove:… で一覧から外せます。
class-roles-gone = 削除されたロール
class-roles-gone-means = 削除されたロールを持つ人はもういません。下の一覧から外してください。
class-roles-take-off = ロールを一覧から外す

class-fault-no-server = クラスはサーバーだけで使えます。
class-fault-not-a-teacher = これを使えるのは先生だけです：サーバーの管理者か、先生になれるロールを持つ人。
class-fault-not-a-manager = 先生になれる人を決められるのは、サーバーの管理者だけです。
class-fault-role-of-all = このロールは、生徒も含めて全員が持っています。先生だけが持つロールを選んでください。
class-fault-too-many-roles = 先生になれるロールは{ $most }個までです。先に1つ一覧から外してください。
class-fault-no-such-quiz = そのクイズはここに見つかりません。
class-fault-no-such-lesson = そのレッスンが見つかりません。入力中に一覧から選んでください。例：/teach homework lesson lesson:Nim closes:20:00
class-fault-moved-on = 表示が古くなっています。最新のメッセージを使うか、もう一度開いてください。
class-fault-not-now = いまの段階では、それはできません。
class-fault-closed = この問題は、いま答えを受け付けていません。
class-fault-over = もう終わっていて、解答は受け付けません。
class-fault-live-only = チーム戦、匿名、順位を1つずつ発表する表彰台は、全員に同じ問題が同時に出るクイズでだけ使えます。試験と宿題では使えません。
class-fault-anonymous-alone = 匿名のクイズでは、チーム戦、表彰台、速い正解への上乗せは使えません。誰が何と答えたかが分かってしまうからです。
class-fault-anonymous-over = このクイズは匿名でした。終わったいまは、どの答えが誰のものか誰にも分からないので、あなたの答えも表示できません。
class-fault-anonymous-paper = このクイズは匿名です。紙の答えは名前をつけて入力するので、ここでは入力できません。
class-fault-team-stays = チーム戦のクイズは、始まったら途中で抜けられません。答えたくない問題は、答えなくてかまいません。
class-fault-one-at-a-time = このチャンネルでは、もうクイズが進行中か、参加した生徒がいます。先に先生用の画面でそれを終えるか、ほかのチャンネルを使ってください。
class-fault-no-such-game = 「{ $token }」というゲームはありません。
class-fault-not-a-game = ゲームの一覧の「{ $token }」が分かりません。ゲームの名前だけを書いてください。局面はこちらで選びます。自分の局面を使うには、問題バンクを使ってください。
class-fault-no-such-skill = 「{ $token }」というスキルはありません。
class-fault-not-shown = 正解は、あとで先生が公開します。得点は「自分の成績」で見られます。
class-fault-no-questions = これらのゲームには、そのような問題がありません。
class-fault-bad-name = 名前は{ $most }文字までです。
class-fault-quiz-full = クイズの問題は{ $most }問までです。先に1問外してください。
class-fault-set-used = 「{ $set }」の局面は、すべてもうこのクイズに入っています。
class-fault-works = これなら使えます：
