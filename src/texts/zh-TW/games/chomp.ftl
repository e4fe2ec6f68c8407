# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

chomp-name = 巧克力遊戲
chomp-aliases = 巧克力, 吃巧克力
chomp-summary = 咬掉一格以及它右邊、上邊、右上方的全部；角上的一格有毒。
chomp-rules =
    一塊巧克力，橫列從下往上數，直行從左往右數。每步選一格，咬掉它和它右方、上方（包括右上方）的全部。(1, 1) 有毒，不能吃：只剩這一格時，就沒有可走的了。

    局面寫成橫列×直行：chomp 3x5，或從下往上寫出各橫列長度：chomp 5 3 1。走法寫成「橫列,直行」：3,4。

    例：chomp 2x2。你走 2,2 以後，剩下角上的一格和它旁邊的兩格：對方吃一格，你吃另一格，有毒的一格留給對方。
chomp-ruling = 選一格，咬掉它以及它右邊、上邊、右上方的全部。左下角一格有毒，誰都不能吃。

chomp-hook-theorem = 一橫列加一直行：兩堆尼姆（依 Bouton 1902）
chomp-hook-decides = { $up ->
    [0] { $right ->
        [0] 判斷依據：只剩有毒的一格。
       *[other] 判斷依據：只有一條，輪到走的人可以只留下有毒的一格。
    }
   *[other] { $right ->
        [0] 判斷依據：只有一條，輪到走的人可以只留下有毒的一格。
       *[other] 判斷依據：除了有毒的角，右邊有 { $right } 格，上邊有 { $up } 格，每咬一口只縮短其中一條：這就是兩堆尼姆。<strong>兩條一樣長時，輪到誰走誰輸。</strong>
    }
  }
chomp-hook-reason = { $outcome ->
    [N] 這一步留下兩條，各 { $arm } 格。對方在一條上咬多少，你就在另一條上咬多少。
   *[P] 兩條一樣長，各 { $arm } 格。你在一條上咬多少，對方就在另一條上咬多少。
  }
chomp-hook-works = { $outcome ->
    [N] { $shorter ->
        [0] 只留下有毒的一格，對方無法再走。
       *[other] 讓兩條都剩 { $shorter } 格。之後對方在一條上咬多少，你就在另一條上咬多少，最後把有毒的一格留給對方。
    }
   *[P] { $shorter ->
        [0] 已經沒有可走的一步。
       *[other] 兩條一樣長。你在一條上咬多少，對方就在另一條上咬多少，最後有毒的一格留給你。
    }
  }
chomp-hook-proof = <strong>一樣長時：</strong>每咬一口只縮短一條，必然變得不一樣長；<strong>不一樣長時：</strong>把長的縮到與短的相等。終局兩條都是 0，也一樣長。長為 a、b 的兩條，SG 值為 a ⊕ b，與尼姆相同。
chomp-two-rows-theorem = 兩橫列的巧克力（Gale 1974）
chomp-two-rows-decides =
    判斷依據：看兩條的長度。{ $turned ->
        [yes] <strong>左直行恰好比另一直行多一格時，輪到誰走誰輸；否則先手必勝。</strong>
       *[no] <strong>底橫列恰好比另一橫列多一格時，輪到誰走誰輸；否則先手必勝。</strong>
    }這裡的長度是 { $long } 和 { $short }。
chomp-two-rows-reason = { $outcome ->
    [N] 這一步留下 { $long } 和 { $short }，恰好差一格。對方怎麼咬都不再差一格，你總能恢復，最後有毒的一格歸對方。
   *[P] 兩條長 { $long } 和 { $short }，恰好差一格。你怎麼咬都不再差一格，對方總能恢復，最後有毒的一格歸你。
  }
chomp-two-rows-works = { $outcome ->
    [N] 走成 { $long } 和 { $short }。此後對方咬短的那條，差就大於 1；咬長的那條，兩條就一樣長。你都能再走成恰好差 1。最後剩下 1 和 0，即有毒的一格。
   *[P] 現在恰好差 1。咬短的那條，差就大於 1；咬長的那條，兩條就一樣長。對方都能再走成恰好差 1。最後剩下 1 和 0，正好輪到你。
  }
chomp-two-rows-proof =
    <strong>從差 1 出發：</strong>長度為 a 和 a − 1。咬短的一條，剩下 a 和小於 a − 1 的數；咬長的一條，它剩 c < a，另一條剩 c 與 a − 1 中較小的，也是 c，兩條相等。都不再是差 1。

    <strong>走到差 1：</strong>兩條相等時，咬掉可以單獨縮短的那條的最後一格；差不小於 2（a 和 b）時，把長的縮到 b + 1。

    <strong>終局：</strong>只剩有毒的一格，長度為 1 和 0，差 1，輪到走的人已經輸了。
