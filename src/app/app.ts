import { lineParser } from '../games/line.ts';
import { analysesOf } from './analyses.ts';
import { archiveOf } from './class/archive.ts';
import { bankOf } from './class/bank.ts';
import type { RowVerifier } from './class/bank-ports.ts';
import { classesOf } from './class/classes.ts';
import { atOnce } from './class/question-maker.ts';
import { rostersOf } from './class/roster.ts';
import { definitionsOf } from './definitions.ts';
import type { Deps } from './deps.ts';
import { downtimeOf } from './downtime.ts';
import { housekeepingOf } from './housekeeping.ts';
import { inquiriesOf } from './inquiries.ts';
import { learningOf } from './learn/learning.ts';
import { MatchTable } from './match-table.ts';
import { matchesOf } from './matches.ts';
import type { App } from './ports.ts';
import { practiceOf } from './practice/practice.ts';
import { feedOf, reviewLogOf } from './practice/review-log.ts';
import { privacyOf } from './privacy.ts';
import { type Explainer, explain, remembered } from './quiz/explaining.ts';
import { questionEngine } from './quiz/index.ts';
import { verifyOwn } from './quiz/own-rows.ts';
import { recordsOf } from './records.ts';
import { reviewsOf } from './review.ts';
import { settingsOf } from './settings.ts';
import { Summaries } from './summaries.ts';
import { thinkerOf } from './thinking.ts';

/** Everything a surface may call, over these adapters. */
export const createApp = (deps: Deps): App => {
  const parse = lineParser(deps.games, deps.lexicon);
  const downtime = downtimeOf(deps.settings, deps.clock, deps.timers);
  const patience = deps.patience ?? null;
  const thinker = thinkerOf(deps.games, deps.lexicon, parse, patience, deps.thinker ?? null);
  const table = new MatchTable(deps.matches, parse, downtime, thinker);
  const summaries = new Summaries(thinker);
  const definitions = definitionsOf(deps.definitions, deps.clock, deps.lexicon);
  const matches = matchesOf(deps, table, definitions, summaries);
  const questions = questionEngine({ games: deps.games, parse });
  const explainer: Explainer = deps.explainer ?? ((wish) => Promise.resolve(explain({ parse }, wish)));
  const explained = remembered(explainer);
  const classes = classesOf({ ...deps, downtime }, questions, explained);
  const rows: RowVerifier = deps.rows ?? {
    verify: (own) => Promise.resolve(verifyOwn({ parse, lexicon: deps.lexicon }, own)),
  };
  const reviews = reviewsOf(table, summaries, thinker);
  const feed = feedOf(deps.practice, deps.timers);
  return {
    matches,
    reviews,
    housekeeping: housekeepingOf(deps, table, downtime),
    analyses: analysesOf(deps.solver, parse, deps.faulty, patience),
    inquiries: inquiriesOf(parse, patience, deps.inquiries ?? null),
    settings: settingsOf(deps.settings),
    records: recordsOf(deps.records, deps.settings),
    privacy: privacyOf(deps.privacy, matches),
    definitions,
    classes,
    bank: bankOf(deps, rows, definitions, classes),
    rosters: rostersOf(deps.classes, classes, deps.clock),
    explain: explained,
    archive: archiveOf(deps.archive, deps.classes, classes, deps.clock),
    learning: learningOf(deps.learning, questions, deps.clock),
    practice: practiceOf({
      store: deps.practice,
      questions,
      maker: deps.questions ?? atOnce(questions),
      games: deps.games,
      lexicon: deps.lexicon,
      reviews,
      feed,
      settle: reviewLogOf(deps, table, feed, summaries),
      clock: deps.clock,
      timers: deps.timers,
      ids: deps.ids,
    }),
  };
};
