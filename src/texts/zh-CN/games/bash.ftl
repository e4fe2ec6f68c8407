bash-name = 巴什博弈
bash-aliases = 巴什, 巴什游戏, bash博弈
bash-summary = 从一堆中取 1 到 max 个。
bash-rules =
    有一堆或几堆石子。每步选一堆，取走至少 1 个、至多 max 个。

    局面写成各堆的个数和 max：bash 21 max=3。走法写成要取的个数，如 1；或“堆号:个数”，如 1:2。

    例：bash 5 max=3。你走 1 以后，剩下 4 个：对方取 1、2 或 3 个，你都能取完余下的。
bash-ruling = { $max ->
    [1] 选一堆，取 1 个。
    [2] 选一堆，取 1 或 2 个。
   *[other] 选一堆，取 1 到 { $max } 个。
  }

bash-theorem = 巴什定理（Bachet 1612）
bash-decides = 判断依据：用 { $modulus }（比一次最多能取的多 1）去除这一堆的个数。<strong>只有一堆时，余数为 0 则先手必败；</strong>一般地，余数就是这一堆的 SG 值。
bash-worth = 每堆的 SG 值是除以 { $modulus } 的余数。
bash-reason = { $outcome ->
    [N] { $heap } 除以 { $modulus } 余 { $remainder }。取走余数，留给对方 { $modulus } 的倍数；此后对方取几个，你就与对方凑成 { $modulus }。
   *[P] { $heap } 是 { $modulus } 的倍数。你取几个，对方都能与你凑成 { $modulus }，最后一个归对方。
  }
bash-works = { $outcome ->
    [N] 你给对方留下 { $modulus } 的倍数（有几堆时：使各余数的异或和为 0）。{ $max ->
        [1] 对方取 1 个，
       *[other] 对方无论取 1 到 { $max } 中的几个，
    }你总能在同一堆里与对方凑成 { $modulus }，或者把余数的异或和变回 0，所以最后一个归你。
   *[P] { $max ->
        [1] 你取 1 个，
       *[other] 你无论取 1 到 { $max } 中的几个，
    }对方总能在同一堆里与你凑成 { $modulus }，或者把余数的异或和变回 0，所以最后一个归对方。
  }
bash-proof =
    <strong>一堆：</strong>{ $max ->
        [1] 一堆的 SG 值是它的后继（这里只有少 1 个的那一堆）的 SG 值的 mex。
       *[other] 一堆的 SG 值是它的后继（个数减少至少 1、至多 { $max } 的那些堆）的 SG 值的 mex。
    }不超过 { $max } 个的堆能走到所有更小的堆，所以 SG 值就等于个数。

    <strong>循环：</strong>{ $max ->
        [1] { $modulus } 个的堆能走到值 1，
       *[other] { $modulus } 个的堆能走到 1 到 { $max } 的每个值，
    }走不到 0，所以 SG 值又是 0。此后一步能走到的各堆，在 0 到 { $max } 中恰好缺一个值，缺的正是少 { $modulus } 个的那一堆的值。所以 SG 值以 { $modulus } 为周期：SG(n) = n mod { $modulus }。

    <strong>几堆：</strong>是游戏的和，由各余数的异或和决定，与尼姆一样；使余数变大的走法，对手再取一次凑满一圈就抵消了。

bash-misere-theorem = 余数上的反尼姆（依 Bouton 1902）
bash-misere-decides =
    判断依据：每堆都对 { $modulus }（比一次最多能取的多 1）取余数，再按反尼姆判断。{ $large ->
        [no] <strong>现在余数都是 0 或 1：余数为 1 的堆有奇数个时，先手必败。</strong>
       *[yes] <strong>只要还有一个余数不小于 2：余数的二进制每一列都是偶数个 1 时，先手必败。</strong>
    }

bash-misere-reason = { $list ->
    [none] { $outcome ->
        [N] 留下比 { $modulus } 的倍数多 1 个。此后对方取几个，你就与对方凑成 { $modulus }，最后一个留给对方。
       *[P] { $heap } 比 { $modulus } 的倍数多 1。你取几个，对方都能与你凑成 { $modulus }，最后一个留给你。
    }
   *[other] 只看各堆除以 { $modulus } 的余数：{ $list }。{ $outcome ->
        [N] 这一步使余数成为反尼姆的必败态。
       *[P] 按反尼姆，这些余数是必败态。
    }
  }
bash-misere-proof = 小局面是除以 { $modulus } 余 0 或 1 的堆，余数就是 SG 值。余数 r 更大时两者都能走到：取 r 个，或者 r − 1 个。只需验证 (a)：余 1 时取 1 个；余 0 而堆不空时取 { $max } 个，剩下的余 1。

bash-division = { $heap } = { $quotient } × { $modulus } + <strong>{ $remainder }</strong>。
bash-heap = 第 { $number } 堆
bash-size = 个数
bash-remainder = 除以 { $modulus } 的余数
bash-more = 还有 { $count } 堆没有列出，但已计入。
