import { Converter } from 'opencc-js';

/** Simplified to Traditional characters with the words of Taiwan. */
const convert = Converter({ from: 'cn', to: 'twp' }) as (text: string) => string;

/** Terms of mathematics, contests and Discord in Taiwan that differ from the converter's; the longest first. */
const EXCEPTIONS: readonly (readonly [converted: string, said: string])[] = [
  ['威佐夫博弈', '威佐夫遊戲'],
  ['巴什博弈', '巴什遊戲'],
  ['博弈', '賽局'],
  ['異或', '互斥或'],
  ['迴圈', '循環'],
  ['周期', '週期'],
  ['游戲', '遊戲'],
  // Characters that the converter confuses.
  ['捲上', '卷上'],
  ['變大隻', '變大只'],
  ['寫明瞭', '寫明了'],
  ['二進位制', '二進位'],
  ['八進位制', '八進位'],
  // The code of an octal game is no program.
  ['程式碼', '代碼'],
  ['行代碼', '行程式碼'],
  ['箇中', '個中'],
  ['近四周', '近四週'],
  ['公佈', '公布'],
  ['分佈', '分布'],
  ['不線上', '不在線上'],
  ['全域性', '全局'],
  ['選的專案', '選的項目'],
  // Edges and signs join; players and programs connect.
  ['必須連線', '必須連接'],
  ['+ 連線', '+ 連接'],
  ['* 連線', '* 連接'],
  ['許可權', '權限'],
  ['許可證', '授權條款'],
  ['臺裝置', '台裝置'],
  ['子區', '討論串'],
  ['私信', '私人訊息'],
  ['釋出', '發布'],
  ['自定義', '自訂'],
  ['頻道里', '頻道裡'],
  ['文本檔案', '文字檔'],
  ['文本', '文字'],
  ['簡體中文', '繁體中文'],
  ['Noto Sans SC', 'Noto Sans TC'],
  ['賬號', '帳號'],
  ['身份組', '身分組'],
  ['國際象棋', '西洋棋'],
  ['表格軟體', '試算表軟體'],
  ['郵箱', '電子郵件'],
  ['試卷', '考卷'],
  ['卷子', '考卷'],
  ['佈置', '指派'],
  ['命令', '指令'],
  ['指令列', '命令列'],
  ['模板', '範本'],
  ['錄入', '登錄'],
  ['紙質', '紙本'],
  ['SG 函式', 'SG 函數'],
  ['--locale zh-CN', '--locale zh-TW'],
  ['Asia/Shanghai', 'Asia/Taipei'],
  ['的二維碼', '的 QR 碼'],
  ['二維碼', 'QR 碼'],
  ['一行行', '一排排'],
  ['兩列為', '兩欄為'],
  ['檔案，列為', '檔案，欄為'],
  ['”列', '”欄'],
  ['那一列叫作', '那一欄叫作'],
  ['“', '「'],
  ['”', '」'],
  ['‘', '『'],
  ['’', '』'],
];

/**
 * Taiwan's 列 is the mainland's 行 (a row), and its 行 the mainland's 列 (a column): both are replaced by unambiguous
 * words. Lines of a text and rows of pieces stay 行.
 */
const COLUMN =
  /(?<=奇數)列|(?<![排下並令數暫不只之])列(?!出|表(?!示)|印|不完|一串|數對|值|都隨|：前|中的數對)/g;
const ROW = /(?<![進執可不自通運旅先舉另平流發現再強都])行(?!為|動|走|程|得|不|李)/g;
/** Messages about rows of a board or of a table of digits. */
const BOARDS =
  /^(?:alt-(?:bar|grid)|candy|chomp|cram|flip|grid|lesson-(?:binary|chomp|nim|staircase)|nim|notakto|staircase|touch-square)\b/;
const ROW_MARK = '\uE000';

const turned = (message: string): string =>
  (BOARDS.test(message) ? message.replace(ROW, ROW_MARK) : message)
    .replace(COLUMN, '直行')
    .replaceAll(ROW_MARK, '橫列');

/** The Traditional Chinese of a Simplified catalogue; keys and arguments contain no Chinese characters. */
export const traditional = (simplified: string): string =>
  EXCEPTIONS.reduce((text, [converted, said]) => text.replaceAll(converted, said), convert(simplified))
    .split(/^(?=[a-z-])/m)
    .map(turned)
    .join('');
