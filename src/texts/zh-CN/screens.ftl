screen-cut = 内容太长，这里放不下；全文见附件。
strength-beginner = 入门
strength-beginner-means = 经常出错
strength-casual = 普通
strength-casual-means = 偶尔出错
strength-club = 进阶
strength-club-means = 很少出错
strength-perfect = 完美
strength-perfect-means = 只要能算清胜负，必胜的局面绝不放过
strength-sparring = 陪练
strength-sparring-means = 特意给你留下能赢的局面，并统计你保住了几次

clock-none = 不限时
clock-1m = 每步 1 分钟
clock-5m = 每步 5 分钟
clock-1d = 每步 1 天

win-rule-normal = 走最后一步者胜。
win-rule-misere = 反常规则（Anti-SG）：走最后一步者负。
screen-bot = Sprague·{ $strength }
screen-anybody = 任何人
screen-gone = 已离开的人
screen-part = { $part }：{ $position }

board-to-move = { $game }：轮到 { $who }
board-won = { $game }：{ $winner } 获胜
board-drawn = { $game }：和棋
board-repeated = 同一局面、同一方走棋第三次出现，双方不分胜负。
board-ended-last-move = 本局结束：{ $winner } 胜，{ $loser } 负。
board-ended-resigned = { $loser } 认输，{ $winner } 获胜。
board-ended-out-of-time = { $loser } 超时，{ $winner } 获胜。
board-players = { $first }（先手）对 { $second }
board-last-move = 第 { $number } 步：{ $who } <strong>{ $move }</strong>
board-kept =
    { $who } 有 { $had } 次处于必胜局面，{ $kept ->
        [0] 一次也没有保住
       *[other] 保住了 { $kept } 次
    }。
board-never-had = { $who } 从未有过必胜的局面。
board-circled = { $who } 本可取胜，却一直在绕圈。
board-hints = { $who } 用了 { $count } 次提示。
board-practice = 本局有悔棋，作为练习，不计成绩。
board-unrated = 本局不影响等级分：不是由我出的局面、特意让一方能赢的对局，以及自己定义的游戏，都不计分。
board-how-to-type = 也可以输入：<code>{ $example }</code>，即{ $said }
board-choose-part = 选择走哪一部分……
board-choose-move = 选择一步……
board-both-heaps = 两堆同取
board-largest = 最大堆
board-one-each = 各取一个
board-as-text = 文字版
board-always-text = 想一直看文字棋盘，请用 /settings。
board-back = ← 返回
board-more-by-typing = 走法太多，这里放不下；其余的请点“输入走法”。
board-type = 输入走法
board-hint = 提示
board-undo = 悔棋
board-asks =
    { $who } 想悔第 { $number } 步：<strong>{ $move }</strong>。{ $reply ->
        [none] {""}
       *[other] 接着的应手 <strong>{ $reply }</strong> 也一并撤回。
    }（同意后本局作为练习。）
board-refused = { $who } 不同意悔棋，这一步不变。
board-allow = 同意
board-refuse = 不同意，继续
board-clock =
    { $until ->
        [none] { $clock }；现在停表。
       *[other] { $clock }；这一步{ $until }到时。
    }
board-your-turn = 轮到你了
board-call = { $who }：“{ $game }”这一局轮到你了。
board-clock-warning = { $who }：“{ $game }”这一局，你的时间还剩{ $left }。
board-left-5m = 一分钟
board-left-1d = 两小时
board-resign = 认输
board-abandoned = { $game }：没有结果
board-abandoned-text = 有一方离开了。不分胜负，也不计成绩。
board-rematch = 再来一局
board-review = 复盘
board-why = 为什么？
board-held = { $who } 对 { $opponent } 有 { $had } 次处于必胜局面，保住了 { $kept } 次。
board-course = 每步之后谁必胜：{ $strip }（■ { $first }，□ { $second }）
board-replay = 回放
board-share = 分享
board-shared = { $who } 分享了一局
board-go-to = 转到棋盘
board-rematch-there = 新的一局已经开好了。
board-unreachable = “{ $game }”这一局的棋盘，我已经无法显示：频道不在了，或者不再对我开放。对局没有丢失：/games 里有它，还能把棋盘放到你所在的地方。
board-clock-stands = 在那之前停表（{ $clock }）。
board-in-thread = 这一局有自己的子区。
board-no-thread = 我无法在这里开子区，棋盘就放在频道里。

menus-no-line = 那条消息里没有找到局面。局面是这样的一行：nim 3 4 5。
menus-others = 那条消息里还有 { $count } 个局面
menus-choose-line = 分析另一个……
menus-challenge-title = 挑战
menus-challenge-label = 游戏
menus-challenge-text = 游戏名，或者游戏名加局面

typing-title = 你的一步
typing-label = 走法
typing-description = 写法如示例；写错不会改变局面。

