import type { Screen } from '../../kernel/screen.ts';
import { plainScreen, progressBar } from '../../kernel/screens.ts';
import { ranked } from '../../play/model/contest.ts';
import { people, winnersLine } from '../../play/screens/winners.ts';
import { type Block, type Doc, moment, note, p, person } from '../../texts/doc.ts';
import { gameNamed, type Locale } from '../../texts/locale.ts';
import { LOBBY_MS, MAX_RACERS, MAX_STANDSTILL_MS, MIN_RACERS, MIN_STANDSTILL_MS } from '../model/race.ts';
import { MAX_MISTAKES, STORM_MS } from '../model/storm.ts';
import type { RaceFault, RaceView, StormBest, StormTop } from '../storm/ports.ts';
import { hostOf } from '../storm/races.ts';
import { control } from './storm.ts';

const BAR_CELLS = 10;
const MIN_FULL_BAR_SCORE = 10;

const barOf = (score: number, most: number): string =>
  progressBar(score / Math.max(MIN_FULL_BAR_SCORE, most), BAR_CELLS);

const lines = ({ racers }: RaceView, { race }: Locale, over: boolean): readonly Block[] => {
  const most = racers[0]?.run.score ?? 0;
  return racers.map(({ place, run, finished }) => {
    const crosses = run.mistakes === 0 ? '' : ` ${'✗'.repeat(run.mistakes)}`;
    const done = finished && !over ? ` ${race.done}` : '';
    return p(...race.line(place, person(run.user), barOf(run.score, most), run.score, `${crosses}${done}`));
  });
};

const stoodDoc = ({ race: { stood } }: RaceView, { race }: Locale): readonly Block[] => {
  if (stood < MIN_STANDSTILL_MS) return [];
  return [note(stood > MAX_STANDSTILL_MS ? race.cut(stood) : race.stood(stood))];
};

const lobbyDoc = (view: RaceView, locale: Locale): Doc => {
  const { race, storm } = locale;
  const { racers } = view;
  const runs = racers.map(({ run }) => run);
  const host = hostOf(view);
  return [
    p(...race.rule(STORM_MS / 60_000, MAX_MISTAKES)),
    p(race.private),
    p(storm.games(view.games.map((game) => gameNamed(locale, game)).join(locale.writing.comma))),
    p(race.joined(racers.length, MAX_RACERS), locale.writing.colon, ...people(runs, locale)),
    ...(host === null ? [] : [note(...race.waits(person(host), moment(view.race.createdAt + LOBBY_MS)))]),
  ];
};

/** A race in public: lobby, progress, result. */
export const raceScreen = (view: RaceView, locale: Locale): Screen => {
  const { race } = locale;
  const { id } = view.race;
  const scores = view.racers.map(({ place, run }) => ({ place, user: run.user, points: run.score }));
  const again = control('', 0, 'race-new', race.again, 'main');
  switch (view.phase) {
    case 'lobby':
      return plainScreen('play', race.title, lobbyDoc(view, locale), [
        [
          control(id, 0, 'race-join', race.join, 'good'),
          control(id, 0, 'race-start', race.start, 'main'),
          control(id, 0, 'race-leave', race.leave),
          control(id, 0, 'race-cancel', race.cancel),
        ],
      ]);
    case 'running':
      return plainScreen(
        'play',
        race.running,
        [
          ...lines(view, locale, false),
          ...(view.deadline === null ? [] : [note(...race.ends(moment(view.deadline)))]),
          ...stoodDoc(view, locale),
        ],
        [[control(id, 0, 'race-mine', race.mine, 'main')]],
      );
    case 'over':
      return plainScreen(
        'over',
        race.over,
        [p(...winnersLine(scores, race, locale)), ...lines(view, locale, true), ...stoodDoc(view, locale)],
        [[again, control(id, 0, 'race-mine', race.mine)]],
      );
    case 'cancelled':
      return plainScreen('over', race.cancelled, [p(race.cancelledText)], [[again]]);
  }
};

/** Confirms a seat in private; the first position will replace this message. */
export const racerScreen = ({ race: { id } }: RaceView, { race }: Locale): Screen =>
  plainScreen('wait', race.inTitle, [p(...race.in)], [[control(id, 0, 'race-leave', race.leave)]]);

export const leftRaceScreen = ({ race }: Locale): Screen => plainScreen('info', race.leftTitle, []);

export const cancelledRaceScreen = ({ race }: Locale): Screen =>
  plainScreen('info', race.cancelled, [p(race.cancelledYou)]);

/** Refers to the race that is already open. */
export const raceThereScreen = ({ race: { id }, phase }: RaceView, { race }: Locale): Screen =>
  plainScreen(
    'info',
    race.thereTitle,
    [p(race.there)],
    phase === 'lobby' ? [[control(id, 0, 'race-join', race.join, 'good')]] : [],
  );

/** The best runs of a server; equal ones share a place. */
export const stormTopScreen = (top: StormTop, { race, writing }: Locale): Screen => {
  const listed = (title: string, rows: readonly StormBest[]): Doc => [
    { kind: 'heading', text: title },
    ...(rows.length === 0
      ? [p(race.topNone)]
      : ranked(rows, (a, b) => b.score - a.score).map(({ place, item: { user, score } }) =>
          p(`${place}. `, person(user), writing.colon, String(score)),
        )),
  ];
  return plainScreen('info', race.topTitle, [
    ...listed(race.topToday, top.today),
    ...listed(race.topEver, top.ever),
    note(...race.topListed),
  ]);
};

/** Why an action failed. */
export const raceFaultScreen = (code: RaceFault['code'] | 'server', { race }: Locale): Screen =>
  plainScreen('refused', race.title, [
    p(...(code === 'server' ? race.server : race.faults(MIN_RACERS, MAX_RACERS)[code])),
  ]);
