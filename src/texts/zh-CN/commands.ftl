command-play = 和我或别人下一局
command-play-line = 游戏，或游戏加局面：nim 3 4 5
command-play-opponent = 和谁下（留空则和我下）
command-play-anybody = 空位，谁先来谁下
command-play-level = 难度
command-play-first = 谁先走
command-play-misere = 无法走者胜（反常规则）
command-play-size = 由我出题时局面的大小，1 到 5
command-play-clock = 每步的时间
command-play-hints = 两人对局时，双方都可以用提示（否）
command-play-place = 棋盘放在哪里

command-analyze = 一个局面谁赢、所有必胜的走法、为什么
command-analyze-line = 游戏和局面：wythoff 3 5
command-analyze-explain = 讲解的详细程度
command-analyze-share = 直接显示给频道里所有人
command-analyze-file = 文本文件：很长的一行的其余部分，或者每行一条边的图

command-games = 你进行中的对局，等你走的在前

command-review = 复盘：哪一步保住了胜势，哪一步丢掉了
command-review-match = 最近的第几局；1 是最近一局

command-stats = 你的战绩和等级分，以及本服务器的排行榜
command-stats-user = 谁的战绩（留空为你自己）

command-privacy = 我保存了你的哪些数据：取走副本，或者删除

command-define = 给本服务器自定义一个游戏；不填选项则列出已有的
command-define-name = 名称：文字、数字、连字符
command-define-definition = 1,3,4（可取的数）、0.137（八进制代码）、1,2:0-2（规则）、a>b,b>c（箭头）
command-define-file = 写有定义的文本文件：每行一个箭头
command-define-remove = 要删除的游戏

command-table = 游戏的 P/N 图或 SG 值表，以及其中的规律
command-table-game = 游戏及其选项：wythoff、bash max=3、chomp 3xn、nim a b 5
command-table-size = 数从 0 到多少
command-table-show = 显示胜负还是 SG 值
command-table-share = 直接显示给频道里所有人

command-claim = 检验你对游戏的猜想：给出反例，或在多大范围内成立
command-claim-claim = wythoff: P iff a = b · bash max=3: SG = n mod 4 · euclid: N iff floor(b/a) >= 2 if a > 0
command-claim-size = 检验的局面里最大的数
command-claim-share = 直接显示给频道里所有人

command-class = 课堂测验：加入、退出、看成绩
command-class-join = 加入本频道的测验，并把姓名告诉老师
command-class-name = 名单上的姓名，只有老师能看到
command-class-leave = 退出；你在这次测验中的答案会删除
command-class-results = 你在本频道最近一次测验的成绩
command-class-homework = 你在本服务器的作业：开始、继续、看成绩

command-teach = 老师用：测验、成绩、名单等
command-teach-quiz = 本频道的测验
command-teach-create = 出一份测验，学生随后可以加入
command-teach-start = 开始本频道的测验
command-teach-panel = 本频道测验的教师面板
command-teach-results = 本频道最近一次测验的成绩和文件
command-teach-roster = 学生填写的姓名及其账号
command-teach-role = 除能管理服务器的人以外，哪些身份组可以教学
command-teach-which-role = 从现在起可以教学的身份组
command-teach-remove-role = 不再可以教学的身份组
command-teach-games = 游戏，用逗号隔开：nim, nim misere, nim + kayles, wythoff a=2（留空：nim）
command-teach-skills = outcome, winning-move, nim-sum, mex, grundy, why, zeckendorf……（留空：混合）
command-teach-count = 题数（10）
command-teach-level = 难度，1 到 5（2）
command-teach-mode = 由谁决定何时继续
command-teach-seconds = 每题作答的秒数（45）
command-teach-reading = 作答之前读题的秒数（5）
command-teach-typed = 能打字作答的题目一律打字作答
command-teach-title = 名称
command-teach-minutes = 考试：全部题目的分钟数（30）
command-teach-students = 考试：考生大约多少人；人数越少，题目越接近所选难度（200）
command-teach-scoring = 怎样计分（按答对）
command-teach-speed = 答得快是否加分（否）
command-teach-shut = 考试：考生在考试期间不能用 /analyze、提示等分析功能（是）
command-teach-podium = 结束时是否公布前三名（否）
command-teach-schedule = 安排一次定时测验
command-teach-planned = 本服务器已安排的测验；取消
command-teach-when = 开始时间（班级时区）：3 月 28 日 20:00、周五 20:00、明天 9:00、14:30
command-teach-lobby = 提前几分钟开放加入（5）
command-teach-begins = 怎样开始（自动）
command-teach-homework = 作业：几天之内自己安排进度
command-teach-homework-create = 在本频道布置作业
command-teach-homework-lesson = 在本频道把一课布置成作业
command-teach-homework-lessons = 布置过的课程，以及谁已完成
command-teach-which-lesson = 哪一课
command-teach-homework-list = 本服务器的作业
command-teach-homework-close = 提前截止作业
command-teach-homework-results = 作业的成绩和文件
command-teach-opens = 开放时间，班级时区（现在）
command-teach-closes = 截止时间（班级时区）：3 月 28 日 20:00、周五 20:00、明天 20:00
command-teach-answers = 学生何时看到正确答案（交卷之后）
command-teach-retakes = 可以重做几次（不可以）
command-teach-counts = 以哪一次为准（最好的一次）
command-teach-late = 最晚可以补交到什么时候（不可以补交）
command-teach-partial = 有多个正确答案的题只答对一部分时是否给部分分（否）
command-teach-penalty = 补交扣百分之几的分（0）
command-teach-allow = 给一位学生加时、加次数或暂停；不选学生则列出有加时的人
command-teach-student = 给谁
command-teach-extra = 每场考试加时百分之几，长期有效；0 表示取消
command-teach-of-quiz = 哪场考试或作业（本频道的考试）
command-teach-more-minutes = 这场考试或作业比全班多几分钟
command-teach-until = 单独的截止时间（班级时区）：明天 20:00
command-teach-attempts = 这份作业比别人多几次机会
command-teach-pause = 暂停该生在这场考试中的计时（True），或恢复（False）
command-teach-copy = 用同样的题目再做一次以前的测验
command-teach-templates = 保存的测验模板，可带到别的服务器
command-teach-template = 模板名称
command-teach-template-save = 把以前的测验存为模板，并给出可分享的文件
command-teach-template-add = 读入文件中的测验；所有答案都重新计算
command-teach-template-file = /teach template save 给出的 quiz.json
command-teach-template-use = 在本频道使用模板
command-teach-template-list = 本服务器的模板
command-teach-template-remove = 删除模板
command-teach-zone = 本服务器的班级时区
command-paper = 教师专用：把测验、考试和作业印成纸质试卷
command-paper-print = 生成可打印的题目卷和答案卷（PDF）
command-paper-enter = 录入纸质试卷上的答案
command-paper-quiz = 哪一次测验（不填：本频道最近的一次）
command-paper-size = 纸张大小（默认 A4）
command-paper-for = 考试、作业：发给谁（默认为已参加的学生）
command-paper-copies = 份数；考试和作业则为备用卷的份数
command-paper-language = 试卷的语言（默认为你的语言）
command-paper-joined = 已参加的学生
command-paper-roster = 名册上的所有人
command-teach-which-zone = 例如 Asia/Shanghai；留空则查看

