arckayles-name = 辺ケイルズ
arckayles-aliases = アークケイルズ
arckayles-summary = グラフの辺を1本選ぶ。両端の頂点が消える。
arckayles-rules =
    グラフがあります。1手では、辺を1本選びます。その両端の頂点が、そこから出る辺と一緒に消えます。辺のない頂点はもう選べません。

    辺を書きます：arckayles a-b b-c c-d。何も残っていなければ none です。手は辺で書きます：b-c。

    例：arckayles a-b b-c c-d。あなたが b-c と指すと、aとdには辺がなくなり、もう手はありません。
arckayles-ruling = 辺を1本選ぶ。両端の頂点が消える。
arckayles-choose = 辺{ $edge }を選ぶ
