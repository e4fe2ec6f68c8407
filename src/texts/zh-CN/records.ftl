review-title = 复盘：{ $game }
review-legend = ✓ 保住了胜势 · ✗ 丢掉了胜势 · ○ 本来就没有胜势 · ? 不清楚
review-move = { $number }) { $mark } { $who } <strong>{ $move }</strong>
review-stood = { $mark ->
    [unknown] 不清楚
   *[other] 走之前{ $mark ->
        [none] { $draws ->
            [yes] 并非必胜
           *[no] 必败
        }
       *[other] 必胜
    }{ $moves ->
        [none] {""}
       *[other] （还剩 { $moves } 步）
    }，走之后{ $mark ->
        [kept] 必胜
       *[other] { $draws ->
            [yes] 并非必胜
           *[no] 必败
        }
    }
  }
review-turned = 胜势在第 { $moves } 步被丢掉。
review-never-turned = 双方都没有丢掉胜势。
review-page = 第 { $page }/{ $pages } 页
review-previous = ← 前面
review-next = 后面 →
review-mistakes = { $whose ->
    [mine] 我的失误
    [theirs] 对方的失误
    [first] 先手的失误
   *[second] 后手的失误
  }（{ $count }）
review-overview = 全部走法
review-tell = 看答案
review-next-mistake = 下一个失误
review-again = 再来一遍
review-choose = 选择一局……
review-none = 你还没有下完过一局。用 /play 开始。
review-no-such-game = 没有这个编号的对局，请在下面选择。
review-entry =
    { $game }：{ $won ->
        [none] 和
        [yes] 胜
       *[no] 负
    }，共 { $moves } 步
review-list-title = 你最近的对局

review-puzzle-title = 失误 { $number }/{ $count }
review-puzzle-text = 第 { $move } 步，轮到 { $who }。找出一种必胜走法，任何一种都算对。
review-puzzle-right = 对了：{ $move }，必胜。
review-puzzle-wrong = 不是“{ $move }”：这一步赢不了。
review-puzzle-answer = 对方会这样应对：{ $move }。
review-puzzle-unknown = “{ $move }”是否必胜，我还不知道。
review-puzzle-try-again = 请再试一步。

review-solution-title = 失误 { $number }/{ $count }：答案
review-solution-before = 走之前：{ $value }。
review-solution-played = { $who } 走了<strong>{ $move }</strong>：{ $value }。
review-solution-winning = { $all ->
    [yes] { $count ->
        [1] 唯一的必胜走法：
       *[other] 这 { $listed } 种走法必胜：
    }
   *[no] { $count ->
        [none] 必胜走法，这里列出 { $listed } 种：
        [1] 唯一的必胜走法：
       *[other] 共有 { $count } 种必胜走法，这里列出 { $listed } 种：
    }
  }
review-solution-move = <strong>{ $move }</strong>：{ $value }
review-solution-value =
    { $outcome ->
        [none] 不清楚
        [D] 和棋
       *[other] { $outcome } 态
    }{ $grundy ->
        [none] {""}
       *[other] ，SG 值 { $grundy }
    }{ $moves ->
        [none] {""}
       *[other] ，再走 { $moves } 步结束
    }
review-solution-explain = 为什么？

stats-title = { $who } 的战绩

stats-compound-sum = 几个游戏之和
stats-compound-every = 几个游戏，每个都要走
stats-compound-all = 几个游戏，每个都要走，一个结束即止
stats-compound-any = 几个游戏，任选若干个走
stats-none = { $who } 还没有计入成绩的对局。用 /play 开始。
stats-against = { $level ->
    [none] 真人
   *[other] { $level }
  }
stats-score =
    { $drawn ->
        [0] { $won } 胜 { $lost } 负
       *[other] { $won } 胜 { $drawn } 和 { $lost } 负
    }
stats-rating = 等级分 { $rating }（{ $games } 局）
stats-explained = 等级分采用 Elo 制，每种游戏各算各的，从 1200 开始；我的等级分固定为 800（入门）、1000（普通）、1300（进阶）、1600（完美）。练习局、陪练局、竞技场对局、不是由我出的局面、特意让一方能赢的对局，以及自己定义的游戏，都不影响等级分。
stats-listed = 你在本服务器的排行榜上。
stats-unlisted = 你不在本服务器的排行榜上。
stats-list = 让我上榜
stats-unlist = 把我从榜上撤下
stats-choose-board = 某个游戏的排行榜……
stats-board-title = 排行榜：{ $game }
stats-board-empty = 这个游戏还没有人上榜。
stats-place = { $place }) { $who } <strong>{ $rating }</strong>，{ $games } 局
stats-hidden = { $who } 没有在本服务器公开战绩。
stats-server-only = 排行榜只能在服务器里使用。

privacy-title = 你的数据
privacy-text =
    我按你的账号编号保存：你的对局（走法、时间、提示）、等级分、你定义的游戏、你加入题库的局面、课堂测验中的答案、你练过的题目和结果、你告诉老师的姓名、测验时服务器显示的名字，以及设置。我不读消息，除非你对某条消息用“分析这个局面”。

    你可以把全部数据取走，也可以让我删除。与别人下的对局只去掉你的名字，因为那一局也是对方的；你为服务器定义的游戏和加入题库的局面会留下，不再带你的名字。课堂测验的答案留在统计里，换成与你无关的编号。
privacy-export = 导出我的数据
privacy-erase = 删除我的数据
privacy-exported = 与你有关的全部内容：共 { $rows } 行，分别为 JSON 和 CSV。
privacy-part = 第 { $number } 部分，共 { $count } 部分。
privacy-nothing = 这里没有与你有关的内容。

privacy-sure-title = 全部删除？
privacy-sure-text = 进行中的对局会先认输。删除之后无法恢复。如果你已经开始一场考试，其中的答案不再算作你的，考试结束之前我仍不替你解题。为此我会留一份你账号编号的摘要（哈希），考试一结束就删掉。
privacy-sure-yes = 全部删除
privacy-sure-no = 保留
privacy-erased = 已删除 { $rows } 行。这里不再有任何与你有关的内容。
privacy-kept = 没有删除任何内容。
privacy-retention = 本服务器的对局保留多久
privacy-days =
    { $days ->
        [none] 一直保留
       *[other] 结束后 { $days } 天
    }
privacy-class-retention = 本服务器的测验保留多久
privacy-class-days =
    { $days ->
        [none] 直到老师删除
       *[other] 结束后 { $days } 天
    }
privacy-names =
    { $days ->
        [none] 一直保留，直到删去
       *[other] 保留 { $days } 天，参加过的测验还在时不删
    }
privacy-here = 本服务器的保留时间由能管理服务器的人在 /settings 中设定。对局：{ $games }；测验、考试和作业连同答案：{ $classes }；名单上的学生姓名：{ $names }。

privacy-forgets-title = 删除旧的测验？
privacy-forgets-text = 本服务器有 { $quizzes } 个测验已结束超过 { $days } 天：这样设定后，它们连同全部答案和成绩会在一小时内被删除，无法恢复。
privacy-forgets-files = 请先保存：/teach export 有最近 50 个测验的文件，/teach results quiz:…… 可以取任何一个。
privacy-forgets-yes = 删除
privacy-forgets-no = 保持原样
