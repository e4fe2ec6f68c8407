# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

divisor-name = 約數遊戲
divisor-aliases = 約數, 擦約數
divisor-summary = 選黑板上的一個數，擦去它和它在黑板上的所有約數。
divisor-rules =
    黑板上寫著若干個數。每步選其中一個，擦去它以及它在黑板上的所有約數。

    局面寫成 divisor 10（1 到 10），或一個集合：divisor {"{"}2,3,6{"}"}。走法寫出所選的數：6。

    例：divisor {"{"}2,3,4{"}"}。你走 2 以後，剩下 3 和 4：它們互不整除，對方擦去一個，你擦去最後一個。
divisor-ruling = 擦去一個數，以及它在黑板上的所有約數。

divisor-search-theorem = 約數遊戲，逐個局面計算（這類遊戲見 Schuh 1952）
divisor-search-decides = { $numbers ->
    [1] 判斷依據：只剩一個數，輪到走的人擦去它。
   *[other] { $least ->
        [none] 判斷依據：沒有已知的公式。可能出現的局面都已逐組算出：有整除關係、連在一起的數為一組，各組之間是和遊戲。
       *[other] <strong>必勝走法的存在不需要搜尋：</strong>如果只擦去 { $least } 就能勝，就這麼走；如果不能，對方必有一步必勝的應對，而 { $least } 是每個數的約數，那一步會把它一起擦去，你本來就可以自己先走那一步。這叫策略竊取，它不告訴你是哪一步。
    }
  }
divisor-reason = { $least ->
    [none] 這裡沒有已知的公式，我把能出現的局面全部算出來了。{ $outcome ->
        [N] 走完這步，對方{ $moves ->
            [none] 怎麼選，
           *[other] 有 { $moves } 種選法，
        }你都有應對。
       *[P] 你{ $moves ->
            [none] 怎麼選，
           *[other] 有 { $moves } 種選法，
        }對方都有應對。
    }
   *[other] { $least } 是每個數的約數。若只擦去 { $least } 不行，對方的應對也會擦去 { $least }，你本來就可以自己走（策略竊取）。是哪一步？我把能出現的局面全部算出來了。
  }
divisor-search-works = { $outcome ->
    [N] 必勝的走法，走過去以後對方怎麼走都到必勝態。
   *[P] 你無論選哪個數，剩下的都是對方的必勝態。
  }
divisor-values-title = 可能出現的全部局面
divisor-values = 程式算出了每一組的 SG 值：它各種走法得到的值中沒有出現的最小數（mex）；整個局面是各組的互斥或和。若把各數中的兩個大質數互換以後，黑板上還是同樣的數，這兩個質數的作用就相同；只差這種互換的局面只算一次。
divisor-stealing-theorem = 策略竊取（Gale 1974）
divisor-stealing-decides =
    判斷依據：{ $least } 是黑板上每個數的約數。{ $misere ->
        [yes] <strong>這樣的局面只要不少於兩個數，就是先手必勝。</strong>
       *[no] <strong>這樣的局面總是先手必勝。</strong>
    }
divisor-stealing-reason = { $least } 是每個數的約數。若只擦去 { $least } 不行，對方的應對也會擦去 { $least }，你本來就可以自己走（策略竊取）。
divisor-stealing-works = 設想只擦去 { $least }。若這樣能勝，就這樣走；若不能，對方有一步必勝的應對，而那一步會把 { $least } 一起擦去，你本來就可以自己先走那一步。總有一步必勝，但這個論證不告訴我們是哪一步。
divisor-stealing-proof =
    <strong>公共的約數：</strong>無論選哪個數，{ $least } 都會一起被擦去。所以先擦去 { $least } 再走某一步，與直接走那一步，剩下的完全一樣。

    <strong>竊取：</strong>假設這個局面先手必敗，那麼只擦去 { $least } 也輸，後手有必勝的一步 B{ $misere ->
        [yes] （還有別的數，所以後手確實要走一步）
       *[no] {""}
    }；但先手直接走 B 剩下同樣的局面，本該獲勝，矛盾。所以總有一步必勝。

divisor-empty = 黑板上已經沒有數。
divisor-head-choose = 選
divisor-head-erases = 擦去
divisor-more = 還有 { $count } 個較小的數沒有列出。
divisor-erase = 選 { $number }，擦去它和它的約數

divisor-repeated-number = 「{ $number }」重複了：集合裡每個數只寫一次。
divisor-expected-number-on-the-board = 黑板上的一個數，例如 6
divisor-fault-not-on-the-board = 黑板上沒有這個數
