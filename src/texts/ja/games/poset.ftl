poset-name = 半順序集合ゲーム
poset-aliases = 順序集合ゲーム, ポセットゲーム
poset-summary = 要素を1つ取る。それより上の要素もすべて消える。
poset-rules =
    いくつかの要素があり、そのいくつかはほかの要素より上にあります。1手では、要素を1つ取ります。それより上の要素もすべて消えます。

    どの要素がどの要素より下かを書きます。a<b は、aがbより下という意味です。名前だけを書くと、上にも下にもほかの要素がない要素になります：poset a<b b<c a<d e。何も残っていなければ none です。手は要素の名前で書きます：b。

    例：poset a<b a<c。あなたが a と指すと、bとcはaより上なので一緒に消え、何も残りません。
poset-ruling = 要素を1つ取る。それより上の要素もすべて消える。
poset-take = { $element }と、それより上のすべてを取る

poset-least-theorem = 最小の要素がある半順序集合ゲーム
poset-least-decides = 決め手：{ $least }は、ほかのどの要素よりも下にあります。<strong>それを取れば、すべて消えます。</strong>
poset-least-reason = ほかはすべて{ $least }より上なので、取れば何も残りません。
poset-least-works = そのあと相手には手がなく、相手の負けです。
poset-least-proof = 要素を取ると、それより上のすべてが消えます。ほかはすべて最小の要素より上なので、それを取るとゲームが終わり、最後の手を指した人の勝ちです。

poset-search-theorem = 半順序集合ゲーム：小さい部分から順に計算
poset-search-decides = 決め手：一般の順序の公式は知られていません。<strong>この{ $elements }個の要素から現れうるすべての局面を、</strong>部分ごとに、小さいものから調べました。
poset-search-works = { $outcome ->
    [N] 勝つ手のあとは、値0の局面になります。相手がどう指しても、あなたはまた0に戻せます。
   *[P] 値は0です。どの手でも変わり、相手はまた0に戻せます。
  }
poset-search-proof = プログラムが、残りうる要素の集合のそれぞれについてGrundy数を求めました。どの手でも行けない最小の数（mex）です。比較をたどってもつながらない要素は別の部分で、いくつもの部分の値はXORです。

poset-greatest-theorem = 戦略の横取り（Gale 1974）
poset-greatest-decides = 決め手：{ $greatest }はほかのどの要素よりも上にあるので、どの手でも一緒に消えます。<strong>{ $misere ->
    [yes] 要素が2つ以上あるので、
   *[no] {""}
  }手番の人が勝ちます。</strong>
poset-greatest-works = { $greatest }だけを取ることを考えます。それで勝てるなら、そうします。勝てないなら、相手にはそれへの勝つ応手があります。ところが、その応手でも{ $greatest }は消えるので、いまあなたが指せます。どちらにしても、勝つ手があります。どの手かは、この議論からは分かりません。
poset-greatest-proof = この局面が負けだとします。すると、{ $greatest }だけを取っても負けなので、もう1人には勝つ応手Bがあります{ $misere ->
    [yes] （ほかの要素が残っているので、応じる局面があります）
   *[no] {""}
  }。始めの局面では、どの手でも{ $greatest }が一緒に消えるので、最初からBを指しても同じ局面が残り、それで勝てたはずです。矛盾です。よって、勝つ手があります。どの手かは、この議論からは分かりません。

poset-misere-least-theorem = 最小の要素がある半順序集合ゲームのミゼール
poset-misere-least-decides = 決め手：{ $least }はほかのどの要素よりも下にあり、それを取る人は、すべてを取って負けます。<strong>だから、残りを普通のルールで指します。そこで手がなくなった人は、{ $least }を取るしかありません。</strong>
poset-misere-least-works = { $outcome ->
    [N] { $least }を除けば、普通のルールであなたの勝ちです。そこで勝てば、相手は{ $least }を取るしかありません。
   *[P] { $least }を除けば、普通のルールであなたの負けです。そこで負けると、あなたは{ $least }を取るしかありません。
  }
poset-misere-least-proof = { $least }を取るとゲームが終わり、負けです。だから、ほかの要素がある間は誰も取りません。ほかの要素での手は、{ $least }を除いたゲームでの手です。そこで手がない人は{ $least }を取るしかなく、負けます。これは{ $least }を除いたゲームの、普通のルールです。

poset-not-an-order = 「{ $shown }」は順序になりません：{ $cycle }。自分自身より下の要素はありえません。
poset-expected-relation = a<b のような2つの要素、または名前1つ
poset-expected-element = b のような、要素の名前
poset-fault-no-such-element = その要素はもうありません
