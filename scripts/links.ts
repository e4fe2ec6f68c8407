/** Markdown with its relative links made absolute; `page`: the address of the page itself. */
export const withAbsoluteLinks = (markdown: string, page: string): string =>
  markdown.replaceAll(
    /\]\((?!#|[a-z]+:)([^)\s]+)\)/g,
    (_, target: string) => `](${new URL(target, page).href})`,
  );
