# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

lesson-every-title = Every-SG：每個遊戲都要走
lesson-every-game = 兩堆都是至多取 3 的巴什遊戲。先單獨看每一堆：哪一堆結束得更晚？
lesson-every-longest-title = 看最後結束的遊戲
lesson-every-longest-text =
    現在每走一步，都要在所有還沒結束的遊戲裡各走一次；完全不能走的人輸。所以決定勝負的是最後結束的那個遊戲。

    先單獨看每個遊戲：誰贏，贏的人能拖多久？
lesson-every-longest-right = 巴什 5 最後結束，而且是你贏：取 1 個，對方面對 4 個；尼姆 3 同時全部取走。是 N 態。
lesson-every-longest-wrong = 兩個遊戲中，哪一個能拖得更久？那一個誰贏？
lesson-every-longest-again = 巴什 8 最後結束，而且是你輸：對方每次都湊成 4 個；尼姆 2 至多走 2 步。是 P 態。
lesson-every-rounds-title = 能贏的拖，會輸的快
lesson-every-rounds-text =
    在能贏的遊戲裡儘量拖長，在會輸的遊戲裡儘快結束。這樣算出每個遊戲要走幾步：先手能贏的是奇數步，否則是偶數步。步數最多的遊戲決定勝負。

    仍是每次至多取 3 個的巴什遊戲。
lesson-every-rounds-right = 兩堆你都輸，因為對方每次都湊成 4 個；最後結束的那一堆也一樣：P 態。
lesson-every-rounds-wrong = 每一堆單獨看誰贏？這樣的話，哪一堆結束得更晚？
lesson-every-rounds-again = 巴什 4 你輸，走 2 步；巴什 5 你贏，走 3 步：取 1 個，對方面對 4 個。3 比 2 多：N 態。
lesson-every-hurry-title = 兩邊都要走
lesson-every-hurry-text =
    現在每走一步，兩個遊戲裡都要走。在決定勝負的遊戲裡，走能贏的一步；在另一個裡，不要讓它拖得更久。
lesson-every-hurry-right = 巴什 5 取 1 個，對方面對 4 個，你下一步就結束這一堆。巴什 3 至多走 3 步，不會更晚結束。
lesson-every-hurry-wrong = 哪一堆結束得更晚？單看那一堆：哪一步能給對方留下必敗的一堆？
lesson-every-hurry-again = 巴什 6 取 2 個，對方面對 4 個，你下一步就結束這一堆。巴什 2 至多走 2 步，不會更晚結束。

lesson-tame-title = 反常規則：馴良的遊戲，以及例外
lesson-tame-game = 至多取 3 個的巴什遊戲，走最後一步者輸。這兩堆相當於怎樣的尼姆堆？
lesson-tame-tame-title = 馴良的遊戲
lesson-tame-tame-text =
    還是反常規則：走最後一步者輸。有些遊戲在反常規則下，和它們的值那麼大的尼姆堆表現得完全一樣，合成和時也是如此。這樣的遊戲是馴良的（tame）。巴什遊戲就是：至多取 3 個時，一堆相當於除以 4 的餘數那麼大的尼姆堆。
lesson-tame-tame-right = 餘數是 1 和 2。從第 2 堆取 2 個，成為 1 和 0，只剩一個 1；或從第 1 堆取 3 個，成為 2 和 2，互斥或和是 0。在反尼姆中兩步都贏。
lesson-tame-tame-wrong = 把每堆換成除以 4 的餘數。在反尼姆中你會怎麼走？
lesson-tame-tame-again = 餘數是 1 和 3。從第 2 堆取 3 個，成為 1 和 0，只剩一個 1；或從第 1 堆取 2 個，成為 3 和 3，互斥或和是 0。在反尼姆中兩步都贏。
lesson-tame-rule-title = 馴良遊戲的判定
lesson-tame-rule-text =
    若有某個值大於 1，和平常一樣，P 態當且僅當互斥或和是 0。若各個值都是 0 或 1，就反過來，P 態當且僅當互斥或和是 1。

    中國的競賽中叫做 SJ 定理（Anti-SG）。那裡規定所有值都是 0 時遊戲結束；只要遊戲表現得像尼姆堆，不用這個條件也成立。
lesson-tame-rule-right = 三個值是 1、1、1，沒有大於 1 的，1 ⊕ 1 ⊕ 1 = 1：P 態。
lesson-tame-rule-wrong = 每堆的值是多少？有沒有大於 1 的？這時用哪一半判定？
lesson-tame-rule-again = 兩個值是 1、1，沒有大於 1 的，1 ⊕ 1 = 0：N 態。
lesson-tame-wild-title = 總是這樣嗎
lesson-tame-wild-text =
    Kayles：0 到 5 根的值是 0 1 2 3 1 4。這裡判定還成立嗎？不要輕信，逐步檢查。

    從 5 根和 1 根走一步得到的局面都符合判定，所以這裡可以用它。
lesson-tame-wild-right = 剩下的有：5；4 和 1；3、1 和 1；2、2 和 1；3 和 1；2、1 和 1。按判定都是 N 態，所以 5 和 1 是 P 態，儘管 4 ⊕ 1 = 5。判定在這裡失效：Kayles 不是馴良的。
lesson-tame-wild-wrong = 列出每一步剩下什麼，其中有沒有 P 態？
lesson-tame-wild-again = 把 2 根的擊倒 1 根，剩下 5 和 1，剛才已經看到它是 P 態，所以 5 和 2 是 N 態。

