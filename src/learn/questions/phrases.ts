import { grouped } from '../../engine/core/maps.ts';
import type { Option, Spot } from '../../engine/core/spot.ts';
import { explain } from '../../engine/explain/explain.ts';
import { shown } from '../../engine/explain/shown.ts';
import type { ShownMove, Step } from '../../engine/explain/step.ts';
import { nimSum } from '../../engine/maths/nimber.ts';
import { type Analysis, analyse } from '../../engine/solve/analyse.ts';
import { usualWin } from '../../games/usual.ts';
import { isDefinition, NO_NAMES, type OwnNames, ownName } from '../../play/model/own-names.ts';
import { type Doc, type Inline, list, p, shorten } from '../../texts/doc.ts';
import { type Locale, sayAll, sayMove, sayWish } from '../../texts/locale.ts';
import { plainInline } from '../../texts/plain.ts';
import { sayProofLine, sayReason, sayStatement } from '../../texts/quiz.ts';
import type { Reason, Statement } from '../model/facts.ts';
import type { Flaw, Misconception } from '../model/misconception.ts';
import { brokenAt } from '../model/proof-line.ts';
import {
  type Choice,
  claimOf,
  isMarked,
  letterOf,
  offers,
  type Question,
  type Said,
  sameSaid,
  shownKey,
} from '../model/question.ts';
import { KINDS } from './kinds/index.ts';
import { inSum } from './kinds/zeckendorf.ts';
import { losingTable } from './losing-table.ts';
import type { GameCatalogue } from './positions.ts';
import { opposite } from './solved-position.ts';

/** Search bound for the proof of an answer, in options looked at; positions of questions are small. */
const MAX_SEARCHED_OPTIONS = 20_000;

/** Moves tried to refute a sentence. */
const MAX_TRIED_OPTIONS = 1_000;

/** The question itself, without its choices and without the position. */
export const sayPrompt = (locale: Locale, { prompt, key }: Question): readonly Inline[] =>
  (
    locale.quiz.prompts[prompt.kind] as (
      facts: Question['prompt'],
      locale: Locale,
      right: number,
    ) => readonly Inline[]
  )(prompt, locale, key.length).filter((run) => run !== '');

/** Definitions of games are shortened to this in the names of skills. */
const MAX_DEFINITION_CHARS = 40;

/**
 * A skill in words. Domain: `Question.skill`, or as practice stores it (see `practisedSkill`). `own`: the server's game names;
 * `called`: the name of its game, in place of the usual one.
 */
export const saySkill = (
  locale: Locale,
  skill: string,
  own: OwnNames = NO_NAMES,
  called: string | null = null,
): string => {
  const [kind, ...about] = skill.split(' ') as [Question['kind'], ...string[]];
  const misere = about.length > 1 && about.at(-1) === 'misere';
  const game = about.slice(0, misere ? -1 : undefined).join(' ');
  const { games, quiz, rules } = locale;
  const gameTexts: Readonly<Record<string, { readonly name: string } | undefined>> = games;
  const several: Readonly<Record<string, string | undefined>> = rules.several;
  const name =
    game === ''
      ? null
      : isDefinition(game)
        ? `${ownName(game, own) ?? games.custom.name} ${shorten(game, MAX_DEFINITION_CHARS)}`
        : (called ?? gameTexts[game]?.name ?? several[game] ?? sayWish(locale, game));
  const rule = misere ? 'misere' : usualWin(game) === 'misere' ? 'named' : 'normal';
  return quiz.skill(quiz.kinds[kind], name, rule);
};

/** An answer or a choice in words. */
export const sayAnswer = (locale: Locale, question: Question, said: Said): string => {
  const { quiz } = locale;
  switch (said.kind) {
    case 'order':
      return said.lines.map((line) => letterOf(line - 1)).join(' ');
    case 'values':
      return said.values.join(' ');
    case 'text':
      return said.text;
    case 'position':
      return said.name;
    case 'outcome':
      return quiz.outcomes[said.outcome];
    case 'number':
      return said.number;
    case 'numbers':
      return said.numbers.join(' + ');
    case 'move':
      return sayMove(locale, said.move.phrase);
    case 'part':
      return quiz.part(said.part);
    case 'reason':
      return sayReason(locale, said.reason);
    case 'statement': {
      const { prompt } = question;
      const line = prompt.kind === 'proof-order' ? prompt.lines[said.number - 1] : undefined;
      if (line !== undefined) return sayProofLine(locale, line);
      const statement = prompt.kind === 'spot-error' ? prompt.statements[said.number - 1] : undefined;
      return statement === undefined ? letterOf(said.number - 1) : sayStatement(locale, statement);
    }
  }
};

