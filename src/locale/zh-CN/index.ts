import { bankTexts } from '../bank.ts';
import { catalogueOf } from '../catalogues.ts';
import { classroomTexts } from '../classroom.ts';
import { commands } from '../commands.ts';
import { addsub } from '../games/addsub.ts';
import { bash } from '../games/bash.ts';
import { box } from '../games/box.ts';
import { chomp } from '../games/chomp.ts';
import { coins } from '../games/coins.ts';
import { custom } from '../games/custom.ts';
import { dag } from '../games/dag.ts';
import { division } from '../games/division.ts';
import { divisor } from '../games/divisor.ts';
import { dynamic } from '../games/dynamic.ts';
import { ed } from '../games/ed.ts';
import { euclid } from '../games/euclid.ts';
import { ferguson } from '../games/ferguson.ts';
import { fibonacci } from '../games/fibonacci.ts';
import { flip } from '../games/flip.ts';
import { funny } from '../games/funny.ts';
import { geography } from '../games/geography.ts';
import { grid } from '../games/grid.ts';
import { grundy } from '../games/grundy.ts';
import { hackenbush } from '../games/hackenbush.ts';
import { lasker } from '../games/lasker.ts';
import { moore } from '../games/moore.ts';
import { nim } from '../games/nim.ts';
import { nimble } from '../games/nimble.ts';
import { octalGames } from '../games/octal.ts';
import { restnim } from '../games/restnim.ts';
import { staircase } from '../games/staircase.ts';
import { subtraction } from '../games/subtraction.ts';
import { treewalk } from '../games/treewalk.ts';
import { wythoff } from '../games/wythoff.ts';
import { inquiries } from '../inquiries.ts';
import { learnTexts } from '../lessons.ts';
import { gather, type Locale, texts } from '../locale.ts';
import { pictures } from '../pictures.ts';
import { practice } from '../practice.ts';
import { quizTexts } from '../quiz.ts';
import { expected, faults, refusals } from '../refusals.ts';
import { replies } from '../replies.ts';
import { rules, rulings } from '../rulings.ts';
import { screenTexts } from '../screens.ts';
import { moves, steps } from '../steps.ts';
import { theorems } from '../theorems.ts';
import { words, writing } from '../writing.ts';

const t = catalogueOf('zh-CN');
const bank = bankTexts(t);

const games = {
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
  custom: custom(t),
};

/** 简体中文。 */
export const zhCN: Locale = {
  id: 'zh-CN',
  steps: { ...steps(t), ...replies(t), ...gather(games, 'steps') },
  theorems: { ...theorems(t), ...gather(games, 'theorems') },
  moves: { ...moves(t), ...gather(games, 'moves') },
  rulings: { ...rulings(t), ...gather(games, 'rulings') },
  rules: rules(t),
  refusals: { ...refusals(t), ...gather(games, 'refusals') },
  expected: { ...expected(t), ...gather(games, 'expected') },
  faults: { ...faults(t), ...gather(games, 'faults') },
  games: texts(games),
  words: words(t),
  hint: (line) => t.text('try-line', { line }),
  writing: writing(t),
  screens: screenTexts(t, bank.howTo),
  pictures: pictures(t),
  inquiries: inquiries(t),
  commands: commands(t),
  quiz: quizTexts(t),
  learn: learnTexts(t),
  classroom: classroomTexts(t),
  practice: practice(t),
  bank,
};
