/** Ways to spoil a certificate so that it cannot be right, whatever it proves. */
import type { Certificate, CertificateKind, ValueTable } from '../../src/engine/certificate/index.ts';
import type { Draw } from '../referee/draw.ts';

type Of<K extends CertificateKind> = Extract<Certificate, { readonly kind: K }>;
/** Null where the certificate cannot be spoiled in that way. */
type Spoiler<C> = (certificate: C, draw: Draw) => unknown;

const place = (draw: Draw, list: readonly unknown[]): number => draw.int(0, list.length - 1);

/** Spoils a random position of a set that has answers. */
const position =
  (change: (position: Of<'losing-set'>['positions'][number], i: number, draw: Draw) => unknown) =>
  (certificate: Of<'losing-set'>, draw: Draw): unknown => {
    const { positions } = certificate;
    const some = positions.flatMap(({ answers }, i) => (answers.length > 0 ? [i] : []));
    if (some.length === 0) return null;
    const i = draw.pick(some);
    return { ...certificate, positions: positions.with(i, change(positions[i]!, i, draw) as never) };
  };

/** Spoils a random answer of a random position. */
const answer = (change: (answer: readonly [string, number | null], i: number, at: string) => unknown) =>
  position(({ at, answers }, i, draw) => {
    const j = place(draw, answers);
    return { at, answers: answers.with(j, change(answers[j]!, i, at) as never) };
  });

const losingSet: readonly Spoiler<Of<'losing-set'>>[] = [
  // One move has no answer.
  position(({ at, answers }, _, draw) => ({ at, answers: answers.toSpliced(place(draw, answers), 1) })),
  // A move from a P-position leads to an N-position, which cannot be in the set.
  position(({ answers }, _, draw) => ({ ...draw.pick(answers.map(([to]) => ({ at: to }))), answers })),
  // A move cannot lead back to the same position.
  answer(([to], i) => [to, i]),
  answer(([to]) => [to, 1_000_000]),
  answer(([, to], _, at) => [at, to]),
  answer(([to, index]) => [to, index === null ? 0 : null]),
  (certificate) => (certificate.positions.length === 0 ? null : { ...certificate, positions: [] }),
];

/** Claims that are false, of certificates of any kind. */
const claims: readonly Spoiler<Certificate>[] = [
  ({ claim, ...rest }) => ({
    ...rest,
    claim: claim.outcome === 'N' ? { outcome: 'P', to: null } : { ...claim, outcome: 'N', to: rest.line },
  }),
  ({ claim, ...rest }) => (claim.outcome === 'D' ? null : { ...rest, claim: { ...claim, outcome: 'D' } }),
  ({ claim, ...rest }) => (claim.to === null ? null : { ...rest, claim: { ...claim, to: null } }),
  ({ claim, ...rest }) =>
    claim.to === null ? null : { ...rest, claim: { ...claim, to: rest.line.replace(/ misere$/, '') } },
  // A lost position with a move that wins.
  ({ claim, ...rest }) =>
    claim.outcome === 'N' ? null : { ...rest, claim: { ...claim, to: rest.line.replace(/ misere$/, '') } },
  ({ rule, ...rest }) => ({ ...rest, rule: rule === 'misere' ? 'normal' : 'misere' }),
  (certificate) => ({ ...certificate, certificate: 2 }),
  ({ line: _, ...rest }) => rest,
  (certificate) => ({ ...certificate, kind: 'trust-me' }),
];

/** Spoils a random table of one of the kinds. */
const table =
  <B extends ValueTable['by']>(
    by: B,
    change: (table: Extract<ValueTable, { readonly by: B }>, draw: Draw) => unknown,
  ) =>
  (certificate: Of<'values'>, draw: Draw): unknown => {
    const { tables } = certificate;
    const some = tables.flatMap((one, i) => (one.by === by ? [i] : []));
    if (some.length === 0) return null;
    const i = draw.pick(some);
    const changed = change(tables[i] as Extract<ValueTable, { readonly by: B }>, draw);
    return changed === null ? null : { ...certificate, tables: tables.with(i, changed as never) };
  };

