class-lobby-title = 课堂测验
class-lobby-invites =
    { $who ->
        [none] 测验即将开始。
       *[other] { $who } 邀请大家参加测验。
    }
class-lobby-about =
    共 { $count } 题，每题作答 { $seconds } 秒。{ $pace ->
        [live] 由老师控制进度。
       *[other] 自动进行。
    }
class-lobby-listed = { $heading }：{ $items }
class-lobby-skills = 考查内容
class-lobby-games = 游戏
class-lobby-joined = 已有 { $count } 人加入
class-lobby-join = 加入
class-lobby-rules = 规则
class-lobby-closed = 测验已经开始。现在仍可加入，之前的题目不计入你的成绩。

class-rules-title = 规则
class-rules-text =
    先出现题目；读题时间结束后开始作答：点按钮，或者打字。

    别人看不到你的答案；本题结束前你可以更改。

    然后公布各答案的人数，并说明正确答案为什么正确。

    中途加入的人只算加入以后的题目。

class-question-title = 第 { $number } 题，共 { $of } 题
class-question-reading =
    请先读题{ $opens ->
        [none] {""}
       *[other] ，{ $opens }开始作答
    }。
class-question-open =
    { $closes ->
        [none] 正在作答。
       *[other] 作答截止：{ $closes }。
    }
class-question-paused = 计时已暂停。
class-question-answered = { $of } 人中 { $count } 人已作答
class-question-type = 打字作答
class-question-choose = 选出所有正确的答案……
class-question-choose-one = 选一个答案……
class-question-by-letter = 也可以输入答案前的字母。
class-question-skipped = 本题已跳过，不计分。

class-modal-title = 你的答案
class-modal-label = 答案
class-modal-letters = 答案前的字母，例如 B；多选时写出所有字母。
class-recorded-title = 你的答案
class-recorded = 已记录：<strong>{ $answer }</strong>
class-recorded-anonymous = 答案已记录。这是匿名测验，这里不显示你的答案。
class-changeable =
    { $closes ->
        [none] 老师结束本题之前你可以更改。
       *[other] { $closes } 之前你可以更改。
    }

class-reveal-title = 第 { $number } 题的答案
class-reveal-tally = { $answered } 人作答，{ $right } 人答对（全班 { $of } 人）
class-reveal-nobody = 没有人作答。
class-reveal-count =
    { $right ->
        [yes] ✓
       *[no] ✗
    } <strong>{ $count } 人</strong>：{ $clause }{ $misconception ->
        [none] {""}
       *[other] ——可能是：{ $misconception }
    }
class-reveal-others = 另有 { $count } 个答案
class-reveal-mine = 我答对了吗？
class-reveal-right = 答对了
class-reveal-wrong = 这题答错了
class-reveal-unanswered = 你没有回答这道题。
class-reveal-given = 你的答案：<strong>{ $answer }</strong>

class-final-title = 测验结束
class-final-result = { $students } 名学生，{ $questions } 道题；正确率 { $percent }%（未作答算错）。
class-final-none = 没有出过题。
class-final-nobody = 没有人参加。
class-final-mine = 我的成绩

class-own-title = 你的成绩
class-own-by-skill = 各项技能
class-own-score = { $asked } 题中<strong>答对 { $right } 题</strong>
class-own-none = 还没有计入你成绩的题目。
class-own-excluded = 老师没有把你计入这次的成绩。
class-own-line =
    { $right ->
        [yes] ✓ { $number }) { $answer }{ $sure ->
            [none] {""}
           *[other] ，{ $sure }
        }
        [no] ✗ { $number }) { $answer }{ $sure ->
            [none] {""}
           *[other] ，{ $sure }
        }；正确答案：<strong>{ $correct }</strong>
       *[none] ○ { $number }) 未作答；正确答案：<strong>{ $correct }</strong>
    }
class-own-look = 逐题查看
class-own-overview = 返回总览
class-own-later = 正确答案由老师稍后公布。
class-own-unanswered = 未作答
class-own-page = 第 { $number } 题，共 { $count } 题 · { $verdict }
class-own-practise = 练习答错的 { $count } 题
class-own-private = 只有你和本服务器的老师能看到。

