# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

notakto-name = Notakto 叉叉棋
notakto-aliases = 全叉井字棋, 只畫叉的井字棋
notakto-summary = 雙方都畫叉的井字棋，三叉連線的棋盤就作廢。
notakto-rules =
    一個或幾個 3 × 3 的棋盤。每步在一個未作廢的棋盤上選一個空格畫叉，雙方都畫叉。橫、豎或斜有三個叉連成一線，這個棋盤就作廢，不能再畫。

    所有棋盤都作廢時遊戲結束。通常的玩法是：使最後一個棋盤作廢的人輸，也就是反常規則；/play 預設這樣玩。/analyze 預設按正常規則分析，加上 misere 才是反常規則。

    寫出空棋盤的個數：notakto 2；或逐個寫出棋盤，用 | 分開，每個三橫列：notakto X../.X./... | .../.../...。走法寫成棋盤、橫列、直行：2:1,3；只有一個棋盤時寫橫列和直行：1,3。

    例：notakto XX./X../..X。你走 1,3 以後，第一橫列三叉連線，棋盤作廢，對方無路可走。
notakto-ruling = 選一個還沒有三叉連線（橫、豎、斜）的棋盤，在它的一個空格上畫叉。
notakto-put = { $board ->
    [none] 在
   *[other] 在第 { $board } 個棋盤的
  } ({ $square }) 畫叉

notakto-theorem = Notakto 正常規則：各棋盤的 SG 值
notakto-decides = 判斷依據：棋盤的 SG 值。這樣放的 { $crosses } 個叉，值是 { $value }。<strong>幾個棋盤合在一起的值是互斥或和。</strong>
notakto-reason = { $outcome ->
    [N] 這個棋盤的值是 { $value }。你這一叉使它變成 0，以後對方怎麼走，你都能恢復為 0。
   *[P] 這個棋盤的值是 0。你畫在哪裡都會改變它，對方又能變回 0。
  }
notakto-works = { $outcome ->
    [N] 制勝的走法留下值 0。對方怎麼走都會改變它，你又能變回 0。
   *[P] 值是 0。你怎麼走都會改變它，對方又能變回 0。
  }
notakto-proof = 旋轉和翻轉後相同的算一個，未作廢的棋盤只有 46 個。程式從叉最多的算到空棋盤：作廢的棋盤值為 0；未作廢的棋盤，值是畫一個叉到不了的最小數（mex）。幾個棋盤合在一起的值是互斥或和。

notakto-misere-theorem = Notakto 反常規則：反常商（Plambeck、Whitehead 2013）
notakto-misere-decides = 判斷依據：在反常規則下，每個棋盤對應 18 個元素之一（如 a、b²、bc），幾個棋盤合在一起對應它們的乘積。<strong>乘積是 { $losing } 之一時，輪到誰走誰輸；否則先手必勝。</strong>這裡的乘積是 { $product }。
notakto-misere-reason = { $outcome ->
    [N] 各棋盤的乘積是 { $product }。你這一叉使乘積變成 { $losing } 之一：此時輪到誰走誰輸。
   *[P] 各棋盤的乘積是 { $product }。乘積是 { $losing } 之一時，輪到誰走誰輸。
  }
notakto-misere-works = { $outcome ->
    [N] 有一步能使乘積變成必敗的。以後對方怎麼走，乘積都不再必敗，你又能變回去，直到對方只好使最後一個棋盤作廢。
   *[P] 你怎麼走，乘積都變成必勝的一種，對方又能走回必敗的一種，直到你只好使最後一個棋盤作廢。
  }
notakto-misere-proof =
    <strong>元素：</strong>作廢的棋盤對應 1，空棋盤對應 c。乘積滿足：a² = 1，b³ = b，b²c = c，c³ = ac²，b²d = d，cd = ad，d² = c²。所以任何幾個棋盤的乘積都是 18 個元素之一。

    <strong>為什麼正確：</strong>程式只根據遊戲規則找出這些元素，再加以檢驗。每一組棋盤有它的乘積，以及各種走法能得到的乘積的集合。再加一個棋盤，這兩者的變化只由它們自己決定，所以這樣的組合只有有限多種。程式逐一驗證：乘積必敗，當且僅當沒有一步能得到必敗的乘積。什麼也不剩時乘積是 1，先手必勝。由歸納法，乘積決定每一組棋盤的勝負。

    <strong>出處：</strong>T. Plambeck 和 G. Whitehead 在 2013 年發表了同樣的 18 個元素。

notakto-head-board = 棋盤
notakto-head-element = 元素
notakto-product = 乘積
notakto-more = 還有 { $count } 個棋盤沒有列出。
notakto-none = 沒有未作廢的棋盤，乘積是 1。
notakto-expected-x-boards = X../.X./... 這樣的棋盤（用 | 分開），或空棋盤的個數（至多 1000）
notakto-expected-board-and-square = 棋盤、橫列、直行，例如 2:1,3
notakto-fault-no-such-board = 沒有這個棋盤
notakto-fault-no-such-square = 橫列和直行只有 1 到 3
notakto-fault-board-is-dead = 這個棋盤已經作廢
notakto-fault-square-has-an-x = 這一格已經有叉
