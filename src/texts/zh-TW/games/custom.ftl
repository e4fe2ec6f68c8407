# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

custom-name = 自訂遊戲
custom-aliases = 自訂
custom-summary = 自己規定取石子和分堆的規則，或自己畫圖走棋子。
custom-rules =
    規則寫成 rule=取法:剩法。取法是每步可以從一堆取多少個：1,2（一個或兩個）、1-4（一到四個）、3+（三個或更多）、0（不取，但必須分堆）。剩法是這堆餘下的石子可以成為幾堆，0 到 3：0,1（取光或不分開；省略時就是這個）、0-2（還可以分成兩堆）。2equal、2unequal 要求分成相等或不相等的兩堆，3equal、3unequal 同理。多條規則用 | 隔開，每步按其中一條走。

    custom 9 4 rule=1,2:0-2 就是 Kayles，custom 7 4 rule=1+|0:2 是拉斯克尼姆，custom 9 rule=0:2unequal 是格倫迪遊戲。簡寫：take=1,3,4 表示可取的個數，code=0.137 表示八進位代碼。

    自己畫圖時，把箭頭寫成 edges=a>b,b>c,a>c，棋子所在的點寫成局面：custom a a b edges=a>b,b>c,a>c。每步把一枚棋子沿一個箭頭推一步；箭頭不能繞成一圈。

    堆的走法寫成「堆號>變成什麼」：1>3,5；1:2 表示從第 1 堆取 2 個。棋子的走法寫成箭頭：a>b。

    例：custom 3 rule=1:1,2（取一個，剩下一堆或兩堆）。取走中間一個，剩下 1 和 1，對方不能走。若從一端取，剩下 2，對方取一個，你就不能走了。

custom-decides = 判斷依據：從小堆到大堆依次求出每堆的 SG 值。一堆分開時，值是各部分 SG 值的互斥或和；一堆的 SG 值，是它能變成的各局面的值中沒有出現的最小非負整數（mex）。<strong>值為 0 時，輪到誰走誰輸。</strong>
custom-proof =
    <strong>SG 值：</strong>mex 本身沒有在後繼中出現，而比它小的每個數都出現。所以從值 g 可以走到每個更小的值，卻走不到 g 本身，與 g 個石子的尼姆堆完全一樣；幾堆合在一起由互斥或和決定（Sprague 1935，Grundy 1939）。

    <strong>沒有捷徑：</strong>規則 { $rule } 沒有使用公式，從 0 開始逐堆算到這一堆。

custom-expected-break-rule = 規則，例如 1,2:0-2（取 1 或 2 個，餘下的成為 0 到 2 堆）；多條規則用 | 隔開，取 0 個時必須剩下 2 或 3 堆
custom-expected-arcs-with-commas = 用逗號隔開的箭頭，例如 a>b,b>c,a>c
