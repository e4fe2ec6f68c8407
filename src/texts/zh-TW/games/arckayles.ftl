# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

arckayles-name = 邊 Kayles
arckayles-aliases = 邊kayles, 選邊刪點
arckayles-summary = 選圖上一條邊，刪去它的兩個端點。
arckayles-rules =
    一個無向圖。每步選一條邊，刪去它的兩個端點和它們所有的邊。沒有邊的點不起作用。

    寫出各條邊：arckayles a-b b-c c-d。空圖寫成 none。走法寫成邊：b-c。

    例：arckayles a-b b-c c-d。你走 b-c 以後，a 和 d 都沒有邊了，什麼也不剩。
arckayles-ruling = 選一條邊，刪去它的兩個端點。
arckayles-choose = 選邊 { $edge }
