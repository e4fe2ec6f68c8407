fibonacci-name = 斐波那契博弈
fibonacci-aliases = 斐波那契, 斐波那契尼姆, 斐波那契游戏
fibonacci-summary = 一堆石子，每次至多取对方刚取的两倍。
fibonacci-rules =
    一堆石子。第一步至少取一个，但不能全部取走；以后每步至少取一个，至多取对方刚刚所取的两倍。

    开局写成这一堆的个数：fibonacci 100。中途的局面再写出现在至多能取多少：fibonacci 97 limit=6。走法写成所取的个数：3。

    例：fibonacci 4。你走 1 以后，剩下 3 个，对方只能取 1 个或 2 个，你取完其余的。

fibonacci-theorem = 斐波那契博弈与齐肯多夫表示（Whinihan 1963）
fibonacci-decides = 判断依据：把个数写成互不相邻的斐波那契数（1、2、3、5、8、……）之和，写法唯一（齐肯多夫表示，Lekkerkerker 1952，Zeckendorf 1972）。<strong>若最小的一项大于现在至多能取的个数，则轮到谁走谁输。</strong>
fibonacci-reason = { $misere ->
    [yes] 谁都不想拿最后一个，所以只争其余 { $size } 个{ $one ->
        [yes] 。
       *[no] ：{ $size } = { $sum }。
    }
   *[no] { $outcome ->
        [start] {""}
       *[other] { $fibonacci ->
            [yes] 写成斐波那契数之和：
           *[no] 先手必败的开局是 { $starts } 等，而{" "}
        }{ $size } = { $sum }。
    }
  }{ $outcome ->
    [N] { $next ->
        [none] 这一步只留下 1 个，对方只好拿走。
       *[other] 这一步之后对方至多取 { $limit } 个，取不完 { $next }。
    }
    [start] { $misere ->
        [yes] 这是先手必败的开局
       *[no] { $fibonacci ->
            [yes] { $size } 是斐波那契数
           *[no] { $size } 和 { $starts } 等数一样，是先手必败的开局
        }
    }：你不能一次取完，而你取了一些，剩下的最小一项对方总能取走。
   *[P] 你至多取 { $most } 个，取不完 { $smallest }；你取了一些，剩下的最小一项对方总能取走。
  }
fibonacci-works = { $outcome ->
    [N] 你取走最小的一项。如果只有这一项，你已经获胜；否则各项互不相邻，后一项大于它的两倍，对方取不完。对方从中取走若干个以后，剩余部分的最小一项不超过对方所取的两倍，你总能取走它；最后一项总归是你的。
   *[P] 你取不完最小的一项。从中取走若干个以后，剩余部分的最小一项不超过你所取的两倍，对方总能取走它；最后一项总归是对方的。
  }
fibonacci-proof =
    <strong>写法唯一：</strong>互不相邻的各项，设最大的是 F。由归纳，其余各项之和小于 F 的前一个斐波那契数，所以总和小于 F 的后一个。因此最大的一项只能是不超过这个数的最大的斐波那契数，其余依此类推。

    <strong>最小一项 F 取得完时：</strong>取走它。若还有剩余，新的最小一项至少是 F 之后第二个斐波那契数，大于 2F，超过新的上限。

    <strong>最小一项 F 取不完时：</strong>设取走 x < F。F − x 是若干小于 F、互不相邻的斐波那契数之和，设其中最小的是 G。若 G > 2x，则 x 的各项都比 G 和它的前一个小，与 F − x 的各项合起来就是 F 的另一种写法，矛盾。所以 G ≤ 2x，对方取得走。

    <strong>终局：</strong>没有石子时，轮到走的人已经输了。开局至多取到只剩一个，所以先手必败的正是斐波那契数。

fibonacci-misere-theorem = 反常规则：等于少一个石子的正常规则
fibonacci-misere-decides =
    判断依据：谁都不想拿最后一个石子。先把它放到一边：谁取走其余石子中的最后一个，就只剩下这一个，谁就赢。所以 { $size } 个石子的反常规则，就是少一个石子的正常规则。{ $fibonacci ->
        [yes] 把少一个以后的数写成互不相邻的斐波那契数之和（齐肯多夫表示）。
       *[no] 把少一个以后的数写成先手必败的开局之和，每次取放得下的最大的一个。
    }<strong>若最小的一项超过现在最多可取的个数，则轮到谁走谁输。</strong>
fibonacci-misere-works = { $outcome ->
    [N] 不算放到一边的那个，取走最小的一项。若其余都取完了，对方只好拿最后一个；否则下一项超过对方可取的个数，对方无论从中取多少，剩下的最小一项你总能取走。
   *[P] { $size ->
        [1] 只剩那一个石子，你只好拿走它。
       *[other] 不算放到一边的那个：你取不完最小的一项，无论从中取多少，剩下的最小一项对方总能取走。最后只剩那一个石子，轮到你拿。
    }
  }
fibonacci-misere-title = 反常规则等于少一个石子的正常规则
fibonacci-misere-proof =
    <strong>只剩一个石子时：</strong>轮到走的一方只能拿它而输，正如正常规则下没有石子时无路可走而输。

    <strong>至少还有两个时：</strong>全部取走立刻就输。其他每一种取法都是少一个石子的正常规则下的取法：n 个与 n − 1 个分别变成 n − x 个与 n − 1 − x 个，限制相同。所以从小到大，两者胜负始终相同。

    <strong>开局</strong>可以取到只剩一个：在反常规则下，从 2 个石子起这就是必胜的走法。
