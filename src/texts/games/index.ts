import type { Catalogue } from '../catalogue.ts';
import { addsub } from './addsub.ts';
import { bash } from './bash.ts';
import { box } from './box.ts';
import { candy } from './candy.ts';
import { chomp } from './chomp.ts';
import { coins } from './coins.ts';
import { cram } from './cram.ts';
import { custom } from './custom.ts';
import { dag } from './dag.ts';
import { digraph } from './digraph.ts';
import { division } from './division.ts';
import { divisor } from './divisor.ts';
import { dynamic } from './dynamic.ts';
import { ed } from './ed.ts';
import { endnim } from './endnim.ts';
import { euclid } from './euclid.ts';
import { ferguson } from './ferguson.ts';
import { fibonacci } from './fibonacci.ts';
import { flip } from './flip.ts';
import { funny } from './funny.ts';
import { geography } from './geography.ts';
import { grid } from './grid.ts';
import { grundy } from './grundy.ts';
import { hackenbush } from './hackenbush.ts';
import { lasker } from './lasker.ts';
import { mark } from './mark.ts';
import { moore } from './moore.ts';
import { nim } from './nim.ts';
import { nimble } from './nimble.ts';
import { arckayles, nodekayles } from './nodekayles.ts';
import { notakto } from './notakto.ts';
import { octalGames } from './octal.ts';
import { poset } from './poset.ts';
import { restnim } from './restnim.ts';
import { silver } from './silver.ts';
import { staircase } from './staircase.ts';
import { subtraction } from './subtraction.ts';
import { treewalk } from './treewalk.ts';
import { wythoff } from './wythoff.ts';

/** The texts of each game, in the order in which lists show them. */
export const games = (t: Catalogue) => ({
  nim: nim(t),
  bash: bash(t),
  subtraction: subtraction(t),
  moore: moore(t),
  staircase: staircase(t),
  grid: grid(t),
  restnim: restnim(t),
  lasker: lasker(t),
  ...octalGames(t),
  grundy: grundy(t),
  wythoff: wythoff(t),
  fibonacci: fibonacci(t),
  dynamic: dynamic(t),
  euclid: euclid(t),
  ferguson: ferguson(t),
  box: box(t),
  ed: ed(t),
  division: division(t),
  funny: funny(t),
  addsub: addsub(t),
  chomp: chomp(t),
  divisor: divisor(t),
  coins: coins(t),
  flip: flip(t),
  dag: dag(t),
  hackenbush: hackenbush(t),
  geography: geography(t),
  treewalk: treewalk(t),
  nimble: nimble(t),
  silver: silver(t),
  endnim: endnim(t),
  nodekayles: nodekayles(t),
  arckayles: arckayles(t),
  mark: mark(t),
  poset: poset(t),
  cram: cram(t),
  notakto: notakto(t),
  candy: candy(t),
  digraph: digraph(t),
  custom: custom(t),
});
