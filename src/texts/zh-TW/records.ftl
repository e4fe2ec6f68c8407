# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

review-title = 復盤：{ $game }
review-legend = ✓ 保住了勝勢 · ✗ 丟掉了勝勢 · ○ 本來就沒有勝勢 · ? 不清楚
review-move = { $number }) { $mark } { $who } <strong>{ $move }</strong>
review-stood = { $mark ->
    [unknown] 不清楚
   *[other] 走之前{ $mark ->
        [none] { $draws ->
            [yes] 並非必勝
           *[no] 必敗
        }
       *[other] 必勝
    }{ $moves ->
        [none] {""}
       *[other] （還剩 { $moves } 步）
    }，走之後{ $mark ->
        [kept] 必勝
       *[other] { $draws ->
            [yes] 並非必勝
           *[no] 必敗
        }
    }
  }
review-turned = 勝勢在第 { $moves } 步被丟掉。
review-never-turned = 雙方都沒有丟掉勝勢。
review-page = 第 { $page }/{ $pages } 頁
review-previous = ← 前面
review-next = 後面 →
review-mistakes = { $whose ->
    [mine] 我的失誤
    [theirs] 對方的失誤
    [first] 先手的失誤
   *[second] 後手的失誤
  }（{ $count }）
review-overview = 全部走法
review-tell = 看答案
review-next-mistake = 下一個失誤
review-again = 再來一遍
review-choose = 選擇一局……
review-none = 你還沒有下完過一局。用 /play 開始。
review-no-such-game = 沒有這個編號的對局，請在下面選擇。
review-entry =
    { $game }：{ $won ->
        [none] 和
        [yes] 勝
       *[no] 負
    }，共 { $moves } 步
review-list-title = 你最近的對局

review-puzzle-title = 失誤 { $number }/{ $count }
review-puzzle-text = 第 { $move } 步，輪到 { $who }。找出一種必勝走法，任何一種都算對。
review-puzzle-right = 對了：{ $move }，必勝。
review-puzzle-wrong = 不是「{ $move }」：這一步贏不了。
review-puzzle-answer = 對方會這樣應對：{ $move }。
review-puzzle-unknown = 「{ $move }」是否必勝，我還不知道。
review-puzzle-try-again = 請再試一步。

review-solution-title = 失誤 { $number }/{ $count }：答案
review-solution-before = 走之前：{ $value }。
review-solution-played = { $who } 走了<strong>{ $move }</strong>：{ $value }。
review-solution-winning = { $all ->
    [yes] { $count ->
        [1] 唯一的必勝走法：
       *[other] 這 { $listed } 種走法必勝：
    }
   *[no] { $count ->
        [none] 必勝走法，這裡列出 { $listed } 種：
        [1] 唯一的必勝走法：
       *[other] 共有 { $count } 種必勝走法，這裡列出 { $listed } 種：
    }
  }
review-solution-move = <strong>{ $move }</strong>：{ $value }
review-solution-value =
    { $outcome ->
        [none] 不清楚
        [D] 和棋
       *[other] { $outcome } 態
    }{ $grundy ->
        [none] {""}
       *[other] ，SG 值 { $grundy }
    }{ $moves ->
        [none] {""}
       *[other] ，再走 { $moves } 步結束
    }
review-solution-explain = 為什麼？

stats-title = { $who } 的戰績

stats-compound-sum = 幾個遊戲之和
stats-compound-every = 幾個遊戲，每個都要走
stats-compound-all = 幾個遊戲，每個都要走，一個結束即止
stats-compound-any = 幾個遊戲，任選若干個走
stats-none = { $who } 還沒有計入成績的對局。用 /play 開始。
stats-against = { $level ->
    [none] 真人
   *[other] { $level }
  }
stats-score =
    { $drawn ->
        [0] { $won } 勝 { $lost } 負
       *[other] { $won } 勝 { $drawn } 和 { $lost } 負
    }
stats-rating = 等級分 { $rating }（{ $games } 局）
stats-explained = 等級分採用 Elo 制，每種遊戲各算各的，從 1200 開始；我的等級分固定為 800（入門）、1000（普通）、1300（進階）、1600（完美）。練習局、陪練局、競技場對局、不是由我出的局面、特意讓一方能贏的對局，以及自己定義的遊戲，都不影響等級分。
stats-listed = 你在本伺服器的排行榜上。
stats-unlisted = 你不在本伺服器的排行榜上。
stats-list = 讓我上榜
stats-unlist = 把我從榜上撤下
stats-choose-board = 某個遊戲的排行榜……
stats-board-title = 排行榜：{ $game }
stats-board-empty = 這個遊戲還沒有人上榜。
stats-place = { $place }) { $who } <strong>{ $rating }</strong>，{ $games } 局
stats-hidden = { $who } 沒有在本伺服器公開戰績。
stats-server-only = 排行榜只能在伺服器裡使用。

privacy-title = 你的資料
privacy-text =
    我按你的帳號編號儲存：你的對局（走法、時間、提示）、等級分、你定義的遊戲、你加入題庫的局面、課堂測驗中的答案、你練過的題目和結果、你告訴老師的姓名、測驗時伺服器顯示的名字，以及設定。我不讀訊息，除非你對某條訊息用「分析這個局面」。

    你可以把全部資料取走，也可以讓我刪除。與別人下的對局只去掉你的名字，因為那一局也是對方的；你為伺服器定義的遊戲和加入題庫的局面會留下，不再帶你的名字。課堂測驗的答案留在統計裡，換成與你無關的編號。
privacy-export = 匯出我的資料
privacy-erase = 刪除我的資料
privacy-exported = 與你有關的全部內容：共 { $rows } 行，分別為 JSON 和 CSV。
privacy-part = 第 { $number } 部分，共 { $count } 部分。
privacy-nothing = 這裡沒有與你有關的內容。

privacy-sure-title = 全部刪除？
privacy-sure-text = 進行中的對局會先認輸。刪除之後無法恢復。如果你已經開始一場考試，其中的答案不再算作你的，考試結束之前我仍不替你解題。為此我會留一份你帳號編號的摘要（雜湊），考試一結束就刪掉。
privacy-sure-yes = 全部刪除
privacy-sure-no = 保留
privacy-erased = 已刪除 { $rows } 行。這裡不再有任何與你有關的內容。
privacy-kept = 沒有刪除任何內容。
privacy-retention = 本伺服器的對局保留多久
privacy-days =
    { $days ->
        [none] 一直保留
       *[other] 結束後 { $days } 天
    }
privacy-class-retention = 本伺服器的測驗保留多久
privacy-class-days =
    { $days ->
        [none] 直到老師刪除
       *[other] 結束後 { $days } 天
    }
privacy-names =
    { $days ->
        [none] 一直保留，直到刪去
       *[other] 保留 { $days } 天，參加過的測驗還在時不刪
    }
privacy-here = 本伺服器的保留時間由能管理伺服器的人在 /settings 中設定。對局：{ $games }；測驗、考試和作業連同答案：{ $classes }；名單上的學生姓名：{ $names }。

privacy-forgets-title = 刪除舊的測驗？
privacy-forgets-text = 本伺服器有 { $quizzes } 個測驗已結束超過 { $days } 天：這樣設定後，它們連同全部答案和成績會在一小時內被刪除，無法恢復。
privacy-forgets-files = 請先儲存：/teach export 有最近 50 個測驗的檔案，/teach results quiz:…… 可以取任何一個。
privacy-forgets-yes = 刪除
privacy-forgets-no = 保持原樣
