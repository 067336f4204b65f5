import { SaxesParser } from 'saxes';

export interface MarkupElement {
  name: string;
  // Values with their entities resolved.
  attributes: { name: string; value: string; offset: number }[];
  // Text directly inside.
  text: string;
  depth: number;
  offset: number;
}

// Syntax that pictures do not need and that could carry other content.
export interface MarkupOddity {
  what: 'document type declaration' | 'processing instruction';
  offset: number;
}

export interface MarkupTokens {
  elements: MarkupElement[];
  oddities: MarkupOddity[];
  // The first place that is not well-formed, where reading ends.
  error?: { message: string; offset: number };
}

/** Splits XML into its elements and their attributes, with offsets. */
export function markupTokens(xml: string): MarkupTokens {
  const tokens: MarkupTokens = { elements: [], oddities: [] };
  const open: MarkupElement[] = [];
  const parser = new SaxesParser();
  // The following text may use entities that the document type declares.
  let isReadable = true;

  const addText = (text: string): void => {
    const parent = open.at(-1);
    if (parent) parent.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentagstart', ({ name }) => {
    const offset = xml.lastIndexOf('<', parser.position - 1);
    const element = { name, attributes: [], text: '', depth: open.length, offset };
    if (isReadable) tokens.elements.push(element);
    open.push(element);
  });
  parser.on('attribute', ({ name, value }) => {
    const opening = xml.lastIndexOf(xml[parser.position - 1] ?? '', parser.position - 2);
    open.at(-1)?.attributes.push({ name, value, offset: xml.lastIndexOf(name, opening - 1) });
  });
  parser.on('closetag', () => open.pop());
  parser.on('doctype', () => {
    tokens.oddities.push({ what: 'document type declaration', offset: xml.indexOf('<!DOCTYPE') });
    isReadable = false;
  });
  parser.on('processinginstruction', () => {
    if (!isReadable) return;
    const offset = xml.lastIndexOf('<?', parser.position - 1);
    tokens.oddities.push({ what: 'processing instruction', offset });
  });
  parser.on('error', ({ message }) => {
    if (isReadable) tokens.error = { message: message.replace(/^[\d:]+ /, ''), offset: parser.position - 1 };
    isReadable = false;
  });
  parser.write(xml).close();
  return tokens;
}
