"""Checks certificates: who wins a position of an impartial game, its Grundy value, a winning move.

One file, standard library only. It imports nothing of Sprague, and shares nothing with verify.mjs: the rules of the games
are written here once more, from their descriptions in docs/games.

    python3 verify.py FILE...     each file is one certificate, or one certificate a line; without files: standard input

It prints `valid` or `refused: reason` for each and exits with 1 if any is refused. docs/certificates.md says what it trusts.
"""

import itertools
import json
import math
import re
import sys

# Steps that a certificate may take, and more for each of its characters: moves, items and characters that are gone through.
MAX_WORK = 5_000_000
WORK_PER_CHARACTER = 50
MAX_MOVES = 300_000
MAX_NUMBER = 100_000
MAX_DIGITS = 1000


class Refused(Exception):
    pass


def need(holds, reason):
    if not holds:
        raise Refused(reason)


class Work:
    left = 0


def spend(steps):
    Work.left -= steps
    need(Work.left >= 0, "too much work")


def number(text):
    value = large(text)
    need(value <= MAX_NUMBER, f"{text} is too large to go through its moves")
    return value


def numbers(text):
    return [number(word) for word in text.split()]


def large(text):
    """A number of any size: moves of large ones are not gone through one by one."""
    need(type(text) is str and re.fullmatch(r"[0-9]+", text), f"not a number: {text}")
    need(len(text) <= MAX_DIGITS, "too many digits")
    return int(text)


def listable(n):
    need(n <= MAX_NUMBER, f"{n} is too large to go through its moves")


def positive(text):
    need(number(text) > 0, f"not above 0: {text}")
    return int(text)


def distinct(items):
    need(len(set(items)) == len(items), "the same twice")
    return items


def names_of(words, mark):
    """Edges, as their ends, and single nodes."""
    found = [tuple(word.split(mark)) for word in words if word != "none"]
    need(all(len(edge) < 3 and "" not in edge for edge in found), "not an edge")
    return found


def pair_of(row, least=0):
    need(len(row) == 2 and min(row) >= least, "two numbers")
    return tuple(row)


def replaced(items, i, *new):
    spend(len(items) + 1)
    return tuple(items[:i]) + new + tuple(items[i + 1:])


def partitions(n, most=None):
    """Ways to write n as a sum of positive numbers, in descending order."""
    most = n if most is None else most
    if n == 0:
        yield ()
        return
    for part in range(1, min(n, most) + 1):
        for rest in partitions(n - part, part):
            spend(1)
            yield (part,) + rest


def linked(items, are_linked):
    """Items in groups: those that are linked, directly or through others, are in one."""
    groups = []
    for item in items:
        near = [group for group in groups if any(spent(are_linked(item, other)) for other in group)]
        groups = [group for group in groups if not any(group is other for other in near)]
        spend(len(groups) + sum(map(len, near)))
        groups.append([item] + [other for group in near for other in group])
    return groups


def spent(item):
    spend(1)
    return item


def counted(items):
    """One after another, no more than a position may have moves."""
    for count, item in enumerate(items):
        need(count < MAX_MOVES, "too much work")
        yield spent(item)