class-joined-title = 你已加入
class-joined-text = 题目会出现在这个频道。想把姓名告诉老师：/class join name:……
class-joined-nameless = 题目会出现在这个频道。你的答案不带姓名保存。
class-joined-late = 测验已经开始：之前的题目不计入你的成绩。
class-left = 你已退出，你的答案已删除。
class-named =
    { $name ->
        [none] 你的姓名已从名单中删除。
       *[other] 你在名单上的姓名：{ $name }
    }

class-panel-title = 教师面板
class-phase-planned = 已安排。
class-phase-lobby = 学生可以加入。
class-phase-reading = 读题时间。
class-phase-open = 正在作答。
class-phase-revealed = 答案已公布。
class-phase-over = 已结束。
class-phase-podium = 正在揭晓名次。
class-panel-place = 第 { $number } 题，共 { $of } 题。
class-panel-paused = 计时已暂停。
class-panel-moved-on = 测验已经往下进行，刚才的操作没有执行。现在的情况如下。
class-panel-unseen = ⚠ 我不能在这个测验的频道里发消息，谁也看不到测验。请允许我查看该频道并在其中发送消息和文件；我每半分钟会再试一次。
class-act-start = 开始
class-act-close = 现在结束作答
class-act-next = 下一题
class-act-pause = 暂停
class-act-resume = 继续
class-act-more = 加 15 秒
class-act-again = 再出一道类似的题
class-act-skip = 跳过
class-act-end = 结束测验
class-panel-finish = 完成
class-panel-podium = 揭晓名次
class-panel-unveil = 公布第 { $place } 名
class-panel-refresh = 刷新
class-panel-results = 成绩
class-panel-sure = 现在结束测验吗？还没有公布答案的题目不计分。
class-panel-end-now = 结束
class-panel-go-on = 继续
class-panel-missing = 这些游戏出不了更多这样的题：比要求的少 { $count } 题。

# 测验开始前，只给老师看。
class-draft-title = 题目
class-draft-about = 只有你能看到。选一道题，可以查看、换题或调整顺序。
class-draft-choose = 选一道题
class-draft-add = 从题库的一个题组加一题
class-draft-back = 面板
class-draft-all = 全部题目
class-draft-previous = 上一题
class-draft-next = 下一题
class-draft-act-another = 换一题
class-draft-act-easier = 换简单的
class-draft-act-harder = 换难的
class-draft-act-earlier = 上移
class-draft-act-later = 下移
class-draft-act-remove = 删除
class-draft-difficulty = 难度 { $difficulty }，最高 5。
class-draft-pick = 选一个局面
class-draft-more = 更多局面
class-draft-pick-about = 从“{ $set }”里选一个局面。这次测验已经问到的不再列出。
class-draft-sample = 只有你能看到。这是一份样卷：局面够多时，每位学生拿到的都不同，但大小和胜负一样。开始或打印之前可以换题：换题后每位学生都拿到新的局面，试卷仍然同等。
class-draft-alike = 每份试卷都一样：{ $heaps } 个部分，数字最多 { $bits } 个二进制位。
class-draft-alike-graph = 每份试卷都一样：{ $nodes } 个点的图。
class-draft-supply = 目前有 { $count } 个这样的局面。