const values: readonly Spoiler<Of<'values'>>[] = [
  ({ claim, ...rest }) => ({ ...rest, claim: { ...claim, grundy: String(BigInt(claim.grundy ?? 0) + 1n) } }),
  ({ claim: { grundy, ...claim }, ...rest }) => (grundy === undefined ? null : { ...rest, claim }),
  (certificate) => ({ ...certificate, line: `${certificate.line} misere` }),
  table('rows', ({ by, rows }, draw) => {
    const i = place(draw, rows);
    return { by, rows: rows.with(i, [rows[i]![0], rows[i]![1] + draw.int(1, 3)]) };
  }),
  table('rows', ({ by, rows }) => ({ by, rows: [...rows, [rows[0]![0], rows[0]![1] + 1]] })),
  table('period', (one, draw) => {
    const i = place(draw, one.values);
    return { ...one, values: one.values.with(i, one.values[i]! + draw.int(1, 3)) };
  }),
  // A window that is too short, or missing.
  table('period', (one) => (one.period === null ? null : { ...one, values: one.values.slice(0, -1) })),
  table('period', (one) => (one.period === null ? null : { ...one, period: one.period + 1 })),
  table('period', (one) => (one.period === null ? null : { ...one, preperiod: one.preperiod! - 1 })),
  table('period', ({ of }) => (of.startsWith('nim ') ? null : { of, by: 'size' })),
  table('size', ({ by }) => ({ of: 'lasker 0', by })),
  table('formula', ({ of }) => ({ of, by: 'size' })),
  table('formula', ({ by }, draw) => ({ of: draw.pick(['kayles', 'wythoff', 'chomp', 'nowhere']), by })),
];

const label =
  (change: (position: Of<'labels'>['positions'][number], draw: Draw) => unknown): Spoiler<Of<'labels'>> =>
  (certificate, draw) => {
    const { positions } = certificate;
    const i = place(draw, positions);
    const changed = change(positions[i]!, draw);
    return changed === null ? null : { ...certificate, positions: positions.with(i, changed as never) };
  };

const labels: readonly Spoiler<Of<'labels'>>[] = [
  // A false label: a check against its neighbours finds no counter-move.
  label(([at, outcome, counter]) => [at, outcome === 'P' ? 'N' : 'P', counter ?? 1000]),
  label(([at, outcome]) => (outcome === 'D' ? null : [at, 'D', null])),
  label(([at, outcome, counter]) => [at, outcome, counter === null ? 3 : null]),
  label(([at]) => [at, 'won', 1]),
  (certificate, draw) =>
    certificate.positions.length < 2
      ? null
      : { ...certificate, positions: certificate.positions.toSpliced(place(draw, certificate.positions), 1) },
  ({ positions, ...rest }) => ({ ...rest, positions: [...positions, positions[0]] }),
];

/** With one entry of a list left out; null where it is empty. */
const without = <T>(draw: Draw, list: readonly T[]): readonly T[] | null =>
  list.length === 0 ? null : list.toSpliced(place(draw, list), 1);

const pair: readonly Spoiler<Of<'pair'>>[] = [
  ({ n, ...rest }, draw) => ({ ...rest, n: String(BigInt(n) + BigInt(draw.int(1, 3))) }),
  ({ n, ...rest }) => ({ ...rest, n: `-${n}` }),
  ({ n: _, ...rest }) => rest,
];

