import type { LoopyOutcome } from '../../engine/explain/step.ts';
import { button, buttonsOf } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Button, ControlRow, Picture, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import {
  type Block,
  type Doc,
  type Inline,
  moment,
  note,
  p,
  person,
  section,
  shorten,
  strong,
} from '../../texts/doc.ts';
import { gameNamed, type Locale } from '../../texts/locale.ts';
import type { Question, Said } from '../model/question.ts';
import { MAX_MISTAKES, STORM_MS } from '../model/storm.ts';
import { sayAnswer } from '../questions/phrases.ts';
import type { StormFault, StormLast, StormView } from '../storm/ports.ts';
import { choicesAbove, labelOf, positionOf, rulesOfQuestion } from './question.ts';

/** Handler of its controls. */
export const KIND = 'b';
const MAX_LINE_CHARS = 120;
/** Of the practice after a run. */
const PRACTICE_QUESTIONS = 5;

export const control = buttonsOf(KIND);

/** One's best of today and of all time, and the server's. */
const bestsDoc = ({ bests }: StormView, { storm }: Locale): Doc => [
  ...(bests === null || bests.ever === null || bests.ever === 0
    ? []
    : [note(storm.ownBest(bests.today, bests.ever))]),
  ...(bests === null || bests.server === null
    ? []
    : [note(...storm.serverBest(bests.server.score, person(bests.server.user)))]),
];

/** The place of a run in its race. */
const placeOf = ({ standing, run }: StormView, { race }: Locale): readonly string[] => {
  if (standing === null) return [];
  const { place, of, over } = standing;
  // Nobody is first without points.
  if (place === 1 && run.score === 0) return [];
  return [over ? race.place(place, of) : race.placeSoFar(place, of)];
};

/** The rules of a run, before its start. */
export const stormIntroScreen = (view: StormView, locale: Locale): Screen => {
  const { storm } = locale;
  return plainScreen(
    'play',
    storm.title,
    [
      p(...storm.rule(STORM_MS / 60_000, MAX_MISTAKES)),
      p(...storm.you),
      p(storm.games(view.games.map((game) => gameNamed(locale, game)).join(locale.writing.comma))),
      ...bestsDoc(view, locale),
    ],
    [
      [
        control(view.run.id, 0, 'start', storm.start, 'main'),
        ...(view.run.guild === null
          ? []
          : [control('', 0, 'race-new', locale.race.title), control('', 0, 'race-top', locale.race.top)]),
      ],
    ],
  );
};

/** The right answer in words. */
const rightAnswer = (question: Question, locale: Locale): string => {
  const right =
    question.choices.find(({ misconception }) => misconception === null)?.says ?? question.key[0]!;
  if (right.kind === 'outcome') return locale.storm.wins[right.outcome];
  return shorten(sayAnswer(locale, question, right), MAX_LINE_CHARS);
};

const lastDoc = (last: StormLast | null, locale: Locale): readonly Block[] => {
  if (last === null) return [];
  const { storm } = locale;
  return [note(last.question === null ? storm.right : storm.wrong(rightAnswer(last.question, locale)))];
};

/** Words for the outcome on buttons. */
const winnersOf = ({ win, lose, nobody }: Locale['storm']): Readonly<Record<LoopyOutcome, string>> => ({
  N: win,
  P: lose,
  D: nobody,
});

/** A button per choice; outcomes in plain words, oneself first. */
const answerRow = (id: string, number: number, question: Question, locale: Locale): ControlRow => {
  const winners = winnersOf(locale.storm);
  const isOwnWin = (says: Said): boolean => says.kind === 'outcome' && says.outcome === 'N';
  return question.choices
    .map(({ says }, i) => ({ says, i }))
    .toSorted((a, b) => Number(isOwnWin(b.says)) - Number(isOwnWin(a.says)))
    .map(({ says, i }) => {
      const label = says.kind === 'outcome' ? winners[says.outcome] : labelOf(question, i, locale);
      return control(id, number, 'pick', label, 'main', String(i));
    });
};

const scoreOf = ({ run }: StormView, { storm }: Locale): string =>
  storm.score(run.score, run.mistakes, MAX_MISTAKES);

/** A question of a run under way, with a line about the previous answer. */
export const stormScreen = (
  view: StormView,
  question: Question,
  locale: Locale,
  picture: Picture | null,
): Screen => {
  const { storm } = locale;
  const { run, deadline, last } = view;
  const drawn = picture !== null;
  return {
    meaning: 'play',
    title: [scoreOf(view, locale)],
    lead: [
      ...lastDoc(last, locale),
      ...(deadline === null ? [] : [note(...storm.ends(moment(deadline)))]),
      ...placeOf(view, locale).map((text) => note(text)),
    ],
    doc: [
      ...rulesOfQuestion(question, locale),
      ...positionOf(question, drawn),
      p(strong(question.kind === 'outcome' ? storm.who : storm.find)),
      ...(question.kind === 'outcome' ? [] : choicesAbove(question, locale, drawn)),
    ],
    rows: [answerRow(run.id, run.answered, question, locale)],
    pictures: picture === null ? [] : [picture],
  };
};

/** While the next question is being made. */
export const stormWaitScreen = (view: StormView, locale: Locale): Screen =>
  plainScreen(
    'wait',
    scoreOf(view, locale),
    [...lastDoc(view.last, locale), p(locale.storm.moment)],
    [[control(view.run.id, view.run.answered, 'show', locale.storm.goOn, 'main')]],
  );

const missedItems = ({ missed }: StormView, locale: Locale): readonly (readonly Inline[])[] =>
  missed.flatMap(({ number, question }) =>
    question === null
      ? []
      : [
          locale.storm.missed(
            number + 1,
            gameNamed(locale, question.game),
            shorten(question.line, MAX_LINE_CHARS),
            rightAnswer(question, locale),
          ),
        ],
  );

/** The result of a run, and what to do next. */
export const stormOverScreen = (view: StormView, locale: Locale): Screen => {
  const { storm } = locale;
  const { run, bests, missed } = view;
  const items = missedItems(view, locale);
  const toPractise = missed.find(({ question }) => question !== null)?.question ?? null;
  const isBest = run.score > 0 && bests?.ever === run.score;
  const why = missed.map(({ number }) => control(run.id, number, 'why', storm.why(number + 1)));
  const next: readonly Button[] = [
    control(run.id, 0, 'again', storm.again, 'main'),
    ...(toPractise === null
      ? []
      : [
          button(
            shortId('d', '', PRACTICE_QUESTIONS, 'skill', toPractise.skill),
            storm.practise(gameNamed(locale, toPractise.game)),
          ),
        ]),
  ];
  return {
    meaning: 'over',
    title: [
      `${storm.title} · ${run.mistakes >= MAX_MISTAKES ? storm.overMistakes(MAX_MISTAKES) : storm.overTime}`,
    ],
    doc: [
      p(...storm.result(run.score, run.answered, run.bestStreak)),
      ...placeOf(view, locale).map((text) => p(strong(text))),
      ...(isBest ? [p(strong(storm.newBest))] : []),
      ...bestsDoc(view, locale),
      ...section(storm.missedHeading, items),
    ],
    rows: [next, why].filter((row) => row.length > 0),
  };
};

/** Why an action failed. */
export const stormFaultScreen = ({ code }: StormFault, { storm }: Locale): Screen =>
  plainScreen('refused', storm.faultTitle, [p(...storm.faults[code])]);
