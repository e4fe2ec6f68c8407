import type { Catalogue } from '../../catalogue.ts';
import { type LearnTexts, lastLessons, lessonReplies } from '../../lessons.ts';
import { first } from './first.ts';
import { more } from './more.ts';

export const learn = (t: Catalogue): LearnTexts => ({
  command: { description: '带练习的短课程，每课最后下一局能赢的棋', lesson: '哪一课；从上次停下的地方继续' },
  title: '课程',
  intro: '每课有几张短卡片，各带一道练习，最后下一局能赢的棋。请选一课：',
  placeholder: '选一课',
  progress: (done, of) => (done === 0 ? `共 ${of} 张卡片` : `已完成 ${done} / ${of} 张卡片`),
  finished: '✓ 卡片全部完成',
  card: (lesson, number, of) => `${lesson} · 第 ${number} / ${of} 张`,
  exercise: '轮到你了',
  type: '输入答案',
  tell: '告诉我为什么',
  back: '返回',
  next: '下一张',
  again: '从头开始',
  all: '全部课程',
  right: '答对了',
  notYet: '还不对',
  told: '原因如下',
  modal: { title: '你的答案', label: '答案' },
  game: {
    title: '来赢一局',
    winnable: '你执必胜的一方，与机器人对局；可以悔棋，也可以看提示。棋盘发在频道里。',
    play: '开始',
    there: '这一局你已经在下了。',
  },
  lessons: { ...first, ...more, ...lastLessons(t) },
  replies: lessonReplies(t),
});
