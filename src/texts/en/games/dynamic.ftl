dynamic-name = Dynamic Nim
dynamic-aliases = dynamic-nim, take-away
dynamic-summary = One pile: what was taken last says how many may be taken.
dynamic-rules =
    One pile. The first move takes at least one stone, but not all. After a take of x the next move takes at least one and at most f(x) stones: k times x with k=…, or any rule with f=….

    Type the start as the pile and the rule: dynamic 100 k=3, dynamic 100 f=2x+1, dynamic 100 f=min(2x,10). f may have whole numbers, x, powers such as x^2, + and min(…,…). In mid-game add how many may be taken: limit=9. Type a move as the number taken: 3.

    Example: dynamic 5 k=3. You play 1 and leave 4, of which they may take 1, 2 or 3: you may then take the rest.

dynamic-theorem = Schwenk’s theorem on take-away games (1970)
dynamic-decides = What decides: call a number a losing start if whoever begins with that many stones loses. Take losing starts off the number greedily, the largest that fits each time: so every number is written as a sum of losing starts in one way. <strong>If the smallest part is more than may be taken now, the player to move loses.</strong>
# rule: f(x).
dynamic-works = { $outcome ->
    [N] Take the smallest part. If it is all there is, you have won. If not, the next part is so large that they may not take it: after x at most f(x), f(x) = { $rule }, is allowed. Whatever they take of it leaves a smallest part that you may take. You always can; at the end the last part is yours.
   *[P] You cannot take the whole smallest part. Whatever you take of it, x, leaves a smallest part of at most f(x), f(x) = { $rule }, so they may take that. They always can; at the end the last part is theirs.
  }
dynamic-proof =
    <strong>The losing starts. </strong>They begin with 1. After a comes the next, a + b, where b is the smallest losing start with f(b) ≥ a; here f(x) = { $rule }. From a + b, a take of b or more allows the whole of what is left to be taken; and a take of less than b is answered inside b.

    <strong>Neighbouring parts. </strong>In a greedy sum, if a part a has the part b below it, then f(b) < a: otherwise the losing start after a is a + c with c no larger than b; it fits, and would have been taken instead of a. So after the smallest part is taken, the new smallest part is more than may be taken.

    <strong>When the smallest part is too large. </strong>Let it be a, made as a = c + b from the losing start before it, c. By induction a take of x < a leaves a smallest part of at most f(x): if x < b, then x breaks b, and the same holds of b; if x = b, then c is left, and f(b) ≥ c; if x > b, then c is broken by x − b, and f does not decrease.

    <strong>The end. </strong>With nothing left there is no part, and the player to move has lost. At the start all but one may be taken: only a number that is a single part itself is lost.

dynamic-expected-growth-formula = a rule such as 2x+1, x^2 or min(2x,10), with whole numbers, x, + and min, and at least 1 for x = 1