class-results-title = 成绩
class-results-none = 还没有人参加。
class-results-students = 学生
class-results-hardest = 最难的题目
class-results-question = { $number }) { $kind } · <strong>{ $asked } 人中 { $right } 人</strong>答对
class-results-misconceptions = 同一名学生至少犯了两次的错误
class-results-misconception = { $name }：{ $count } 人
class-results-files = 文件中有每个答案和每名学生，可以用表格软件打开。
class-results-show = 公布答案
class-results-hide = 暂不公布答案
class-results-questions = 导出题目
class-results-papers = 试卷
class-results-equal = { $papers } 份试卷难度一致：每一题的规模、胜负结论相同，能碰巧答对的常见错误也相同。
class-results-unequal = { $papers } 份试卷在第 { $slots } 题有差别，详见 papers.csv。
class-results-apart = 同一题的难度最多相差 { $apart }（1 到 5 级）。
class-results-shared = 有的题目局面数少于学生数，最少的只有 { $fewest } 个；没有别的局面可选时，相邻的学生才会拿到同一个。
class-items-question = 题号
class-items-facility = 正确率
class-items-discrimination = 区分度
class-items-correlation = 相关
class-items-time = 用时
class-items-wrong = 常见错误答案
class-items-seconds = { $seconds } 秒
class-items-chart = 各题的正确率与区分度
class-items-across = 正确率
class-items-up = 区分度（虚线：0.2）
class-items-title = 题目分析
class-items-alpha = 克龙巴赫 α 系数：{ $alpha }
class-items-read = 区分度：总分最高的 27% 与最低的 27% 的正确率之差；相关：与其余题目得分的相关系数。任一项低于 0.2 的题目值得检查。
class-items-few = 只有 { $students } 名学生，数字仅供参考。区分度：总分最高的 27% 与最低的 27% 的正确率之差；相关：与其余题目得分的相关系数。
class-results-more = 另有 { $count } 人，见文件

team-0 = 🔴 红队
team-1 = 🔵 蓝队
team-2 = 🟢 绿队
team-3 = 🟡 黄队
team-4 = 🟣 紫队
team-5 = 🟠 橙队
team-6 = ⚪ 白队
team-7 = ⚫ 黑队
teams-title = 分队
teams-about = 先点一个队，再选队员。
teams-lots = 重新抽签
teams-nobody = 还没有人加入。
teams-unplaced = 还没分队（开始时抽签）
teams-waits = 由老师安排你在哪一队。
teams-changeable = 测验开始前可以换队。
teams-rule-choose = 分队：自己选。队分是全队得分占可得总分的百分比。
teams-rule-teacher = 分队：由老师安排。队分是全队得分占可得总分的百分比。
teams-rule-lot = 分队：抽签决定。队分是全队得分占可得总分的百分比。
teams-size = { $name } { $size } 人
teams-between = {" "}·{" "}
teams-standing = 各队目前：<strong>{ $teams }</strong>
teams-share = { $name } { $percent }%
teams-line = { $place }) { $name }：<strong>{ $percent }%</strong>（{ $members } 人）
teams-yours = 你在{ $name }。
teams-fill = { $name }：选择队员

class-progress-title = 学习进展
class-progress-mine = 你的学习进展
class-progress-chart = 每周正确率
class-progress-none = 最近十周没有作答。
class-progress-skill = 技能
class-progress-recent = 近四周
class-progress-before = 之前
class-progress-answers = 作答数
class-progress-more = 另有 { $count } 项技能
class-progress-next = 接下来教什么
class-progress-again =
    <strong>{ $skill }</strong>：正确率 { $percent }{ $lesson ->
        [none] {""}
       *[other] 。课程：{ $lesson }
    }
class-progress-fresh = 还没有考过：<strong>{ $lesson }</strong>
class-progress-how = 布置课程作业：
class-progress-students = 学生（近四周）
class-progress-weakest = { $skill } { $percent }
class-progress-withheld = 有 { $count } 名学生还没有同意显示。他们可以用 <code>/class progress share:True</code> 同意
class-progress-about = 根据最近十周的测验、考试和作业。练习是学生自己的，不计在内。
class-progress-choose = 选一名学生……
class-progress-whole = 全班
class-progress-note = 每周发我小结
class-progress-unnote = 不再发小结
class-progress-noted = 每周一你会收到一条私信。
class-progress-ask-on = 先征得学生同意
class-progress-ask-off = 不必征得学生同意
class-progress-own-seen = 这里的老师也能看到。
class-progress-own-asked = 老师看不到。用 <code>/class progress share:True</code> 可以让老师看到。
class-progress-own-agreed = 你已同意，所以老师能看到。用 <code>/class progress share:False</code> 可以收回。
class-progress-weekly = 班级近况
class-progress-stop = 不想再收到：在服务器里用 <code>/teach progress</code>。

