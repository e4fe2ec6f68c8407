# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

help-title = 幫助
help-choose = 選擇一個主題……
help-choose-game = 選擇一個遊戲看規則……
help-typed = 怎樣輸入
help-try-it = 試一試
help-more-games = 更多遊戲……
help-unknown = 這裡沒有叫「{ $token }」的主題或遊戲。請在下面選擇，或試試 /help topic:nim。
help-near = 你要找的是不是：
help-link-privacy = 隱私說明
help-link-terms = 使用條款
help-link-support = 尋求幫助

start-title = 你好，我是 Sprague
start-text = 我會下規則簡單的小遊戲，還能證明誰必勝。點一個按鈕就開始。
start-more = 其他功能見 /help；換語言用 /settings。
start-show = 帶我下一局
start-play = 開局：{ $game }
start-lessons = 課程
start-games = 全部遊戲
start-choose = 選一個遊戲
start-against = 和我下。想和別人下：/play nim opponent:@小明
start-pictures = 全部遊戲（看圖選）……

help-start = 入門
help-start-text = 我能陪你玩公平組合遊戲（雙方走法相同），並證明誰必勝。點一個按鈕就開始。
help-start-list =
    <code>/play nim</code>：和我下一局，局面由我來出

    <code>/play nim 3 4 5</code>：從你給的局面下起

    <code>/analyze wythoff 3 5</code>：誰必勝，必勝走法有哪些

    <code>/learn</code>：簡短的課程，每課最後有一局棋

    <code>/practice</code>：練習該複習的內容

    <code>/games</code>：你進行中的對局

    <code>/settings</code>：語言和難度

help-lines = 怎樣寫局面
help-lines-text =
    一行由遊戲名和局面組成：<code>nim 3 4 5</code>、<code>bash 21 max=3</code>。

    幾個遊戲同時進行，每次走其中一個：<code>nim 3 5 + wythoff 3 5</code>。

    末尾加 <code>misere</code> 或 <code>反常</code> 表示走最後一步者負。<code>10^40</code> 也是數。

help-moves = 怎樣走一步
help-moves-text =
    點按鈕、從列表中選，或點「輸入走法」。

    石子堆遊戲中 <code>1:2</code> 表示從第 1 堆取 2 個。幾個遊戲同時進行時，<code>#1 1:2</code> 表示走第 1 個遊戲。

    不合規則的一步什麼也不會改變：我會告訴你哪些可以走。

help-words = P 態、N 態等術語
help-words-list =
    <strong>P 態（必敗態）</strong>：上一個走的人勝，輪到誰走誰輸（先手必敗）

    <strong>N 態（必勝態）</strong>：下一個走的人勝，輪到誰走誰贏（先手必勝）

    <strong>SG 值</strong>：一個局面相當於多大的尼姆堆；0 即 P 態

    <strong>互斥或和</strong>：二進位不進位加法（XOR）

    <strong>mex</strong>：集合中沒有出現的最小非負整數

    <strong>反常規則（misère，競賽中也叫 Anti-SG）</strong>：走最後一步者負

help-nimbers = Nim 數的加法與乘法
help-nimbers-text =
    SG 值有自己的一套運算。<code>/table nimber 5 * 7 + 2 ^ 3</code> 會把式子一步步算出來。

    <code>+</code> 是互斥或和 ⊕，即二進位不進位加法。<code>*</code> 是 Nim 積 ⊗，翻硬幣遊戲 <code>flip</code> 加 rule=product 時用它求值。<code>^</code> 表示自乘若干次，指數是普通的數。

    <code>/</code> 是除法；<code>inv(5)</code> 與 5 相乘得 1；<code>sqrt(5)</code> 自乘得 5；<code>mex{"{"}0, 1, 3{"}"}</code> 是沒有出現的最小非負整數。可以用括號。數要小於 2^4096。

    沒有減法：每個數的相反數就是它自己。

help-levels = 難度
help-levels-text =
    入門經常出錯，普通偶爾，進階很少，完美從不。

    陪練會特意給你留下能贏的局面；終局時告訴你保住了幾次。

    提示分四步：誰能贏、走哪裡、SG 值、走法。

help-bank = 題庫
help-bank-text =
    檔案是 UTF-8 編碼的文字或 CSV；表頭可以把那一欄叫作<code>局面</code>或<code>題目</code>。每一行我都會告訴你結果：證明過的 P 態或 N 態，或未採用的原因。

    只有本伺服器的老師能看到題組。

help-practice = 練習
help-practice-text = 學過的會忘；答對的次數越多，忘得越慢。我為每項技能（尼姆中判斷勝負、威佐夫遊戲中找必勝走法等等）各記一張卡片，在你快要忘記的時候再問。
help-practice-list =
    <code>/practice</code>：十道題，先是到期的，再是新的，然後是薄弱的

    <code>/practice skill:nim length:5</code>：一個遊戲、一類題目，或一項技能

    <code>/stats</code>：每項技能的掌握度及其變化
help-practice-end = 局面總是新的。答對就變難，答錯就變易，使大約五題能答對四題。對局、復盤、測驗和課程也算：你丟掉勝勢的局面會再次出現，一局結束時還可以專門練習這些局面。

help-commands = 指令
help-commands-list =
    <code>/play</code>：和我或別人下一局

    <code>/analyze</code>：一個局面誰贏，為什麼

    <code>/table</code>：遊戲的 P/N 圖或 SG 值表，以及其中的規律；<code>/table nimber</code>：Nim 數運算

    <code>/claim</code>：檢驗你對遊戲的猜想

    <code>/learn</code>：短課程，每課最後贏一局

    <code>/practice</code>：練到期的技能，難度隨你而變

    <code>/daily</code>：今天的題目，三次機會

    <code>/storm</code>：三分鐘快答，單人或競速

    <code>/arena</code>：人人對戰的快棋賽

    <code>/games</code>：你進行中的對局，還能把棋盤放到這裡

    <code>/review</code>：復盤，把失誤當作題目來做

    <code>/stats</code>：掌握度、戰績、等級分和排行榜

    <code>/define</code>：給本伺服器自訂一個遊戲

    <code>/class</code>：參加課堂測驗，做作業，看成績

    <code>/teach</code>：老師用，有測驗、考試、作業、題庫、成績、名單

    <code>/paper</code>：老師用，列印題目卷和答案卷

    <code>/settings</code>：語言、難度、棋盤和提醒

    <code>/privacy</code>：取走或刪除你的資料

    <code>/help</code>：本幫助