command-bank = 本服务器自己的局面，分组保存
command-bank-add = 逐行核对局面，保存可用的
command-bank-list = 本服务器的题组
command-bank-show = 一组的全部局面，附文件
command-bank-remove = 删除一个局面或整组
command-bank-set = 题组的名称，例如：第三周
command-bank-positions = 局面，用分号隔开：nim 3 4 5; wythoff 3 5
command-bank-file = 文本或 CSV 文件（UTF-8），每行一个局面
command-bank-number = 哪一个局面；留空表示整组
command-bank-of-set = 用题库中这一组局面出题
command-bank-roster = 写入名单的 CSV 文件，两列为账号和姓名
command-bank-ids = CSV 文件，列为账号、邮箱和学号：另外导出 Moodle 和 Canvas 的成绩文件
command-bank-export = 本服务器所有测验的成绩文件
command-bank-quiz = 哪一次测验（留空：本频道最近一次）

command-settings = 你的设置：语言、难度、棋盘、提醒

command-help = 使用方法和各游戏的规则
command-help-topic = 主题或游戏

choice-level-beginner = 入门：经常出错
choice-level-casual = 普通：偶尔出错
choice-level-club = 进阶：很少出错
choice-level-perfect = 完美：必胜的局面绝不放过
choice-level-sparring = 陪练：特意给你留下能赢的局面
choice-first-me = 我
choice-first-them = 对方
choice-first-random = 随机
choice-first-winnable = 让我能赢
choice-clock-none = 不限时
choice-clock-1m = 每步 1 分钟
choice-clock-5m = 每步 5 分钟
choice-clock-1d = 每步 1 天
choice-place-here = 这里
choice-place-thread = 单独的子区
choice-mode-live = 现场：由老师决定
choice-mode-automatic = 自动：按时间
choice-mode-exam = 考试：每个人的题目不同
choice-scoring-accuracy = 按答对
choice-scoring-confidence = 按答对和把握
choice-begins-itself = 自动
choice-begins-teacher = 由老师开始
choice-answers-done = 交卷之后
choice-answers-closed = 全部结束之后
choice-answers-hidden = 由我在成绩里公布
choice-retakes-0 = 不可以
choice-retakes-1 = 1 次
choice-retakes-2 = 2 次
choice-retakes-3 = 3 次
choice-retakes-5 = 5 次
choice-retakes-any = 不限次数
choice-counts-best = 最好的一次
choice-counts-last = 最后一次
choice-show-outcomes = 胜负：P 或 N
choice-show-values = SG 值
choice-explain-answer = 结论：谁赢、走哪步、一个理由
choice-explain-why = 为什么：由什么决定，用这里的数说明
choice-explain-proof = 证明：逐条引理，再代入这里的数
choice-explain-moves = 走法：全部必胜走法和每种应对
choice-explain-table = 表格：每一步及其数值

menu-analyze = 分析这个局面
menu-challenge = 挑战

complete-dealt = { $game }：由我出局面
complete-understood = ✓ { $line }
complete-example = { $game }：{ $line }
