# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

subtraction-name = 減法遊戲
subtraction-aliases = 取數遊戲, 減法賽局, 減法
subtraction-summary = 從一堆中取走集合裡的某個數。
subtraction-rules =
    有若干堆石子和一個數的集合。每步選一堆，取走的個數必須是集合中的數。

    局面寫成各堆和集合：subtraction 10 7 s=1,3,4。有名字的集合：s=squares（平方數）、s=fibonacci（斐波那契數）、s=divisors（這一堆個數的真約數）。走法寫成「堆號:個數」：1:3。

    例：subtraction 5 s=1,3,4。你走 1:3 以後，剩下 2 個：對方只能取 1 個，你取最後一個。
subtraction-ruling = { $set ->
    [squares] 選一堆，取的個數必須是平方數（1、4、9、16……）。
    [fibonacci] 選一堆，取的個數必須是斐波那契數（1、2、3、5、8……）。
    [divisors] 選一堆，取的個數必須整除這一堆的個數，但不能取光。
   *[several] 選一堆，取 { $numbers } 個。
  }

subtraction-theorem = 減法遊戲：mex 遞推（Golomb 1966）
subtraction-period-title = Golomb 週期定理（1966）
subtraction-decides = 判斷依據：從小到大計算每堆的 SG 值：取走{ subtraction-taken }以後，各種剩餘的 SG 值中，沒有出現的最小非負整數（mex）。<strong>只有一堆時，SG 值為 0 則先手必敗。</strong>
subtraction-taken = { $set ->
    [squares] 一個平方數
    [fibonacci] 一個斐波那契數
    [one] {" "}{ $numbers } 個
   *[several] {" "}{ $numbers } 之一
  }
subtraction-reason = 必敗的堆是 { $list }{ $period ->
    [none] {" "}等。
   *[other] { $from ->
        [0] ……（週期 { $period }）。
       *[other] ……（從 { $from } 起週期 { $period }）。
    }
  }{ $outcome ->
    [N] 這一步留下 { $left }，正是其中之一。
   *[P] { $left } 正是其中之一：怎麼取，留下的都是對方必勝的堆。
  }
subtraction-works =
    { $period ->
        [none] {""}
       *[other] { $preperiod ->
            [0] SG 值以 { $period } 為週期，所以一張小表就夠判斷任意大的堆。
           *[other] SG 值從 { $preperiod } 個起以 { $period } 為週期，所以一張小表就夠判斷任意大的堆。
        }
    }SG 值為 0 的局面走不到 SG 值為 0 的局面，不為 0 時總能走到。{ $outcome ->
        [N] 所以你每步之後都使互斥或和為 0，對方先無路可走。
       *[P] 現在互斥或和為 0，對方每步之後又都能使它為 0，你先無路可走。
    }
subtraction-proof =
    <strong>SG 值：</strong>由 mex，後繼的 SG 值都與它不同，而每個更小的值都有後繼取到。這正是尼姆堆的性質，所以幾堆之和由互斥或和決定。

    { $period ->
        [none] <strong>沒有週期：</strong>這個集合沒有已證明的週期；SG 值是從 0 個起逐個算到這一堆的。
       *[other] <strong>週期：</strong>一次最多取 { $largest } 個，所以每個 SG 值只由它前面的 { $largest } 個值決定。連續 { $largest } 個值在相隔 { $period } 處重複出現，其後的值由它們決定，於是永遠重複：這是證明，不只是觀察。
    }

    <strong>終局：</strong>無法再取的堆沒有後繼，SG 值為 0。

subtraction-divisor-theorem = 2 的冪次（取真約數）
subtraction-divisor-decides = 判斷依據：這一堆的個數能被 2 除幾次。<strong>SG 值就是其中因子 2 的次數；奇數個時先手必敗。</strong>
subtraction-divisor-worth = 一堆的 SG 值是它能被 2 除幾次。
subtraction-divisor-reason = { $outcome ->
    [N] 這一步留下奇數 { $heap }。奇數的約數都是奇數，對方只能留下偶數，你再取 1 個又變回奇數。
   *[P] { $heap } 是奇數，約數都是奇數。你只能留下偶數，對方取 1 個又變回奇數。
  }
subtraction-divisor-works =
    { $outcome ->
        [N] 奇數的約數都是奇數，所以對方從奇數堆只能留下偶數；從偶數堆你取 1 個，又留下奇數。
       *[P] 奇數的約數都是奇數，所以你從奇數堆只能留下偶數，對方取 1 個又變回奇數。
    }幾堆時，各堆中 2 的次數就像尼姆堆。
subtraction-divisor-proof =
    <strong>能走到更小的值：</strong>設個數是 2^a·奇數。對 b < a，2^b 是真約數，取走以後剩下的數里 2 的次數恰好是 b。

    <strong>走不到相同的值：</strong>約數中 2 的次數至多是 a。若小於 a，剩下的數次數與約數相同，比 a 小；若等於 a，兩者都是 2^a 乘奇數，奇數之差是偶數，剩下的數次數更大。

    <strong>所以 mex 等於 a。</strong>1 沒有真約數，不能再取，次數為 0。

subtraction-heap = 個數
subtraction-value = SG 值
subtraction-no-period = 每個值是取一次以後各值的 mex。沒有已證明的週期。
subtraction-period =
    { $preperiod ->
        [0] SG 值以 { $period } 為週期
       *[other] 從 { $preperiod } 個起，SG 值以 { $period } 為週期
    }{ $shown ->
        [yes] ：{ $before }<strong>[ { $round } ]</strong>，如此反覆
       *[no] {""}
    }。這是已證明的：從 { $preperiod } 個起的連續 { $window } 個值，從 { $again } 個起完全重複。
subtraction-heap-value = { $same ->
    [none] { $heap } 個的 SG 值是 <strong>{ $value }</strong>。
   *[other] { $heap } 個與 { $same } 個在週期中的位置相同，SG 值是 <strong>{ $value }</strong>。
  }
subtraction-power-of-two = { $heap ->
    [0] 0 個的堆無法再走：SG 值為 <strong>{ $power }</strong>。
   *[other] { $heap } = 2^{ $power } × { $odd }：SG 值為 <strong>{ $power }</strong>。
  }

subtraction-misere-theorem = 反常規則下的減法遊戲（Ferguson 1974）
subtraction-misere-proof =
    <strong>配對：</strong>能取的最小個數是 { $least }。x 個的堆值為 0，當且僅當 x + { $least } 個的堆值為 1。

    若 x 的值為 0，則 x + { $least } 有值為 0 的後繼。假如 x + { $least } 的值大於 1，則另有一種取法，取 t 個，使 x + { $least } − t 的值為 1；由歸納，x − t 的值為 0，而它是 x 的後繼，值卻與 x 相同，矛盾。

    若 x + { $least } 的值為 1 而 x 的值不為 0，則有 t 使 x − t 的值為 0；由歸納，x − t + { $least } 的值為 1，而它是 x + { $least } 的後繼，值卻相同，矛盾。

    <strong>小局面</strong>是值為 0 或 1 的堆；值更大的堆兩者都能走到。只需驗證 (a)：設 n 的值為 0 且還能取。n − { $least } 的值不為 0，所以有 t 使 n − { $least } − t 的值為 0；由配對，n − t 的值為 1，而它正是 n 的後繼。
