import type { Level } from '../engine/explain/step.ts';
import type { QuizPace } from './classroom.ts';
import type { AttemptRule, ScoringRule } from './coursework.ts';
import type { Strength, TimeControl } from './screens.ts';

/** Who moves first; the same names as the use cases have. */
export type Beginner = 'me' | 'them' | 'random' | 'winnable';

/** The description of a command and of each of its options: at most 100 characters each (Discord). */
interface CommandText<O extends string> {
  readonly description: string;
  readonly options: Readonly<Record<O, string>>;
}

/** What Discord's command picker shows. Names of commands and options are English everywhere, so that a class can say them. */
export interface CommandTexts {
  readonly play: CommandText<
    'line' | 'opponent' | 'anybody' | 'level' | 'first' | 'misere' | 'size' | 'clock' | 'place'
  >;
  readonly analyze: CommandText<'line' | 'explain' | 'share' | 'file'>;
  readonly games: CommandText<never>;
  readonly review: CommandText<'match'>;
  readonly stats: CommandText<'user'>;
  readonly privacy: CommandText<never>;
  readonly define: CommandText<'name' | 'definition' | 'file' | 'remove'>;
  readonly table: CommandText<'game' | 'size' | 'show' | 'share'>;
  readonly claim: CommandText<'claim' | 'size' | 'share'>;
  readonly class: CommandText<'join' | 'name' | 'leave' | 'results' | 'homework'>;
  readonly teach: CommandText<
    | 'quiz'
    | 'create'
    | 'start'
    | 'panel'
    | 'results'
    | 'roster'
    | 'role'
    | 'removeRole'
    | 'whichRole'
    | 'games'
    | 'skills'
    | 'count'
    | 'level'
    | 'mode'
    | 'seconds'
    | 'reading'
    | 'typed'
    | 'title'
    | 'minutes'
    | 'students'
    | 'scoring'
    | 'speed'
    | 'podium'
    | 'shut'
    | 'schedule'
    | 'planned'
    | 'when'
    | 'lobby'
    | 'begins'
    | 'homework'
    | 'homeworkCreate'
    | 'homeworkList'
    | 'homeworkClose'
    | 'homeworkResults'
    | 'opens'
    | 'closes'
    | 'retakes'
    | 'counts'
    | 'zone'
    | 'whichZone'
  >;
  /** `/teach bank`, and what else of `/teach` reads or writes files. */
  readonly bank: CommandText<
    | 'add'
    | 'list'
    | 'show'
    | 'remove'
    | 'set'
    | 'positions'
    | 'file'
    | 'number'
    | 'ofSet'
    | 'roster'
    | 'export'
    | 'quiz'
  >;
  readonly settings: CommandText<never>;
  readonly help: CommandText<'topic'>;
  readonly choices: {
    readonly level: Readonly<Record<Strength, string>>;
    readonly first: Readonly<Record<Beginner, string>>;
    readonly clock: Readonly<Record<TimeControl, string>>;
    readonly place: Readonly<Record<'here' | 'thread', string>>;
    readonly mode: Readonly<Record<QuizPace | 'exam', string>>;
    readonly scoring: Readonly<Record<ScoringRule, string>>;
    readonly begins: Readonly<Record<'itself' | 'teacher', string>>;
    readonly retakes: Readonly<Record<'0' | '1' | '2' | '3' | '5' | 'any', string>>;
    readonly counts: Readonly<Record<AttemptRule, string>>;
    readonly explain: Readonly<Record<Level, string>>;
    readonly show: Readonly<Record<'outcomes' | 'values', string>>;
  };
  /** The menus on messages and on people; at most 32 characters. */
  readonly menus: { readonly analyze: string; readonly challenge: string };
  /** In the list that completes a line. */
  readonly autocomplete: {
    readonly dealt: (game: string) => string;
    readonly understood: (line: string) => string;
    readonly example: (game: string, line: string) => string;
  };
}
