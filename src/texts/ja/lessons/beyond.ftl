lesson-every-title = Every-SG：すべてのゲームで同時に指す
lesson-every-game = どちらも、3個まで取れるバシェのゲームです。まず、それぞれの山だけを見ましょう。長く続くのはどちらですか。
lesson-every-longest-title = 最後に終わるゲーム
lesson-every-longest-text =
    今度は、1手で、終わっていないすべてのゲームで指します。どこにも手がなければ負けです。だから、最後に終わるゲームで決まります。

    それぞれのゲームだけを見ましょう。どちらが勝ち、勝つ人はどれだけ長引かせられますか。
lesson-every-longest-right = バシェの5が最後に終わり、そこはあなたの勝ちです：1個取れば、相手の前は4個。その間に、ニムの3は全部取ります。Nです。
lesson-every-longest-wrong = 2つのうち、長く続けられるのはどちらですか。そこで勝つのは誰ですか。
lesson-every-longest-again = バシェの8が最後に終わり、そこはあなたの負けです。相手はどの手にも合わせて4個にします。ニムの2は2手までです。Pです。
lesson-every-rounds-title = 勝つゲームは引き延ばし、負けるゲームは急ぐ
lesson-every-rounds-text =
    勝つゲームは長引かせ、負けるゲームは早く終わらせます。そうしたときの手数を数えます。手番の人の勝ちなら奇数、負けなら偶数です。いちばん大きい数で決まります。

    また、3個まで取れるバシェのゲームです。
lesson-every-rounds-right = どちらの山でも、相手は合わせて4個にできるので、あなたの負けです。だから、最後に終わるほうも負け：Pです。
lesson-every-rounds-wrong = それぞれの山だけなら、どちらが勝ちますか。すると、長く続くのはどちらですか。
lesson-every-rounds-again = バシェの4は2手で負け。バシェの5は3手で勝ち：1個取れば、相手の前は4個。3は2より大きい：Nです。
lesson-every-hurry-title = 両方で指す
lesson-every-hurry-text = 今度の1手は、2つのゲームでの手を合わせたものです。決め手になるゲームでは、勝つ手を指します。もう一方では、それより長引かせないようにします。
lesson-every-hurry-right = バシェの5から1個取ります。相手の前は4個で、あなたは次の手でそのゲームを終わらせます。バシェの3は3手までなので、それより遅くは終わりません。
lesson-every-hurry-wrong = 長く続くのはどちらの山ですか。その山だけを見ましょう。相手に負けの山を残す手はどれですか。
lesson-every-hurry-again = バシェの6から2個取ります。相手の前は4個で、あなたは次の手でそのゲームを終わらせます。バシェの2は2手までなので、それより遅くは終わりません。

lesson-tame-title = ニムの先のミゼール：tameなゲームと、成り立たないとき
lesson-tame-game = 3個まで取れるバシェのゲームで、最後の手を指すと負けです。これはニムのどんな山ですか。
lesson-tame-tame-title = tame（おとなしい）ゲーム
lesson-tame-tame-text = またミゼールです：最後の手を指すと負け。ミゼールでも、和の中でも、値と同じニムの山のようにふるまうゲームがあります。そういうゲームはtame（おとなしい）で、バシェのゲームもそうです。3個まで取れるなら、山は、4で割った余りのニムの山と同じです。
lesson-tame-tame-right = 余りは1と2。山2から2個取れば1と0、つまり1が1つ。または、山1から3個取れば2と2、nim和は0。どちらもミゼール・ニムで勝てます。
lesson-tame-tame-wrong = 山の代わりに、4で割った余りを置きましょう。ミゼール・ニムならどうしますか。
lesson-tame-tame-again = 余りは1と3。山2から3個取れば1と0、つまり1が1つ。または、山1から2個取れば3と3、nim和は0。どちらもミゼール・ニムで勝てます。
lesson-tame-rule-title = tameなゲームの規則
lesson-tame-rule-text =
    1より大きい値があれば：いつもと同じで、nim和が0のとき、そのときだけPです。値がすべて0か1なら：反対に、nim和が1のとき、そのときだけPです。

    中国の競技プログラミングではSJ定理（Anti-SG）といいます。すべての値が0になるとすぐに終わるゲームについて述べたものですが、ニムの山のようにふるまうゲームなら、この条件がなくても成り立ちます。
lesson-tame-rule-right = 値は1、1、1。1より大きいものはなく、1 ⊕ 1 ⊕ 1 = 1：Pです。
lesson-tame-rule-wrong = それぞれの山の値はいくつですか。1より大きいものはありますか。どちらの規則になりますか。
lesson-tame-rule-again = 値は1と1。1より大きいものはなく、1 ⊕ 1 = 0：Nです。
lesson-tame-wild-title = いつもそうなる？
lesson-tame-wild-text =
    ケイルズ：0本から5本までの行の値は 0 1 2 3 1 4 です。この規則は、ここでも成り立つでしょうか。信用せずに、すべての手を調べましょう。

    5本と1本の行から1手で残るものについては、規則は正しいので、そこでは使ってかまいません。
lesson-tame-wild-right = 5、4と1、3と1と1、2と2と1、3と1、2と1と1：規則からどれもNです。だから、4 ⊕ 1 = 5 なのに、5と1はPです。ここで規則は成り立ちません。ケイルズはtameではありません。
lesson-tame-wild-wrong = それぞれの手で何が残るかを書き出しましょう。その中にPの局面はありますか。
lesson-tame-wild-again = 2本のうち1本倒します。5と1が残り、いま見たとおりPです。だから、5と2はNです。

