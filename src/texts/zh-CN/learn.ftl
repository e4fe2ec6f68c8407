learn-command-description = 带练习的短课程，每课最后下一局能赢的棋
learn-command-lesson = 哪一课；从上次停下的地方继续
learn-title = 课程
learn-intro = 每课有几张短卡片，各带一道练习，最后还有一局你能赢的对局。图中的数字就是各课的编号，箭头指向以它为基础的课。
learn-placeholder = 选一课
learn-progress =
    { $done ->
        [0] 共 { $of } 张卡片
       *[other] 已完成 { $done } / { $of } 张卡片
    }
learn-finished = ✓ 卡片全部完成
learn-card = { $lesson } · 第 { $number } / { $of } 张
learn-exercise = 轮到你了
learn-type = 输入答案
learn-tell = 看原因
learn-back = 返回
learn-next = 下一张
learn-again = 从头开始
learn-all = 全部课程
learn-right = 答对了
learn-not-yet = 还不对
learn-told = 原因如下
learn-fresh = 同一个知识点，再做一题
learn-another = 再做一题

learn-chapter-start = 取石子与有向图
learn-chapter-nim = 尼姆
learn-chapter-values = SG 值
learn-chapter-heaps = 石子与硬币
learn-chapter-figures = 图形
learn-chapter-beyond = 进一步
learn-state-next = ▶ 下一课
learn-state-open = 可以学
learn-needs = 先学 { $lessons }
learn-go-on = 继续：{ $lesson }
learn-map =
    学习路线：已完成 { $done } / { $of } 课。{ $next ->
        [none] 全部完成。
       *[other] 下一课：{ $next }。
    }
learn-tasks = 现在你能做：{ $tasks }。
learn-judge-luogu = 洛谷
learn-judge-hdu = HDU
learn-judge-poj = POJ
learn-judge-loj = LibreOJ
learn-judge-bzoj = BZOJ


learn-game-title = 来赢一局
learn-game-winnable = 你执必胜的一方，与机器人对局；可以悔棋，也可以看提示。棋盘发在频道里。
learn-game-play = 开始
learn-game-there = 这一局你已经在下了。
