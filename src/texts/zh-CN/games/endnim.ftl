endnim-name = 两端取石子
endnim-aliases = 两端尼姆, 取石子游戏两端, 端点尼姆
endnim-summary = 从最左或最右的一堆取走若干个。
endnim-rules =
    若干堆石子排成一行。每步从最左边或最右边的一堆取走至少一个。端上的堆取完后消失，它的邻堆成为新的端点。

    局面从左到右写出各堆的大小：endnim 3 5 2 4。走法写成“堆号:个数”：4:2 表示从第 4 堆（最后一堆）取 2 个。

    例：endnim 3 5。你走 2:2 以后，剩 3 3：对方从一端取几个，你就从另一端取几个。
endnim-ruling = 从最左或最右的一堆取至少 1 个。

endnim-theorem = { $misere ->
    [yes] 反常规则下的两端取石子（依 Albert、Nowakowski 2001）
   *[no] 两端取石子（Albert、Nowakowski 2001）
  }
endnim-decides = { $heaps ->
    [0] 判断依据：石子已取完。{ $misere ->
        [yes] 走最后一步的人输了，轮到走的人获胜。
       *[no] 轮到走的人输。
    }
    [1] 判断依据：只剩一堆。{ $misere ->
        [yes] 留下 1 个即可；若本来就是 1 个，只能取走最后一个。
       *[no] 全部取走。
    }
   *[other] 判断依据：其余各堆不变，<strong>左端恰有一个大小使轮到走的人输。</strong>这里应为 { $needed }{ $needed ->
        [0] （即没有左端这一堆）
       *[other] {""}
    }，而左端是 { $left }。
  }
endnim-reason = { $outcome ->
    [N] 其余各堆不变时，只有左端为 { $needed } 才必败，而现在是 { $left }。你这一步使两端配好，对方怎么取，你都能再配好。
   *[P] 其余各堆不变时，只有左端为 { $left } 才必败，现在正是这样。你怎么取，对方都能再配好。
  }
endnim-works = { $outcome ->
    [N] { $heaps ->
        [1] { $misere ->
            [yes] 最后一个石子只能由对方取走。
           *[no] 对方就没有石子可取了。
        }
       *[other] 左端太大，就减到必败的大小；左端太小，就是右端相对太大，把右端减下来。
    }
   *[P] { $heaps ->
        [1] 最后一个石子只能由你取走。
       *[other] 你从一端取走一些，另一端就相对太大，对方把它减到必败的大小，总能做到。
    }
  }
endnim-proof =
    <strong>每端恰有一个数：</strong>固定一行 w，在左端添一堆 x。这些局面里至多一个必败，因为大的能走到小的；也总有一个必败，因为右端的走法只有有限种，每种至多排除一个 x。这个 x 称为 w 的左数 L；L = 0 表示 w 本身必败。右数 R 同理。

    <strong>两端：</strong>x·w·y 必败时，x 是较小的 y 都没有用过的最小数，其中 y = 0 用掉 L，y = R 用掉 0。{ $misere ->
        [yes] 空行的 L = R = 1，因为单独一个 1 必败。
       *[no] 空行的 L = R = 0。
    }于是：y = R 时 x = 0；y 同时小于 L 和 R 时 x = y；L ≤ y < R 时 x = y + 1；R < y ≤ L 时 x = y − 1；y 比两者都大时 x = y。

    <strong>整行：</strong>由此可从少一堆的区间推出多一堆的区间，就是区间 DP；区间只有端点对那么多。

endnim-fault-not-at-an-end = 只能取最左或最右的一堆
