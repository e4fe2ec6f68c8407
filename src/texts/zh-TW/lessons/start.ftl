# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

lesson-outcomes-title = 誰必勝？從終局倒推 P 態與 N 態
lesson-outcomes-game = 每次取 1 個或 2 個。先從 0、1、2、……一直標到 13，寫出是 P 態還是 N 態，再每次都走到 P 態。
lesson-outcomes-end-title = 從終局開始
lesson-outcomes-end-text =
    一堆石子，每次取 1 個或 2 個，不能走者輸。

    剩 0 個時，輪到誰誰就已經輸了：這叫 P 態（必敗態），先手必敗。剩 1 個或 2 個時，全部取走就贏：這叫 N 態（必勝態），先手必勝。

    再往前推一步：每種走法走到哪裡？
lesson-outcomes-end-right = 取 1 個剩 2 個，取 2 個剩 1 個，對方都能一次取完。兩個都是 N 態，所以 3 是 P 態。
lesson-outcomes-end-wrong = 每種走法都試一下：走完以後對方能做什麼？
lesson-outcomes-end-again = 取 1 個，讓對方面對 P 態 3，所以 4 是 N 態。
lesson-outcomes-back-title = 兩句話決定一切
lesson-outcomes-back-text =
    N 態：有一步能走到 P 態。就走那一步。

    P 態：每一步都走到 N 態。怎麼走對方都贏。

    每走一步，石子都會變少。所以按 0、1、2、……的順序判定：輪到一個局面時，它能走到的局面都已經判定過了（這就是對石子個數歸納）。在這個遊戲裡，0 和 3 是 P 態，1 和 2 是 N 態。
lesson-outcomes-back-right = 取 1 個剩 3 個，3 是 P 態。有這樣一步，就足以說明是 N 態。
lesson-outcomes-back-wrong = 要說明是 N 態，只需找出一步走到 P 態。是哪一步？
lesson-outcomes-back-again = 取 2 個剩 3 個，3 是 P 態。有這樣一步，就足以說明是 N 態。
lesson-outcomes-zermelo-title = 總有一方能必勝
lesson-outcomes-zermelo-text =
    一個遊戲如果必定結束、沒有和棋、不靠運氣、資訊公開，就可以倒推：每個局面不是 P 態就是 N 態，所以總有一方必勝。策梅洛（Zermelo）1913 年對西洋棋證明過這類定理；西洋棋還可能和棋。

    這次每步至多取 3 個。依次判定 0、1、2、……，直到看出該走到哪裡。
lesson-outcomes-zermelo-right = 從 1、2、3 都能一次取完，三個都是 N 態。從 4 只能走到它們，所以 4 是 P 態。取 2 個，留下 4 個。
lesson-outcomes-zermelo-wrong = 從 0 往上數：除 0 以外，第一個每一步都走到 N 態的是幾？
lesson-outcomes-zermelo-again = 從 1、2、3、4 都能一次取完，都是 N 態。從 5 只能走到它們，所以 5 是 P 態。取 4 個，留下 5 個。

lesson-bash-title = 巴什遊戲：一堆石子看餘數
lesson-bash-game = 每次至多取 3 個。你每走一步，該給對方留下什麼樣的個數？
lesson-bash-mirror-title = 湊成一輪
lesson-bash-mirror-text =
    每次取 1 到 3 個。對方取 1，你取 3；對方取 2，你取 2；對方取 3，你取 1：每一輪兩人合起來取 4 個。

    那麼面對 4 個的人會怎樣？面對 8 個呢？
lesson-bash-mirror-right = 12 是三個 4。先手每取一次，後手都湊成 4 個：剩 8，剩 4，剩 0。所以先手必敗：P 態。
lesson-bash-mirror-wrong = 這堆能不能正好分成若干個四？如果不能，你能不能一步做到？
lesson-bash-mirror-again = 14 比 12 多 2。取走 2 個，對方面對 12，正好三個四，所以 14 是 N 態。
lesson-bash-remainder-title = 取幾個
lesson-bash-remainder-text =
    你要讓對方面對 4 的倍數。總數除以 4，餘數就是該取走的。例如 7 = 4 + 3，取 3 個。
