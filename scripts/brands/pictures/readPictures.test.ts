import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Findings } from '../problem.ts';
import { dirWith, plainSvg, themeFiles } from '../testFixture.ts';
import { readPictures } from './readPictures.ts';

function findings(changes: Record<string, string | Buffer>): Findings {
  const found: Findings = { problems: [], warnings: [] };
  const files = Object.entries({ ...themeFiles('.'), ...changes }).filter(([, content]) => content !== '');
  readPictures(dirWith(Object.fromEntries(files)), 'aurora', found);
  for (const { brand, line, column } of [...found.problems, ...found.warnings])
    expect({ brand, line: line > 0, column: column > 0 }).toEqual({
      brand: 'aurora',
      line: true,
      column: true,
    });
  return found;
}

function errors(changes: Record<string, string | Buffer>): { field: string; found: string }[] {
  return findings(changes).problems.map(({ field, found }) => ({ field, found }));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

// A gray picture.
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc(height * (width + 1), 127);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('pictures of a theme package', () => {
  it('accepts the four pictures, with the share picture as SVG or PNG', () => {
    expect(errors({})).toEqual([]);
    expect(errors({ './share.svg': '', './share.png': png(1200, 630) })).toEqual([]);
  });

  it('reports each missing picture', () => {
    expect(errors({ './logo.svg': '' })).toEqual([{ field: 'logo.svg', found: 'no file' }]);
    expect(errors({ './share.svg': '' })).toEqual([{ field: 'share.svg', found: 'no file' }]);
  });

  it('refuses pictures above their size limit', () => {
    const heavy = plainSvg.replace('</svg>', `<!--${'x'.repeat(9000)}--></svg>`);
    expect(errors({ './favicon.svg': heavy, './logo.svg': heavy })).toEqual([
      { field: 'favicon.svg', found: `${heavy.length} bytes` },
    ]);
  });

  it('requires a square favicon, and one share picture whose format fits its name', () => {
    expect(errors({ './favicon.svg': plainSvg.replace('0 0 32 32', '0 0 64 32') })).toHaveLength(1);
    expect(errors({ './share.png': png(1200, 630) })).toHaveLength(1);
    expect(errors({ './share.svg': '', './share.png': 'GIF89a' })).toHaveLength(1);
  });

  it('refuses styles in the picture inside the error page', () => {
    const styled = plainSvg.replace('fill="#2fd180"', 'style="fill:#2fd180"');
    expect(errors({ './logo-error.svg': styled }).map(({ field }) => field)).toEqual(['logo-error.svg']);
    expect(errors({ './logo.svg': styled })).toEqual([]);
  });

  const drawn = (inside: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\n${inside}</svg>`;

  it.each([
    ['nothing', ''],
    ['no color', '<circle cx="16" cy="16" r="9" fill="none"/>'],
    ['full transparency', '<circle cx="16" cy="16" r="9" opacity="0"/>'],
    ['hidden shapes', '<g display="none"><circle cx="16" cy="16" r="9"/></g>'],
    ['shapes outside of the viewBox', '<circle cx="160" cy="16" r="9"/>'],
    ['shapes without a size', '<rect width="0" height="9"/>'],
  ])('refuses a picture with %s', (_, inside) => {
    for (const name of ['logo.svg', 'logo-error.svg', 'favicon.svg', 'share.svg'])
      expect(errors({ [`./${name}`]: drawn(inside) })).toEqual([{ field: name, found: 'nothing to see' }]);
  });

  it('refuses text in rasterized pictures, and warns of text in the others', () => {
    const text = drawn('<text x="1" y="9">Aurora</text>');
    expect(findings({ './favicon.svg': text, './share.svg': text }).problems).toMatchObject([
      { field: 'favicon.svg', line: 2, found: '<text>' },
      { field: 'share.svg', line: 2, found: '<text>' },
    ]);
    const { problems, warnings } = findings({ './logo.svg': text });
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([{ field: 'logo.svg', line: 2, found: '<text>' }]);
  });

  it('refuses a share picture that is cut short, damaged or tiny', () => {
    const whole = png(1200, 630);
    const damaged = Buffer.from(whole);
    damaged[60] = 1 + (damaged[60] ?? 0);
    const found = (share: Buffer) =>
      findings({ './share.svg': '', './share.png': share }).problems.map(({ message }) => message);
    for (let kept = 9; kept < whole.length; kept += 97)
      expect(found(whole.subarray(0, kept))).toEqual(['share.png is cut short or damaged: export it again']);
    expect(found(damaged)).toEqual(['share.png is cut short or damaged: export it again']);
    expect(found(png(120, 63))).toEqual([
      'share.png is 120 × 63 pixels, too small for the pictures that networks show',
    ]);
  });

  it('reports the real format of a false SVG, and the files next to a missing picture', () => {
    expect(errors({ './logo.svg': png(9, 9) })).toEqual([{ field: 'logo.svg', found: 'a PNG file' }]);
    expect(errors({ './logo.svg': Buffer.from('\xff\xd8\xff\xe0', 'latin1') })).toEqual([
      { field: 'logo.svg', found: 'a JPEG file' },
    ]);
    const beside = findings({ './logo.svg': '', './logo.png': png(9, 9) }).problems;
    expect(beside).toMatchObject([{ field: 'logo.svg', found: 'logo.png' }]);
    expect(beside[0]?.message).toContain('but logo.png');
  });

  it('reports the first byte of a picture that is not UTF-8', () => {
    const latin = Buffer.from(plainSvg.replace('<circle', '\n<desc>n\xba</desc><circle'), 'latin1');
    expect(findings({ './logo.svg': latin }).problems).toMatchObject([
      { field: 'logo.svg', line: 2, column: 8, expected: 'UTF-8' },
    ]);
  });
});
