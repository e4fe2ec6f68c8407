import type { Question } from '../../app/quiz/question.ts';
import { sayAnswer, sayPrompt } from '../../app/quiz/say.ts';
import { code, type Doc, type Inline, note, p, shorten } from '../../locale/doc.ts';
import { parseLine } from '../../locale/index.ts';
import type { Locale } from '../../locale/locale.ts';
import { formatId, shortId } from '../custom-id.ts';
import type { Button, Row } from '../screen.ts';

const LONG = 120;
/** Choices that get a button each; more go into a select. */
const MOST_BUTTONS = 5;
const MOST_CHOICES = 25;

export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** Whether something is offered to choose from. */
export const offers = ({ form }: Question): boolean => form === 'one' || form === 'several';

/** The position, the question and what is offered; the last block says how to answer. */
export const asked = (question: Question, locale: Locale, drawn: boolean): Doc => {
  const position = question.shown ? parseLine(question.line) : null;
  return [
    ...(position?.ok === true
      ? [
          p(code(shorten(question.line, LONG))),
          { kind: 'scene', scene: position.value.spot.scene(), ...(drawn ? { brief: true } : {}) } as const,
        ]
      : []),
    p(...sayPrompt(locale, question)),
    ...(offers(question)
      ? [
          {
            kind: 'list',
            items: question.choices.map(({ says }, i): readonly Inline[] => [
              `${letterOf(i)}: ${sayAnswer(locale, question, says)}`,
            ]),
          } as const,
        ]
      : []),
    note(locale.quiz.forms[question.form]),
  ];
};

/**
 * How question `number` of `id` is answered: a button for each choice, or a select of them, and always by typing. Verbs of
 * the handler `kind`: `pick` (with the index as argument or value) and `type`.
 */
export const answerRows = (
  kind: string,
  id: string,
  number: number,
  question: Question,
  locale: Locale,
): readonly Row[] => {
  const words = locale.classroom.question;
  const type: Button = {
    kind: 'button',
    id: shortId(kind, id, number, 'type'),
    label: words.type,
    style: 'plain',
  };
  if (!offers(question)) return [[{ ...type, style: 'main' }]];
  const { choices, form } = question;
  const label = (i: number): string => `${letterOf(i)}: ${sayAnswer(locale, question, choices[i]!.says)}`;
  if (form === 'one' && choices.length <= MOST_BUTTONS)
    return [
      choices.flatMap((_, i): readonly Button[] => {
        const pick = formatId({ kind, id, revision: number, verb: 'pick', argument: String(i) });
        return pick === null ? [] : [{ kind: 'button', id: pick, label: label(i), style: 'main' }];
      }),
      [type],
    ];
  const shown = choices.slice(0, MOST_CHOICES);
  return [
    {
      kind: 'select',
      id: shortId(kind, id, number, 'pick'),
      placeholder: words.choose,
      choices: shown.map((_, i) => ({ label: label(i), value: String(i) })),
      most: form === 'several' ? shown.length : 1,
    },
    [type],
  ];
};
