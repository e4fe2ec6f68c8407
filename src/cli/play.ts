import type { Option, Spot } from '../engine/core/spot.ts';
import { analyse } from '../engine/solve/analyse.ts';
import { formatLine, type Position } from '../games/line.ts';
import { sceneText } from '../picture/text.ts';
import { someMoves } from '../play/decide.ts';
import { hintAt } from '../play/hints.ts';
import { DRAWING_OCCURRENCES } from '../play/log.ts';
import type { BotLevel, HintStep } from '../play/model/match.ts';
import { chooseMove } from '../play/player.ts';
import { sayHint } from '../play/screens/hint.ts';
import { type Locale, sayMove, sayRefusal, sayRuling } from '../texts/locale.ts';
import { plain } from '../texts/plain.ts';
import { typedLine } from './completions.ts';
import { harmless } from './harmless.ts';

export type TerminalColour = 'bold' | 'cyan' | 'green' | 'red' | 'yellow';

/** Input and output of a game in the terminal. */
export interface Talk {
  /** Text in a colour; absent without colours. */
  readonly paint?: (colour: TerminalColour, text: string) => string;
  say(text: string): Promise<void>;
  /** Typed line; null at the end of the input. */
  ask(prompt: string): Promise<string | null>;
}

export interface PlayWish {
  readonly level: BotLevel;
  /** Whether the user moves first. */
  readonly first: boolean;
  readonly locale: Locale;
  /** Random source in [0, 1). */
  readonly random: () => number;
}

/** A terminal is wider than a phone. */
const EXTENT = { columns: 76, lines: 24 };
/** By the command `moves`. */
const MAX_LISTED_MOVES = 1000;
const LAST_HINT: HintStep = 4;
/** To find out whether a position could have been won. */
const MISSED_WIN_SEARCH_OPTIONS = 20_000;

/** One turn: the position before it, who moved, and the move. */
interface PlayedTurn {
  readonly spot: Spot;
  readonly mine: boolean;
  readonly option: Option;
}

/** Game against the bot, line by line. Ends when it is over, when the user quits, or at the end of the input. */
export class TerminalGame {
  readonly #start: Position;
  readonly #wish: PlayWish;
  readonly #talk: Talk;
  readonly #turns: PlayedTurn[] = [];
  #hint = 0;

  constructor(start: Position, wish: PlayWish, talk: Talk) {
    this.#start = start;
    this.#wish = wish;
    this.#talk = talk;
  }

  async play(): Promise<void> {
    const { locale, first, level, random } = this.#wish;
    const { win } = this.#start;
    await this.#talk.say(this.#rules());
    let mine = first;
    while (!this.#spot.isOver()) {
      if (this.#isRepeated(mine)) return this.#talk.say(locale.terminal.drawn);
      if (mine) {
        await this.#talk.say(this.#board());
        const option = await this.#choice();
        if (option === null) return this.#talk.say(locale.terminal.left);
        this.#turns.push({ spot: this.#spot, mine, option });
      } else {
        const option = chooseMove({ spot: this.#spot, win }, level, random);
        await this.#talk.say(this.#paint('yellow', locale.terminal.bot(this.#words(option))));
        this.#turns.push({ spot: this.#spot, mine, option });
      }
      this.#hint = 0;
      mine = !mine;
    }
    // The player to move has no move.
    const won = mine === (win === 'misere');
    await this.#talk.say(
      won ? this.#paint('green', locale.terminal.won) : this.#paint('red', locale.terminal.lost),
    );
    if (!won) await this.#tellMissed();
  }

  get #spot(): Spot {
    return this.#turns.at(-1)?.option.to ?? this.#start.spot;
  }

  #paint(colour: TerminalColour, text: string): string {
    return this.#talk.paint?.(colour, text) ?? text;
  }

