/** Types of a module that the build generates: see `site/modules.ts`. */
import type { SealedGame } from '../../src/engine/core/spot.ts';
import type { HeldLanguage, HeldTexts } from '../../src/library/speaker.ts';
import type { GameName } from './names.ts';

type Load<T> = () => Promise<T>;
interface Loaded {
  readonly language: Load<HeldLanguage>;
  /** Pictures and the site's own messages. */
  readonly more: Load<readonly HeldTexts[]>;
  readonly names: Load<readonly GameName[]>;
  readonly texts: Readonly<Record<string, Load<HeldTexts>>>;
}
export declare const games: Readonly<Record<string, Load<SealedGame>>>;
export declare const languages: Readonly<Record<string, Loaded>>;
