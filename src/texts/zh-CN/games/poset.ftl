poset-name = 偏序集游戏
poset-aliases = 偏序集博弈, 偏序集, 偏序游戏
poset-summary = 取一个元素，它上面的元素也一起去掉。
poset-rules =
    一些元素，其中有的在别的上面。每步取一个元素，它和它上面的所有元素都去掉。

    写出谁在谁下面：a<b 表示 a 在 b 下面；单独写一个名字表示与其他元素都不可比：poset a<b b<c a<d e。空集写成 none。走法写成元素的名字：b。

    例：poset a<b a<c。你走 a 以后，什么也不剩：b 和 c 都在 a 上面，一起去掉。
poset-ruling = 取一个元素，它上面的所有元素也一起去掉。
poset-take = 取 { $element } 和它上面的所有元素

poset-least-theorem = 有最小元的偏序集游戏
poset-least-decides = 判断依据：{ $least } 在其他所有元素下面。<strong>取它，就全部去掉。</strong>
poset-least-reason = 其他元素都在 { $least } 上面，取它就什么也不剩。
poset-least-works = 之后对方无路可走，就输了。
poset-least-proof = 取一个元素会去掉它上面的所有元素。其他元素都在最小元上面，所以取最小元就结束游戏，走最后一步的人获胜。

poset-search-theorem = 偏序集游戏，从小到大逐个计算
poset-search-decides = 判断依据：一般的偏序集没有已知的公式。<strong>这 { $elements } 个元素能产生的所有局面，</strong>都从小到大逐块算出。
poset-search-works = { $outcome ->
    [N] 必胜走法留下 SG 值为 0 的局面，以后对方怎么走，你都能恢复为 0。
   *[P] SG 值是 0。你怎么走都会改变它，对方又能变回 0。
  }
poset-search-proof = 程序算出了每个可能剩下的集合的 SG 值：它的走法到不了的最小数（mex）。不能用一串比较连起来的元素各成一块，几块合在一起的值是异或和。

poset-greatest-theorem = 策略窃取（Gale 1974）
poset-greatest-decides = 判断依据：{ $greatest } 在其他所有元素上面，所以每一步都会带走它。<strong>先手必胜{ $misere ->
    [yes] ，因为至少有两个元素
   *[no] {""}
  }。</strong>
poset-greatest-works = 设想只取 { $greatest }。若能赢，就这样走；若不能，对方就有必胜的应对，而那一步也会带走 { $greatest }，你现在就可以自己走。总之必有必胜的一步，但这个论证没有说是哪一步。
poset-greatest-proof = 假设这个局面必败。那么只取 { $greatest } 也输，对方有必胜的应对 B{ $misere ->
    [yes] （还有别的元素，所以对方确实要走一步）
   *[no] {""}
  }。开局的每一步都会带走 { $greatest }，所以现在直接走 B 得到同样的局面，应当获胜，矛盾。所以必有必胜的一步，但论证没有说是哪一步。

poset-misere-least-theorem = 反常规则下有最小元的偏序集游戏
poset-misere-least-decides = 判断依据：{ $least } 在其他所有元素下面，谁取它就取走全部而输。<strong>所以其余元素按正常规则走：在其余元素中无路可走的人只能取 { $least }。</strong>
poset-misere-least-works = { $outcome ->
    [N] 去掉 { $least } 以后，其余元素按正常规则必胜。你在那里获胜，对方只能取 { $least }。
   *[P] 去掉 { $least } 以后，其余元素按正常规则必败。你在那里输掉，只能取 { $least }。
  }
poset-misere-least-proof = 取 { $least } 就结束游戏并且输掉，所以只要还有别的元素，就没有人取它。其余元素的走法与去掉 { $least } 的游戏完全相同。在那里无路可走的人只剩 { $least } 可取，就输了：这正是去掉 { $least } 的游戏的正常规则。

poset-not-an-order = “{ $shown }”不成偏序：{ $cycle }。元素不能在自己下面。
poset-expected-relation = 两个元素如 a<b，或一个名字
poset-expected-element = 元素的名字，例如 b
poset-fault-no-such-element = 没有这个元素
