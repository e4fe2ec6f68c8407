import { code, strong } from '../doc.ts';
import type { InquiryTexts } from '../inquiries.ts';

const number = (value: number): string => value.toLocaleString('en');
const EXAMPLE = 'wythoff: P iff a = b';

export const inquiries: InquiryTexts = {
  table: {
    title: (template) => [code(template), ' 的表'],
    about: (show, names, size, win) =>
      `${names.join('、')} 从 0 到 ${size} 的${show === 'values' ? ' SG 值（0 为 P 态）' : ' P 态与 N 态'}${win === 'misere' ? '，反常规则' : ''}。`,
    patterns: '看得出的规律',
    pattern: {
      period: ({ of, preperiod, period, block }) =>
        period === 1
          ? [
              preperiod === 0 ? '' : `从 ${preperiod} 起`,
              ...(of === 'values'
                ? ['SG 值都是 ', strong(block.join())]
                : ['都是 ', strong(block.join()), ' 态']),
            ]
          : [
              of === 'values' ? 'SG 值循环：周期 ' : 'P、N 循环：周期 ',
              strong(String(period)),
              `，从 ${preperiod} 起（${block.join(' ')}${block.length < period ? ' …' : ''}）`,
            ],
      formula: ({ statement }) => [code(statement)],
      sums: ({ terms }) => [`每个 P 态的数等于前两个之和：${terms.join('、')}`],
      differences: ({ step, pairs }) => [
        `a ≤ b 的 P 态依次有 b − a = 0、${step}、${2 * step}……，各出现一次（共 ${pairs} 个）`,
      ],
      rays: ({ slope, off, exact }) => [
        exact === null
          ? `P 态沿两条射线分布：b ≈ ${slope}·a 以及与它对称的一条（偏差不超过 ${off}）`
          : `P 态沿两条射线分布：b ≈ ${slope}·a 以及与它对称的一条；准确地说，令 r = ${exact.ratio}，则 a ≤ b 的 P 态都满足 0 ≤ b − r·a < ${exact.within}`,
      ],
      wedge: ({ p, n, exact }) => [
        exact === null
          ? `楔形：0 < a < b 时，b/a ≤ ${p} 为 P 态，b/a ≥ ${n} 为 N 态，两者之间没有局面`
          : `楔形：0 < a < b 时，b/a < ${exact} 为 P 态，大于它则为 N 态（表中 ${p} 还是 P 态，${n} 已是 N 态）`,
      ],
    },
    none: '没有发现简单的规律。',
    seen: (size) => `——到 ${size} 为止如此`,
    proved: (theorem) => `——已证明：${theorem}`,
    rests: (theorem) => `表中的值依据：${theorem}。`,
    unknown: (count) => `有 ${number(count)} 项没能及时算出：文字中是问号，图中不着色。`,
    cut: (shown, drawn) => `文字只列前 ${shown} 个${drawn ? '，图中是全部' : ''}。`,
    wrongNames: (count) =>
      `表需要用一个或两个字母（n，或 a 和 b）代替局面中的数；这里有 ${count} 个。试试：nim a b 5`,
    alt: (template, size, p, more) =>
      `${template} 的表，数从 0 到 ${size}。${p.length === 0 ? '没有 P 态。' : `P 态：${p.join(' ')}${more > 0 ? `，另有 ${more} 个` : ''}。`}`,
    toTest: (claim) => ['有猜想？', code(`/claim ${claim}`), ' 会替你检验。'],
  },
  claim: {
    refuted: ['不成立：有反例'],
    holds: ['检验范围内成立'],
    proved: ['永远成立'],
    untested: ['无法检验'],
    senseless: (count) => `有 ${number(count)} 个局面使命题没有意义，不计在内。`,
    understood: (template, statement) => [code(template), '：', code(statement)],
    at: (line) => ['最小的反例是 ', code(line), '。'],
    side: (side, value) =>
      typeof value === 'string'
        ? [code(side), ' = ', strong(value)]
        : [code(side), strong(value ? ' 成立' : ' 不成立')],
    is: (outcome, grundy) =>
      `它是${outcome === null ? '胜负未知的局面' : outcome === 'P' ? ' P 态（先手必败）' : ' N 态（先手必胜）'}${grundy === null ? '' : `，SG 值为 ${grundy}`}。`,
    first: (checked) =>
      checked === 1 ? '它是检验的第 1 个局面。' : `它是检验的第 ${number(checked)} 个局面；在它之前都成立。`,
    all: (checked, size) => `数不超过 ${number(size)} 的 ${number(checked)} 个局面全部成立。`,
    one: ['对这一个局面成立。用字母代替数，就是关于许多局面的命题：', code('nim a b c: SG = a ⊕ b ⊕ c')],
    always: (theorem) => `对任意大小都成立：${theorem}。`,
    notProved: '这是证据，不是证明：再大一些也许就不成立。',
    unknown: (count) => `另有 ${number(count)} 个局面没能及时算出，不计在内。`,
    capped: (asked, size, most) =>
      `你要求检验到 ${number(asked)}；一个命题最多检验 ${number(most)} 个局面，所以这里只到 ${number(size)}。`,
    stopped: '时间已到，没有检验到所要的大小。',
    nothing: '查过的局面都不满足命题的前提，所以什么也没有检验。',
    why: {
      'divides-by-zero': (line) =>
        `在 ${line} 处除以了零。请排除这种局面，例如：a = 0 or …；或：… if a > 0。`,
      'not-an-integer': (line) => `在 ${line} 处需要整数，却是分数。floor(…) 向下取整。`,
      negative: (line) => `在 ${line} 处需要非负数，却是负数。`,
      'too-large': (line) => `在 ${line} 处数变得太大。`,
    },
    explanation: '为什么',
    faults: {
      empty: () => '冒号后面没有内容。',
      'no-colon': () => '命题的写法：游戏、冒号、你的猜想。',
      'too-long': ({ most }) => `命题最多 ${most} 个字符。`,
      'too-deep': ({ token }) => `“${token}”嵌套得太深。`,
      unexpected: ({ token }) => `“${token}”不能出现在这里。`,
      ends: ({ after }) => `“${after}”后面还应有内容。`,
      'not-closed': ({ token }) => `“${token}”没有闭合。`,
      'unknown-name': ({ token, names }) =>
        `不认识“${token}”。${names.length === 0 ? '这里的数没有名字' : `局面中的数是 ${names.join('、')}`}；此外有 SG、P、N，以及函数 floor、min、max、abs、lowbit、popcount、trailing、log、fib、phi-floor、sqrt-floor、isfib 等。`,
      'wants-number': ({ token }) => `“${token}”处需要一个数，这里却是一个条件。`,
      'wants-condition': ({ token }) => `“${token}”处需要一个条件，这里却是数。`,
      'wants-arguments': ({ token, least, most }) =>
        `“${token}”的括号里要有 ${least === most ? least : `${least} 到 ${most}`} 个数。`,
      'says-nothing': () => '没有提到 P、N 或 SG，无从检验。',
      'no-values': ({ token }) =>
        `“${token}”是 SG 值，只用于正常规则下的单个游戏或游戏的和；这里只能用 P 或 N。`,
    },
    tryThis: ['试试：', code(EXAMPLE)],
  },
};
