cram-name = Cram 骨牌
cram-aliases = 骨牌, 骨牌游戏, 放骨牌
cram-summary = 把一张骨牌放在两个相邻的空格上。
cram-rules =
    一个方格棋盘，有的格已被占。每步把一张骨牌横着或竖着放在两个相邻的空格上。

    空棋盘写成行数 × 列数：cram 4x5。也可以从上到下逐行写出，. 表示空格，# 表示已占：cram ..#./....。边上没有空格的行和列省去不写；没有空格时写成 0。走法写成两个格子，各用行和列表示：1,2-1,3。

    例：cram 3x4。你走 2,2-2,3 以后，棋盘旋转半圈不变：对方放在哪里，你就放在对称的位置。
cram-ruling = 把一张骨牌横着或竖着放在两个相邻的空格上。
cram-lay = 在 ({ $first }) 和 ({ $second }) 放骨牌

cram-line-theorem = 一排方格上的 Cram：道森的 Kayles（Guy、Smith 1956）
cram-line-decides = { $shape ->
    [ring] 判断依据：{ $squares } 格的环处处相同，无论怎么放都剩下 { $left } 格的一排。<strong>这一排必败时，环必胜；否则环必败。</strong>
   *[path] 判断依据：{ $squares } 格连成一排（直的或弯的），就是道森的 Kayles（八进制代码 0.07）中长为 { $squares } 的一排，<strong>SG 值的周期是 34。</strong>
  }
cram-line-reason = { $shape ->
    [ring] 在这个环里无论放在哪里，都剩下 { $left } 格的一排。它就是道森的 Kayles，SG 值是已知的：{ $outcome ->
        [N] 是 0。
       *[P] 不是 0。
    }
   *[path] { $outcome ->
        [N] 一排方格就是道森的 Kayles，它的 SG 值是已知的。你这一步留下 SG 值为 0 的局面。
       *[P] 一排方格就是道森的 Kayles，它的 SG 值是已知的。这一排的值是 0。
    }
  }
cram-works = { $outcome ->
    [N] 制胜的走法留下 SG 值为 0 的局面，以后对方怎么走，你都能恢复为 0。
   *[P] SG 值是 0。你怎么走都会改变它，对方又能变回 0。
  }
cram-line-proof =
    <strong>一排：</strong>一张骨牌占去相邻的两格，剩下至多两排。这就是八进制代码 0.07。只要每格至多有两个邻格，弯不弯都一样。

    <strong>环：</strong>每一步都剩下少 2 格的一排。环的值是这一个值的 mex：这一排为 0 时是 1，否则是 0。

    <strong>周期：</strong>一排的值由更短的排推出。设从长度 e 到 2e + 周期 + 2，每个值都等于再长一个周期的值（程序已经验证）。那么以后永远如此：分成的两排里，较长的一排总能缩短一个周期（Guy、Smith 1956）。

cram-turn-theorem = Cram：旋转半圈的对称策略（Gardner 1974）
cram-turn-decides = { $middle ->
    [yes] 判断依据：{ $full ->
        [yes] 棋盘是 { $rows } × { $columns }，其中一个是偶数
       *[no] 棋盘旋转半圈后不变
    }。<strong>先占正中的两格，以后总把骨牌放在对方那张旋转半圈后的位置。</strong>
   *[no] 判断依据：{ $full ->
        [yes] 棋盘是 { $rows } × { $columns }，都是偶数
       *[no] 棋盘旋转半圈后不变
    }。<strong>后手总把骨牌放在先手那张旋转半圈后的位置。</strong>
  }
cram-turn-reason = { $middle ->
    [yes] 你的骨牌放在正中。以后对方放哪里，你就放在旋转半圈后的位置：那里总是空的。
   *[no] 棋盘旋转半圈后不变。你放哪里，对方就放在旋转半圈后的位置：那里总是空的。
  }
cram-turn-works = { $middle ->
    [yes] 占了正中以后，对方的骨牌不会碰到它旋转半圈后的位置，所以那里总是空的。你总有应手，先无路可走的是对方。别的应手也可能赢。
   *[no] 你的骨牌不会碰到它旋转半圈后的位置，所以那里总是空的。对方总有应手，先无路可走的是你。别的应手也可能赢。
  }
cram-turn-proof =
    <strong>对称位置是空的：</strong>每次照着对称放之前，棋盘旋转半圈都不变，两格空着当且仅当它们的对称格空着。只有骨牌碰到自己的对称位置时才会出问题。

    <strong>两者不相碰：</strong>骨牌只有在旋转中心旁边才可能碰到自己的对称位置。两边都是偶数时，中心是四格的公共角，骨牌跨不过去。只有一边是偶数时，中心在两格之间，这两格必须已占；两边都是奇数时，中心是一格，这一格必须已占。

    <strong>结束：</strong>每一步都有应手，所以照着对称放的一方走最后一步。在偶数 × 奇数的空棋盘上，先手先占正中的两格，以后照着对称放。
cram-search-theorem = Cram，逐块计算（Gardner 1974）
cram-search-decides = 判断依据：一般的棋盘没有已知的公式。{ $valued ->
    [yes] <strong>这 { $squares } 格的 SG 值是逐块算出来的，</strong>旋转和翻转后相同的只算一次。
   *[no] <strong>这 { $squares } 格谁胜是逐块算出来的；</strong>求 SG 值还要更久。
  }
cram-search-reason = 这样的棋盘没有已知的公式，我算遍了这 { $squares } 格能产生的局面。{ $outcome ->
    [N] 对方怎么放，你都有应手。
   *[P] 你怎么放，对方都有应手。
  }
cram-search-proof =
    <strong>分块：</strong>骨牌把棋盘分成互不相连的几块，值是各块 SG 值的异或和。周围没有空格的空格不起作用。

    <strong>值：</strong>一块的值是 n，当且仅当它与大小为 n 的尼姆堆合在一起必败。程序对 n = 0, 1, 2, … 逐个提问，用走法和应手证明每个答案（Lemoine、Viennot 2012）。旋转和翻转后相同的只算一次。

cram-expected-board-rows = 由 . 和 # 组成、用 / 分开的各行，或 4x5 这样的大小
cram-expected-two-cells = 两个格子，各用行和列表示，例如 1,2-1,3
cram-fault-square-not-free = 两格都必须是棋盘上的空格
cram-fault-squares-not-neighbours = 这两格不相邻
