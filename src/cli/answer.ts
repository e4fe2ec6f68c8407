import type { Level } from '../engine/explain/step.ts';
import { type Analysis, analyse } from '../engine/solve/analyse.ts';
import { workOf } from '../engine/solve/solver.ts';
import { explainChecked } from '../games/checked.ts';
import { formatLine, type Position } from '../games/line.ts';
import { nimberBy } from '../inquire/inquiries.ts';
import { sayExplained } from '../texts/explained.ts';
import { locales, parseFile, parseLine } from '../texts/index.ts';
import { type LocaleId, sayRefusal } from '../texts/locale.ts';
import { plain, plainInline } from '../texts/plain.ts';
import { analysisJson, errorJson } from './json.ts';

/** A longer line is shortened above its explanation. */
const MAX_HEAD_CHARS = 400;

/** What a command is asked about, its language, and what it may spend. */
export interface CliTask {
  readonly text: string;
  /** Text of a file that holds the position, or the rest of it. */
  readonly file?: string;
  readonly locale: LocaleId;
  readonly bound: number;
  /** Whether time is up for the answer; null: only counted work limits it. */
  readonly late?: (() => boolean) | null;
}

/** A position to be analysed and explained. */
export interface CliQuestion extends CliTask {
  readonly level: Level;
  readonly moves: number;
}

const analysed = ({ spot, win }: Position, { bound, moves, late = null }: CliQuestion): Analysis =>
  analyse(spot, win, { bound, moves, work: workOf(bound, late) });

/** Value of a nimber expression, or an error with an example that works; as text or as a JSON object. */
export const answerNimber = (asked: CliTask, asJson: boolean): CliAnswer => {
  const words = locales[asked.locale].inquiries.nimber;
  const found = nimberBy(asked.text, { work: workOf(asked.bound, asked.late ?? null) });
  if (!found.ok) {
    const [message, hint] = [words.fault(found.error), plainInline(words.tryThis)];
    const output = asJson
      ? JSON.stringify({ error: { code: found.error.code, message, hint } })
      : `${message}\n${hint}`;
    return { ok: false, output };
  }
  const { value: view } = found;
  if (asJson) return { ok: true, output: JSON.stringify(view) };
  const verdict = words.verdict(view, Number.POSITIVE_INFINITY);
  return { ok: true, output: [verdict, plain(words.steps(view))].filter((text) => text !== '').join('\n\n') };
};

export interface CliAnswer {
  /** False if the position is invalid. */
  readonly ok: boolean;
  readonly output: string;
}

const read = ({ text, file }: CliTask) => (file === undefined ? parseLine(text) : parseFile(text, file));

/** Explanation as text in the language asked for, or the refusal and a line that works. */
export const answer = (asked: CliQuestion): CliAnswer => {
  const locale = locales[asked.locale];
  const position = read(asked);
  if (!position.ok) {
    const hint = position.error.example === undefined ? '' : `\n${locale.hint(position.error.example)}`;
    return { ok: false, output: `${sayRefusal(locale, position.error)}${hint}` };
  }
  const analysis = analysed(position.value, asked);
  const line = formatLine(position.value);
  const head = line.length > MAX_HEAD_CHARS ? `${line.slice(0, 200)} … ${line.slice(-100)}` : line;
  const said = sayExplained(locale, explainChecked(analysis, asked.level), asked.level).flat();
  return { ok: true, output: `${head}\n\n${plain(said)}` };
};

/** JSON object of the contract. Unexpected errors become error objects, too, so that a batch continues. */
export const answerJson = (asked: CliQuestion): CliAnswer => {
  const locale = locales[asked.locale];
  try {
    const position = read(asked);
    if (!position.ok) return { ok: false, output: JSON.stringify(errorJson(position.error, locale)) };
    const analysis = analysed(position.value, asked);
    return { ok: true, output: JSON.stringify(analysisJson(analysis, asked.level)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, output: JSON.stringify({ error: { code: 'internal', message, hint: '' } }) };
  }
};
