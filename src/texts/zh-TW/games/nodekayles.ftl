# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

nodekayles-name = 點 Kayles
nodekayles-aliases = 點kayles, 圖上kayles, 選點刪鄰
nodekayles-summary = 選圖上一個點，刪去它和它的鄰點。
nodekayles-rules =
    一個無向圖。每步選一個點，刪去它和它的所有鄰點，以及相連的邊。

    寫出各條邊，單獨寫一個名字表示沒有邊的點：nodekayles a-b b-c c d-e。空圖寫成 none。走法寫成點的名字：b。

    例：nodekayles a-b b-c。你走 b 以後，三個點都被刪去，什麼也不剩。
nodekayles-ruling = 選一個點，刪去它和它的鄰點。
nodekayles-choose = 選點 { $node }

graph-kayles-lines-theorem = { $game ->
    [node] 路徑和環上的點 Kayles：道森象棋（Schaefer 1978；Guy、Smith 1956）
   *[arc] 路徑和環上的邊 Kayles：道森的 Kayles（Schaefer 1978；Guy、Smith 1956）
  }
graph-kayles-lines-decides = { $shape ->
    [cycle] 判斷依據：{ $vertices } 個點的環處處相同，無論怎麼走都剩下同一條路徑。<strong>這條路徑必敗時，環必勝；否則環必敗。</strong>
   *[path] 判斷依據：{ $vertices } 個點的路徑就是{ $game ->
        [node] 道森象棋（八進位代碼 0.137）中長為 { $vertices } 的一排，<strong>SG 值的週期是 34。</strong>
       *[arc] 道森的 Kayles（八進位代碼 0.07）中長為 { $vertices } 的一排，<strong>SG 值的週期是 34。</strong>
    }
  }
graph-kayles-works = { $outcome ->
    [N] 有一步使剩下各部分的 SG 值互斥或和為 0，以後對方怎麼走，你都能恢復為 0。
   *[P] SG 值是 0。你怎麼走都會改變它，對方又能變回 0。
  }
graph-kayles-lines-proof =
    <strong>路徑：</strong>{ $game ->
        [node] 選路徑內部的點，會連同兩個鄰點一起刪去，剩下至多兩條路徑，共少 3 個點；選端點刪去 2 個點；孤立點只刪去自己。這就是八進位代碼 0.137。
       *[arc] 選一條邊，刪去相鄰的兩個點，剩下至多兩條路徑。這就是八進位代碼 0.07。
    }

    <strong>環：</strong>環轉動後不變，所以每一步都剩下同樣的路徑，少 { $game ->
        [node] 3
       *[arc] 2
    } 個點。環的值是這一個值的 mex：路徑為 0 時是 1，否則是 0。

    <strong>週期：</strong>一排的值由更短的排推出。設從長度 e 到 2e + 週期 + { $game ->
        [node] 3
       *[arc] 2
    }，每個值都等於再長一個週期的值（程式已經驗證）。那麼以後永遠如此：分成的兩排裡，較長的一排總能縮短一個週期（Guy、Smith 1956）。
graph-kayles-theorem = { $game ->
    [node] 點 Kayles，逐塊計算（Schaefer 1978）
   *[arc] 邊 Kayles，逐塊計算（Schaefer 1978）
  }
graph-kayles-decides = 判斷依據：一般的圖沒有已知的公式。<strong>這 { $vertices } 個點能產生的所有圖，</strong>都從小到大逐個連通塊算出。
graph-kayles-proof = 程式算出了每個可能出現的連通塊的 SG 值：它的走法到不了的最小數（mex）。幾塊合在一起的值是互斥或和。形狀相同的樹只算一次。{ $game ->
    [node] 對一般的圖，這個問題是 PSPACE 完全的（Schaefer 1978），不會有簡單的規則。
   *[arc] 對一般的圖，尚不知道快速的方法。
  }
