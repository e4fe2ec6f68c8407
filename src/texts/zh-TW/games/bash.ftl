# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

bash-name = 巴什遊戲
bash-aliases = 巴什, 巴什遊戲, bash賽局
bash-summary = 從一堆中取 1 到 max 個。
bash-rules =
    有一堆或幾堆石子。每步選一堆，取走至少 1 個、至多 max 個。

    局面寫成各堆的個數和 max：bash 21 max=3。走法寫成要取的個數，如 1；或「堆號:個數」，如 1:2。

    例：bash 5 max=3。你走 1 以後，剩下 4 個：對方取 1、2 或 3 個，你都能取完餘下的。
bash-ruling = { $max ->
    [1] 選一堆，取 1 個。
    [2] 選一堆，取 1 或 2 個。
   *[other] 選一堆，取 1 到 { $max } 個。
  }

bash-theorem = 巴什定理（Bachet 1612）
bash-decides = 判斷依據：用 { $modulus }（比一次最多能取的多 1）去除這一堆的個數。<strong>只有一堆時，餘數為 0 則先手必敗；</strong>一般地，餘數就是這一堆的 SG 值。
bash-worth = 每堆的 SG 值是除以 { $modulus } 的餘數。
bash-reason = { $outcome ->
    [N] { $heap } 除以 { $modulus } 餘 { $remainder }。取走餘數，留給對方 { $modulus } 的倍數；此後對方取幾個，你就與對方湊成 { $modulus }。
   *[P] { $heap } 是 { $modulus } 的倍數。你取幾個，對方都能與你湊成 { $modulus }，最後一個歸對方。
  }
bash-works = { $outcome ->
    [N] 你給對方留下 { $modulus } 的倍數（有幾堆時：使各餘數的互斥或和為 0）。{ $max ->
        [1] 對方取 1 個，
       *[other] 對方無論取 1 到 { $max } 中的幾個，
    }你總能在同一堆裡與對方湊成 { $modulus }，或者把餘數的互斥或和變回 0，所以最後一個歸你。
   *[P] { $max ->
        [1] 你取 1 個，
       *[other] 你無論取 1 到 { $max } 中的幾個，
    }對方總能在同一堆裡與你湊成 { $modulus }，或者把餘數的互斥或和變回 0，所以最後一個歸對方。
  }
bash-proof =
    <strong>一堆：</strong>{ $max ->
        [1] 一堆的 SG 值是它的後繼（這裡只有少 1 個的那一堆）的 SG 值的 mex。
       *[other] 一堆的 SG 值是它的後繼（個數減少至少 1、至多 { $max } 的那些堆）的 SG 值的 mex。
    }不超過 { $max } 個的堆能走到所有更小的堆，所以 SG 值就等於個數。

    <strong>循環：</strong>{ $max ->
        [1] { $modulus } 個的堆能走到值 1，
       *[other] { $modulus } 個的堆能走到 1 到 { $max } 的每個值，
    }走不到 0，所以 SG 值又是 0。此後一步能走到的各堆，在 0 到 { $max } 中恰好缺一個值，缺的正是少 { $modulus } 個的那一堆的值。所以 SG 值以 { $modulus } 為週期：SG(n) = n mod { $modulus }。

    <strong>幾堆：</strong>是遊戲的和，由各餘數的互斥或和決定，與尼姆一樣；使餘數變大的走法，對手再取一次湊滿一圈就抵消了。

bash-misere-theorem = 餘數上的反尼姆（依 Bouton 1902）
bash-misere-decides =
    判斷依據：每堆都對 { $modulus }（比一次最多能取的多 1）取餘數，再按反尼姆判斷。{ $large ->
        [no] <strong>現在餘數都是 0 或 1：餘數為 1 的堆有奇數個時，先手必敗。</strong>
       *[yes] <strong>只要還有一個餘數不小於 2：餘數的二進位每一直行都是偶數個 1 時，先手必敗。</strong>
    }

bash-misere-reason = { $list ->
    [none] { $outcome ->
        [N] 留下比 { $modulus } 的倍數多 1 個。此後對方取幾個，你就與對方湊成 { $modulus }，最後一個留給對方。
       *[P] { $heap } 比 { $modulus } 的倍數多 1。你取幾個，對方都能與你湊成 { $modulus }，最後一個留給你。
    }
   *[other] 只看各堆除以 { $modulus } 的餘數：{ $list }。{ $outcome ->
        [N] 這一步使餘數成為反尼姆的必敗態。
       *[P] 按反尼姆，這些餘數是必敗態。
    }
  }
bash-misere-proof = 小局面是除以 { $modulus } 餘 0 或 1 的堆，餘數就是 SG 值。餘數 r 更大時兩者都能走到：取 r 個，或者 r − 1 個。只需驗證 (a)：餘 1 時取 1 個；餘 0 而堆不空時取 { $max } 個，剩下的餘 1。

bash-division = { $heap } = { $quotient } × { $modulus } + <strong>{ $remainder }</strong>。
bash-heap = 第 { $number } 堆
bash-size = 個數
bash-remainder = 除以 { $modulus } 的餘數
bash-more = 還有 { $count } 堆沒有列出，但已計入。