/** Several answers in words. */
export const sayAnswers = (locale: Locale, question: Question, said: readonly Said[]): string =>
  said.map((one) => sayAnswer(locale, question, one)).join(' · ');

/** An answer after the letter of its choice. P, N and D are their own letters. */
export const sayLettered = (locale: Locale, question: Question, said: Said): string => {
  const text = sayAnswer(locale, question, said);
  if (!offers(question) || said.kind === 'outcome') return text;
  const index = question.choices.findIndex(({ says }) => JSON.stringify(says) === JSON.stringify(said));
  return index < 0 ? text : `${letterOf(index)}) ${text}`;
};

/** A question in words, with its answers. */
export const inWords = (locale: Locale, question: Question) => ({
  kind: question.kind,
  text: plainInline(sayPrompt(locale, question)),
  line: question.shown ? question.line : null,
  choices: offers(question) ? question.choices.map(({ says }) => sayAnswer(locale, question, says)) : [],
  several: question.form === 'several',
  answers: question.key.map((said) => sayAnswer(locale, question, said)),
  difficulty: question.difficulty,
});

const analysed = ({ parse }: Pick<GameCatalogue, 'parse'>, { line }: Question): Analysis | null => {
  const position = parse(line);
  if (!position.ok) return null;
  const { spot, win } = position.value;
  return analyse(spot, win, { bound: MAX_SEARCHED_OPTIONS, moves: 24 });
};

/** The proof: the steps of the position's explanation that answer the question. */
export const answerSteps = (
  catalogue: Pick<GameCatalogue, 'parse'>,
  question: Question,
  analysis: Analysis | null = analysed(catalogue, question),
): readonly Step[] => {
  const telling = KINDS[question.kind].proof;
  if (analysis === null || telling?.length === 0) return [];
  const byOptions = question.kind === 'grundy' && analysis.spot.parts().length < 2;
  // No question is about misère forms.
  const steps = explain(analysis, byOptions ? 'table' : 'why').filter(({ kind }) => kind !== 'misere-form');
  const told = telling === undefined ? steps : steps.filter(({ kind }) => telling.includes(kind));
  return question.kind === 'nim-sum' ? told.map(withoutZeros) : told;
};

/** Drops rows of empty parts from an XOR table, since the question does not list them. */
const withoutZeros = (step: Step): Step =>
  step.kind === 'xor-table' ? { ...step, rows: step.rows.filter(({ value }) => value !== '0') } : step;

/** Refutes one answer with the question's own numbers and moves; null if only its misconception can be named. */
const refuted = (
  locale: Locale,
  question: Question,
  said: Said | undefined,
  analysis: Analysis | null,
): string | null => {
  if (said === undefined) return null;
  if (said.kind === 'move') return losing(locale, said.move, analysis);
  if (said.kind === 'reason') return untrue(locale, question, said.reason, analysis);
  const [right] = question.key;
  if (said.kind === 'order' && question.prompt.kind === 'proof-order') {
    const broken = brokenAt(question.prompt.lines, said.lines);
    return broken && locale.quiz.answer.needs(letterOf(broken.line - 1), letterOf(broken.needs - 1));
  }
  if (said.kind === 'values' && right?.kind === 'values') {
    const size = right.values.findIndex((value, i) => value !== said.values[i]);
    return size < 0 ? null : locale.quiz.answer.cell(size, right.values[size]!, said.values[size] ?? '');
  }
  if (said.kind === 'number' && question.prompt.kind === 'mex' && right?.kind === 'number')
    return question.prompt.numbers.includes(said.number)
      ? locale.quiz.answer.present(said.number)
      : locale.quiz.answer.missingBefore(said.number, right.number);
  const flaw = flawOf(question, said);
  return flaw === null ? null : locale.quiz.flaws[flaw];
};

