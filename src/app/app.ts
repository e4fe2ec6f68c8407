import { lineParser } from '../games/line.ts';
import { analysesOf } from '../inquire/analyses.ts';
import { inquiriesOf } from '../inquire/inquiries.ts';
import { Downtime } from '../kernel/downtime.ts';
import { ALONE } from '../kernel/shard.ts';
import { archiveOf } from '../learn/class/archive.ts';
import { bankOf } from '../learn/class/bank.ts';
import type { RowVerifier } from '../learn/class/bank-ports.ts';
import { classesOf } from '../learn/class/classes.ts';
import { classEventsOf } from '../learn/class/events.ts';
import { atOnce } from '../learn/class/question-maker.ts';
import { rostersOf } from '../learn/class/roster.ts';
import { dailyOf } from '../learn/daily/daily.ts';
import { learningOf } from '../learn/lessons/learning.ts';
import { lessonHomeworksOf } from '../learn/lessons/lesson-homework.ts';
import { practiceOf } from '../learn/practice/practice.ts';
import { feedOf, ReviewLog } from '../learn/practice/review-log.ts';
import { type Explainer, explain, remembered } from '../learn/questions/explaining.ts';
import { questionEngine } from '../learn/questions/index.ts';
import { verifyOwn } from '../learn/questions/own-rows.ts';
import { stormOf } from '../learn/storm/storm.ts';
import { privacyOf } from '../people/privacy.ts';
import { progressOf } from '../people/progress.ts';
import { recordsOf } from '../people/records.ts';
import { retentionOf } from '../people/retention.ts';
import { settingsOf } from '../people/settings.ts';
import { arenasOf } from '../play/arena/arenas.ts';
import { definitionsOf } from '../play/definitions.ts';
import { Housekeeper } from '../play/housekeeping.ts';
import { MatchTable } from '../play/match-table.ts';
import { matchesOf } from '../play/matches.ts';
import { reviewsOf } from '../play/reviews.ts';
import { Summaries } from '../play/summaries.ts';
import { thinkerOf } from '../play/thinking.ts';
import type { Deps } from './deps.ts';
import type { App } from './ports.ts';

/** The use cases that a user interface may call, built on these adapters. */
export const createApp = (deps: Deps): App => {
  const parse = lineParser(deps.games, deps.lexicon);
  const shards = deps.shards ?? ALONE;
  const downtime = new Downtime(deps.settings, deps.clock, deps.timers, shards);
  const patience = deps.patience ?? null;
  const thinker = thinkerOf(deps.games, deps.lexicon, parse, patience, deps.thinker ?? null);
  const table = new MatchTable(deps.matches, parse, downtime, thinker);
  const summaries = new Summaries(thinker);
  const definitions = definitionsOf(deps.definitions, deps.clock, deps.lexicon);
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
  const learning = learningOf(deps.learning, questions, feed, deps.clock);
  const records = recordsOf(deps.records, deps.settings);
  const listed = (guild: string) => records.listed(guild);
  return {
    matches,
    reviews,
    housekeeping: new Housekeeper(deps, table, downtime),
    retention: retentionOf(deps),
    analyses: analysesOf(deps.solver, parse, deps.faulty, patience),
    inquiries: inquiriesOf(parse, patience, deps.inquiries ?? null),
    settings: settingsOf(deps.settings),
    records,
    progress: progressOf({
      store: deps.progress,
      settings: deps.settings,
      listed,
      clock: deps.clock,
    }),
    privacy: privacyOf(deps.privacy, matches),
    definitions,
    classes,
    bank: bankOf(deps, rows, definitions, classes),
    rosters: rostersOf(deps.classes, classes, deps.clock),
    explain: explained,
    archive: archiveOf(deps.archive, deps.classes, classes, deps.clock),
    events: classEventsOf(deps.events, shards),
    daily: dailyOf({
      store: deps.daily,
      settings: deps.settings,
      maker,
      parse,
      games: Object.keys(deps.games),
      clock: deps.clock,
    }),
    learning,
    lessonHomework: lessonHomeworksOf({
      store: deps.lessonHomework,
      learning,
      classes,
      clock: deps.clock,
      ids: deps.ids,
    }),
    storm: stormOf({
      store: deps.storm,
      races: deps.races,
      downtime,
      maker,
      games: Object.keys(deps.games),
      listed,
      clock: deps.clock,
      timers: deps.timers,
      ids: deps.ids,
    }),
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
      store: deps.practice,
      questions,
      maker,
      games: deps.games,
      lexicon: deps.lexicon,
      reviews,
      feed,
      settle: () => log.settle(),
      clock: deps.clock,
      timers: deps.timers,
      ids: deps.ids,
    }),
  };
};