def halves(n):
    spend(max(0, n // 2))
    return [(a, n - a) for a in range(1, n // 2 + 1)]


def splits(n):
    spend(n)
    return [(a, n - a) for a in range(1, n)]


def smaller(n):
    """Heaps that are left of one of n."""
    spend(n)
    return [(left,) for left in range(n)]


def only_change(before, after):
    """What is in one list and not in the other, each as often as it is there more."""
    spend(len(before) * len(after) / 8)
    gone, new = list(before), []
    for item in after:
        gone.remove(item) if item in gone else new.append(item)
    return gone, new


def divisors(n):
    spend(math.isqrt(n) / 5)
    low = [d for d in range(1, math.isqrt(n) + 1) if n % d == 0]
    return sorted({*low, *(n // d for d in low)})


def is_acyclic(arcs):
    """Whether arrows never lead round in a circle: nodes that none leads to are taken away until none is left."""
    spend(len(arcs))
    arrows = [arc for arc in arcs if len(arc) == 2]
    next_to, entering = {}, {}
    for a, b in arrows:
        next_to.setdefault(a, []).append(b)
        entering[b] = entering.get(b, 0) + 1
    free, passed = [a for a in next_to if a not in entering], 0
    while free:
        for b in next_to.get(free.pop(), ()):
            passed += 1
            entering[b] -= 1
            if entering[b] == 0:
                free.append(b)
    return passed == len(arrows)


class Web:
    """An undirected graph: the neighbours of each node."""

    def __init__(self, nodes, edges):
        spend(len(edges))
        self.near = {node: set() for node in nodes}
        for a, b in edges:
            self.near.setdefault(a, set()).add(b)
            self.near.setdefault(b, set()).add(a)

    def piece(self, start, without=frozenset()):
        """All nodes that are reached from one."""
        found, todo = {start}, [start]
        while todo:
            near = self.near[todo.pop()]
            spend(1 + len(near))
            more = near - found - without
            found |= more
            todo += more
        return found


class Game:
    """Positions of one game: `state` is the position, `law` what does not change in play.

    `parts`: the independent parts of a state, whose values it is the nim-sum of. `loops`: positions may come again.
    `leads`: whether a move leads from one state to another. `mirrored`: whether the player who answers wins by symmetry.
    `web`: the graph that a token walks on, never twice to one node, and its node; None where there is no such token.
    `worth`: the value of a state by the theory of its game. `small`: where misere play is as in Nim (see `values`), whether a state is
    small; `like_nim`: that it is so, for small parts worth 0 or 1. `lost`: whether the player to move loses, by the theory of the game.
    """

    worth = None
    like_nim = False
    small = None
    lost = None

    loops = False
    options = ()
    law = ""

    def __init__(self, text, options):
        for name in options:
            need(name in self.options, f"unknown option {name}")
        self.state = self.normal(self.read(text, options))

    def read(self, text, options):
        return tuple(numbers(text))

    def normal(self, state):
        return state

    def parts(self, state):
        return [state]

    def moves(self, state):
        raise NotImplementedError

    def leads(self, state, after):
        return after in map(self.weighed, counted(self.moves(state)))

    def weighed(self, state):
        """The normal form, counted by its size."""
        after = self.normal(state)
        spend(len(after))
        return after

    def mirrored(self, state):
        return False

    def web(self, state):
        return None


class Heaps(Game):
    """A row of heaps; a move replaces one of them.

    `may`: whether so many may be taken of one heap, with those heaps left of it; None: heaps of any size are tried one by one.
    `listed`: heaps up to that size are tried one by one all the same.
    `window`: where a period of the values may begin at the earliest, and how many values prove it (see `period_table`).
    """

    dead = 0
    may = None
    listed = MAX_NUMBER
    window = None

    def read(self, text, options):
        need(re.fullmatch(r"[0-9 ]*", text), "heaps are numbers")
        return [large(word) for word in text.split()]

    def parts(self, heaps):
        return [(heap,) for heap in heaps]

    def normal(self, heaps):
        return tuple(sorted(heap for heap in heaps if heap > self.dead))

    def moves(self, heaps):
        for i, heap in enumerate(heaps):
            if i > 0 and heaps[i - 1] == heap:
                continue
            if not isinstance(heap, str):
                listable(heap)
            for left in self.ways(heap):
                yield replaced(heaps, i, *left)

    def leads(self, heaps, after):
        if not any(type(heap) is int and heap > self.listed for heap in heaps):
            return super().leads(heaps, after)
        gone, left = only_change(heaps, after)
        taken = sum(gone) - sum(left)
        return len(gone) == 1 and taken >= 0 and self.may is not None and bool(self.may(taken, left))


class Nim(Heaps):
    like_nim = True

    def ways(self, n):
        return smaller(n)

    def may(self, taken, left):
        return taken > 0 and len(left) < 2


class Bash(Heaps):
    options = ("max",)
    like_nim = True

    def read(self, text, options):
        self.most = positive(options["max"])
        self.law = f"take 1-{self.most}"
        self.window = 0, lambda start, period: start + self.most
        return super().read(text, options)

    def may(self, taken, left):
        return 0 < taken <= self.most and len(left) < 2

    def ways(self, n):
        spend(min(n, self.most))
        return [(n - take,) for take in range(1, min(n, self.most) + 1)]


class Subtraction(Heaps):
    options = ("s",)

    def read(self, text, options):
        self.law = options["s"]
        self.like_nim = self.law != "divisors"
        self.members = None
        if self.law not in ("squares", "fibonacci", "divisors"):
            self.members = sorted({number(item) for item in self.law.split(",")})
            need(self.members[0] > 0, "s=0")
            self.window = 0, lambda start, period: start + self.members[-1]
            self.may = lambda taken, left: taken in self.members and len(left) < 2
        else:
            self.may = self.named
        return super().read(text, options)

    def named(self, taken, left):
        if taken < 1 or len(left) > 1:
            return False
        if self.law == "squares":
            return math.isqrt(taken) ** 2 == taken
        if self.law == "divisors":
            return len(left) == 1 and left[0] % taken == 0
        a, b = 1, 2
        while a < taken:
            a, b = b, a + b
        return a == taken

    def ways(self, n):
        if self.law == "squares":
            members = [k * k for k in range(1, math.isqrt(n) + 1)]
        elif self.law == "fibonacci":
            members, b = [1], 2
            while b <= n:
                members.append(b)
                b += members[-2]
        elif self.law == "divisors":
            spend(n)
            members = [d for d in range(1, n) if n % d == 0]
        else:
            members = self.members
        spend(len(members))
        return [(n - take,) for take in members if take <= n]


class Octal(Heaps):
    options = ("code",)
    code = None

    def read(self, text, options):
        code = self.code or options["code"]
        typed = re.fullmatch(r"([04]?)\.([0-7]+)", code)
        need(typed, f"not an octal code: {code}")
        self.digits = [int(typed[1] or 0)] + [int(digit) for digit in typed[2]]
        while self.digits[-1] == 0 and len(self.digits) > 1:
            self.digits.pop()
        self.law = "octal " + "".join(map(str, self.digits))
        # Guy and Smith: for n0 >= 1, g(n + p) = g(n) for n0 <= n < 2 n0 + p + t proves it for all n >= n0.
        self.window = 1, lambda start, period: 2 * start + period + len(self.digits) - 1
        return super().read(text, options)

    def may(self, taken, left):
        if taken >= len(self.digits) or len(left) > 2 or (taken == 0 and len(left) < 2):
            return False
        return self.digits[taken] >> len(left) & 1

    def ways(self, n):
        spend(len(self.digits))
        for take, digit in enumerate(self.digits):
            left = n - take
            if digit & 1 and take > 0 and left == 0:
                yield ()
            if digit & 2 and take > 0 and left > 0:
                yield (left,)
            if digit & 4 and left > 1:
                yield from halves(left)


class Kayles(Octal):
    options = ()
    code = "0.77"


class Dawson(Octal):
    options = ()
    code = "0.07"


class DawsonChess(Octal):
    options = ()
    code = "0.137"


class Treblecross(Octal):
    options = ()
    code = "0.007"


class Officers(Octal):
    options = ()
    code = "0.6"


class RestNim(Heaps):
    like_nim = True
    listed = 30

    def worth(self, heaps):
        return nim_sum(heaps)

    def may(self, taken, left):
        return taken > 0

    def ways(self, n):
        return (parts for left in range(n) for parts in partitions(left))


class Lasker(Heaps):
    like_nim = True

    def worth(self, heaps):
        # In each four heaps 4k + 3 and 4k + 4 change places.
        return nim_sum({3: heap + 1, 0: heap - 1}.get(heap % 4, heap) for heap in heaps)

    def may(self, taken, left):
        return len(left) < 2 if taken > 0 else len(left) == 2

    def ways(self, n):
        return smaller(n) + halves(n)


class Grundy(Heaps):
    dead = 2

    def may(self, taken, left):
        # Heaps of 1 and 2 are dead, and are not seen beside what is left.
        if len(left) == 1:
            return taken in (1, 2)
        return taken == 0 and len(set(left)) == 2

    def ways(self, n):
        return [(a, b) for a, b in halves(n) if a != b]


class Mark(Heaps):
    def may(self, taken, left):
        return len(left) < 2 and (taken == 1 or taken - sum(left) in (0, 1))

    def ways(self, n):
        return [(n - 1,), (n // 2,)] if n > 0 else []

    def worth(self, heaps):
        return nim_sum(map(self.of_heap, heaps))

    @staticmethod
    def of_heap(n):
        """0 after an odd number of zeros in binary; else one move leads to 0, and the other one to 1 or 2 (Fraenkel, 2011)."""
        def is_zero(heap):
            return heap == 0 or trailing(heap) % 2 == 1

        flips = 0
        while not is_zero(n):
            spend(10)
            n = n // 2 if is_zero(n - 1) else n - 1
            flips += 1
        return 0 if flips == 0 else 2 - flips % 2


class Custom(Heaps):
    """Heaps under a rule of one's own, or tokens on an acyclic graph."""

    options = ("rule", "edges")

    def read(self, text, options):
        self.arcs = None
        if "edges" in options:
            self.arcs = set(names_of(options["edges"].split(","), ">"))
            need(is_acyclic(self.arcs), "a cycle")
            names = {name for arc in self.arcs for name in arc}
            need(set(text.split()) <= names, "no such node")
            self.law = repr(sorted(arc for arc in self.arcs if len(arc) == 2))
            return text.split()
        self.law = options["rule"]
        self.clauses = [self.clause(clause) for clause in self.law.split("|")]
        return super().read(text, options)

    @staticmethod
    def clause(text):
        takes, _, leaves = text.partition(":")
        taken, left = [], []
        for take in takes.split(","):
            typed = re.fullmatch(r"([0-9]+)(?:(\+)|-([0-9]+))?", take)
            need(typed, f"rule {text}")
            taken.append((int(typed[1]), math.inf if typed[2] else int(typed[3] or typed[1])))
        for leave in (leaves or "0,1").split(","):
            typed = re.fullmatch(r"([0-3])(?:(equal|unequal)|-([0-3]))?", leave)
            need(typed, f"rule {text}")
            left += [(parts, typed[2]) for parts in range(int(typed[1]), int(typed[3] or typed[1]) + 1)]
        return taken, left

    def normal(self, state):
        return tuple(sorted(state)) if self.arcs is not None else super().normal(state)

    def ways(self, n):
        if self.arcs is not None:
            spend(len(self.arcs))
            return [(b,) for a, b in (arc for arc in self.arcs if len(arc) == 2) if a == n]
        return self.broken(n)

    def broken(self, n):
        size = sum(len(taken) * len(left) for taken, left in self.clauses)
        for take in range(n + 1):
            spend(size)
            leaves = {leave for taken, left in self.clauses for leave in left
                      if any(a <= take <= b for a, b in taken)}
            for parts, kind in leaves:
                if take == 0 and parts < 2:
                    continue
                for left in self.divided(n - take, parts, kind):
                    if kind != "unequal" or len(set(left)) == parts:
                        yield left

    @staticmethod
    def divided(n, parts, kind):
        if parts < 2:
            return [(n,) * parts] if (n > 0) == (parts > 0) else []
        if kind == "equal":
            return [(n // parts,) * parts] if n > 0 and n % parts == 0 else []
        if parts == 2:
            return halves(n)
        return (spent((a, b, n - a - b)) for a in range(1, n // 3 + 1) for b in range(a, (n - a) // 2 + 1))


class Moore(Game):
    options = ("k",)

    def read(self, text, options):
        self.most = positive(options["k"])
        self.law = str(self.most)
        return [large(word) for word in text.split()]

    def columns(self, heaps):
        return heaps, self.most + 1

    def leads(self, heaps, after):
        gone, left = only_change(heaps, after)
        shrunk = zip(sorted(gone, reverse=True), sorted(left, reverse=True))
        return 0 < len(gone) <= self.most and len(left) <= len(gone) and all(a > b for a, b in shrunk)

    def normal(self, heaps):
        return tuple(sorted(heap for heap in heaps if heap > 0))

    def parts(self, heaps):
        return [(heap,) for heap in heaps] if self.most == 1 else [heaps]

    def moves(self, heaps):
        listable(max(heaps, default=0))
        for size in range(1, min(self.most, len(heaps)) + 1):
            for chosen in itertools.combinations(range(len(heaps)), size):
                for left in itertools.product(*(range(heaps[i]) for i in chosen)):
                    spend(len(heaps))
                    after = dict(zip(chosen, left))
                    yield [after.get(i, heap) for i, heap in enumerate(heaps)]


class Staircase(Game):
    def read(self, text, options):
        return [large(word) for word in text.split()]

    def normal(self, steps):
        return tuple(steps)

    def columns(self, steps):
        return steps[::2], 2

    def worth(self, steps):
        return nim_sum(self.columns(steps)[0])

    def small(self, steps):
        return all(number < 2 for number in self.columns(steps)[0])

    def leads(self, steps, after):
        if max(steps, default=0) <= MAX_NUMBER:
            return super().leads(steps, after)
        less = [a - b for a, b in zip(steps, after)]
        while less and less[-1] == 0:
            less.pop()
        moved = less.pop() if less else 0
        down = [-moved] if less else []
        return len(steps) == len(after) and moved > 0 and less == [0] * (len(less) - 1) + down

    def moves(self, steps):
        listable(max(steps, default=0))
        for i, stones in enumerate(steps):
            for take in range(1, stones + 1):
                spend(len(steps))
                after = list(steps)
                after[i] -= take
                if i > 0:
                    after[i - 1] += take
                yield after


class Grid(Game):
    worth, small = Staircase.worth, Staircase.small

    def read(self, text, options):
        rows = [[large(word) for word in row.split()] for row in text.split("/")]
        need(len(set(map(len, rows))) == 1, "rows of one length")
        return rows

    def normal(self, rows):
        return tuple(map(tuple, rows))

    def columns(self, rows):
        """The cells an odd number of steps away from the first one."""
        return [stones for i, row in enumerate(rows) for j, stones in enumerate(row) if (i + j) % 2], 2

    def leads(self, rows, after):
        changes = {(i, j): b - a for i, (row, new) in enumerate(zip(rows, after)) for j, (a, b) in enumerate(zip(row, new)) if a != b}
        if list(map(len, rows)) != list(map(len, after)) or len(changes) != 2:
            return False
        ((i, j), put), ((k, m), taken) = sorted(changes.items())
        return put > 0 and put + taken == 0 and (k, m) in ((i + 1, j), (i, j + 1))

    def moves(self, rows):
        listable(max([stones for row in rows for stones in row][1:], default=0))
        for i, row in enumerate(rows):
            for j, stones in enumerate(row):
                for a, b in ((i - 1, j), (i, j - 1)):
                    if a < 0 or b < 0:
                        continue
                    for take in range(1, stones + 1):
                        spend(sum(map(len, rows)))
                        after = [list(line) for line in rows]
                        after[i][j] -= take
                        after[a][b] += take
                        yield after


class Wythoff(Game):
    options = ("a",)

    def read(self, text, options):
        self.a = large(options.get("a", "1"))
        self.law = str(self.a)
        return pair_of([large(word) for word in text.split()])

    def normal(self, heaps):
        return tuple(sorted(heaps))

    def leads(self, heaps, after):
        for p, q in (after, after[::-1]):
            t, u = heaps[0] - p, heaps[1] - q
            if min(t, u) >= 0 < t + u and (min(t, u) == 0 or abs(t - u) < self.a):
                return True
        return False

    def moves(self, heaps):
        x, y = heaps
        listable(y)
        for left in range(x):
            yield left, y
        for left in range(y):
            yield x, left
        for t in range(1, x + 1):
            for u in range(max(1, t - self.a + 1), min(y, t + self.a - 1) + 1):
                yield x - t, y - u


class Limited(Game):
    """One heap and a limit on the next take."""

    options = ("limit",)

    def bound(self, x):
        return 2 * x

    def read(self, text, options):
        n = large(text.strip())
        return n, large(options["limit"]) if "limit" in options else n - 1

    def normal(self, state):
        n, limit = state
        return n, max(0, min(n, limit))

    def leads(self, state, after):
        take = state[0] - after[0]
        return 0 < take <= state[1] and self.normal((after[0], self.bound(take))) == after

    def moves(self, state):
        n, limit = state
        listable(limit)
        for x in range(1, limit + 1):
            yield n - x, self.bound(x)


class Dynamic(Limited):
    options = ("k", "f", "limit")

    def read(self, text, options):
        need(("k" in options) != ("f" in options), "k or f")
        self.law = options["f"] if "f" in options else options["k"] + "x"
        self.bound = growth(self.law)
        return super().read(text, options)


def growth(text):
    """The bound on the next take after a take of x: a polynomial, or the least of several."""
    spend(len(text))
    if text.startswith("min(") and text.endswith(")"):
        parts, depth = [""], 0
        for c in text[4:-1]:
            depth += (c == "(") - (c == ")")
            if c == "," and depth == 0:
                parts.append("")
            else:
                parts[-1] += c
        bounds = [growth(part) for part in parts]
        return lambda x: min(bound(x) for bound in bounds)
    terms = []
    for term in text.split("+"):
        typed = re.fullmatch(r"([0-9]*)\*?(?:(x)(?:\^([0-9]+))?)?", term)
        need(typed and term, f"f={text}")
        terms.append((large(typed[1] or "1"), large(typed[3] or "1") if typed[2] else 0))

    def bound(x):
        # A number counts by its digits, a power by those that it has.
        digits, total = len(str(x)), 0
        for factor, power in terms:
            spend(1 + digits * power)
            total += factor * x ** power
        return total
    return bound


class Pairs(Game):
    """Pairs of numbers in rows; a move replaces one of them."""

    least = 0

    def parts(self, pairs):
        return [(pair,) for pair in pairs]

    def read(self, text, options):
        return [pair_of([large(word) for word in row.split()], self.least) for row in text.split("/")]

    def normal(self, pairs):
        return tuple(sorted(tuple(sorted(pair)) for pair in pairs if not self.is_dead(pair)))

    def leads(self, pairs, after):
        if all(number <= MAX_NUMBER for pair in pairs for number in pair):
            return super().leads(pairs, after)
        gone, left = only_change(pairs, after)
        return len(gone) == 1 and len(left) < 2 and self.may(gone[0], *left)

    def worth(self, pairs):
        return nim_sum(self.of_pair(*pair) for pair in pairs)

    def moves(self, pairs):
        for i, pair in enumerate(pairs):
            for left in self.ways(pair):
                yield replaced(pairs, i, *left)


class Euclid(Pairs):
    def is_dead(self, pair):
        return 0 in pair

    def may(self, pair, left=None):
        less, more = pair
        left = list(left or (0, less))
        if less not in left:
            return False
        left.remove(less)
        return left[0] < more and (more - left[0]) % less == 0

    @staticmethod
    def of_pair(less, more):
        """Back along Euclid's algorithm: before a pair of value v, a quotient k makes k, or k - 1 if that is less than v > 0."""
        found = []
        while less > 0:
            spend(10)
            found.append(more // less)
            less, more = more % less, less
        value = 0
        for k in reversed(found):
            value = k - 1 if 0 < value and k - 1 < value else k
        return value

    def small(self, pairs):
        return all(x == y for x, y in pairs)

    def ways(self, pair):
        less, more = sorted(pair)
        listable(more)
        spend(more // less)
        return [[(more - m * less, less)] for m in range(1, more // less + 1)]


class Ed(Pairs):
    options = ("rule",)
    least = 1

    def read(self, text, options):
        self.law = options.get("rule", "split")
        need(self.law in ("split", "both"), "rule")
        return super().read(text, options)

    def is_dead(self, pair):
        return 1 in pair if self.law == "both" else tuple(pair) == (1, 1)

    def may(self, pair, left=(1, 1)):
        return self.law == "split" and sum(left) in pair

    def of_pair(self, x, y):
        return min(x, y) - 1 if self.law == "both" else trailing(((x - 1) | (y - 1)) + 1)

    def ways(self, pair):
        x, y = pair
        listable(max(pair))
        if self.law == "split":
            return [[left] for left in splits(x) + splits(y)]
        return ([(a, c), (b, d)] for a, b in splits(x) for c, d in splits(y))


class Ferguson(Game):
    def read(self, text, options):
        return pair_of([large(word) for word in text.split()], 1)

    def normal(self, boxes):
        return tuple(sorted(boxes))

    def leads(self, boxes, after):
        return sum(after) in boxes

    def worth(self, boxes):
        # The ones at the end of (x - 1) | (y - 1).
        return trailing(((boxes[0] - 1) | (boxes[1] - 1)) + 1)

    def moves(self, boxes):
        listable(max(boxes))
        return splits(boxes[0]) + splits(boxes[1])


class Box(Ferguson):
    like_nim = True

    def leads(self, boxes, after):
        return sum(after) == max(boxes)

    def worth(self, boxes):
        # (m - 1) / 2 for the odd number m that is left of the larger one plus 1 without its factors 2.
        more = max(boxes) + 1
        return (more >> trailing(more)) // 2

    def moves(self, boxes):
        listable(max(boxes))
        return splits(max(boxes))


class Division(Game):
    like_nim = True

    def read(self, text, options):
        rows = [[large(word) for word in row.split()] for row in text.split("/")]
        need(all(0 < n <= 10 ** 12 for row in rows for n in row), "numbers from 1 to 10^12")
        return rows

    def worth(self, rows):
        return nim_sum(sum(map(self.factors, row)) for row in rows)

    @staticmethod
    def factors(n):
        spend(math.isqrt(n) / 5)
        count, d = 0, 2
        while d * d <= n:
            while n % d == 0:
                n //= d
                count += 1
            d += 1
        return count + (n > 1)

    def parts(self, rows):
        return [(row,) for row in rows]

    def normal(self, rows):
        left = (tuple(sorted(n for n in row if n > 1)) for row in rows)
        return tuple(sorted(row for row in left if row))

    def moves(self, rows):
        for i, row in enumerate(rows):
            for left in itertools.product(*map(divisors, row)):
                spend(len(row))
                if left != row:
                    yield replaced(rows, i, left)


class Funny(Game):
    def worth(self, stones):
        # One stone by its distance from the last place: the mex over two stones nearer to it.
        values = []
        for _ in stones:
            spend(len(values) ** 2 / 2)
            values.append(mex({a ^ b for a, b in itertools.combinations_with_replacement(values, 2)}))
        return nim_sum(value for value, count in zip(values, reversed(stones)) if count % 2)

    def small(self, stones):
        return not any(stones[:-2])

    def normal(self, stones):
        left = list(stones)
        left[-1] = 0
        return tuple(left[next((i for i, count in enumerate(left) if count), len(left) - 1):])

    def moves(self, stones):
        for i, count in enumerate(stones):
            if count == 0:
                continue
            for j, k in itertools.combinations_with_replacement(range(i + 1, len(stones)), 2):
                spend(len(stones))
                after = list(stones)
                after[i] -= 1
                after[j] += 1
                after[k] += 1
                yield after


class AddSub(Game):
    options = ("edges", "k", "stones")

    def read(self, text, options):
        need(not text.strip(), "options only")
        arcs = set(names_of(options["edges"].split(","), ">"))
        need(is_acyclic(arcs), "a cycle")
        self.more = {}
        for pair in filter(None, options.get("k", "").split(",")):
            node, count = pair.split(":")
            self.more[node] = number(count)
        self.next = {}
        for a, b in (arc for arc in arcs if len(arc) == 2):
            self.next.setdefault(a, set()).add(b)
        self.law = repr((sorted(arcs), sorted(self.more.items())))
        stones = [] if options["stones"] == "none" else options["stones"].split(",")
        counted = (stone.split(":") for stone in stones)
        spend(9 * sum(number(stone.partition(":")[2]) for stone in stones))
        return [node for node, count in counted for _ in range(number(count))]

    def normal(self, stones):
        spend(4 * len(stones))
        return tuple(sorted(stones))

    def parts(self, stones):
        return [(node,) for node in stones]

    def moves(self, stones):
        for i, node in enumerate(stones):
            if node in self.next and stones[i - 1:i] != (node,):
                chosen = itertools.combinations_with_replacement(sorted(self.next[node]), self.more[node])
                for more in chosen:
                    yield replaced(stones, i, *more)


class Chomp(Game):
    def read(self, text, options):
        rows = numbers(text)
        need(0 not in rows and all(a >= b for a, b in zip(rows, rows[1:])), "rows that never grow")
        return rows

    def normal(self, rows):
        bar = tuple(sorted((row for row in rows if row > 0), reverse=True))
        spend(2 * len(bar) * max(bar, default=0))
        other = tuple(sum(row > c for row in bar) for c in range(bar[0] if bar else 0))
        return min(bar, other)

    def leads(self, bar, after):
        if len(bar) > 2 or bar[0] < 200:
            return super().leads(bar, after)
        (a, b), (c, d) = self.two_rows(bar), self.two_rows(after) or (0, 0)
        return 0 < c < a and d == min(b, c) or c == a and d < b

    @staticmethod
    def two_rows(bar):
        """The two rows or two columns of a bar, if it has no more."""
        if len(bar) < 3:
            return tuple(bar) if len(bar) == 2 else (*bar, 0)
        return (len(bar), bar.count(2)) if bar[0] < 3 else None

    def lost(self, bar, misere):
        rows = self.two_rows(bar)
        return bool(rows) and not misere and rows[0] == rows[1] + 1

    def mirrored(self, bar):
        # A row and a column of equal length: a bite of the one is answered by the same bite of the other.
        return all(length == 1 for length in bar[1:]) and len(bar) == sum(bar[:1])

    def moves(self, bar):
        for r, length in enumerate(bar):
            for c in range(length):
                if (r, c) != (0, 0):
                    spend(len(bar))
                    yield bar[:r] + tuple(min(row, c) for row in bar[r:])


class Divisor(Game):
    def read(self, text, options):
        typed = re.fullmatch(r"\{([0-9,]*)\}", text.strip())
        need(typed, "not a set")
        return distinct([positive(item) for item in typed[1].split(",")] if typed[1] else [])

    def normal(self, items):
        return tuple(sorted(set(items)))

    def parts(self, items):
        return linked(items, lambda a, b: a % b == 0 or b % a == 0)

    def moves(self, items):
        for chosen in items:
            spend(len(items))
            yield [item for item in items if chosen % item]


def turned(rule):
    """The sets of places with greatest place m that a rule of coin turning allows, for each m."""
    need(re.fullmatch(r"turtles|mock|twins|triplets|ruler|grunt|(max|run)=[1-9][0-9]*", rule), f"rule {rule}")
    name, _, size = rule.partition("=")
    size = int(size or 0)
    counts = {"turtles": (1, 2), "mock": (1, 2, 3), "twins": (2,), "triplets": (3,), "max": range(1, size + 1)}

    def sets(m):
        if name in counts:
            for count in counts[name]:
                if count > m:
                    break
                for others in itertools.combinations(range(1, m), count - 1):
                    yield others + (m,)
        elif name == "grunt":
            for a in range(2, m):
                if a < m + 1 - a:
                    yield 1, a, m + 1 - a, m
        else:
            for length in range(1, min(m, size if name == "run" else m) + 1):
                spend(length)
                yield tuple(range(m - length + 1, m + 1))

    return lambda m: counted(sets(m))


def head_values(law, last):
    """Values of single heads on the places 0, 1, ... under a rule: the mex over all sets that it allows."""
    known, sets = HEADS.setdefault(law, [0]), turned(law)
    for place in range(len(known), last + 1):
        found = set()
        for chosen in sets(place):
            spend(5 + 3 * len(chosen))
            found.add(nim_sum(known[other] for other in chosen if other != place))
        known.append(mex(found))
    return known


HEADS = {}


class Coins(Game):
    options = ("rule", "max", "run")

    def worth(self, heads):
        values = head_values(self.law, max(heads, default=0))
        return nim_sum(values[place] for place in heads)

    def leads(self, heads, after):
        changed = tuple(sorted(set(heads) ^ set(after)))
        return bool(changed) and changed[-1] in heads and changed in self.sets(changed[-1])

    def small(self, heads):
        name, _, size = self.law.partition("=")
        last, most = max(heads, default=0), int(size or 0)
        if most == 1:
            return True
        if name == "turtles" or self.law == "max=2":
            return self.paired(heads, 2)
        if name == "twins":
            return self.paired(heads, 3)
        if name in ("mock", "triplets") or self.law == "max=3":
            return self.worth(heads) < 2
        if name == "ruler" or name == "run" and (most % 2 == 0 or most >= last):
            return all(place % 2 for place in heads)
        need(name == "max" and most >= last, f"under misere play nothing is known of {self.law}")
        return last < 2

    @staticmethod
    def paired(heads, first):
        """Two heads or none on each two places from the first one on."""
        return all(first + (place - first ^ 1) in heads for place in heads if place >= first)

    def read(self, text, options):
        need(len(options) == 1, "one rule")
        [(name, value)] = options.items()
        self.law = value if name == "rule" else f"{name}={value}"
        self.sets = turned(self.law)
        need(re.fullmatch("[HT]+", text.strip()), "heads and tails")
        return [place + 1 for place, side in enumerate(text.strip()) if side == "H"]

    def normal(self, heads):
        return tuple(sorted(heads))

    def moves(self, heads):
        for head in heads:
            for chosen in self.sets(head):
                spend(len(heads) + len(chosen))
                yield set(heads) ^ set(chosen)


class Flip(Game):
    options = ("rule",)

    def read(self, text, options):
        self.law = options.get("rule", "line")
        if self.law not in ("line", "product"):
            across, star, down = self.law.partition("*")
            need(star, "rule")
            self.sides = turned(across), turned(down)
        return distinct([pair_of(numbers(word.replace(",", " ")), 1) for word in text.split() if word != "none"])

    def normal(self, heads):
        return tuple(sorted(heads))

    def worth(self, heads):
        if self.law == "line":
            return nim_sum(n - 1 for head in heads for n in head)
        total = 0
        for x, y in heads:
            if self.law == "product":
                total ^= nim_product(x - 1, y - 1)
            else:
                across, _, down = self.law.partition("*")
                total ^= nim_product(head_values(across, x)[x], head_values(down, y)[y])
        return total

    def small(self, heads):
        need(self.law == "line", "under misere play one line at a time")
        squares = [((x - 1) // 2, (y - 1) // 2) for x, y in heads]
        spend(len(squares) ** 2 / 8)
        return all(square == (0, 0) or squares.count(square) % 2 == 0 for square in squares)

    def leads(self, heads, after):
        changed = set(heads) ^ set(after)
        if self.law == "line" or not changed:
            return super().leads(heads, after)
        xs, ys = (tuple(sorted({head[axis] for head in changed})) for axis in (0, 1))
        if len(changed) != len(xs) * len(ys) or (xs[-1], ys[-1]) not in heads:
            return False
        if self.law == "product":
            return len(xs) == len(ys) == 2
        return all(chosen in sets(chosen[-1]) for sets, chosen in zip(self.sides, (xs, ys)))

    def turns(self, x, y):
        if self.law == "line":
            yield from ([(x, y), (x, b)] for b in range(1, y))
            yield from ([(x, y), (a, y)] for a in range(1, x))
            return
        if self.law == "product":
            across = down = turned("twins")
        else:
            across, down = self.sides
        for xs in across(x):
            for ys in down(y):
                spend(len(xs) * len(ys))
                yield list(itertools.product(xs, ys))

    def moves(self, heads):
        for x, y in heads:
            for turn in self.turns(x, y):
                spend(len(heads))
                yield set(heads) ^ set(turn)


class Tokens(Game):
    options = ("at",)

    def read(self, text, options):
        arcs = set(names_of(text.split(), ">"))
        self.loops = not is_acyclic(arcs)
        self.next = {}
        for a, b in (arc for arc in arcs if len(arc) == 2):
            self.next.setdefault(a, set()).add(b)
        self.law = repr(sorted(arc for arc in arcs if len(arc) == 2))
        at = options["at"].split(",")
        need(set(at) <= {name for arc in arcs for name in arc}, "no such node")
        return at

    def normal(self, tokens):
        spend(4 * len(tokens))
        return tuple(sorted(tokens))

    def parts(self, tokens):
        return [(node,) for node in tokens]

    def moves(self, tokens):
        for i, node in enumerate(tokens):
            for to in self.next.get(node, ()):
                yield replaced(tokens, i, to)


class Dag(Tokens):
    def read(self, text, options):
        at = super().read(text, options)
        need(not self.loops, "a cycle")
        return at


class Hackenbush(Game):
    options = ("root",)

    def read(self, text, options):
        ground = options.get("root", "0").split(",")
        typed = [edge for edge in names_of(text.split(), "-") if len(edge) == 2]
        edges = [tuple("" if end in ground else end for end in edge) for edge in typed]
        need({end for edge in edges for end in edge} <= Web([""], edges).piece(""), "an edge in the air")
        return edges

    def normal(self, edges):
        return tuple(sorted(tuple(sorted(edge)) for edge in edges))

    def parts(self, edges):
        # The ground, written "", holds everything apart.
        return linked(edges, lambda a, b: bool(set(a) & set(b) - {""}))

    def worth(self, edges):
        """Edges on cycles are loops at one point, each worth 1 (fusion); what stands on another edge is worth 1 more (colon)."""
        cyclic, bridges = [], []
        for i, (a, b) in enumerate(edges):
            lies_on = a == b or b in Web([a], replaced(edges, i)).piece(a)
            (cyclic if lies_on else bridges).append((a, b))
        fused, home, count = Web([""], cyclic), {}, {}
        for node in {"", *itertools.chain(*edges)}:
            if node not in home:
                piece = fused.piece(node) if node in fused.near else {node}
                home.update((one, node) for one in piece)
        for a, _ in cyclic:
            count[home[a]] = count.get(home[a], 0) + 1
        tree = Web([home[""]], [(home[a], home[b]) for a, b in bridges])
        order, above = [home[""]], {home[""]: None}
        for point in order:
            for near in tree.near[point] - {above[point]}:
                above[near] = point
                order.append(near)
        value = {point: count.get(point, 0) % 2 for point in order}
        for point in reversed(order[1:]):
            value[above[point]] ^= value[point] + 1
        return value[home[""]]

    def moves(self, edges):
        for i in range(len(edges)):
            left = replaced(edges, i)
            held, before = {""}, 0
            while len(held) > before:
                before = len(held)
                spend(len(left))
                held |= {end for edge in left if held & set(edge) for end in edge}
            yield [edge for edge in left if edge[0] in held]


def graph_parts(graph):
    """Connected parts of a graph, or of an order."""
    nodes, edges = graph
    web, left = Web(nodes, edges), dict.fromkeys(nodes)
    while left:
        group = web.piece(next(iter(left)))
        spend(len(edges) + len(left))
        left = {node: None for node in left if node not in group}
        yield group, [edge for edge in edges if edge[0] in group]


class Graph(Game):
    """An undirected graph: its vertices and its edges."""

    def read(self, text, options):
        typed = names_of(text.split(), "-")
        edges = {frozenset(edge) for edge in typed if len(edge) == 2}
        need(all(len(edge) == 2 for edge in edges), "a loop")
        return {name for edge in typed for name in edge}, edges

    def normal(self, graph):
        nodes, edges = graph
        spend(8 * len(edges))
        return tuple(sorted(nodes)), tuple(sorted(tuple(sorted(edge)) for edge in edges))

    def parts(self, graph):
        return graph_parts(graph)

    @staticmethod
    def without(graph, gone):
        nodes, edges = graph
        spend(len(nodes) + 2 * len(edges))
        return set(nodes) - gone, [edge for edge in edges if not gone & set(edge)]


class NodeKayles(Graph):
    def moves(self, graph):
        for node in graph[0]:
            spend(2 * len(graph[1]))
            yield self.without(graph, {node}.union(*(edge for edge in graph[1] if node in edge)))


class ArcKayles(Graph):
    def normal(self, graph):
        return super().normal(({name for edge in graph[1] for name in edge}, graph[1]))

    def moves(self, graph):
        for edge in graph[1]:
            yield self.without(graph, set(edge))


class Geography(Graph):
    options = ("at",)

    def read(self, text, options):
        nodes, edges = super().read(text, options)
        return options.get("at", ""), nodes, edges

    def normal(self, state):
        at, nodes, edges = state
        spend(4 * len(edges))
        if at:
            nodes = Web([at], edges).piece(at)
        return (at, *super().normal((nodes, [edge for edge in edges if not at or set(edge) <= nodes])))

    def parts(self, state):
        return [state]

    def web(self, state):
        at, nodes, edges = state
        return at, Web(nodes, edges)

    def leads(self, state, after):
        at, nodes, edges = state
        if after[0] not in (Web(nodes, edges).near[at] if at else nodes):
            return False
        return self.normal((after[0], nodes, [edge for edge in edges if at not in edge])) == after

    def moves(self, state):
        at, nodes, edges = state
        if not at:
            for start in nodes:
                spend(len(edges))
                yield start, nodes, edges
            return
        left = [edge for edge in edges if at not in edge]
        for edge in edges:
            if at in edge:
                spend(len(edges))
                yield edge[1 - edge.index(at)], nodes, left


class Treewalk(Game):
    options = ("at", "gone")

    def read(self, text, options):
        self.parents = numbers(text)
        self.law = repr(self.parents)
        gone = distinct([positive(node) for node in options.get("gone", "").split(",") if node])
        at = positive(options["at"]) if "at" in options else 0
        need(at not in gone and max([at, *gone]) <= len(self.parents), "no such node")
        for node in range(1, len(self.parents) + 1):
            list(self.above(node))
        return at, gone

    def normal(self, state):
        at, gone = state
        return at, tuple(sorted(gone))

    def above(self, node):
        for _ in self.parents:
            node = self.parents[node - 1]
            if node == 0:
                return
            yield spent(node)
        need(False, "parents go round in a circle")

    def web(self, state):
        at, gone = state
        nodes = set(range(1, len(self.parents) + 1)) - set(gone)
        edges = [(str(a), str(b)) for a in nodes for b in self.above(a) if b in nodes]
        return str(at or ""), Web(map(str, nodes), edges)

    def moves(self, state):
        at, gone = state
        for node in range(1, len(self.parents) + 1):
            spend(len(gone))
            if node in gone:
                continue
            if at == 0:
                yield node, gone
            elif node in self.above(at) or at in self.above(node):
                yield node, gone + (at,)


class Nimble(Game):
    like_nim = True

    def worth(self, coins):
        return nim_sum(square for square, count in enumerate(coins) if count % 2)

    def normal(self, coins):
        left = [0] + list(coins[1:])
        while len(left) > 1 and left[-1] == 0:
            left.pop()
        return tuple(left)

    def parts(self, coins):
        spend(sum(i * count for i, count in enumerate(coins)))
        return [(0,) * i + (1,) for i, count in enumerate(coins) for _ in range(count if i else 0)]

    def moves(self, coins):
        for i, count in enumerate(coins):
            for j in range(i if count else 0):
                spend(len(coins))
                after = list(coins)
                after[i] -= 1
                after[j] += 1
                yield after


class Silver(Game):
    worth, small = Staircase.worth, Staircase.small

    def columns(self, coins):
        gaps = [b - a - 1 for a, b in zip((-1,) + coins, coins)]
        return gaps[::-2][::-1], 2

    def leads(self, coins, after):
        if max(coins, default=0) <= MAX_NUMBER:
            return super().leads(coins, after)
        changes = [a - b for a, b in zip(coins, after) if a != b]
        return len(coins) == len(after) and len(changes) == 1 and changes[0] > 0

    def read(self, text, options):
        coins = [large(word) for word in text.split()]
        need(all(a < b for a, b in zip(coins, coins[1:])), "coins in order")
        return tuple(coins)

    def moves(self, coins):
        listable(max(coins, default=0))
        for i, square in enumerate(coins):
            for to in range(coins[i - 1] + 1 if i else 0, square):
                yield replaced(coins, i, to)


class EndNim(Game):
    def read(self, text, options):
        return [large(word) for word in text.split()]

    def normal(self, row):
        left = tuple(heap for heap in row if heap > 0)
        return min(left, left[::-1])

    def leads(self, row, after):
        # A heap at an end is smaller or gone.
        for heaps in (row, row[::-1]):
            for left in (after, after[::-1]):
                if heaps and (left == heaps[1:] or len(left) == len(heaps) and left[1:] == heaps[1:] and left[0] < heaps[0]):
                    return True
        return False

    def lost(self, row, misere):
        """The first heap is the one number that the rest of the row asks for (Albert, Nowakowski, 2001)."""
        if len(row) < 2:
            return row == ((1,) if misere else ())
        # Of each stretch: the heap on its left, and that on its right, with which it is lost.
        inner = row[1:-1]
        ends = [(int(misere),) * 2] * (len(inner) + 1)
        for length in range(1, len(inner) + 1):
            spend(4 * len(inner))
            ends = [(self.beside(ends[i], inner[i + length - 1]), self.beside(ends[i + 1][::-1], inner[i]))
                    for i in range(len(inner) - length + 1)]
        return self.beside(ends[0], row[-1]) == row[0]

    @staticmethod
    def beside(ends, last):
        """The heap on the left of a stretch with which it is lost when `last` stands on its right."""
        left, right = ends
        if last == 0:
            return left
        if last == right:
            return 0
        # Every larger number is the least one that no smaller one had.
        return last + (left <= last) if last < right else last - (last <= left)

    def moves(self, row):
        listable(max(row, default=0))
        for i in {0, len(row) - 1} if row else ():
            for left in range(row[i]):
                yield replaced(row, i, left)


class Poset(Game):
    def read(self, text, options):
        typed = names_of(text.split(), "<")
        pairs, before = {pair for pair in typed if len(pair) == 2}, -1
        while len(pairs) > before:
            before = len(pairs)
            spend(before ** 2)
            pairs |= {(a, d) for a, b in pairs for c, d in pairs if b == c}
        need(all(a != b for a, b in pairs), "a cycle")
        return {name for pair in typed for name in pair}, pairs

    def normal(self, order):
        items, pairs = order
        return tuple(sorted(items)), tuple(sorted(pairs))

    def parts(self, order):
        return graph_parts(order)

    def moves(self, order):
        items, pairs = order
        for item in items:
            spend(len(items) + 2 * len(pairs))
            gone = {item} | {b for a, b in pairs if a == item}
            yield set(items) - gone, [pair for pair in pairs if not gone & set(pair)]


def regions(cells):
    """Connected parts of two cells or more, each as the least of its eight turned and mirrored forms."""
    left, found = set(cells), []
    spend(20 * len(left))
    while left:
        region = [left.pop()]
        for r, c in region:
            for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if near in left:
                    left.remove(near)
                    region.append(near)
        if len(region) > 1:
            found.append(upright(region))
    return found


def upright(cells):
    forms = []
    for swap, a, b in itertools.product((False, True), (1, -1), (1, -1)):
        moved = [(b * c, a * r) if swap else (a * r, b * c) for r, c in cells]
        top, edge = min(r for r, _ in moved), min(c for _, c in moved)
        forms.append(tuple(sorted((r - top, c - edge) for r, c in moved)))
    return min(forms)


def half_turn(region):
    bottom, right = (max(cell[axis] for cell in region) for axis in (0, 1))
    return lambda cell: (bottom - cell[0], right - cell[1])


def distance(cell, other):
    return abs(cell[0] - other[0]) + abs(cell[1] - other[1])


class Cram(Game):
    def read(self, text, options):
        size = re.fullmatch(r"([0-9]+)x([0-9]+)", text.strip())
        if size:
            spend(9 * number(size[1]) * number(size[2]))
        rows = ["." * number(size[2])] * number(size[1]) if size else text.strip().split("/")
        need(rows == ["0"] or all(re.fullmatch(r"[.#]*", row) for row in rows), "not a board")
        return regions((r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == ".")

    def normal(self, board):
        return tuple(sorted(board))

    def parts(self, board):
        return [(region,) for region in board]

    def mirrored(self, board):
        # A half turn about the middle keeps the region, and no cell meets its image or stands beside it.
        for region in board:
            spend(len(region))
            image = half_turn(region)
            if {image(cell) for cell in region} != set(region) or any(distance(cell, image(cell)) < 2 for cell in region):
                return False
        return True

    def moves(self, board):
        for i, cells in enumerate(board):
            # From the middle: what leaves a symmetric region is found soon.
            image = half_turn(cells)
            for r, c in sorted(cells, key=lambda cell: distance(cell, image(cell))):
                for other in ((r, c + 1), (r + 1, c)):
                    spend(len(cells))
                    if other in cells:
                        yield replaced(board, i, *regions(set(cells) - {(r, c), other}))


class Notakto(Game):
    rows = [set(row) for row in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))]

    def read(self, text, options):
        body = text.strip()
        if re.fullmatch("[0-9]+", body):
            return [()] * number(body)
        boards = [board.strip().replace("/", "") for board in body.split("|")]
        need(all(re.fullmatch(r"[X.]{9}", board) for board in boards), "not a board")
        return [tuple(i for i, square in enumerate(board) if square == "X") for board in boards]

    def normal(self, boards):
        alive = (board for board in boards if not any(row <= set(board) for row in self.rows))
        return tuple(sorted(self.turned(board) for board in alive))

    def parts(self, boards):
        return [(board,) for board in boards]

    @staticmethod
    def turned(board):
        forms = []
        spend(50)
        for swap, a, b in itertools.product((False, True), (1, -1), (1, -1)):
            places = ((square // 3 - 1, square % 3 - 1) for square in board)
            moved = ((b * c, a * r) if swap else (a * r, b * c) for r, c in places)
            forms.append(tuple(sorted(3 * r + c + 4 for r, c in moved)))
        return min(forms)

    def moves(self, boards):
        for i, board in enumerate(boards):
            for square in range(9):
                if square not in board:
                    yield replaced(boards, i, board + (square,))


class Candy(Game):
    def normal(self, heaps):
        return tuple(sorted((heap for heap in heaps if heap > 0), reverse=True))

    def moves(self, heaps):
        return [heaps[1:], [heap - 1 for heap in heaps]] if heaps else []


GAMES = {
    "nim": Nim, "bash": Bash, "subtraction": Subtraction, "moore": Moore, "staircase": Staircase, "grid": Grid,
    "restnim": RestNim, "lasker": Lasker, "octal": Octal, "kayles": Kayles, "dawson": Dawson,
    "dawsonchess": DawsonChess, "treblecross": Treblecross, "officers": Officers, "grundy": Grundy, "mark": Mark,
    "wythoff": Wythoff, "fibonacci": Limited, "dynamic": Dynamic, "euclid": Euclid, "ferguson": Ferguson, "box": Box,
    "ed": Ed, "division": Division, "funny": Funny, "addsub": AddSub, "chomp": Chomp, "divisor": Divisor,
    "coins": Coins, "flip": Flip, "dag": Dag, "digraph": Tokens, "hackenbush": Hackenbush, "geography": Geography,
    "treewalk": Treewalk, "nimble": Nimble, "silver": Silver, "endnim": EndNim, "nodekayles": NodeKayles,
    "arckayles": ArcKayles, "poset": Poset, "cram": Cram, "notakto": Notakto, "candy": Candy, "custom": Custom,
}


def component(text):
    game, *rest = text.split()
    need(game in GAMES, f"unknown game {game}")
    body, options = [], {}
    for word in rest:
        option = re.fullmatch(r"([a-z]+)=(.*)", word)
        if option:
            need(option[1] not in options, "an option twice")
            options[option[1]] = option[2]
        else:
            body.append(word)
    read = GAMES[game](" ".join(body), options)
    read.name = read.law if isinstance(read, Octal) else f"{game} {read.law}"
    return read


def options_of(game, state):
    return set(map(game.weighed, counted(game.moves(state))))


class Line:
    """Games joined by `+`, played one at a time, in every, all or any of them."""

    def __init__(self, text):
        need(isinstance(text, str), "a line is text")
        self.misere = text.endswith(" misere")
        text = text.removesuffix(" misere")
        how, _, rest = text.partition(" ")
        self.how = how if how in ("every", "all", "any") else "sum"
        self.parts = [component(part) for part in (text if self.how == "sum" else rest).split(" + ")]
        self.loops = any(part.loops for part in self.parts)

    def family(self):
        return self.how, tuple(part.name for part in self.parts)

    def states(self):
        return tuple(part.state for part in self.parts)

    def key(self):
        return self.family(), self.states()

    def after(self, states):
        """Everything that one move makes of these states."""
        each = []
        for part, state in zip(self.parts, states):
            each.append(options_of(part, state))
        alive = [i for i, options in enumerate(each) if options]
        if self.how == "sum":
            touched = [(i,) for i in alive]
        elif self.how == "any":
            touched = (some for size in range(1, len(alive) + 1) for some in itertools.combinations(alive, size))
        else:
            touched = [tuple(alive)] if alive and (self.how == "every" or len(alive) == len(each)) else []
        chosen = (zip(some, items) for some in touched for items in itertools.product(*(each[i] for i in some)))
        found = set()
        for moved in map(dict, counted(chosen)):
            spend(len(states))
            found.add(tuple(moved.get(i, state) for i, state in enumerate(states)))
        return found

    def read(self, text):
        """The states of another position of the same games."""
        other = Line(text)
        need(other.family() == self.family() and not other.misere, f"{text} is a position of other games")
        return other.states()


def is_move(line, states):
    """Whether one move leads to these states."""
    changed = [i for i, state in enumerate(line.states()) if state != states[i]]
    if changed and (line.how == "any" or line.how == "sum" and len(changed) == 1):
        return all(line.parts[i].leads(line.parts[i].state, states[i]) for i in changed)
    return states in line.after(line.states())


def losing_set(document, line):
    """Every move from a position of the set is answered by a move back into it, and play ends: each of them is lost."""
    claim, rows = document["claim"], document["positions"]
    need(not line.loops, "play need not end")
    need("grundy" not in claim, "a losing set proves no value")
    members = [line.read(row["at"]) for row in rows]
    if claim["outcome"] == "P":
        need(members and members[0] == line.states(), "the set does not begin with the position")
    else:
        need(claim["outcome"] == "N", "no draw without loops")
        if claim["to"] is None:
            need(line.misere and not line.after(line.states()), "the game is not over")
        else:
            to = line.read(claim["to"])
            need(is_move(line, to), "the winning move is not legal")
            need(members and members[0] == to, "the set does not begin where the winning move leads")
    for row, states in zip(rows, members):
        moves = line.after(states)
        left = set(moves)
        need(moves or not line.misere, f"{row['at']} is won: there is no move")
        for text, answer in row["answers"]:
            to = line.read(text)
            need(to in moves, f"{text} is no move from {row['at']}")
            left.discard(to)
            replies = line.after(to)
            if answer is None:
                need(line.misere and not replies, f"no answer to {text}")
            else:
                need(type(answer) is int and 0 <= answer < len(members), "no such position")
                need(members[answer] in replies, f"{text} is not answered by a move to position {answer}")
        need(not left, f"a move from {row['at']} is not answered")


def mex(values):
    return next(n for n in itertools.count() if n not in values)


def trailing(n):
    """The factors 2 of a number above 0."""
    return (n & -n).bit_length() - 1


def nim_product(a, b, half=32):
    """The product of two nimbers below 2^64 (Conway): for F = 2^half, half a power of 2, F times F is F + F / 2."""
    spend(1)
    if a < 2 or b < 2:
        return a * b
    (x, y), (z, w) = divmod(a, 1 << half), divmod(b, 1 << half)
    low, high, mixed = nim_product(y, w, half // 2), nim_product(x, z, half // 2), nim_product(x ^ y, z ^ w, half // 2)
    return (mixed ^ low) << half | low ^ nim_product(high, 1 << (half - 1), half // 2)


def is_value(value):
    return type(value) is int and value >= 0


def nim_sum(values):
    total = 0
    for value in values:
        total ^= value
    return total


class ByHeap:
    """What is known of heaps 0, 1, 2, ... of one game, and a period that goes on by the window that proves it."""

    def __init__(self, game, known, table):
        need(isinstance(game, Heaps), f"{game.name} is not a game of heaps")
        need(all(map(is_value, known)), "values")
        self.values, self.start, self.period = known, table["preperiod"], table["period"]
        if self.period is None:
            return
        need(game.window, f"no theorem proves a period of {game.name}")
        earliest, needed = game.window
        need(is_value(self.period) and self.period > 0 and is_value(self.start), "period")
        need(self.start >= earliest, "the period begins too early")
        end = needed(self.start, self.period)
        need(end + self.period <= len(known), "the table ends before its period is proved")
        for n in range(self.start, end):
            need(known[n + self.period] == known[n], f"heaps {n} and {n + self.period} differ")

    def __call__(self, heap):
        if heap >= len(self.values):
            need(self.period is not None, f"heap {heap} is not in the table")
            heap = self.start + (heap - self.start) % self.period
        return self.values[heap]


class PeriodTable(ByHeap):
    """Values of single heaps 0, 1, 2, ... of one game, each the mex of its options, and a period that the window proves."""

    def __init__(self, table):
        game = component(table["of"])
        self.name = game.name
        super().__init__(game, table["values"], table)
        for n, value in enumerate(self.values):
            options = {nim_sum(self.values[heap] for heap in left) for left in counted(game.ways(n))}
            need(value == mex(options), f"the value of heap {n} of {table['of']} is not the mex of its options")


class Values:
    """The values of the positions of tables."""

    def __init__(self, tables):
        self.rows, self.laws, self.formulas = {}, {}, set()
        listed = []
        for table in tables:
            if table["by"] == "period":
                law = PeriodTable(table)
                self.laws[law.name] = law
            elif table["by"] == "formula":
                need(table["of"] in GAMES and GAMES[table["of"]].worth, f"no formula for {table['of']}")
                self.formulas.add(GAMES[table["of"]])
            elif table["by"] == "size":
                game = component(table["of"])
                need(isinstance(game, Nim), "only in Nim is a heap worth its size")
                self.laws[game.name] = lambda heap: heap
            else:
                need(table["by"] == "rows", "unknown table")
                for text, value in table["rows"]:
                    line = Line(text)
                    need(line.how == "sum" and len(line.parts) == 1 and not line.misere and not line.loops, f"row {text}")
                    need(is_value(value), f"row {text}")
                    [part] = line.parts
                    need(self.rows.setdefault((part.name, part.state), value) == value, f"two values of {text}")
                    listed.append((text, value, part))
        for text, value, part in listed:
            options = {self.of(part, state) for state in options_of(part, part.state)}
            need(value == mex(options), f"the value of {text} is not the mex of its options")

    def of(self, game, state):
        if (game.name, state) in self.rows:
            return self.rows[game.name, state]
        if type(game) in self.formulas:
            return game.worth(state)
        return nim_sum(self.single(game, game.normal(part)) for part in game.parts(state))

    def single(self, game, state):
        if (game.name, state) in self.rows:
            return self.rows[game.name, state]
        if game.name in self.laws:
            return self.laws[game.name](state[0])
        need(not options_of(game, state), f"no table has {game.name} {state}")
        return 0

    def of_line(self, line):
        need(line.how == "sum" and not line.loops, "values are added in sums of games that end")
        return nim_sum(self.of(part, part.state) for part in line.parts)


class Lost:
    """The position that a certificate shows to be lost: the line itself, or what the winning move leaves."""

    def __init__(self, document, line):
        claim = document["claim"]
        need("grundy" not in claim, "it proves no value")
        need(not line.loops, "play need not end")
        self.line, self.misere = line, line.misere
        if claim["outcome"] == "P":
            return
        need(claim["outcome"] == "N", "no draw without loops")
        self.line = Line(claim["to"])
        need(self.line.family() == line.family() and not self.line.misere, "another kind of line")
        need(is_move(line, self.line.states()), "the winning move is not legal")

    def parts(self):
        """The independent parts, as games with states."""
        need(self.line.how == "sum", "a sum")
        return [(part, part.normal(state)) for part in self.line.parts for state in part.parts(part.state)]

    def alone(self, game):
        """The only component, which is of that kind."""
        need(self.line.how == "sum" and len(self.line.parts) == 1, "one game alone")
        [part] = self.line.parts
        need(isinstance(part, game), "a proof for other games")
        return part


def pair(document, line):
    """Wythoff's game by integers: the heaps are the losing pair with the number n.

    Pair n is x = floor(n alpha) and x + a n, where alpha is the positive root of z^2 + (a - 2) z - a. A number z >= 0 is at most
    n alpha if and only if z^2 + (a - 2) n z - a n^2 <= 0. Under misere play with a >= 2 it is x = floor(n alpha + 1 / alpha) and
    x + m with m = a n + 1; there a x - a + 2 <= m alpha, as a / alpha = alpha + a - 2.
    """
    lost = Lost(document, line)
    game, n = lost.alone(Wythoff), large(document["n"])
    (x, y), a = game.state, game.a
    need(a > 0, "a is positive")
    if lost.misere and a == 1 and n < 2:
        need((x, y) == ((0, 1), (2, 2))[n], "not the first pairs of misere play")
        return
    if lost.misere and a > 1:
        times, low, high = a * n + 1, a * x - a + 2, a * x + 2
        need(y - x == times, f"the difference is not that of pair {n}")
    else:
        times, low, high = n, x, x + 1
        need(y - x == a * n, f"the difference is not that of pair {n}")
    below, above = (z * (z + (a - 2) * times) <= a * times * times for z in (low, high))
    need(below and not above, f"{x} is not the smaller number of pair {n}")


def columns(document, line):
    """Numbers of which a move changes at least one and at most k; lost where each binary column has a multiple of k + 1 ones.

    Every smaller number is within reach, and a number that grew can be brought back (Bouton; Moore). Under misere play that holds
    while one is 2 or more; of ones a number one above such a multiple is lost.
    """
    lost = Lost(document, line)
    game = lost.alone((Moore, Staircase, Silver, Grid))
    heaps, modulus = game.columns(game.state)
    need([large(heap) for heap in document["heaps"]] == list(heaps), "not the numbers that count")
    only_ones = lost.misere and max(heaps, default=0) < 2
    for bit in range(max([1] + [heap.bit_length() for heap in heaps])):
        spend(2 * len(heaps))
        ones = sum(heap >> bit & 1 for heap in heaps)
        need(ones % modulus == only_ones, f"{ones} ones in column {bit}")


def quotients(document, line):
    """Euclid's game, by the quotients of Euclid's algorithm.

    With a quotient above 1 the player to move wins: they take all of it if that leaves a lost pair, and all but one otherwise, so
    that the other player must make that move. With 1 there is no choice.
    """
    lost = Lost(document, line)
    pairs = lost.alone(Euclid).state
    need(len(pairs) < 2, "one pair")
    less, more = pairs[0] if pairs else (0, 0)
    found = []
    while less > 0:
        found.append(more // less)
        less, more = more % less, less
    need([large(k) for k in document["quotients"]] == found, "not the quotients")
    is_lost = not lost.misere
    for k in reversed(found):
        is_lost = k == 1 and not is_lost
    need(is_lost, "the pair is won")


def losing_starts(bound, n):
    """The losing starts from 1 to at least n (Schwenk): a + b with b the least of them after which a may be taken."""
    starts, least = [1], 0
    while starts[-1] < n:
        while least < len(starts) and bound(starts[least]) < starts[-1]:
            least += 1
        need(least < len(starts), f"after {starts[-1]} there is no losing start")
        starts.append(starts[-1] + starts[least])
    return starts


def decomposition(document, line):
    """One pile: lost where the smallest part of its greedy sum of losing starts is more than may be taken."""
    lost = Lost(document, line)
    game = lost.alone(Limited)
    n, limit = game.state
    if lost.misere:
        # Nobody takes the last stone while there is another move: that is normal play without it.
        need(limit > 0, "the game is over")
        n -= 1
    parts = [large(text) for text in document["parts"]]
    starts, left = losing_starts(game.bound, n), n
    for part in parts:
        while starts and starts[-1] > left:
            starts.pop()
        need(starts and part == starts[-1], f"{part} is not the largest losing start up to {left}")
        left -= part
    need(left == 0, "the parts do not add up")
    need(not parts or parts[-1] > limit, "the smallest part may be taken")


def matching(document, line):
    """A token that never comes twice to a node, and a maximum matching that leaves its node alone.

    Whoever answers along the matching never lacks a partner: a node without one that the other player comes to would make a
    longer matching. It is maximum, since without the barrier so many pieces with an odd number of nodes are left. Before the
    token is placed every node needs a partner.
    """
    lost = Lost(document, line)
    game = lost.alone(Game)
    walk = game.web(game.state)
    need(walk and not lost.misere, "normal play with a token on a graph")
    at, web = walk
    paired = set()
    for a, b in document["pairs"]:
        need(a != b and b in web.near.get(a, ()), f"{a} and {b} are not joined")
        need(a not in paired and b not in paired, f"{a} or {b} has two partners")
        paired |= {a, b}
    alone = web.near.keys() - paired
    need(at in alone if at else not alone, "the token needs a node without partner, all others a partner")
    barrier = set(document["barrier"])
    need(barrier <= web.near.keys(), "no such node")
    seen, odd = set(), 0
    for node in web.near:
        if node not in seen and node not in barrier:
            piece = web.piece(node, barrier)
            seen |= piece
            odd += len(piece) % 2
    need(odd - len(barrier) == len(alone), f"{odd} odd pieces, {len(barrier)} in the barrier, {len(alone)} alone")


def symmetry(document, line):
    """Twins cancel, and parts whose own symmetry answers every move; the rest is worth 0 by tables."""
    lost = Lost(document, line)
    need(not lost.misere, "symmetry decides normal play")
    alone = {}
    for game, state in lost.parts():
        if game.mirrored(state):
            continue
        if (game.name, state) in alone:
            del alone[game.name, state]
        else:
            alone[game.name, state] = game
    table = Values(document["tables"])
    value = nim_sum(table.of(game, state) for (_, state), game in alone.items())
    need(value == 0, f"parts without a twin are worth {value} together")


class Quotient:
    """A misere quotient: elements are numbers, sets of elements are the bits of a number."""

    def __init__(self, document, game):
        self.product = document["product"]
        self.size = len(self.product)
        self.all = range(self.size)
        for a, row in enumerate(self.product):
            spend(2 * self.size)
            need(len(row) == self.size and all(self.is_element(c) for c in row), "the table is not square")
            need(self.product[0][a] == a, "element 0 changes others")
            need(all(row[b] == self.product[b][a] for b in self.all), "the table is not symmetric")
        self.lost = set(document["lost"])
        need(all(map(self.is_element, self.lost)) and 0 not in self.lost, "what is over is won under misere play")
        # Of each x: beside which z the product is lost.
        self.beside = [self.bits(z for z in self.all if self.product[x][z] in self.lost) for x in self.all]
        self.read_pieces(document["of"], game)

    def is_element(self, c):
        return type(c) is int and 0 <= c < self.size

    @staticmethod
    def bits(elements):
        return sum(1 << z for z in elements)

    def times(self, elements):
        result = 0
        for element in elements:
            result = self.product[result][element]
        return result

    def read_pieces(self, of, game):
        """The element of each piece, and those that its moves leave."""
        if of["by"] == "rows":
            states = {}
            for text, element in of["rows"]:
                row = Line(text)
                need(row.how == "sum" and not row.misere and row.family() == ("sum", (game.name,)), f"row {text}")
                need(self.is_element(element) and row.states()[0] not in states, f"row {text}")
                states[row.states()[0]] = element
            self.element = lambda state: states[state]
            moves = [(element, options_of(game, state)) for state, element in states.items()]
        else:
            need(of["by"] == "period" and all(map(self.is_element, of["elements"])), "elements of heaps")
            known = ByHeap(game, of["elements"], of)
            self.element = lambda heaps: known(heaps[0])
            moves = [(element, counted(game.ways(n))) for n, element in enumerate(of["elements"])]
        self.pieces = [(element, {self.times(map(self.element, game.parts(left))) for left in options})
                       for element, options in moves]

    def check(self):
        """That a sum of pieces is lost exactly where its product is, by induction on the moves that are left.

        (1) No move leads from a lost product to another one: asked of each piece beside each element. (2) From a product
        that is not lost some move leads to a lost one, if there is a move at all. For (2) a sum is taken with its element and the
        set of elements beside which one of its moves wins. Both change with one more piece in a way that depends on them alone,
        so all sums are met after finitely many; of two with one element, that with fewer wins is enough.
        """
        for g in {element for element, _ in self.pieces}:
            spend(self.size ** 2)
            for a, b in itertools.product(self.all, repeat=2):
                same = self.product[self.product[a][g]][b] == self.product[a][self.product[g][b]]
                need(same, f"({a}*{g})*{b} is not {a}*({g}*{b})")
        single = {}
        for element, left in self.pieces:
            need(left or element == 0, "a piece without moves has an element of its own")
            wins = 0
            for other in left:
                wins |= self.beside[other]
            need(wins & self.beside[element] == 0, f"a move from {element} leads from a lost product to another")
            if left:
                self.admit(single, element, wins)
        todo = [(element, wins) for element, many in single.items() for wins in many]
        pieces, sums = list(todo), {}
        for element, wins in todo:
            self.admit(sums, element, wins)
        while todo:
            element, wins = todo.pop()
            need(element in self.lost or wins & 1, f"a sum with the element {element} has no winning move")
            for other, more in pieces:
                spend(2 * self.size)
                by, to = self.product[other], self.product[element]
                both = self.bits(z for z in self.all if wins >> by[z] & 1 or more >> to[z] & 1)
                if self.admit(sums, by[element], both):
                    todo.append((by[element], both))

    @staticmethod
    def admit(known, element, wins):
        """Takes in a kind, unless one of its element with no more wins is there."""
        others = known.setdefault(element, [])
        spend(len(others))
        if any(other & ~wins == 0 for other in others):
            return False
        others.append(wins)
        return True


def quotient(document, line):
    """The product of the pieces is lost in a misere quotient of the game, which is checked."""
    lost = Lost(document, line)
    need(lost.misere, "a quotient decides misere play")
    table = Quotient(document, lost.alone(Game))
    table.check()
    need(table.times(table.element(state) for _, state in lost.parts()) in table.lost, "the product is not lost")


def values(document, line):
    """The nim-sum of the parts' values says who wins, and a winning move leaves 0.

    Misere play of games like Nim: lost is what is small and worth 1, or large and worth 0; a sum is large if one of its parts is. (What
    is over is small; other small positions have small options; large ones have small options of both values or none.)
    """
    claim = document["claim"]
    table = Values(document["tables"])
    if line.misere:
        lost = Lost(document, line)
        smalls = []
        for part in lost.line.parts:
            need(part.like_nim or part.small, f"under misere play values do not decide {part.name}")
            pieces = [part.normal(piece) for piece in part.parts(part.state)]
            smalls.append(part.small(part.state) if part.small else all(table.of(part, piece) < 2 for piece in pieces))
        need(table.of_line(lost.line) == all(smalls), "not lost by its values")
        return
    value = table.of_line(line)
    need(claim["outcome"] == ("N" if value else "P"), f"the nim-sum is {value}")
    need(claim["grundy"] == str(value), f"the value is {value}, not {claim['grundy']}")
    if value == 0:
        return
    to = Line(claim["to"])
    need(to.family() == line.family() and not to.misere, "another kind of line")
    need(is_move(line, to.states()), "the winning move is not legal")
    need(table.of_line(to) == 0, "the move does not leave a nim-sum of 0")


def formula(document, line):
    """What a theory says of a position alone."""
    lost = Lost(document, line)
    game = lost.alone(Game)
    need(game.lost and game.lost(game.state, lost.misere), "not lost by a formula")


def components(document, line):
    """Any number of games is moved in: lost where each of them is, as a move leaves some won, and an answer in those restores it.

    Under misere play so it is while two or more are not over; one alone is played by itself.
    """
    lost = Lost(document, line)
    going = [part for part in lost.line.parts if not lost.misere or options_of(part, part.state)]
    alone = lost.misere and len(going) == 1
    need(lost.line.how == "any" and going and len(document["proofs"]) == len(going), "not a proof for each game")
    for part, proof in zip(going, document["proofs"]):
        need(proof["kind"] in KINDS, f"unknown kind {proof['kind']}")
        claim = {"outcome": "P", "to": None}
        if proof["kind"] == "values" and not alone:
            claim["grundy"] = "0"
        single = Line.__new__(Line)
        single.how, single.misere, single.parts, single.loops = "sum", alone, [part], part.loops
        KINDS[proof["kind"]]({**proof, "claim": claim}, single)


def labels(document, line):
    """Labels of all positions that can be reached, play without an end allowed.

    A won one has a move to a lost one of a smaller counter, a lost one only moves to won ones of smaller counters; from a drawn
    one no move leads to a lost one, and some move to a drawn one. So the winner's counter runs out, and whoever keeps to
    drawn positions never loses.
    """
    claim = document["claim"]
    need("grundy" not in claim, "labels prove no value")
    known = {}
    for text, label, counter in document["positions"]:
        need(label in ("P", "N", "D") and (counter is None if label == "D" else is_value(counter)), f"label of {text}")
        states = line.read(text)
        need(states not in known, f"{text} is listed twice")
        known[states] = label, counter
    for states, (label, counter) in known.items():
        after = line.after(states)
        need(after <= known.keys(), f"a move from {states} is not labelled")
        to = [known[option] for option in after]
        if not to:
            need(label == ("N" if line.misere else "P"), f"{states} is over")
        elif label == "N":
            need(any(other == "P" and n < counter for other, n in to), f"{states} is not won")
        elif label == "P":
            need(all(other == "N" and n < counter for other, n in to), f"{states} is not lost")
        else:
            others = {other for other, _ in to}
            need("P" not in others and "D" in others, f"{states} is not drawn")
    need(line.states() in known and known[line.states()][0] == claim["outcome"], "the position has another label")
    moves = line.after(line.states())
    if claim["to"] is None:
        need(claim["outcome"] != "N" or not moves, "no winning move")
    else:
        to = line.read(claim["to"])
        need(claim["outcome"] == "N" and to in moves and known[to][0] == "P", "the move does not win")


KINDS = {
    "losing-set": losing_set, "values": values, "labels": labels, "pair": pair, "decomposition": decomposition,
    "matching": matching, "symmetry": symmetry, "quotient": quotient, "columns": columns, "quotients": quotients,
    "formula": formula, "components": components,
}


def verify(text):
    Work.left = MAX_WORK + WORK_PER_CHARACTER * len(text)
    document = json.loads(text)
    need(isinstance(document, dict) and document.get("certificate") == 1, "not a certificate of version 1")
    claim, kind = document["claim"], document["kind"]
    need(kind in KINDS, f"unknown kind {kind}")
    need(claim["outcome"] in ("P", "N", "D"), "no outcome")
    need(claim["outcome"] == "N" or claim["to"] is None, "no move wins")
    line = Line(document["line"])
    need(document["rule"] == ("misere" if line.misere else "normal"), "the line has another win rule")
    KINDS[kind](document, line)


def certificates_in(file):
    """The certificates of a file. Editors and shells of some systems put a mark of its encoding before them."""
    with open(file, "rb") as opened:
        read = opened.read()
    text = read.decode("utf-16" if read[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    rows = [row for row in text.replace("\r\n", "\n").split("\n") if row.strip()]
    return rows if len(rows) > 1 and rows[0].endswith("}") and rows[1].startswith("{") else [text]


def told(act, *words):
    """A document without the parts that it needs is refused like any other that proves nothing, and so is a file that is not there."""
    try:
        return act(*words)
    except Refused as reason:
        print(f"refused: {reason}")
    except (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError, ArithmeticError, RecursionError) as fault:
        print(f"refused: {type(fault).__name__}: {fault}")
    return False


def main():
    is_valid = True
    for file in sys.argv[1:] or [0]:
        for text in told(certificates_in, file) or [None]:
            if text is None or told(verify, text) is False:
                is_valid = False
            else:
                print("valid")
    sys.exit(0 if is_valid else 1)


main()