const decomposition: readonly Spoiler<Of<'decomposition'>>[] = [
  (certificate, draw) => {
    const parts = without(draw, certificate.parts);
    return parts === null ? null : { ...certificate, parts };
  },
  // The same sum, but not the greedy one.
  ({ parts, ...rest }, draw) => {
    const i = place(draw, parts);
    const part = BigInt(parts[i] ?? 0);
    return part < 2n ? null : { ...rest, parts: parts.toSpliced(i, 1, String(part - 1n), '1') };
  },
  ({ parts, ...rest }) => ({ ...rest, parts: [...parts, '0'] }),
];

const matching: readonly Spoiler<Of<'matching'>>[] = [
  (certificate, draw) => {
    const pairs = without(draw, certificate.pairs);
    return pairs === null ? null : { ...certificate, pairs };
  },
  ({ barrier, ...rest }) => ({ ...rest, barrier: [...barrier, 'nowhere'] }),
  ({ pairs, ...rest }) => (pairs.length === 0 ? null : { ...rest, pairs: [...pairs, pairs[0]] }),
  ({ pairs, ...rest }, draw) =>
    pairs.length === 0
      ? null
      : { ...rest, pairs: pairs.with(place(draw, pairs), [pairs[0]![0], 'nowhere'] as const) },
  // A node paired with itself.
  ({ pairs, ...rest }, draw) =>
    pairs.length === 0
      ? null
      : { ...rest, pairs: pairs.map(([a], i) => (i === 0 ? [a, a] : pairs[place(draw, pairs)])) },
];

const symmetry: readonly Spoiler<Of<'symmetry'>>[] = [
  // A part without a twin and without a symmetry.
  ({ line, ...rest }) => (rest.claim.outcome === 'N' ? null : { ...rest, line: `${line} + nim 1` }),
  ({ line, ...rest }) => ({ ...rest, line: `${line} misere` }),
  ({ tables: _, ...rest }) => rest,
  ({ line, claim, ...rest }) => ({
    ...rest,
    line,
    claim: { ...claim, grundy: claim.outcome === 'N' ? '1' : '0' },
  }),
];

/** Spoils the elements of heaps, or of positions. */
const elements =
  (change: (list: readonly number[], certificate: Of<'quotient'>, draw: Draw) => readonly unknown[] | null) =>
  (certificate: Of<'quotient'>, draw: Draw): unknown => {
    const { of } = certificate;
    if (of.by === 'rows') {
      const list = change(
        of.rows.map(([, element]) => element),
        certificate,
        draw,
      );
      return list === null
        ? null
        : { ...certificate, of: { ...of, rows: list.map((element, i) => [of.rows[i]![0], element]) } };
    }
    const list = change(of.elements, certificate, draw);
    return list === null ? null : { ...certificate, of: { ...of, elements: list } };
  };

const quotient: readonly Spoiler<Of<'quotient'>>[] = [
  // Swaps the lost elements with the others.
  ({ lost, product, ...rest }) => ({
    ...rest,
    product,
    lost: product.flatMap((_, i) => (lost.includes(i) ? [] : [i])),
  }),
  ({ lost, ...rest }) => ({ ...rest, lost: [...lost, 0] }),
  (certificate) => ({ ...certificate, lost: [] }),
  // One more or one fewer element is lost. In tame quotients some elements may belong to no sum.
  ({ lost, product, line, ...rest }, draw) => {
    const i = draw.int(1, product.length - 1);
    return /^(?:bash|subtraction) /.test(line)
      ? null
      : { ...rest, line, product, lost: lost.includes(i) ? lost.filter((one) => one !== i) : [...lost, i] };
  },
  // A board gets the element of another board.
  elements((list, { of, product }, draw) => {
    const i = place(draw, list);
    const other = draw.int(0, product.length - 1);
    return of.by === 'rows' && other !== list[i] ? list.with(i, other) : null;
  }),
  // A heap gets an element of its own that is lost where it should be won, or the reverse.
  ({ product, ...rest }, draw) => {
    const [a, b] = [place(draw, product), draw.int(1, product.length - 1)];
    return { ...rest, product: product.with(a, product[a]!.with(b, product.length)) };
  },
  ({ product, ...rest }, draw) => {
    const [a, b] = [draw.int(1, product.length - 1), draw.int(1, product.length - 1)];
    const c = product[a]![b]!;
    return a === b ? null : { ...rest, product: product.with(a, product[a]!.with(b, c === 0 ? 1 : 0)) };
  },
  elements((list, { product }, draw) => list.with(place(draw, list), product.length)),
  elements((list, { of }) => (of.by === 'period' && of.period !== null ? list.slice(0, -1) : null)),
  ({ of, ...rest }) =>
    of.by === 'period' && of.period !== null ? { ...rest, of: { ...of, period: null } } : null,
  ({ of, ...rest }) => (of.by === 'rows' ? { ...rest, of: { ...of, rows: [...of.rows, of.rows[0]] } } : null),
];

