coursework-by = 由 { $who } 布置。

exam-title = 考试
exam-about = 共 { $count } 题，限时 { $minutes } 分钟。
exam-how = 学生拿到的局面不尽相同，难度相当；结束之前看不到对错。
exam-ends = 结束时间：{ $date }（{ $at }）。
exam-paused = 计时已暂停。
exam-progress = { $joined } 人参加，{ $begun } 人已开始，{ $finished } 人已答完
exam-start = 我的题目
exam-begin = 考试正在进行：请点“我的题目”，题目只有你能看到。
exam-late = 来晚了也可以参加，结束时间不会因此推迟。
exam-over = 考试结束
exam-sure = 现在为全班结束吗？已作答的题目照常计分。
exam-more = 加 5 分钟
exam-rules =
    考试开始后点“我的题目”，只有你能看到。

    可以按任意顺序作答，结束之前可以随时更改。

    结束之前看不到对错；结束后点“我的成绩”看结果。

homework-title = 作业
homework-about =
    共 { $count } 题，进度自定。{ $retakes ->
        [0] 只能做一次。
       *[other] { $retakes ->
            [none] 可以重做，次数不限
           *[other] 可以重做 { $retakes } 次
        }，每次题目都是新的；以{ $counts ->
            [best] 最好的
           *[other] 最后
        }一次为准。
    }
homework-opens = 开放时间：{ $at }。
homework-closes = 截止时间：{ $date }（{ $at }）。
homework-until = 截止时间 { $date }（{ $at }）
homework-progress = { $begun } 人已开始，{ $finished } 人已交
homework-start = 我的题目
homework-reminder = 作业即将截止
homework-mine = 你的作业
homework-none = 这里没有你的作业。
homework-open = 正在做
homework-again = 可以重做
homework-done = 已完成
homework-result =
    得 { $points } 分，满分 { $most } 分{ $attempts ->
        [0] {""}
        [1] {""}
       *[other] （做了 { $attempts } 次）
    }
homework-attempts =
    { $left ->
        [none] 次数不限
       *[other] 还可以做 { $left } 次
    }
homework-choose = 打开……
homework-over = 已截止
homework-ended = 作业已截止
homework-so = 目前计入的成绩：{ $points } 分，满分 { $most } 分。
homework-named = 作业：{ $name }

paper-title = 你的第 { $number } 题，共 { $of } 题
paper-answered = { $of } 题中已答 { $count } 题。未答：{ $missing }
paper-all = 全部题目都已作答。
paper-yours = 你的答案：<strong>{ $answer }</strong>
paper-none = 尚未作答。
paper-until = 结束之前可以更改；结束时间：{ $at }。
paper-anytime = 结束之前可以更改。
paper-before = ◀ 上一题
paper-next = 下一题 ▶
paper-hand-in = 交卷
paper-ask =
    { $missing ->
        [0] 现在交卷吗？交卷后不能再更改。
       *[other] 现在交卷吗？还有 { $missing } 题未答，交卷后不能再更改。
    }
paper-yes = 交卷
paper-no = 继续做
paper-again = 再做一次
paper-attempt = 第 { $number } 次作答。
paper-waits = 开始后在本频道点“我的题目”。
paper-secret = 考试结束后才公布对错。

scoring-rule =
    计分：{ $rule ->
        [accuracy] 答对一题得 1 分
       *[other] 按对错和你的把握计分
    }{ $speed ->
        [yes] ；答得快而且对，最多再加半分
       *[no] {""}
    }。
scoring-name-accuracy = 按对错
scoring-name-confidence = 按对错和把握
scoring-partial = 按比例给分：“找出所有必胜走法”和“标出必败态”中，每找对一个得相应的一份，每选错一个扣一份，最低 0 分；“SG 值表”中每填对一个值得相应的一份。
scoring-how = “有把握”：对得 2 分，错扣 2 分。“没把握”：对得 1 分，错得 0 分。你认为答对的可能超过三分之二时，选“有把握”才合算。
scoring-sure = 有把握
scoring-unsure = 没把握
scoring-said =
    { $sure ->
        [none] 你有把握吗？不选就按“没把握”计。
        [yes] 你选了“有把握”。
       *[no] 你选了“没把握”。
    }
scoring-points = 得分：<strong>{ $points } 分</strong>，满分 { $most } 分