  /** Board with its stones, pins and edges in colour; numbers stay plain. */
  #board(): string {
    const drawn = sceneText(this.#spot.scene(), EXTENT).join('\n');
    return drawn.replace(/\p{S}+/gu, (pieces) => this.#paint('cyan', pieces));
  }

  #rules(): string {
    const { locale } = this.#wish;
    const { spot, win } = this.#start;
    const rules = spot.components.flatMap((component) => {
      const ruling = component.ruling();
      return ruling === null ? [] : [sayRuling(locale, ruling)[0]];
    });
    const turn = spot.compound === null ? [] : [locale.rules.turn[spot.compound]];
    return [...new Set([...rules, ...turn, locale.screens.rule[win]])].join('\n');
  }

  #words(option: Option): { readonly move: string; readonly typed: string } {
    return { move: sayMove(this.#wish.locale, option.phrase), typed: option.move };
  }

  /** `mine`: whether it is the user's turn. */
  #isRepeated(mine: boolean): boolean {
    const { line } = this.#spot;
    const before = this.#turns.filter((turn) => turn.spot.line === line && turn.mine === mine).length;
    return this.#spot.isLoopy && before >= DRAWING_OCCURRENCES - 1;
  }

  /** Move that the user makes; null if they quit. */
  async #choice(): Promise<Option | null> {
    const { locale } = this.#wish;
    const { terminal } = locale;
    for (;;) {
      const typed = (await this.#talk.ask(this.#paint('bold', terminal.prompt)))?.trim();
      if (typed === undefined || /^(?:quit|exit|resign)$/i.test(typed)) return null;
      if (typed === '') continue;
      if (/^(?:\?|help)$/i.test(typed)) await this.#talk.say(terminal.help(this.#example()));
      else if (/^hint$/i.test(typed)) await this.#talk.say(this.#nextHint());
      else if (/^moves$/i.test(typed)) await this.#talk.say(this.#moves(MAX_LISTED_MOVES));
      else if (/^undo$/i.test(typed)) await this.#undo();
      else {
        const option = this.#spot.play(typed);
        if (option.ok) return option.value;
        await this.#talk.say(harmless(`${sayRefusal(locale, option.error)}\n${this.#moves()}`));
      }
    }
  }

  #example(): string {
    for (const { move } of this.#spot.options()) return move;
    throw new Error(`nobody can move at ${this.#spot.line}`);
  }

  #moves(most?: number): string {
    const { legal, more } = someMoves(this.#spot, most);
    return this.#wish.locale.terminal.moves(
      legal.map(({ move }) => move),
      more,
    );
  }

  #nextHint(): string {
    this.#hint = Math.min(this.#hint + 1, LAST_HINT);
    const at = { spot: this.#spot, win: this.#start.win };
    return plain(sayHint(hintAt(at, this.#hint as HintStep, this.#spot.line), this.#wish.locale));
  }

  /** Takes back the user's last move and everything after it. */
  async #undo(): Promise<void> {
    const last = this.#turns.findLastIndex(({ mine }) => mine);
    if (last < 0) return this.#talk.say(this.#wish.locale.terminal['nothing-to-undo']);
    this.#turns.length = last;
    this.#hint = 0;
    await this.#talk.say(this.#board());
  }

  /** Prints the last position that the user could have won, and how. */
  async #tellMissed(): Promise<void> {
    const { win } = this.#start;
    for (const { spot, mine } of this.#turns.toReversed()) {
      const best = mine
        ? analyse(spot, win, { bound: MISSED_WIN_SEARCH_OPTIONS, moves: 1, length: false }).winning.moves[0]
        : undefined;
      if (best === undefined) continue;
      const line = formatLine({ spot, win });
      const { id, terminal } = this.#wish.locale;
      const why = `sprague analyze ${typedLine(line)} --level why${id === 'en' ? '' : ` --locale ${id}`}`;
      return this.#talk.say(terminal.missed(line, why, this.#words(best)));
    }
  }
}
