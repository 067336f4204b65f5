import { Resvg } from '@resvg/resvg-js';
import { lineIndex, type Position } from '../config/json/lineIndex.ts';
import { nearestWord } from '../nearestWord.ts';
import { markupTokens } from './markupTokens.ts';
import { type PictureColor, pictureColors } from './pictureColors.ts';
import { attributeError, cssError, elementNames } from './svgRules.ts';

interface SvgError extends Position {
  found: string;
  expected: string;
  message: string;
}

export interface CheckedSvg {
  errors: SvgError[];
  width: number;
  height: number;
  // Of attributes and elements that carry CSS.
  styles: Position[];
  // Of text that is drawn in a font.
  texts: Position[];
  // The colors that a rasterizer without fonts draws; none for an invisible picture.
  colors: PictureColor[];
}

const testWidthPx = 96;
// A taller picture would take much memory.
const tallest = 100;
function colorsOf(drawing: Resvg): PictureColor[] {
  return drawing.height > tallest * drawing.width ? [] : pictureColors(drawing.render().pixels);
}

function parseError(error: unknown): { message: string; position: Position } {
  const text = error instanceof Error ? error.message : String(error);
  const place = /at (\d+):(\d+)/.exec(text);
  return {
    message: text.replace(/^SVG data parsing failed cause /, ''),
    position: { line: Number(place?.[1] ?? 1), column: Number(place?.[2] ?? 1) },
  };
}

const notWellFormed = (message: string) => ({
  found: 'a picture that is not well-formed',
  expected: 'a well-formed SVG picture',
  message: `the picture cannot be read: ${message}`,
});

/** Parses the picture strictly as XML and refuses all that is not drawing. */
export function checkSvg(svg: string): CheckedSvg {
  const errors: SvgError[] = [];
  let drawing: Resvg;
  try {
    drawing = new Resvg(svg, {
      fitTo: { mode: 'width', value: testWidthPx },
      font: { loadSystemFonts: false },
    });
  } catch (error) {
    const { message, position } = parseError(error);
    const nothing = { width: 0, height: 0, styles: [], texts: [], colors: [] };
    return { errors: [{ ...position, ...notWellFormed(message) }], ...nothing };
  }
  const lines = lineIndex(svg);
  const { elements, oddities, error: markupError } = markupTokens(svg);
  const styles: Position[] = [];
  const texts: Position[] = [];
  if (markupError) errors.push({ ...lines.at(markupError.offset), ...notWellFormed(markupError.message) });
  for (const { what, offset } of oddities)
    errors.push({
      ...lines.at(offset),
      found: `a ${what}`,
      expected: 'elements alone',
      message: `a picture may not hold a ${what}`,
    });
  for (const element of elements) {
    if (!elementNames.includes(element.name)) {
      const meant = nearestWord(element.name, elementNames);
      const hint = meant === undefined ? '' : `; did you mean <${meant}>?`;
      errors.push({
        ...lines.at(element.offset),
        found: `<${element.name}>`,
        expected: 'elements that draw: no scripts, links, animation or foreign content',
        message: `<${element.name}> is not allowed in a picture${hint}`,
      });
    }
    if (element.name === 'text') texts.push(lines.at(element.offset));
    if (element.name === 'style') {
      styles.push(lines.at(element.offset));
      const found = cssError(element.text);
      if (found !== undefined)
        errors.push({
          ...lines.at(element.offset),
          found,
          expected: 'CSS without outside references',
          message: `the picture's CSS holds ${found}`,
        });
    }
    for (const { name, value, offset } of element.attributes) {
      if (name === 'style') styles.push(lines.at(offset));
      const error = attributeError(element, name, value);
      if (error)
        errors.push({
          ...lines.at(offset),
          found: `${name}="${value.slice(0, 60)}"`,
          expected: error[1],
          message: `${error[0]} ${name}="${value.slice(0, 60)}" is not allowed in a picture`,
        });
    }
  }
  const root = elements[0];
  const viewBox = root?.attributes.find(({ name }) => name === 'viewBox');
  const numbers =
    viewBox?.value
      .trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const isSound =
    numbers.length === 4 && numbers.every(Number.isFinite) && (numbers[2] ?? 0) > 0 && (numbers[3] ?? 0) > 0;
  if (!isSound)
    errors.push({
      ...lines.at(viewBox?.offset ?? root?.offset ?? 0),
      found: viewBox ? `viewBox="${viewBox.value}"` : 'no viewBox',
      expected: 'viewBox="0 0 width height" on the root',
      message: 'the picture needs a viewBox to be drawn in any size',
    });
  const colors = errors.length === 0 ? colorsOf(drawing) : [];
  return { errors, width: drawing.width, height: drawing.height, styles, texts, colors };
}
