import { normalise } from '../../games/line.ts';
import { gameIds } from '../../games/registry.ts';
import { usualWin } from '../../games/usual.ts';
import { oncePer } from '../../kernel/once-per.ts';
import { clip } from '../../kernel/screen.ts';
import { CURRICULUM, skillId } from '../../learn/practice/skills.ts';
import { isNumbersAlone, JUDGED_KINDS } from '../../learn/questions/kinds/index.ts';
import { saySkill } from '../../learn/questions/phrases.ts';
import { CUSTOM } from '../../play/model/own-names.ts';
import { locales } from '../../texts/index.ts';
import type { Locale, LocaleId } from '../../texts/locale.ts';
import { MAX_SUGGESTION_CHARS, MAX_SUGGESTIONS, type Suggestion } from './command.ts';

interface SkillEntry extends Suggestion {
  /** Searchable text in lower case. */
  readonly found: string;
}

/** The id, or the English name if a question kind and a game share the id, so that the choice is unambiguous. */
const meant = (id: string, name: string): string =>
  JUDGED_KINDS.some((kind) => kind === id) && gameIds.some((game) => game === id) ? name : id;

/** All skills and games in the order offered. */
const entriesOf = oncePer((id: LocaleId): readonly SkillEntry[] => {
  const locale = locales[id];
  const { practice, quiz, games } = locale;
  const entry = (value: string, name: string, more = ''): SkillEntry => ({
    name: clip(name, MAX_SUGGESTION_CHARS),
    value,
    found: normalise(`${value} ${name} ${more}`).toLowerCase(),
  });
  const named = gameIds.map((id) =>
    entry(
      meant(id, locales.en.games[id].name),
      practice.all.ofGame(games[id].name),
      `${id} ${games[id].aliases.join(' ')}`,
    ),
  );
  const kinds = JUDGED_KINDS.map((kind) =>
    entry(
      meant(kind, locales.en.quiz.kinds[kind]),
      isNumbersAlone(kind) ? quiz.kinds[kind] : practice.all.ofKind(quiz.kinds[kind]),
      kind,
    ),
  );
  const skills = [
    ...CURRICULUM,
    // Servers' own games have no skills of their own here: they are practised in play and in class.
    ...gameIds
      .filter((game) => game !== CUSTOM)
      .flatMap((game) =>
        JUDGED_KINDS.filter((kind) => kind !== 'which-part' && !isNumbersAlone(kind)).map((kind) =>
          skillId({ kind, game, win: usualWin(game) }),
        ),
      ),
  ].map((skill) => entry(skill, saySkill(locale, skill)));
  return [...new Map([...kinds, ...named, ...skills].map((one) => [one.value, one])).values()];
});

/** Skills, question kinds and games that match what was typed, in the user's language. */
export const completeSkill = (typed: string, locale: Locale): readonly Suggestion[] => {
  const words = normalise(typed)
    .toLowerCase()
    .split(/[\s:，：]+/)
    .filter((word) => word !== '');
  return entriesOf(locale.id)
    .filter(({ found }) => words.every((word) => found.includes(word)))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name, value }) => ({ name, value }));
};
