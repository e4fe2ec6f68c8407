import { type Args, parseNumbers } from '../../engine/core/args.ts';
import type { Game } from '../../engine/core/game.ts';
import { pushTo } from '../../engine/core/maps.ts';
import { badOption, chain, ok, type Result, refuse } from '../../engine/core/result.ts';
import { seal } from '../../engine/core/seal.ts';
import type { SealedGame } from '../../engine/core/spot.ts';
import { dag } from '../dag/index.ts';
import { type Break, breakCodec, describeBreak, smallBreaking } from '../kit/breaking.ts';
import { openStep } from '../kit/breaking-steps.ts';
import { dealHeaps, formatHeaps, heapScene, heapsOfTotal, MAX_HEAPS } from '../kit/heaps.ts';
import { clausesOfRule, MAX_TAKEN_STONES, parseRule, type Rule } from '../kit/rule.ts';
import type { TokenMove, TokensPosition } from '../kit/tokens.ts';
import { openHeaps } from '../octal/theory.ts';
import { type RulePosition, rules } from './rules.ts';
import { asMisereOctal, asOctal, takeAndBreak } from './theory.ts';
import { MAX_HEAP_STONES, ruleCost } from './values.ts';

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'break-rule': true;
    'arcs-with-commas': true;
  }
}

/** User-defined game, as data: a rule for heaps, or an acyclic graph for tokens to walk on. */
export type Definition =
  | { readonly kind: 'rule'; readonly rule: Rule }
  /** Edges and names with commas between them, `a>b,b>c,d`, as typed. */
  | { readonly kind: 'graph'; readonly edges: string };

/** Options that define a game: exactly one of them, with a value without spaces. */
const DEFINING = ['rule', 'take', 'code', 'edges'] as const;

const MAX_EDGES_CHARS = 4000;

const badEdges = (edges: string) => badOption('edges', edges.slice(0, 40), 'arcs-with-commas');

/** Converts an octal code such as `0.137` to a rule: equal digits form one clause, with consecutive ones as a range. */
const ruleOfCode = (text: string): string | null => {
  const typed = /^([04])?\.([0-7]{1,64})$/.exec(text);
  if (typed === null) return null;
  const takes = new Map<string, string[]>();
  for (const { 0: run, 1: digit, index } of `${typed[1] ?? 0}${typed[2]!}`.matchAll(/(\d)\1*/g)) {
    const range = run.length === 1 ? `${index}` : `${index}-${index + run.length - 1}`;
    pushTo(takes, digit!, range);
  }
  takes.delete('0');
  const clauses = [...takes].map(([digit, amounts]) => {
    const leaves = [1, 2, 4].flatMap((bit, parts) => (Number(digit) & bit ? [parts] : []));
    return `${amounts.join(',')}:${leaves.join(',')}`;
  });
  return clauses.length === 0 ? null : clauses.join('|');
};

/**
 * Parses the definition in the options of a line: `rule=` (see `Rule`), `take=` (a set of numbers to take; a rule of one clause),
 * `code=` (an octal code, as a rule) or `edges=`. Exactly one of them.
 */
export const parseDefinition = (options: ReadonlyMap<string, string>): Result<Definition> => {
  const [name, other] = DEFINING.filter((option) => options.has(option));
  if (name === undefined) return refuse('missing-option', { token: 'rule' });
  if (other !== undefined) return refuse('options-exclude-each-other', { token: name, other });
  const text = options.get(name)!;
  if (name === 'edges')
    return text === '' || text.length > MAX_EDGES_CHARS ? badEdges(text) : ok({ kind: 'graph', edges: text });
  if (name === 'code' && ruleOfCode(text) === null) return badOption(name, text, 'octal-code');
  if (name === 'take' && /[:|]/.test(text)) return badOption(name, text, 'set-of-numbers');
  const rule = parseRule(name === 'code' ? ruleOfCode(text)! : text);
  if (rule !== null) return ok({ kind: 'rule', rule });
  const least = name === 'take' ? 1 : 0;
  const takes = text.replace(/:[^|]*/g, '').match(/\d+/g);
  const token = takes?.find((number) => Number(number) < least || Number(number) > MAX_TAKEN_STONES);
  return token === undefined
    ? badOption(name, text, name === 'take' ? 'set-of-numbers' : 'break-rule')
    : refuse('out-of-range', { token, least: `${least}`, most: `${MAX_TAKEN_STONES}` });
};

/** Definition as one option, as `parseDefinition` reads it. */
export const formatDefinition = (definition: Definition): string =>
  definition.kind === 'rule' ? `rule=${definition.rule.text}` : `edges=${definition.edges}`;

