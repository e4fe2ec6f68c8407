# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

endnim-name = 兩端取石子
endnim-aliases = 兩端尼姆, 取石子遊戲兩端, 端點尼姆
endnim-summary = 從最左或最右的一堆取走若干個。
endnim-rules =
    若干堆石子排成一行。每步從最左邊或最右邊的一堆取走至少一個。端上的堆取完後消失，它的鄰堆成為新的端點。

    局面從左到右寫出各堆的大小：endnim 3 5 2 4。走法寫成「堆號:個數」：4:2 表示從第 4 堆（最後一堆）取 2 個。

    例：endnim 3 5。你走 2:2 以後，剩 3 3：對方從一端取幾個，你就從另一端取幾個。
endnim-ruling = 從最左或最右的一堆取至少 1 個。

endnim-theorem = { $misere ->
    [yes] 反常規則下的兩端取石子（依 Albert、Nowakowski 2001）
   *[no] 兩端取石子（Albert、Nowakowski 2001）
  }
endnim-decides = { $heaps ->
    [0] 判斷依據：石子已取完。{ $misere ->
        [yes] 走最後一步的人輸了，輪到走的人獲勝。
       *[no] 輪到走的人輸。
    }
    [1] 判斷依據：只剩一堆。{ $misere ->
        [yes] 留下 1 個即可；若本來就是 1 個，只能取走最後一個。
       *[no] 全部取走。
    }
   *[other] 判斷依據：其餘各堆不變，<strong>左端恰有一個大小使輪到走的人輸。</strong>這裡應為 { $needed }{ $needed ->
        [0] （即沒有左端這一堆）
       *[other] {""}
    }，而左端是 { $left }。
  }
endnim-reason = { $outcome ->
    [N] 其餘各堆不變時，只有左端為 { $needed } 才必敗，而現在是 { $left }。你這一步使兩端配好，對方怎麼取，你都能再配好。
   *[P] 其餘各堆不變時，只有左端為 { $left } 才必敗，現在正是這樣。你怎麼取，對方都能再配好。
  }
endnim-works = { $outcome ->
    [N] { $heaps ->
        [1] { $misere ->
            [yes] 最後一個石子只能由對方取走。
           *[no] 對方就沒有石子可取了。
        }
       *[other] 左端太大，就減到必敗的大小；左端太小，就是右端相對太大，把右端減下來。
    }
   *[P] { $heaps ->
        [1] 最後一個石子只能由你取走。
       *[other] 你從一端取走一些，另一端就相對太大，對方把它減到必敗的大小，總能做到。
    }
  }
endnim-proof =
    <strong>每端恰有一個數：</strong>固定一行 w，在左端添一堆 x。這些局面裡至多一個必敗，因為大的能走到小的；也總有一個必敗，因為右端的走法只有有限種，每種至多排除一個 x。這個 x 稱為 w 的左數 L；L = 0 表示 w 本身必敗。右數 R 同理。

    <strong>兩端：</strong>x·w·y 必敗時，x 是較小的 y 都沒有用過的最小數，其中 y = 0 用掉 L，y = R 用掉 0。{ $misere ->
        [yes] 空行的 L = R = 1，因為單獨一個 1 必敗。
       *[no] 空行的 L = R = 0。
    }於是：y = R 時 x = 0；y 同時小於 L 和 R 時 x = y；L ≤ y < R 時 x = y + 1；R < y ≤ L 時 x = y − 1；y 比兩者都大時 x = y。

    <strong>整行：</strong>由此可從少一堆的區間推出多一堆的區間，就是區間 DP；區間只有端點對那麼多。

endnim-fault-not-at-an-end = 只能取最左或最右的一堆