chomp-search-theorem = 巧克力遊戲（Schuh 1952，Gale 1974），從小到大逐塊計算
chomp-search-decides = { $form ->
    [square] 判斷依據：正方形時咬 (2, 2) 必勝：剩下一樣長的一橫列和一直行，之後對方在一條上咬多少，你就在另一條上咬多少。
    [rectangle] <strong>必勝走法的存在不需要搜尋：</strong>如果只咬掉最遠的角就能勝，就這麼走；如果不能，對方的應對也會咬掉這個角，你本來就可以自己先走那一步。這叫策略竊取，它並不告訴你是哪一步。
    [three-rows] 判斷依據：這樣的形狀沒有已知的公式（三橫列也沒有）。這裡從最小的開始，把更小的巧克力全部算出。
   *[any] 判斷依據：這樣的形狀沒有已知的公式。這裡從最小的開始，把更小的巧克力全部算出。
  }
chomp-search-reason = { $rectangle ->
    [yes] 完整的矩形總是先手必勝：若只咬最遠的角不行，對方的應對就是你本來可以自己走的一步（策略竊取）。是哪一步？我把其中 { $bars } 種形狀全部算出來了。
   *[no] 這種形狀沒有已知的公式，我把其中 { $bars } 種形狀全部算出來了。{ $outcome ->
        [N] 走完這步，對方{ $moves ->
            [none] 怎麼咬
           *[other] 有 { $moves } 種咬法，
        }你都有應對。
       *[P] 你{ $moves ->
            [none] 怎麼咬，
           *[other] 有 { $moves } 種咬法，
        }對方都有應對。
    }
  }
chomp-search-works = { $outcome ->
    [N] { $form ->
        [rectangle] 是哪一步，由從小到大算出所有更小的巧克力得到：走過去以後，對方怎麼咬都到必勝態。
       *[any] 必勝的走法，走過去以後對方怎麼咬都到必勝態。
    }
   *[P] 無論怎麼咬，剩下的都是對方的必勝態。
  }
chomp-table-title = 能放進這塊的全部形狀
chomp-table = 程式從小到大計算各種形狀：所有走法都到必勝態的是必敗態，有一步到必敗態的是必勝態；只剩有毒的一格是必敗態。
chomp-square-theorem = 正方形的巧克力（Gale 1974）
chomp-square-decides = 判斷依據：這是 { $side } × { $side } 的正方形，<strong>咬 (2, 2) 必勝。</strong>
chomp-square-works = 剩下一橫列和一直行，除有毒的一格外各 { $arm } 格。對方在一條上咬多少，你就在另一條上咬多少。這樣大的局面，是否還有別的必勝走法，我不知道。
chomp-square-proof = 咬 (2, 2) 後剩下一樣長的兩條。每咬一口縮短一條，在另一條上照樣咬就又一樣長；最後兩條都是 0，有毒的一格留給對方。
chomp-stealing-theorem = 策略竊取（Gale 1974）
chomp-stealing-title = 策略竊取（Gale 1974）
chomp-stealing-decides =
    判斷依據：這是完整的矩形，{ $rows } × { $columns }。{ $misere ->
        [yes] <strong>不少於三格的矩形都是先手必勝。</strong>
       *[no] <strong>除了單獨一格，任何矩形都是先手必勝。</strong>
    }
chomp-stealing-reason =
    { $misere ->
        [yes] 不少於三格的完整矩形
       *[no] 完整的矩形
    }總是先手必勝：若只咬最遠的角不行，對方的應對就是你本來可以自己走的一步（策略竊取）。
chomp-stealing-works = 設想只咬掉最遠的角。若這樣能勝，就這樣走；若不能，對方有一步必勝的應對，而那一步會把這個角一起咬掉，你本來就可以自己先走那一步。總有一步必勝，但這個論證不告訴我們是哪一步。
chomp-stealing-proof =
    <strong>角：</strong>矩形中無論咬哪一格，都會帶走最遠的角。所以先咬角再咬某格，與直接咬那一格，剩下的一樣。

    <strong>竊取：</strong>假設矩形對先手必敗，那麼只咬角也輸，後手有必勝的一口 B{ $misere ->
        [yes] （除了有毒的一格還有別的格，所以後手確實要咬一口）
       *[no] {""}
    }；但先手直接咬 B 剩下同樣的形狀，本該獲勝，矛盾。所以總有一口必勝。

chomp-bars = 為此算出了能放進這塊的全部 { $bars } 種形狀，從最小的開始。
chomp-bite = 咬第 { $row } 橫列第 { $column } 直行

chomp-expected-bar-rows = 不比下面一橫列長的橫列
chomp-expected-cell = 一格的橫列和直行，例如 2,3
chomp-fault-poisoned = 那一格有毒，不能吃
chomp-fault-no-such-cell = 沒有這一格
