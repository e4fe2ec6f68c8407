# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

octal-name = 八進位遊戲
octal-aliases = 八進位, 八進位賽局
octal-summary = 按八進位代碼從一堆中取石子，取後可能把這堆分成兩堆。
octal-rules =
    有若干堆石子和一個八進位代碼，例如 0.137。每步選一堆，從中取 k 個。小數點後第 k 位數字規定取後可以剩下什麼：1 表示可以恰好取光（這堆正好有 k 個），2 表示可以剩下一堆，4 表示可以剩下兩堆；允許幾種就相加。所以 3 = 1 + 2 允許取光或剩一堆，7 三種都允許，0 表示不能取 k 個。小數點前是 0 或 4，4 表示可以不取石子、只把一堆分成兩堆。

    局面寫成各堆的個數和代碼：octal 9 2 code=0.77。走法寫成「堆號>變成什麼」：1>3,5 表示第 1 堆變成 3 和 5，1>8 表示變成 8，2>0 表示第 2 堆全部取走。

    例：代碼 0.77 時每步取 1 個或 2 個，餘下的可以分成兩堆。從一堆 3 個中取走中間一個，剩下 1 和 1；對方取一個，你取最後一個。

octal-theorem = mex 遞推（Sprague 1935，Grundy 1939）
octal-decides = 判斷依據：從小堆到大堆依次求出每堆的 SG 值：它能變成的各局面的值中沒有出現的最小非負整數（mex）；分成兩堆時，值是兩堆 SG 值的互斥或和。<strong>值為 0 時，輪到誰走誰輸。</strong>
octal-works = { $outcome ->
    [N] 現在的值不是 0，總有一步能把它變成 0。值為 0 時，對方無論怎麼走都會使它不為 0，你又能把它變回 0，最後一步是你的。
   *[P] 現在的值是 0，沒有一步能保持 0：一堆的 SG 值絕不等於它任何一個後繼的值。你無論怎麼走，對方都能把它變回 0，最後一步是對方的。
  }
octal-values-proof = <strong>SG 值：</strong>由 mex，從值 g 可以走到每個更小的值，走不到 g 本身，與 g 個石子的尼姆堆完全一樣。所以幾堆合在一起由互斥或和決定（Sprague 1935，Grundy 1939）。
octal-no-short-cut = <strong>沒有捷徑：</strong>遊戲 { $law } 的 SG 值是從 0 開始逐堆算出的。
octal-period-title = 蓋伊–史密斯定理（1956）
octal-period-proof = 設從第 { $from } 項起，直到第 2·{ $from } + { $period } + { $most } 項，SG 值都以 { $period } 為週期（即每一項都與它後面第 { $period } 項相等）。考慮更大的一堆 n，並設更小的堆都已符合週期。一步最多取 { $most } 個，所以分成的兩堆中較大的一堆已經在循環的範圍內，而且還多出整整一個週期。把它減少 { $period }，就得到堆 n − { $period } 的一種分法，值不變；反過來，那一堆的每種分法也都這樣得到。兩堆能走到的值相同，mex 也就相同：n 的值等於 n − { $period } 的值，如此一直下去。

octal-law = { $form ->
    [grundy] { grundy-name }
    [octal] 八進位代碼 { $law }
   *[rule] 規則 { $law }
  }
octal-values = 單獨一堆的 SG 值（{ octal-law }）開頭是：
octal-heap = 個數
octal-value = SG 值
octal-options = 一堆 { $heap } 個可以變成：
octal-move = 走法
octal-leaves = 剩下
octal-take = { $take ->
    [0] 分開
   *[other] 取 { $take } 個
  }
octal-nothing = 0
octal-parts-comma = 、
octal-mex = 這些值中沒有出現的最小非負整數是 { $mex }，這就是 { $heap } 的 SG 值。
octal-period =
    SG 值有週期：從第 { $preperiod } 項起以 { $period } 為週期。<strong>這是證明了的，不只是觀察到的：</strong>已經算到第 { $needed } 項；由蓋伊–史密斯定理，從 { $from } 到 2·{ $from } + { $period } + { $most } 都重複，就永遠重複下去。

    { $period ->
        [1] 所以 { $heap } 個的一堆與 { $same } 個的一堆值相同：<strong>{ $value }</strong>。
       *[other] { $heap } 除以 { $period } 餘 { $remainder }，所以這一堆與 { $same } 個的一堆值相同：<strong>{ $value }</strong>。
    }