podium-title = 前三名
podium-line = { $place }) { $who }：{ $points } 分
podium-hidden = { $place }) ……
podium-suspense = 谁能进前三？
podium-nobody = 空缺
podium-more = 另有 { $count } 人

plan-title = 已安排
plan-made = 开始时间（按你的时钟）：{ $date }（{ $at }）。{ $zone } 时间：{ $clock }。
plan-lobby = 开始前 { $minutes } 分钟学生可以加入。
plan-begins-itself = 到时自动开始。
plan-begins-teacher = 到时等你在面板上开始。
plan-window =
    { $opens ->
        [none] 现已开放
       *[other] 开放时间：{ $opens }
    }；截止时间（按你的时钟）：{ $closes }。{ $zone } 时间：{ $clock } 截止。
plan-twice = 那一天时钟回拨，这个时刻出现两次，以第一次为准。
plan-usual-zone = 本服务器还没有设置时区：用 /teach zone 设置。
plan-listing-listed = 已加入服务器的活动列表。
plan-listing-refused = 未加入服务器的活动列表：我需要“创建活动”权限。
plan-listing-hidden = 未加入服务器的活动列表：不是所有人都能看到这个频道。
plan-listing-full = 未加入服务器的活动列表：列表已满。
plan-none = 没有安排。
plan-line = <strong>{ $name }</strong>：{ $date }（{ $at }），{ $channel }
plan-move = 改时间……
plan-cancel = 取消……
plan-cancelled = 已取消。
plan-missed = 原定于 { $date } 的活动没有进行：当时我不在线，或者本频道有别的测验。可由老师重新安排。
plan-unwarranted = 原定于 { $date } 的活动没有开始：安排它的人已不再是这里的老师。可由其他老师重新安排。
plan-late = 开始时间比原定的晚：我当时不在线，或者频道被占用。
plan-starts = 开始时间：{ $at }。
plan-preparing = 正在为每个人准备题目，请稍候。
plan-start-now = 先开始，图稍后补上
plan-cancel-exam = 取消考试
plan-drawing = 还在为 { $students } 名学生绘制题图，画完后才能开始。
plan-making = 还在为 { $students } 名学生准备局面，准备好后才能开始。
plan-scarce = 第 { $question } 题只有 { $positions } 个
plan-few-between = ，
plan-few =
    参加者有 { $students } 人，而有的题目没有这么多局面（{ $named }{ $others ->
        [0] {""}
       *[other] ，另有 { $others } 题也不够
    }）：有些人的局面会相同；没有别的可选时，相邻的人才会相同。

panel-exam-end = 结束考试
panel-exam-over = 考试已结束。
panel-exam-moved-on = 考试已经往下进行，刚才的操作没有执行。现在的情况如下。
panel-exam-unseen = ⚠ 我不能在这场考试的频道里发消息，谁也看不到考试。请允许我查看该频道并在其中发送消息和文件；我每半分钟会再试一次。
panel-homework-end = 截止作业
panel-homework-over = 作业已截止。
panel-homework-moved-on = 作业的状态已经改变，刚才的操作没有执行。现在的情况如下。
panel-homework-unseen = ⚠ 我不能在布置这份作业的频道里发消息，谁也不能在那里看到作业；用 /class homework 仍可以打开。请允许我查看该频道并在其中发送消息和文件；我每半分钟会再试一次。

homeworks-title = 作业
homeworks-none = 本服务器没有作业。用 /teach homework create 布置。
homeworks-line = <strong>{ $name }</strong>：{ $state }，截止时间 { $closes }；{ $joined } 人中 { $finished } 人已交
homeworks-state-planned = 尚未开放
homeworks-state-open = 开放中
homeworks-state-over = 已截止
homeworks-choose-list = 查看……
homeworks-choose-close = 现在截止……
homeworks-choose-results = 查看成绩……
homeworks-choose-move = 改截止时间……
homeworks-closed = “{ $name }”已截止。已答的题目计分。

zone-title = 时区
zone-set = 班级时区是 { $zone }，当地现在是 { $now }。

