# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

lesson-hackenbush-title = 刪邊遊戲（Hackenbush）：樹與冒號原理
lesson-hackenbush-game = 一棵樹和一根杆。樹的值是多少？讓兩邊相等，並一直保持。
lesson-hackenbush-stalk-title = 一根杆就是一堆
lesson-hackenbush-stalk-text =
    每次刪去一條邊，與地面（0 號點）不再連通的部分隨之消失。無邊可刪者輸。

    杆是從地面直直往上、不分叉的一串邊。一根有 n 條邊的杆，可以留下任意更短的杆。這是什麼遊戲？
lesson-hackenbush-stalk-right = 兩根杆是 3 和 1 的尼姆堆。刪 1–2，3 條邊裡剩 1 條，兩根相等。
lesson-hackenbush-stalk-wrong = 走完以後兩根杆各有多長？
lesson-hackenbush-stalk-again = 兩根杆是 4 和 2 的尼姆堆。刪 2–3，4 條邊裡剩 2 條，兩根相等。
lesson-hackenbush-colon-title = 冒號原理（Colon，俗稱克朗原理）
lesson-hackenbush-colon-text =
    幾根枝條在一點相接，可以換成一根杆，長度等於各枝條的值的互斥或和。一條邊上接著 v 條邊的杆，就是 v + 1 條邊的杆。所以從葉子往下算到地面。
lesson-hackenbush-colon-right = 兩根枝條的值是 2 和 1，2 ⊕ 1 = 3；加上下面那條邊，3 + 1 = 4。
lesson-hackenbush-colon-wrong = 先求各枝條的互斥或和，再算上下面那條邊。
lesson-hackenbush-colon-again = 三根枝條的值是 1 ⊕ 1 ⊕ 1 = 1；加上下面那條邊，1 + 1 = 2。
lesson-hackenbush-copy-title = 為什麼成立
lesson-hackenbush-copy-text = 把圖形畫兩份：一份帶著值為 v 的枝條，一份在那裡換成 v 條邊的杆。對方在枝條或杆上刪邊，由於兩者的互斥或和是 0，上面總有應對；對方刪別處的邊，你就在另一份裡刪同一條。你總有應對，所以兩份的值相等。
lesson-hackenbush-copy-right = 兩根枝條的值是 1 ⊕ 1 = 0，可以去掉，這樣就是 1 條邊的杆配 1 條邊的杆：P 態。
lesson-hackenbush-copy-wrong = 把枝條換成一根杆，兩根杆一樣長嗎？
lesson-hackenbush-copy-again = 兩根枝條的值是 1 和 2，1 ⊕ 2 = 3；加上下面那條邊是 4，旁邊的杆是 3。不相等：N 態。
lesson-hackenbush-tree-title = 找到該刪的邊
lesson-hackenbush-tree-text =
    從葉子往下，把每棵樹換成一根杆，就成了尼姆。先看哪一根要變短，再找刪哪條邊能做到。
lesson-hackenbush-tree-right = 枝條的值是 1、1、2，合起來是 2，所以樹的值是 3，杆是 1。刪 1–4，上面剩下 1 ⊕ 1 = 0，樹的值也是 1。
lesson-hackenbush-tree-wrong = 刪完以後樹的值是多少，杆的值是多少？
lesson-hackenbush-tree-again = 2 號點上是 1 ⊕ 1 = 0，所以樹的值是 2，杆是 1。刪 1–2，樹的值也是 1。

lesson-fusion-title = 帶環的刪邊遊戲：融合原理
lesson-fusion-game = 上一張卡片的圖形，旁邊一根 3 條邊的杆。圖形的值是多少？讓兩邊相等，並一直保持。
lesson-fusion-cycle-title = 立在地面上的環
lesson-fusion-cycle-text =
    一個經過地面、有 4 條邊的環。刪去一條，剩下兩根杆，共 3 條邊：3 和 0，或 2 和 1。一奇一偶，永遠不相等，所以沒有一步走到值 0，這個環的值是 0。

    用同樣的辦法數你的環。
