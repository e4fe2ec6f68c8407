lesson-outcomes-title = どちらが勝つ？終わりからPとNを決める
lesson-outcomes-game = 1個か2個取れます。指す前に、0、1、2、…と13までPかNかを決めておきましょう。そのあとは、いつもP局面へ指します。
lesson-outcomes-end-title = 終わりから始める
lesson-outcomes-end-text =
    山が1つあります。1手で1個か2個取ります。手がなくなったら負けです。

    0個なら、手番の人はもう負けています。これをPと呼びます。前の人（previous）の勝ちです。1個か2個なら、全部取れます。これをNと呼びます。次に指す人（next）の勝ちです。

    もう一歩進めましょう。それぞれの手はどこへ行きますか。
lesson-outcomes-end-right = 1個取ると2個、2個取ると1個残り、相手が残りを取ります。どちらもNなので、3はPです。
lesson-outcomes-end-wrong = すべての手を試しましょう。それぞれの手のあと、相手は何ができますか。
lesson-outcomes-end-again = 1個取ります。相手の前にあるのは3個で、これはPです。だから4はNです。
lesson-outcomes-back-title = 2つの文で、どんなゲームも決まる
lesson-outcomes-back-text =
    N：P局面へ行く手があります。その手を指します。

    P：どの手もN局面へ行きます。何をしても相手の勝ちです。

    どの手でも山は小さくなります。だから0、1、2、…の順に決めれば、手の行き先はもう全部決まっています（山の大きさについての帰納法です）。このゲームでは、0と3がP、1と2がNです。
lesson-outcomes-back-right = 1個取ると3個残り、これはPです。そういう手が1つあれば、Nです。
lesson-outcomes-back-wrong = Nと言うには、P局面へ行く手が1つ必要です。どの手ですか。
lesson-outcomes-back-again = 2個取ると3個残り、これはPです。そういう手が1つあれば、Nです。
lesson-outcomes-zermelo-title = どちらかが必ず勝てる
lesson-outcomes-zermelo-text =
    必ず終わり、引き分けがなく、運も隠れた情報もないゲームを考えます。終わりから数えると、どの局面もPかNに決まります。だから、2人のどちらかは必ず勝てます。Ernst Zermeloは1913年に、チェスについてこの種の定理を証明しました。チェスには引き分けもあります。

    今度は3個まで取れます。行き先が分かるまで、0、1、2、…と1つずつ決めましょう。
lesson-outcomes-zermelo-right = 1、2、3からは全部取れるので、3つともNです。4から行けるのはこれらだけなので、4はPです。2個取って4個残します。
lesson-outcomes-zermelo-wrong = 0から順に数えましょう。0より大きくて、どの手もNへ行く最初の山はどれですか。
lesson-outcomes-zermelo-again = 1、2、3、4からは全部取れるので、Nです。5から行けるのはこれらだけなので、5はPです。4個取って5個残します。

lesson-bash-title = バシェのゲーム：1つの山と余り
lesson-bash-game = 1手で3個まで。あなたの手のあと、毎回、相手の前に何個あればよいでしょう。
lesson-bash-mirror-title = 合わせて4個にする
lesson-bash-mirror-text =
    1手で1個、2個、3個のどれかを取ります。相手が1個なら、あなたは3個。相手が2個なら、あなたも2個。相手が3個なら、あなたは1個。どれも、2人合わせて4個です。

    では、4個や8個を前にした人はどうなりますか。
