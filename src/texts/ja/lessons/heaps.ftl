lesson-wythoff-title = ワイトホフのゲーム：クイーンと負けの組
lesson-wythoff-game = この山まで負けの組を書き出し、その1つにしましょう。相手の手のあとにも、次の組を探します。
lesson-wythoff-queen-title = クイーンの帰り道
lesson-wythoff-queen-text =
    山が2つあります。1手で、一方から好きなだけ取るか、両方から同じだけ取ります。チェスのクイーンが、左、下、斜めに動くのと同じです。(0, 0) に着けば勝ちです。

    1手で着けるマスがあります。そういうマスへしか行けないマスは、どれですか。
lesson-wythoff-queen-right = (1, 2) からは (0, 2)、(1, 1)、(1, 0)、(0, 1) へ行け、どこからでも相手は1手で着きます。どれもNなので、(1, 2) はPです。
lesson-wythoff-queen-wrong = 行けるマスを1つずつ試しましょう。相手がすぐには着けないマスはありますか。
lesson-wythoff-queen-again = 山2から1個取ります。相手の前は (1, 2) で、これはPです。だから (1, 3) はNです。
lesson-wythoff-pairs-title = どの数も1回ずつ
lesson-wythoff-pairs-text =
    (0, 0)、(1, 2)、(3, 5)、…：n番の組は、まだ使っていない最小の数と、それよりn大きい数です。だから、どの数も1つの組に入り、どの差も1つの組のものです。

    組から組へ行く手がないのはそのためです。一方から取れば、数が1つそのままで、両方から取れば、差がそのままです。
lesson-wythoff-pairs-right = (3, 4) の差は1で、(1, 2) も同じです。両方から2個ずつ取ります。
lesson-wythoff-pairs-wrong = 残る2つの山は負けの組ではありません。この山と数か差が同じ組はどれですか。
lesson-wythoff-pairs-again = 5は (3, 5) にあります。山2から3個取れば、5と3が残ります。または、差1のまま両方から4個ずつ取れば、(1, 2) が残ります。
lesson-wythoff-every-title = ほかの局面からは
lesson-wythoff-every-text = 2つの山が組でないとし、小さいほうをaとします。aが組の大きいほうの数か、もう一方の山がaの相方より大きければ：もう一方を相方まで減らします。相方より小さければ：差はその組の差より小さく、この差を持つ組はもっと前にあります。両方から同じだけ取ります。だから、ほかはすべてNです。
lesson-wythoff-every-right = 5は (3, 5) の大きいほうの数です。9を3に減らします。山2から6個取ります。
lesson-wythoff-every-wrong = 小さいほうの山はどの組にありますか。もう一方の山は、その相方より大きいですか。
lesson-wythoff-every-again = 4は (4, 7) の小さいほうの数で、9は7より大きい数です。減らします。山2から2個取ります。
lesson-wythoff-move-title = 斜めに動く
lesson-wythoff-move-text =
    3つ目の場合をもう一度。もう一方の山が相方より小さいので、小さいほうの山の組には行けません。でも、差はそのままにできます。

    5,5 は両方から5個ずつ、1:5 は山1から5個取る手です。
lesson-wythoff-move-right = 6は (6, 10) にあり、9は10より小さい数です。差は3で、(4, 7) と同じ：両方から2個ずつ取ります。
lesson-wythoff-move-wrong = 差をそのままにします。その差を持つ負けの組はどれで、両方から何個ずつ取ればよいですか。
lesson-wythoff-move-again = 8は (8, 13) にあり、11は13より小さい数です。差は3で、(4, 7) と同じ：両方から4個ずつ取ります。

lesson-beatty-title = 黄金比とビーティの定理
lesson-beatty-game = 両方から取る個数は1だけ違ってもかまいません。√2から負けの組を計算し、その1つにしましょう。
lesson-beatty-golden-title = 一覧なしで
lesson-beatty-golden-text =
    ワイトホフ（1907）：n番の組は ⌊n · φ⌋ と、それよりn大きい数です。φ = (1 + √5)/2 = 1.618… は黄金比、⌊ ⌋ は切り捨てです。

    だから、2つの山の差をnとし、小さいほうが ⌊n · φ⌋ かどうかを見ます。
lesson-beatty-golden-right = 差は4で、4 · 1.618… は6.47…、切り捨てると6。小さいほうの山と同じです：P。
lesson-beatty-golden-wrong = 差に1.618…を掛けて切り捨てましょう。小さいほうの山と同じですか。
lesson-beatty-golden-again = 差は5で、5 · 1.618… は8.09…、切り捨てると8。小さいほうの山は9で、8ではありません：N。
lesson-beatty-share-title = どの数も1回ずつ現れる理由
lesson-beatty-share-text =
    ビーティ（1926）：1/α + 1/β = 1 で、どちらも無理数なら、⌊α⌋、⌊2α⌋、…と ⌊β⌋、⌊2β⌋、…を合わせると、1、2、3、…が1回ずつ現れます。Nより小さい数は、前者に ⌊N/α⌋ 個、後者に ⌊N/β⌋ 個あります。2つの分数は和がNで、整数ではないので、切り捨てで合わせて1減ります。どのNでも N − 1 個です。

    α = φ、β = φ + 1 に当てはまります。だから、どの山も1つの組に入ります。それを見つけましょう。
