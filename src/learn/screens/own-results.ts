import type { Screen } from '../../kernel/screen.ts';
import { code, type Inline, note, p, shorten } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { accuracy, type Results } from '../class/results.ts';
import { atOwnPace } from '../model/policy.ts';
import type { Said } from '../model/question.ts';
import { hasPoints, mostPoints, roundPoints } from '../model/scoring.ts';
import { sayAnswer } from '../questions/phrases.ts';
import { skillName } from './quiz.ts';

const LONG = 120;
const SHORT_LINE = 40;

/** What is one person's alone. */
export const ownResultsScreen = (results: Results, locale: Locale): Screen => {
  const words = locale.classroom.own;
  const [student] = results.students;
  const { settings } = results.quiz;
  const { scoring } = locale.classroom.work;
  const lines = (student?.items ?? []).map(({ slot, question, row }) => {
    const say = (said: readonly Said[]): string =>
      shorten(said.map((one) => sayAnswer(locale, question, one)).join(' · '), LONG);
    const sure =
      settings.scoring !== 'confidence' || row === null
        ? null
        : row.sure === true
          ? scoring.sure
          : scoring.unsure;
    return [
      ...words.line(
        slot,
        row?.right ?? null,
        row === null ? '' : say(row.said),
        say(question.key.slice(0, 3)),
        sure,
      ),
      // Everybody had another position: the list says which.
      ...(atOwnPace(results.quiz) && question.shown ? [' · ', code(shorten(question.line, SHORT_LINE))] : []),
    ];
  });
  return {
    meaning: 'info',
    title: [words.title],
    doc: [
      ...(student === undefined || student.asked === 0
        ? [p(words.none)]
        : [
            p(...words.score(student.right, student.asked)),
            ...(hasPoints(settings)
              ? [
                  p(
                    ...scoring.points(
                      roundPoints(student.points),
                      roundPoints(student.asked * mostPoints(settings)),
                    ),
                  ),
                  note(scoring.rule(settings.scoring, settings.speed)),
                ]
              : []),
            { kind: 'list', items: lines } as const,
            { kind: 'heading', text: words.bySkill } as const,
            {
              kind: 'list',
              items: [...student.skills].map(([skill, tally]): readonly Inline[] => [
                `${skillName(
                  skill,
                  locale,
                  student.items.map(({ question }) => question),
                  results.quiz.settings.own,
                )}${locale.writing.colon}${tally.right}/${tally.asked} · ${Math.round(100 * accuracy(tally))}%`,
              ]),
            } as const,
          ]),
      note(words.private),
    ],
  };
};
