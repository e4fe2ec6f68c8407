/** Every language: its catalogue is the folder of that name. What one does not say is said in English. */
export const LANGUAGES = ['en', 'zh-CN'] as const;
export type LocaleId = (typeof LANGUAGES)[number];
