# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

lesson-outcomes-end-right = 取 1 個剩 2 個，取 2 個剩 1 個，對方都能一次取完。兩個都是 N 態，所以 3 是 P 態。
lesson-outcomes-end-wrong = 兩種走法都試一下：3 − 1 = 2，3 − 2 = 1。接下來對方會怎麼走？
lesson-outcomes-back-right = 從 6 只能走到 5 或 4。對方從 5 取 2 個、從 4 取 1 個，都讓你面對 P 態 3。兩個都是 N 態，也沒有第三種走法。
lesson-outcomes-back-wrong = 看看 6 能走到哪裡：5 和 4。要證明是 P 態，必須說到每一步。
lesson-outcomes-zermelo-right = 6 − 2 = 4，而 4 是 P 態：對方取完剩 3、2 或 1 個，你一次取光。
lesson-outcomes-zermelo-wrong = 數一數走完以後剩幾個，應該是 0、4 或 8。

lesson-bash-mirror-right = 每一步都能被湊成 4 個：12、8、4、0。面對 12 個的人必敗。
lesson-bash-mirror-wrong = 12 是 4 的倍數嗎？那麼誰總能湊成 4 個？
lesson-bash-remainder-right = 10 = 4 + 4 + 2。取走 2 個，對方面對 8 個，以後你每次湊成 4 個。
lesson-bash-remainder-wrong = 這樣對方面對的不是 4 的倍數。10 除以 4 餘幾？
lesson-bash-rule-right = 至多取 4 個時，必敗的是 4 + 1 = 5 的倍數。21 − 1 = 20，20 = 4 · 5。
lesson-bash-rule-wrong = 必敗的是 4 + 1 = 5 的倍數。比 21 小的最近一個是幾？

lesson-nim-pairs-right = 後手照抄：先手從一堆取幾個，後手就從另一堆取幾個。後手總有一步可走，先無路可走的是先手：4 和 4 是 P 態。
lesson-nim-pairs-wrong = 這裡是你先走。你每走一步，對方可以怎麼做？
lesson-nim-sum-right = 3 = 2 + 1，5 = 4 + 1。兩個 1 抵消，兩個 4 抵消，剩下 2：3 ⊕ 4 ⊕ 5 = 2。
lesson-nim-sum-wrong = 把 3、4、5 寫成 1、2、4 的和，相同的成對劃掉，還剩什麼？
lesson-nim-repair-right = 1 ⊕ 3 ⊕ 6 = 4。只有 6 裡含有 4，6 ⊕ 4 = 2：取 4 個。這時 1 ⊕ 3 ⊕ 2 = 0。
lesson-nim-repair-wrong = 這樣剩下的互斥或和不是 0。先算 1、3、6 的互斥或和，再看哪一堆能把它去掉。
lesson-nim-broken-right = 一步恰好改動一行，必有某列由偶變奇，互斥或和不再是 0。所以每一步都走到 N 態，這正是 P 態的意思。
lesson-nim-broken-wrong = 這不能證明。要證明是 P 態，必須說到每一步。改動一行時，各列會怎樣？
lesson-nim-mended-right = 最左邊的奇數列是第二列，只有 110 在這一列是 1。把它的第二、三位翻轉：101，就是 5。從 6 裡取 1 個，這時 1 ⊕ 4 ⊕ 5 = 0。
lesson-nim-mended-wrong = 這樣還有奇數列。最左邊的奇數列是第二列：001、100、110 中哪一行在那裡是 1？翻轉它的第二、三位。

lesson-mex-missing-right = 有 0，沒有 1：mex {"{"}0, 2, 3{"}"} = 1。
lesson-mex-missing-wrong = 從 0 數起，第一個不在 0、2、3 中的數是幾？
lesson-mex-value-right = 5 走到 4、2、1，值是 2、0、1：mex {"{"}0, 1, 2{"}"} = 3。
lesson-mex-value-wrong = 查一查 4、2、1 的值，缺的最小的數是幾？
lesson-mex-zero-right = 6、4、3 的值是 2、2、1，其中沒有 0，所以 7 的值是 0：P 態。
lesson-mex-zero-wrong = 查一查 6、4、3 的值。你能把 0 留給對方嗎？

