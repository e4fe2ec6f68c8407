import { compound } from '../../src/engine/core/compound.ts';
import type { Win } from '../../src/engine/core/game.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import type { Compound } from '../../src/engine/core/terms.ts';
import { type Analysis, analyse } from '../../src/engine/solve/analyse.ts';
import { type GameId, gameIds, registry } from '../../src/games/registry.ts';
import { spotOf } from './positions.ts';
import { random } from './random.ts';

const HOWS: readonly Compound[] = ['sum', 'every', 'all', 'any'];
const WINS: readonly Win[] = ['normal', 'misere'];
/** Limits: options looked at in one search, options of a position that are analysed, winning moves that are followed. */
const BOUND = 15_000;
const OPTIONS = 8;
const FOLLOWED = 6;

/** `length`: also finds the remoteness, which is most of the search. */
const ask = (spot: Spot, win: Win, length: boolean, moves = 0): Analysis =>
  analyse(spot, win, { bound: BOUND, moves, length });

const differ = <V>(a: V | null, b: V | null): boolean => a !== null && b !== null && a !== b;

/** Compares an answer with the answers for the options, and for the positions after winning moves. */
const againstOptions = (spot: Spot, win: Win, fault: (what: string) => void): Analysis => {
  const here = ask(spot, win, true, 200);
  const { outcome, grundy, remoteness, winning } = here;
  if (outcome === null) return here;
  if (winning.complete && winning.count !== BigInt(winning.moves.length)) fault('count');
  if (grundy !== null && (grundy === 0n) !== (outcome === 'P')) fault('value');
  if (win === 'normal' && remoteness !== null && (remoteness % 2n === 1n) !== (outcome === 'N'))
    fault('parity of remoteness');
  const wins = new Set(winning.moves.map(({ to }) => to.line));
  if (wins.size !== winning.moves.length) fault('a position listed twice');
  for (const { move, to } of winning.moves.slice(0, FOLLOWED)) {
    if (ask(spotOf(to.line), win, false).outcome === 'N') fault(`${move} does not win`);
    const played = spot.play(move);
    if (!played.ok || played.value.to.line !== to.line) fault(`${move} cannot be typed`);
  }
  let looked = 0;
  for (const { to } of spot.options()) {
    if ((looked += 1) > OPTIONS) break;
    const next = ask(to, win, remoteness !== null);
    if (outcome === 'P' && next.outcome === 'P') fault(`${to.line} is lost, too`);
    if (next.outcome !== null && winning.complete && (next.outcome === 'P') !== wins.has(to.line))
      fault(`${to.line} ${next.outcome}: not what the list says`);
    if (remoteness === null || next.remoteness === null) continue;
    if (outcome === 'P' && next.remoteness + 1n > remoteness) fault(`${to.line} lasts longer`);
    if (outcome === 'N' && next.outcome === 'P' && next.remoteness + 1n < remoteness)
      fault(`${to.line} wins sooner`);
  }
  return here;
};

/** A finished part, two equal heaps, or (to 0) a heap of the same value change nothing. */
const beside = (spot: Spot, here: Analysis, win: Win, heap: number, fault: (what: string) => void): void => {
  const ended = ask(compound('sum', [spot, spotOf('nim 0')]), win, here.remoteness !== null);
  if (differ(here.outcome, ended.outcome)) fault('beside nim 0');
  if (differ(here.remoteness, ended.remoteness)) fault('remoteness beside nim 0');
  if (win === 'misere') return;
  const pair = ask(compound('sum', [spotOf(`nim ${heap} ${heap}`), spot]), win, false, 1);
  if (differ(here.outcome, pair.outcome) || differ(here.grundy, pair.grundy))
    fault(`beside nim ${heap} ${heap}`);
  if (here.outcome !== null && pair.outcome === null) fault('known alone, but not beside two equal heaps');
  if (here.grundy === null) return;
  if (ask(compound('sum', [spot, spotOf(`nim ${here.grundy}`)]), win, false).outcome !== 'P')
    fault('beside its value');
};

/**
 * Compares answers with each other: `rounds` positions of every game, dealt and small ones, alone and in compounds, normal and
 * misère. Returns the contradictions.
 */
export const metamorphic = (seed: number, rounds: number, ids: readonly GameId[] = gameIds) => {
  const next = random(seed);
  const upTo = (n: number) => Math.floor(next() * (n + 1));
  const small = new Map<GameId, readonly Spot[]>();
  const one = (id: GameId): Spot => {
    const known = small.get(id) ?? [...registry[id].small(1)];
    small.set(id, known);
    return known[upTo(known.length - 1)]!;
  };
  const faults: string[] = [];
  let asked = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const id of ids) {
      const dealt = registry[id].deal(1 + upTo(2), next);
      for (const win of WINS) {
        const fault = (what: string) => faults.push(`${dealt.line} ${win}: ${what}`);
        beside(dealt, againstOptions(dealt, win, fault), win, 1 + upTo(8), fault);
      }
      const parts = [one(id), one(gameIds[upTo(gameIds.length - 1)]!)];
      for (const how of HOWS)
        for (const win of WINS) {
          const spot = compound(how, parts);
          // `every`, `all` and `any` refuse games with cycles.
          if (how !== 'sum' && spot.isLoopy) continue;
          const fault = (what: string) => faults.push(`${spot.line} ${win}: ${what}`);
          const here = againstOptions(spot, win, fault);
          const turned = ask(compound(how, parts.toReversed()), win, here.remoteness !== null);
          if (differ(here.outcome, turned.outcome)) fault('turned round');
          if (differ(here.remoteness, turned.remoteness)) fault('remoteness turned round');
          if (differ(here.winning.count, turned.winning.count)) fault('count turned round');
        }
      asked += WINS.length * (1 + HOWS.length);
    }
  return { faults, asked };
};
