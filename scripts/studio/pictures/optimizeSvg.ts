import { Resvg } from '@resvg/resvg-js';
import { type Config, type CustomPlugin, optimize, type XastElement } from 'svgo';
import { loadDrawers, outline, readTextLine } from './outlineText.ts';

interface Optimized {
  svg: string;
  // What was done, for the brand manager.
  notes: string[];
  // Why text could not be outlined.
  refusals: string[];
}

const cleanUp: Config['plugins'] = [
  { name: 'preset-default', params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
  'convertStyleToAttrs',
];

type TextElement = { element: XastElement; parents: XastElement[] };

// Visits every text with the elements around it.
function eachText(visit: (found: TextElement) => void): CustomPlugin {
  const open: XastElement[] = [];
  return {
    name: 'texts',
    fn: () => ({
      element: {
        enter: (element) => {
          if (element.name === 'text') visit({ element, parents: [...open] });
          open.push(element);
        },
        exit: () => {
          open.pop();
        },
      },
    }),
  };
}

async function withOutlines(svg: string): Promise<{ svg: string; count: number; refusals: string[] }> {
  const lines: Exclude<ReturnType<typeof readTextLine>, string>[] = [];
  const refusals: string[] = [];
  const styled = optimize(svg, {
    plugins: [{ name: 'inlineStyles', params: { onlyMatchedOnce: false } }, 'convertStyleToAttrs'],
  }).data;
  const read = eachText(({ element, parents }) => {
    const line = readTextLine(element, parents);
    if (typeof line === 'string') refusals.push(line);
    else lines.push(line);
  });
  optimize(styled, { plugins: [read] });
  if (lines.length === 0) return { svg, count: 0, refusals };
  const draw = await loadDrawers(lines);
  const write = eachText(({ element, parents }) => {
    const line = readTextLine(element, parents);
    if (typeof line !== 'string') outline(element, line, draw(line));
  });
  return { svg: optimize(styled, { plugins: [write] }).data, count: lines.length, refusals };
}

const testWidthPx = 240;
// Of 255, on average over all channels.
const visibleDifference = 1.5;

function pixelsOf(svg: string): Uint8Array {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: testWidthPx },
    font: { loadSystemFonts: false },
  }).render().pixels;
}

function looksTheSame(one: string, other: string): boolean {
  const [before, after] = [pixelsOf(one), pixelsOf(other)];
  if (before.length !== after.length) return false;
  const difference = before.reduce((sum, value, index) => sum + Math.abs(value - (after[index] ?? 0)), 0);
  return difference / before.length <= visibleDifference;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Turns text into paths and makes an SVG picture smaller, as long as it looks the same; throws where it is no SVG. */
export async function optimizeSvg(source: string): Promise<Optimized> {
  const outlined = await withOutlines(source);
  const notes =
    outlined.count > 0
      ? [`${outlined.count} ${outlined.count === 1 ? 'text' : 'texts'} turned into paths`]
      : [];
  const { data } = optimize(outlined.svg, { multipass: true, plugins: cleanUp });
  if (!looksTheSame(outlined.svg, data))
    return {
      svg: outlined.svg,
      notes: [...notes, 'kept as it is, because a smaller file would look different'],
      refusals: outlined.refusals,
    };
  const saved = Buffer.byteLength(source) - Buffer.byteLength(data);
  return {
    svg: `${data}\n`,
    notes: saved > 0 ? [...notes, `${kilobytes(saved)} smaller`] : notes,
    refusals: outlined.refusals,
  };
}
