# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

flip-name = 翻棋子
flip-aliases = 棋盤翻硬幣, 翻棋
flip-summary = 把一個正面翻成反面，同時翻同橫列或同直行中它前面的一枚（或矩形的四個角）。
flip-rules =
    棋盤上放著硬幣，位置 (x, y) 從 1 數起。每步選一個正面 (x, y) 翻成反面，同時再翻一枚：(x, b)，b < y；或 (a, y)，a < x。寫 rule=product 時改為翻矩形的四個角 (x, y)、(a, y)、(x, b)、(a, b)，a < x，b < y。

    寫 rule=A*B（兩個翻硬幣規則，例如 rule=ruler*mock）時，按 A 選直行，按 B 選橫列，翻轉交叉處的所有硬幣；最後一直行與最後一橫列交叉處的硬幣必須是正面。

    局面寫出各個正面：flip 2,3 4,1，flip 4,3 rule=product，或 flip 4,3 rule=ruler*mock；flip none 表示沒有正面。走法寫成正面和第二枚（或對角）：4,1>2,1；rule=A*B 時寫成直行和橫列：3-4*1,3。

    例：flip 1,2 3,1。你走 3,1>2,1 以後，正面剩下 (1, 2) 和 (2, 1)：對方只能翻其中一枚和 (1, 1)，你翻另一枚和 (1, 1)，全部成為反面。
flip-ruling = { $rule ->
    [line] 翻轉一枚正面朝上的硬幣 (x, y)，同時再翻一枚：(a, y)，a 小於 x；或 (x, b)，b 小於 y。
   *[product] 翻轉一枚正面朝上的硬幣 (x, y)，同時翻轉另外三枚 (a, y)、(x, b)、(a, b)，a 小於 x，b 小於 y。
  }
flip-ruling-places = 位置從 1 數起。翻成正面的硬幣以後還可以再翻。

flip-line-theorem = 翻棋子：兩堆尼姆（依 Bouton 1902）
flip-line-decides = 判斷依據：(x, y) 上的正面相當於 x − 1 和 y − 1 兩堆石子，SG 值為 (x − 1) ⊕ (y − 1)。<strong>所有正面的互斥或和為 0 時，輪到誰走誰輸。</strong>
flip-reason = { $rule ->
    [line] (x, y) 上的正面相當於 x − 1 和 y − 1 兩堆
   *[product] (x, y) 上的正面相當於 x − 1 與 y − 1 的 Nim 積那麼大的一堆
  }{ $list ->
    [none] 。
   *[other] ，這裡各個正面的 SG 值是 { $list }{ $left ->
        [yes] （0 不列）。
       *[no] 。
    }
  }
flip-reason-none = { $rule ->
    [line] 正面都在對角線上，到兩邊的距離是相等的兩堆。你動一邊，對方就照樣動另一邊。
   *[product] 正面都在第一橫列或第一直行，SG 值是 0。
  }
flip-line-works = { $outcome ->
    [N] 有一步使互斥或和變為 0。對方無論怎麼翻，都是減小一個正面的一個座標，互斥或和必改變，你又能變回 0。
   *[P] 互斥或和為 0。你無論怎麼翻，都是減小一個正面的一個座標，互斥或和必改變，對方又能變回 0。
  }
flip-line-proof =
    <strong>一個正面：</strong>翻 (x, y) 和 (x, b)，就是把正面移到 (x, b)：座標 y 變成更小的正整數。所以 y − 1 是一堆石子，x − 1 也是。注意座標從 1 數起，x = 1 時已經不能再減。

    <strong>多個正面的 SG 值是互斥或和 X：</strong>走一步，翻掉值為 g 的正面，再翻一個值為 w 的位置，不論那裡原來是正是反，互斥或和都變為 X ⊕ g ⊕ w。只有一個正面時，這就是從 g 走到 w：w 不會等於 g，而小於 g 的數都取得到。所以互斥或和不會仍是 X；對 y < X，在兩者最高的不同位上有一個正面的值 g 是 1，取 w = g ⊕ X ⊕ y < g，走完就是 y。由歸納，mex 正是 X。
flip-product-theorem = 翻四角：Nim 積（Conway；Lenstra 1978）
flip-product-decides = 判斷依據：(x, y) 上的正面 SG 值為 Nim 積 (x − 1) ⊗ (y − 1)。<strong>所有正面的互斥或和為 0 時，輪到誰走誰輸。</strong>
flip-product-works = { $outcome ->
    [N] 有一個矩形使互斥或和變為 0。對方無論怎麼翻都會使它不為 0，你又能變回 0。
   *[P] 互斥或和為 0。你無論怎麼翻都會使它不為 0，對方又能變回 0。
  }
flip-product-value-title = 一個正面的 SG 值就是 Nim 積的定義
flip-product-value =
    <strong>一個正面：</strong>座標從 0 數起。x 與 y 的 Nim 積定義為：對所有 a < x、b < y，(a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) 中沒有出現的最小數。這正是翻掉 (x, y) 後其餘三個角的值的 mex。

    <strong>多個正面的 SG 值是互斥或和 X，</strong>用歸納法：走一步，翻掉值為 g 的正面，再翻三個位置，設它們的值的互斥或和為 w，不論那裡原來是正是反，走完都是 X ⊕ g ⊕ w。只有一個正面時，走完的值是 w：不會等於 g，而小於 g 的數都能得到。所以互斥或和不會仍是 X；對 y < X，在兩者最高的不同位上有一個正面的值 g 是 1，取 w = g ⊕ X ⊕ y < g，走完就是 y。
