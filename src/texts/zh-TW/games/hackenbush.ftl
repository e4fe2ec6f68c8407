# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

hackenbush-name = 刪邊遊戲
hackenbush-aliases = 樹上刪邊遊戲, 圖上刪邊遊戲, 無向圖刪邊遊戲, 樹上刪邊, 刪邊
hackenbush-summary = 刪去一條邊，與地面不再連通的部分隨之消失。
hackenbush-rules =
    一個與地面相連的圖。每步刪去一條邊，與地面不再連通的部分全部消失。競賽書中，圖是樹時稱為「樹上刪邊遊戲」，一般的圖稱為「無向圖刪邊遊戲」。

    寫出各條邊，地面是 0：hackenbush 0-1 1-2 2-3 3-1 3-4。寫 root=a（或 root=a,b）時地面是別的點或多個點。自環（如 1-1）和重邊都算。走法寫成要刪的邊：0-1。

    大圖可以用檔案輸入，每行一條邊。

    例：hackenbush 0-1 1-2 0-3。你走 1-2 以後，地面上剩下兩條單獨的邊：對方刪一條，你刪另一條。
hackenbush-ruling = { $named ->
    [no] 刪去一條邊，與地面不再連通的部分隨之消失。
   *[yes] 刪去一條邊，與地面（點 { $ground }）不再連通的部分隨之消失。
  }

hackenbush-theorem = 冒號原理與融合原理（Winning Ways 1982；俗稱克朗原理、費森原理）
hackenbush-decides =
    判斷依據：整個圖在地面處的 SG 值。一條邊的值等於它上面部分的值加 1（冒號原理），同一點上各邊的值取互斥或。{ $cycles ->
        [yes] 環上的點可以縮成一個點，環上的邊變成自環，每個值為 1（融合原理）。<strong>值為 0 時輪到誰走誰輸，否則先手必勝。</strong>
       *[no] <strong>值為 0 時輪到誰走誰輸，否則先手必勝。</strong>
    }
hackenbush-reason = 地面上的每個分支相當於尼姆的一堆{ $list ->
    [none] 。
   *[other] ，SG 值是 { $list }{ $left ->
        [yes] （0 不列）。
       *[no] 。
    }
  }
hackenbush-reason-even = 所有的邊都在過地面的環上，每條值為 1。共有 { $edges } 條，是偶數，兩兩抵消，值為 0。
hackenbush-works = { $outcome ->
    [N] 地面上的每個分支相當於一堆石子，總有一種刪法使總值變為 0。從 0 出發無論刪哪條邊都會變為不是 0，你每次都能再變回 0，直到全部刪完。
   *[P] 地面上的每個分支相當於一堆石子。現在總值是 0，你無論刪哪條邊都會變為不是 0，對方每次都能再變回 0，直到全部刪完。
  }
hackenbush-trees-title = 冒號原理（Winning Ways 1982）
hackenbush-trees =
    <strong>分支取互斥或：</strong>刪一個分支裡的邊不影響其他分支，所以同一點上的各分支是遊戲的和（SG 定理）。

    <strong>冒號原理：一條邊上面的部分值為 g 時，連同這條邊值為 g + 1。</strong>對邊數歸納。刪這條邊得 0。刪上面的邊，若上面剩下的值為 h，連同這條邊值就是 h + 1。小於 g 的每個 h 都能得到，而 h 不會等於 g；所以 0、1、……、g 都出現，g + 1 不出現，mex 就是 g + 1。
hackenbush-loops = <strong>自環：</strong>一個自環只能刪去，值為 1。同一點上的兩個自環互相抵消。
hackenbush-end = <strong>終局：</strong>只剩地面時值為 0，輪到走的一方已經輸了。
hackenbush-fusion-title = 融合原理（Berlekamp、Conway、Guy，《Winning Ways》1982，第 7 章；Ferguson，《Game Theory》第一部分第 6 章）
hackenbush-fusion = 環上的點可以縮成一個點，環上的邊變成自環，SG 值不變。

hackenbush-cycles-first = 先處理環（融合原理）：
hackenbush-nodes = { $more ->
    [0] { $list }
   *[other] { $list } 等共 { $all } 個
  }
hackenbush-worth = { $edges ->
    [1] 有 1 個自環，值為 1
   *[other] 共 { $edges } 個自環，每個值為 1，{ $edges } 是{ $odd ->
        [yes] 奇數，合起來是 1
       *[no] 偶數，合起來是 0
    }
  }
hackenbush-fused-loops = 點 { $nodes } 上{ hackenbush-worth }。
hackenbush-fused =
    點 { $nodes } 同在一個邊雙連通分量裡，縮成{ $ground ->
        [yes] 地面
       *[no] 一個點
    } <strong>{ $point }</strong>；其中的邊變成自環，{ hackenbush-worth }。
hackenbush-blocks-more = 還有 { $count } 個分量沒有列出，同樣處理。
hackenbush-colon = { $points ->
    [1] 地面上的各條邊（邊的值 = 上面部分的值 + 1）：
   *[other] 從上往下算到地面（冒號原理：邊的值 = 上面部分的值 + 1）：
  }
hackenbush-head-point = 點
hackenbush-head-edges = 邊
hackenbush-head-xor = 互斥或
hackenbush-head-value = SG 值
hackenbush-ground = 地面 { $point }
hackenbush-odd-loops = 自環：1
hackenbush-edge = 到 { $to }：{ $above } + 1 = { $worth }
hackenbush-more-edges = 另 { $count } 條：{ $worth }
hackenbush-edges-comma = ，
hackenbush-nothing = 沒有（自環抵消）
hackenbush-more = 更上面還有 { $count } 個點，值用同樣的方法算出。
hackenbush-cut = { $falls ->
    [0] 刪去 { $from }–{ $to }
   *[other] 刪去 { $from }–{ $to }（另有 { $falls } 條邊隨之消失）
  }

hackenbush-not-joined = 「{ $edge }」與地面（「{ $ground }」）不連通，早就該消失了。地面是 0，或由 root= 指定。
