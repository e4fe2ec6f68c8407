"""Counts the results of a quiz anew from answers.csv, with Python's own statistics, and holds students.csv and items.csv to them.

    python3 recount.py FOLDER [partial]

Prints what differs, a line each; exits with 1 where something does. Right answers alone are counted (scoring: accuracy), from the
columns `key` and `answer`; with `partial`, parts of the point where several things are right. teams.csv, if it is there, has a row a
team: its share of the points that its members could get.
"""

import csv
import math
import statistics
import sys
from collections import defaultdict
from fractions import Fraction
from pathlib import Path

EPSILON = 0.000_501


def rows(folder, name):
    with open(folder / name, encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def mean_of_group(items, totals, size):
    """Mean score of the students with the highest totals; those tied at the border count in part."""
    order = sorted(range(len(totals)), key=lambda i: -totals[i])
    border = totals[order[math.ceil(size) - 1]]
    above = [items[i] for i in order if totals[i] > border]
    tied = [items[i] for i in order if totals[i] == border]
    return (sum(above) + (size - len(above)) * statistics.fmean(tied)) / size


def correlation(a, b):
    return None if len(set(a)) == 1 or len(set(b)) == 1 else statistics.correlation(a, b)


def number(text):
    return None if text == "" else float(text)


SEVERAL = ("all-winning-moves", "losing-positions")


def worth(row, partial):
    """Points of an answer, 0 to 1, by its text and that of the key; None: a teacher says."""
    if row["kind"] == "own-words":
        return None
    if row["set right"] == "accepted":
        return Fraction(1)
    if row["answer"] == "":
        return Fraction(0)
    key, said = row["key"].split("; "), row["answer"].split("; ")
    if row["kind"] == "value-table":
        right, given = (text[0].replace(",", " ").split() for text in (key, said))
        hits = Fraction(sum(a == b for a, b in zip(right, given)), len(right))
        return hits if partial else Fraction(hits == 1)
    if row["kind"] in SEVERAL:
        found = len(set(key) & set(said))
        part = Fraction(max(0, found - len(set(said) - set(key))), len(set(key)))
        return part if partial else Fraction(set(key) == set(said))
    return Fraction(said[0] in key)


def differs(mine, theirs):
    return (mine is None) != (theirs is None) or (mine is not None and abs(mine - theirs) > EPSILON)


def main():
    folder = Path(sys.argv[1])
    partial = "partial" in sys.argv[2:]
    faults = []

    def hold(what, mine, theirs):
        if differs(mine, theirs):
            faults.append(f"{what}: {theirs} in the file, {mine} counted")

    # Exact: teams with equal shares have one place.
    points = defaultdict(Fraction)
    asked = defaultdict(set)
    scores = defaultdict(dict)
    times = defaultdict(list)
    slots = set()
    waiting = set()
    for row in rows(folder, "answers.csv"):
        if row["set right"] in ("dropped", "removed"):
            hold(f"points of a row that does not count ({row['account']})", 0.0, number(row["points"]))
            continue
        if row["right"] == "":
            hold(f"points of an answer without a mark ({row['account']})", None, number(row["points"]))
            waiting.add(int(row["question"]))
            continue
        who, slot = row["account"], int(row["question"])
        mine = worth(row, partial)
        if mine is not None:
            hold(f"points of {who} for question {slot}", mine, number(row["points"]))
        # What stands in the file is rounded.
        points[who] += Fraction(row["points"]) if mine is None else mine
        asked[who].add(slot)
        slots.add(slot)
        scores[who][slot] = float(row["points"]) if row["kind"] == "own-words" else float(row["right"])
        if row["seconds"] != "":
            times[slot].append(float(row["seconds"]))

    students = {row["account"]: row for row in rows(folder, "students.csv")}
    if set(students) != set(points):
        faults.append(f"students.csv has {sorted(students)}, answers.csv {sorted(points)}")
    for who, row in students.items():
        hold(f"points of {who}", points[who], number(row["points"]))
        hold(f"questions of {who}", float(len(asked[who])), number(row["asked"]))

    if (folder / "teams.csv").exists():
        teams = defaultdict(list)
        for who, row in students.items():
            teams[row["team"]].append(who)
        shares = {
            int(row["team"]): sum(points[who] for who in teams[row["team"]]) / sum(len(asked[who]) for who in teams[row["team"]])
            for row in rows(folder, "teams.csv")
        }
        for row in rows(folder, "teams.csv"):
            mine = shares[int(row["team"])]
            hold(f"share of team {row['team']}", mine, number(row["share"]))
            place = 1 + sum(share > mine for share in shares.values())
            hold(f"place of team {row['team']}", float(place), number(row["place"]))

    # Questions that wait for a mark are not in the item analysis.
    slots -= waiting
    whole = [who for who in asked if asked[who] >= slots]
    items = {int(row["question"]): row for row in rows(folder, "items.csv")}
    if set(items) != slots:
        faults.append(f"items.csv has the questions {sorted(items)}, answers.csv {sorted(slots)}")
    table = {slot: [scores[who][slot] for who in whole] for slot in slots}
    totals = [sum(scores[who][slot] for slot in slots) for who in whole]
    varies = len(set(totals)) > 1
    within = sum(statistics.variance(column) for column in table.values())
    alpha = len(slots) / (len(slots) - 1) * (1 - within / statistics.variance(totals)) if varies else None
    size = 0.27 * len(whole)
    for slot, row in items.items():
        column = table[slot]
        rest = [total - score for total, score in zip(totals, column)]
        upper = mean_of_group(column, totals, size)
        lower = mean_of_group(column, [-total for total in totals], size)
        hold(f"students of question {slot}", float(len(whole)), number(row["students"]))
        hold(f"facility of question {slot}", statistics.fmean(column), number(row["facility"]))
        hold(f"discrimination of question {slot}", upper - lower if varies else None, number(row["discrimination"]))
        hold(f"point-biserial of question {slot}", correlation(column, rest), number(row["point-biserial"]))
        hold(f"alpha beside question {slot}", alpha, number(row["alpha"]))
        taken = statistics.median(times[slot]) if len(times[slot]) >= 3 else None
        mine, theirs = taken, number(row["median seconds"])
        if (mine is None) != (theirs is None) or (mine is not None and abs(mine - theirs) > 0.11):
            faults.append(f"median seconds of question {slot}: {theirs} in the file, {mine} counted")

    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


main()
