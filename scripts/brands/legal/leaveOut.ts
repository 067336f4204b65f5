import type { Token, Tokens } from 'marked';

function isAboutOff(token: Token, off: readonly string[]): boolean {
  return off.some((marker) => token.raw.includes(marker));
}

/** Removes paragraphs, list items and rows that name a disabled feature, and headings left without text. */
export function withoutOff(tokens: readonly Token[], off: readonly string[]): Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    if (token.type === 'list') {
      const list = token as Tokens.List;
      const items = list.items.filter((item) => !isAboutOff(item, off));
      if (items.length > 0) kept.push({ ...list, items });
    } else if (token.type === 'table') {
      const table = token as Tokens.Table;
      const rows = table.rows.filter(
        (row) => !row.some((cell) => off.some((marker) => cell.text.includes(marker))),
      );
      if (rows.length > 0) kept.push({ ...table, rows });
    } else if (!isAboutOff(token, off)) kept.push(token);
  }
  const isContent = (token: Token | undefined): boolean => token !== undefined && token.type !== 'space';
  const hadContent = (heading: Token): boolean => {
    const after = tokens.slice(tokens.indexOf(heading) + 1).find(isContent);
    return after !== undefined && after.type !== 'heading';
  };
  return kept.filter((token, index) => {
    if (token.type !== 'heading' || !hadContent(token)) return true;
    const after = kept.slice(index + 1).find(isContent);
    const isFollowed = after !== undefined && (after.type !== 'heading' || after.depth > token.depth);
    return isFollowed;
  });
}
