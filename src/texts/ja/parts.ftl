part-heap = 山
part-step = 段
part-cell = マス
part-row = 行
part-pair = 組
part-place = 場所
part-coin = コイン
part-token = 駒
part-branch = 枝
part-node = 頂点
part-group = グループ
part-board = 盤

part-label = { $component ->
    [none] { $kind }{ $part }
   *[other] ゲーム{ $component }の{ $kind }{ $part }
  }
part-component = ゲーム{ $component }
rules-how-sum = どれか1つで指す
rules-how-every = EVERY：終わっていないすべてで指す
rules-how-all = ALL：すべてで指す。どれか1つに手がなくなれば終わり
rules-how-any = ANY：1つ以上で指す
rules-several-sum = ゲームの和
rules-several-every = 複数のゲーム（すべて）
rules-several-all = 複数のゲーム（全部）
rules-several-any = 複数のゲーム（任意）