resign-title = 要认输吗？
resign-text = 对方会立即获胜，不能撤回。
resign-yes = 认输
resign-no = 继续下
resign-done-title = 已认输
resign-done = 你放弃了这一局。点棋盘上的按钮可以再来一局。
resign-kept-title = 对局继续
resign-kept = 你没有认输，接着下吧。
resign-left = 对方已经离开，或一周没有走棋。你可以让这一局不分胜负地结束，不计成绩。
resign-abandon = 对方已离开：结束本局
resign-abandon-title = 不分胜负地结束本局吗？
resign-abandoned = 本局已结束，不分胜负，也不计成绩。

challenge-title =
    { $anybody ->
        [yes] { $game }：{ $from }向{ $to }发起挑战
       *[no] { $game }：{ $from } 向 { $to } 发起挑战
    }
challenge-begins = { $anybody ->
    [yes] 由接受挑战的人先走。
   *[no] 由 { $who } 先走。
  }
challenge-winnable = { $who } 选择执必胜方。
challenge-hints = 双方都可以用提示。
challenge-clock = 时间：{ $clock }。
challenge-until = 挑战{ $moment }过期。
challenge-guest = 我不是这里的成员，只能回应点击，所以没有计时、提醒和子区；用 /games 可以找回这一局。
challenge-accept = 接受
challenge-decline = 拒绝
challenge-cancel = 取消
challenge-ended-declined-title = 已拒绝
challenge-ended-declined-text = { $who } 这次不想下。
challenge-ended-cancelled-title = 已取消
challenge-ended-cancelled-text = { $who } 取消了挑战。
challenge-ended-expired-title = 已过期
challenge-ended-expired-text = 没有人及时回应 { $who } 的挑战。

hint-title = 提示 { $step }/4
hint-outcome-N = 这是必胜态：你能赢。
hint-outcome-P = 这是必败态：怎么走对方都有应对。挑一步让对方最难应对的。
hint-outcome-D = 这是和棋：谁都不能强制取胜。找一步保住和棋的走法。
hint-outcome-unknown = 这里谁赢，我还不知道。
hint-in-part = { $draws ->
    [yes] 能保住和棋的走法，要动{ $part }。
   *[no] 有必胜走法，要动{ $part }。
  }
hint-one-part = 这个局面不是几个部分之和，只能作为整体来看。
hint-some-part = 该动哪个部分，我说不准。
hint-no-part = 哪个部分都没有必胜走法。
hint-no-values = 这个局面没有 SG 值表。
hint-resists = 没有必胜走法。可以试试这一步：{ $move }。
hint-unsure = 这里该怎么走，我不知道。可以试试这一步：{ $move }。
hint-next = 下一个提示

play-fault-title = 操作无效
play-fault-waiting = 等待接受
play-fault-not-yet = 还没轮到你
play-fault-old-board = 局面已更新
play-fault-legal =
    { $more ->
        [yes] 这里可以走的，例如：{ $moves }。
       *[no] 这里可以走的：{ $moves }。
    }
play-fault-too-long-to-play = 这个局面太长，放不进棋盘（最多 { $most } 个字符）。可以用 /analyze 分析。
play-fault-nothing-to-play = { $line } 已经没有走法。请换一个大一点的局面。
play-fault-winner-unknown = 在 { $line } 里，我找不到必胜的一方。请改为指定谁先走。
play-fault-too-slow = 这个局面太大，在这里算不完。请换一个小一点的局面。
play-fault-challenge-yourself = 不能向自己挑战。想和我下，请让 opponent 留空。
play-fault-own-challenge = 正在等待 { $to } 接受；你可以取消。
play-fault-own-request = 正在等待 { $to } 答复。想收回请求，请按“不同意，继续”。
play-fault-no-such-match = 我已经没有这一局的记录。用 /play 开始新的一局。
play-fault-cannot-replay = 这一局来自旧版本，现在已经读不出来了。用 /play 开始新的一局。
play-fault-stale = 局面已更新，这次点击无效。请看最新的棋盘。
play-fault-not-your-game = 这是 { $a } 和 { $b } 的对局。用 /play 可以开始自己的一局。
play-fault-not-your-turn = 现在轮到 { $who }。等对方走完，就轮到你。
play-fault-not-begun = 对局还没有开始。挑战被接受后才能走。
play-fault-not-playing = 这一局已经结束。用 /play 可以开始新的一局。
play-fault-not-a-challenge = 这个挑战已经失效。用 /play 可以重新发起。
play-fault-not-challenged = 这个挑战是给 { $who } 的。用 /play 可以自己发起。
play-fault-not-the-challenger = 只有 { $who } 可以取消这个挑战。如果是给你的，请点“接受”或“拒绝”。
play-fault-nothing-asked = 现在没有人请求悔棋，请按当前棋盘继续。
play-fault-nothing-to-undo = 你还没有走过，没有棋可悔。请先走一步。
play-fault-not-left = 只有不限时、而且对方已经一周没走棋的对局，才能不分胜负地结束。
play-fault-no-hints = 这一局没有提示。发起挑战时加上 hints 选项，双方就都能用提示。
play-fault-not-over = 这一局还没有结束。请先下完或认输。
play-fault-nobody-here = 这里只有你能看到。请在服务器里向别人挑战；想和我下，请让 opponent 留空。
play-fault-no-bots = 那是机器人账号；这里只有我会下。想和我下，请让 opponent 留空。
play-fault-guest = 我不是这里的成员，只能回应点击，所以这里不能计时，也不能开子区。去掉这两项就可以，例如 /play nim 3 4 5。
play-fault-file-too-large = 文件太大：最多 { $most }。
play-fault-file-not-text = 这不是文本文件。
play-fault-files-busy = 正在读取的文件太多，请过一分钟再试。
play-fault-too-many-jobs = 你还有一个答案正在算、一个在排队。等第一个出来了再问吧。
play-fault-too-fast = 一分钟内的命令太多了，请 { $seconds } 秒后再试。
play-fault-unfit-option = 有一个选项不适用于这条命令。请重新输入命令，从给出的选项里选。
play-fault-file-unreachable = 读不到这个文件，请重新附上。