lesson-chomp-title = 巧克力遊戲（Chomp）與策略竊取
lesson-chomp-game = 一塊正方形巧克力。留下什麼形狀，以後就能對稱地咬？
lesson-chomp-steal-title = 必勝，卻不知道怎麼走
lesson-chomp-steal-text =
    巧克力遊戲：咬一格，它右邊、上邊、右上方的格子一起消失，左下角的一格有毒。假設你只咬右上角的一格。如果這樣能贏，就這樣走；如果不能，對方就有一口能贏的應對，而那一口也會帶走這一格，你第一口就可以這樣咬。所以只要不止一格，整塊長方形先手必勝，只是不知道怎麼走。

    把這個論證用到這裡：有沒有一步，是別的每一步都包含的？
lesson-chomp-steal-right = 每個數都有約數 1，所以每一步都會帶走 1。假設只擦去 1：如果這樣不能贏，對方有一步應對能贏，而你第一步就可以這樣走：N 態。
lesson-chomp-steal-wrong = 有沒有一步，是別的每一步都包含的？如果有，假設你走它；如果沒有，就逐步試。
lesson-chomp-steal-again = 兩格伸在外面，咬哪一格都帶不走另一格。你咬一格，對方咬另一格，有毒的歸你：P 態。
lesson-chomp-rows-title = 兩橫列
lesson-chomp-rows-text =
    兩橫列，下面一橫列多一格：不論對方怎麼咬，你都能恢復成這樣，最後只給對方留下有毒的一格。
lesson-chomp-rows-right = 咬第 1 橫列第 5 直行，剩下 4 和 3 兩橫列，下面一橫列多一格。
lesson-chomp-rows-wrong = 你咬完以後，兩橫列各有多長？
lesson-chomp-rows-again = 咬第 2 橫列第 4 直行，剩下 4 和 3 兩橫列，下面一橫列多一格。
lesson-chomp-square-title = L 形：對稱地咬
lesson-chomp-square-text =
    兩臂相等的 L 形，有毒的一格在角上：對方咬一臂，你就在另一臂對稱地咬，最後只給對方留下有毒的一格。
lesson-chomp-square-right = 咬第 2 橫列第 2 直行，剩下兩臂各 3 格的 L 形，以後對稱地咬。
lesson-chomp-square-wrong = 哪一口只剩下長短相同的兩臂？
lesson-chomp-square-again = 兩臂是 3 格和 2 格。咬第 1 橫列第 4 直行，兩臂都是 2 格，以後對稱地咬。

lesson-patterns-title = 打表、找規律、證明
lesson-patterns-game = 一行 11 根木柱。第一步走哪裡，以後就能對稱地走？
lesson-patterns-table-title = 先算小的
lesson-patterns-table-text =
    沒有思路？先把小局面的值寫出來。這裡每次取 1 個或 4 個，0 到 8 個的值是 0 1 0 1 2 0 1 0 1。接著往下算。（/table 能幫你打這樣的表。）
lesson-patterns-table-right = 8 個和 5 個的值是 1 和 0：mex {"{"}0, 1{"}"} = 2。
lesson-patterns-table-wrong = 查一查一步能走到的兩堆的值，缺的最小的數是幾？
lesson-patterns-table-again = 9 個和 6 個的值是 2 和 1：mex {"{"}1, 2{"}"} = 0。
lesson-patterns-period-title = 找規律
lesson-patterns-period-text =
    看 0 出現在哪裡，看差、看餘數、看 2 的冪。減法遊戲裡，同一段會一再重複：量一量它有多長。
lesson-patterns-period-right = 0 1 0 1 2，接著又是 0 1 0 1 2：5 個值。
lesson-patterns-period-wrong = 看數列從哪裡重新開始，再檢查到末尾是否一致。取最短的一段。
lesson-patterns-period-again = 0 0 1 1 2 2，接著又是 0 0 1 1 2 2：6 個值。
lesson-patterns-proof-title = 看出來不等於證明
lesson-patterns-proof-text =
    二十個值都符合的規律，也可能在下一個就斷，所以兩半都要證明。猜想：每次取 1 或 4 個時，除以 5 餘 0 或餘 2 的必敗。從餘 0 走到餘 4 或餘 1，從餘 2 走到餘 1 或餘 3，都不是 0 或 2；而從餘 1、餘 3、餘 4，都有一步走到餘 0 或餘 2。（/claim 會檢驗規律，指出它在哪裡不成立。）
lesson-patterns-proof-right = 17 = 3 · 5 + 2，餘 2：必敗。你留下 16 或 13，餘 1 或餘 3；對方取 1 個，又成為餘 0 或餘 2。
lesson-patterns-proof-wrong = 除以 5，看餘數，猜想怎麼說？
lesson-patterns-proof-again = 23 = 4 · 5 + 3，餘 3：必勝。取 1 個，剩 22 個，餘 2。
lesson-patterns-symmetry-title = 有時不用打表
lesson-patterns-symmetry-text =
    Kayles：每次擊倒一根或相鄰的兩根木柱。先使剩下的兩行相等，以後模仿對方：對方在一行怎麼走，你就在另一行怎麼走。
lesson-patterns-symmetry-right = 擊倒中間的兩根，4–5 號，剩下 3 根和 3 根兩行，以後對稱地走。
lesson-patterns-symmetry-wrong = 哪一步能使剩下的兩行相等？
lesson-patterns-symmetry-again = 擊倒中間的 5 號，剩下 4 根和 4 根兩行，以後對稱地走。