marking-open = 批改
marking-title = 批改
marking-none = 没有要批改的答案。
marking-answer = 学生的答案
marking-erased = 该学生删除了自己的数据，写的内容也一并删除。你给的分数仍然有效。
marking-page = 第 { $number } 份，共 { $of } 份
marking-left =
    批改时不显示姓名。{ $count ->
        [0] 已全部批改。
       *[other] 还有 { $count } 份没有批改。
    }
marking-give = { $points } 分
marking-by-teacher = 由老师评分。
marking-later = 老师还没有批改这道题。
marking-unmarked = 未批改
marking-marked = { $points } 分
marking-waiting = 有 { $count } 份答案等你批改，批改之后才计分。

class-anonymous-rule = 匿名：保存答案时不带姓名，谁也看不出是谁答的，老师也不例外；测验结束后更无从查起。
class-anonymous-few = 作答的不足 3 人，不公布具体答案。
class-anonymous-omitted = 作答不足 3 人的题目不计入。
class-anonymous-results = 这个测验是匿名的，只有全班的结果。
class-anonymous-files = 文件里的答案没有姓名，也不按人排序。

# 老师事后更正成绩。
class-correct-open = 更正……
class-correct-title = 更正成绩
class-correct-about = 可以作废一道题、把另一个答案也算对，或者让某人不计入成绩。所有人的得分会立即重新计算；谁在什么时候改了什么，都有记录。
class-correct-choose = 选择题目
class-correct-people = 让学生不计入成绩，或恢复
class-correct-off = 不计入成绩
class-correct-dropped = 已作废，对所有人都不计分
class-correct-back = 返回
class-correct-drop = 作废此题
class-correct-count = 恢复计分
class-correct-accept = 把某个答案算对，或撤销
class-correct-accepted = 已算对
class-correct-no-wrong = 没有人答错。
class-correct-record = 事后更正
class-correct-more = 另有 { $count } 条更正，见文件
class-correct-entry =
    { $what ->
        [drop] 第 { $number } 题作废
        [count] 第 { $number } 题恢复计分
        [accept] 第 { $number } 题：“{ $answer }”算对
       *[reject] 第 { $number } 题：“{ $answer }”恢复为错误
    }
class-correct-person =
    { $what ->
        [remove] { $who } 不再计入成绩
       *[restore] { $who } 重新计入成绩
    }
class-correct-told-dropped = 第 { $numbers } 题已作废，对所有人都不计分。
class-correct-told-accepted = 第 { $numbers } 题：老师把另外的答案也算作正确。
class-correct-recounted = 所有得分已重新计算。
class-correct-own = 老师已将此答案算对
class-correct-full = 一次测验最多记录 { $most } 次更正，不能再改了。

# 服务器保存的、可以再次使用的测验。
class-templates-title = 模板
class-templates-none = 还没有模板。用 /teach template save 可以把以前的测验存为模板。
class-templates-how-to = 用 /teach template use 再次使用。
class-templates-kept = 模板已保存
class-templates-removed = 模板已删除
class-templates-count = 共 { $count } 题，答案已全部重新计算。
class-templates-refused = 有 { $count } 题因无法算出答案而未收入。
class-templates-file = 用这个文件和 /teach template add 可以把它带到别的服务器。文件里有局面和设置，没有答案，也没有学生信息。
class-templates-no-file = 这个文件里没有我能读的测验。请使用 /teach template save 给出的 quiz.json。
class-templates-unknown = 没有名为“{ $token }”的模板。
class-templates-bad-name = 模板名称应有 1 至 { $most } 个字。
class-templates-full = 一个服务器最多保存 { $most } 个模板。请先删除一个：/teach template remove

class-questions-title = 题目文件
class-questions-none = 还没有出过题。
class-questions-text = 共 { $count } 题，附答案、证明，以及其他答案错在哪里。在 Moodle 题库里选“导入”：questions.xml 选“Moodle XML 格式”，questions.gift.txt 选“GIFT 格式”。
class-questions-keep = 文件里有正确答案，请不要公开。

class-roster-title = 名单
class-roster-none = 还没有人填写姓名。学生可以用 /class join name:…… 填写。

