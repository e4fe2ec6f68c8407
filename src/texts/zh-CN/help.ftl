help-title = 帮助
help-choose = 选择一个主题……
help-choose-game = 选择一个游戏看规则……
help-typed = 怎样输入
help-try-it = 试一试
help-more-games = 更多游戏……
help-unknown = 这里没有叫“{ $token }”的主题或游戏。请在下面选择，或试试 /help topic:nim。
help-near = 你要找的是不是：
help-link-privacy = 隐私说明
help-link-terms = 使用条款
help-link-support = 寻求帮助

start-title = 你好，我是 Sprague
start-text = 我会下规则简单的小游戏，还能证明谁必胜。点一个按钮就开始。
start-more = 其他功能见 /help；换语言用 /settings。
start-show = 带我下一局
start-play = 开局：{ $game }
start-lessons = 课程
start-games = 全部游戏
start-choose = 选一个游戏
start-against = 和我下。想和别人下：/play nim opponent:@小明
start-pictures = 全部游戏（看图选）……

help-start = 入门
help-start-text = 我能陪你玩公平组合游戏（双方走法相同），并证明谁必胜。点一个按钮就开始。
help-start-list =
    <code>/play nim</code>：和我下一局，局面由我来出

    <code>/play nim 3 4 5</code>：从你给的局面下起

    <code>/analyze wythoff 3 5</code>：谁必胜，必胜走法有哪些

    <code>/learn</code>：简短的课程，每课最后有一局棋

    <code>/practice</code>：练习该复习的内容

    <code>/games</code>：你进行中的对局

    <code>/settings</code>：语言和难度

help-lines = 怎样写局面
help-lines-text =
    一行由游戏名和局面组成：<code>nim 3 4 5</code>、<code>bash 21 max=3</code>。

    几个游戏同时进行，每次走其中一个：<code>nim 3 5 + wythoff 3 5</code>。

    末尾加 <code>misere</code> 或 <code>反常</code> 表示走最后一步者负。<code>10^40</code> 也是数。

help-moves = 怎样走一步
help-moves-text =
    点按钮、从列表中选，或点“输入走法”。

    石子堆游戏中 <code>1:2</code> 表示从第 1 堆取 2 个。几个游戏同时进行时，<code>#1 1:2</code> 表示走第 1 个游戏。

    不合规则的一步什么也不会改变：我会告诉你哪些可以走。

help-words = P 态、N 态等术语
help-words-list =
    <strong>P 态（必败态）</strong>：上一个走的人胜，轮到谁走谁输（先手必败）

    <strong>N 态（必胜态）</strong>：下一个走的人胜，轮到谁走谁赢（先手必胜）

    <strong>SG 值</strong>：一个局面相当于多大的尼姆堆；0 即 P 态

    <strong>异或和</strong>：二进制不进位加法（XOR）

    <strong>mex</strong>：集合中没有出现的最小非负整数

    <strong>反常规则（misère，竞赛中也叫 Anti-SG）</strong>：走最后一步者负

help-nimbers = Nim 数的加法与乘法
help-nimbers-text =
    SG 值有自己的一套运算。<code>/table nimber 5 * 7 + 2 ^ 3</code> 会把式子一步步算出来。

    <code>+</code> 是异或和 ⊕，即二进制不进位加法。<code>*</code> 是 Nim 积 ⊗，翻硬币游戏 <code>flip</code> 加 rule=product 时用它求值。<code>^</code> 表示自乘若干次，指数是普通的数。

    <code>/</code> 是除法；<code>inv(5)</code> 与 5 相乘得 1；<code>sqrt(5)</code> 自乘得 5；<code>mex{"{"}0, 1, 3{"}"}</code> 是没有出现的最小非负整数。可以用括号。数要小于 2^4096。

    没有减法：每个数的相反数就是它自己。

help-levels = 难度
help-levels-text =
    入门经常出错，普通偶尔，进阶很少，完美从不。

    陪练会特意给你留下能赢的局面；终局时告诉你保住了几次。

    提示分四步：谁能赢、走哪里、SG 值、走法。

help-bank = 题库
help-bank-text =
    文件是 UTF-8 编码的文本或 CSV；表头可以把那一列叫作<code>局面</code>或<code>题目</code>。每一行我都会告诉你结果：证明过的 P 态或 N 态，或未采用的原因。

    只有本服务器的老师能看到题组。

help-practice = 练习
help-practice-text = 学过的会忘；答对的次数越多，忘得越慢。我为每项技能（尼姆中判断胜负、威佐夫博弈中找必胜走法等等）各记一张卡片，在你快要忘记的时候再问。
help-practice-list =
    <code>/practice</code>：十道题，先是到期的，再是新的，然后是薄弱的

    <code>/practice skill:nim length:5</code>：一个游戏、一类题目，或一项技能

    <code>/stats</code>：每项技能的掌握度及其变化
help-practice-end = 局面总是新的。答对就变难，答错就变易，使大约五题能答对四题。对局、复盘、测验和课程也算：你丢掉胜势的局面会再次出现，一局结束时还可以专门练习这些局面。

help-commands = 命令
help-commands-list =
    <code>/play</code>：和我或别人下一局

    <code>/analyze</code>：一个局面谁赢，为什么

    <code>/table</code>：游戏的 P/N 图或 SG 值表，以及其中的规律；<code>/table nimber</code>：Nim 数运算

    <code>/claim</code>：检验你对游戏的猜想

    <code>/learn</code>：短课程，每课最后赢一局

    <code>/practice</code>：练到期的技能，难度随你而变

    <code>/daily</code>：今天的题目，三次机会

    <code>/storm</code>：三分钟快答，单人或竞速

    <code>/arena</code>：人人对战的快棋赛

    <code>/games</code>：你进行中的对局，还能把棋盘放到这里

    <code>/review</code>：复盘，把失误当作题目来做

    <code>/stats</code>：掌握度、战绩、等级分和排行榜

    <code>/define</code>：给本服务器自定义一个游戏

    <code>/class</code>：参加课堂测验，做作业，看成绩

    <code>/teach</code>：老师用，有测验、考试、作业、题库、成绩、名单

    <code>/paper</code>：老师用，打印题目卷和答案卷

    <code>/settings</code>：语言、难度、棋盘和提醒

    <code>/privacy</code>：取走或删除你的数据

    <code>/help</code>：本帮助
