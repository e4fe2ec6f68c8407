# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

digraph-name = 帶環有向圖遊戲
digraph-aliases = 帶環圖, 有環圖
digraph-summary = 把一枚棋子沿一條邊移動一步；圖中可以有環。
digraph-rules =
    給定一個有向圖，若干節點上放有棋子，同一節點可以有多枚。每步選一枚棋子，沿一條有向邊移動一步。圖中可以有環和自環，所以遊戲不一定會結束，可能是和棋。同一局面、同一方走棋第三次出現時，判和。

    先寫邊，再寫棋子所在的節點：digraph 1>2 2>1 2>3 at=1,2。節點名可以是數字或單詞；單獨寫一個名字表示沒有邊的節點。走法寫成一條邊：1>2。

    大圖可以用檔案輸入：每行一條邊；或者先寫 N M K 三個數，再寫 M 條邊（每條兩個數）和 K 枚棋子所在的節點。

    例：digraph 1>2 2>1 2>2 1>3 3>4 4>5 at=1。你走 1>3 以後，棋子在 3：對方只能到 4，你再到 5，那裡沒有出邊。
digraph-ruling = 選一枚棋子，沿一個箭頭走一步。
digraph-ruling-draw = 同一局面第三次出現就是和棋。

retrograde-theorem = 倒推分析（Zermelo 1913，Smith 1966）
retrograde-decides =
    判斷依據：從終點往回推。無路可走的局面是{ $misere ->
        [yes] 必勝態（反常規則）
       *[no] 必敗態
    }；能走到必敗態的是必勝態；每一步都走到必勝態的是必敗態。<strong>這樣始終推不到的局面是和棋：誰也不能強制取勝。</strong>
retrograde-works = { $outcome ->
    [N] 走到更早推出的必敗態。從那裡每一步都走到更早推出的必勝態，所以終點越來越近。
   *[P] 每一步都走到更早推出的必勝態，對方會讓終點越來越近。
  }
retrograde-proof =
    <strong>勝與負：</strong>按推出的先後給局面編號。必勝態總有一步走到編號更小的必敗態，必敗態的每一步都走到編號更小的必勝態。勝方每走一個回合編號都變小，所以對局一定結束。

    <strong>和棋：</strong>推不到的局面沒有一步走到必敗態，否則它是必勝態；又至少有一步走到另一個推不到的局面，否則每一步都走到必勝態，它就是必敗態。所以雙方都能一直留在這些局面裡，而離開的人只會走到對方必勝的局面。
loopy-values-theorem = 帶環遊戲之和（Smith 1966）
loopy-values-decides = 判斷依據：每一部分有一個值，或者是像尼姆堆那樣的數，或者是 ∞(K)，K 是走一步能到的那些數。數之間取互斥或，互斥或和為 0 時輪到誰走誰輸。<strong>一個 ∞(K) 與互斥或和為 n 的數相加：n 在 K 裡則必勝，走到那裡即可；否則是和棋。兩個 ∞ 相加也是和棋。</strong>
loopy-values-works = { $outcome ->
    [N] 把互斥或和變為 0。對方怎麼改，你都能再變回 0，而且離終點更近。
   *[P] 互斥或和是 0。你怎麼改，對方都能再變回 0，而且離終點更近。
  }
loopy-values-proof =
    <strong>數：</strong>按從小到大的順序給節點賦值。一個節點得到 m，是因為它能到所有更小的數，到不了 m，而其餘每條邊通向的節點都有邊回到先前得到 m 的節點。所以走到更大的數或 ∞，對方都能退回 m，並且離終點更近；走到更小的數，就像尼姆那樣應對。

    <strong>一個 ∞(K) 與 n：</strong>n 在 K 裡，走到那裡，其餘部分的和為 0。否則沒有一步能使各部分都是數且互斥或和為 0，所以哪一步都贏不了；同時總有一步走完後對方也贏不了（Smith），雙方可以一直走下去。

    <strong>兩個 ∞：</strong>走一步至少還剩一個 ∞，不會全是數，所以沒有一步走到必敗態；同樣總有一步走完後對方也贏不了（Smith）。
loopy-reason = { $outcome ->
    [N] { $ends ->
        [yes] 走完這步對方無路可走，直接輸掉。
       *[no] 從那裡對方怎麼走都到你的必勝態，終點越來越近。
    }
    [P] 你怎麼走都到對方的必勝態，終點越來越近。
   *[D] 想保住和棋，就{ $move }。從那裡對方也不能強制取勝。{ $slips ->
        [yes] 有些走法會輸。
       *[no] {""}
    }
  }
loopy-sum = 合起來是 <strong>{ $sum }</strong>。
loopy-more-parts = 還有 { $count } 個部分沒有列出。
loopy-draws = 每一步走到哪裡：
loopy-draws-move = 走法
loopy-draws-after = 結果
loopy-draws-kept = 和棋
loopy-draws-lost = { $answer ->
    [none] 對局結束，對方勝
   *[other] 對方勝：{ $answer }
  }
loopy-draws-more = 還有 { $count } 種走法沒有列出。
digraph-rounds = 從終點往回推，按推出的先後排列，剩下的是和棋：
digraph-numbers = 各節點的值：一個數，或 ∞ 和走一步能到的數：
digraph-more = 還能走到 { $count } 個節點。
refusal-cycles-in-compound = 「{ $token }」裡有環，可能走不完，而「{ $how }」要求每個遊戲都會結束。請改用 + 相加。
