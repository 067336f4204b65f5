export interface MarkupElement {
  name: string;
  /** Values with their entities resolved. */
  attributes: { name: string; value: string; offset: number }[];
  /** Text directly inside. */
  text: string;
  depth: number;
  offset: number;
}

/** Something that a picture has no use for and that could carry more than a picture. */
export interface MarkupOddity {
  what: 'document type declaration' | 'processing instruction';
  offset: number;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]+)|#([0-9]+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCodePoint(Number.parseInt(decimal, 10));
      return entities[name ?? ''] ?? whole;
    },
  );
}

/**
 * The elements of a document that an XML parser has found well-formed. Only then may tags be told by their
 * brackets: no `<` stands in an attribute, every tag is closed, every value is quoted.
 */
export function markupTokens(xml: string): { elements: MarkupElement[]; oddities: MarkupOddity[] } {
  const elements: MarkupElement[] = [];
  const oddities: MarkupOddity[] = [];
  const open: MarkupElement[] = [];
  const addText = (text: string): void => {
    const parent = open.at(-1);
    if (parent) parent.text += text;
  };
  let at = 0;
  const until = (mark: string, from: number): number => {
    const end = xml.indexOf(mark, from);
    return end < 0 ? xml.length : end;
  };

  function readTag(offset: number): number {
    const name = /^[^\s/>]+/.exec(xml.slice(offset + 1))?.[0] ?? '';
    const element: MarkupElement = { name, attributes: [], text: '', depth: open.length, offset };
    elements.push(element);
    const attribute = /\s*([^\s=/>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
    attribute.lastIndex = offset + 1 + name.length;
    let end = attribute.lastIndex;
    for (let match = attribute.exec(xml); match; match = attribute.exec(xml)) {
      const [whole, key = '', double, single] = match;
      const keyOffset = match.index + whole.search(/\S/);
      element.attributes.push({ name: key, value: unescaped(double ?? single ?? ''), offset: keyOffset });
      end = attribute.lastIndex;
    }
    const close = until('>', end);
    if (xml[close - 1] !== '/') open.push(element);
    return close + 1;
  }

  while (at < xml.length) {
    const next = until('<', at);
    addText(unescaped(xml.slice(at, next)));
    if (next === xml.length) break;
    if (xml.startsWith('<!--', next)) at = until('-->', next) + 3;
    else if (xml.startsWith('<![CDATA[', next)) {
      const end = until(']]>', next);
      addText(xml.slice(next + 9, end));
      at = end + 3;
    } else if (xml.startsWith('<!', next)) {
      oddities.push({ what: 'document type declaration', offset: next });
      // What follows may declare entities: nothing after it can be told for sure.
      break;
    } else if (xml.startsWith('<?', next)) {
      if (!/^<\?xml\s/.test(xml.slice(next))) oddities.push({ what: 'processing instruction', offset: next });
      at = until('?>', next) + 2;
    } else if (xml.startsWith('</', next)) {
      open.pop();
      at = until('>', next) + 1;
    } else at = readTag(next);
  }
  return { elements, oddities };
}
