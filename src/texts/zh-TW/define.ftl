# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

define-title = 本伺服器自訂的遊戲
define-none = 本伺服器還沒有自訂的遊戲。
define-entry =
    <strong>{ $name }</strong> <code>{ $definition }</code>{ $by ->
        [none] {""}
       *[other] ，由 { $by } 定義
    }
define-how-to = 用 <code>name</code> 和 <code>definition</code> 定義一個遊戲：
define-how-to-list =
    <code>1,3,4</code>：從一堆中取 1、3 或 4 個

    <code>0.137</code>：八進位代碼

    <code>1,2:0-2</code>：取 1 或 2 個，餘下的至多分成兩堆；詳見 <code>/help custom</code>

    <code>a>b,b>c,a>c</code>：沿箭頭移動棋子（也可以附上檔案，每行一個箭頭）
define-how-to-use = 之後就可以在這裡用 <code>/play 名稱</code> 和 <code>/analyze 名稱 9 4</code>；<code>/define remove:名稱</code> 會刪除這個遊戲。
define-added = { $who } 定義了一個遊戲：<strong>{ $name }</strong>。
define-removed = { $who } 刪除了遊戲「<strong>{ $name }</strong>」。
define-keeps = 已經開始的對局不受影響：仍按開局時的定義進行。

define-by-heaps = 若干堆石子，取走和留下的規則：<code>{ $definition }</code>。
define-by-graph = 圖上的棋子：<code>{ $definition }</code>。

define-last = 走最後一步者勝。
define-example = 例如在 <code>{ $line }</code> 中輸入 <code>{ $move }</code>：{ $said }。
define-try-it = 試一試
define-more-in-help = 規則的寫法：<code>/help custom</code>。

define-fault-no-server = 自訂的遊戲屬於伺服器：請在伺服器的頻道裡使用 /define。
define-fault-no-name = 遊戲需要一個名稱。
define-fault-no-definition = 「{ $name }」是什麼遊戲？請輸入定義，或附上檔案。
define-fault-bad-name = 「{ $token }」不能作名稱：只能用 1 到 { $most } 個文字、數字和連字元，至少一個文字，不能有空格。
define-fault-name-reserved = 「{ $token }」已有別的含義：請換一個名稱。
define-fault-name-taken = 本伺服器已有名為「<strong>{ $name }</strong>」的遊戲：<code>{ $definition }</code>。請先刪除那個遊戲，或換一個名稱。
define-fault-definition-too-long = 以「{ $token }…」開頭的定義太長：最多 { $most } 個字元。
define-fault-no-moves = 「{ $definition }」沒有任何走法，局面再大也沒有。
define-fault-too-many-names = 本伺服器已有 { $most } 個自訂的遊戲，不能再多了。請先刪除一個：/define remove:名稱
define-fault-no-such-name =
    本伺服器沒有名為「{ $token }」的遊戲。{ $known ->
        [none] {""}
       *[other] 現有：{ $known }。
    }
define-fault-not-its-maker =
    { $who ->
        [none] 只有能管理伺服器的人可以刪除「<strong>{ $name }</strong>」。
       *[other] 只有 { $who } 和能管理伺服器的人可以刪除「<strong>{ $name }</strong>」。
    }
define-fault-works = 可以這樣寫：