const columns: readonly Spoiler<Of<'columns'>>[] = [
  ({ heaps, ...rest }, draw) => {
    const i = place(draw, heaps);
    return { ...rest, heaps: heaps.length === 0 ? ['1'] : heaps.with(i, String(BigInt(heaps[i]!) + 1n)) };
  },
  ({ heaps, ...rest }) => ({ ...rest, heaps: [...heaps, '0'] }),
  // A line to which these numbers do not belong.
  ({ line, ...rest }) =>
    rest.claim.outcome === 'N' || line.startsWith('grid')
      ? null
      : { ...rest, line: line.replace(/ (\d+)/, ' 1$1') },
  ({ heaps: _, ...rest }) => rest,
];

const quotients: readonly Spoiler<Of<'quotients'>>[] = [
  ({ quotients: list, ...rest }, draw) => {
    const i = place(draw, list);
    return { ...rest, quotients: list.length === 0 ? ['1'] : list.with(i, String(BigInt(list[i]!) + 1n)) };
  },
  ({ quotients: list, ...rest }) => ({ ...rest, quotients: [...list, '1'] }),
  ({ line, ...rest }) =>
    rest.claim.outcome === 'N' || rest.quotients.length === 0
      ? null
      : { ...rest, line: line.endsWith(' misere') ? line.slice(0, -7) : `${line} misere` },
];

const formula: readonly Spoiler<Of<'formula'>>[] = [
  // A row or a bar beside which this one is not lost.
  ({ line, ...rest }) =>
    rest.claim.outcome === 'N'
      ? null
      : { ...rest, line: line.replace(/ (\d+)/, (_, n: string) => ` ${BigInt(n) + 1n}`) },
  ({ line, ...rest }) => ({ ...rest, line: `${line} + nim 1` }),
  ({ line, claim, ...rest }) => ({ ...rest, line, claim: { ...claim, grundy: '0' } }),
];

const components: readonly Spoiler<Of<'components'>>[] = [
  (certificate, draw) => ({ ...certificate, proofs: without(draw, certificate.proofs) }),
  ({ proofs, ...rest }) => ({ ...rest, proofs: [...proofs, proofs[0]] }),
  ({ line, ...rest }) => (rest.claim.outcome === 'N' ? null : { ...rest, line: `${line} + nim 1` }),
  ({ line, ...rest }) => ({ ...rest, line: line.replace(/^any /, '') }),
];

const byKind: { readonly [K in CertificateKind]: readonly Spoiler<Of<K>>[] } = {
  'losing-set': losingSet,
  values,
  labels,
  pair,
  decomposition,
  matching,
  symmetry,
  quotient,
  columns,
  quotients,
  formula,
  components,
};

/** The certificate, spoiled in a random way. */
export const spoil = (certificate: Certificate, draw: Draw): unknown => {
  const own: readonly Spoiler<never>[] = byKind[certificate.kind];
  for (;;) {
    const spoiled = draw.pick(draw.chance(0.7) ? own : claims)(certificate as never, draw);
    if (spoiled !== null) return spoiled;
  }
};