lesson-bash-mirror-right = 12は4の3倍です。どの手にも、合わせて4個になるように応じられます：残りは8、4、0。手番の人の負けで、Pです。
lesson-bash-mirror-wrong = 山は4個のまとまりだけでできていますか。そうでなければ、1手でそうできますか。
lesson-bash-mirror-again = 14は12と、あと2個。2個取れば、相手の前には12個、4個のまとまりが3つです。だから14はNです。
lesson-bash-remainder-title = 何個取るか
lesson-bash-remainder-text = 相手の前に4の倍数を残します。山を4で割り、余りの分だけ取ります。7 = 4 + 3 なので、7からは3個取ります。
lesson-bash-remainder-right = 10 = 4 + 4 + 2。2個取れば、相手の前には8個あり、そこからはどの手にも合わせて4個にできます。
lesson-bash-remainder-wrong = それでは、相手の前に4の倍数が残りません。山を4で割ると、余りはいくつですか。
lesson-bash-remainder-again = 15 = 12 + 3。3個取れば、相手の前には12個あり、そこからはどの手にも合わせて4個にできます。
lesson-bash-rule-title = 何個まででも
lesson-bash-rule-text =
    1手でm個まで取れるとします。すると、いつでも2人合わせて m + 1 個にできて、一度に m + 1 個取れる人はいません。だから、負ける山は m + 1 の倍数です。

    手を入力しましょう。1:2 は山1から2個取る手です。
lesson-bash-rule-right = 4個までなら、負ける山は5の倍数です。21 − 1 = 20 で、20 = 4 · 5。
lesson-bash-rule-wrong = 何個まで取れるかを見て、1を足します。その倍数で、山のすぐ下にあるのはどれですか。
lesson-bash-rule-again = 6個までなら、負ける山は7の倍数です。26 − 5 = 21 で、21 = 3 · 7。

lesson-graphs-title = どんなゲームもグラフ：頂点に印を付ける
lesson-graphs-game = 駒を動かす前に、すべての頂点に印を付けましょう。矢印の出ていない頂点から始めます。
lesson-graphs-label-title = 頂点に印を付ける
lesson-graphs-label-text =
    頂点に駒が1つあります。1手で、矢印1本に沿って動かします。矢印がなければ負けです。

    どんなゲームもこの形です。頂点が局面、矢印が手です。矢印の出ていない頂点はP。そこから逆にたどります：Pへの矢印があれば、その頂点はN。矢印がどれもNへ行くなら、Pです。
lesson-graphs-label-right = dからは矢印が出ていないのでP。bとcはdへ行くので、どちらもN。aはbとcへしか行かないのでPです。
lesson-graphs-label-wrong = 矢印の出ていない頂点から始めましょう。印の付いた頂点へしか行かない頂点はどれですか。
lesson-graphs-label-again = eからは矢印が出ていないのでP。dはeへ行くのでN。bはdへしか行かないのでP。aにはbへの矢印があるのでNです。
lesson-graphs-count-title = 計算量
lesson-graphs-count-text = プログラムも同じことをして、どの矢印も1回だけ見ます。left[u] は、uから出る矢印のうち、まだ見ていないものの本数、into[v] は、vへの矢印を持つ頂点です。頂点がn個、矢印がm本なら、O(n + m) 時間です。
lesson-graphs-count-right = gはPなので、eはN。fとcはeへしか行かないので、どちらもP。bとdはfへ行くので、どちらもN。cへ動かします。
lesson-graphs-count-wrong = 終わりから順に印を付けましょう。選んだ頂点に、P局面への矢印はありますか。
lesson-graphs-count-again = gはP、fはN、eはP。cとdはeへ行くので、どちらもN。bはcとfへしか行かないのでP。bへ動かします。
lesson-graphs-heaps-title = 山もグラフ
lesson-graphs-heaps-text =
    グラフを描く必要はありません。頂点nをn個の山とし、取れる個数の集合Sの、n以下のsごとに n − s への矢印があると考えます。0から順に数えます。プログラムなら2行で、矢印1本につき1ステップです。

    プログラムと同じことを、手でやってみましょう。
lesson-graphs-heaps-right = 0はP、1はN、2はP、3、4、5はN。6から4個取ると2個残り、これはPです。だから6はNです。
lesson-graphs-heaps-wrong = 0、1、2、…と順に決めましょう。この山から、P局面へ行く手はありますか。
lesson-graphs-heaps-again = 7からは6、4、3へ行けます。3つともNなので、7はPです。
