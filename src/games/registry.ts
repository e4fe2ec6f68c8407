import { seal } from '../engine/core/seal.ts';
import type { SealedGame } from '../engine/core/spot.ts';
import { type Checks, coreChecks } from '../engine/explain/check.ts';
import { checks as addsubChecks } from './addsub/checks.ts';
import { addsub } from './addsub/index.ts';
import { arckayles } from './arckayles/index.ts';
import { bash } from './bash/index.ts';
import { checks as bashChecks } from './bash/theory.ts';
import { box } from './box/index.ts';
import { checks as boxChecks } from './box/theory.ts';
import { candy } from './candy/index.ts';
import { checks as chompChecks } from './chomp/checks.ts';
import { chomp } from './chomp/index.ts';
import { coins } from './coins/index.ts';
import { checks as coinsChecks } from './coins/theory.ts';
import { cram } from './cram/index.ts';
import { custom } from './custom/index.ts';
import { checks as dagChecks } from './dag/checks.ts';
import { dag } from './dag/index.ts';
import { checks as digraphChecks } from './digraph/checks.ts';
import { digraph } from './digraph/index.ts';
import { division } from './division/index.ts';
import { checks as divisionChecks } from './division/theory.ts';
import { divisor } from './divisor/index.ts';
import { checks as divisorChecks } from './divisor/theory.ts';
import { dynamic } from './dynamic/index.ts';
import { ed } from './ed/index.ts';
import { endnim } from './endnim/index.ts';
import { euclid } from './euclid/index.ts';
import { checks as euclidChecks } from './euclid/theory.ts';
import { ferguson } from './ferguson/index.ts';
import { checks as fergusonChecks } from './ferguson/theory.ts';
import { fibonacci } from './fibonacci/index.ts';
import { flip } from './flip/index.ts';
import { checks as flipChecks } from './flip/theory.ts';
import { funny } from './funny/index.ts';
import { checks as funnyChecks } from './funny/theory.ts';
import { checks as geographyChecks } from './geography/checks.ts';
import { geography } from './geography/index.ts';
import { grid } from './grid/index.ts';
import { grundy } from './grundy/index.ts';
import { checks as hackenbushChecks } from './hackenbush/checks.ts';
import { hackenbush } from './hackenbush/index.ts';
import { checks as breakingChecks } from './kit/breaking-steps.ts';
import { checks as countedChecks } from './kit/counted.ts';
import { checks as decompositionChecks } from './kit/decomposition-checks.ts';
import { lasker } from './lasker/index.ts';
import { checks as laskerChecks } from './lasker/theory.ts';
import { mark } from './mark/index.ts';
import { moore } from './moore/index.ts';
import { checks as mooreChecks } from './moore/theory.ts';
import { nim } from './nim/index.ts';
import { nimble } from './nimble/index.ts';
import { nodekayles } from './nodekayles/index.ts';
import { checks as notaktoChecks } from './notakto/checks.ts';
import { notakto } from './notakto/index.ts';
import { octalGames } from './octal/index.ts';
import { checks as misereChecks } from './octal/misere-checks.ts';
import { poset } from './poset/index.ts';
import { restnim } from './restnim/index.ts';
import { silver } from './silver/index.ts';
import { staircase } from './staircase/index.ts';
import { subtraction } from './subtraction/index.ts';
import { checks as subtractionChecks } from './subtraction/theory.ts';
import { checks as treewalkChecks } from './treewalk/checks.ts';
import { treewalk } from './treewalk/index.ts';
import { wythoff } from './wythoff/index.ts';
import { checks as wythoffChecks } from './wythoff/theory.ts';

/** Games whose rule has no parameters: their name is their ruling. */
declare module '../engine/explain/ruling.ts' {
  interface RulingFacts {
    arckayles: NoFacts;
    box: NoFacts;
    candy: NoFacts;
    chomp: NoFacts;
    cram: NoFacts;
    dag: NoFacts;
    digraph: NoFacts;
    division: NoFacts;
    divisor: NoFacts;
    endnim: NoFacts;
    ferguson: NoFacts;
    funny: NoFacts;
    grid: NoFacts;
    grundy: NoFacts;
    lasker: NoFacts;
    mark: NoFacts;
    nim: NoFacts;
    nimble: NoFacts;
    nodekayles: NoFacts;
    notakto: NoFacts;
    poset: NoFacts;
    restnim: NoFacts;
    silver: NoFacts;
    staircase: NoFacts;
  }
}

/** Every game, one per line, in the order of the catalogue. */
export const registry = {
  nim: seal(nim),
  bash: seal(bash),
  subtraction: seal(subtraction),
  moore: seal(moore),
  staircase: seal(staircase),
  grid: seal(grid),
  restnim: seal(restnim),
  lasker: seal(lasker),
  ...octalGames,
  grundy: seal(grundy),
  wythoff: seal(wythoff),
  fibonacci: seal(fibonacci),
  dynamic: seal(dynamic),
  euclid: seal(euclid),
  ferguson: seal(ferguson),
  box: seal(box),
  ed: seal(ed),
  division: seal(division),
  funny: seal(funny),
  addsub: seal(addsub),
  chomp: seal(chomp),
  divisor: seal(divisor),
  coins: seal(coins),
  flip: seal(flip),
  dag: seal(dag),
  hackenbush: seal(hackenbush),
  geography: seal(geography),
  treewalk: seal(treewalk),
  nimble: seal(nimble),
  silver: seal(silver),
  endnim: seal(endnim),
  nodekayles: seal(nodekayles),
  arckayles: seal(arckayles),
  mark: seal(mark),
  poset: seal(poset),
  cram: seal(cram),
  notakto: seal(notakto),
  candy: seal(candy),
  digraph: seal(digraph),
  custom,
} satisfies Readonly<Record<string, SealedGame>>;

export type GameId = keyof typeof registry;
export const gameIds = Object.keys(registry) as readonly GameId[];

/** Checks for every kind of step: the shared ones and those of the games. */
export const checks: Checks = {
  ...coreChecks,
  ...divisorChecks,
  ...funnyChecks,
  ...divisionChecks,
  ...flipChecks,
  ...coinsChecks,
  ...chompChecks,
  ...boxChecks,
  ...fergusonChecks,
  ...euclidChecks,
  ...laskerChecks,
  ...breakingChecks,
  ...wythoffChecks,
  ...bashChecks,
  ...subtractionChecks,
  ...decompositionChecks,
  ...countedChecks,
  ...dagChecks,
  ...digraphChecks,
  ...hackenbushChecks,
  ...mooreChecks,
  ...geographyChecks,
  ...treewalkChecks,
  ...addsubChecks,
  ...notaktoChecks,
  ...misereChecks,
};
