import { selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Screen } from '../../kernel/screen.ts';
import { code, type Inline, list, note, p, role } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';

/**
 * Roles that may teach. `known`: the server's roles by id, with names; null: unknown, all are shown as set. Roles deleted on
 * Discord are marked; Discord offers only existing roles, so they are removed here. `changes`: whether the reader may do that.
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
