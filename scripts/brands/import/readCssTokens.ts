import { lineIndex } from '../config/json/lineIndex.ts';
import type { SourceToken, TokenSource } from './sourceTokens.ts';

const declaration = /--([\w-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])/g;

// Blanks instead of remarks, so that offsets stay.
const withoutRemarks = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\//g, (remark) => remark.replace(/[^\n]/g, ' '));

// The selectors and rules around an offset, outermost first.
function selectorAt(css: string, offset: number): string {
  const open: string[] = [];
  let start = 0;
  for (let index = 0; index < offset; index += 1) {
    const character = css.charAt(index);
    if (character === '{') open.push(css.slice(start, index).trim());
    if (character === '}') open.pop();
    if (character === '{' || character === '}' || character === ';') start = index + 1;
  }
  return open.filter((part) => !part.startsWith('@layer')).join(' ');
}

const isBase = (selector: string): boolean => /^(?::root|html|:host|body|@theme.*|)$/.test(selector);

/** Reads the custom properties of a style sheet; each selector besides `:root` is a mode. */
export function readCssTokens(file: string, text: string): TokenSource {
  const css = withoutRemarks(text);
  const lines = lineIndex(text);
  const offsets = new Map<string, number>();
  const bySelector = new Map<string, Map<string, SourceToken>>();
  for (const { 1: name = '', 2: value = '', index } of css.matchAll(declaration)) {
    const selector = selectorAt(css, index);
    const mode = isBase(selector) ? '' : selector;
    const tokens = bySelector.get(mode) ?? new Map<string, SourceToken>();
    tokens.set(name, { name, type: undefined, value });
    bySelector.set(mode, tokens);
    if (!offsets.has(name)) offsets.set(name, index);
  }
  return {
    file,
    format: 'CSS custom properties',
    modes: [...bySelector.keys()].filter((mode) => mode !== ''),
    tokensOf: (mode) => new Map([...(bySelector.get('') ?? []), ...(bySelector.get(mode ?? '') ?? [])]),
    positionOf: (name) => lines.at(offsets.get(name) ?? 0),
  };
}
