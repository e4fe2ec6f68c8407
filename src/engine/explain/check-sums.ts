import type { Part } from '../core/spot.ts';
import { keyOf } from '../solve/equal-parts.ts';
import { arrive, type Checks, first, partOf, wins } from './check-kit.ts';

/** Whether `shown` has distinct items, all but `more` of `count`. */
const areSome = (shown: readonly number[], more: number, count: number): boolean =>
  more >= 0 && new Set(shown).size === shown.length && shown.length + more === count;

/** Checks of steps about the parts of a sum and the components of other compounds. */
export const sumChecks = {
  'beside-zero': (step, context) => {
    const { spot } = context;
    const [one, parts] = [partOf(spot, step.part), spot.parts()];
    if (one === undefined) return 'no such part';
    const others = parts.filter((part) => part.component !== one.component || part.part !== one.part);
    if (others.length !== parts.length - 1 || step.rows.length + step.more !== others.length) return 'rows';
    for (const row of step.rows) {
      const part = partOf(spot, row.part);
      if (part === undefined || String(context.grundy(part.spot)) !== row.value)
        return `value of ${row.part.line}: ${row.value}`;
    }
    const n = context.outcome(one.spot);
    return first(
      others.reduce((sum, part) => sum ^ context.grundy(part.spot), 0) === 0 ? null : 'not 0',
      step.outcome === (n ? 'N' : 'P') && n === context.outcome(spot) ? null : 'outcome',
      step.open === (n && others.some((part) => !part.spot.isOver())) ? null : 'open',
    );
  },
  'equal-parts': (step, context) => {
    const { spot } = context;
    const parts = spot.parts();
    if (step.pairs.length * 2 + step.morePairs * 2 + step.rest.length + step.moreRest !== parts.length)
      return 'parts';
    // By label, not identity: a compound makes its parts anew on each call.
    const placeOf = (part: Part): string => `${part.component} ${part.part}`;
    const said = new Set<string>();
    for (const [a, b] of step.pairs) {
      const [one, other] = [partOf(spot, a), partOf(spot, b)];
      if (one === undefined || other === undefined) return `no such pair: ${a.line}`;
      if (said.has(placeOf(one)) || placeOf(one) === placeOf(other) || said.has(placeOf(other)))
        return `twice: ${a.line}`;
      said.add(placeOf(one)).add(placeOf(other));
      if (keyOf(one.spot) !== keyOf(other.spot)) return `${a.line} is not ${b.line}`;
      if (context.grundy(one.spot) !== context.grundy(other.spot)) return `${a.line} is worth another`;
    }
    let sum = 0;
    for (const { part: label, value } of step.rest) {
      const part = partOf(spot, label);
      if (part === undefined || said.has(placeOf(part))) return `no such rest: ${label.line}`;
      said.add(placeOf(part));
      if (value === null) continue;
      if (String(context.grundy(part.spot)) !== value) return `value of ${label.line}: ${value}`;
      sum ^= Number(value);
    }
    if (step.moreRest === 0 && String(sum) !== step.sum) return `sum ${step.sum}`;
    if (step.example !== null) {
      const after = arrive(spot, step.example.move);
      if (typeof after === 'string') return after;
      const back = arrive(after, step.example.answer);
      if (typeof back === 'string') return back;
      if (context.grundy(back) !== context.grundy(spot)) return 'the answer does not mirror';
    }
    if (step.one !== null) {
      const part = partOf(spot, step.one.part);
      if (part === undefined || step.sum !== '0') return 'the one part';
      const n = context.outcome(part.spot);
      if (step.one.outcome !== (n ? 'N' : 'P') || n !== context.outcome(spot)) return 'outcome';
    }
    if (step.two !== null) {
      const [from, goal] = [partOf(spot, step.two.from), partOf(spot, step.two.goal)];
      if (from === undefined || goal === undefined) return 'the two parts';
      const key = keyOf(goal.spot);
      if (![...from.spot.options()].some(({ to }) => keyOf(to) === key)) return 'no move makes them equal';
      const two = [placeOf(from), placeOf(goal)];
      const others = parts.filter((part) => !two.includes(placeOf(part)));
      if (others.reduce((acc, part) => acc ^ context.grundy(part.spot), 0) !== 0) return 'the others';
    }
    return step.open && !context.outcome(spot) ? 'open' : null;
  },
  'part-values': (step, context) => {
    for (const row of step.rows) {
      const part = partOf(context.spot, row.part);
      if (part === undefined) return `no such part: ${row.part.line}`;
      if (String(context.grundy(part.spot)) !== row.value) return `value of ${row.part.line}: ${row.value}`;
    }
    return step.rows.length + step.more === context.spot.parts().length ? null : 'rows';
  },
  'xor-table': (step, context) => {
    const all = context.spot.parts().map((part) => context.grundy(part.spot));
    const cancelled = step.cancelled ?? 0;
    if (step.rows.length + step.more + cancelled !== all.length) return 'rows';
    // Cancelling parts have nim-sum 0, so the rows alone have the nim-sum of all.
    if (step.sum !== String(all.reduce((a, b) => a ^ b, 0))) return `sum ${step.sum}`;
    const values = cancelled === 0 ? all : step.rows.map((row) => Number(row.value));
    for (const row of step.rows) {
      const part = partOf(context.spot, row.part);
      const value = part === undefined ? null : context.grundy(part.spot);
      if (String(value) !== row.value || Number.parseInt(row.bits, 2) !== value)
        return `row ${row.part.line}: ${row.value} ${row.bits}`;
      if (row.bits.length !== step.columns.length) return `width of row ${row.part.line}`;
    }
    const sum = values.reduce((a, b) => a ^ b, 0);
    if (String(sum) !== step.sum || Number.parseInt(step.sumBits, 2) !== sum) return `sum ${step.sum}`;
    for (const [c, ones] of step.columns.entries()) {
      const place = step.columns.length - 1 - c;
      if (values.filter((value) => (value >> place) & 1).length !== ones) return `column ${c}`;
    }
    return null;
  },
  lengths: (step, context) => {
    const { components, compound } = context.spot;
    const shown = step.rows.map(({ component }) => component);
    if (compound !== step.how || step.win !== context.win || !areSome(shown, step.more, components.length))
      return 'components';
    const lengths = components.map((spot) =>
      step.how === 'every' ? context.suspense(spot) : context.remoteness(spot),
    );
    const wrong = step.rows.find(({ component, length, line, outcome }) => {
      const spot = components[component - 1]!;
      return (
        length !== String(lengths[component - 1]) ||
        line !== spot.line ||
        (outcome === 'P') !== !context.outcome(spot)
      );
    });
    if (wrong !== undefined) return `component ${wrong.component}`;
    const extreme = step.how === 'every' ? Math.max(...lengths) : Math.min(...lengths);
    const deciding = lengths.flatMap((length, i) => (length === extreme ? [i + 1] : []));
    if (!shown.includes(step.decisive) || !deciding.includes(step.decisive)) return 'which decides';
    return areSome(step.together, step.moreTogether, deciding.length) &&
      step.together.every((component) => deciding.includes(component))
      ? null
      : 'which end together';
  },
  outcomes: (step, context) => {
    const { components } = context.spot;
    const going = components.filter((spot) => !spot.isOver());
    if (step.win !== (context.win === 'misere' && going.length === 1 ? 'misere' : 'normal'))
      return 'win rule';
    const asked = step.win === 'misere' ? going : components;
    const places = step.rows.map(({ component }) => component);
    if (!areSome(places, step.more, asked.length)) return 'components';
    const wrong = step.rows.find(({ component, line, outcome }) => {
      const spot = components[component - 1];
      if (spot === undefined || !asked.includes(spot) || line !== spot.line) return true;
      return outcome !== null && outcome !== (context.outcome(spot, step.win) ? 'N' : 'P');
    });
    if (wrong !== undefined) return `component ${wrong.component}`;
    // Under `any` one won component decides: it must be among the rows, unless unknown.
    const isOpen = step.rows.some(({ outcome }) => outcome !== 'P');
    return isOpen || !asked.some((spot) => context.outcome(spot, step.win)) ? null : 'which decides';
  },
  'in-part': (step, context) => {
    const part = partOf(context.spot, step.part);
    if (part === undefined) return `no such part: ${step.part.line}`;
    // Claims about a part are under normal play, the only rule under which parts of a sum have values.
    return context.win === 'normal' || step.steps.every(({ kind }) => kind !== 'decides' && kind !== 'works')
      ? null
      : 'parts decide nothing alone under misère play';
  },
  repair: (step, context) => {
    const part = partOf(context.spot, step.part);
    if (part === undefined) return 'no such part';
    const sum = context.grundy(context.spot);
    const from = context.grundy(part.spot);
    return first(
      step.from === String(from) && step.sum === String(sum) && step.to === String(from ^ sum)
        ? null
        : 'values',
      wins(context.spot, step.move, context),
    );
  },
  'parts-alike': (step, { spot }) => (step.count < spot.parts().length ? null : `${step.count} parts`),
} satisfies Partial<Checks>;
