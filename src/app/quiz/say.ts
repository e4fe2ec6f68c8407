import { explain } from '../../engine/explain/explain.ts';
import type { Step, StepKind } from '../../engine/explain/step.ts';
import { analyse } from '../../engine/solve/analyse.ts';
import { type Doc, type Inline, p, shorten } from '../../locale/doc.ts';
import { type Locale, sayAll, sayMove } from '../../locale/locale.ts';
import { sayReason, sayStatement } from '../../locale/quiz.ts';
import { isDefinition, NO_NAMES, type OwnNames, ownName } from '../own-names.ts';
import type { Catalogue } from './positions.ts';
import type { Choice, Question, Said } from './question.ts';

/** The steps that answer a question of each kind, of the explanation of its position; null: all of them. */
const TELLING: Readonly<Record<Question['kind'], readonly StepKind[] | null>> = {
  outcome: null,
  mex: [],
  'nim-sum': ['xor-table'],
  grundy: null,
  'winning-move': null,
  'all-winning-moves': null,
  'which-part': ['part-values', 'xor-table', 'repair', 'winning-moves'],
  zeckendorf: [],
  period: [],
  'spot-error': null,
  why: null,
};

/** Options looked at for the proof of an answer, in the thread that answers clicks; questions are about small positions. */
const BOUND = 20_000;

/** The question itself, without its choices and without the position. */
export const sayPrompt = (locale: Locale, { prompt }: Question): readonly Inline[] =>
  (locale.quiz.prompts[prompt.kind] as (facts: Question['prompt'], locale: Locale) => readonly Inline[])(
    prompt,
    locale,
  ).filter((run) => run !== '');

/** Definitions of games in the names of skills, in characters. */
const LONGEST_DEFINITION = 40;

/**
 * What is practised, in words. Domain: the skill of a question, or as practice keeps it (see `practisedSkill`). `own`: names of
 * games where it is read.
 */
export const saySkill = (locale: Locale, skill: string, own: OwnNames = NO_NAMES): string => {
  const [kind, game, misere] = skill.split(' ') as [Question['kind'], string?, string?];
  const { games, pictures, quiz } = locale;
  const names: Readonly<Record<string, string | undefined>> = {
    ...pictures.drawn.how,
    ...Object.fromEntries(Object.entries(games).map(([id, { name }]) => [id, name])),
  };
  const name =
    game === undefined
      ? null
      : isDefinition(game)
        ? `${ownName(game, own) ?? games.custom.name} ${shorten(game, LONGEST_DEFINITION)}`
        : (names[game] ?? game);
  return quiz.skill(quiz.kinds[kind], name, misere === undefined ? 'normal' : 'misere');
};

/** An answer or a choice in words. */
export const sayAnswer = (locale: Locale, question: Question, said: Said): string => {
  const { quiz } = locale;
  switch (said.kind) {
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
      const statement = prompt.kind === 'spot-error' ? prompt.statements[said.number - 1] : undefined;
      return statement === undefined
        ? `${said.number}`
        : `${said.number}) ${sayStatement(locale, statement)}`;
    }
  }
};

/** The proof, as steps of the engine's explanation of the position. */
export const answerSteps = ({ parse }: Pick<Catalogue, 'parse'>, question: Question): readonly Step[] => {
  const telling = TELLING[question.kind];
  const position = parse(question.line);
  if (!position.ok || telling?.length === 0) return [];
  const { spot, win } = position.value;
  const analysis = analyse(spot, win, { bound: BOUND, moves: 24 });
  const byOptions = question.kind === 'grundy' && spot.parts().length < 2;
  const steps = explain(analysis, byOptions ? 'table' : 'strategy');
  return telling === null ? steps : steps.filter(({ kind }) => telling.includes(kind));
};

/** Why choices are wrong that come from one thought; those with a counterexample stand alone. */
const sayWrong = (locale: Locale, question: Question, alike: readonly Choice[]): readonly Inline[] => {
  const { quiz } = locale;
  const [first] = alike;
  const { name, wrong } = quiz.misconceptions[first?.misconception ?? 'distrusted'];
  const counter = first?.counterexample ?? null;
  const answers = alike.map(({ says }) => sayAnswer(locale, question, says)).join(' · ');
  return quiz.answer.wrong(
    answers,
    name,
    counter === null ? wrong : quiz.answer.counterexample(counter.line, counter.outcome),
  );
};

const byThought = (choices: readonly Choice[]): readonly (readonly Choice[])[] => {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = `${choice.misconception} ${choice.counterexample?.line ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [choice]);
    else group.push(choice);
  }
  return [...groups.values()];
};

/** What only this kind of question has to say of its answer. */
const sayOwn = (locale: Locale, question: Question): Doc => {
  const { answer, misconceptions } = locale.quiz;
  const [right] = question.key;
  const { prompt, error } = question;
  if (error !== null && right?.kind === 'statement') {
    const ought = sayStatement(locale, error.was);
    return [p(...answer.error(right.number, ought, misconceptions[error.misconception].name))];
  }
  if (prompt.kind === 'mex' && right?.kind === 'number')
    return [p(...answer.mex(prompt.numbers, right.number))];
  if (prompt.kind === 'zeckendorf' && right?.kind === 'numbers')
    return [p(...answer.zeckendorf(prompt.n, right.numbers))];
  if (prompt.kind === 'period' && right?.kind === 'number') {
    const period = Number(right.number);
    const { values } = prompt;
    let preperiod = values.length - period;
    while (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + period]) preperiod -= 1;
    return [p(...answer.period(preperiod, period))];
  }
  return [];
};

/**
 * The answer in words: what is right, the proof with these very numbers, and for each wrong choice that was offered the
 * thought it comes from and what is wrong with it.
 */
export const explainAnswer = (
  catalogue: Pick<Catalogue, 'parse'>,
  question: Question,
  locale: Locale,
): Doc => {
  const { answer } = locale.quiz;
  const said = question.key.map((key) => sayAnswer(locale, question, key));
  const head: Doc =
    said.length === 1
      ? [{ kind: 'verdict', text: answer.right(said[0]!) }]
      : [
          { kind: 'verdict', text: answer.allRight },
          { kind: 'list', items: said.map((one) => [one]) },
        ];
  const offered = question.form === 'one' || question.form === 'several';
  const wrong = question.choices.filter(
    ({ misconception }) => offered && misconception !== null && misconception !== 'distrusted',
  );
  return [
    ...head,
    ...sayOwn(locale, question),
    ...sayAll(locale, answerSteps(catalogue, question)),
    ...(wrong.length === 0
      ? []
      : ([
          { kind: 'heading', text: answer.othersWrong },
          { kind: 'list', items: byThought(wrong).map((alike) => sayWrong(locale, question, alike)) },
        ] as const)),
  ];
};
