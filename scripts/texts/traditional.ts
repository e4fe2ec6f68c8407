import { Converter } from 'opencc-js';

/** Simplified to Traditional characters with the words of Taiwan. */
const convert = Converter({ from: 'cn', to: 'twp' }) as (text: string) => string;

/** Where the converter’s word is not the one that mathematics, contests or Discord use in Taiwan; the longest first. */
const EXCEPTIONS: readonly (readonly [converted: string, said: string])[] = [
  ['威佐夫博弈', '威佐夫遊戲'],
  ['巴什博弈', '巴什遊戲'],
  ['博弈', '賽局'],
  ['異或', '互斥或'],
  ['迴圈節', '循環節'],
  ['二進位制', '二進位'],
  ['子區', '討論串'],
  ['私信', '私人訊息'],
  ['釋出', '發布'],
  ['自定義', '自訂'],
  ['頻道里', '頻道裡'],
  ['文本檔案', '文字檔'],
  ['文本', '文字'],
  ['簡體中文', '繁體中文'],
  ['Noto Sans SC', 'Noto Sans TC'],
  ['“', '「'],
  ['”', '」'],
  ['‘', '『'],
  ['’', '』'],
];

/** The text of a Simplified catalogue in Traditional Chinese; keys and arguments have no Chinese characters. */
export const traditional = (simplified: string): string =>
  EXCEPTIONS.reduce((text, [converted, said]) => text.replaceAll(converted, said), convert(simplified));
