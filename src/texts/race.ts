import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';

/** The texts of races at Storm. */
export const raceTexts = (t: Catalogue) => {
  const time = (ms: number): string =>
    ms < 100_000
      ? t.text('race-seconds', { count: Math.round(ms / 1000) })
      : t.text('race-minutes', { count: Math.round(ms / 60_000) });
  return {
    ...t.record('race', ['title', 'join', 'leave', 'start', 'cancel', 'mine', 'again', 'solo', 'top']),
    ...t.record('race', ['running', 'done', 'over', 'nobody', 'cancelled', 'private', 'commandMode']),
    ...t.record('race', ['cancelledText', 'inTitle', 'leftTitle', 'thereTitle', 'there', 'cancelledYou']),
    ...t.record('race', ['topTitle', 'topToday', 'topEver', 'topNone']),
    modes: t.record('race-mode', ['solo', 'race']),
    rule: (minutes: number, most: number) => t.runs('race-rule', { minutes, most }),
    waits: (who: Inline, when: Inline) => t.runs('race-waits', { who, when }),
    joined: (count: number, most: number) => t.text('race-joined', { count, most }),
    ends: (when: Inline) => t.runs('race-ends', { when }),
    line: (place: number, who: Inline, bar: string, points: number, crosses: string) =>
      t.runs('race-line', { place, who, bar, points, crosses }),
    won: (who: Inline, points: number) => t.runs('race-won', { who, points }),
    wonTogether: (who: readonly Inline[], points: number) => t.runs('race-won-together', { who, points }),
    stood: (ms: number) => t.text('race-stood', { time: time(ms) }),
    cut: (ms: number) => t.text('race-cut', { time: time(ms) }),
    in: t.runs('race-in'),
    place: (place: number, of: number) => t.text('race-place', { place, of }),
    placeSoFar: (place: number, of: number) => t.text('race-place-so-far', { place, of }),
    topListed: t.runs('race-top-listed'),
    server: t.runs('race-fault-server'),
    /** `least`, `most`: limits on the number of racers. */
    faults: (least: number, most: number) => ({
      'no-such-race': t.runs('race-fault-no-such-race'),
      'race-closed': t.runs('race-fault-race-closed'),
      'race-full': t.runs('race-fault-race-full', { most }),
      'race-not-yours': t.runs('race-fault-race-not-yours'),
      'race-too-few': t.runs('race-fault-race-too-few', { least }),
      'race-not-in': t.runs('race-fault-race-not-in'),
    }),
  };
};
