addsub-name = 加减游戏
addsub-aliases = 图上加减
addsub-summary = 从一个点取走一个石子，在它的后继上共放 K 个石子。
addsub-rules =
    一个有向无环图，每个有后继的点上写有一个数 K，若干点上有石子。每步从一个有后继的点取走一个石子，再在它的后继上共放 K 个石子（可以重复放在同一点）。K = 0 时只是取走。没有后继的点上的石子不能动。

    写出边、K 和石子：addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:3,2:1。走法写成点和新石子的位置：1>2,3；K = 0 时只写点：1。

    例：addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:1。你走 1>2,2 以后，在点 2 放上两个石子：对方把其中一个移到点 3，你移另一个；点 3 上的石子不能再动。
addsub-ruling = { $any ->
    [no] 没有能动的石子。
   *[yes] 从一个有出边的点取走 1 个石子，再在它的后继上放新的石子（可以放在同一点）：{ $clauses }。
  }
addsub-new-stones = 从点 { $nodes } 取走的放 { $count } 个
addsub-or = 、

addsub-theorem = 石子的 SG 值（Sprague 1935，Grundy 1939；UVa 12163）
addsub-decides = 判断依据：每个石子的 SG 值只与它所在的点有关，是放下的 K 个新石子的异或和取不到的最小非负整数。<strong>所有石子的 SG 值取异或（同一点上成对抵消），结果为 0 时轮到谁走谁输，否则先手必胜。</strong>
addsub-reason-none = SG 值不为 0 的石子两两同处一点。你动其中一个，对方就把另一个照样走。
addsub-reason = 同一点上的两个石子互相抵消，{ $list ->
    [none] 其余的当作尼姆的各堆。
   *[other] 其余的 SG 值是 { $list }。
  }
addsub-works =
    值为 g 的石子可以换成异或和为任何更小值的石子，但换不成 g。{ $outcome ->
        [N] 你让异或和变为 0，对方必然使它不为 0，你又能把它变回 0。
       *[P] 现在异或和是 0，你无论怎么走都会使它不为 0，对方又能把它变回 0。
    }
addsub-proof =
    <strong>每个石子是一个独立的游戏：</strong>一步只动一个石子，换成若干新石子，所以局面是各个石子的和，SG 值取异或。

    <strong>点 v 上的一个石子：</strong>后继局面就是把 K 个石子放到后继点上的各种放法，每种放法的值是各石子值的异或和，所以 v 的值是这些异或和的 mex。图中没有环，后继先算。

    <strong>化简：</strong>两个新石子放在同一点就相互抵消，所以只看得到奇数个石子的点：不超过 K 个、个数与 K 同奇偶的任意后继集合。

    <strong>终局：</strong>没有后继的点上的石子值为 0。

addsub-backwards = 按逆拓扑序，每个点上一个石子的 SG 值：
addsub-head-node = 点
addsub-head-k = K
addsub-head-successors = 后继（SG 值）
addsub-head-xors = K 个的异或和
addsub-head-value = SG 值
addsub-no-successors = 不能动
addsub-and-more = { $xors }、……
addsub-more = 还能走到 { $count } 个点，用同样的方法算出。
addsub-together =
    计入的石子：{ $stones }{ $cancel ->
        [yes] ；同一点上偶数个石子抵消
       *[no] {""}
    }{ $more ->
        [0] {""}
       *[other] ；还有 { $more } 个点没有列出，但已计入
    }。异或和为 <strong>{ $sum }</strong>。
addsub-none = 无

addsub-spread = { $puts ->
    [none] 从点 { $from } 取走一个石子
   *[other] 从点 { $from } 取走一个石子，{ $puts }
  }
addsub-put = 在点 { $node } 放 { $count } 个

addsub-node-without-k = 点“{ $shown }”有后继却没有 K：请写出要放几个石子，例如 k={ $node }:1。
addsub-too-many-successors = 点“{ $node }”的后继太多：最多 { $most } 个。
addsub-expected-node-amounts = 点和个数，例如 1:2,2:1
addsub-expected-arcs = 用逗号隔开的有向边，例如 1>2,1>3
addsub-expected-stone-move = 一个点和新石子的位置，例如 1>2,3
addsub-fault-no-stone-there = 那里没有石子
addsub-fault-cannot-be-played = 那个点没有后继，石子不能动
addsub-fault-wrong-number-of-stones = 新石子的个数与 K 不符
addsub-fault-not-a-successor = 那不是所取石子的点的后继
