import { ok, type Result } from '../../engine/core/result.ts';
import type { QuestionKind } from '../../locale/quiz.ts';
import { type OwnNames, ownName, ownNamesOf } from '../own-names.ts';
import { QUESTION_KINDS } from '../quiz/kinds/index.ts';
import type { Question } from '../quiz/question.ts';
import { setName } from './bank.ts';
import { type Classroom, takesChannel } from './classroom.ts';
import { type ClassFault, refuse } from './faults.ts';
import type { Created, QuizRequest } from './ports.ts';
import { atOwnPace, type QuizRecord, type QuizSettings, USUAL } from './quiz.ts';
import { tokensOf } from './typed-answer.ts';
import { momentOf } from './when.ts';

/** What a quiz asks where nothing was said. */
const USUAL_KINDS: readonly QuestionKind[] = ['outcome', 'winning-move', 'nim-sum', 'mex', 'grundy', 'why'];
const USUAL_GAMES: readonly string[] = ['nim'];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Homework that is open for less than two of these is reminded of after three quarters of its time. */
const REMIND = DAY;

/** When a channel is reminded of homework, once: a day before it closes, or where there is less time, later. */
export const remindAt = (opens: number, closes: number): number =>
  closes - opens >= 2 * REMIND ? closes - REMIND : opens + Math.round((closes - opens) * 0.75);

type Chosen = Pick<QuizSettings, 'kinds' | 'games' | 'own'>;

interface Lines {
  readonly bank: string;
  readonly lines: readonly string[];
  readonly own: OwnNames;
}

type Times = Pick<QuizSettings, 'startsAt' | 'closesAt'> & { readonly twice: boolean };

/** Makes a quiz with its questions; students can then join. */
export const creating = (room: Classroom) => {
  const { classes: store, clock, ids, lexicon, questions: maker, mayTeach, change } = room;

  const chosenOf = async (
    guild: string,
    typedKinds: string,
    typedGames: string,
  ): Promise<Result<Chosen, ClassFault>> => {
    const kinds: QuestionKind[] = [];
    for (const token of tokensOf(typedKinds)) {
      const kind = QUESTION_KINDS.find((one) => one === token.replaceAll(' ', '-'));
      if (kind === undefined) return refuse('no-such-skill', { token });
      kinds.push(kind);
    }
    const games: string[] = [];
    const tokens = tokensOf(typedGames);
    const strange = tokens.some((token) => !lexicon.games.has(token));
    const named = strange ? await room.definitions.of(guild) : [];
    for (const token of tokens) {
      const game = lexicon.games.get(token) ?? named.find(({ name }) => name === token)?.name;
      if (game === undefined) return refuse('no-such-game', { token });
      if (!games.includes(game)) games.push(game);
    }
    const own = ownNamesOf(named.filter(({ name }) => games.includes(name)));
    return ok({
      kinds: kinds.length > 0 ? kinds : USUAL_KINDS,
      games: games.length > 0 ? games : USUAL_GAMES,
      ...(Object.keys(own).length > 0 ? { own } : {}),
    });
  };

  /** The positions of a set of the question bank. */
  const linesOf = async (guild: string, typed: string): Promise<Result<Lines, ClassFault>> => {
    const set = await room.bank.contents(guild, setName(typed));
    if (set === null)
      return refuse('no-such-set', {
        token: typed,
        known: (await room.bank.sets(guild)).map(({ name }) => name),
      });
    const own = ownNamesOf(await room.definitions.of(guild));
    return ok({ bank: set.name, lines: set.positions.map(({ line }) => line), own });
  };

  /** The games that are asked about, as their names stand in the settings. */
  const gamesOf = (questions: readonly Question[], own: OwnNames): readonly string[] => [
    ...new Set(questions.map(({ line, game }) => ownName(line, own) ?? game)),
  ];

  const timesOf = ({ mode, starts, closes }: QuizRequest, zone: string): Result<Times, ClassFault> => {
    const begin = starts === undefined ? null : momentOf(starts, zone, clock());
    if (begin?.ok === false) return begin;
    const end = closes === undefined ? null : momentOf(closes, zone, clock());
    if (end?.ok === false) return end;
    const [startsAt, closesAt] = [begin?.value.at ?? null, end?.value.at ?? null];
    if (mode === 'homework' && (closesAt === null || closesAt <= (startsAt ?? clock())))
      return refuse('no-window', {});
    return ok({ startsAt, closesAt, twice: begin?.value.twice === true || end?.value.twice === true });
  };

  /** In which phase it begins, and until when. */
  const beginning = ({ mode, startsAt, lobbyMinutes }: QuizSettings, now: number) => {
    if (mode === 'homework') return { phase: 'planned', deadline: startsAt ?? now } as const;
    return startsAt === null
      ? ({ phase: 'lobby', deadline: null } as const)
      : ({ phase: 'planned', deadline: Math.max(now, startsAt - lobbyMinutes * MINUTE) } as const);
  };

  const create = async (request: QuizRequest): Promise<Result<Created, ClassFault>> => {
    const { by, channel, kinds, games, starts, closes: _, ...rest } = request;
    if (by.guild === null) return refuse('no-server', {});
    if (!(await mayTeach(by))) return refuse('not-a-teacher', {});
    const last = await store.latest(by.guild, channel);
    const atOnce = rest.mode !== 'homework' && starts === undefined;
    if (atOnce && last !== null && takesChannel(last)) return refuse('one-at-a-time', {});
    const chosen = await chosenOf(by.guild, kinds, games);
    if (!chosen.ok) return chosen;
    const given = rest.bank === undefined ? null : await linesOf(by.guild, rest.bank);
    if (given?.ok === false) return given;
    const zone = await room.zone(by.guild);
    const times = timesOf(request, zone);
    if (!times.ok) return times;
    const { twice, ...window } = times.value;
    const wished: QuizSettings = { ...USUAL, ...rest, ...chosen.value, ...window };
    const id = ids.match();
    const { questions } = await maker.makeQuiz({
      count: wished.count,
      mix: Object.fromEntries(wished.kinds.map((kind) => [kind, 1])),
      games: wished.games,
      level: wished.level,
      seed: id,
      typed: wished.typed,
      ...(wished.own === undefined ? {} : { own: wished.own }),
      ...(given === null ? {} : { lines: given.value.lines }),
    });
    if (questions.length === 0) return refuse('no-questions', {});
    const settings: QuizSettings =
      given === null
        ? wished
        : {
            ...wished,
            bank: given.value.bank,
            own: given.value.own,
            games: gamesOf(questions, given.value.own),
            count: Math.min(wished.count, given.value.lines.length),
          };
    const now = clock();
    // A lobby that nobody started gives way.
    const replaced = atOnce && last?.phase === 'lobby' ? last : null;
    if (replaced !== null) await change(replaced, { phase: 'over', plan: [], deadline: null });
    const quiz: QuizRecord = {
      id,
      guild: by.guild,
      channel,
      teacher: by.user,
      settings,
      ...beginning(settings, now),
      plan: questions.map((_question, number) => number),
      current: -1,
      left: null,
      revision: 0,
      createdAt: now,
      updatedAt: now,
      board: null,
      ending: null,
      remindAt: settings.closesAt === null ? null : remindAt(settings.startsAt ?? now, settings.closesAt),
      prepared: !atOwnPace({ settings }),
    };
    await store.create(quiz, questions);
    return ok({
      quiz,
      questions,
      students: 0,
      answers: [],
      zone,
      twice,
      ...(replaced === null ? {} : { replaced: replaced.id }),
    });
  };

  return { create };
};
