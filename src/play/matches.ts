import { ok } from '../engine/core/result.ts';
import type { Matches } from './api.ts';
import * as decide from './decide.ts';
import type { Definitions } from './definitions.ts';
import { otherSeat } from './log.ts';
import type { MatchTable } from './match-table.ts';
import type { HintStep } from './model/match.ts';
import { open, rematch } from './open.ts';
import type { PlayDeps } from './ports.ts';
import type { Summaries } from './summaries.ts';

const DEFAULT_LISTED_MATCHES = 25;
/** Boards of a deleted channel are sought among matches changed within a month. */
const HANGING_SINCE_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_HANGING_MATCHES = 200;

/** Use cases of matches (see `Matches`) over a table. */
export const matchesOf = (
  deps: PlayDeps,
  table: MatchTable,
  definitions: Definitions,
  summaries: Summaries,
): Matches => ({
  open: (request) => open(deps, table, definitions, request),
  accept: (id, by) => table.change(id, decide.accept(by)),
  decline: (id, by) => table.change(id, decide.decline(by)),
  cancel: (id, by) => table.change(id, decide.cancel(by)),
  play: (id, by, revision, move) => table.change(id, decide.play(by, revision, move)),
  resign: (id, by) => table.change(id, decide.resign(by)),
  isLeft: (live, by) => decide.mayAbandon(live, by, deps.clock()),
  abandon: (id, by) => table.change(id, decide.abandon(by)),
  undo: (id, by, revision) => table.change(id, decide.undo(by, revision)),
  answerUndo: (id, by, revision, allows) => table.change(id, decide.answer(by, revision, allows)),
  hint: async (id, by, revision, step) => {
    let chosen: HintStep = 1;
    const live = await table.change(
      id,
      decide.hint(by, revision, step, (one) => {
        chosen = one;
      }),
    );
    if (!live.ok) return live;
    const { match, spot, win } = live.value;
    const seed = `${match.id}:${match.revision}:hint`;
    const told = await table.thinker.think('hint', { spot, win }, { step: chosen, seed });
    return ok({ live: live.value, ...told });
  },
  rematch: async (id, by) => {
    const live = await rematch(deps, table, id, by);
    if (!live.ok || live.value.match.status !== 'challenge') return live;
    const { match } = live.value;
    const invited = match.seats[otherSeat(match.opener)];
    return invited.kind === 'person' && invited.user === by
      ? table.change(match.id, decide.accept(by))
      : live;
  },
  show: (id) => table.load(id),
  openOf: async (by, most = DEFAULT_LISTED_MATCHES) =>
    table.lives(await deps.matches.ofPerson(by, 'open', most)),
  finishedOf: async (by, most = DEFAULT_LISTED_MATCHES) =>
    table.lives(await deps.matches.ofPerson(by, 'finished', most)),
  summary: (live) => summaries.of(live),
  hang: (id, board) => deps.matches.hang(id, board),
  called: (id, by, due) => deps.matches.called(id, by, due),
  drawn: (boards) => deps.matches.drawn(boards),
  hanging: async (guild, channel) =>
    table.lives(
      await deps.matches.hanging(guild, channel, deps.clock() - HANGING_SINCE_MS, MAX_HANGING_MATCHES),
    ),
  pause: (id) => table.change(id, decide.pause),
  resume: (id) => table.change(id, decide.resume),
});
