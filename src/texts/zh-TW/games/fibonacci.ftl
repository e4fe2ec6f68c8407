# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

fibonacci-name = 斐波那契賽局
fibonacci-aliases = 斐波那契, 斐波那契尼姆, 斐波那契遊戲
fibonacci-summary = 一堆石子，每次至多取對方剛取的兩倍。
fibonacci-rules =
    一堆石子。第一步至少取一個，但不能全部取走；以後每步至少取一個，至多取對方剛剛所取的兩倍。

    開局寫成這一堆的個數：fibonacci 100。中途的局面再寫出現在至多能取多少：fibonacci 97 limit=6。走法寫成所取的個數：3。

    例：fibonacci 4。你走 1 以後，剩下 3 個，對方只能取 1 個或 2 個，你取完其餘的。

fibonacci-theorem = 斐波那契賽局與齊肯多夫表示（Whinihan 1963）
fibonacci-decides = 判斷依據：把個數寫成互不相鄰的斐波那契數（1、2、3、5、8、……）之和，寫法唯一（齊肯多夫表示，Lekkerkerker 1952，Zeckendorf 1972）。<strong>若最小的一項大於現在至多能取的個數，則輪到誰走誰輸。</strong>
fibonacci-reason = { $misere ->
    [yes] 誰都不想拿最後一個，所以只爭其餘 { $size } 個{ $one ->
        [yes] 。
       *[no] ：{ $size } = { $sum }。
    }
   *[no] { $outcome ->
        [start] {""}
       *[other] { $fibonacci ->
            [yes] 寫成斐波那契數之和：
           *[no] 先手必敗的開局是 { $starts } 等，而{" "}
        }{ $size } = { $sum }。
    }
  }{ $outcome ->
    [N] { $next ->
        [none] 這一步只留下 1 個，對方只好拿走。
       *[other] 這一步之後對方至多取 { $limit } 個，取不完 { $next }。
    }
    [start] { $misere ->
        [yes] 這是先手必敗的開局
       *[no] { $fibonacci ->
            [yes] { $size } 是斐波那契數
           *[no] { $size } 和 { $starts } 等數一樣，是先手必敗的開局
        }
    }：你不能一次取完，而你取了一些，剩下的最小一項對方總能取走。
   *[P] 你至多取 { $most } 個，取不完 { $smallest }；你取了一些，剩下的最小一項對方總能取走。
  }
fibonacci-works = { $outcome ->
    [N] 你取走最小的一項。如果只有這一項，你已經獲勝；否則各項互不相鄰，後一項大於它的兩倍，對方取不完。對方從中取走若干個以後，剩餘部分的最小一項不超過對方所取的兩倍，你總能取走它；最後一項總歸是你的。
   *[P] 你取不完最小的一項。從中取走若干個以後，剩餘部分的最小一項不超過你所取的兩倍，對方總能取走它；最後一項總歸是對方的。
  }
fibonacci-proof =
    <strong>寫法唯一：</strong>互不相鄰的各項，設最大的是 F。由歸納，其餘各項之和小於 F 的前一個斐波那契數，所以總和小於 F 的後一個。因此最大的一項只能是不超過這個數的最大的斐波那契數，其餘依此類推。

    <strong>最小一項 F 取得完時：</strong>取走它。若還有剩餘，新的最小一項至少是 F 之後第二個斐波那契數，大於 2F，超過新的上限。

    <strong>最小一項 F 取不完時：</strong>設取走 x < F。F − x 是若干小於 F、互不相鄰的斐波那契數之和，設其中最小的是 G。若 G > 2x，則 x 的各項都比 G 和它的前一個小，與 F − x 的各項合起來就是 F 的另一種寫法，矛盾。所以 G ≤ 2x，對方取得走。

    <strong>終局：</strong>沒有石子時，輪到走的人已經輸了。開局至多取到只剩一個，所以先手必敗的正是斐波那契數。

fibonacci-misere-theorem = 反常規則：等於少一個石子的正常規則
fibonacci-misere-decides =
    判斷依據：誰都不想拿最後一個石子。先把它放到一邊：誰取走其餘石子中的最後一個，就只剩下這一個，誰就贏。所以 { $size } 個石子的反常規則，就是少一個石子的正常規則。{ $fibonacci ->
        [yes] 把少一個以後的數寫成互不相鄰的斐波那契數之和（齊肯多夫表示）。
       *[no] 把少一個以後的數寫成先手必敗的開局之和，每次取放得下的最大的一個。
    }<strong>若最小的一項超過現在最多可取的個數，則輪到誰走誰輸。</strong>
fibonacci-misere-works = { $outcome ->
    [N] 不算放到一邊的那個，取走最小的一項。若其餘都取完了，對方只好拿最後一個；否則下一項超過對方可取的個數，對方無論從中取多少，剩下的最小一項你總能取走。
   *[P] { $size ->
        [1] 只剩那一個石子，你只好拿走它。
       *[other] 不算放到一邊的那個：你取不完最小的一項，無論從中取多少，剩下的最小一項對方總能取走。最後只剩那一個石子，輪到你拿。
    }
  }
fibonacci-misere-title = 反常規則等於少一個石子的正常規則
fibonacci-misere-proof =
    <strong>只剩一個石子時：</strong>輪到走的一方只能拿它而輸，正如正常規則下沒有石子時無路可走而輸。

    <strong>至少還有兩個時：</strong>全部取走立刻就輸。其他每一種取法都是少一個石子的正常規則下的取法：n 個與 n − 1 個分別變成 n − x 個與 n − 1 − x 個，限制相同。所以從小到大，兩者勝負始終相同。

    <strong>開局</strong>可以取到只剩一個：在反常規則下，從 2 個石子起這就是必勝的走法。
