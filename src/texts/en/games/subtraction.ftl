subtraction-name = Subtraction game
subtraction-aliases = subtract
subtraction-summary = Take one of the allowed numbers from one heap.
subtraction-rules =
    Some heaps of stones and a set of numbers. A move: choose one heap and take from it a number of stones that is in the set.

    Type a position as the heaps and the set: subtraction 10 7 s=1,3,4. Sets with names: s=squares (1, 4, 9, …), s=fibonacci (1, 2, 3, 5, …), s=divisors (a divisor of the heap, but not the whole heap). Type a move as heap and amount: 1:3.

    Example: subtraction 5 s=1,3,4. You play 1:3 and leave 2: they can only take 1, and you take the last.
# numbers: “1, 3 or 4”, for a set without a name.
subtraction-ruling = { $set ->
    [squares] Take a square number (1, 4, 9, 16, …) from one heap.
    [fibonacci] Take a Fibonacci number (1, 2, 3, 5, 8, …) from one heap.
    [divisors] From one heap, take a number that divides its size, but not the whole heap.
    [one] Take exactly { $numbers } from one heap.
   *[several] Take { $numbers } from one heap.
  }

subtraction-theorem = mex, heap by heap (Golomb, 1966)
subtraction-period-title = Golomb’s theorem on periods (1966)
subtraction-decides = What decides: each heap has a value, computed from the small heaps upwards: the smallest number that is missing among the values of the heaps you can leave by taking { subtraction-taken }. <strong>A single heap of value 0 loses for the player to move.</strong>
# What may be taken, in the sentence before.
subtraction-taken = { $set ->
    [squares] a square number
    [fibonacci] a Fibonacci number
    [one] { $numbers }
   *[several] one of { $numbers }
  }
# list: the first losing heaps; left: this heap, or what the move leaves; period: told where left is not in the list.
subtraction-reason = The heaps that lose are { $list }{ $period ->
    [none] {" "}and so on.
   *[other] { $from ->
        [0] , …, again every { $period }.
       *[other] , …, and from { $from } on again every { $period }.
    }
  } { $outcome ->
    [N] Your move leaves { $left }, which is one of them.
   *[P] { $left } is one of them: every move leaves a heap that wins.
  }
subtraction-works =
    { $period ->
        [none] {""}
       *[other] { $preperiod ->
            [0] The values repeat with period { $period }, so the table is enough for every heap.{" "}
           *[other] The values repeat with period { $period } from heap { $preperiod } on, so the table is enough for every heap.{" "}
        }
    }From value 0 no move leads to value 0 again; from any other value some move does. { $outcome ->
        [N] So you leave nim-sum 0 after each of your moves, and they run out of moves first.
       *[P] The nim-sum is 0, and so it will be after each of their moves: you run out of moves first.
    }
# largest: the largest number of the set.
subtraction-proof =
    <strong>The values. </strong>By mex an option never has the heap’s own value, and every smaller value is that of some option. That is all that Nim heaps do, so the nim-sum decides a sum of heaps.

    { $period ->
        [none] <strong>No period. </strong>No repetition is proved for this set; the values were computed one by one from heap 0 up to this one.
       *[other] <strong>The period. </strong>A value depends only on the { $largest } values before it, since nothing larger can be taken. A stretch of { $largest } values came a second time, { $period } heaps later, and it determines what follows. So everything after it repeats for ever.
    }

    <strong>The end. </strong>A heap from which nothing can be taken has no options: value 0.

subtraction-divisor-theorem = the exponent of 2 (taking a proper divisor)
subtraction-divisor-decides = What decides: how often the heap can be halved. <strong>The value of a heap is the exponent of 2 in it; an odd heap loses for the player to move.</strong>
subtraction-divisor-worth = A heap is worth how often it can be halved.
# heap: this heap, or what the move leaves.
subtraction-divisor-reason = { $outcome ->
    [N] Your move leaves { $heap }, an odd number. All its divisors are odd, so they must leave an even number, and you take 1 to make it odd again.
   *[P] { $heap } is odd, and so are all its divisors. You must leave an even number, and they take 1 to make it odd again.
  }
subtraction-divisor-works =
    { $outcome ->
        [N] Every divisor of an odd number is odd, so from an odd heap they can only leave an even one; from an even heap you take 1 and leave an odd one.
       *[P] Every divisor of an odd number is odd, so from an odd heap you can only leave an even one, and they make it odd again by taking 1.
    } With several heaps the exponents are played like Nim heaps.
subtraction-divisor-proof =
    <strong>Smaller values can be reached. </strong>Let the heap be 2^a · odd. For b < a the number 2^b is a proper divisor; taking it leaves a number with exponent exactly b.

    <strong>The same value cannot. </strong>A divisor has an exponent of at most a. If it is less than a, the rest has that smaller exponent. If it is a, both are 2^a times something odd, and the difference of odd numbers is even: the rest has a larger exponent.

    <strong>So the mex is a. </strong>A heap of 1 has no proper divisor: nothing can be taken, and its exponent is 0.

subtraction-heap = heap
subtraction-value = value
subtraction-no-period = Each value is the mex of the values one take before it. No period is proved.
# round: the values of one period, with those before it; window: how many values came again, from heap again on.
subtraction-period =
    { $preperiod ->
        [0] The values repeat with period { $period }:
       *[other] From heap { $preperiod } on the values repeat with period { $period }:
    } { $shown ->
        [yes] { $before }<strong>[ { $round } ]</strong> …{" "}
       *[no] {""}
    }This is proved: the { $window } values from heap { $preperiod } on come again from heap { $again } on.
# same: a heap of the first round that has the same value.
subtraction-heap-value = { $same ->
    [none] Heap { $heap } has value <strong>{ $value }</strong>.
   *[other] Heap { $heap } is at the same place of the period as heap { $same }, so it has the same value, <strong>{ $value }</strong>.
  }
subtraction-power-of-two = { $heap ->
    [0] A heap of 0 has no move: value <strong>{ $power }</strong>.
   *[other] { $heap } = 2^{ $power } · { $odd }: value <strong>{ $power }</strong>.
  }

subtraction-misere-theorem = Misère subtraction games (Ferguson, 1974)
# least: the smallest number that may be taken.
subtraction-misere-proof =
    <strong>Pairs. </strong>Heap x is worth 0 exactly when heap x + { $least } is worth 1; { $least } is the smallest number that may be taken.

    If x is worth 0, heap x + { $least } has an option worth 0. Were it worth more than 1, another take t would leave x + { $least } − t, worth 1. By induction heap x − t would be worth 0: an option of x with the same value, which can’t be.

    If x + { $least } is worth 1 and x isn’t worth 0, some take t leaves x − t, worth 0. By induction x − t + { $least } is worth 1: an option of x + { $least } with the same value, which can’t be.

    <strong>Small. </strong>Call a heap small if it’s worth 0 or 1; larger values have moves to both. It remains to show (a) for a heap n of value 0 that isn’t over. Heap n − { $least } isn’t worth 0, so some take t leaves n − { $least } − t, worth 0. By the pairs n − t is worth 1, and that is an option of n.