lesson-sums-together-right = 巴什 5 的值是 1，尼姆 2 的值是 2，1 ⊕ 2 = 3。
lesson-sums-together-wrong = 兩個值是 1 和 2，它們的互斥或和是多少？
lesson-sums-where-right = 尼姆 4 可以變成 4 ⊕ 5 = 1，這時兩個值都是 1。巴什 5 的值要變成 1 ⊕ 5 = 4，而那裡沒有一步能做到。
lesson-sums-where-wrong = 巴什 5 的值要變成 1 ⊕ 5 = 4，那裡沒有一步能做到。
lesson-sums-move-right = 有兩步能贏：尼姆 2 取 1 個，兩個值都是 1；或巴什 5 取 3 個，兩個值都是 2。相等就抵消：1 ⊕ 1 = 0，2 ⊕ 2 = 0。
lesson-sums-move-wrong = 這樣兩個值不相等。巴什 5 的值是 1，尼姆 2 的值是 2，哪一步能讓它們相等？

lesson-periods-values-right = 5、3、2 個的值是 3、1、0：mex {"{"}0, 1, 3{"}"} = 2。
lesson-periods-values-wrong = 在數列裡查 5、3、2 個的值，缺的最小的數是幾？
lesson-periods-period-right = 0 1 0 1 2 3 2，接著又是 0 1 0 1 2 3 2：7 個值。下一個值只看前 4 個，所以一直這樣下去。
lesson-periods-period-wrong = 看數列從哪裡重新開始：從那裡到末尾都要與開頭一致，而且沒有更短的一段能做到。
lesson-periods-far-right = 100 = 14 · 7 + 2，所以 100 個的值和 2 個的一樣，是 0：P 態。
lesson-periods-far-wrong = 餘數是 2。2 個的值是多少？

lesson-wythoff-queen-right = 從 (0, 2)、(1, 1)、(1, 0)、(0, 1)，對方都能一步回家。它們都是 N 態，所以 (1, 2) 是 P 態。
lesson-wythoff-queen-wrong = 把 (0, 2)、(1, 1)、(1, 0)、(0, 1) 逐個試一下：對方能一步回家嗎？
lesson-wythoff-pairs-right = 差是 1 的是 (1, 2)。兩堆各取 2 個，(3, 4) 就變成 (1, 2)。
lesson-wythoff-pairs-wrong = 你留下的不是必敗數對。哪一對的差是 1？
lesson-wythoff-golden-right = 6.47… 取整是 6，正是較小的一堆。所以 (6, 10) 是第 4 個必敗數對：P 態。
lesson-wythoff-golden-wrong = 把 6.47… 取整，是不是較小的那一堆？
lesson-wythoff-move-right = 兩堆各取 2 個，(6, 9) 變成 (4, 7)，差仍是 3。
lesson-wythoff-move-wrong = 保持差 3 不變：兩堆各取幾個，能從 (6, 9) 走到那一對？

lesson-fibonacci-sum-right = 33 − 21 = 12，12 − 8 = 4，4 − 3 = 1。所以 33 = 21 + 8 + 3 + 1。
lesson-fibonacci-sum-wrong = 從能取的最大的 21 開始，再取 12 以內最大的，依此類推。
lesson-fibonacci-smallest-right = 20 = 13 + 5 + 2。取走 2 個，對方至多取 4 個，取不完下一項 5。
lesson-fibonacci-smallest-wrong = 看 20 = 13 + 5 + 2 的各項：取哪一項，對方才取不完下一項？
lesson-fibonacci-lost-right = 13 是斐波那契數，只有一項，就是整堆，而第一步不能取完。不論你取幾個，對方都取餘下的最小一項：P 態。
lesson-fibonacci-lost-wrong = 13 是斐波那契數嗎？那麼它最小的一項是什麼，你能取走嗎？

lesson-staircase-even-right = 先手移幾個到第 1 級，後手就把這幾個移到地面。後手總有應對：P 態。
lesson-staircase-even-wrong = 假設你把一個石子移到第 1 級，對方會怎麼處理它？
lesson-staircase-odd-right = 1 ⊕ 3 = 2。第 3 級可以變成 3 ⊕ 2 = 1：從那裡移走 2 個。或者第 1 級變成 1 ⊕ 2 = 3：把第 2 級的兩個都移下來。這兩步都使第 1 級和第 3 級一樣多。
lesson-staircase-odd-wrong = 第 2 級不算。你走完以後，第 1 級和第 3 級一樣多嗎？
lesson-staircase-moore-right = 每列有兩個 1，而 2 模 3 不是 0，所以是 N 態。
lesson-staircase-moore-wrong = 每列加起來都是 2，模 3 是 0 嗎？
lesson-staircase-columns-right = 從 3 裡取 1 個，剩下 2、2、2：左列有三個 1，右列沒有。
lesson-staircase-columns-wrong = 這樣還有某列不是三的倍數。現在只有右列不對：哪一堆在那裡是 1？

