# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

staircase-name = 階梯賽局
staircase-aliases = 階梯尼姆, 階梯, 階梯nim, 臺階賽局
staircase-summary = 把一級上的若干石子移到下一級。
staircase-rules =
    石子放在各級臺階上。每步選一級，把其中至少一個石子移到它的下一級。到了地面（第 0 級）的石子不再移動。

    局面寫成第 1、2、3、……級上的個數：staircase 1 2 3。走法寫成「級號:個數」：2:1 表示從第 2 級移 1 個到第 1 級。

    例：staircase 1 2。你走 1:1 以後，變成 0 2：對方從第 2 級移到第 1 級幾個，你就把這幾個移到地面。
staircase-ruling =
    選一級臺階，把至少 1 個石子移到下一級。

    第 1 級下面是地面，到了地面的石子不再移動。

staircase-theorem = 階梯賽局：只看奇數級（依 Bouton 1902）
staircase-decides = 判斷依據：不看偶數級，把奇數級上的石子當作尼姆的各堆。<strong>若奇數級的互斥或和為 0，則輪到誰走誰輸。</strong>
staircase-reason-none = { $shape ->
    [grid] 石子都在橫列號與直行號之和為偶數的格上。你把一些石子移一格，對方就把它們再移一格，直到 (1, 1)。
   *[stairs] 石子都在偶數級上。你把一些石子移下一級，對方就把它們再移下一級，直到地面。
  }
staircase-reason = { $shape ->
    [grid] 只看橫列號與直行號之和為奇數的格
   *[stairs] 只看奇數級上的石子
  }{ $list ->
    [none] ，按尼姆走。
   *[other] （{ $list }），按尼姆走。
  }
staircase-works =
    從奇數級移走石子，就像從尼姆堆裡取走：它們到了偶數級，不再計入。從偶數級移到奇數級的石子，另一方可以把同樣多的石子再往下移一級，奇數級就還原了。所以偶數級上的走法可以照搬抵消。{ $outcome ->
        [N] 你使互斥或和為 0 並一直保持：對方動奇數級，就按尼姆應對；對方動偶數級，就照搬。
       *[P] 對方一直保持互斥或和為 0：你動奇數級，對方按尼姆應對；你動偶數級，對方就照搬。
    }
staircase-proof =
    <strong>互斥或和為 0 時：</strong>每一步恰好改變一個奇數級：從它移走（變小），或從上面的偶數級移入（變大）。一個數變了，互斥或和就不再是 0。

    <strong>互斥或和不為 0 時：</strong>與尼姆一樣，總有一個奇數級可以變小，使互斥或和為 0；移走的石子到下面的偶數級或地面。

    <strong>SG 值：</strong>同理，每個更小的值都能靠減小某個奇數級到達，而相同的值走不到，所以奇數級的互斥或和就是 mex。

    <strong>終局：</strong>石子終將全部落地；臺階上沒有石子時互斥或和為 0，輪到走的人已經輸了。

staircase-place = { $shape ->
    [grid] ({ $row }, { $column }) 格
   *[stairs] { $step ->
        [0] 地面
       *[other] 第 { $step } 級
    }
  }
staircase-counts = 計入
staircase-column = 每直行 1 的個數
staircase-more = 還有 { $count } 處沒有列出，但已計入。
staircase-sum = { $shape ->
    [grid] 橫列號與直行號之和為奇數的各格的互斥或和：<strong>{ $sum }</strong>。
   *[stairs] 奇數級的互斥或和：<strong>{ $sum }</strong>。
  }

staircase-repairs =
    要使互斥或和為 0，{ $shape ->
        [grid] 須改變一個奇格。
       *[stairs] 須改變一個奇數級。
    }{ $count ->
        [1] 唯一的辦法
       *[other] 辦法
    }：<strong>{ $ways }。</strong>
staircase-way = { $shape ->
    [grid] { $place }應變為 { $from } ⊕ { $sum } = { $to }，{ $sends ->
        [yes] 移 { $amount } 個到 { $other }
       *[no] 從 { $other }移來 { $amount } 個
    }
   *[stairs] { $place }應變為 { $from } ⊕ { $sum } = { $to }，{ $sends ->
        [yes] 移 { $amount } 個到{ $other }
       *[no] 從{ $other }移來 { $amount } 個
    }
  }
staircase-ways-or = { $shape ->
    [grid] ；或者{" "}
   *[stairs] ；或者
  }
staircase-more-ways = 還有 { $count } 種辦法沒有列出。
staircase-copy = { $shape ->
    [grid] 以後誰從 { $from }移若干個到 { $via }，另一方就把同樣多的石子再移到 { $to }，{ $via }便還原了。
   *[stairs] 以後誰從{ $from }移若干個到{ $via }，另一方就把同樣多的石子再移到{ $to }，{ $via }便還原了。
  }

staircase-step-down =
    把第 { $step } 級的 { $from } 個{ $part ->
        [one] {""}
        [all] 全部
       *[some] 中的 { $amount } 個
    }移到{ $below ->
        [0] 地面
       *[other] 第 { $below } 級
    }
staircase-expected-step-and-amount = 級號和個數，例如 2:3（從第 2 級移 3 個到第 1 級）
staircase-fault-no-such-step = 沒有這一級臺階

staircase-misere-theorem = 反常規則下的階梯賽局就是反尼姆（依 Bouton 1902）
staircase-misere-decides = 判斷依據：把奇數級上的石子當作反尼姆的各堆。{ $large ->
    [yes] <strong>只要有一個奇數級不少於 2 個，互斥或和為 0 就必敗，與正常規則相同。</strong>這裡的互斥或和是 { $sum }。
   *[no] <strong>奇數級都不超過 1 個：若有奇數個奇數級是 1 個，則輪到誰走誰輸。</strong>
  }
staircase-misere-proof = 小局面：每個奇數級至多 1 個石子。(a) 若某個奇數級有石子，就把它移下去；若都沒有而石子還在，就從偶數級移 1 個到下面的奇數級。(b) 若恰有一個奇數級不少於 2 個，可以全部移下去，也可以留 1 個；若有兩個這樣的奇數級，一步走不成小局面。(c) 從小局面走到大局面，只會使一個奇數級變多，再由 (b) 就能走回來。
