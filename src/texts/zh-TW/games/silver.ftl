# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

silver-name = 左移硬幣
silver-aliases = georgia和bob, 銀幣遊戲, 推硬幣, 左移棋子
silver-summary = 把一枚硬幣向左移，不能越過別的硬幣。
silver-rules =
    一排格子從左端起編號為 0、1、2、……，有些格子上放著硬幣，每格至多一枚。每步把一枚硬幣向左移至少一格，放到空格上，不能越過別的硬幣。硬幣佔滿最左邊的格子時遊戲結束。

    局面寫成有硬幣的格子：silver 1 3 6 10。走法寫成兩個格子：10>8 表示把第 10 格的硬幣移到第 8 格。

    例：silver 1 3。你走 3>2 以後，兩枚硬幣相鄰：對方把左邊那枚移到第 0 格，你把右邊那枚移到第 1 格。
silver-ruling =
    把一枚硬幣向左移到空格上，不能越過別的硬幣。

    每格至多一枚硬幣。

silver-theorem = 左移硬幣就是階梯賽局（Winning Ways 第 3 章）
silver-decides = 判斷依據：從最右邊的硬幣起，每隔一枚數它左邊的空格：{ $gaps }。把這些空格數當作尼姆的各堆。<strong>若互斥或和為 0，則輪到誰走誰輸。</strong>這裡的互斥或和是 { $sum }。
silver-reason = 從最右邊的硬幣起，每隔一枚數它左邊的空格：{ $gaps }。{ $outcome ->
    [N] 互斥或和是 { $sum }。你使它變為 0，之後對方怎麼走，你都能再變回 0。
   *[P] 互斥或和是 0。你怎麼移，對方都能再變回 0。
  }
silver-works = 移動計入的硬幣，它的空格減少，如同尼姆取子；移動兩者之間的硬幣，右邊的空格增加，另一方把右邊那枚硬幣也移同樣多格，就還原了。{ $outcome ->
    [N] 你使互斥或和為 0 並一直保持。
   *[P] 對方一直保持互斥或和為 0。
  }
silver-proof =
    <strong>一座階梯：</strong>把空格段從右往左編號為 1、2、3、……。移動一枚硬幣，它左邊的空格減少，右邊的空格增加同樣多，就是把石子移到下一級；移動最右邊的硬幣，就是移到地面。

    <strong>只看奇數段：</strong>奇數段的互斥或和為 0 時，每一步恰好改變一個奇數段，互斥或和不再為 0；不為 0 時，與尼姆一樣總能縮短某個奇數段使它為 0。同理，每個更小的值都能到達，而相同的值走不到。

    <strong>終局：</strong>硬幣只向左移，所以必然結束，那時各段都是 0。

silver-misere-theorem = 反常規則下的左移硬幣就是反 Nim（依 Bouton 1902）
silver-misere-decides = 判斷依據：從最右邊的硬幣起，每隔一枚數它左邊的空格：{ $gaps }。把這些空格數當作反 Nim 的各堆。{ $big ->
    [0] 都不超過 1。<strong>若 1 的個數是奇數，則輪到誰走誰輸。</strong>
   *[other] <strong>只要有一個不小於 2，互斥或和為 0 就必敗，與正常規則相同。</strong>這裡的互斥或和是 { $sum }。
  }
silver-misere-reason = 從最右邊的硬幣起，每隔一枚數它左邊的空格：{ $gaps }。{ $outcome ->
    [N] 按反尼姆走：這一步使它們成為必敗態。
   *[P] 按反尼姆，這些堆是必敗態。
  }
silver-misere-works = 移動兩枚計入的硬幣之間的那枚，會使右邊的空格增加，另一方移動右邊那枚就還原了。{ $outcome ->
    [N] 你使這些空格數成為反 Nim 的必敗態並一直保持，最後只剩一個 1 留給對方。
   *[P] 對方使這些空格數一直是反 Nim 的必敗態，最後只剩一個 1 留給你。
  }
silver-misere-proof =
    <strong>奇數段是反 Nim 的必敗態時：</strong>縮短奇數段，就變成反 Nim 的必勝態；增加奇數段，另一方移動右邊那枚即可還原。反 Nim 的必敗態不會全是 0，所以遊戲尚未結束，另一方總能應對。

    <strong>奇數段是反 Nim 的必勝態時：</strong>若還有不為 0 的奇數段，按反 Nim 縮短；若奇數段全為 0，那麼要麼遊戲已經結束、你獲勝，要麼還有偶數段：把它的硬幣移 1 格，奇數段便只剩一個 1，是必敗態。

silver-push = 把第 { $from } 格的硬幣移到第 { $to } 格
silver-expected-ascending-squares = 從小到大、互不相同的格子
silver-fault-over-a-coin = 不能越過別的硬幣，也不能放到有硬幣的格子上