/** Heaps under a rule; `fixed`: the rule is not part of the line. */
const heapGame = (id: string, fixed: Rule | null, samples: readonly Rule[]): Game<RulePosition, Break> => ({
  id,
  example: fixed === null ? `${id} 9 4 rule=${samples[0]!.text}` : `${id} 9 4`,
  rules,
  position: {
    options: fixed === null ? DEFINING : [],
    parse: (args) => {
      const defined =
        fixed === null ? parseDefinition(args.options) : ok({ kind: 'rule' as const, rule: fixed });
      return chain(defined, (definition) =>
        definition.kind === 'rule'
          ? chain(parseNumbers(args, { most: MAX_HEAPS }), (heaps) => ok({ heaps, rule: definition.rule }))
          : refuse('options-exclude-each-other', { token: 'edges', other: 'rule' }),
      );
    },
    format: (at) => `${formatHeaps(at.heaps)}${fixed === null ? ` rule=${at.rule.text}` : ''}`,
  },
  move: breakCodec(),
  theories: [asOctal, asMisereOctal, takeAndBreak],
  describe: describeBreak,
  ruling: ({ rule }) => ({ kind: 'breaking', clauses: clausesOfRule(rule) }),
  scene: heapScene('tiles'),
  known: ({ heaps, rule }, win) => {
    if (rule.code !== null) return openHeaps({ heaps, code: rule.code }, win, rule.text);
    const heap = heaps.find((size) => size > BigInt(MAX_HEAP_STONES) || ruleCost(rule, size) > 0);
    return win === 'misere' ? [] : openStep(rule.text, heap, MAX_HEAP_STONES);
  },
  ofTotal: heapsOfTotal,
  *small(size) {
    for (const rule of samples)
      for (const heaps of smallBreaking(fixed === null ? Math.ceil(size / 3) : size)) yield { heaps, rule };
  },
  deal: (size, random) => {
    const rule = samples[Math.min(samples.length - 1, Math.floor(random() * samples.length))]!;
    for (let tries = 0; tries < 20; tries += 1) {
      const at = { heaps: dealHeaps(size + 1 + tries, random), rule };
      for (const _ of rules.moves(at)) return at;
    }
    return { heaps: dealHeaps(size, random), rule };
  },
});

/** Tokens on a graph: the game `dag` with the tokens as the position and the graph as an option, or fixed. */
const graphGame = (id: string, fixed: string | null, example: string): Game<TokensPosition, TokenMove> => {
  const parse = (args: Args): Result<TokensPosition> => {
    const [tokens, ...more] = args.rows;
    if (more.length > 0) return refuse('unexpected-row', { token: '/' });
    if (tokens === undefined || tokens.length === 0) return refuse('missing-position', { token: args.game });
    const edges = fixed ?? args.options.get('edges')!;
    if (edges.includes('=')) return badEdges(edges);
    return dag.position.parse({
      game: id,
      rows: [edges.split(',').filter((edge) => edge !== '')],
      options: new Map([['at', tokens.join(',')]]),
    });
  };
  return {
    ...dag,
    id,
    example,
    position: {
      options: fixed === null ? DEFINING : [],
      parse,
      format: (at) => {
        const words = dag.position.format(at).split(' ');
        const tokens = words.at(-1)!.slice('at='.length).replaceAll(',', ' ');
        return fixed === null ? `${tokens} edges=${words.slice(0, -1).join(',')}` : tokens;
      },
    },
    ruling: () => ({ kind: 'dag' }),
  };
};

/** Rules that small positions of `custom` are drawn from. */
const SAMPLES: readonly Rule[] = [
  '1,2:0-2',
  '1+|0:2',
  '0:2unequal',
  '1,3,4',
  '2:1|3:0-2',
  '1-3:0,2equal',
  '1:1-3',
  '0:2equal|1',
  '2+:0,3unequal|1:1',
].map((text) => parseRule(text)!);

/** Any user-defined game: the definition is an option of its line. */
export const custom: SealedGame = (() => {
  const heaps = seal(heapGame('custom', null, SAMPLES));
  const graphs = seal(graphGame('custom', null, 'custom 1 2 edges=1>2,2>3,1>3'));
  return {
    ...heaps,
    theorems: [...new Set([...heaps.theorems, ...graphs.theorems])],
    parse: (args) => {
      const defined = parseDefinition(args.options);
      if (!defined.ok) {
        // An unknown option is reported before a missing one.
        const unknown = [...args.options.keys()].some((name) => !heaps.options.includes(name));
        return unknown ? heaps.parse(args) : defined;
      }
      return defined.value.kind === 'graph' ? graphs.parse(args) : heaps.parse(args);
    },
    *small(size) {
      yield* heaps.small(size);
      yield* graphs.small(Math.min(2, size));
    },
  };
})();

/**
 * Game of a definition under a name of its own: its lines are the name and the position, `stairs 9 4`. Refuses a graph that has a
 * cycle or does not parse. The example is the smallest easily found position with a move.
 */
export const defineGame = (id: string, definition: Definition): Result<SealedGame> => {
  if (definition.kind === 'rule') return ok(seal(heapGame(id, definition.rule, [definition.rule])));
  const first = /^[^>,]+/.exec(definition.edges)?.[0];
  if (first === undefined) return badEdges(definition.edges);
  const game = graphGame(id, definition.edges, `${id} ${first}`);
  return chain(game.position.parse({ game: id, rows: [[first]], options: new Map() }), (start) => {
    const { graph } = start;
    const inner = [...new Set(graph.from)];
    const positions = function* (): Iterable<TokensPosition> {
      for (let a = 0; a < graph.names.length; a += 1) yield { ...start, tokens: [a] };
      for (const a of inner) for (const b of inner) yield { ...start, tokens: [a, b] };
    };
    return ok(
      seal({
        ...game,
        *small(size: number) {
          let count = 0;
          for (const at of positions()) {
            if ((count += 1) > 60 * size) return;
            yield at;
          }
        },
        deal: (size: number, random: () => number) => ({
          ...start,
          tokens: Array.from(
            { length: 1 + Math.min(3, size) },
            () => inner[Math.floor(random() * inner.length)] ?? 0,
          ),
        }),
      }),
    );
  });
};
