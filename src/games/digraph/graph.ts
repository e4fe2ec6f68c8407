import type { Win } from '../../engine/core/game.ts';
import { payFor } from '../../engine/core/work.ts';
import { degrees, successors } from '../../engine/maths/adjacency.ts';
import { type SmithValues, smithValues } from '../../engine/maths/loopy.ts';
import { type RetrogradeResult, retrograde } from '../../engine/maths/retrograde.ts';
import type { Graph } from '../kit/graph.ts';
import { remembered } from '../kit/memo.ts';

/** Work units per edge and per node of a table. */
const WORK_PER_ENTRY = 0.05;

/** Successors of every node. */
export const nextOf = remembered(({ names, from, to }: Graph) => successors(names.length, from, to));
const beforeOf = remembered(({ names, from, to }: Graph) => successors(names.length, to, from));

/** Account keys of tables, which are charged once per graph and question. */
const tables = remembered((_: Graph) => ({ normal: {}, misere: {}, values: {} }));
const pay = (graph: Graph, table: Win | 'values'): void =>
  payFor(tables(graph)[table], (graph.from.length + graph.names.length) * WORK_PER_ENTRY);

const solved = (win: Win) =>
  remembered((graph: Graph) => retrograde(degrees(graph.names.length, graph.from), beforeOf(graph), win));
const byRule = { normal: solved('normal'), misere: solved('misere') };

/** Outcome of every node with one token. Linear. */
export const outcomesOf = (graph: Graph, win: Win): RetrogradeResult => {
  pay(graph, win);
  return byRule[win](graph);
};

const numbers = remembered((graph: Graph) => smithValues(nextOf(graph), beforeOf(graph)));

/** Value of every node under normal play: a number, or ∞. Charges for its passes as it makes them. */
export const numbersOf = (graph: Graph): SmithValues => {
  pay(graph, 'values');
  return numbers(graph);
};