lesson-beatty-share-right = 9 · 1.618… は14.56…なので、14は9番の組の小さいほうの数です：(14, 23)。山2から2個取ります。
lesson-beatty-share-wrong = 小さいほうの山を1.618…で割り、その次の整数をnとして試しましょう。どの組ですか。
lesson-beatty-share-again = 10 · 1.618… は16.18…なので、16は10番の組の小さいほうの数です：(16, 26)。山2から2個取ります。
lesson-beatty-root-title = 広い斜め
lesson-beatty-root-text = a = 2 なら、両方から取る個数は1だけ違ってもかまいません。すると組の差は2ずつ増え、n番の組は ⌊n · √2⌋ と、それより2n大きい数です。1/√2 + 1/(2 + √2) = 1 なので、またビーティの定理が使えます。√2 = 1.414…
lesson-beatty-root-right = 差は6なので、nは3。3 · 1.414… は4.24…、切り捨てると4。小さいほうの山と同じです：P。
lesson-beatty-root-wrong = 差を2で割った数がnです。1.414…を掛けて切り捨てましょう。小さいほうの山と同じですか。
lesson-beatty-root-again = 差は6なので、nは3。3 · 1.414… は4.24…、切り捨てると4。小さいほうの山は5で、4ではありません：N。

lesson-fibonacci-title = フィボナッチ・ニムとゼッケンドルフの定理
lesson-fibonacci-game = 17をフィボナッチ数の和で書き、相手の手のあとにも、また書きましょう。
lesson-fibonacci-sum-title = フィボナッチ数の和
lesson-fibonacci-sum-text =
    1、2、3、5、8、13、21、34、…：どれも前の2つの和です。どの数も、隣り合わないフィボナッチ数の和で、ただ1通りに書けます（ゼッケンドルフ）。入るいちばん大きいものを取り、残りからまた、入るいちばん大きいものを取ります：20 = 13 + 5 + 2。

    数を + で区切って入力しましょう。
lesson-fibonacci-sum-right = 33 − 21 = 12、12 − 8 = 4、4 − 3 = 1。だから 33 = 21 + 8 + 3 + 1。
lesson-fibonacci-sum-wrong = 入るいちばん大きいフィボナッチ数を取り、残りから、入るいちばん大きいものを取る、と続けましょう。
lesson-fibonacci-sum-again = 46 − 34 = 12、12 − 8 = 4、4 − 3 = 1。だから 46 = 34 + 8 + 3 + 1。
lesson-fibonacci-smallest-title = いちばん小さい項を取る
lesson-fibonacci-smallest-text =
    山が1つあります。最初の手で全部は取れません。そのあとは、直前に取られた個数の2倍まで取れます。最後の石を取れば勝ちです。

    いちばん小さい項を取りましょう。項は隣り合わないので、次の項は2倍より大きく、相手は丸ごと取れません。相手がそこに残すもののいちばん小さい項は、相手が取った個数の2倍以下なので、あなたは続けられます（Whinihan 1963）。
lesson-fibonacci-smallest-right = 32 = 21 + 8 + 3。3個取ります。相手が取れるのは6個までなので、8を丸ごとは取れません。
lesson-fibonacci-smallest-wrong = 山をフィボナッチ数の和で書きましょう。いちばん小さい項はどれですか。
lesson-fibonacci-smallest-again = 27 = 21 + 5 + 1。1個取ります。相手が取れるのは2個までなので、5を丸ごとは取れません。（5 + 1 = 6 個でも勝てます。）
lesson-fibonacci-lost-title = 項が1つだけ
lesson-fibonacci-lost-text = 和の項が1つだけのこともあります。すると、いちばん小さい項が山全体で、最初の手では全部取れません。
lesson-fibonacci-lost-right = 21はフィボナッチ数で、項は1つだけです。全部は取れず、ほかのどの手のあとでも、相手は残りのいちばん小さい項を取ります。Pです。
lesson-fibonacci-lost-wrong = 山をフィボナッチ数の和で書きましょう。いちばん小さい項は取れますか。
lesson-fibonacci-lost-again = 22 = 21 + 1。1個取ります。相手が取れるのは2個までなので、21を丸ごとは取れません。Nです。

lesson-euclid-title = ユークリッドのゲーム
lesson-euclid-game = 26を7で割りましょう。余りとの組ではどちらが勝ちますか。それから選びます。
lesson-euclid-forced-title = 手が1つしかないとき
lesson-euclid-forced-text =
    数が2つあります。1手で、大きい数から小さい数を1回以上、0より小さくならないように引きます。0を作れば勝ちです。

    大きい数が小さい数の2倍より小さければ、手は1つだけです。たどってみましょう。
