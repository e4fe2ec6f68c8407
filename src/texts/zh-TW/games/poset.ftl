# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

poset-name = 偏序集遊戲
poset-aliases = 偏序集賽局, 偏序集, 偏序遊戲
poset-summary = 取一個元素，它上面的元素也一起去掉。
poset-rules =
    一些元素，其中有的在別的上面。每步取一個元素，它和它上面的所有元素都去掉。

    寫出誰在誰下面：a<b 表示 a 在 b 下面；單獨寫一個名字表示與其他元素都不可比：poset a<b b<c a<d e。空集寫成 none。走法寫成元素的名字：b。

    例：poset a<b a<c。你走 a 以後，什麼也不剩：b 和 c 都在 a 上面，一起去掉。
poset-ruling = 取一個元素，它上面的所有元素也一起去掉。
poset-take = 取 { $element } 和它上面的所有元素

poset-least-theorem = 有最小元的偏序集遊戲
poset-least-decides = 判斷依據：{ $least } 在其他所有元素下面。<strong>取它，就全部去掉。</strong>
poset-least-reason = 其他元素都在 { $least } 上面，取它就什麼也不剩。
poset-least-works = 之後對方無路可走，就輸了。
poset-least-proof = 取一個元素會去掉它上面的所有元素。其他元素都在最小元上面，所以取最小元就結束遊戲，走最後一步的人獲勝。

poset-search-theorem = 偏序集遊戲，從小到大逐個計算
poset-search-decides = 判斷依據：一般的偏序集沒有已知的公式。<strong>這 { $elements } 個元素能產生的所有局面，</strong>都從小到大逐塊算出。
poset-search-works = { $outcome ->
    [N] 必勝走法留下 SG 值為 0 的局面，以後對方怎麼走，你都能恢復為 0。
   *[P] SG 值是 0。你怎麼走都會改變它，對方又能變回 0。
  }
poset-search-proof = 程式算出了每個可能剩下的集合的 SG 值：它的走法到不了的最小數（mex）。不能用一串比較連起來的元素各成一塊，幾塊合在一起的值是互斥或和。

poset-greatest-theorem = 策略竊取（Gale 1974）
poset-greatest-decides = 判斷依據：{ $greatest } 在其他所有元素上面，所以每一步都會帶走它。<strong>先手必勝{ $misere ->
    [yes] ，因為至少有兩個元素
   *[no] {""}
  }。</strong>
poset-greatest-works = 設想只取 { $greatest }。若能贏，就這樣走；若不能，對方就有必勝的應對，而那一步也會帶走 { $greatest }，你現在就可以自己走。總之必有必勝的一步，但這個論證沒有說是哪一步。
poset-greatest-proof = 假設這個局面必敗。那麼只取 { $greatest } 也輸，對方有必勝的應對 B{ $misere ->
    [yes] （還有別的元素，所以對方確實要走一步）
   *[no] {""}
  }。開局的每一步都會帶走 { $greatest }，所以現在直接走 B 得到同樣的局面，應當獲勝，矛盾。所以必有必勝的一步，但論證沒有說是哪一步。

poset-misere-least-theorem = 反常規則下有最小元的偏序集遊戲
poset-misere-least-decides = 判斷依據：{ $least } 在其他所有元素下面，誰取它就取走全部而輸。<strong>所以其餘元素按正常規則走：在其餘元素中無路可走的人只能取 { $least }。</strong>
poset-misere-least-works = { $outcome ->
    [N] 去掉 { $least } 以後，其餘元素按正常規則必勝。你在那裡獲勝，對方只能取 { $least }。
   *[P] 去掉 { $least } 以後，其餘元素按正常規則必敗。你在那裡輸掉，只能取 { $least }。
  }
poset-misere-least-proof = 取 { $least } 就結束遊戲並且輸掉，所以只要還有別的元素，就沒有人取它。其餘元素的走法與去掉 { $least } 的遊戲完全相同。在那裡無路可走的人只剩 { $least } 可取，就輸了：這正是去掉 { $least } 的遊戲的正常規則。

poset-not-an-order = 「{ $shown }」不成偏序：{ $cycle }。元素不能在自己下面。
poset-expected-relation = 兩個元素如 a<b，或一個名字
poset-expected-element = 元素的名字，例如 b
poset-fault-no-such-element = 沒有這個元素
