# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

expected-heap-size = 一堆的個數
expected-positive-number = 不小於 1 的整數
expected-set-of-numbers = 用逗號隔開的整數，例如 1,3,4
expected-heap-and-amount = 堆號和個數，例如 1:2（從第 1 堆取 2 個）
expected-amount = 要取的個數，例如 3
expected-pair-move = 堆號和個數（例如 1:2），或兩堆各取的個數（例如 2,2）
expected-component = 第幾個遊戲以及其中的一步，例如 #1 2（在第 1 個遊戲裡取 2 個）
expected-typed-move = 遊戲列出的走法之一
expected-rest-of-line = 行末，後面不再寫
expected-name-in-size = 帶 n 的大小（其中一個數寫成 n）

fault-no-such-heap = 沒有這一堆
fault-takes-nothing = 每步至少取一個
fault-takes-too-many = 沒有那麼多
fault-not-in-the-set = 這個數不在允許的集合裡
fault-over-the-limit = 超過了現在允許取的上限
fault-not-all-at-first = 第一步不能全部取走
fault-unequal-amounts = 這裡不能從兩堆同時取這兩個數
fault-no-such-component = 沒有這個遊戲
fault-component-over = 這個遊戲已經結束
fault-component-twice = 這個遊戲寫了兩次
fault-one-component = 每步只能走其中一個遊戲
fault-component-missing = 每個還沒結束的遊戲都必須走一步

refusal-empty-line = 這一行是空的：需要遊戲名和局面。
refusal-line-too-long = 以「{ $token }」開頭的這一行太長：最多 { $most } 個字元。
refusal-unknown-game = 沒有叫「{ $token }」的遊戲。{ $near ->
    [none] {""}
   *[other] 你是不是想輸入 { $near }？
  }
refusal-missing-position = 請在「{ $token }」後面寫出局面。
refusal-not-a-number = 「{ $token }」不是非負整數。
refusal-too-many-digits = 「{ $token }」位數太多：最多 { $most } 位。
refusal-out-of-range = { $most ->
    [none] 「{ $token }」太小：至少為 { $least }。
   *[other] 「{ $token }」超出範圍：應在 { $least } 到 { $most } 之間。
  }
refusal-too-many-numbers = 多了「{ $token }」：這裡最多 { $most } 個數。
refusal-too-few-numbers = 「{ $token }」後面還缺內容：至少需要 { $least } 個數。
refusal-unexpected-row = 「{ $token }」另起了一行，但這個遊戲只有一行。
refusal-not-understood = 看不懂「{ $token }」：這裡應當是{ $expected }。
refusal-missing-option = 缺少選項「{ $token }」。
refusal-unknown-option = 這裡沒有選項「{ $token }」。這個遊戲{ $known ->
    [none] 沒有選項。
   *[other] 可用的選項：{ $known }。
  }
refusal-repeated-option = 選項「{ $token }」重複了。
refusal-bad-option = 「{ $token }」不合適：{ $option } 應當是{ $expected }。
refusal-options-exclude-each-other = 「{ $token }」與「{ $other }」不能同時使用。
refusal-misere-not-last = 「{ $token }」應當寫在行末。
refusal-repeated-misere = 「{ $token }」重複了：寫在行末一次，對整行有效。
refusal-compound-not-first = 「{ $token }」應當寫在行首，對整行有效。
refusal-compound-needs-components = 請在「{ $token }」後面至少寫一個遊戲。
refusal-empty-component = 「{ $token }」旁邊缺少一個遊戲。
refusal-not-a-move = 看不懂這一步「{ $token }」：請輸入{ $expected }。
refusal-illegal-move = 不能走「{ $token }」：{ $reason }。
refusal-game-over = 這一局已經結束，不能再走「{ $token }」。