/** The flaw of an answer that shows without analysis; null if there is none. */
const flawOf = ({ prompt }: Question, said: Said): Flaw | null => {
  if (said.kind === 'part') return 'any-part';
  if (said.kind === 'position') return 'n-position';
  if (said.kind === 'statement') return 'distrusted';
  if (said.kind === 'numbers' && prompt.kind === 'zeckendorf')
    return inSum(BigInt(prompt.n), said.numbers.map(BigInt));
  return null;
};

const sayTruth = (locale: Locale, statement: Statement): string =>
  locale.quiz.answer.untrue(sayStatement(locale, statement));

/** The true statement to set against a wrong answer that nothing else refutes. */
const truthOf = (locale: Locale, { prompt, key: [right] }: Question): string | null => {
  if (right?.kind === 'outcome') return sayTruth(locale, { kind: 'outcome', outcome: right.outcome });
  if (right?.kind !== 'number') return null;
  if (prompt.kind === 'nim-sum')
    return sayTruth(locale, { kind: 'nim-sum', values: prompt.numbers, sum: right.number });
  return prompt.kind === 'grundy' ? sayTruth(locale, { kind: 'value', value: right.number }) : null;
};

/** The reply that refutes a losing move. */
const losing = (locale: Locale, { to }: ShownMove, analysis: Analysis | null): string | null => {
  const left =
    analysis === null ? undefined : optionWhere(analysis.spot, ({ to: spot }) => spot.line === to)?.to;
  if (left === undefined || analysis === null) return null;
  const { solver, win } = analysis;
  if (left.isOver()) return win === 'misere' ? locale.quiz.answer.loses(null) : null;
  if (left.isLoopy && solver.loopy(left, win)?.outcome === 'D') return locale.quiz.answer.draws;
  // The solver of the analysis already knows most positions below.
  const reply = optionWhere(left, ({ to: spot }) => solver.outcome(spot, win)?.value === false);
  return reply === null ? null : locale.quiz.answer.loses(sayMove(locale, shown(reply).phrase));
};

/** The true statement to set against a false reason; null if the reason is true or nothing was found. */
const untrue = (
  locale: Locale,
  { key: [right] }: Question,
  reason: Reason,
  analysis: Analysis | null,
): string | null => {
  if (analysis === null) return null;
  switch (reason.kind) {
    case 'leads-to-p':
      return losing(locale, reason.move, analysis);
    case 'every-move': {
      const { solver, win } = analysis;
      const other = opposite(reason.to);
      const option = optionWhere(
        analysis.spot,
        ({ to }) => solver.outcome(to, win)?.value === (other === 'N'),
      );
      return option === null
        ? null
        : sayTruth(locale, { kind: 'option-outcome', move: shown(option), outcome: other });
    }
    case 'nim-sum': {
      const sum = nimSum(reason.values.map(BigInt)).toString();
      return sum === reason.sum ? null : sayTruth(locale, { ...reason, sum });
    }
    // Always true of the position: wrong only as a reason.
    case 'leads-to-n':
    case 'total':
    case 'moves':
    case 'parts':
    case 'some-reply':
    case 'replies':
    case 'none-equal':
    case 'all-below':
    case 'move-count':
    case 'largest':
      return null;
    case 'every-reply':
    case 'fewest-replies':
    case 'no-reply':
    case 'left-sum':
    case 'mex-of':
      return right?.kind === 'reason' ? locale.quiz.answer.untrue(sayReason(locale, right.reason)) : null;
  }
};

const optionWhere = (spot: Spot, is: (option: Option) => boolean): Option | null => {
  let looked = 0;
  for (const option of spot.options()) {
    if ((looked += 1) > MAX_TRIED_OPTIONS) return null;
    if (is(option)) return option;
  }
  return null;
};