octal-open = { octal-law }：這裡沒有證明它的週期，每個 SG 值都要由所有更小的堆算出，最多算到 { $most } 個的堆，並且受時間限制。{ $heap } 個的一堆沒有算出來。
octal-misere-open = { octal-law }：這裡沒有找到適用於這些堆的反常商。反常規則下單憑 SG 值判斷不了勝負。
octal-published = 已發表、但這裡沒有驗證的結果：從第 { $preperiod } 項起以 { $period } 為週期。
octal-recurrence = 用同樣的方法，從所有更小的堆算出 { $heap } 個的一堆的 SG 值：<strong>{ $value }</strong>。

misere-quotient-theorem = 反常商（Plambeck、Siegel 2008）
misere-quotient-decides = 反常規則下的判斷依據：每堆對應一個元素，寫成 a、b² 這樣的字母；幾堆合在一起對應它們的乘積。<strong>乘積在必敗元素之列時，輪到誰走誰輸；否則先手必勝。</strong>這裡的乘積是 { $product }。
misere-quotient-reason = { $outcome ->
    [N] 各堆在反常商中的乘積是 { $product }，先手必勝。你這一步使乘積變成必敗的。
   *[P] 各堆在反常商中的乘積是 { $product }，輪到誰走誰輸。
  }
misere-quotient-works = { $outcome ->
    [N] 有一步能使乘積變成必敗的。以後對方怎麼走，乘積都不再必敗，你又能變回去，直到對方只好走最後一步。
   *[P] 你怎麼走，乘積都變成對方必勝的，對方又能變回必敗的，直到你只好走最後一步。
  }
misere-quotient-title = { octal-law } 的反常商：{ $order } 個元素
misere-quotient-proof =
    <strong>由程式求出：</strong>若兩組{ $most ->
        [all] {""}
       *[other] 不超過 { $most } 個的
    }堆不論旁邊再加什麼，勝負總是相同，就對應同一個元素。其中 { $lost } 個元素必敗。

    <strong>並加以檢驗：</strong>每組堆有它的元素，還有一個集合：旁邊是哪些元素時，它自己有一步制勝。再加一堆，這兩者的變化只由它們自己決定，所以 { $sums } 種組合就代表了全部。程式逐一驗證：乘積必敗，當且僅當沒有一步能得到必敗的乘積。什麼也不剩時乘積是 1，先手必勝。由歸納法，乘積決定每一組堆的勝負。
misere-period-title = 為什麼對所有的堆都成立（Plambeck 2005）
misere-period-proof = 從 { $from } 個的堆起，元素以 { $period } 為週期，程式驗證了所有小於 2·{ $from } + 2·{ $period } + { $taken } 個的堆。考慮更大的一堆 n，並設更小的堆都已符合週期。一步最多取 { $taken } 個，所以剩下的兩堆中較大的一堆至少有 { $from } + { $period } 個。把它減少 { $period }，就得到堆 n − { $period } 的一種分法，乘積不變；反過來，那一堆的每種分法也都這樣得到。兩堆能得到的乘積相同，所以 n 可以對應與 n − { $period } 相同的元素，不需要再檢驗什麼。
misere-quotient-letters = 字母代表單獨的堆（{ octal-law }）：{ $letters }。
misere-quotient-losing = 必敗元素：{ $losing }。
misere-quotient-table = 單獨一堆的元素：
misere-quotient-repeats = 從 { $preperiod } 個的堆起永遠以 { $period } 為週期。
misere-quotient-times = 元素乘以字母：
misere-element = 元素
misere-same = 等同於
misere-product = 乘積
misere-more = 還有 { $count } 堆沒有列出。
misere-product-note = { $lost ->
    [yes] { $product } 是必敗元素。
   *[no] { $product } 不是必敗元素。
  }

octal-expected-octal-code = 八進位代碼：0 或 4、小數點、最多 64 位 0 到 7 的數字，例如 0.77（首位是別的數字時，一步可能什麼都不改變）
octal-expected-row-and-parts = 行號和剩下什麼，例如 1>2,3（第 1 行剩下 2 和 3 兩段）或 1>0（什麼也不剩）
octal-expected-heap-and-parts = 堆號和變成什麼，例如 1>2,3（第 1 堆變成 2 和 3）或 1>0（全部取走）；1:2 表示從第 1 堆取 2 個
octal-fault-not-so-divided = 按這個遊戲的規則，不能留成這樣
octal-fault-must-change = 每步至少要取走一些，或者把它分開

-octal-typing =
    局面寫成各行的長度：{ $game } { $rows }。走法寫成「行號>變成什麼」：1>{ $left },{ $right } 表示第 1 行變成 { $left } 和 { $right }，1>{ $one } 表示變成 { $one }{ $gone ->
        [no] {""}
       *[yes] ，2>0 表示第 2 行全部取走
    }；1:{ $taken } 表示取走第 1 行的{ $taken ->
        [1] 第 1 個
       *[other] 前 { $taken } 個
    }。

