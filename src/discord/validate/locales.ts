/** The locales Discord knows (AvailableLocalesEnum in its published description). */
export const LOCALES: readonly string[] =
  `ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk
   vi zh-CN zh-TW`.split(/\s+/);