/** Explains wrong choices that share a misconception and a refutation. */
const sayWrong = (
  locale: Locale,
  question: Question,
  alike: readonly { readonly choice: Choice; readonly why: string | null }[],
): readonly Inline[] => {
  const { quiz } = locale;
  const [first] = alike;
  if (first === undefined) return [];
  const claim = claimOf(first.choice);
  // Drops the full stop inside a list.
  const answers = alike.map(({ choice }) => sayLettered(locale, question, choice.says).replace(/[.。]$/, ''));
  const name = claim === null ? null : quiz.misconceptions[claim].name;
  return quiz.answer.wrong(answers.join(' · '), name, because(locale, claim, first) ?? '');
};

/** What is wrong with a misconception in general and with this choice in particular; null if neither is known. */
const because = (
  locale: Locale,
  claim: Misconception | null,
  { choice, why }: { readonly choice: Choice | undefined; readonly why: string | null },
): string | null => {
  if (choice?.says.kind === 'reason' && choice.counterexample !== null)
    return locale.quiz.answer.counterexample(choice.says.reason, choice.counterexample);
  const wrong = claim === null ? null : locale.quiz.misconceptions[claim].wrong;
  if (wrong === null || why === null || wrong === why) return wrong ?? why;
  return `${wrong}${locale.quiz.answer.between}${why}`;
};

/**
 * Explains what is wrong with an answer, and which misconception it fits. Domain: `said` as it was judged, with the only
 * misconception that leads to it; null: none does, or several, and no cause is named.
 */
export const explainWrong = (
  catalogue: Pick<GameCatalogue, 'parse'>,
  question: Question,
  said: readonly Said[],
  misconception: Misconception | null,
  locale: Locale,
): Doc => {
  const { misconceptions } = locale.quiz;
  const analysis = analysed(catalogue, question);
  const right = (one: Said): boolean => question.key.some((key) => sameSaid(key, one));
  const wrong = said.find((one) => !right(one));
  const choice = question.choices.find(({ says }) => wrong !== undefined && sameSaid(says, wrong));
  const why =
    wrong === undefined && said.length > 0
      ? locale.quiz.flaws['stopped-early']
      : (refuted(locale, question, wrong, analysis) ?? truthOf(locale, question));
  const text = because(locale, misconception, { choice, why });
  if (text === null) return [];
  return [
    p(...(misconception === null ? [] : locale.quiz.answer.fits(misconceptions[misconception].name)), text),
  ];
};

const byMisconception = (
  wrong: readonly { readonly choice: Choice; readonly why: string | null }[],
): readonly (typeof wrong)[] => [
  ...grouped(
    wrong,
    ({ choice, why }) => `${claimOf(choice)} ${choice.counterexample?.line ?? why ?? ''}`,
  ).values(),
];

/** A position, and what remains after one of its moves, in the question's notation. */
const sayLeaves = ({ line, name }: Extract<Said, { kind: 'position' }>, { position }: Spot): string => {
  const named = new Set(name.split(' '));
  const omitted = new Set(line.split(' ').filter((token) => token.includes('=') && !named.has(token)));
  const left = position.split(' ').filter((token) => !omitted.has(token));
  return `${name} → ${left.join(' ')}`;
};

/** A position independent of the order of its heaps and of empty ones. */
const heapsIn = ({ position }: Spot): string =>
  position
    .split(' ')
    .filter((token) => token !== '0')
    .toSorted()
    .join(' ');

/**
 * Why the listed positions are P or N. If all positions are listed and each N-position has a move to a listed one, possibly up
 * to heaps without moves, the P-positions prove each other; otherwise each N-position comes with a move.
 */
