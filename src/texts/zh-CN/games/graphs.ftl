graphs-some = { $more ->
    [0] { $list }
   *[other] { $list }，另有 { $more } 个
  }
graphs-pairs = { $more ->
    [0] { $list }
   *[other] { $list }，另有 { $more } 对
  }
graphs-valued = { $node }（{ $value }）
graphs-and = 、