lesson-coins-turtles-right = 2 ⊕ 3 = 1 比 2 小，而 4 ⊕ 3 = 7、5 ⊕ 3 = 6 都更大。所以 2 要變成 1：翻第 2 枚和第 1 枚。
lesson-coins-turtles-wrong = 2、4、5 中，哪一個與 3 互斥或以後變小？
lesson-coins-mock-right = 第 1 枚值 1，第 3 枚值 4，1 ⊕ 4 = 5。
lesson-coins-mock-wrong = 在 1、2、4、7 中查第 1 枚和第 3 枚的值，互斥或和是多少？
lesson-coins-ruler-right = 第 2 枚值 2，第 3 枚值 1，2 ⊕ 1 = 3。
lesson-coins-ruler-wrong = 在 1、2、1、4 中查第 2 枚和第 3 枚的值，互斥或和是多少？

lesson-hackenbush-stalk-right = 刪一條邊，剩下一條邊或什麼都不剩，就像從 2 個石子的尼姆堆走到 1 或 0。值是 2。
lesson-hackenbush-stalk-wrong = 從地面往上數邊。刪一條邊可以留下多長的杆？
lesson-hackenbush-colon-right = 兩根枝條：1 ⊕ 1 = 0。下面那條邊上接著 0：0 + 1 = 1。
lesson-hackenbush-colon-wrong = 先把兩根枝條合起來，再為下面那條邊加一。
lesson-hackenbush-fusion-right = 三個點縮到地面上：三個自環，每個值 1。1 ⊕ 1 ⊕ 1 = 1。
lesson-hackenbush-fusion-wrong = 三個點縮成一個，那裡有幾個自環？它們的互斥或和是多少？
lesson-hackenbush-cut-right = 刪 0–1，全部消失，值是 0。刪別的邊，這條邊還在，上面接著某個 v，值是 v + 1，不會是 0。
lesson-hackenbush-cut-wrong = 0–1 這條邊還在，上面接著某個 v，所以留下的值是 v + 1，不會是 0。

lesson-every-longest-right = 巴什 5 最後結束，而且是你贏：取 1 個，對方面對 4 個；尼姆 3 同時全部取走。是 N 態。
lesson-every-longest-wrong = 兩個遊戲中，哪一個你能拖得更久？那一個誰贏？
lesson-every-rounds-right = 先手在兩堆裡都輸，因為每一步都會被湊成 4 個；最後結束的那一堆也一樣。P 態。
lesson-every-rounds-wrong = 一堆是 4 的倍數時誰贏？兩堆都是呢？
lesson-every-hurry-right = 巴什 5 取 1 個，對方面對 4 個，你下一步就結束這一堆。巴什 3 至多走 3 步，不會更晚結束。
lesson-every-hurry-wrong = 單看巴什 5：哪一步能給對方留下必敗的一堆？

lesson-chomp-steal-right = 要麼咬掉最遠的一角就能贏，要麼對它有一個能贏的應對，而那一口你第一步就可以咬。不論是哪一口，先手必勝：N 態。
lesson-chomp-steal-wrong = 假設你咬掉最遠的一角會輸，那麼對方有一個能贏的應對。這一口你能不能先咬？
lesson-chomp-rows-right = 不論怎麼咬，「多一格」都會被破壞，而總有一口能恢復。所以每一步都走到 N 態，直到只剩有毒的一格：P 態。
lesson-chomp-rows-wrong = 這不能證明。要證明是 P 態，每一口都要有應對：哪一口能讓第一行又多一格？
lesson-chomp-square-right = 咬第 2 行第 2 列，剩下各有 3 格的兩臂，對方咬一臂，你就在另一臂照樣咬。
lesson-chomp-square-wrong = 這樣沒有兩條相等的臂可以照樣咬。哪一口只剩第一行和第一列？

lesson-patterns-table-right = 8 和 5 個的值是 1 和 0：mex {"{"}0, 1{"}"} = 2。
lesson-patterns-table-wrong = 在數列裡查 8 和 5 個的值，缺的最小的數是幾？
lesson-patterns-period-right = 0 1 0 1 2，接著又是 0 1 0 1 2：5 個值。
lesson-patterns-period-wrong = 看數列從哪裡重新開始，再檢查到末尾是否一致。取最短的一段。
lesson-patterns-proof-right = 17 = 3 · 5 + 2，餘 2：必敗。你留下 16 或 13，餘 1 和餘 3；對方取 1 個，留下 15 或 12，餘 0 和餘 2：又是必敗。
lesson-patterns-proof-wrong = 17 除以 5 餘幾？
lesson-patterns-symmetry-right = 擊倒 5 根木柱中間的一根，剩下 2 根和 2 根兩排，以後在另一排照樣走。
lesson-patterns-symmetry-wrong = 這樣剩下的不是兩排相等的木柱，沒法照樣走。哪一根在中間？
