# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

addsub-name = 加減遊戲
addsub-aliases = 圖上加減
addsub-summary = 從一個點取走一個石子，在它的後繼上共放 K 個石子。
addsub-rules =
    一個有向無環圖，每個有後繼的點上寫有一個數 K，若干點上有石子。每步從一個有後繼的點取走一個石子，再在它的後繼上共放 K 個石子（可以重複放在同一點）。K = 0 時只是取走。沒有後繼的點上的石子不能動。

    寫出邊、K 和石子：addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:3,2:1。走法寫成點和新石子的位置：1>2,3；K = 0 時只寫點：1。

    例：addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:1。你走 1>2,2 以後，在點 2 放上兩個石子：對方把其中一個移到點 3，你移另一個；點 3 上的石子不能再動。
addsub-ruling = { $any ->
    [no] 沒有能動的石子。
   *[yes] 從一個有出邊的點取走 1 個石子，再在它的後繼上放新的石子（可以放在同一點）：{ $clauses }。
  }
addsub-new-stones = 從點 { $nodes } 取走的放 { $count } 個
addsub-or = 、

addsub-theorem = 石子的 SG 值（Sprague 1935，Grundy 1939；UVa 12163）
addsub-decides = 判斷依據：每個石子的 SG 值只與它所在的點有關，是放下的 K 個新石子的互斥或和取不到的最小非負整數。<strong>所有石子的 SG 值取互斥或（同一點上成對抵消），結果為 0 時輪到誰走誰輸，否則先手必勝。</strong>
addsub-reason-none = SG 值不為 0 的石子兩兩同處一點。你動其中一個，對方就把另一個照樣走。
addsub-reason = 同一點上的兩個石子互相抵消，{ $list ->
    [none] 其餘的當作尼姆的各堆。
   *[other] 其餘的 SG 值是 { $list }。
  }
addsub-works =
    值為 g 的石子可以換成互斥或和為任何更小值的石子，但換不成 g。{ $outcome ->
        [N] 你讓互斥或和變為 0，對方必然使它不為 0，你又能把它變回 0。
       *[P] 現在互斥或和是 0，你無論怎麼走都會使它不為 0，對方又能把它變回 0。
    }
addsub-proof =
    <strong>每個石子是一個獨立的遊戲：</strong>一步只動一個石子，換成若干新石子，所以局面是各個石子的和，SG 值取互斥或。

    <strong>點 v 上的一個石子：</strong>後繼局面就是把 K 個石子放到後繼點上的各種放法，每種放法的值是各石子值的互斥或和，所以 v 的值是這些互斥或和的 mex。圖中沒有環，後繼先算。

    <strong>化簡：</strong>兩個新石子放在同一點就相互抵消，所以只看得到奇數個石子的點：不超過 K 個、個數與 K 同奇偶的任意後繼集合。

    <strong>終局：</strong>沒有後繼的點上的石子值為 0。

addsub-backwards = 按逆拓撲序，每個點上一個石子的 SG 值：
addsub-head-node = 點
addsub-head-k = K
addsub-head-successors = 後繼（SG 值）
addsub-head-xors = K 個的互斥或和
addsub-head-value = SG 值
addsub-no-successors = 不能動
addsub-and-more = { $xors }、……
addsub-more = 還能走到 { $count } 個點，用同樣的方法算出。
addsub-together =
    計入的石子：{ $stones }{ $cancel ->
        [yes] ；同一點上偶數個石子抵消
       *[no] {""}
    }{ $more ->
        [0] {""}
       *[other] ；還有 { $more } 個點沒有列出，但已計入
    }。互斥或和為 <strong>{ $sum }</strong>。
addsub-none = 無

addsub-spread = { $puts ->
    [none] 從點 { $from } 取走一個石子
   *[other] 從點 { $from } 取走一個石子，{ $puts }
  }
addsub-put = 在點 { $node } 放 { $count } 個

addsub-node-without-k = 點「{ $shown }」有後繼卻沒有 K：請寫出要放幾個石子，例如 k={ $node }:1。
addsub-too-many-successors = 點「{ $node }」的後繼太多：最多 { $most } 個。
addsub-expected-node-amounts = 點和個數，例如 1:2,2:1
addsub-expected-arcs = 用逗號隔開的有向邊，例如 1>2,1>3
addsub-expected-stone-move = 一個點和新石子的位置，例如 1>2,3
addsub-fault-no-stone-there = 那裡沒有石子
addsub-fault-cannot-be-played = 那個點沒有後繼，石子不能動
addsub-fault-wrong-number-of-stones = 新石子的個數與 K 不符
addsub-fault-not-a-successor = 那不是所取石子的點的後繼
