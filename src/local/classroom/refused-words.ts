const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Words no student may be called: insults, and names for the teacher or the bot. `alone`: refused as a word of a
 * name, since real names contain it (Takeshita, Nazir, かすみ); `within`: refused anywhere. Without accents, in lower
 * case, kana as hiragana.
 */
export const REFUSED_WORDS: Readonly<Record<'alone' | 'within', readonly string[]>> = {
  alone: [
    // English
    ...words(`
      anus arse ass bastard boobs cock crap cum cunt dildo fag homo nazi nigga penis porn porno
      pussy rape rapist retard sex shit slut tits twat vagina whore admin administrator bot
      moderator prof professor system teacher
    `),
    // Chinese, in Latin letters
    ...words('caonima cnm nmsl shabi laoshi'),
    // Japanese
    ...words('あほ うざい かす きもい くず くそ ころす しね でぶ ばか ぶす れいぷ ぼっと sensei'),
  ],
  within: [
    // English
    ...words('asshole bitch faggot fuck hitler motherfuck nigger wanker sprague'),
    // Chinese
    ...words(`
      傻逼 傻比 傻屄 傻叉 煞笔 操你 草泥马 草泥馬 肏 妈的 媽的 他妈 他媽 尼玛 王八蛋 混蛋 婊子 贱人
      賤人 去死 白痴 白癡 智障 脑残 腦殘 废物 廢物 狗屎 鸡巴 雞巴 屌 幹你 干你娘 变态 變態 强奸 強姦
      色情 妓女 老师 老師 教师 教師 班主任 管理员 管理員 机器人 機器人
    `),
    // Japanese
    ...words(`
      馬鹿 阿呆 死ね 殺す 変態 糞 きちがい ちんこ ちんぽ まんこ うんこ くたばれ 先生 せんせい 教員
      管理人 管理者
    `),
  ],
};
