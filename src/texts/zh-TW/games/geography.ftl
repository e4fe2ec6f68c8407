# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

geography-name = 無向圖遊走遊戲
geography-aliases = 無向圖遊戲, 二分圖賽局, 圖上游走, 圖遊戲
geography-summary = 把棋子沿一條邊移動，並刪去離開的點。
geography-rules =
    一個無向圖和一枚棋子。每步沿一條邊走到相鄰的點，並刪去離開的點。不寫 at= 時，先手先選擇起點。

    寫出各條邊和棋子的位置：geography a-b b-c c-d at=a。單獨寫一個名字表示沒有邊的點。走法寫成要走到的點：b。

    例：geography a-b b-c c-d at=a。你走 b 以後，棋子到 b：對方只能走到 c，你走到 d，再也無路可走。
geography-ruling = { $placed ->
    [yes] 把棋子沿一條邊移動，並刪去它離開的點。
   *[no] 第一步先選一個點放上棋子，以後每步把它沿一條邊移動，並刪去它離開的點。
  }

geography-theorem = 無向圖遊走的匹配定理（Fraenkel、Scheinerman、Ullman 1993）
geography-decides =
    判斷依據：匹配是把相鄰的點兩兩配對，每個點至多在一對裡；配對最多的叫最大匹配。{ $placed ->
        [no] <strong>若存在完美匹配，選起點的一方必敗；否則必勝。</strong>
       *[yes] <strong>起點 { $start } 在每個最大匹配裡都被匹配時，先手必勝；否則先手必敗。</strong>
    }
geography-works = { $placed ->
    [no] { $outcome ->
        [N] 從匹配中落單的點開始。它的每個鄰點都有搭檔（否則還能多配一對），對方無論走到哪裡，你都走到那個點的搭檔，你總有路可走。
       *[P] 所有點都已配對。你無論從哪裡開始，對方都走到那個點的搭檔，如此下去，對方總有搭檔可走。
    }
   *[yes] { $outcome ->
        [N] 走到你所在點的搭檔。之後對方無論走到哪裡，那個點也有搭檔，你就走到它的搭檔。你不會無路可走：否則沿走過的路交換匹配邊與非匹配邊，會得到另一個使起點落單的最大匹配。
       *[P] 有一個最大匹配使 { $start } 落單，所以它的每個鄰點都有搭檔（否則還能多配一對）。你無論走到哪裡，對方都走到那個點的搭檔，對方總有路可走。
    }
  }
geography-proof =
    <strong>若某個最大匹配使起點 s 落單，則 s 必敗：</strong>s 的鄰點都已匹配，否則還能多配一對。對方每步都走到搭檔。假設從某個搭檔能走到沒有搭檔的點 x，那麼沿 s 到 x 的路交換匹配邊與非匹配邊，兩端都是非匹配邊，就會多出一對，矛盾。所以 x 總有搭檔，對方不會無路可走。

    <strong>若每個最大匹配都包含 s，則 s 必勝：</strong>取一個最大匹配，走到 s 的搭檔。對方走到的點 x 總有搭檔：否則沿 s 到 x 的路交換匹配邊與非匹配邊，一端是匹配邊、一端是非匹配邊，得到的仍是最大匹配，卻使 s 落單，矛盾。

    <strong>選擇起點：</strong>有完美匹配時，每個點都在每個最大匹配裡，選哪個起點都是把必勝態交給對方；沒有完美匹配時，選一個落單的點即可。

geography-matching =
    { $count ->
        [0] 這裡一對也配不成。
       *[other] { $placed ->
            [no] 一個最大匹配：{ $pairs }。
           *[yes] 在棋子能到達的範圍內，一個最大匹配：{ $pairs }。
        }
    }{ $alone ->
        [0] 沒有點落單。
       *[other] 落單的點：{ $lone }。
    }
geography-start = { $placed ->
    [no] { $alone ->
        [0] 這是完美匹配。
       *[other] 不是完美匹配：從 { $lone } 開始可以獲勝。
    }
   *[yes] { $paired ->
        [no] 它使 { $start } 落單。
       *[yes] 去掉 { $start } 就會少一對，所以每個最大匹配都包含 { $start }。這裡它的搭檔是 <strong>{ $partner }</strong>：走到那裡。
    }
  }
geography-choose = 從 { $node } 開始
geography-walk = 從 { $from } 走到 { $to }
