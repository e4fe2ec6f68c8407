# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

lesson-hackenbush-title = 刪邊遊戲（Hackenbush）：冒號原理與融合原理
lesson-hackenbush-stalk-title = 一根杆就是一堆
lesson-hackenbush-stalk-text =
    每次刪去一條邊，與地面（0 號點）不再連通的部分隨之消失。無邊可刪者輸。

    一根有 n 條邊的杆：刪一條邊可以留下任意更短的杆，就是 n 個石子的尼姆堆。
lesson-hackenbush-colon-title = 冒號原理（Colon，俗稱克朗原理）
lesson-hackenbush-colon-text =
    幾根枝條在一點相接，可以換成一根杆，長度等於各枝條的值的互斥或和；上面接著值為 v 的部分的一條邊，值是 v + 1。（引用：Berlekamp、Conway、Guy，Winning Ways，1982。）

    這裡一條接地的邊上有兩根各一條邊的枝條：上面是 1 ⊕ 1 = 0。
lesson-hackenbush-fusion-title = 融合原理（Fusion，俗稱費森原理）
lesson-hackenbush-fusion-text =
    一個環上的點可以縮成一個點，值不變；環的邊成為自環，每條的值是 1。所以奇數條邊的環值為 1，偶數條邊的環值為 0。（引用同一本書；證明太長，這裡不寫。）

    一個三角形，有一個點在地面上：三條邊。
lesson-hackenbush-cut-title = 一起用
lesson-hackenbush-cut-text =
    從地面到 1 號點有一條邊，那裡是三角形 1–2–3，從 3 到 4 又有一條邊。把三角形縮成一點：三個自環 1 ⊕ 1 ⊕ 1 = 1，旁邊是到 4 的邊，值 1。合起來 0，加上下面那條邊是 0 + 1 = 1。

    值是 1，不是 0。刪哪條邊剩下 0？
lesson-hackenbush-game = 上一張卡片的圖形，旁邊一根 3 條邊的杆。圖形的值是多少？把杆刪到這個長度；之後對方每刪一次，你都讓兩邊的值重新相等。

lesson-every-title = Every-SG：每個遊戲都要走
lesson-every-longest-title = 看最後結束的遊戲
lesson-every-longest-text =
    現在每走一步，都要在所有還沒結束的遊戲裡各走一次；完全不能走的人輸。所以決定勝負的是最後結束的那個遊戲。

    尼姆 3 個可以一步結束。巴什 5 個（至多取 3）也是 N 態，而且能拖得更久：取 1 個，對方面對 4 個。
lesson-every-rounds-title = 能贏的拖，會輸的快
lesson-every-rounds-text =
    在能贏的遊戲裡儘量拖長，在會輸的遊戲裡儘快結束。這樣算出每個遊戲要走幾步：先手能贏的是奇數步，否則是偶數步。步數最多的遊戲決定勝負。

    這裡兩堆都是 4 的倍數。
lesson-every-hurry-title = 兩邊都要走
lesson-every-hurry-text =
    巴什 3 個和巴什 5 個，每次至多取 3。5 個那堆只有一步能贏：留下 4 個。3 個那堆全部取走就贏。

    選一組走法，使最後結束的遊戲歸你。
lesson-every-game = 兩堆都是至多取 3 的巴什遊戲。先在兩堆裡同時留下 4 個，然後每次湊成 4 個。

lesson-chomp-title = 巧克力遊戲（Chomp）與策略竊取
lesson-chomp-steal-title = 必勝，卻不知道怎麼走
lesson-chomp-steal-text =
    一塊巧克力，每次選一格，把它和行號、列號都不小於它的所有格一起咬掉；不得不吃有毒的第一格的人輸。

    假設你只咬掉最遠的一角。如果這樣能贏，就這樣走；如果不能，對方就有一步能贏的應對，而那一步反正也會連這一角一起咬掉，你第一步就可以走它。所以只要不止一格，先手必勝。（這個論證不告訴你走法，叫做策略竊取。）
lesson-chomp-rows-title = 兩行
lesson-chomp-rows-text =
    兩行，第一行比第二行多一格：不論對方怎麼咬，你都能恢復成這樣。例如 3 和 2：咬掉第一行一格，就用咬掉第二行一格來回應。

    最後剩下 1 和 0：只有有毒的一格。
lesson-chomp-square-title = 正方形
lesson-chomp-square-text =
    正方形：咬第 2 行第 2 列，剩下兩臂相等的 L 形；以後對方咬一臂，你就在另一臂照樣咬，有毒的一格歸對方。

    在 4 × 4 上找到這一口。
lesson-chomp-game = 3 × 4 和別的形狀一樣，第一口就有必勝的咬法；找一口，使對方的每個應對都有應對。可以用提示。

lesson-patterns-title = 打表、找規律、證明
lesson-patterns-table-title = 先算小的
lesson-patterns-table-text =
    沒有思路？先把小局面的值寫出來。每次取 1 個或 4 個：0 到 8 個的值是 0 1 0 1 2 0 1 0 1。

    下一個是 9 個，它走到 8 和 5。（/table 能幫你打這樣的表。）
lesson-patterns-period-title = 找規律
lesson-patterns-period-text =
    看 0 出現在哪裡，看差、看餘數、看 2 的冪。這裡同一段一再重複。

    它有多長？
lesson-patterns-proof-title = 看出來不等於證明
lesson-patterns-proof-text =
    二十個值都符合的規律，也可能在下一個就斷。要分兩半證明：從你說是必敗的局面，每一步都走到你說是必勝的；從每個必勝的局面，有一步走到必敗的。（/claim 會檢驗規律，指出它在哪裡不成立。）

    這裡的猜想：必敗的是除以 5 餘 0 或餘 2 的。用它判斷 17 個。
lesson-patterns-symmetry-title = 有時不用打表
lesson-patterns-symmetry-text =
    Kayles：每次擊倒一根或相鄰的兩根木柱，一排可能因此斷成兩排。先擊中間，使剩下兩排相等，以後對方在一排怎麼走，你就在另一排照樣走。

    一排 5 個：1>2,2 這樣的走法剩下 2 個和 2 個兩排。
lesson-patterns-game = 一排 7 根木柱。先擊中間，以後照對方的樣子走。
