import { code, strong } from '../doc.ts';
import type { PracticeTexts, ReviewSource } from '../practice.ts';

const unstopped = (answer: string): string => answer.replace(/。$/, '');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 一段时间，用合适的最大单位。 */
const stretch = (ms: number): string => {
  if (ms < HOUR) return `${Math.max(1, Math.round(ms / MINUTE))} 分钟`;
  if (ms < 2 * DAY) return `${Math.round(ms / HOUR)} 小时`;
  return `${Math.round(ms / DAY)} 天`;
};

const AT: Readonly<Record<ReviewSource, string>> = {
  practice: '练习中',
  game: '对局中',
  review: '复盘时',
  quiz: '测验中',
  lesson: '课程里',
};

export const practice: PracticeTexts = {
  command: {
    description: '短练习：先练到期的技能，难度随你而变',
    skill: '技能或游戏（留空：到期的技能）',
    length: '几道题（默认 10）',
  },
  all: { ofKind: (kind) => `${kind}（所有游戏）`, ofGame: (game) => `${game}（所有技能）` },
  title: (number, of) => `练习 ${number}/${of}`,
  why: {
    new: () => ['出题原因：', strong('新技能')],
    due: ({ since, recall }) => [
      '出题原因：',
      strong(since < MINUTE ? '刚好到期' : `已到期 ${stretch(since)}`),
      `（还记得的概率：${recall}%）`,
    ],
    shaky: ({ recall }) => ['出题原因：', strong('不太牢'), `，还记得的概率：${recall}%`],
    missed: ({ source, line, ago }) => [
      '出题原因：',
      strong(`你${ago < MINUTE ? '刚才' : ` ${stretch(ago)}前`}在${AT[source]}没做对`),
      '，局面 ',
      code(line),
    ],
    weak: ({ share }) => ['出题原因：', strong('还没掌握牢'), `，最近答对 ${share}%`],
    young: ({ reviews }) => ['出题原因：', strong('还没掌握牢'), `，至今只问过 ${reviews} 次`],
    chosen: () => ['出题原因：', strong('你选了它')],
    steady: () => ['出题原因：', strong('保持熟练'), '，没有到期的技能'],
    thrown: ({ move, line }) => [
      '出题原因：',
      strong('你在这里丢掉了胜势'),
      `，是对局 `,
      code(line),
      ` 的第 ${move} 步`,
    ],
    like: ({ line }) => ['出题原因：', strong('和你丢掉胜势的局面相似'), '：', code(line)],
  },
  right: '正确',
  wrong: '不对',
  told: '答案',
  yourAnswer: (answer, thought) => [
    '你的答案：',
    strong(unstopped(answer)),
    ...(thought === null ? [] : [`——符合一种已知错误：${thought}`]),
  ],
  thought: (name, wrong) => ['符合一种已知错误：', strong(name), `。${wrong}`],
  next: '下一题',
  finish: '总结',
  tell: '告诉我',
  goOn: '继续',
  again: '再来一次',
  whatIsDue: '练到期的',
  mastery: '我的掌握度',
  modal: { title: '你的答案', label: '答案', letters: '选项的字母；多选时写出所有字母' },
  summary: {
    title: '练习完成',
    score: (right, of) => [strong(`${of} 题答对 ${right} 题。`)],
    line: (number, right, skill, answer) => [
      `${right ? '✓' : '✗'} ${number}) ${skill}`,
      ...(right ? [] : ['；正确答案：', strong(unstopped(answer))]),
    ],
    skills: '现在的掌握度',
    rest: '这些技能今天都不会再到期。',
  },
  due: (left) => (left <= 0 ? '现在到期' : `${stretch(left)}后到期`),
  these: (count) => (count === null ? '练习我的失误' : `练习这 ${count} 处`),
  faults: {
    title: '练习',
    'no-such-skill': (token) => `没有叫“${token}”的技能或游戏。`,
    'which-skill': '这个词既是一类题目，又是一个游戏。你要练哪一个？',
    'no-such-session': '这份练习是别人的，或已被删除。可以自己开始一份：',
    'no-questions': (skill) => `“${skill}”没有可出的题。换一个技能，或练到期的：`,
    answered: '这道题你已经答过，以第一次为准。练习在这里继续：',
    'no-mistakes': '你在那一局里没有丢掉过胜势，没有可练的。可以练到期的：',
    'not-yours': '那一局不是你下的。可以练到期的：',
  },
  stats: {
    heading: '掌握度',
    games: '对局',
    none: '还没有练过任何技能；对局、复盘、测验和课程也算。',
    dueNow: (count) => (count === 0 ? '现在没有到期的技能。' : `现在有 ${count} 项技能到期。`),
    row: (skill, mastery, due, reviews) => [
      strong(`${mastery}%`),
      ` · ${skill} · ${due} · 练过 ${reviews} 次`,
    ],
    more: (count) => `……还有 ${count} 项技能。`,
    explained: '掌握度 = 近来的正确率（越近越重）× 现在还记得的概率。只有你能看到。',
    practise: '去练习',
    chart: '掌握度的变化',
  },
};