coursework-fault-no-such-zone = 没有叫“{ $token }”的时区。
coursework-fault-no-such-time = “{ $token }”不是我能读懂的日期和时间。
coursework-fault-two-times = “{ $token }”可能指不止一个时间，请写明是哪一个。
coursework-fault-skipped-time = { $zone } 没有“{ $token }”这个时刻，因为那时时钟往前拨。请输入别的时刻，例如 { $instead }。
coursework-fault-past-time = “{ $token }”已经过去了。
coursework-fault-far-time = 离现在超过 { $days } 天。
coursework-fault-begun-stays =
    你已看过这场考试的题目，考试结束前不能退出{ $until ->
        [none] ；现在计时已暂停。
       *[other] 。结束时间：{ $date }（{ $until }）。
    }
coursework-fault-no-window = 作业的截止时间必须晚于开放时间。
coursework-fault-not-later = 这个时间不晚于全班的截止时间，请输入更晚的时间。
coursework-fault-making = 一下子来的人多，还在为你准备题目，请稍后再点一次。
coursework-fault-not-ready = 还在为每个人准备题目，请稍后再试。
coursework-fault-handed-in = 这一次作答已经结束，不能再更改。
coursework-fault-no-more-attempts = 次数已经用完。
coursework-fault-paused = 老师暂停了你的计时，不会损失时间。请等老师恢复。
coursework-fault-no-own-time = 请用 quiz:…… 指定一场考试或一份作业。
coursework-fault-until-when = 全班的时间已经结束。请用 until:…… 写明对这位学生开放到什么时候。

# 只针对一位学生，告诉老师。
allow-title = 单独安排
allow-none = 没有单独安排。
allow-list = 本服务器每场考试都有加时的学生：
allow-nobody = 目前没有人加时。用 /teach allow student:…… extra:25 可以让一位学生今后的每场考试多 25% 时间。
allow-extra = 每场考试加时 { $percent }%
allow-remembered = 尚未开始的考试都会加时。
allow-more = { $name }：多 { $minutes } 分钟
allow-ends = { $name }：该生的截止时间为 { $date }
allow-reopened = { $name }：对该生重新开放到 { $date }
allow-over = { $name }：对该生已结束
allow-where = 学生在 /class homework 里能找到它。对方如果接收私信，我会发私信通知。截止前已经开始作答的，重新作答时是新题。
allow-again = 为你重新开放
allow-how = 在 { $channel } 里输入 /class homework 就能作答。如果你在截止前已经开始作答，就重新作答一次，题目是新的。
allow-attempts = 一共比别人多 { $attempts } 次机会
allow-left =
    { $left ->
        [0] 没有剩余的作答机会
       *[other] 还可以开始 { $left } 次
    }
allow-paused = 该生的计时已暂停，最多一小时。用 /teach allow student:…… pause:False 继续。
allow-last = 有人时间更长，{ $date } 之后才公布成绩。
allow-late =
    { $date } 前可以补交{ $off ->
        [0] ，不扣分。
       *[other] ，扣 { $off }% 的分。
    }
allow-was-late =
    { $off ->
        [0] 补交。
       *[other] 补交，扣 { $off }% 的分。
    }

lesson-homework-title = 课程作业
lesson-homework-about = 按自己的节奏做完这一课的卡片。做错没关系，会再给你一道练习。
lesson-homework-begin = 开始这一课
lesson-homework-shown = 点了按钮以后，老师能看到你完成了几张卡片，别的都看不到。
lesson-homework-none = 你还没有在这里布置过课程。用 /teach homework lesson 布置一课。
lesson-homework-choose = 查看名单……
lesson-homework-line = <strong>{ $lesson }</strong>：截止时间 { $closes }；{ $students } 人中 { $finished } 人已完成
lesson-homework-standing-done = ✓ 已完成
lesson-homework-standing-late = ✓ 截止后完成
lesson-homework-standing-begun = 已完成 { $cards } / { $of } 张卡片
lesson-homework-standing-open = 还没开始
lesson-homework-nobody = 还没有人打开过，名单上也没有人。
lesson-homework-more = 另有 { $count } 人。
lesson-homework-listed = 这里列出名单上的所有人，以及从这里打开过这一课的人。

when-start = 新的开始时间
when-close = 新的截止时间
when-label = 什么时候？
when-about = 按班级时区填写（用 /teach zone 设置）。
when-example = 明天 20:00

# 日历中的一项。
calendar-closes = 截止：{ $name }

event-quiz =
    共 { $count } 题。{ $minutes ->
        [0] 开始时即可加入
       *[other] 开始前 { $minutes } 分钟可以加入
    }。
event-homework = 在频道里打开，或输入 /class homework。