class-sitting-title = 你正在考试
class-sitting-text =
    { $until ->
        [none] 考试计时已暂停。
       *[other] 考试结束时间：{ $until }（{ $date }）。
    }
class-sitting-what = 考试结束之前，不管在哪个服务器还是私信里，我都不替你解题：分析、练习、课程、每日一题、提示、复盘、成绩都停用，不能自己开测验、开新局，与我的不限时对局也不能走棋。考完全部恢复。
class-sitting-rule = 开始作答之后，直到考试结束，不管在哪个服务器还是私信里，我都不替你解题：分析、练习、课程、提示、新对局都停用。中途不能退出。

class-remove-ask = 删除这个测验……
class-remove-title = 彻底删除这个测验？
class-remove-text = 题目、成绩和 { $students } 名学生的所有答案都会被删除，无法恢复。
class-remove-files = 请先保存下面的文件，其中有成绩。
class-remove-stays = 会留下的：频道里的消息，以及每个学生自己的练习从中得到的记录。
class-remove-yes = 彻底删除
class-remove-no = 保留
class-remove-kept = 没有删除任何内容。
class-remove-done = 这个测验已删除。

class-roles-title = 谁可以教学
class-roles-none = 只有能管理服务器的人可以教学。
class-roles-how-to = 用 /teach role role:…… 可以让一个身份组也能教学。
class-roles-some = 能管理服务器的人，以及有下列任一身份组的成员：
class-roles-shown = 要让他们看到 /teach，请在服务器设置的“集成”中为该身份组开启。用 /teach role remove:…… 可以把身份组移出名单。
class-roles-gone = 已删除的身份组
class-roles-gone-means = 已删除的身份组不再有任何成员，可以在下面把它移出名单。
class-roles-take-off = 把身份组移出名单

class-fault-no-server = 课堂功能只能在服务器里使用。
class-fault-not-a-teacher = 只有老师能用：即能管理服务器的人，或有教学身份组的人。
class-fault-not-a-manager = 谁可以教学，由能管理服务器的人设定。
class-fault-role-of-all = 所有人都有这个身份组，学生也有。请选择只有老师才有的身份组。
class-fault-too-many-roles = 最多 { $most } 个身份组可以教学。请先移出一个。
class-fault-no-such-quiz = 这里没有这个测验。
class-fault-no-such-lesson = 找不到这一课。输入时从列表里选，例如：/teach homework lesson lesson:Nim closes:20:00
class-fault-moved-on = 内容已过期，请用最新的消息或重新打开。
class-fault-not-now = 这个阶段不能这样做。
class-fault-closed = 本题现在不能作答。
class-fault-over = 已经结束，不再接受作答。
class-fault-live-only = 分队、匿名和逐名揭晓只能用于全班同时作答的测验，不能用于考试和作业。
class-fault-anonymous-alone = 匿名测验不能分队，不公布名次，答得快也不加分，否则会暴露谁答了什么。
class-fault-anonymous-over = 这个测验是匿名的。现在已经结束，谁也分不清哪份答案是谁的，所以也无法给你看你自己的答案。
class-fault-anonymous-paper = 这个测验是匿名的；录入纸质答案时要写明是谁的，所以不能录入。
class-fault-team-stays = 测验分了队，开始后不能中途退出；不想答的题可以不答。
class-fault-one-at-a-time = 这个频道里已有测验在进行，或者已有学生加入。请先在它的面板上结束它，或者换一个频道。
class-fault-no-such-game = 没有叫“{ $token }”的游戏。
class-fault-not-a-game = 游戏列表里的“{ $token }”看不懂。这里只写游戏，局面由我来出；想用自己的局面，请用题库。
class-fault-no-such-skill = 没有叫“{ $token }”的技能。
class-fault-not-shown = 正确答案由老师稍后公布。分数在“我的成绩”里。
class-fault-no-questions = 这些游戏没有这样的题目。
class-fault-bad-name = 姓名最多 { $most } 个字。
class-fault-quiz-full = 一次测验最多 { $most } 道题。请先删除一题。
class-fault-set-used = “{ $set }”的局面都已在这次测验里。
class-fault-works = 这样可以：
