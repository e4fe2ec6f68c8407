/** Documents as HTML, on generated pages and in the playground. All text is escaped. */
import type { Block, Doc, Inline } from '../src/texts/doc.ts';

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Runs as HTML; `link`: the address of a file of the proofs, null: none. */
const inline = (runs: readonly Inline[], link: (code: string) => string | null): string =>
  runs
    .map((run) => {
      if (typeof run === 'string') return escapeHtml(run);
      if ('strong' in run) return `<strong>${escapeHtml(run.strong)}</strong>`;
      if ('code' in run) {
        const to = link(run.code);
        const code = `<code>${escapeHtml(run.code)}</code>`;
        return to === null ? code : `<a href="${escapeHtml(to)}">${code}</a>`;
      }
      if ('moment' in run) return escapeHtml(new Date(run.moment).toISOString());
      return escapeHtml('person' in run ? run.person : 'channel' in run ? run.channel : run.role);
    })
    .join('');

const tableHtml = ({ head, rows, align, notes = {} }: Extract<Block, { readonly kind: 'table' }>): string => {
  const noted = Object.keys(notes).length > 0;
  const cell = (tag: 'td' | 'th', text: string, column: number, scope = ''): string =>
    `<${tag}${scope}${align[column] === 'right' ? ' class="right"' : ''}>${escapeHtml(text)}</${tag}>`;
  const top =
    head === null
      ? ''
      : `<thead><tr>${head.map((text, i) => (text === '' ? cell('td', '', i) : cell('th', text, i, ' scope="col"'))).join('')}${noted ? '<td></td>' : ''}</tr></thead>`;
  const body = rows
    .map((row, i) => {
      const note = notes[i];
      const remark = noted ? `<td>${note === undefined ? '' : escapeHtml(note)}</td>` : '';
      return `<tr>${row.map((text, k) => cell('td', text, k)).join('')}${remark}</tr>`;
    })
    .join('');
  return `<div class="scroll" tabindex="0" role="group"><table>${top}<tbody>${body}</tbody></table></div>`;
};

interface Options {
  /** Level of headings. */
  readonly heading?: 3 | 4;
  readonly link?: (code: string) => string | null;
}

export const docHtml = (doc: Doc, { heading = 3, link = () => null }: Options = {}): string =>
  doc
    .map((block) => {
      switch (block.kind) {
        case 'paragraph':
          return `<p>${inline(block.text, link)}</p>`;
        case 'note':
          return `<p class="note">${inline(block.text, link)}</p>`;
        case 'heading':
          return `<h${heading}>${escapeHtml(block.text)}</h${heading}>`;
        case 'verdict':
          return `<p class="verdict">${escapeHtml(block.text)}</p>`;
        case 'list':
          return `<ul>${block.items.map((item) => `<li>${inline(item, link)}</li>`).join('')}</ul>`;
        case 'table':
          return tableHtml(block);
        case 'scene':
          return '';
      }
    })
    .join('');
