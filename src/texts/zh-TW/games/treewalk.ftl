# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

treewalk-name = 樹上游走遊戲
treewalk-aliases = 樹上游走
treewalk-summary = 走到一個祖先或子孫，並刪去離開的點。
treewalk-rules =
    一棵（或幾棵）有根樹和一枚棋子。不寫 at= 時，先手先選擇起點。每步走到任意一個尚未刪除的祖先或子孫，並刪去離開的點。

    依次寫出每個點的父親，根寫 0：treewalk 0 1 1 2 表示 2 和 3 的父親是 1，4 的父親是 2。at=3 表示棋子在 3，gone=1 表示 1 已刪去。走法寫成要走到的點：2。

    大的樹可以用檔案輸入，依次寫出各點的父親。

    例：treewalk 0 1 1。你走 2 以後，從 2 出發：對方只能走到 1，你走到 3，再也無處可走。
treewalk-ruling =
    { $placed ->
        [yes] 把棋子移到任意一個還沒刪去的祖先或子孫，並刪去它離開的點。
       *[no] 第一步先選一個點放上棋子，以後每步把它移到任意一個還沒刪去的祖先或子孫，並刪去它離開的點。
    }根是點 { $roots }。

treewalk-theorem = 樹上的祖先—子孫匹配（Fraenkel、Scheinerman、Ullman 1993）
treewalk-decides =
    判斷依據：把點與它的祖先或子孫兩兩配對，每個點至多在一對裡，配得越多越好。{ $placed ->
        [no] <strong>若所有點都能配對（完美匹配），選起點的一方必敗；否則必勝。</strong>
       *[yes] <strong>若不用 { $start } 就會少一對（它在每個最大匹配裡），先手必勝；否則先手必敗。</strong>
    }
treewalk-works = { $placed ->
    [no] { $outcome ->
        [N] 從匹配中剩下的點開始。對方無論走到哪裡，那個點都有搭檔（否則還能多配一對），你就走到它的搭檔，總有路可走。
       *[P] 你無論從哪裡開始，對方都走到那個點的搭檔，如此下去，對方總有搭檔可走。
    }
   *[yes] { $outcome ->
        [N] 走到你所在點的搭檔。之後對方無論走到哪裡，那個點也有搭檔，你就走到它的搭檔。
       *[P] 有一個最大匹配不用 { $start }。你無論走到哪裡，那個點都有搭檔（否則還能多配一對），對方就走到它的搭檔。
    }
  }
treewalk-proof =
    <strong>為什麼看匹配：</strong>這就是在「每個點與所有祖先連邊」的圖上的無向圖遊走遊戲。若某個最大匹配不用起點，對方每步走到搭檔即可；途中若走到沒有搭檔的點，沿走過的路交換匹配邊與非匹配邊就會多出一對，矛盾。若每個最大匹配都要用起點，那麼同樣的應對歸你。

    <strong>為什麼可以自底向上貪心：</strong>點 u 下面剩下的點都是 u 的子孫，u 上面的點與它們配對和與 u 配對一樣可行。所以下面有剩餘時 u 取走一個：f(u) = s − 1；沒有剩餘時 u 自己剩下：f(u) = 1。已刪去的點不取：f(u) = s。其中 s 是各兒子的 f 之和。

    <strong>哪些走法獲勝：</strong>刪去離開的點以後，走到一個刪去它會使剩餘總數減少 1 的點，即其餘部分的某個最大匹配不用的點。

treewalk-upwards = 自底向上：每個點從下面剩下的點中取一個作搭檔；下面沒有剩下的，它自己就剩下。
treewalk-head-node = 點
treewalk-head-below = 下面剩下 s
treewalk-head-left = 連同它剩下 f
treewalk-gone = { $node }（已刪）
treewalk-more = 更下面還有 { $count } 個點，用同樣的方法算出。
treewalk-total = { $placed ->
    [no] { $total ->
        [0] 總共剩下 { $total } 個：全部可以配對。
       *[other] 總共剩下 { $total } 個。
    }
   *[yes] 總共剩下 { $total } 個；若再刪去 { $start }，則剩下 { $without } 個。{ $needed ->
        [yes] 所以每個最大匹配都要用 { $start }。
       *[no] 所以有最大匹配不用 { $start }。
    }
  }
treewalk-no-pairs = 一對也配不成。
treewalk-pairing = 一個最大匹配：{ $pairs }。
treewalk-lone = 剩下：{ $lone }。
treewalk-partner = { $start } 的搭檔是 <strong>{ $partner }</strong>。

treewalk-parents-in-a-circle = 父親的關係成了一個環 { $cycle }：其中某個點（見「{ $shown }」）的父親應當是 0（根）。
treewalk-token-on-a-gone-node = 「{ $shown }」：這個點已經刪去。
treewalk-expected-node-numbers = 用逗號隔開的點的編號，例如 1,3
treewalk-fault-node-is-gone = 那個點已經刪去
treewalk-fault-not-on-one-branch = 它既不是棋子所在點的祖先，也不是子孫
