/** Interactions that no client of Discord would send, drawn from a seed. */
import { pick } from '../../../src/kernel/random.ts';
import type { JsonObject } from '../../../src/local/types.ts';
import { nastyLine } from './lines.ts';

type Chance = () => number;

export interface Forgery {
  /** 2 a command, 3 a component, 4 a completion, 5 a modal. */
  readonly type: 2 | 3 | 4 | 5;
  readonly data: JsonObject;
}

const KINDS = [...'acdehklmpqrstw', 'x', ''];
const VERBS =
  'strategy proof table share-proof move type undo resign hint accept join open choose next start do-end do-start name why answer page set board x'.split(
    ' ',
  );
const IDS = [
  '',
  '0',
  'a'.repeat(12),
  '__proto__',
  'constructor',
  '../../x',
  "' or 1=1 --",
  '\u202e',
  '9'.repeat(60),
];

const text = (chance: Chance): string =>
  chance() < 0.3 ? pick(IDS, chance) : nastyLine(chance).line.slice(0, 300);

const customId = (chance: Chance): string =>
  [
    pick(KINDS, chance),
    pick(IDS, chance),
    `${pick([0, 1, -1, 99_999, Number.NaN], chance)}`,
    pick(VERBS, chance),
    text(chance),
  ]
    .join('~')
    .slice(0, 100);

/** A command's innermost subcommand: its path and its options. */
interface Leaf {
  readonly path: readonly { readonly type: number; readonly name: string }[];
  readonly options: readonly JsonObject[];
}

const objects = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? (value as JsonObject[]) : [];

const leavesOf = (command: JsonObject): readonly Leaf[] => {
  const options = objects(command['options']);
  const below = options.filter(({ type }) => type === 1 || type === 2);
  if (below.length === 0) return [{ path: [], options }];
  return below.flatMap((one) =>
    leavesOf(one).map((leaf) => ({
      ...leaf,
      path: [{ type: one['type'] as number, name: one['name'] as string }, ...leaf.path],
    })),
  );
};

/** A value that may or may not have the option's type. */
const valueFor = (option: JsonObject, chance: Chance): string | number | boolean => {
  const right = chance() < 0.6;
  if (option['type'] === 4 || option['type'] === 10) return right ? Math.floor(chance() * 50) : -1e15;
  if (option['type'] === 5) return chance() < 0.5;
  const choices = objects(option['choices']);
  if (choices.length > 0 && right) return pick(choices, chance)['value'] as string;
  return text(chance);
};

/** Options with a user, role or file need resolved data, and are left out. */
const BY_ID = new Set([6, 7, 8, 9, 11]);

const commandCall = (commands: readonly JsonObject[], chance: Chance, typing: boolean): JsonObject => {
  const slashes = commands.filter((one) => (one['type'] ?? 1) === 1);
  const command = pick(slashes, chance);
  const leaf = pick(leavesOf(command), chance);
  let options: readonly JsonObject[] = leaf.options
    .filter(
      (option) => !BY_ID.has(option['type'] as number) && (option['required'] === true || chance() < 0.6),
    )
    .map((option) => ({ name: option['name'], type: option['type'], value: valueFor(option, chance) }));
  if (typing) options = [{ name: text(chance).slice(0, 32), type: 3, value: text(chance), focused: true }];
  for (const { type, name } of leaf.path.toReversed()) options = [{ type, name, options }];
  return { id: command['id'], name: chance() < 0.02 ? 'nothing' : command['name'], type: 1, options };
};

/** `commands`: as the bot registered them. */
export const forgery = (commands: readonly JsonObject[], chance: Chance): Forgery => {
  const kind = chance();
  if (kind < 0.35) return { type: 2, data: commandCall(commands, chance, false) };
  if (kind < 0.45) return { type: 4, data: commandCall(commands, chance, true) };
  if (kind < 0.65) return { type: 3, data: { custom_id: customId(chance), component_type: 2 } };
  if (kind < 0.85) {
    const values = Array.from({ length: Math.floor(chance() * 4) }, () => text(chance).slice(0, 100));
    return { type: 3, data: { custom_id: customId(chance), component_type: 3, values } };
  }
  const fields = ['line', 'move', 'answer', 'name', 'x'].map((name, i) => ({
    type: 18,
    id: 2 * i + 1,
    component: { type: 4, id: 2 * i + 2, custom_id: name, value: text(chance) },
  }));
  return { type: 5, data: { custom_id: customId(chance), components: fields } };
};