kayles-name = Kayles 擊柱遊戲
kayles-aliases = 凱爾斯, 擊柱遊戲
kayles-summary = 擊倒一行中的一根木柱，或相鄰的兩根。
kayles-rules =
    木柱排成幾行，一球擊倒一根或相鄰的兩根。餘下的可以還是一行，也可以斷成兩行。這是八進位遊戲 0.77。

    { -octal-typing(game: "kayles", rows: "9 2", left: "3", right: "5", one: "8", taken: "2", gone: "yes") }

    例：一行 5 根，先手擊倒正中一根，剩下 2 和 2；以後對方在一邊怎麼走，先手就在另一邊照樣走。

dawson-name = 道森的 Kayles
dawson-aliases = 道森
dawson-summary = 擊倒相鄰的兩根木柱。
dawson-rules =
    與 Kayles 相似，但一球恰好擊倒相鄰的兩根；餘下的可以還是一行，也可以斷成兩行。單獨的一根不能再擊。這是八進位遊戲 0.07。

    { -octal-typing(game: "dawson", rows: "9 2", left: "3", right: "4", one: "7", taken: "2", gone: "yes") }

    例：一行 4 根，擊倒中間兩根，剩下 1 和 1，誰也不能再走。

dawsonchess-name = 道森象棋
dawsonchess-aliases = 道森棋
dawsonchess-summary = 取走一個兵，連同它旁邊的兵。
dawsonchess-rules =
    道森（T. R. Dawson）的兵棋：棋盤有三行，雙方的兵相對排列，能吃必須吃。它相當於：選一個兵，連同它旁邊的兵一起取走。這就是八進位遊戲 0.137。道森原來的規定是反常規則：加上 misere。

    { -octal-typing(game: "dawsonchess", rows: "9 2", left: "2", right: "4", one: "7", taken: "2", gone: "yes") }

    例：一行 5 個兵，選正中的一個，剩下 1 和 1；對方選一個，你選另一個。

treblecross-name = 一維井字棋
treblecross-aliases = 三連叉, 一維三連叉
treblecross-summary = 在一格里畫 ×，它左右各兩格以內就不能再畫。
treblecross-rules =
    在一行方格上雙方都畫叉，先連成三個的一方勝。除非能立即獲勝，誰也不會畫在離已有的叉兩格以內，所以每個叉佔去五格，左右各兩格。n 格的棋盤相當於八進位遊戲 0.007 中長為 n + 2 的一行：每個叉佔 3 格，餘下的可以還是一行，也可以斷成兩行。

    每一段還能畫的格數加 2，就是要輸入的數：treblecross 9 是 7 格的空棋盤。每行兩端的深色格不能畫。

    { -octal-typing(game: "treblecross", rows: "9 3", left: "2", right: "4", one: "6", taken: "3", gone: "yes") }

    例：3 格的棋盤（長為 5 的一行），第一個叉畫在正中，取走 3 個，剩下 1 和 1：再沒有安全的格子。

officers-name = 軍官遊戲
officers-aliases = 軍官
officers-summary = 從至少兩名的一行中撤走一名軍官。
officers-rules =
    軍官排成幾行。每步撤走一名，而且這一行必須有剩餘：剩一行或兩行。單獨的一名不能動。這是八進位遊戲 0.6，它的 SG 值沒有已知的週期。

    { -octal-typing(game: "officers", rows: "9 4", left: "3", right: "5", one: "8", taken: 1, gone: "no") }

    例：一行 3 名，撤走中間一名，剩下 1 和 1，誰也不能再走。

row-pieces = { $piece ->
    [pin] 第 { $pieces } 根
    [skittle] 第 { $pieces } 根
    [pawn] 第 { $pieces } 個兵
    [cross] 第 { $pieces } 格
    [officer] 第 { $pieces } 名
   *[bead] 第 { $pieces } 顆
  }
row-move = { $piece ->
    [pin] 擊倒
    [skittle] 擊倒
    [cross] 在
    [officer] 撤走
   *[other] 取走
  }{ $row ->
    [none] {""}
   *[other] 第 { $row } 行
  }{ row-pieces }{ $piece ->
    [cross] 畫 ×
   *[other] {""}
  }
row-ruling = { $piece ->
    [pin] 擊倒一根木柱，或相鄰的兩根。
    [skittle] 擊倒相鄰的兩根木柱。
    [pawn] 取走一個兵，連同它旁邊的兵。
    [cross] 在一個淺色格里畫 ×，它左右各兩格以內就不能再畫。
   *[officer] 從至少兩名的一行中撤走一名軍官。
  }