lesson-chomp-title = チョンプと戦略の横取り
lesson-chomp-game = 正方形の板です。どの手もまねできるのは、どんな形ですか。
lesson-chomp-steal-title = 勝ち、でもどうやって？
lesson-chomp-steal-text =
    チョンプ：マスを1つ食べると、その右、上、右上のマスも全部なくなります。左下のマスは毒です。右上の隅の1マスだけを食べるとします。それで勝てるなら、よし。勝てないなら、それに勝つ応手があります。でも、その手はこの隅も含んで食べるので、最初からあなたが指せたはずです。だから、2マス以上の板では先手が必ず勝てます。どの手かは、この証明では分かりません。

    同じ議論をここでも試しましょう。ほかのどの手にも含まれる手はありますか。
lesson-chomp-steal-right = どの数にも約数1があるので、どの手でも1が一緒に消えます。1だけを消すとします。それで勝てないなら、それに勝つ応手があり、その手は最初からあなたが指せました。Nです。
lesson-chomp-steal-wrong = ほかのどの手にも含まれる手はありますか。あれば、それを指すとします。なければ、手を試しましょう。
lesson-chomp-steal-again = マスが2つ突き出ていて、一方を食べてももう一方は残ります。一方を食べると、相手がもう一方を食べ、毒のマスがあなたに残ります。Pです。
lesson-chomp-rows-title = 2行
lesson-chomp-rows-text = 2行あり、下の行が1マス長い形です。相手がどう食べても、またその形に戻せて、最後には相手に毒のマスが残ります。
lesson-chomp-rows-right = 1行5列のマスから食べます。4マスと3マスの行が残り、下の行が1マス長い形です。
lesson-chomp-rows-wrong = 食べたあと、2つの行の長さはいくつですか。
lesson-chomp-rows-again = 2行4列のマスから食べます。4マスと3マスの行が残り、下の行が1マス長い形です。
lesson-chomp-square-title = まねのできるL字形
lesson-chomp-square-text = 等しい2本の腕と、隅に毒のマスがあるL字形：相手が一方の腕を食べたら、もう一方を同じだけ食べます。最後には、相手に毒のマスが残ります。
lesson-chomp-square-right = 2行2列のマスから食べます。3マスずつの腕のL字形が残り、どの手もまねできます。
lesson-chomp-square-wrong = 同じ長さの腕2本だけが残るのは、どこから食べるときですか。
lesson-chomp-square-again = 腕は3マスと2マスです。1行4列のマスから食べます。どちらも2マスになり、どの手もまねできます。

lesson-patterns-title = 表を作り、規則性を見つけ、証明する
lesson-patterns-game = 11本の行です。まねができるようにするには、どこから始めますか。
lesson-patterns-table-title = 小さいものを計算する
lesson-patterns-table-text = 手がかりがないときは、小さい局面の値を書き出しましょう。ここでは1個か4個取れて、0個から8個までの値は 0 1 0 1 2 0 1 0 1 です。続けましょう。（/table でこのような表を作れます。）
lesson-patterns-table-right = 8個と5個の山の値は1と0：mex {"{"}0, 1{"}"} = 2。
lesson-patterns-table-wrong = 手で行ける2つの山を調べましょう。現れない最小の数はいくつですか。
lesson-patterns-table-again = 9個と6個の山の値は2と1：mex {"{"}1, 2{"}"} = 0。
lesson-patterns-period-title = 規則性を見つける
lesson-patterns-period-text = 0がどこにあるかを見ましょう。差、余り、2の累乗も見ます。制限ニムでは、同じ区間が何度も現れます。その長さを測りましょう。
lesson-patterns-period-right = 0 1 0 1 2 のあと、また 0 1 0 1 2：5つです。
lesson-patterns-period-wrong = 並びが新しく始まる場所を探し、最後まで同じかを確かめましょう。いちばん短い区間です。
lesson-patterns-period-again = 0 0 1 1 2 2 のあと、また 0 0 1 1 2 2：6つです。
lesson-patterns-proof-title = 見ただけでは証明ではない
lesson-patterns-proof-text = 20個続いた規則性も、次で崩れるかもしれません。だから、両方向を証明します。1個か4個取るときの主張：負けるのは、5で割った余りが0か2のときです。余り0からは余り4か1、2からは1か3が残り、0や2にはなりません。そして、1、3、4からは、0か2を残す手があります。（/claim で規則を試し、どこで崩れるかを見られます。）
lesson-patterns-proof-right = 17 = 3 · 5 + 2、余りは2：負けです。16か13が残り、余りは1と3。相手は1個取って、余りを0か2にします。
lesson-patterns-proof-wrong = 5で割りましょう。その余りについて、主張は何と言っていますか。
lesson-patterns-proof-again = 23 = 4 · 5 + 3、余りは3：勝ちです。1個取れば22が残り、余りは2です。
lesson-patterns-symmetry-title = 表のいらないこともある
lesson-patterns-symmetry-text = ケイルズ：ピンを1本、または隣り合う2本倒します。等しい行を2つ残し、あとはまねをします。相手が一方の行でしたことを、もう一方の行でします。
lesson-patterns-symmetry-right = 真ん中のピン4–5を倒します。3本の行が2つ残り、どの手もまねできます。
lesson-patterns-symmetry-wrong = 等しい行が2つ残るのは、どの手ですか。
lesson-patterns-symmetry-again = 真ん中のピン5を倒します。4本の行が2つ残り、どの手もまねできます。
