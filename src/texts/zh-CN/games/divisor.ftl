divisor-name = 约数游戏
divisor-aliases = 约数, 擦约数
divisor-summary = 选黑板上的一个数，擦去它和它在黑板上的所有约数。
divisor-rules =
    黑板上写着若干个数。每步选其中一个，擦去它以及它在黑板上的所有约数。

    局面写成 divisor 10（1 到 10），或一个集合：divisor {"{"}2,3,6{"}"}。走法写出所选的数：6。

    例：divisor {"{"}2,3,4{"}"}。你走 2 以后，剩下 3 和 4：它们互不整除，对方擦去一个，你擦去最后一个。
divisor-ruling = 擦去一个数，以及它在黑板上的所有约数。

divisor-search-theorem = 约数游戏，逐个局面计算（这类游戏见 Schuh 1952）
divisor-search-decides = { $numbers ->
    [1] 判断依据：只剩一个数，轮到走的人擦去它。
   *[other] { $least ->
        [none] 判断依据：没有已知的公式。可能出现的局面都已逐组算出：有整除关系、连在一起的数为一组，各组之间是和游戏。
       *[other] <strong>必胜走法的存在不需要搜索：</strong>如果只擦去 { $least } 就能胜，就这么走；如果不能，对方必有一步必胜的应对，而 { $least } 是每个数的约数，那一步会把它一起擦去，你本来就可以自己先走那一步。这叫策略窃取，它不告诉你是哪一步。
    }
  }
divisor-reason = { $least ->
    [none] 这里没有已知的公式，我把能出现的局面全部算出来了。{ $outcome ->
        [N] 走完这步，对方{ $moves ->
            [none] 怎么选，
           *[other] 有 { $moves } 种选法，
        }你都有应对。
       *[P] 你{ $moves ->
            [none] 怎么选，
           *[other] 有 { $moves } 种选法，
        }对方都有应对。
    }
   *[other] { $least } 是每个数的约数。若只擦去 { $least } 不行，对方的应对也会擦去 { $least }，你本来就可以自己走（策略窃取）。是哪一步？我把能出现的局面全部算出来了。
  }
divisor-search-works = { $outcome ->
    [N] 必胜的走法，走过去以后对方怎么走都到必胜态。
   *[P] 你无论选哪个数，剩下的都是对方的必胜态。
  }
divisor-values-title = 可能出现的全部局面
divisor-values = 程序算出了每一组的 SG 值：它各种走法得到的值中没有出现的最小数（mex）；整个局面是各组的异或和。若把各数中的两个大质数互换以后，黑板上还是同样的数，这两个质数的作用就相同；只差这种互换的局面只算一次。
divisor-stealing-theorem = 策略窃取（Gale 1974）
divisor-stealing-decides =
    判断依据：{ $least } 是黑板上每个数的约数。{ $misere ->
        [yes] <strong>这样的局面只要不少于两个数，就是先手必胜。</strong>
       *[no] <strong>这样的局面总是先手必胜。</strong>
    }
divisor-stealing-reason = { $least } 是每个数的约数。若只擦去 { $least } 不行，对方的应对也会擦去 { $least }，你本来就可以自己走（策略窃取）。
divisor-stealing-works = 设想只擦去 { $least }。若这样能胜，就这样走；若不能，对方有一步必胜的应对，而那一步会把 { $least } 一起擦去，你本来就可以自己先走那一步。总有一步必胜，但这个论证不告诉我们是哪一步。
divisor-stealing-proof =
    <strong>公共的约数：</strong>无论选哪个数，{ $least } 都会一起被擦去。所以先擦去 { $least } 再走某一步，与直接走那一步，剩下的完全一样。

    <strong>窃取：</strong>假设这个局面先手必败，那么只擦去 { $least } 也输，后手有必胜的一步 B{ $misere ->
        [yes] （还有别的数，所以后手确实要走一步）
       *[no] {""}
    }；但先手直接走 B 剩下同样的局面，本该获胜，矛盾。所以总有一步必胜。

divisor-empty = 黑板上已经没有数。
divisor-head-choose = 选
divisor-head-erases = 擦去
divisor-more = 还有 { $count } 个较小的数没有列出。
divisor-erase = 选 { $number }，擦去它和它的约数

divisor-repeated-number = “{ $number }”重复了：集合里每个数只写一次。
divisor-expected-number-on-the-board = 黑板上的一个数，例如 6
divisor-fault-not-on-the-board = 黑板上没有这个数