lesson-euclid-forced-right = (3, 2) からの手は (1, 2) へ行くものだけです。そこで相手は1を2回引いて0を作ります。Pです。
lesson-euclid-forced-wrong = 決まった手をたどりましょう。一方がもう一方の2倍以上の組に、先に出会うのは誰ですか。
lesson-euclid-forced-again = (5, 3) からの手は (2, 3) へ、相手の手は (2, 1) へ行くものだけです。あなたは1を2回引いて0を作ります。Nです。
lesson-euclid-choice-title = 先に選べる人が勝つ
lesson-euclid-choice-text = 大きい数から小さい数を2回以上引けて、余りがrとします。小さい数とrを残せます。または、1回手前で止められます。すると、相手は小さい数とrにするしかありません。だから、その組でどちらが勝つかを考えます。手番の人が負けるなら、その組を残します。勝つなら、1回手前で止めます。
lesson-euclid-choice-right = 24 = 3 · 7 + 3。(7, 3) を前にした人は選べて、勝ちます。だから1回手前で止めます。7を2回引いて (10, 7) を残します。
lesson-euclid-choice-wrong = 割り算をしましょう。小さい数と余りの組では、どちらが勝ちますか。
lesson-euclid-choice-again = 19 = 3 · 5 + 4。(5, 4) からの手は (1, 4) へ行くものだけで、そこでもう1人が0を作ります。だから (5, 4) を残します。5を3回引きます。
lesson-euclid-count-title = 商1を数える
lesson-euclid-count-text = ユークリッドの互除法の商を書き並べます。商1なら手は1つで、最初の2以上の商で、初めて選べます。その前の1を数えます。偶数個か0個なら、先に選べるのはあなたで、N。奇数個なら相手で、Pです。
lesson-euclid-count-right = 47 = 1 · 30 + 17、30 = 1 · 17 + 13、17 = 1 · 13 + 4、13 = 3 · 4 + 1。3の前に1が3つあるので、先に選べるのは相手です：P。
lesson-euclid-count-wrong = 割り算を続け、商を書き並べましょう。最初の2以上の商の前に、1はいくつありますか。
lesson-euclid-count-again = 50 = 1 · 29 + 21、29 = 1 · 21 + 8、21 = 2 · 8 + 5。2の前に1が2つあるので、先に選べるのはあなたです：N。

lesson-coins-title = コイン裏返し
lesson-coins-game = タートルズです。表のコインは、ニムのどんな局面を表しますか。
lesson-coins-turtles-title = 表は山
lesson-coins-turtles-text =
    タートルズ：1枚を表から裏にし、よければ、それより左の1枚も裏返します（表からでも裏からでも）。できなければ負けです。

    n番の表は、n個のニムの山です。1枚だけ裏返すと山はなくなり、m番も裏返すとm個の山が残ります。同じ場所の2つの表は、等しい山のように打ち消し合います。
lesson-coins-turtles-right = 表は2、4、5番：2 ⊕ 4 ⊕ 5 = 3。これで小さくなるのは2だけです：2 ⊕ 3 = 1。コイン2と1を裏返します。
lesson-coins-turtles-wrong = 表の場所のnim和をとりましょう。それで小さくなる数はどれですか。
lesson-coins-turtles-again = 表は1、2、5番：1 ⊕ 2 ⊕ 5 = 6。これで小さくなるのは5だけです：5 ⊕ 6 = 3。コイン5と3を裏返します。
lesson-coins-mock-title = 表は1枚ずつ
lesson-coins-mock-text =
    どのコイン裏返しでも、表の値のnim和をとるので、場所ごとに表1枚の値が分かれば十分です（Lenstra）。

    モックタートルズ：1枚、2枚、3枚のどれかを裏返します。1、2、3、4番の表の値は1、2、4、7。2進数で1が奇数個の数です：1、10、100、111。
lesson-coins-mock-right = 1番の値は1、3番の値は4で、1 ⊕ 4 = 5。
lesson-coins-mock-wrong = それぞれの表の値を調べましょう。nim和はいくつですか。
lesson-coins-mock-again = 1番の値は1、4番の値は7で、1 ⊕ 7 = 6。
lesson-coins-ruler-title = ルーラー（ものさし）
lesson-coins-ruler-text = 今度は、隣り合うコインを何枚でも裏返します。いちばん右は表から裏へ。n番の表の値は、nを割り切る最大の2の累乗です：1、2、1、4、1、2、1、8、…。ものさしの目盛りのようです。
lesson-coins-ruler-right = 2番の値は2、3番の値は1で、2 ⊕ 1 = 3。
lesson-coins-ruler-wrong = それぞれの表の場所を割り切る最大の2の累乗はいくつですか。nim和は？
lesson-coins-ruler-again = 1番の値は1、4番の値は4で、1 ⊕ 4 = 5。
