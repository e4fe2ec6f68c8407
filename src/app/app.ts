import { lineParser } from '../games/line.ts';
import { Analyses } from '../inquire/analyses.ts';
import { Inquiries } from '../inquire/inquiries.ts';
import { Downtime } from '../kernel/downtime.ts';
import { ALONE, type Shards } from '../kernel/shard.ts';
import { bankOf } from '../learn/class/bank.ts';
import type { RowVerifier } from '../learn/class/bank-ports.ts';
import { classesOf } from '../learn/class/classes.ts';
import type { ClassEventStore } from '../learn/class/ports.ts';
import { atOnce } from '../learn/class/question-maker.ts';
import { dailyOf } from '../learn/daily/daily.ts';
import { Learning } from '../learn/lessons/learning.ts';
import { lessonHomeworksOf } from '../learn/lessons/lesson-homework.ts';
import { practiceOf } from '../learn/practice/practice.ts';
import { feedOf, ReviewLog } from '../learn/practice/review-log.ts';
import { type Explainer, explain, remembered } from '../learn/questions/explaining.ts';
import { questionEngine } from '../learn/questions/index.ts';
import { verifyOwn } from '../learn/questions/rows.ts';
import { stormOf } from '../learn/storm/storm.ts';
import { Privacy } from '../people/privacy.ts';
import { Progresses } from '../people/progress.ts';
import { Records } from '../people/records.ts';
import { Retention } from '../people/retention.ts';
import { Settings } from '../people/settings.ts';
import { arenasOf } from '../play/arena/arenas.ts';
import { Definitions } from '../play/definitions.ts';
import { Housekeeping } from '../play/housekeeping.ts';
import { MatchTable } from '../play/match-table.ts';
import { matchesOf } from '../play/matches.ts';
import { reviewsOf } from '../play/reviews.ts';
import { Summaries } from '../play/summaries.ts';
import { thinkerOf } from '../play/thinking.ts';
import type { AppDeps } from './deps.ts';

/** By default pages of the servers whose clicks arrive here. */
const heardEvents = (store: ClassEventStore, shards: Shards): ClassEventStore => ({
  ...store,
  page: (after, most, of = { count: shards.count, shards: shards.heard }) => store.page(after, most, of),
});

/** The use cases that a user interface may call, built on these adapters. */
export const createApp = (deps: AppDeps) => {
  const parse = lineParser(deps.games, deps.lexicon);
  const shards = deps.shards ?? ALONE;
  const downtime = new Downtime(deps.settings, deps.clock, deps.timers, shards);
  const patience = deps.patience ?? null;
  const thinker = thinkerOf(deps.games, deps.lexicon, parse, patience, deps.thinker ?? null);
  const table = new MatchTable(deps.matches, parse, downtime, thinker);
  const summaries = new Summaries(thinker);
  const definitions = new Definitions(deps.definitions, deps.clock, deps.lexicon);
  const matches = matchesOf(deps, table, definitions, summaries);
  const questions = deps.engine ?? questionEngine({ games: deps.games, parse });
  const maker = deps.questions ?? atOnce(questions);
  const explainer: Explainer = deps.explainer ?? ((wish) => Promise.resolve(explain({ parse }, wish)));
  const explained = remembered(explainer);
  const classes = classesOf({ ...deps, downtime, shards }, questions, explained);
  const rows: RowVerifier = deps.rows ?? {
    verify: (own) => Promise.resolve(verifyOwn({ parse, lexicon: deps.lexicon }, own)),
  };
  const reviews = reviewsOf(table, summaries, thinker);
  const feed = feedOf(deps.practice, deps.timers);
  const log = new ReviewLog({ ...deps, table, feed, summaries });
  const learning = new Learning(deps.learning, questions, feed, deps.clock);
  const records = new Records(deps.records, deps.settings);
  const listed = (guild: string) => records.listed(guild);
  const games = Object.keys(deps.games);
  return {
    matches,
    reviews,
    housekeeping: new Housekeeping(deps, table, downtime),
    retention: new Retention(deps),
    analyses: new Analyses(deps.solver, parse, deps.faulty, patience),
    inquiries: new Inquiries(parse, patience, deps.inquiries ?? null),
    settings: new Settings(deps.settings),
    records,
    progress: new Progresses({ ...deps, store: deps.progress, listed }),
    privacy: new Privacy(deps.privacy, matches),
    definitions,
    classes,
    bank: bankOf({ ...deps, verifier: rows, definitions, mayTeach: (by) => classes.mayTeach(by) }),
    /** Explains answers to questions, and what is wrong with other answers. */
    explain: explained,
    events: heardEvents(deps.events, shards),
    daily: dailyOf({ ...deps, store: deps.daily, maker, parse, games }),
    learning,
    lessonHomework: lessonHomeworksOf({ ...deps, store: deps.lessonHomework, learning, classes }),
    storm: stormOf({ ...deps, store: deps.storm, downtime, maker, games, listed }),
    arenas: arenasOf({
      ...deps,
      open: (request) => matches.open(request),
      table,
      definitions,
      downtime,
      sits: async (user, guild) =>
        (await classes.sitting({ user, guild, manages: false, roles: [] })) !== null,
    }),
    practice: practiceOf({
      ...deps,
      store: deps.practice,
      questions,
      maker,
      reviews,
      feed,
      settle: () => log.settle(),
    }),
  };
};
