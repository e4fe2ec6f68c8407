import type { UserId } from '../../people/model/user.ts';
import { type Inline, joined, person } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';

interface PlacedUser {
  readonly place: number;
  readonly user: UserId;
  readonly points: number;
}

/** Users, separated by commas; `last`: before the last one. */
export const people = (
  users: readonly { readonly user: UserId }[],
  { writing: { comma } }: Locale,
  last = comma,
): readonly Inline[] => {
  const all = users.map(({ user }) => person(user));
  return joined(all, comma, last);
};

/** Who won a contest, alone or with others. */
export const winnersLine = (
  rows: readonly PlacedUser[],
  { nobody, won, wonTogether }: Pick<Locale['race'], 'nobody' | 'won' | 'wonTogether'>,
  locale: Locale,
): readonly Inline[] => {
  const first = rows.filter(({ place }) => place === 1);
  const [one] = first;
  if (one === undefined || one.points === 0) return [nobody];
  return first.length === 1
    ? won(person(one.user), one.points)
    : wonTogether(people(first, locale, locale.writing.and), one.points);
};
