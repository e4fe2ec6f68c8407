/**
 * A class of 200 takes one exam of 20 questions over several games in the embedded channel; all open their questions
 * at once, a tenth is late, and the bot is killed (SIGKILL) once (arguments: STUDENTS, QUESTIONS, KILLS, PAUSE in
 * milliseconds a page, SEED). Discord's own limits apply. Checks that all variants of a question differ up to
 * symmetry, or as many as the panel says, that all are equally hard, and that confirmed answers are stored; recounts
 * scores from the rows by brute force. Then checks the papers of other exams for 500, 10,000 in all (PAPERS): equal
 * by their texts. In the environment, PROFILE: a folder for profiles of the bot; GAMES: other games. STUDENTS 0: only
 * papers.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocal } from '../../src/local/index.ts';
import { type Sat, sitExam } from '../../test/support/class/exam.ts';
import { fewForEachPlace } from '../../test/support/class/maker.ts';
import { mortalsOn } from '../../test/support/class/mortal.ts';
import { checkPapers } from '../../test/support/class/papers.ts';
import { random } from '../../test/support/random.ts';
import { reportFaults, spreadOf } from '../soak-report.ts';

const [students = 200, questions = 20, kills = 1, pause = 6_000, seed = 1] = process.argv
  .slice(2)
  .map(Number);
const { PROFILE, GAMES = 'nim, kayles, wythoff, subtraction', PAPERS = '10000' } = process.env;
/** Papers of one exam. */
const STUDENTS_PER_EXAM = 500;
/** Variants of each of its questions. */
const VARIANTS_PER_QUESTION = 30;
const FLAGS = PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`];

const report = ({ times, places, ...sat }: Sat): void => {
  const s = (ms: number): string => (ms / 1000).toFixed(0);
  console.log(
    `seed ${seed}: ${students} students, ${questions} questions, ${kills} kill (dead for ${sat.downs.join(', ')} ms, ${sat.lost} clicks lost by it)`,
  );
  console.log(
    `positions and pictures for all ${s(sat.ready)} s after the last one joined; answered within ${s(sat.took)} s; ${sat.rows} answers on record`,
  );
  for (const [i, { kind, line, different, made, exhausted, off }] of places.entries())
    console.log(
      `question ${i + 1} (${kind}, like ${line}): ${different} different positions of ${made} made${exhausted ? ', no more to be had' : ''}; ` +
        `at most ${off.toFixed(2)} off in difficulty`,
    );
  for (const [aim, all] of times) {
    console.log(`${all.length} clicks (${aim}): ${spreadOf(all)}`);
  }
  console.log(`${sat.again} positions stand at several questions, nobody has one twice`);
  console.log(`the bot holds ${sat.memory.map((mib) => `${mib.toFixed(0)} MiB`).join(', ')} (resident)`);
};

const papers = async (): Promise<boolean> => {
  const exams = Math.ceil(Number(PAPERS) / STUDENTS_PER_EXAM);
  // Seats share variants: one for each seat would take most of the time to find.
  const maker = { ...fewForEachPlace(VARIANTS_PER_QUESTION), more: () => Promise.resolve([]) };
  const checked = await checkPapers(exams, STUDENTS_PER_EXAM, maker, random(seed), (line) =>
    console.log(line),
  );
  for (const one of checked.unequal.slice(0, 30)) console.error(one);
  console.log(
    `${checked.papers} papers, ${checked.questions} questions: ${checked.unequal.length} unequal; difficulty at most ${checked.apart.toFixed(1)} apart; ` +
      `${Math.min(...checked.fewest)} to ${Math.max(...checked.fewest)} different positions at the question of an exam that has the fewest`,
  );
  return checked.unequal.length === 0;
};

const sit = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'sprague-exam-'));
  const local = await startLocal();
  const mortals = mortalsOn(local, folder, FLAGS);
  try {
    const sat = await sitExam(
      local,
      folder,
      {
        students,
        late: Math.floor(students / 10),
        questions,
        games: GAMES,
        skills: 'outcome, winning-move, all-winning-moves, nim-sum, mex, grundy',
        pause,
        kills: kills > 0 ? 1 : 0,
        random: random(seed),
      },
      mortals.start,
    );
    report(sat);
    const wrong = [...sat.wrong, ...mortals.logged.map((line) => `logged: ${line.slice(0, 300)}`)];
    reportFaults(wrong, 30);
    console.log(`${wrong.length} wrong`);
  } catch (error) {
    for (const printed of mortals.printed()) console.error(printed);
    throw error;
  } finally {
    await mortals.end();
    await local.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

if (students > 0) await sit();
if (!(await papers())) process.exitCode = 1;
