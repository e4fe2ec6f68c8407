import type { Attachment, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { type Doc, note, p } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { plain, plainInline } from '../../texts/plain.ts';
import type { QuestionResult } from '../class/results.ts';
import type { QuizSettings } from '../model/assignment.ts';
import { validOrders } from '../model/proof-line.ts';
import {
  type Choice,
  claimOf,
  isMarked,
  letterOf,
  offers,
  type Question,
  type Said,
} from '../model/question.ts';
import type { Explainer } from '../questions/explaining.ts';
import { sayAnswer, sayPrompt } from '../questions/phrases.ts';
import { rulesOfQuestion } from './question.ts';
import { skillName } from './quiz.ts';

/** A question for learning platforms. Fractions are percent of its mark. */
export interface PlatformQuestion {
  readonly name: string;
  readonly text: string;
  /** `essay`: marked by the teacher, as lists of moves are. */
  readonly type: 'multichoice' | 'numerical' | 'shortanswer' | 'essay';
  /** `multichoice`: whether one answer is chosen. */
  readonly single: boolean;
  readonly answers: readonly PlatformAnswer[];
  /** The proof, shown after any answer. */
  readonly feedback: string;
}

interface PlatformAnswer {
  readonly text: string;
  readonly fraction: number;
  readonly feedback: string;
}

/** Numbers that Moodle's floating point compares exactly. */
const EXACT = /^\d{1,15}$/;
const isExact = (said: Said): boolean => said.kind === 'number' && EXACT.test(said.number);

/** Percent with five digits, by which Moodle recognises thirds and the like. */
const share = (count: number): number => Number((100 / count).toFixed(5));

/** All choices, wrong ones with their refutation. A wrong tick takes the whole mark: only the exact set is right. */
const choicesOf = (
  { choices, form }: Question,
  say: (said: Said) => string,
  refute: (choice: Choice) => Promise<string>,
): Promise<readonly PlatformAnswer[]> => {
  const right = choices.filter(({ misconception }) => misconception === null).length;
  return Promise.all(
    choices.map(async (choice) => {
      const isRight = choice.misconception === null;
      const fraction = isRight ? share(form === 'one' ? 1 : right) : form === 'one' ? 0 : -100;
      return { text: say(choice.says), fraction, feedback: isRight ? '' : await refute(choice) };
    }),
  );
};

/** Typed forms of an answer: a sum in either order, a move as the game writes it, values with spaces or commas. */
const typedAs = (said: Said, say: (said: Said) => string): readonly string[] => {
  if (said.kind === 'move') return [said.move.move];
  if (said.kind === 'values') return [' ', ', ', ','].map((between) => said.values.join(between));
  if (said.kind !== 'numbers') return [say(said)];
  const up = said.numbers.toSorted((a, b) => Number(BigInt(a) - BigInt(b)));
  return [up.toReversed(), up].flatMap((numbers) => [' + ', '+'].map((plus) => numbers.join(plus)));
};

/** The right answers, then the wrong ones of misconceptions, with their refutation. */
const typedAnswers = async (
  { key, choices, prompt }: Question,
  say: (said: Said) => string,
  refute: (choice: Choice) => Promise<string>,
): Promise<readonly PlatformAnswer[]> => {
  const orders: readonly Said[] =
    prompt.kind === 'proof-order' ? validOrders(prompt.lines).map((lines) => ({ kind: 'order', lines })) : [];
  const right = [...new Set([...key, ...orders].flatMap((said) => typedAs(said, say)))];
  const answers = new Map<string, PlatformAnswer>(
    right.map((text) => [text, { text, fraction: 100, feedback: '' }]),
  );
  for (const choice of choices.filter(({ misconception }) => misconception !== null)) {
    const feedback = await refute(choice);
    for (const text of typedAs(choice.says, say))
      if (!answers.has(text)) answers.set(text, { text, fraction: 0, feedback });
  }
  return [...answers.values()];
};

/** The proof without the list of wrong choices, whose refutations are their own feedback. */
const proofIn = (doc: Doc, locale: Locale): string => {
  const others = doc.findIndex(
    (block) => block.kind === 'heading' && block.text === locale.quiz.answer.othersWrong,
  );
  return plain(others < 0 ? doc : doc.slice(0, others));
};

/** The questions of results. */
export interface AskedQuiz {
  readonly quiz: { readonly settings: Pick<QuizSettings, 'own'> };
  readonly questions: readonly Pick<QuestionResult, 'question'>[];
}

const platformQuestion = async (
  { quiz }: AskedQuiz,
  slot: number,
  question: Question,
  explain: Explainer,
  locale: Locale,
): Promise<PlatformQuestion> => {
  const { own } = quiz.settings;
  const say = (said: Said): string => sayAnswer(locale, question, said);
  const refute = async (choice: Choice): Promise<string> =>
    plain(
      await explain({
        what: 'wrong',
        question,
        said: [choice.says],
        misconception: claimOf(choice),
        locale: locale.id,
      }),
    );
  const type = offers(question)
    ? 'multichoice'
    : question.form === 'moves' || isMarked(question)
      ? 'essay'
      : [...question.key, ...question.choices.map(({ says }) => says)].every(isExact)
        ? 'numerical'
        : 'shortanswer';
  return {
    name: `${slot}. ${skillName(question.skill, locale, [question], own)}`,
    text: [
      question.shown ? question.line : '',
      plain(rulesOfQuestion(question, locale, own)),
      plainInline(sayPrompt(locale, question)),
      question.form === 'order'
        ? question.choices.map(({ says }, i) => `${letterOf(i)}) ${say(says)}`).join('\n')
        : '',
      locale.quiz.forms[question.form],
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    type,
    single: question.form === 'one',
    answers:
      type === 'multichoice'
        ? await choicesOf(question, say, refute)
        : type === 'essay'
          ? []
          : await typedAnswers(question, say, refute),
    feedback: proofIn(await explain({ what: 'answer', question, locale: locale.id }), locale),
  };
};

/** The questions of a quiz, one by one: each proof may take seconds. */
export const platformQuestions = async (
  asked: AskedQuiz,
  explain: Explainer,
  locale: Locale,
  progress: (done: number, of: number) => void = () => undefined,
): Promise<readonly PlatformQuestion[]> => {
  const made: PlatformQuestion[] = [];
  for (const [i, { question }] of asked.questions.entries()) {
    made.push(await platformQuestion(asked, i + 1, question, explain, locale));
    progress(i + 1, asked.questions.length);
  }
  return made;
};

/**
 * Text of a GIFT file: a backslash before special characters, line breaks as `\n`. An arrow would make a short answer a
 * matching question, and cannot be escaped.
 */
const giftText = (text: string): string =>
  text
    .replace(/[\\#=~{}:]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replaceAll('->', '→');

const giftAnswer = (
  { type, single }: PlatformQuestion,
  { text, fraction, feedback }: PlatformAnswer,
): string => {
  const mark =
    type !== 'multichoice' ? `=%${fraction}%` : single ? (fraction > 0 ? '=' : '~') : `~%${fraction}%`;
  const said = type === 'numerical' ? `${text}:0` : giftText(text);
  return `\t${mark}${said}${feedback === '' ? '' : `#${giftText(feedback)}`}`;
};

/** Moodle's GIFT format: https://docs.moodle.org/en/GIFT_format */
export const gift = (questions: readonly PlatformQuestion[]): string =>
  questions
    .map((question) =>
      [
        `::${giftText(question.name)}::[plain]${giftText(question.text)}{${question.type === 'numerical' ? '#' : ''}`,
        ...question.answers.map((answer) => giftAnswer(question, answer)),
        `\t####${giftText(question.feedback)}`,
        '}',
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text of an XML file, without characters that XML forbids. */
const xmlText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no other control characters.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (char) => ENTITIES[char]!);

const xmlPart = (tag: string, text: string): string =>
  `<${tag} format="plain_text"><text>${xmlText(text)}</text></${tag}>`;

const xmlQuestion = (question: PlatformQuestion): string =>
  [
    `  <question type="${question.type}">`,
    `    <name><text>${xmlText(question.name)}</text></name>`,
    `    ${xmlPart('questiontext', question.text)}`,
    `    ${xmlPart('generalfeedback', question.feedback)}`,
    ...(question.type === 'multichoice'
      ? [
          `    <single>${question.single}</single>`,
          // Proofs refer to choices by their letters.
          '    <shuffleanswers>0</shuffleanswers>',
          '    <answernumbering>ABCD</answernumbering>',
        ]
      : []),
    ...(question.type === 'shortanswer' ? ['    <usecase>0</usecase>'] : []),
    ...question.answers.map(
      ({ text, fraction, feedback }) =>
        `    <answer fraction="${fraction}" format="plain_text"><text>${xmlText(text)}</text>${xmlPart('feedback', feedback)}${question.type === 'numerical' ? '<tolerance>0</tolerance>' : ''}</answer>`,
    ),
    '  </question>',
  ].join('\n');

/** Moodle's XML format: https://docs.moodle.org/en/Moodle_XML_format */
export const moodleXml = (questions: readonly PlatformQuestion[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.map(xmlQuestion).join('\n')}\n</quiz>\n`;

/** Without a byte order mark: Moodle's XML needs its first tag first. */
const questionFiles = (questions: readonly PlatformQuestion[]): readonly Attachment[] => [
  { name: 'questions.gift.txt', data: Buffer.from(gift(questions), 'utf8') },
  { name: 'questions.xml', data: Buffer.from(moodleXml(questions), 'utf8') },
];

/** The questions as files, for a teacher. */
export const questionsScreen = (questions: readonly PlatformQuestion[], locale: Locale): Screen => {
  const words = locale.classroom.questions;
  if (questions.length === 0) return plainScreen('info', words.title, [p(words.none)]);
  return {
    meaning: 'info',
    title: [words.title],
    doc: [p(words.text(questions.length)), note(words.keep)],
    files: questionFiles(questions),
  };
};
