site-title = 谁赢？为什么？
site-tagline = 点出或输入一个局面，看谁必胜、怎么走、怎么证。
site-description = 在线玩尼姆、Kayles、巧克力游戏和另外 { $games } 种公平组合游戏，看谁必胜、走哪一步、怎么证明。不用账号，没有服务器，离线也能用。
site-skip = 跳到棋盘
site-nav = 页面
site-nav-play = 对局
site-nav-games = 游戏
site-nav-guides = 指南
site-nav-library = 程序库
site-nav-source = 源代码
site-language = 语言
site-theme-auto = 主题：跟随系统
site-theme-light = 主题：浅色
site-theme-dark = 主题：深色

site-game = 游戏
site-position = 局面
site-show = 显示
site-deal = 换个局面
site-deal-size = 大小
site-size-small = 小
site-size-medium = 中
site-size-large = 大
site-opponent = 对手
site-opponent-nobody = 无
site-let-it-start = 机器人先走
site-i-start = 我先走
site-undo = 悔棋
site-restart = 重来
site-copy = 复制链接
site-copied = 链接已复制。
site-cut = 链接里的第 { $number } 步不合规则：{ $move }。棋盘停在这一步之前。
site-copy-this = 请复制这个地址：{ $address }
site-edit = 编辑
site-edit-done = 完成
site-edit-help = 可以改数字。在图上依次点两个点，可以添加或删除它们之间的边。
site-edit-more = 加一
site-edit-less = 减一
site-edit-remove = 删除 { $token }
site-edit-add = 添加

site-turn-both = { $seat ->
    [0] 轮到先手
   *[1] 轮到后手
  }
site-turn-you = 轮到你
site-turn-bot = 思考中……
site-won-both = { $seat ->
    [0] 先手赢了。
   *[1] 后手赢了。
  }
site-won-you = 你赢了。
site-won-bot = 你输了。
site-last-move = { $who ->
    [bot] 对方走了：{ $move }。
   *[other] 第 { $number } 步：{ $move }。
  }
site-type-move = 输入走法
site-play = 走
site-board = 棋盘

site-answer = 谁必胜？
site-show-answer = 看谁必胜
site-searching = 搜索中：{ $percent }%
site-cancel = 取消
site-search-longer = 再搜久一点
site-cancelled = 搜索已停止。
site-failed = 没有加载成功，请检查网络后重试。
site-retry = 重试
site-needs-script = 棋盘需要 JavaScript；规则和证明不需要，就在本页。

site-games-title = { $games } 种游戏
site-games-intro = 每种都有棋盘、规则、定理和证明。
site-rules = 规则
site-theorems = 为什么
site-table = 例题
site-also = 别名：{ $names }
site-typed = 输入名：{ $id }
site-more-title = 更多用法
site-discord-title = 在 Discord 上
site-discord-text = 同样的游戏搬进你的服务器：对战、提示、课程、测验和考试。
site-library-title = 在程序里
site-library-text = 引擎、游戏和证明做成了没有依赖的 npm 包，在 Node 和网页里都能用。
site-class-title = 在课堂上
site-class-text = 在自己的电脑上运行，学生用手机打开就能玩，都不用账号。
site-guides-title = 指南
site-guides-intro = 怎么玩、怎么教、怎么用它写程序。其余几篇是英文的。
site-footer = 自由软件（MIT 许可证）。一切都在你自己的设备上运行：没有账号、Cookie 和跟踪器。
