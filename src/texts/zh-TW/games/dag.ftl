# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

dag-name = 有向圖遊戲
dag-aliases = 有向無環圖, 圖上棋子
dag-summary = 在有向無環圖上，把一枚棋子沿一條邊移動一步。
dag-rules =
    給定一個有向無環圖，若干節點上放有棋子，同一節點可以有多枚。每步選一枚棋子，沿一條有向邊移動一步。

    先寫邊，再寫棋子所在的節點：dag 1>2 2>3 1>3 at=1,2。節點名可以是數字或單詞；單獨寫一個名字表示沒有邊的節點。走法寫成一條邊：1>3。

    大圖可以用檔案輸入：每行一條邊；或者先寫 N M K 三個數，再寫 M 條邊（每條兩個數）和 K 枚棋子所在的節點。

    例：dag 1>2 2>3 1>3 at=1,2。你走 1>2 以後，兩枚棋子都在 2：對方把一枚移到 3，你移另一枚。
dag-ruling = 選一枚棋子，沿一個箭頭走一步。
dag-ruling-tokens = 幾枚棋子可以在同一個點上。

dag-values-theorem = SG 函數（Sprague 1935，Grundy 1939）
dag-values-decides =
    判斷依據：每個節點的 SG 值是它所有後繼的 SG 值中沒有出現的最小非負整數（mex），沒有後繼的節點是 0。{ $tokens ->
        [1] <strong>棋子所在節點的 SG 值為 0 時，輪到誰走誰輸；否則先手必勝。</strong>
       *[other] <strong>把各棋子所在節點的 SG 值互斥或起來，結果為 0 時輪到誰走誰輸；否則先手必勝。</strong>
    }
dag-reason-token = { $outcome ->
    [N] 這一步走到 SG 值為 0 的 { $node }。從它沒有邊通向另一個 0，而對方無論走到哪裡，你都能再走到 0。
   *[P] { $node } 的 SG 值是 0。從它沒有邊通向另一個 0，而你無論走到哪裡，對方都能再走到 0。
  }
dag-reason-none = 棋子要麼兩兩同處一點而互相抵消，要麼在 SG 值為 0 的點上。你一走就會破壞，對方總能恢復。
dag-reason = 每枚棋子相當於尼姆的一堆，{ $list ->
    [none] 大小是所在點的 SG 值。
   *[other] 大小是所在點的 SG 值：{ $list }{ $left ->
        [yes] （0 和同一點上的成對棋子不列）。
       *[no] 。
    }
  }
dag-values-works = { $tokens ->
    [1] { $outcome ->
        [N] 你可以把棋子移到 SG 值為 0 的節點。從 0 出發沒有邊通向另一個 0（否則它自己的值就不是 0），而對方無論走到哪裡，你都能再走到 0。走不動的棋子停在值為 0 的節點上，那時輪到對方。
       *[P] 棋子在值為 0 的節點上，沒有邊通向另一個 0。你無論走到哪裡，對方都能再走到 0。
    }
   *[other] SG 值為 g 的節點上的棋子相當於一堆 g 個石子：可以走到任何更小的值，但走不到同樣的值。{ $outcome ->
        [N] 你讓互斥或和變為 0，對方必然使它不為 0，你又能把它變回 0。
       *[P] 現在互斥或和是 0，你無論怎麼走都會使它不為 0，對方又能把它變回 0。
    }
  }
dag-values-proof =
    <strong>每個節點有唯一的值：</strong>圖中沒有環，可以按逆拓撲序處理，後繼都在前面：沒有後繼的節點取 0，其餘節點取後繼值的 mex。

    <strong>互斥或和為 0 時，走一步必不為 0：</strong>一步恰好改變一枚棋子的值，而後繼的值都與本節點不同，所以互斥或和一定改變。

    <strong>互斥或和不為 0 時，總能變為 0：</strong>看互斥或和的最高位，必有某枚棋子的值 g 在這一位是 1，g ⊕ 互斥或和比 g 小；由 mex 的定義，更小的值都在後繼中出現，走到那裡即可。對方若把值變大，也可以同樣應對。

    <strong>終局：</strong>所有棋子都在沒有後繼的節點上，各值為 0，互斥或和為 0，輪到走的人已經輸了。
