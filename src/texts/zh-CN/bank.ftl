bank-title = 题库
bank-none = 本服务器还没有自己的局面。
bank-set = <strong>{ $name }</strong>：{ $count } 个局面
bank-how-to =
    输入局面，用分号隔开；或附上每行一个局面的文本或 CSV 文件：

    <code>/teach bank add set:第三周 positions:nim 3 4 5; wythoff 3 5</code>

    每个局面我都会核对。<code>/teach quiz create bank:第三周</code> 就用这些局面出题。
bank-report-title = 题库：{ $set }
bank-added =
    加入 { $added } 个局面{ $refused ->
        [0] {""}
       *[other] ，{ $refused } 行未采用
    }。这一组现有 { $total } 个。
bank-tally =
    其中 P 态 { $P } 个，N 态 { $N } 个{ $D ->
        [0] {""}
       *[other] ，D 态 { $D } 个
    }；难度 { $same ->
        [yes] { $easiest }
       *[no] { $easiest } 至 { $hardest }
    }（1 易，5 难）。
bank-unused = 未采用
bank-used = 已加入
bank-rest = 还有 { $count } 行，见文件
bank-file = 文件里有每一行，可以用表格软件打开。
bank-cut = 只读了前 { $most } 行，还有 { $count } 行没有读。
bank-quiz = 用它们出题：{ $command }
bank-contents = { $count } 个局面
bank-entry = { $number }) <code>{ $line }</code>：{ $outcome } 态，难度 { $difficulty }
bank-whole = 文件里有全部局面，可以原样再加入。
bank-removed = 已从“{ $set }”移除 { $count } 个局面。
bank-undo = 弄错了？把附件再加入一次：<code>/teach bank add</code>

bank-column-row = 行
bank-column-text = 原文
bank-column-used = 采用
bank-column-line = 局面
bank-column-outcome = 胜负
bank-column-difficulty = 难度
bank-column-remark = 说明
bank-yes = 是
bank-no = 否

bank-fault-bad-set-name = “{ $token }”不能作题组的名称：需要 1 至 { $most } 个字符。
bank-fault-no-positions = 没有收到局面。请输入局面，或附上文件。
bank-fault-text-too-long = 一次太多了：最多 { $most } 个字符。
bank-fault-no-such-set =
    没有名为“{ $token }”的题组。{ $known ->
        [none] {""}
       *[other] 现有：{ $known }。
    }
bank-fault-no-such-number = “{ $set }”里没有 { $number } 号局面。查看编号：/teach bank show
bank-fault-too-many-sets = 本服务器已有 { $most } 个题组，不能再多。请先删除一组：/teach bank remove
bank-fault-set-full = “{ $set }”会超过 { $most } 个局面。请另起一组。
bank-fault-not-utf8 = 文件不是 UTF-8 编码的文本。在表格软件里请另存为“CSV UTF-8”；在编辑器里请把编码选为 UTF-8。
bank-fault-works = 这样可以：

roster-title = 名单
roster-done =
    已写入 { $named } 个姓名{ $refused ->
        [0] {""}
       *[other] ，{ $refused } 行未采用
    }。
roster-row = <strong>第 { $row } 行</strong> <code>{ $text }</code>：{ $said }
roster-fate-no-account = 没有账号：需要 <@1234…> 这样的提及，或账号的数字
roster-fate-no-name = 没有姓名
roster-fate-long-name = 姓名太长
roster-fate-repeated = 这个账号前面已经有了
roster-how-to = 名单可以从文件读入：<code>/teach roster file</code>，CSV 文件，两列为账号和姓名。
roster-files = 文件可以在表格软件里修改后再读入。
roster-nobody = 文件里没有姓名。每行需要一个账号和一个姓名。
roster-cut = 只读了前 { $most } 行。

past-quizzes-none = 本服务器还没有举行过测验。
past-quizzes-title = 全部成绩
past-quizzes-done = 共 { $quizzes } 次测验。<code>quizzes.csv</code> 是测验列表；<code>answers.csv</code> 每行一个答案；<code>students.csv</code> 每行一名学生在一次测验中的成绩；<code>gradebook.csv</code> 每行一名学生，列出各次测验的得分。
past-quizzes-ids = 想要 Moodle 或 Canvas 能导入的成绩文件，请在 /teach export 里附上 CSV 文件，列为账号、邮箱和学号。
past-quizzes-grades =
    { $students ->
        [0] 没有成绩文件：CSV 里没有这些测验的学生。需要“账号”列，以及“邮箱”或“学号”列。
       *[other] Moodle 和 Canvas 的成绩文件里有 { $students } 名学生。
    }
past-quizzes-more = 这是最近的 { $most } 次。
past-quizzes-entry = { $date }：{ $questions } 题，{ $games }