lesson-fusion-cycle-right = 刪一條剩 4 條邊：4 和 0，3 和 1，2 和 2。互斥或和是 4、2、0：mex {"{"}0, 2, 4{"}"} = 1。
lesson-fusion-cycle-wrong = 刪一條邊，兩根杆各有多長？寫出所有的互斥或和，缺的最小的數是幾？
lesson-fusion-cycle-again = 刪一條剩 5 條邊：5 和 0，4 和 1，3 和 2。互斥或和是 5、5、1：mex {"{"}1, 5{"}"} = 0。
lesson-fusion-fuse-title = 融合原理（Fusion，俗稱費森原理）
lesson-fusion-fuse-text =
    一個環上的點可以縮成一個點，值不變，邊成為自環，每條的值是 1。所以奇數條邊的環值為 1，偶數條邊的環值為 0，和你數出來的一樣。

    證明的思路（Winning Ways 1982）：設兩點之間有三條沒有公共邊的路。把原圖和這兩點縮成一點的圖放在一起，對方在一份裡刪一條邊，你就在另一份裡刪同一條。這時兩點間還有兩條路，圖又小了，所以這兩點可以縮成一點。沒有這種兩點的圖很簡單，靠奇偶來數。
lesson-fusion-fuse-right = 把 1、2、3 縮成一點：三個自環，1 ⊕ 1 ⊕ 1 = 1；加上下面那條邊，1 + 1 = 2。
lesson-fusion-fuse-wrong = 把環縮成一點，有幾個自環，互斥或和是多少？再算上下面那條邊。
lesson-fusion-fuse-again = 把 1、2、3、4 縮成一點：四個自環，1 ⊕ 1 ⊕ 1 ⊕ 1 = 0；加上下面那條邊，0 + 1 = 1。
lesson-fusion-cut-title = 兩個原理一起用
lesson-fusion-cut-text =
    先縮環，再從葉子往下算，就知道每一部分的值。找一條邊，刪掉以後各部分合起來的值是 0。
lesson-fusion-cut-right = 刪 0–1，全部消失，值是 0。刪別的邊，這條邊還在，上面接著某個 v，值是 v + 1，不會是 0。
lesson-fusion-cut-wrong = 刪完以後每一部分的值是多少？合起來應該是 0。
lesson-fusion-cut-again = 三角形的值是 1，杆是 2。刪 3–4，兩邊都是 1；或刪 0–1 或 2–0，三角形變成 2 條邊的杆。

lesson-matching-title = 匹配遊戲：走到搭檔那裡
lesson-matching-game = 把八個點配成對，走到搭檔那裡，以後一直照配好的對走。
lesson-matching-partner-title = 人人有搭檔
lesson-matching-partner-text =
    棋子沿著邊走，走過的點不能再走，不能走者輸。

    假設所有的點能兩兩配對，每對之間都有邊：這叫完美匹配。你走到當前點的搭檔那裡；對方再走到哪一點，那一點也有搭檔，而且還沒有走過。所以你總有路可走。
lesson-matching-partner-right = a 只能配 b，e 只能配 f，所以 c 配 d。走到 d，對方只能走到 b，你再走到它的搭檔 a。
lesson-matching-partner-wrong = 給所有的點配對，從只有一條邊的點開始。你的搭檔是誰？
lesson-matching-partner-again = a 只能配 b，c 只能配 d，所以 f 配 e。走到 e，對方只能走到 d，你再走到它的搭檔 c。
lesson-matching-left-title = 有人落單
lesson-matching-left-text =
    配出儘可能多的對，叫最大匹配。假設某個最大匹配裡沒有棋子所在的點，那麼不論你走到哪裡，對方都走到那裡的搭檔。你會不會走到沒有搭檔的點，讓對方無法應對？那樣的話，把走過的點重新配對就能多一對，原來就不是最大匹配了。所以你必敗。
lesson-matching-left-right = b 配 c，d 配 e，共兩對，而 5 個點不可能更多。a 落單：P 態。
lesson-matching-left-wrong = 至多能配幾對？不用棋子所在的點，能不能也配這麼多對？
lesson-matching-left-again = 去掉 b，在 c、d、e 裡只能配一對；有 b 就能配兩對。所以每個最大匹配都用到 b，走到它的搭檔：N 態。
lesson-matching-swap-title = 是不是每個都用到
lesson-matching-swap-text =
    兩張卡片合起來：N 態當且僅當每個最大匹配都用到棋子所在的點。所以去掉這個點，給其餘的點配對；如果還能配同樣多對，就是 P 態。程式用增廣路來判斷，二分圖上的時間是 O(n · m)。
lesson-matching-swap-right = 去掉 a：b 配 c，d 配 e，共兩對，而 5 個點不可能更多，所以是 P 態。
lesson-matching-swap-wrong = 去掉棋子所在的點，給其餘的點配對，對數和原來一樣嗎？
lesson-matching-swap-again = 去掉 b，每條邊都連著 d，只能配一對；有 b 就能配兩對。所以每個最大匹配都用到 b：N 態。