fibonacci-misere-normal-title = { $fibonacci ->
    [yes] 正常規則（Whinihan 1963）
   *[no] 正常規則（Schwenk 1970）
  }
fibonacci-misere-normal = { $fibonacci ->
    [yes] 當且僅當齊肯多夫表示的最小一項大於可取的上限時，輪到誰走誰輸。
   *[no] 當且僅當寫成先手必敗的開局之和後，最小一項大於可取的上限時，輪到誰走誰輸。
  }

fibonacci-recurrence-theorem = 最小必勝取數的遞推
fibonacci-recurrence-decides =
    判斷依據：{ $ceiling ->
        [none] 這裡沒有已知的公式。
       *[other] { $last ->
            [none] 這一步之後每步至多取 { $ceiling } 個，所以先手必敗的開局只有有限個，把個數寫成它們的和也判斷不了勝負。
           *[other] 這一步之後每步至多取 { $ceiling } 個，所以先手必敗的開局到 { $last } 為止，把個數寫成它們的和也判斷不了勝負。
        }
    }設 w(m) 是剩 m 個時能獲勝的最小取數。<strong>若 w(m) 大於現在至多能取的個數，則輪到誰走誰輸。</strong>
fibonacci-least-reason = { $outcome ->
    [N] 剩 { $size } 個時，最少要取 { $least } 個才能贏。你取 { $amount } 個，此後對方想贏，總是取不了那麼多。
   *[P] 剩 { $size } 個時，最少要取 { $least } 個才能贏，而你不能取那麼多。
  }
fibonacci-recurrence-works = { $outcome ->
    [N] 你取 x 個，使對方的上限小於剩餘個數的 w，對方就沒有能獲勝的取法；之後你總能再這樣取。
   *[P] 你無論怎麼取，對方的上限都不小於剩餘個數的 w，所以對方總有能獲勝的取法。
  }
fibonacci-recurrence-proof =
    <strong>遞推：</strong>上限變大只會增加走法，所以剩 m 個時有一個最小的必勝取數 w(m)，上限小於 w(m) 恰好就是必敗態。取 x 個後剩 m − x 個、上限 f(x)，所以取 x 個獲勝當且僅當 f(x) < w(m − x)。由較小的數就能算出 w(m)。

    <strong>起點：</strong>{ $win ->
        [misere] 沒有石子時輪到走的人獲勝（反常規則），所以全部取走會輸，剩 1 個時沒有必勝取數。
       *[normal] 沒有石子時，無論上限多少，輪到走的人都輸了，沒有必勝取數。
    }
fibonacci-recurrence-large = <strong>很大的數：</strong>第一步以後上限都不超過 { $ceiling }，所以每個 w（只看有用的範圍）由它前面的 { $ceiling } 個值決定；這麼長的一段值重複出現，其後就永遠重複。

fibonacci-decomposition =
    { $shape ->
        [nothing] 此外沒有石子了，也就沒有各項。
        [part] { $size } 本身就是{ $fibonacci ->
            [yes] 斐波那契數
           *[no] 先手必敗的開局
        }（{ $starts }{ $ended ->
            [yes] ，此外沒有了
           *[no] 、……
        }）之一。
       *[sum] { $fibonacci ->
            [yes] { $size } = { $sum }，各項都是斐波那契數。
           *[no] 先手必敗的開局依次是 { $starts }{ $ended ->
                [yes] （此外沒有了）
               *[no] 、……
            }，而 { $size } = { $sum }。
        }
    }

    現在至多取 { $most } 個，最小的一項是 <strong>{ $smallest }</strong>。
fibonacci-hidden = ……（{ $count } 項）……
fibonacci-take = 取
fibonacci-part-left = 剩下的最小一項
fibonacci-may-take = 對方至多取
fibonacci-parts = { $parts ->
    [1] { $take }（最小的一項）
   *[other] { $take }（最小的 { $parts } 項）
  }
fibonacci-nothing = 無
fibonacci-wins = 必勝
fibonacci-loses = 必敗：對方取走那一項
fibonacci-more = 另有 { $count } 個更大的和沒有列出。
fibonacci-beyond = f(x) = { $rule } 的先手必敗的開局，我只列到 { $greatest }；再往上太多，列不完，所以無法把這一堆寫成它們的和。
fibonacci-stones = 剩 m 個
fibonacci-least-takes =
    取 x 個後剩 m − x 個，對方至多取 f(x)，f(x) = { $rule }；當且僅當 f(x) < w(m − x) 時獲勝。{ $window ->
        [none] – 表示怎麼取都不能獲勝。
       *[other] – 表示取不超過 { $window } 個都不能獲勝。
    }{ $win ->
        [misere] w(0) = 0：面對 0 個石子的一方不用取就已獲勝。
       *[normal] {""}
    }
fibonacci-period = 從 m = { $preperiod } 起，下面一行以 { $period } 為週期。這是已證明的：連續 { $window } 個值重複出現，而每個值只由這麼多個值決定。
fibonacci-here =
    { $exact ->
        [yes] 現在 m = { $same }：
       *[no] 現在 m = { $size }，與 m = { $same } 相同：
    }<strong>{ $least ->
        [none] { $window ->
            [none] 怎麼取都不能獲勝。
           *[other] 取不超過 { $window } 個都不能獲勝，只有第一步取得更多才可能獲勝。
        }
       *[other] 能獲勝的最小取數是 { $least }。
    }</strong>