dag-backward-theorem = 逆向歸納（Zermelo 1913）
dag-backward-decides =
    判斷依據：從終點往回推。{ $misere ->
        [yes] <strong>沒有後繼的節點是必勝態（反常規則）；其餘節點，有後繼是必敗態則必勝，否則必敗。</strong>
       *[no] <strong>有後繼是必敗態則必勝，否則必敗。</strong>
    }
dag-backward-reason = { $outcome ->
    [N] 這一步走到 { $node }，從它出發的每條邊都通向你的必勝點。
   *[P] 從 { $node } 出發的每條邊都通向對方的必勝點。
  }從終點往回推就能看出{ $misere ->
    [yes] （這裡沒有出邊的點是必勝點）。
   *[no] 。
  }
dag-backward-works = { $outcome ->
    [N] 走到一個必敗的後繼：從那裡出發的每條邊都通向必勝態，又輪到你獲勝。
   *[P] 從這裡出發的每條邊都通向必勝態，對方獲勝。
  }
dag-backward-proof = 圖中沒有環，每個節點都可以在它的後繼之後判定。步數也同時得到：勝方選步數最少的必敗後繼，負方選步數最多的必勝後繼。

dag-backwards = 按逆拓撲序，每個節點在它的後繼之後：
dag-head-node = 節點
dag-head-successors = 後繼（SG 值）
dag-head-value = SG 值
dag-no-successors = 沒有後繼
dag-values-more = 還能走到 { $count } 個節點，它們的值用同樣的方法算出。
dag-token = 棋子在 { $node }，SG 值為 <strong>{ $sum }</strong>。
dag-tokens =
    各棋子：{ $tokens }{ $more ->
        [0] {""}
       *[other] ；還有 { $more } 個節點沒有列出，但已計入
    }。互斥或和為 <strong>{ $sum }</strong>。
dag-tokens-on = { $count ->
    [1] { $node } 的值為 { $value }
   *[other] { $even ->
        [yes] { $node } 上有 { $count } 枚棋子，值為 { $value }（偶數枚相互抵消為 0）
       *[no] { $node } 上有 { $count } 枚棋子，值為 { $value }（成對抵消，只算一枚）
    }
  }
dag-outcome-node = 節點
dag-outcome-to-move = 輪到走的一方
dag-outcome-moves = 剩餘步數
dag-outcome-best = 應走到
dag-won = { $outcome ->
    [N] 必勝
    [P] 必敗
   *[D] 和棋
  }
dag-outcomes-more = 還能走到 { $count } 個節點。
dag-move = 把棋子從 { $from } 移到 { $to }

dag-has-a-cycle = 圖中有環 { $cycle }，遊戲可能永遠不結束。請去掉環上的一條邊，例如「{ $arc }」。
dag-loop-refused = 「{ $edge }」是自環：這裡的邊必須連接兩個不同的節點。
dag-unknown-node = 圖中沒有節點「{ $node }」。
dag-node-twice = 「{ $nodes }」裡的節點重複了。
dag-numbers-do-not-fit = 第一行「{ $line }」表明一共應有 { $expected } 個數，實際有 { $found } 個。
dag-expected-edge = 一條邊（例如 a-b）或一個節點名（字母和數字）
dag-expected-arc = 一條有向邊（例如 a>b）或一個節點名（字母和數字）
dag-expected-node = 一個節點名
dag-expected-nodes = 用逗號隔開的節點名，例如 a,b
dag-expected-edge-move = 要刪的邊，例如 0-1
dag-expected-edge-choice = 一條邊，例如 a-b
dag-expected-arc-move = 一條有向邊，例如 1>2（把 1 上的棋子移到 2）
dag-expected-node-move = 要走到的節點名
dag-fault-no-such-edge = 沒有這條邊
dag-fault-no-such-node = 沒有這個節點
dag-fault-no-token-there = 那裡沒有棋子
dag-fault-not-a-neighbour = 棋子所在的節點沒有邊通向那裡

dag-misere-theorem = 圖上的反常規則（Conway 1976）
dag-misere-proof = 哪些節點是小局面，是從終點往回逐個算出來的：沒有出邊的節點是小局面；有邊到兩種值的小局面的節點是大局面；只有邊到一種值的小局面的節點是小局面，而它其餘的邊所到的大局面都有邊到小局面；沒有邊到小局面的節點是大局面。在這個圖上，棋子能到的每個節點都屬於其中一種，所以 (a)、(b)、(c) 都成立。
