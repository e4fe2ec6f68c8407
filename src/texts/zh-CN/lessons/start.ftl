lesson-outcomes-title = 谁必胜？从终局倒推 P 态与 N 态
lesson-outcomes-game = 每次取 1 个或 2 个。先从 0、1、2、……一直标到 13，写出是 P 态还是 N 态，再每次都走到 P 态。
lesson-outcomes-end-title = 从终局开始
lesson-outcomes-end-text =
    一堆石子，每次取 1 个或 2 个，不能走者输。

    剩 0 个时，轮到谁谁就已经输了：这叫 P 态（必败态），先手必败。剩 1 个或 2 个时，全部取走就赢：这叫 N 态（必胜态），先手必胜。

    再往前推一步：每种走法走到哪里？
lesson-outcomes-end-right = 取 1 个剩 2 个，取 2 个剩 1 个，对方都能一次取完。两个都是 N 态，所以 3 是 P 态。
lesson-outcomes-end-wrong = 每种走法都试一下：走完以后对方能做什么？
lesson-outcomes-end-again = 取 1 个，让对方面对 P 态 3，所以 4 是 N 态。
lesson-outcomes-back-title = 两句话决定一切
lesson-outcomes-back-text =
    N 态：有一步能走到 P 态。就走那一步。

    P 态：每一步都走到 N 态。怎么走对方都赢。

    每走一步，石子都会变少。所以按 0、1、2、……的顺序判定：轮到一个局面时，它能走到的局面都已经判定过了（这就是对石子个数归纳）。在这个游戏里，0 和 3 是 P 态，1 和 2 是 N 态。
lesson-outcomes-back-right = 取 1 个剩 3 个，3 是 P 态。有这样一步，就足以说明是 N 态。
lesson-outcomes-back-wrong = 要说明是 N 态，只需找出一步走到 P 态。是哪一步？
lesson-outcomes-back-again = 取 2 个剩 3 个，3 是 P 态。有这样一步，就足以说明是 N 态。
lesson-outcomes-zermelo-title = 总有一方能必胜
lesson-outcomes-zermelo-text =
    一个游戏如果必定结束、没有和棋、不靠运气、信息公开，就可以倒推：每个局面不是 P 态就是 N 态，所以总有一方必胜。策梅洛（Zermelo）1913 年对国际象棋证明过这类定理；国际象棋还可能和棋。

    这次每步至多取 3 个。依次判定 0、1、2、……，直到看出该走到哪里。
lesson-outcomes-zermelo-right = 从 1、2、3 都能一次取完，三个都是 N 态。从 4 只能走到它们，所以 4 是 P 态。取 2 个，留下 4 个。
lesson-outcomes-zermelo-wrong = 从 0 往上数：除 0 以外，第一个每一步都走到 N 态的是几？
lesson-outcomes-zermelo-again = 从 1、2、3、4 都能一次取完，都是 N 态。从 5 只能走到它们，所以 5 是 P 态。取 4 个，留下 5 个。

lesson-bash-title = 巴什博弈：一堆石子看余数
lesson-bash-game = 每次至多取 3 个。你每走一步，该给对方留下什么样的个数？
lesson-bash-mirror-title = 凑成一轮
lesson-bash-mirror-text =
    每次取 1 到 3 个。对方取 1，你取 3；对方取 2，你取 2；对方取 3，你取 1：每一轮两人合起来取 4 个。

    那么面对 4 个的人会怎样？面对 8 个呢？
lesson-bash-mirror-right = 12 是三个 4。先手每取一次，后手都凑成 4 个：剩 8，剩 4，剩 0。所以先手必败：P 态。
lesson-bash-mirror-wrong = 这堆能不能正好分成若干个四？如果不能，你能不能一步做到？
lesson-bash-mirror-again = 14 比 12 多 2。取走 2 个，对方面对 12，正好三个四，所以 14 是 N 态。
lesson-bash-remainder-title = 取几个
lesson-bash-remainder-text =
    你要让对方面对 4 的倍数。总数除以 4，余数就是该取走的。例如 7 = 4 + 3，取 3 个。
lesson-bash-remainder-right = 10 = 4 + 4 + 2。取走 2 个，对方面对 8 个，以后你每次凑成 4 个。
lesson-bash-remainder-wrong = 这样对方面对的不是 4 的倍数。总数除以 4 余几？
lesson-bash-remainder-again = 15 = 12 + 3。取走 3 个，对方面对 12 个，以后你每次凑成 4 个。
lesson-bash-rule-title = 任意上限
lesson-bash-rule-text =
    设每次至多取 m 个。一取一应总能凑成 m + 1 个，而谁都不能一次取 m + 1 个。所以必败的正是 m + 1 的倍数。

    请输入走法：1:2 表示从第 1 堆取 2 个。
lesson-bash-rule-right = 至多取 4 个时，必败的是 5 的倍数。21 − 1 = 20，20 = 4 · 5。
lesson-bash-rule-wrong = 先看上限，再加 1。比总数小的、最近的那个倍数是几？
lesson-bash-rule-again = 至多取 6 个时，必败的是 7 的倍数。26 − 5 = 21，21 = 3 · 7。

lesson-graphs-title = 游戏就是有向图：给点标号
lesson-graphs-game = 先把每个点都标好，再走棋子。从没有出边的点开始标。
lesson-graphs-label-title = 给每个点标上 P 或 N
lesson-graphs-label-text =
    棋子放在一个点上，每次沿一条有向边走一步；没有出边可走者输。

    所有游戏都是这个样子：点是局面，边是走法。没有出边的点是 P 态。然后倒着标：有边通向 P 态的是 N 态，所有边都通向 N 态的是 P 态。
lesson-graphs-label-right = d 没有出边，是 P 态。b 和 c 都通向 d，是 N 态。a 只通向 b 和 c，所以是 P 态。
lesson-graphs-label-wrong = 先标没有出边的点，再找只通向已标点的点。
lesson-graphs-label-again = e 没有出边，是 P 态。d 通向 e，是 N 态。b 只通向 d，是 P 态。a 有边通向 b，所以是 N 态。
lesson-graphs-count-title = 要花多少时间
lesson-graphs-count-text = 程序也这样做，每条边只看一次；left[u] 是 u 还没有看过的出边条数，into[v] 是有边通向 v 的点。n 个点、m 条边，时间是 O(n + m)。
lesson-graphs-count-right = g 是 P 态，e 是 N 态。f 和 c 只通向 e，是 P 态。b 和 d 都通向 f，是 N 态。走到 c。
lesson-graphs-count-wrong = 从终点开始标。你选的那个点，有没有边通向 P 态？
lesson-graphs-count-again = g 是 P 态，f 是 N 态，e 是 P 态。c 和 d 都通向 e，是 N 态。b 只通向 c 和 f，是 P 态。走到 b。
lesson-graphs-heaps-title = 一堆石子也是图
lesson-graphs-heaps-text =
    图不必画出来。设点 n 是一堆 n 个石子，S 是可取的个数；对 S 中每个不超过 n 的 s，有一条边通向 n − s。从 0 往上算：只要两行代码，每条边一步。

    请像程序那样用手算一遍。
lesson-graphs-heaps-right = 0 是 P 态，1 是 N 态，2 是 P 态，3、4、5 是 N 态。从 6 取 4 个剩 2 个，走到 P 态，所以 6 是 N 态。
lesson-graphs-heaps-wrong = 依次判定 0、1、2、……，看这一堆能不能一步走到 P 态。
lesson-graphs-heaps-again = 7 走到 6、4、3，三个都是 N 态，所以 7 是 P 态。
