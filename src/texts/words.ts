import type { Block, Doc } from './doc.ts';
import { plainInline } from './plain.ts';

/** Chinese and Japanese characters, and their punctuation marks. */
const CHARACTER = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]|[\u{20000}-\u{3fffd}]/gu;

/**
 * The number of words as a reader counts them: each piece between spaces that has a letter or a digit; in Chinese and Japanese,
 * each character and punctuation mark, as word processors do.
 */
export const wordsIn = (text: string): number => {
  const rest = text.replace(CHARACTER, ' ');
  const characters = text.match(CHARACTER)?.length ?? 0;
  return characters + rest.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
};

const ofBlock = (block: Block): number => {
  switch (block.kind) {
    case 'paragraph':
      return wordsIn(plainInline(block.text));
    case 'note':
      return block.reference ? 0 : wordsIn(plainInline(block.text));
    case 'heading':
    case 'verdict':
      return wordsIn(block.text);
    case 'list':
      return block.items.reduce((sum, item) => sum + wordsIn(plainInline(item)), 0);
    case 'table':
    case 'scene':
      return 0;
  }
};

/** The words of a document's sentences and lists. Tables, pictures and references are not counted: they are not read through. */
export const wordsOf = (doc: Doc): number => doc.reduce((sum, block) => sum + ofBlock(block), 0);
