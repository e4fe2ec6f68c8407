# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

cram-name = Cram 骨牌
cram-aliases = 骨牌, 骨牌遊戲, 放骨牌
cram-summary = 把一張骨牌放在兩個相鄰的空格上。
cram-rules =
    一個方格棋盤，有的格已被佔。每步把一張骨牌橫著或豎著放在兩個相鄰的空格上。

    空棋盤寫成橫列數 × 直行數：cram 4x5。也可以從上到下逐橫列寫出，. 表示空格，# 表示已佔：cram ..#./....。邊上沒有空格的橫列和直行省去不寫；沒有空格時寫成 0。走法寫成兩個格子，各用橫列和直行表示：1,2-1,3。

    例：cram 3x4。你走 2,2-2,3 以後，棋盤旋轉半圈不變：對方放在哪裡，你就放在對稱的位置。
cram-ruling = 把一張骨牌橫著或豎著放在兩個相鄰的空格上。
cram-lay = 在 ({ $first }) 和 ({ $second }) 放骨牌

cram-line-theorem = 一排方格上的 Cram：道森的 Kayles（Guy、Smith 1956）
cram-line-decides = { $shape ->
    [ring] 判斷依據：{ $squares } 格的環處處相同，無論怎麼放都剩下 { $left } 格的一排。<strong>這一排必敗時，環必勝；否則環必敗。</strong>
   *[path] 判斷依據：{ $squares } 格連成一排（直的或彎的），就是道森的 Kayles（八進位代碼 0.07）中長為 { $squares } 的一排，<strong>SG 值的週期是 34。</strong>
  }
cram-line-reason = { $shape ->
    [ring] 在這個環裡無論放在哪裡，都剩下 { $left } 格的一排。它就是道森的 Kayles，SG 值是已知的：{ $outcome ->
        [N] 是 0。
       *[P] 不是 0。
    }
   *[path] { $outcome ->
        [N] 一排方格就是道森的 Kayles，它的 SG 值是已知的。你這一步留下 SG 值為 0 的局面。
       *[P] 一排方格就是道森的 Kayles，它的 SG 值是已知的。這一排的值是 0。
    }
  }
cram-works = { $outcome ->
    [N] 制勝的走法留下 SG 值為 0 的局面，以後對方怎麼走，你都能恢復為 0。
   *[P] SG 值是 0。你怎麼走都會改變它，對方又能變回 0。
  }
cram-line-proof =
    <strong>一排：</strong>一張骨牌佔去相鄰的兩格，剩下至多兩排。這就是八進位代碼 0.07。只要每格至多有兩個鄰格，彎不彎都一樣。

    <strong>環：</strong>每一步都剩下少 2 格的一排。環的值是這一個值的 mex：這一排為 0 時是 1，否則是 0。

    <strong>週期：</strong>一排的值由更短的排推出。設從長度 e 到 2e + 週期 + 2，每個值都等於再長一個週期的值（程式已經驗證）。那麼以後永遠如此：分成的兩排裡，較長的一排總能縮短一個週期（Guy、Smith 1956）。

cram-turn-theorem = Cram：旋轉半圈的對稱策略（Gardner 1974）
cram-turn-decides = { $middle ->
    [yes] 判斷依據：{ $full ->
        [yes] 棋盤是 { $rows } × { $columns }，其中一個是偶數
       *[no] 棋盤旋轉半圈後不變
    }。<strong>先佔正中的兩格，以後總把骨牌放在對方那張旋轉半圈後的位置。</strong>
   *[no] 判斷依據：{ $full ->
        [yes] 棋盤是 { $rows } × { $columns }，都是偶數
       *[no] 棋盤旋轉半圈後不變
    }。<strong>後手總把骨牌放在先手那張旋轉半圈後的位置。</strong>
  }
cram-turn-reason = { $middle ->
    [yes] 你的骨牌放在正中。以後對方放哪裡，你就放在旋轉半圈後的位置：那裡總是空的。
   *[no] 棋盤旋轉半圈後不變。你放哪裡，對方就放在旋轉半圈後的位置：那裡總是空的。
  }
cram-turn-works = { $middle ->
    [yes] 佔了正中以後，對方的骨牌不會碰到它旋轉半圈後的位置，所以那裡總是空的。你總有應手，先無路可走的是對方。別的應手也可能贏。
   *[no] 你的骨牌不會碰到它旋轉半圈後的位置，所以那裡總是空的。對方總有應手，先無路可走的是你。別的應手也可能贏。
  }
cram-turn-proof =
    <strong>對稱位置是空的：</strong>每次照著對稱放之前，棋盤旋轉半圈都不變，兩格空著當且僅當它們的對稱格空著。只有骨牌碰到自己的對稱位置時才會出問題。

    <strong>兩者不相碰：</strong>骨牌只有在旋轉中心旁邊才可能碰到自己的對稱位置。兩邊都是偶數時，中心是四格的公共角，骨牌跨不過去。只有一邊是偶數時，中心在兩格之間，這兩格必須已佔；兩邊都是奇數時，中心是一格，這一格必須已佔。

    <strong>結束：</strong>每一步都有應手，所以照著對稱放的一方走最後一步。在偶數 × 奇數的空棋盤上，先手先佔正中的兩格，以後照著對稱放。
cram-search-theorem = Cram，逐塊計算（Gardner 1974）
cram-search-decides = 判斷依據：一般的棋盤沒有已知的公式。{ $valued ->
    [yes] <strong>這 { $squares } 格的 SG 值是逐塊算出來的，</strong>旋轉和翻轉後相同的只算一次。
   *[no] <strong>這 { $squares } 格誰勝是逐塊算出來的；</strong>求 SG 值還要更久。
  }
cram-search-reason = 這樣的棋盤沒有已知的公式，我算遍了這 { $squares } 格能產生的局面。{ $outcome ->
    [N] 對方怎麼放，你都有應手。
   *[P] 你怎麼放，對方都有應手。
  }
cram-search-proof =
    <strong>分塊：</strong>骨牌把棋盤分成互不相連的幾塊，值是各塊 SG 值的互斥或和。周圍沒有空格的空格不起作用。

    <strong>值：</strong>一塊的值是 n，當且僅當它與大小為 n 的尼姆堆合在一起必敗。程式對 n = 0, 1, 2, … 逐個提問，用走法和應手證明每個答案（Lemoine、Viennot 2012）。旋轉和翻轉後相同的只算一次。

cram-expected-board-rows = 由 . 和 # 組成、用 / 分開的各橫列，或 4x5 這樣的大小
cram-expected-two-cells = 兩個格子，各用橫列和直行表示，例如 1,2-1,3
cram-fault-square-not-free = 兩格都必須是棋盤上的空格
cram-fault-squares-not-neighbours = 這兩格不相鄰
