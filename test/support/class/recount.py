"""Counts the results of a quiz anew from answers.csv, with Python's own statistics, and holds students.csv and items.csv to them.

    python3 recount.py FOLDER

Prints what differs, a line each; exits with 1 where something does. Right answers alone are counted (scoring: accuracy).
"""

import csv
import math
import statistics
import sys
from collections import defaultdict
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


def differs(mine, theirs):
    return (mine is None) != (theirs is None) or (mine is not None and abs(mine - theirs) > EPSILON)


def main():
    folder = Path(sys.argv[1])
    faults = []

    def hold(what, mine, theirs):
        if differs(mine, theirs):
            faults.append(f"{what}: {theirs} in the file, {mine} counted")

    points = defaultdict(float)
    asked = defaultdict(set)
    scores = defaultdict(dict)
    times = defaultdict(list)
    slots = set()
    for row in rows(folder, "answers.csv"):
        if row["set right"] in ("dropped", "removed"):
            hold(f"points of a row that does not count ({row['account']})", 0.0, number(row["points"]))
            continue
        if row["right"] == "":
            hold(f"points of an answer without a mark ({row['account']})", None, number(row["points"]))
            continue
        who, slot = row["account"], int(row["question"])
        points[who] += float(row["points"])
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

    whole = [who for who in asked if asked[who] == slots]
    items = {int(row["question"]): row for row in rows(folder, "items.csv")}
    if set(items) != slots:
        faults.append(f"items.csv has the questions {sorted(items)}, answers.csv {sorted(slots)}")
    table = {slot: [scores[who][slot] for who in whole] for slot in slots}
    totals = [sum(scores[who].values()) for who in whole]
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
