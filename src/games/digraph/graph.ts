import type { Win } from '../../engine/core/game.ts';
import { payFor } from '../../engine/core/work.ts';
import { degrees, type Neighbours, successors } from '../../engine/maths/adjacency.ts';
import { type SmithValues, smithValues } from '../../engine/maths/loopy.ts';
import { retrograde, type Solved } from '../../engine/maths/retrograde.ts';
import type { Graph } from '../kit/graph.ts';

const remembered = <V>(compute: (graph: Graph) => V): ((graph: Graph) => V) => {
  const memo = new WeakMap<Graph, V>();
  return (graph) => {
    let known = memo.get(graph);
    if (known === undefined) memo.set(graph, (known = compute(graph)));
    return known;
  };
};

/** Units of work for an edge of a table. */
const PER_EDGE = 0.05;

/** Successors of every node. */
export const nextOf = remembered<Neighbours>(({ names, from, to }) => successors(names.length, from, to));
const beforeOf = remembered<Neighbours>(({ names, from, to }) => successors(names.length, to, from));

/** What is paid for, once a graph and question. */
const tables = remembered(() => ({ normal: {}, misere: {}, values: {} }));
const pay = (graph: Graph, table: Win | 'values'): void =>
  payFor(tables(graph)[table], (graph.from.length + graph.names.length) * PER_EDGE);

const solved = (win: Win) =>
  remembered<Solved>((graph) => retrograde(degrees(graph.names.length, graph.from), beforeOf(graph), win));
const byRule = { normal: solved('normal'), misere: solved('misere') };

/** Who wins from every node with one token. Linear. */
export const outcomesOf = (graph: Graph, win: Win): Solved => {
  pay(graph, win);
  return byRule[win](graph);
};

const numbers = remembered<SmithValues>((graph) => smithValues(nextOf(graph), beforeOf(graph)));

/** The number of every node under normal play, or that it is ∞. Charges for its passes as they are made. */
export const numbersOf = (graph: Graph): SmithValues => {
  pay(graph, 'values');
  return numbers(graph);
};
