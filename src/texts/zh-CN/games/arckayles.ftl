arckayles-name = 边 Kayles
arckayles-aliases = 边kayles, 选边删点
arckayles-summary = 选图上一条边，删去它的两个端点。
arckayles-rules =
    一个无向图。每步选一条边，删去它的两个端点和它们所有的边。没有边的点不起作用。

    写出各条边：arckayles a-b b-c c-d。空图写成 none。走法写成边：b-c。

    例：arckayles a-b b-c c-d。你走 b-c 以后，a 和 d 都没有边了，什么也不剩。
arckayles-ruling = 选一条边，删去它的两个端点。
arckayles-choose = 选边 { $edge }
