subtraction-name = 制限ニム
subtraction-aliases = 減算ゲーム, 引き算ゲーム, 減算ニム
subtraction-summary = 1つの山から、決められた個数のどれかだけ取る。
subtraction-rules =
    石の山がいくつかと、数の集合があります。1手では、山を1つ選び、集合に入っている個数だけ取ります。

    局面は各山の個数と集合で書きます：subtraction 10 7 s=1,3,4。名前のある集合：s=squares（1、4、9、…）、s=fibonacci（1、2、3、5、…）、s=divisors（山の個数の約数。ただし山全部は取れません）。手は「山:個数」で書きます：1:3。

    例：subtraction 5 s=1,3,4。あなたが 1:3 と指すと、2個残ります。相手は1個しか取れず、最後の1個をあなたが取ります。
subtraction-ruling = { $set ->
    [squares] 1つの山から、平方数（1、4、9、16、…）の個数だけ取る。
    [fibonacci] 1つの山から、フィボナッチ数（1、2、3、5、8、…）の個数だけ取る。
    [divisors] 1つの山から、その個数の約数だけ取る（全部は取れない）。
    [one] 1つの山から、ちょうど{ $numbers }個取る。
   *[several] 1つの山から、{ $numbers }個取る。
  }

subtraction-theorem = 山ごとのmex（Golomb 1966）
subtraction-period-title = Golombの周期の定理（1966）
subtraction-decides = 決め手：どの山にも値があり、小さい山から順に計算します。{ subtraction-taken }取って残せる山の値に現れない最小の数です。<strong>山が1つなら、値が0のとき手番の人の負けです。</strong>
subtraction-taken = { $set ->
    [squares] 平方数の個数だけ
    [fibonacci] フィボナッチ数の個数だけ
    [one] { $numbers }個
   *[several] { $numbers }個のどれかを
  }
subtraction-reason = 負ける山は{ $list }、…です{ $period ->
    [none] {""}
   *[other] { $from ->
        [0] （周期{ $period }で繰り返し）
       *[other] （{ $from }から先は、周期{ $period }で繰り返し）
    }
  }。{ $outcome ->
    [N] この手で残る{ $left }は、その1つです。
   *[P] { $left }はその1つです。どう取っても、相手の勝つ山が残ります。
  }
subtraction-works =
    { $period ->
        [none] {""}
       *[other] { $preperiod ->
            [0] 値は周期{ $period }で繰り返すので、どんな山もこの表で分かります。
           *[other] 値は{ $preperiod }個の山から先、周期{ $period }で繰り返すので、どんな山もこの表で分かります。
        }
    }値0からは値0に行けず、ほかの値からは値0に行く手があります。{ $outcome ->
        [N] だから、あなたは毎手XORを0にでき、先に手がなくなるのは相手です。
       *[P] いまXORは0で、相手は毎手0に戻せます。先に手がなくなるのはあなたです。
    }
subtraction-proof =
    <strong>値。</strong>mexの定義から、自分と同じ値の次の局面はなく、それより小さい値はどれも次の局面に現れます。ニムの山もちょうど同じなので、山の和はXORで決まります。

    { $period ->
        [none] <strong>周期はなし。</strong>この集合では、繰り返しは証明されていません。値は、0個の山からこの山まで1つずつ計算しました。
       *[other] <strong>周期。</strong>一度に取れるのは{ $largest }個までなので、値は直前の{ $largest }個の値だけで決まります。続いた{ $largest }個の値が、{ $period }個先でもう一度現れ、それが先を決めます。だから、その先はいつまでも繰り返します。
    }

    <strong>終わり。</strong>何も取れない山には次の局面がなく、値は0です。

subtraction-divisor-theorem = 2で割れる回数（真の約数を取る）
subtraction-divisor-decides = 決め手：山の個数が2で何回割れるか。<strong>山の値は、2で割れる回数です。奇数の山は手番の人の負けです。</strong>
subtraction-divisor-worth = 山のGrundy数は、2で割れる回数です。
subtraction-divisor-reason = { $outcome ->
    [N] この手で、奇数の{ $heap }が残ります。奇数の約数はどれも奇数なので、相手は偶数を残すしかなく、あなたは1個取ってまた奇数にします。
   *[P] { $heap }は奇数で、約数もどれも奇数です。あなたは偶数を残すしかなく、相手は1個取ってまた奇数にします。
  }
subtraction-divisor-works =
    { $outcome ->
        [N] 奇数の約数はどれも奇数なので、奇数の山から、相手は偶数の山しか残せません。偶数の山からは、あなたが1個取って奇数の山を残します。
       *[P] 奇数の約数はどれも奇数なので、奇数の山から、あなたは偶数の山しか残せません。相手は1個取って、また奇数にします。
    }山がいくつもあれば、2で割れる回数をニムの山と考えて指します。
subtraction-divisor-proof =
    <strong>小さい値には行けます。</strong>山の個数を、2^aと奇数の積とします。b < a なら 2^b は真の約数で、それだけ取ると、残りはちょうどb回2で割れます。

    <strong>同じ値には行けません。</strong>約数が2で割れる回数はa以下です。aより少なければ、残りもその少ない回数だけ割れます。aなら、どちらも2^aと奇数の積で、奇数どうしの差は偶数なので、残りはもっと多く割れます。

    <strong>よってmexはaです。</strong>1個の山には真の約数がなく、何も取れません。2で割れる回数は0です。

subtraction-heap = 山
subtraction-value = 値
subtraction-no-period = 値は、1手先の値のmexです。周期は証明されていません。
subtraction-period =
    { $preperiod ->
        [0] 値は周期{ $period }で繰り返します
       *[other] { $preperiod }個の山から先、値は周期{ $period }で繰り返します
    }{ $shown ->
        [yes] ：{ $before }<strong>[ { $round } ]</strong> …。
       *[no] 。
    }証明：{ $preperiod }個の山から続く{ $window }個の値が、{ $again }個の山からもう一度現れます。
subtraction-heap-value = { $same ->
    [none] { $heap }個の山の値は<strong>{ $value }</strong>です。
   *[other] { $heap }個の山は、周期の中で{ $same }個の山と同じ場所にあるので、値も同じ<strong>{ $value }</strong>です。
  }
subtraction-power-of-two = { $heap ->
    [0] 0個の山には手がありません。値は<strong>{ $power }</strong>です。
   *[other] { $heap } = 2^{ $power } · { $odd }：値は<strong>{ $power }</strong>です。
  }
subtraction-misere-theorem = ミゼールの制限ニム（Ferguson 1974）
subtraction-misere-proof =
    <strong>対。</strong>x個の山の値が0であることと、x + { $least } 個の山の値が1であることは同じです（{ $least }は1回に取れる最小の個数）。帰納法で示します。

    xの値が0なら、x + { $least } からは値0へ行けます。x + { $least } の値が1より大きいとすると、別のtを取って値1の x + { $least } − t へ行けます。帰納法から x − t の値は0です。これはxと同じ値の、xの次の局面なので、ありえません。

    x + { $least } の値が1で、xの値が0でないとすると、あるtで x − t の値は0です。帰納法から x − t + { $least } の値は1です。これは x + { $least } と同じ値の、その次の局面なので、ありえません。

    <strong>小さい</strong>のは、値が0か1の山です。2以上の値からは両方へ行けます。残るのは、値0で、まだ手があるn個の山についての (a) です。n − { $least } の値は0ではないので、あるtで n − { $least } − t の値は0です。対から n − t の値は1で、これはnの次の局面です。