fibonacci-misere-normal-title = { $fibonacci ->
    [yes] 正常规则（Whinihan 1963）
   *[no] 正常规则（Schwenk 1970）
  }
fibonacci-misere-normal = { $fibonacci ->
    [yes] 当且仅当齐肯多夫表示的最小一项大于可取的上限时，轮到谁走谁输。
   *[no] 当且仅当写成先手必败的开局之和后，最小一项大于可取的上限时，轮到谁走谁输。
  }

fibonacci-recurrence-theorem = 最小必胜取数的递推
fibonacci-recurrence-decides =
    判断依据：{ $ceiling ->
        [none] 这里没有已知的公式。
       *[other] { $last ->
            [none] 这一步之后每步至多取 { $ceiling } 个，所以先手必败的开局只有有限个，把个数写成它们的和也判断不了胜负。
           *[other] 这一步之后每步至多取 { $ceiling } 个，所以先手必败的开局到 { $last } 为止，把个数写成它们的和也判断不了胜负。
        }
    }设 w(m) 是剩 m 个时能获胜的最小取数。<strong>若 w(m) 大于现在至多能取的个数，则轮到谁走谁输。</strong>
fibonacci-least-reason = { $outcome ->
    [N] 剩 { $size } 个时，最少要取 { $least } 个才能赢。你取 { $amount } 个，此后对方想赢，总是取不了那么多。
   *[P] 剩 { $size } 个时，最少要取 { $least } 个才能赢，而你不能取那么多。
  }
fibonacci-recurrence-works = { $outcome ->
    [N] 你取 x 个，使对方的上限小于剩余个数的 w，对方就没有能获胜的取法；之后你总能再这样取。
   *[P] 你无论怎么取，对方的上限都不小于剩余个数的 w，所以对方总有能获胜的取法。
  }
fibonacci-recurrence-proof =
    <strong>递推：</strong>上限变大只会增加走法，所以剩 m 个时有一个最小的必胜取数 w(m)，上限小于 w(m) 恰好就是必败态。取 x 个后剩 m − x 个、上限 f(x)，所以取 x 个获胜当且仅当 f(x) < w(m − x)。由较小的数就能算出 w(m)。

    <strong>起点：</strong>{ $win ->
        [misere] 没有石子时轮到走的人获胜（反常规则），所以全部取走会输，剩 1 个时没有必胜取数。
       *[normal] 没有石子时，无论上限多少，轮到走的人都输了，没有必胜取数。
    }
fibonacci-recurrence-large = <strong>很大的数：</strong>第一步以后上限都不超过 { $ceiling }，所以每个 w（只看有用的范围）由它前面的 { $ceiling } 个值决定；这么长的一段值重复出现，其后就永远重复。

fibonacci-decomposition =
    { $shape ->
        [nothing] 此外没有石子了，也就没有各项。
        [part] { $size } 本身就是{ $fibonacci ->
            [yes] 斐波那契数
           *[no] 先手必败的开局
        }（{ $starts }{ $ended ->
            [yes] ，此外没有了
           *[no] 、……
        }）之一。
       *[sum] { $fibonacci ->
            [yes] { $size } = { $sum }，各项都是斐波那契数。
           *[no] 先手必败的开局依次是 { $starts }{ $ended ->
                [yes] （此外没有了）
               *[no] 、……
            }，而 { $size } = { $sum }。
        }
    }

    现在至多取 { $most } 个，最小的一项是 <strong>{ $smallest }</strong>。
fibonacci-hidden = ……（{ $count } 项）……
fibonacci-take = 取
fibonacci-part-left = 剩下的最小一项
fibonacci-may-take = 对方至多取
fibonacci-parts = { $parts ->
    [1] { $take }（最小的一项）
   *[other] { $take }（最小的 { $parts } 项）
  }
fibonacci-nothing = 无
fibonacci-wins = 必胜
fibonacci-loses = 必败：对方取走那一项
fibonacci-more = 另有 { $count } 个更大的和没有列出。
fibonacci-beyond = f(x) = { $rule } 的先手必败的开局，我只列到 { $greatest }；再往上太多，列不完，所以无法把这一堆写成它们的和。
fibonacci-stones = 剩 m 个
fibonacci-least-takes =
    取 x 个后剩 m − x 个，对方至多取 f(x)，f(x) = { $rule }；当且仅当 f(x) < w(m − x) 时获胜。{ $window ->
        [none] – 表示怎么取都不能获胜。
       *[other] – 表示取不超过 { $window } 个都不能获胜。
    }{ $win ->
        [misere] w(0) = 0：面对 0 个石子的一方不用取就已获胜。
       *[normal] {""}
    }
fibonacci-period = 从 m = { $preperiod } 起，下面一行以 { $period } 为周期。这是已证明的：连续 { $window } 个值重复出现，而每个值只由这么多个值决定。
fibonacci-here =
    { $exact ->
        [yes] 现在 m = { $same }：
       *[no] 现在 m = { $size }，与 m = { $same } 相同：
    }<strong>{ $least ->
        [none] { $window ->
            [none] 怎么取都不能获胜。
           *[other] 取不超过 { $window } 个都不能获胜，只有第一步取得更多才可能获胜。
        }
       *[other] 能获胜的最小取数是 { $least }。
    }</strong>