const sayLosing = (
  { parse }: Pick<GameCatalogue, 'parse'>,
  { quiz: { answer } }: Locale,
  question: Question,
  { solver, win }: Analysis,
): Doc => {
  const { choices, prompt } = question;
  const listed = choices.flatMap(({ says, misconception }) => {
    const position = says.kind === 'position' ? parse(says.line) : null;
    return says.kind === 'position' && position?.ok === true
      ? [{ says, spot: position.value.spot, isLost: misconception === null }]
      : [];
  });
  const lost = new Set(listed.flatMap(({ spot, isLost }) => (isLost ? [heapsIn(spot)] : [])));
  const loses = ({ to }: Option): boolean => solver.outcome(to, win)?.value === false;
  const isListed = (option: Option): boolean => lost.has(heapsIn(option.to)) && loses(option);
  const leaves = listed.flatMap(({ says, spot, isLost }) => {
    const option = isLost ? null : (optionWhere(spot, isListed) ?? optionWhere(spot, loses));
    return option === null ? [] : [{ says, option }];
  });
  const isSampled = prompt.kind === 'losing-positions' && prompt.sampled === true;
  const drawn = losingTable(question, ({ misconception }) => (misconception === null ? 'P' : 'N'));
  return [
    ...(drawn === null ? [] : [drawn]),
    ...(isSampled || leaves.some(({ option }) => !isListed(option))
      ? [
          p(answer.losingSome(win)),
          p(leaves.map(({ says, option }) => sayLeaves(says, option.to)).join(' · ')),
        ]
      : [p(answer.losing(win))]),
  ];
};

/** The part of an answer that only this kind of question has. */
const sayOwn = (
  catalogue: Pick<GameCatalogue, 'parse'>,
  locale: Locale,
  question: Question,
  analysis: Analysis | null,
): Doc => {
  const { answer } = locale.quiz;
  const [right] = question.key;
  const { prompt, error } = question;
  if (error !== null && right?.kind === 'statement') {
    const ought = sayStatement(locale, error.was);
    return [p(...answer.error(letterOf(right.number - 1), ought))];
  }
  if (prompt.kind === 'proof-order' && right?.kind === 'order')
    return [
      p(answer.ordered),
      list(right.lines.map((line) => [sayProofLine(locale, prompt.lines[line - 1]!)])),
    ];
  if (prompt.kind === 'losing-positions')
    return analysis === null ? [] : sayLosing(catalogue, locale, question, analysis);
  if (prompt.kind === 'mex' && right?.kind === 'number')
    return [p(...answer.mex(prompt.numbers, right.number))];
  if (prompt.kind === 'zeckendorf' && right?.kind === 'numbers')
    return [p(...answer.zeckendorf(prompt.n, right.numbers))];
  if (prompt.kind === 'period' && right?.kind === 'number') {
    const period = Number(right.number);
    const { values } = prompt;
    let preperiod = values.length - period;
    while (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + period]) preperiod -= 1;
    const most = Math.max(...prompt.set.split(',').map(Number));
    return [p(...answer.period(preperiod, period, most))];
  }
  return [];
};

/** The right answer in words. Where there are choices to pick from, only the right ones among them. */
export const answerHead = (question: Question, locale: Locale): Doc => {
  const { answer } = locale.quiz;
  const said = shownKey(question).map((key) => sayAnswer(locale, question, key));
  const isRow = question.prompt.kind === 'losing-positions';
  if (isMarked(question)) return [{ kind: 'verdict', text: answer.proved }];
  return said.length === 1 || isRow
    ? [{ kind: 'verdict', text: answer.right(said.join(' · ')) }]
    : [{ kind: 'verdict', text: answer.allRight }, list(said.map((one) => [one]))];
};

/** The right answer, its proof with the question's own numbers, and for each wrong choice its misconception and refutation. */
export const explainAnswer = (
  catalogue: Pick<GameCatalogue, 'parse'>,
  question: Question,
  locale: Locale,
): Doc => {
  const { answer } = locale.quiz;
  const analysis = analysed(catalogue, question);
  const wrong = question.choices
    .filter(
      ({ misconception, says }) =>
        offers(question) &&
        misconception !== null &&
        says.kind !== 'position' &&
        (says.kind !== 'statement' || misconception !== 'distrusted'),
    )
    .map((choice) => ({ choice, why: refuted(locale, question, choice.says, analysis) }))
    // The proof above refutes the rest.
    .filter(({ choice, why }) => because(locale, claimOf(choice), { choice, why }) !== null);
  return [
    ...answerHead(question, locale),
    ...sayOwn(catalogue, locale, question, analysis),
    ...sayAll(locale, answerSteps(catalogue, question, analysis)),
    ...(wrong.length === 0
      ? []
      : ([
          { kind: 'heading', text: answer.othersWrong },
          list(byMisconception(wrong).map((alike) => sayWrong(locale, question, alike))),
        ] as const)),
  ];
};
