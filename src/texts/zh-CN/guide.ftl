guide-choice = 第一局
guide-equal =
    这里有两堆石子。轮到你时，从其中一堆取走任意多个。谁取到最后一个石子，谁就赢。

    <strong>先把两堆变得一样多。</strong>
guide-copy = 我把两堆弄得不一样多了。<strong>把它们再变得一样多：</strong>我取了几个，你就从另一堆取几个。
guide-again = <strong>再照着我做一次。</strong>只要一直照做，我走完你总有得走，先无路可走的就是我。
guide-last = 只剩一堆了。<strong>全部取走：取到最后一个就赢！</strong>
guide-won =
    你赢了，而且我拦不住你：两堆一样多时，轮到谁走谁就输。

    接下来可以试试三堆，或者换个游戏。
guide-slip = 这一步不行：你{ $played }，我就{ $reply }，然后我会赢。所以这一步没有走。
guide-next-lesson = 尼姆课程
