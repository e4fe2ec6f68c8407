define-title = 本服务器自定义的游戏
define-none = 本服务器还没有自定义的游戏。
define-entry =
    <strong>{ $name }</strong> <code>{ $definition }</code>{ $by ->
        [none] {""}
       *[other] ，由 { $by } 定义
    }
define-how-to = 用 <code>name</code> 和 <code>definition</code> 定义一个游戏：
define-how-to-list =
    <code>1,3,4</code>：从一堆中取 1、3 或 4 个

    <code>0.137</code>：八进制代码

    <code>1,2:0-2</code>：取 1 或 2 个，余下的至多分成两堆；详见 <code>/help custom</code>

    <code>a>b,b>c,a>c</code>：沿箭头移动棋子（也可以附上文件，每行一个箭头）
define-how-to-use = 之后就可以在这里用 <code>/play 名称</code> 和 <code>/analyze 名称 9 4</code>；<code>/define remove:名称</code> 会删除这个游戏。
define-added = { $who } 定义了一个游戏：<strong>{ $name }</strong>。
define-removed = { $who } 删除了游戏“<strong>{ $name }</strong>”。
define-keeps = 已经开始的对局不受影响：仍按开局时的定义进行。

define-by-heaps = 若干堆石子，取走和留下的规则：<code>{ $definition }</code>。
define-by-graph = 图上的棋子：<code>{ $definition }</code>。

define-last = 走最后一步者胜。
define-example = 例如在 <code>{ $line }</code> 中输入 <code>{ $move }</code>：{ $said }。
define-try-it = 试一试
define-more-in-help = 规则的写法：<code>/help custom</code>。

define-fault-no-server = 自定义的游戏属于服务器：请在服务器的频道里使用 /define。
define-fault-no-name = 游戏需要一个名称。
define-fault-no-definition = “{ $name }”是什么游戏？请输入定义，或附上文件。
define-fault-bad-name = “{ $token }”不能作名称：只能用 1 到 { $most } 个文字、数字和连字符，至少一个文字，不能有空格。
define-fault-name-reserved = “{ $token }”已有别的含义：请换一个名称。
define-fault-name-taken = 本服务器已有名为“<strong>{ $name }</strong>”的游戏：<code>{ $definition }</code>。请先删除那个游戏，或换一个名称。
define-fault-definition-too-long = 以“{ $token }…”开头的定义太长：最多 { $most } 个字符。
define-fault-no-moves = “{ $definition }”没有任何走法，局面再大也没有。
define-fault-too-many-names = 本服务器已有 { $most } 个自定义的游戏，不能再多了。请先删除一个：/define remove:名称
define-fault-no-such-name =
    本服务器没有名为“{ $token }”的游戏。{ $known ->
        [none] {""}
       *[other] 现有：{ $known }。
    }
define-fault-not-its-maker =
    { $who ->
        [none] 只有能管理服务器的人可以删除“<strong>{ $name }</strong>”。
       *[other] 只有 { $who } 和能管理服务器的人可以删除“<strong>{ $name }</strong>”。
    }
define-fault-works = 可以这样写：