lesson-bash-remainder-right = 10 = 4 + 4 + 2。取走 2 個，對方面對 8 個，以後你每次湊成 4 個。
lesson-bash-remainder-wrong = 這樣對方面對的不是 4 的倍數。總數除以 4 餘幾？
lesson-bash-remainder-again = 15 = 12 + 3。取走 3 個，對方面對 12 個，以後你每次湊成 4 個。
lesson-bash-rule-title = 任意上限
lesson-bash-rule-text =
    設每次至多取 m 個。一取一應總能湊成 m + 1 個，而誰都不能一次取 m + 1 個。所以必敗的正是 m + 1 的倍數。

    請輸入走法：1:2 表示從第 1 堆取 2 個。
lesson-bash-rule-right = 至多取 4 個時，必敗的是 5 的倍數。21 − 1 = 20，20 = 4 · 5。
lesson-bash-rule-wrong = 先看上限，再加 1。比總數小的、最近的那個倍數是幾？
lesson-bash-rule-again = 至多取 6 個時，必敗的是 7 的倍數。26 − 5 = 21，21 = 3 · 7。

lesson-graphs-title = 遊戲就是有向圖：給點標號
lesson-graphs-game = 先把每個點都標好，再走棋子。從沒有出邊的點開始標。
lesson-graphs-label-title = 給每個點標上 P 或 N
lesson-graphs-label-text =
    棋子放在一個點上，每次沿一條有向邊走一步；沒有出邊可走者輸。

    所有遊戲都是這個樣子：點是局面，邊是走法。沒有出邊的點是 P 態。然後倒著標：有邊通向 P 態的是 N 態，所有邊都通向 N 態的是 P 態。
lesson-graphs-label-right = d 沒有出邊，是 P 態。b 和 c 都通向 d，是 N 態。a 只通向 b 和 c，所以是 P 態。
lesson-graphs-label-wrong = 先標沒有出邊的點，再找只通向已標點的點。
lesson-graphs-label-again = e 沒有出邊，是 P 態。d 通向 e，是 N 態。b 只通向 d，是 P 態。a 有邊通向 b，所以是 N 態。
lesson-graphs-count-title = 要花多少時間
lesson-graphs-count-text = 程式也這樣做，每條邊只看一次；left[u] 是 u 還沒有看過的出邊條數，into[v] 是有邊通向 v 的點。n 個點、m 條邊，時間是 O(n + m)。
lesson-graphs-count-right = g 是 P 態，e 是 N 態。f 和 c 只通向 e，是 P 態。b 和 d 都通向 f，是 N 態。走到 c。
lesson-graphs-count-wrong = 從終點開始標。你選的那個點，有沒有邊通向 P 態？
lesson-graphs-count-again = g 是 P 態，f 是 N 態，e 是 P 態。c 和 d 都通向 e，是 N 態。b 只通向 c 和 f，是 P 態。走到 b。
lesson-graphs-heaps-title = 一堆石子也是圖
lesson-graphs-heaps-text =
    圖不必畫出來。設點 n 是一堆 n 個石子，S 是可取的個數；對 S 中每個不超過 n 的 s，有一條邊通向 n − s。從 0 往上算：只要兩行程式碼，每條邊一步。

    請像程式那樣用手算一遍。
lesson-graphs-heaps-right = 0 是 P 態，1 是 N 態，2 是 P 態，3、4、5 是 N 態。從 6 取 4 個剩 2 個，走到 P 態，所以 6 是 N 態。
lesson-graphs-heaps-wrong = 依次判定 0、1、2、……，看這一堆能不能一步走到 P 態。
lesson-graphs-heaps-again = 7 走到 6、4、3，三個都是 N 態，所以 7 是 P 態。
