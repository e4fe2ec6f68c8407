import type { CourseworkTexts } from '../coursework.ts';
import { strong } from '../doc.ts';

export const coursework: CourseworkTexts = {
  by: (who) => ['出题人：', who],
  exam: {
    title: '考试',
    about: (count, minutes) => `共 ${count} 题，总时间 ${minutes} 分钟，作答顺序自定。`,
    how: '每个人各有自己的局面，难度相当。结束之前不公布任何对错。',
    ends: (at, date) => ['结束时间：', date, '（', at, '）。'],
    paused: '计时已暂停。',
    progress: (joined, begun, finished) => `${joined} 人参加，${begun} 人已开始，${finished} 人已答完`,
    start: '我的题目',
    begin: '考试正在进行：请按“我的题目”。只有你自己能看到。',
    late: '来晚了也可以参加，结束时间对所有人相同。',
    over: '考试结束',
    sure: '现在为所有人结束吗？已答的题目计分，未答的题目按未作答处理。',
    more: '加 5 分钟',
    rules: [
      '考试开始后按“我的题目”：题目是你自己的，只有你能看到。',
      '可以按任意顺序作答，结束之前可以随时更改。',
      '结束之前不公布对错；结束后按“我的成绩”可以看到你的答案和正确答案。',
    ],
  },
  homework: {
    title: '作业',
    about: (count, retakes, counts) =>
      `共 ${count} 题，进度自定。${
        retakes === 0
          ? '只能做一次。'
          : `${retakes === null ? '可以重做，次数不限' : `可以重做 ${retakes} 次`}，每次题目都是新的；以${
              counts === 'best' ? '最好' : '最后'
            }一次为准。`
      }`,
    opens: (at) => ['开放时间：', at, '。'],
    closes: (date, at) => ['截止时间：', date, '（', at, '）。'],
    until: (date, at) => ['截止时间 ', date, '（', at, '）'],
    progress: (begun, finished) => `${begun} 人已开始，${finished} 人已交`,
    start: '我的题目',
    reminder: '作业即将截止',
    mine: '你的作业',
    none: '这里没有你的作业。',
    open: '正在做',
    again: '可以重做',
    done: '已完成',
    result: (points, most, attempts) =>
      `得 ${points} 分，满分 ${most} 分${attempts > 1 ? `（做了 ${attempts} 次）` : ''}`,
    attempts: (left) => (left === null ? '次数不限' : `还可以做 ${left} 次`),
    choose: '打开……',
    over: '已截止',
    ended: '作业已截止',
    so: (points, most) => `目前计入的成绩：${points} 分，满分 ${most} 分。`,
    named: (name) => `作业：${name}`,
  },
  paper: {
    title: (number, of) => `你的第 ${number} 题，共 ${of} 题`,
    answered: (count, of, missing) => `${of} 题中已答 ${count} 题。未答：${missing}`,
    all: '全部题目都已作答。',
    yours: (answer) => ['你的答案：', strong(answer)],
    none: '尚未作答。',
    until: (at) => ['结束之前可以更改；结束时间：', at, '。'],
    anytime: '结束之前可以更改。',
    before: '◀ 上一题',
    next: '下一题 ▶',
    handIn: '交卷',
    ask: (missing) =>
      missing === 0
        ? '现在交卷吗？交卷后不能再更改。'
        : `现在交卷吗？还有 ${missing} 题未答，交卷后不能再更改。`,
    yes: '是，交卷',
    no: '否，继续做',
    again: '再做一次',
    attempt: (number) => `第 ${number} 次作答`,
    waits: '开始后才有题目。请留意本频道。',
    secret: '考试结束后才公布对错。',
  },
  scoring: {
    rule: (rule, speed) =>
      `计分：${rule === 'accuracy' ? '每答对一题得 1 分' : '按答对与否和你的把握计分'}${
        speed ? '；答得快而且对，最多再加半分' : ''
      }。`,
    names: { accuracy: '答对得分', confidence: '答对与把握一起计分' },
    how: '“有把握”：对得 2 分，错扣 2 分。“没把握”：对得 1 分，错得 0 分。你认为答对的可能超过三分之二时，选“有把握”才合算。',
    sure: '有把握',
    unsure: '没把握',
    said: (sure) =>
      sure === null ? '你有把握吗？不选就按“没把握”计。' : sure ? '你选了“有把握”。' : '你选了“没把握”。',
    points: (points, most) => ['得分：', strong(`${points} 分`), `，满分 ${most} 分`],
  },
  podium: { title: '前三名', line: (place, who, points) => [`${place}) `, who, `：${points} 分`] },
  plan: {
    title: '已安排',
    made: (date, at, zone) => ['开始时间：', date, '（', at, `）。班级时区：${zone}。`],
    lobby: (minutes) => `开始前 ${minutes} 分钟学生可以加入。`,
    begins: { itself: '到时自动开始。', teacher: '到时等你在面板上开始。' },
    window: (opens, closes, zone) => [
      ...(opens === null ? ['现已开放'] : ['开放时间：', opens]),
      '；截止时间：',
      closes,
      `。班级时区：${zone}。`,
    ],
    twice: '那一天时钟回拨，这个时刻出现两次，以第一次为准。',
    usualZone: '本服务器还没有设置时区：用 /teach zone 设置。',
    none: '没有安排。',
    line: (name, date, at, channel) => [strong(name), '：', date, '（', at, '），', channel],
    cancel: '取消……',
    cancelled: '已取消。',
    missed: (date) => [
      '原定于 ',
      date,
      ' 的活动没有进行：当时我不在线，或者本频道有别的测验。可由老师重新安排。',
    ],
    unwarranted: (date) => [
      '原定于 ',
      date,
      ' 的活动没有开始：安排它的人已不能在这里教学。可由其他老师重新安排。',
    ],
    late: '开始时间比原定的晚：我当时不在线，或者频道被占用。',
    starts: (at) => ['开始时间：', at, '。'],
    preparing: '正在为每个人准备题目，请稍候。',
    drawing: (students) => `还在为 ${students} 名学生绘制题图，画完后才能开始。`,
    making: (students) => `还在为 ${students} 名学生准备局面，准备好后才能开始。`,
    scarce: (question, positions) => `第 ${question} 题 ${positions} 个`,
    few: (named, others, students) =>
      `参加者有 ${students} 人，而有的题目没有这么多局面（${named.join('，')}${others > 0 ? `，另有 ${others} 题也不够` : ''}）：有些人的局面会相同；除只有一个局面的题目外，相邻的人局面不同。`,
  },
  panel: {
    exam: {
      end: '结束考试',
      over: '考试已结束。',
      movedOn: '考试已经往下进行，刚才的操作没有执行。现在的情况如下。',
      unseen:
        '⚠ 我不能在这场考试的频道里发消息，谁也看不到考试。请允许我查看该频道并在其中发送消息和文件；我每半分钟会再试一次。',
    },
    homework: {
      end: '截止作业',
      over: '作业已截止。',
      movedOn: '作业的状态已经改变，刚才的操作没有执行。现在的情况如下。',
      unseen:
        '⚠ 我不能在布置这份作业的频道里发消息，谁也不能在那里看到作业；用 /class homework 仍可以打开。请允许我查看该频道并在其中发送消息和文件；我每半分钟会再试一次。',
    },
  },
  homeworks: {
    title: '作业',
    none: '本服务器没有作业。用 /teach homework create 布置。',
    line: (name, state, closes, finished, joined) => [
      strong(name),
      `：${state}，截止时间 `,
      closes,
      `；${joined} 人中 ${finished} 人已交`,
    ],
    states: { planned: '尚未开放', open: '开放中', over: '已截止' },
    choose: { list: '查看……', close: '现在截止……', results: '查看成绩……' },
    closed: (name) => `“${name}”已截止。已答的题目计分。`,
  },
  zone: { title: '时区', set: (zone, now) => `班级时区是 ${zone}，当地现在是 ${now}。` },
  faults: {
    'no-such-zone': (token) => `没有叫“${token}”的时区。`,
    'no-such-time': (token) => `“${token}”不是我能读懂的日期和时间。`,
    'two-times': (token) => `“${token}”可能指不止一个时间，请写明是哪一个。`,
    'skipped-time': (token, zone, instead) =>
      `${zone} 没有“${token}”这个时刻：那时时钟往前拨，显示的是 ${instead}。`,
    'past-time': (token) => `“${token}”已经过去了。`,
    'far-time': (days) => `离现在超过 ${days} 天。`,
    'begun-stays': (until, date) => [
      '你已开始这场考试。看过题目的人要到考试结束才能退出',
      ...(until === null || date === null
        ? ['；现在计时已暂停。']
        : ['。结束时间：', date, '（', until, '）。']),
    ],
    'no-window': '作业的截止时间必须晚于开放时间。',
    making: '一下子来的人多，还在为你准备题目，请稍后再点一次。',
    'not-ready': '还在为每个人准备题目，请稍后再试。',
    'handed-in': '这一次已经交卷，不能再更改。',
    'no-more-attempts': '次数已经用完。',
  },
};
