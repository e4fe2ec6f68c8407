# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

dynamic-name = 動態尼姆
dynamic-aliases = 動態減法, 動態減法遊戲, 動態, k倍動態減法
dynamic-summary = 一堆石子，對方剛取的個數決定現在至多取幾個。
dynamic-rules =
    一堆石子。第一步至少取一個，但不能全部取走。對方取了 x 個以後，至少取一個、至多取 f(x) 個：k=… 表示 x 的 k 倍，f=… 可以寫任意規則。

    開局寫成個數和規則：dynamic 100 k=3，dynamic 100 f=2x+1，dynamic 100 f=min(2x,10)。f 中可以有整數、x、乘方（如 x^2）、加號和 min(…,…)。中途的局面再寫出至多能取多少：limit=9。走法寫成所取的個數：3。

    例：dynamic 5 k=3。你走 1 以後，剩下 4 個，對方可以取 1、2 或 3 個，你都能取完其餘的。

dynamic-theorem = Schwenk 取石子定理（1970）
dynamic-decides = 判斷依據：若開局有這麼多石子時先手必敗，就稱這個數為「先手必敗的開局」。從個數中依次減去不超過它的最大的這種數，寫成它們的和。<strong>若最小的一項大於現在至多能取的個數，則輪到誰走誰輸。</strong>
dynamic-works = { $outcome ->
    [N] 你取走最小的一項。如果只有這一項，你已經獲勝；否則後一項大到對方取不完：取 x 個以後對方至多取 f(x) 個，f(x) = { $rule }。對方從中取走若干個以後，你總能取走剩餘部分的最小一項；最後一項總歸是你的。
   *[P] 你取不完最小的一項。從中取走 x 個以後，剩餘部分的最小一項不超過 f(x)，f(x) = { $rule }，對方總能取走它；最後一項總歸是對方的。
  }
dynamic-proof =
    <strong>各項：</strong>列一串數：第一個是 1；a 的下一個是 a + b，其中 b 是這串數中滿足 f(b) ≥ a 的最小的一個，這裡 f(x) = { $rule }。依次減去放得下的最大的數。

    <strong>最小的一項 b 取得完時：</strong>取走它。若還有剩餘，設新的最小一項是 a。則 f(b) < a，對方取不完；否則 a 的下一個是 a + c，c 不超過 b，它也放得下，就不會先減去 a 了。

    <strong>最小的一項 a 取不完時：</strong>歸納可知，取 x < a 個以後，最小一項不超過 f(x)。設 a = c + b 是 c 的下一個。若 x < b，被拆開的是 b，由歸納成立；若 x = b，剩下 c，而 f(b) ≥ c；若 x > b，從 c 中拆去 x − b 個，而 f 不減。

    <strong>終局：</strong>沒有石子時，輪到走的人已經輸了。開局至多取到只剩一個，所以先手必敗的正是這串數。

dynamic-expected-growth-formula = 像 2x+1、x^2、min(2x,10) 這樣的規則：只用整數、x、加號和 min，且 x = 1 時至少為 1
