# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

graphs-some = { $more ->
    [0] { $list }
   *[other] { $list }，另有 { $more } 個
  }
graphs-pairs = { $more ->
    [0] { $list }
   *[other] { $list }，另有 { $more } 對
  }
graphs-valued = { $node }（{ $value }）
graphs-and = 、
