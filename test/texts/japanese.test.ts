/** The form of Japanese texts: wide marks, no spaces between characters, one term for each thing (docs/translating.md). */
import { testWriting } from './writing.ts';

const JAPANESE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';

testWriting({
  language: 'ja',
  script: JAPANESE,
  // The notation of a move or a rule, with names for its parts: 「山:個数」.
  notation: /「[\p{Script=Han}:]+」|rule=取り方:残し方/gu,
  pieces: 2500,
  files: 70,
  marks: [
    ['a half-width mark between Japanese characters', new RegExp(`${JAPANESE}[,;:!?.] ?${JAPANESE}`, 'u')],
    ['Japanese in half-width brackets', new RegExp(`\\([^()]*${JAPANESE}[^()]*\\)`, 'u')],
    ['straight or curly quotes around Japanese', new RegExp(`["'“”]${JAPANESE}|${JAPANESE}["'“”]`, 'u')],
    ['a space beside a full-width mark', /[、。；：？！（）「」] +[^\s·a-z]|[^\s·] +[、。；：？！（）「」]/u],
    ['a space between Japanese characters', new RegExp(`${JAPANESE} +${JAPANESE}`, 'u')],
    ['one mark after another', /[、。；：][、。；：]/u],
    [
      'three full stops for an omission',
      new RegExp(`${JAPANESE}\\.\\.\\.|\\.\\.\\.${JAPANESE}|。。|・・・`, 'u'),
    ],
    ['full-width digits or letters', /[０-９Ａ-Ｚａ-ｚ]/u],
    ['two sentences joined by a colon', /(?:です|ます|ません)：[^：。]*[^：。\d\s](?:です|ます|ません)。/u],
  ],
  terms: [
    ['Grundy数', /グランディ数|Grundy値|Grundy 数|SG数/u],
    ['勝ち局面、負け局面', /必勝局面|必敗局面|必勝形|必敗形|敗北/u],
    ['手番の人', /手番側|手番のプレイヤー/u],
    ['ミゼール', /ミゼル|ミゼーレ/u],
    ['ワイトホフ', /ワイソフ|ウィトホフ/u],
    ['桁', /どの列でも1|奇数の列/u],
    ['頂点 of a graph', /ノード/u],
    ['閉路', /サイクル/u],
    ['スキル', /技能/u],
    ['相手', /敵|対戦相手/u],
    ['先生、生徒', /教師|学生(?!番号)/u],
    ['分かる', /わから|わかり/u],
    ['できる、ください、いちばん、すべて、ほか', /出来|下さい|一番|全て|(?<!その)他の/u],
    ['です、ます', /ございます|いたします|であります/u],
  ],
});