play-busy-pictures = 现在请求太多，这次先不画图。
play-busy-first = 现在请求太多，这里只有能马上看出的结果。过一分钟再问一次，就能看到全部。
play-busy-answers = 现在请求太多，这个要算一会儿。请过一分钟再问。
play-busy-games = 现在请求太多，暂时开不了新局。请过一分钟再试；已经开始的对局照常进行。

analysis-checked = ✓ 已按规则核对
analysis-level-answer = 结论
analysis-level-why = 为什么
analysis-level-proof = 证明
analysis-level-moves = 走法
analysis-level-table = 表格
analysis-play = 下这一局
analysis-earlier = 上一页
analysis-more = 下一页
analysis-pages = 分页目录……
analysis-share = 分享
analysis-certificate = 证书
analysis-certificate-text = 这个文件证明了上面的结论。有两个小程序可以独立检验，不需要相信我：<code>verify.mjs</code> 和 <code>verify.py</code>，在源代码的 <code>scripts/certificates</code> 文件夹里。
analysis-shared = 已分享到频道。
analysis-shared-by = 由 { $who } 分享
analysis-thinking = 正在思考……
analysis-levels-by-command = 想看别的详细程度，请用 /analyze 的 explain 选项。
analysis-why-here = 这里是转折点：这是最后一次丢掉胜势之前的局面。
analysis-why-start = 这是开局的局面。
analysis-after-game = 第 { $move } 步之前。

games-title = 你的对局
games-none = 你没有进行中的对局。用 /play 开始一局。
games-your-turn = 轮到你
games-their-turn = 轮到对方
games-challenged = 有人向你挑战
games-waiting = 等待回应
games-against = ，对 { $who }
games-open = 打开第 { $number } 局
games-here = 把某一局的棋盘放到这里……
games-left = 对方已离开：结束某一局……
games-elsewhere = 这一局的对手可能看不到这里。请到下这一局的服务器里操作。
games-no-clock-here = 这一局有计时，而我不是这里的成员。请到下这一局的服务器里操作。

settings-title = 设置
settings-scope =
    { $server ->
        [yes] 语言、难度、提醒和棋盘是你个人的设置，在任何地方都有效；其余各项对本服务器的所有人有效。
       *[no] 以下是你个人的设置，在任何地方都有效。
    }
settings-language = 你的语言
settings-as-discord = 与 Discord 相同
settings-level = 默认难度
settings-default-level = 默认（普通）
settings-calls = 与真人对局轮到你时的提醒
settings-call-here = 在棋盘旁
settings-call-direct = 私信
settings-call-off = 不提醒
settings-boards = 你的棋盘
settings-board-pictures = 图片
settings-board-text = 文字
settings-board-both = 图片和文字
settings-server = 本服务器上棋盘所用的语言
settings-events = 把安排好的测验和作业加入本服务器的活动
settings-events-on = 加入（所有人可见的频道）
settings-events-off = 不加入
settings-saved = 已保存。
settings-not-allowed = 只有能管理服务器的人才能更改。

failed-title = 出错了
failed-text = 这是我的错，已经记录下来。之前的操作都已保存，请再试一次。
failed-store-away = 我暂时连不上数据库。之前的操作都已保存，请过一分钟再试。
failed-store-busy = 数据库正忙。之前的操作都已保存，请过一分钟再试。
failed-store-full = 磁盘满了，新内容存不下。之前的操作都已保存，请告诉维护者。
failed-store-broken = 数据库读写出错。请告诉维护者：原因写在日志里。
failed-late-title = 等得太久了
failed-late-text = 结果还没出来。已经确认过的操作都已保存。出来之后会显示在这里；如果一直没有，请过一分钟再试。
failed-old = 这个按钮来自旧版本。请重新使用命令。
