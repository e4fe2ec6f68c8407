# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

funny-name = 有趣的石子遊戲（UVa 1378）
funny-aliases = 石子分裂, 有趣的石子遊戲
funny-summary = 從一個位置取走一個石子，在右邊放上兩個。
funny-rules =
    一排位置，從左起編號為 0、1、2、……，上面有石子。每步選 i < j ≤ k，位置 i 上有石子；從 i 取走一個，在 j 和 k 各放一個（j = k 時放兩個）。最後一個位置上的石子不能動。

    局面從左到右寫出各位置的石子數：funny 1 0 1 2。走法寫出三個位置（從 0 數起）：0,1,2。

    例：funny 1 1 0。你走 0,1,2 以後，變成 0 2 1：對方只能把位置 1 的一個石子變成位置 2 的兩個，你對另一個也這樣做。
funny-ruling = 從一個位置取走 1 個石子，在更靠右的位置放上 2 個：分放兩處，或放在同一處。

funny-theorem = 按石子到右端的距離（UVa 1378；Sprague 1935，Grundy 1939）
funny-decides = 判斷依據：每個石子單獨算一個遊戲，SG 值只取決於它到右端的距離。同一位置的兩個石子互相抵消，所以只看石子數為奇數的位置。<strong>這些值的互斥或和為 0 時，輪到誰走誰輸。</strong>
funny-reason-none = 還能動的石子兩兩同處一個位置。你動其中一個，對方就把另一個照樣走。
funny-reason = 同一位置的兩個石子互相抵消，{ $list ->
    [none] 其餘的當作尼姆的各堆。
   *[other] 其餘的 SG 值是 { $list }。
  }
funny-works = { $outcome ->
    [N] 你這一步使互斥或和變為 0。對方無論怎麼走，都把一個石子換成互斥或和與它不同的兩個，你又能變回 0。石子只往右走，總會結束，輪到對方。
   *[P] 互斥或和為 0。你無論怎麼走，都把一個石子換成互斥或和與它不同的兩個，對方又能變回 0。石子只往右走，總會結束，輪到你。
  }
funny-proof =
    <strong>和遊戲：</strong>每步把一個石子換成兩個，各石子各走各的。所以整排是各石子的和，相同的兩個互相抵消。

    <strong>一個石子：</strong>在最後的位置不能動，值為 0。要證：距離 1、2、3、……的值依次是可憎數（odious，二進位中有奇數個 1）1、2、4、7、8、11、……。歸納假設更小的距離取遍小於 o 的可憎數。走一步留下兩個石子：都在最後得 0；一個在最後，得小於 o 的可憎數；都不在最後，得兩個可憎數的互斥或，有偶數個 1。所以得不到 o。小於 o 的每個數 e 都能得到：0 和可憎數已如上；其餘的 e 去掉一個二進位的 1，即 2^i：e = 2^i ⊕ (e − 2^i)，兩個都是可憎數，都比 e 小。

funny-head-place = 位置
funny-head-distance = 到右端
funny-head-value = 一個石子的 SG 值
funny-head-stones = 石子數
funny-counts = { $odd ->
    [yes] 奇數，計入
   *[no] 偶數，抵消
  }
funny-nim-sum = 互斥或和
funny-more = 還有 { $count } 個位置沒有列出，但已計入。
funny-from-left = 位置從左邊的 0 數起。
funny-spread = { $same ->
    [yes] 從位置 { $from } 取一個石子，在位置 { $first } 放兩個
   *[no] 從位置 { $from } 取一個石子，在位置 { $first } 和 { $second } 各放一個
  }

funny-expected-three-places = 三個位置（從 0 數起），例如 0,1,2
funny-fault-no-such-spot = 沒有這個位置（從 0 數起）
funny-fault-places-not-rising = 兩個新石子都要放在原來的右邊
