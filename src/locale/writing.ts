/** What a language puts between two texts that a screen joins: each brings its own marks and its own spaces. */
export interface Writing {
  /** Between two sentences, and before what is set apart in a sentence; nothing where full-width marks bring their own space. */
  readonly space: string;
  readonly comma: string;
  readonly semicolon: string;
  readonly colon: string;
  /** Between a name and what is said of it. */
  readonly aside: string;
  /** What is added to something, in brackets. */
  readonly bracketed: (text: string) => string;
  /** Times as they may be typed: of a day of the year, of a weekday, of tomorrow, of the clock alone. */
  readonly times: readonly string[];
}
