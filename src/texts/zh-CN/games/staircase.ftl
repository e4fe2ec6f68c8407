staircase-name = 阶梯博弈
staircase-aliases = 阶梯尼姆, 阶梯, 阶梯nim, 台阶博弈
staircase-summary = 把一级上的若干石子移到下一级。
staircase-rules =
    石子放在各级台阶上。每步选一级，把其中至少一个石子移到它的下一级。到了地面（第 0 级）的石子不再移动。

    局面写成第 1、2、3、……级上的个数：staircase 1 2 3。走法写成“级号:个数”：2:1 表示从第 2 级移 1 个到第 1 级。

    例：staircase 1 2。你走 1:1 以后，变成 0 2：对方从第 2 级移到第 1 级几个，你就把这几个移到地面。
staircase-ruling =
    选一级台阶，把至少 1 个石子移到下一级。

    第 1 级下面是地面，到了地面的石子不再移动。

staircase-theorem = 阶梯博弈：只看奇数级（依 Bouton 1902）
staircase-decides = 判断依据：不看偶数级，把奇数级上的石子当作尼姆的各堆。<strong>若奇数级的异或和为 0，则轮到谁走谁输。</strong>
staircase-reason-none = { $shape ->
    [grid] 石子都在行号与列号之和为偶数的格上。你把一些石子移一格，对方就把它们再移一格，直到 (1, 1)。
   *[stairs] 石子都在偶数级上。你把一些石子移下一级，对方就把它们再移下一级，直到地面。
  }
staircase-reason = { $shape ->
    [grid] 只看行号与列号之和为奇数的格
   *[stairs] 只看奇数级上的石子
  }{ $list ->
    [none] ，按尼姆走。
   *[other] （{ $list }），按尼姆走。
  }
staircase-works =
    从奇数级移走石子，就像从尼姆堆里取走：它们到了偶数级，不再计入。从偶数级移到奇数级的石子，另一方可以把同样多的石子再往下移一级，奇数级就还原了。所以偶数级上的走法可以照搬抵消。{ $outcome ->
        [N] 你使异或和为 0 并一直保持：对方动奇数级，就按尼姆应对；对方动偶数级，就照搬。
       *[P] 对方一直保持异或和为 0：你动奇数级，对方按尼姆应对；你动偶数级，对方就照搬。
    }
staircase-proof =
    <strong>异或和为 0 时：</strong>每一步恰好改变一个奇数级：从它移走（变小），或从上面的偶数级移入（变大）。一个数变了，异或和就不再是 0。

    <strong>异或和不为 0 时：</strong>与尼姆一样，总有一个奇数级可以变小，使异或和为 0；移走的石子到下面的偶数级或地面。

    <strong>SG 值：</strong>同理，每个更小的值都能靠减小某个奇数级到达，而相同的值走不到，所以奇数级的异或和就是 mex。

    <strong>终局：</strong>石子终将全部落地；台阶上没有石子时异或和为 0，轮到走的人已经输了。

staircase-place = { $shape ->
    [grid] ({ $row }, { $column }) 格
   *[stairs] { $step ->
        [0] 地面
       *[other] 第 { $step } 级
    }
  }
staircase-counts = 计入
staircase-column = 每列 1 的个数
staircase-more = 还有 { $count } 处没有列出，但已计入。
staircase-sum = { $shape ->
    [grid] 行号与列号之和为奇数的各格的异或和：<strong>{ $sum }</strong>。
   *[stairs] 奇数级的异或和：<strong>{ $sum }</strong>。
  }

staircase-repairs =
    要使异或和为 0，{ $shape ->
        [grid] 须改变一个奇格。
       *[stairs] 须改变一个奇数级。
    }{ $count ->
        [1] 唯一的办法
       *[other] 办法
    }：<strong>{ $ways }。</strong>
staircase-way = { $shape ->
    [grid] { $place }应变为 { $from } ⊕ { $sum } = { $to }，{ $sends ->
        [yes] 移 { $amount } 个到 { $other }
       *[no] 从 { $other }移来 { $amount } 个
    }
   *[stairs] { $place }应变为 { $from } ⊕ { $sum } = { $to }，{ $sends ->
        [yes] 移 { $amount } 个到{ $other }
       *[no] 从{ $other }移来 { $amount } 个
    }
  }
staircase-ways-or = { $shape ->
    [grid] ；或者{" "}
   *[stairs] ；或者
  }
staircase-more-ways = 还有 { $count } 种办法没有列出。
staircase-copy = { $shape ->
    [grid] 以后谁从 { $from }移若干个到 { $via }，另一方就把同样多的石子再移到 { $to }，{ $via }便还原了。
   *[stairs] 以后谁从{ $from }移若干个到{ $via }，另一方就把同样多的石子再移到{ $to }，{ $via }便还原了。
  }

staircase-step-down =
    把第 { $step } 级的 { $from } 个{ $part ->
        [one] {""}
        [all] 全部
       *[some] 中的 { $amount } 个
    }移到{ $below ->
        [0] 地面
       *[other] 第 { $below } 级
    }
staircase-expected-step-and-amount = 级号和个数，例如 2:3（从第 2 级移 3 个到第 1 级）
staircase-fault-no-such-step = 没有这一级台阶

staircase-misere-theorem = 反常规则下的阶梯博弈就是反尼姆（依 Bouton 1902）
staircase-misere-decides = 判断依据：把奇数级上的石子当作反尼姆的各堆。{ $large ->
    [yes] <strong>只要有一个奇数级不少于 2 个，异或和为 0 就必败，与正常规则相同。</strong>这里的异或和是 { $sum }。
   *[no] <strong>奇数级都不超过 1 个：若有奇数个奇数级是 1 个，则轮到谁走谁输。</strong>
  }
staircase-misere-proof = 小局面：每个奇数级至多 1 个石子。(a) 若某个奇数级有石子，就把它移下去；若都没有而石子还在，就从偶数级移 1 个到下面的奇数级。(b) 若恰有一个奇数级不少于 2 个，可以全部移下去，也可以留 1 个；若有两个这样的奇数级，一步走不成小局面。(c) 从小局面走到大局面，只会使一个奇数级变多，再由 (b) 就能走回来。
