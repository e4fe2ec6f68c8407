# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

guide-choice = 第一局
guide-equal =
    這裡有兩堆石子。輪到你時，從其中一堆取走任意多個。誰取到最後一個石子，誰就贏。

    <strong>先把兩堆變得一樣多。</strong>
guide-copy = 我把兩堆弄得不一樣多了。<strong>把它們再變得一樣多：</strong>我取了幾個，你就從另一堆取幾個。
guide-again = <strong>再照著我做一次。</strong>只要一直照做，我走完你總有得走，先無路可走的就是我。
guide-last = 只剩一堆了。<strong>全部取走：取到最後一個就贏！</strong>
guide-won =
    你贏了，而且我攔不住你：兩堆一樣多時，輪到誰走誰就輸。

    接下來可以試試三堆，或者換個遊戲。
guide-slip = 這一步不行：你{ $played }，我就{ $reply }，然後我會贏。所以這一步沒有走。
guide-next-lesson = 尼姆課程