flip-fields-title = Nim 積構成域（Conway 1976，《On Numbers and Games》第 6 章）
flip-fields = 小於 F = 2、4、16、256、……的數在 ⊕、⊗ 下是域：x < F 時 F ⊗ x = F · x，F ⊗ F = F ⊕ F/2，其餘按分配律展開。一個矩形使互斥或和改變 (x ⊕ a) ⊗ (y ⊕ b)。域中可以作除法：對每個 a，恰有一個 b 給出所要的改變，b < y 時就是一步。

flip-no-heads = 沒有正面，互斥或和為 0。
flip-head-place = 正面
flip-head-value = SG 值
flip-nim-sum = 互斥或和
flip-more = 還有 { $count } 個正面沒有列出，但已計入。
flip-turn = 翻 { $head } 和 { $others }

flip-repeated-place = 位置「{ $place }」重複了：每個正面只寫一次。
flip-expected-board-place = 位置 x,y，例如 2,3，或 none
flip-expected-flip-rule = product，或用 * 連接的兩個翻硬幣規則，例如 ruler*mock
flip-expected-flip-move = 正面和第二個位置，例如 4,1>2,1
flip-fault-no-head-there = 那個位置沒有正面
flip-fault-not-by-the-flip-rule = 規則不允許同時翻這幾枚

flip-tartan-ruling = 選{ $columns }和{ $rows }，翻轉它們交叉處的所有硬幣；最後一直行與最後一橫列交叉處的硬幣必須是正面。
flip-tartan-chosen = { $kind ->
    [turtles] 一{ flip-tartan-side }或兩{ flip-tartan-side }
    [mock] 一至三{ flip-tartan-side }
    [twins] 兩{ flip-tartan-side }
    [triplets] 三{ flip-tartan-side }
    [ruler] 任意連續幾{ flip-tartan-side }
    [grunt] 第 1、a、n + 1 − a、n { flip-tartan-side }（1 < a < n + 1 − a）
    [run] 連續的一至 { $most } { flip-tartan-side }
   *[max] 任意一至 { $most } { flip-tartan-side }
  }
flip-tartan-side = { $side ->
    [columns] 直行
   *[rows] 橫列
  }
flip-turn-crossings = 翻轉第 { $columns } 直行 × 第 { $rows } 橫列
flip-tartan-theorem = Tartan 定理（Conway；Winning Ways 第 14 章）
flip-tartan-reason = 一個正面的值是它在兩個一維遊戲中的值的 Nim 積。{ $outcome ->
    [N] 你這一步使所有正面的互斥或和變成 0，以後總能恢復。
   *[P] 所有正面的互斥或和是 0。你怎麼走都會改變它，對方又能變回 0。
  }
flip-tartan-decides = 判斷依據：每步同時在直行上按 { $columns }、在橫列上按 { $rows } 選取。(x, y) 處的正面，值是第 x 位和第 y 位的正面在這兩個遊戲中的值的 Nim 積。<strong>所有正面的互斥或和為 0 時，先手必敗。</strong>
flip-tartan-works = { $outcome ->
    [N] 有一步使互斥或和變成 0。對方怎麼翻都會改變它，你又能變回 0。
   *[P] 互斥或和是 0。你怎麼翻都會改變它，對方又能變回 0。
  }
flip-tartan-value-title = 一個正面的值是 Nim 積
flip-tartan-value =
    <strong>一步改變什麼：</strong>設正面所在的直行在直行遊戲中的值為 g，所在的橫列在橫列遊戲中的值為 h，並設它之前的每枚硬幣的值都是兩個值的 Nim 積。記其他選中的直行的互斥或和為 a，其他選中的橫列的互斥或和為 b。由分配律，除這個正面以外翻轉的硬幣合在一起的值是 (a ⊗ h) ⊕ (g ⊗ b) ⊕ (a ⊗ b)。

    <strong>不會不變：</strong>它與 g ⊗ h 相差 (g ⊕ a) ⊗ (h ⊕ b)。a 是直行遊戲中一步之後的值，不會等於 g；同理 b 不等於 h。兩個大於 0 的數的 Nim 積大於 0，所以沒有一步留下 g ⊗ h。

    <strong>更小的值都能得到：</strong>小於 g 的每個數都可以是 a，小於 h 的每個數都可以是 b。Nim 積 g ⊗ h 的定義，正是對所有 a < g、b < h 都不等於 (a ⊗ h) ⊕ (g ⊗ b) ⊕ (a ⊗ b) 的最小數。所以它就是 mex，由歸納法即這個正面的值。幾個正面合在一起的值是互斥或和。
flip-expected-flip-crossing = 直行和橫列，中間用 * 分開，例如 3-4*1,3

flip-misere-theorem = 反常規則下的翻棋子（依 Gurvich、Ho 2018）
flip-misere-proof =
    把第 1、2 直行配對，第 3、4 直行配對，依此類推，橫列也一樣，於是棋盤分成 2×2 的方塊。除第一個方塊外，每個方塊都有偶數個正面的局面是小局面。

    (a) 若有正面不在 (1, 1)，則某個正面有一個座標是偶數：第一個方塊裡其餘三格都是這樣，別的方塊裡若有正面，至少有一個是這樣。把它與同一方塊裡的鄰格一起翻，這個方塊里正面個數的奇偶不變。

    (b) 一步翻的兩枚在同一個方塊裡，或者在同橫列或同直行的兩個方塊裡。所以只有當恰有一個方塊是奇數且它與第一個方塊同橫列或同直行，或者恰有兩個同橫列或同直行的方塊是奇數時，才能一步走成小局面。這時翻較遠方塊裡的一個正面，再翻較近方塊裡兩格中的任一格：兩種都走成小局面，而值不同。

    (c) 從小局面走一步，至多有兩個方塊變成奇數，並且它們同橫列或同直行，再由 (b) 就能走回來。
