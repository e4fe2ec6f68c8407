import type { QuestionKind } from '../../locale/quiz.ts';
import { QUESTION_KINDS } from '../quiz/question.ts';
import { bad, type Classroom, good } from './context.ts';
import type { Classed, QuizRequest } from './ports.ts';
import { isRunning, type QuizRecord, type QuizView } from './quiz.ts';
import { tokensOf } from './typed.ts';

/** What a quiz asks where nothing was said. */
const USUAL_KINDS: readonly QuestionKind[] = ['outcome', 'winning-move', 'nim-sum', 'mex', 'grundy', 'why'];
const USUAL_GAMES: readonly string[] = ['nim'];

/** Makes a quiz with its questions; students can then join. */
export const creating = (room: Classroom) => {
  const { classes: store, clock, ids, lexicon, engine, mayTeach, change } = room;

  const create = async (request: QuizRequest): Promise<Classed<QuizView>> => {
    const { by, channel, kinds: typedKinds, games: typedGames, ...rest } = request;
    if (by.guild === null) return bad('no-server', {});
    if (!(await mayTeach(by))) return bad('not-a-teacher', {});
    const last = await store.latest(by.guild, channel);
    if (last !== null && isRunning(last)) return bad('one-at-a-time', {});
    const kinds: QuestionKind[] = [];
    for (const token of tokensOf(typedKinds)) {
      const kind = QUESTION_KINDS.find((one) => one === token.replaceAll(' ', '-'));
      if (kind === undefined) return bad('no-such-skill', { token });
      kinds.push(kind);
    }
    const games: string[] = [];
    for (const token of tokensOf(typedGames)) {
      const game = lexicon.games.get(token);
      if (game === undefined) return bad('no-such-game', { token });
      if (!games.includes(game)) games.push(game);
    }
    const chosen = {
      ...rest,
      kinds: kinds.length > 0 ? kinds : USUAL_KINDS,
      games: games.length > 0 ? games : USUAL_GAMES,
    };
    const id = ids.match();
    const { questions } = engine.makeQuiz({
      count: chosen.count,
      mix: Object.fromEntries(chosen.kinds.map((kind) => [kind, 1])),
      games: chosen.games,
      level: chosen.level,
      seed: id,
      typed: chosen.typed,
    });
    if (questions.length === 0) return bad('no-questions', {});
    const now = clock();
    // A lobby that nobody started gives way.
    if (last?.phase === 'lobby') await change(last, { phase: 'over', plan: [], deadline: null });
    const quiz: QuizRecord = {
      id,
      guild: by.guild,
      channel,
      teacher: by.user,
      settings: chosen,
      phase: 'lobby',
      plan: questions.map((_, number) => number),
      current: -1,
      deadline: null,
      left: null,
      revision: 0,
      createdAt: now,
      updatedAt: now,
      board: null,
    };
    await store.create(quiz, questions);
    return good({ quiz, questions, students: 0, answers: [] });
  };

  return { create };
};
