graphs-some = { $more ->
    [0] { $list }
   *[other] { $list }、ほか{ $more }個
  }
graphs-pairs = { $more ->
    [0] { $list }
   *[other] { $list }、ほか{ $more }組
  }
graphs-valued = { $node }（{ $value }）
graphs-and = 、
