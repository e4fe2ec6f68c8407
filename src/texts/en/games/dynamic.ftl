dynamic-name = Dynamic Nim
dynamic-aliases = dynamic-nim, take-away
dynamic-summary = One pile: how many you may take depends on what was taken last.
dynamic-rules =
    One pile. The first move takes at least one stone, but not all. After a take of x the next move takes at least one and at most f(x) stones: k times x with k=…, or any rule with f=….

    Type the start as the pile and the rule: dynamic 100 k=3, dynamic 100 f=2x+1, dynamic 100 f=min(2x,10). f may have whole numbers, x, powers such as x^2, + and min(…,…). In mid-game add how many may be taken: limit=9. Type a move as the number taken: 3.

    Example: dynamic 5 k=3. You play 1 and leave 4, of which they may take 1, 2 or 3: you may then take the rest.

dynamic-theorem = Schwenk’s theorem on take-away games (1970)
dynamic-decides = What decides: write the stones as a sum of losing starts (lost for the first player), each time the largest that fits. <strong>If the smallest part is more than may be taken now, the player to move loses.</strong>
# rule: f(x).
dynamic-works = { $outcome ->
    [N] Take the smallest part. If it is all there is, you have won. If not, the next part is so large that they may not take it: after a take of x they may take at most f(x) = { $rule }. Whatever they take of it leaves a smallest part that you may take. You always can; at the end the last part is yours.
   *[P] You cannot take the whole smallest part. Whatever you take of it, x, leaves a smallest part of at most f(x), f(x) = { $rule }, so they may take that. They always can; at the end the last part is theirs.
  }
dynamic-proof =
    <strong>The parts. </strong>The list: 1, and after a comes a + b, b being its smallest number with f(b) ≥ a; here f(x) = { $rule }.

    <strong>The smallest part, b, may be taken: </strong>take it. Let a be the next part, if any. Then a is above the new limit, f(b): otherwise the list has a + c after a, with c ≤ b, which would have been taken off instead.

    <strong>The smallest part, a, may not be taken: </strong>a take of x < a leaves a smallest part of at most f(x), by induction. Let a = c + b come after c. If x < b, b is broken: by induction. If x = b, c is left, and f(b) ≥ c. If x > b, c is broken by x − b, and f doesn’t decrease.

    <strong>The end. </strong>With nothing left, the player to move has lost. The first move may take all but one, so a start is lost exactly if its number is in the list.

dynamic-expected-growth-formula = a rule such as 2x+1, x^2 or min(2x,10), with whole numbers, x, + and min, and at least 1 for x = 1
