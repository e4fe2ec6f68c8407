import { selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Screen } from '../../kernel/screen.ts';
import { code, type Inline, list, note, p, role } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';

/**
 * Which roles may teach. `known`: the server's roles by id, with their names; null: nobody could tell, and all are shown
 * as they were set. Those that were deleted on Discord are called so: Discord offers only roles that there are, so they are
 * taken off the list here. `changes`: whether whoever looks may do that.
 */
export const rolesScreen = (
  roles: readonly string[],
  known: ReadonlyMap<string, string> | null,
  changes: boolean,
  { classroom: { roles: words } }: Locale,
): Screen => {
  const gone = (id: string): boolean => known !== null && !known.has(id);
  return {
    meaning: 'info',
    title: [words.title],
    doc:
      roles.length === 0
        ? [p(words.none), note(words.howTo)]
        : [
            p(words.some),
            list(roles.map((id): readonly Inline[] => (gone(id) ? [words.gone, ' ', code(id)] : [role(id)]))),
            ...(roles.some(gone) ? [p(words.goneMeans)] : []),
            note(words.shown),
          ],
    rows: changes
      ? selectRows(
          shortId('k', '', 0, 'role-off'),
          words.takeOff,
          roles.map((id) => ({
            label: gone(id) ? words.gone : (known?.get(id) ?? id),
            value: id,
            description: id,
          })),
        )
      : [],
  };
};
