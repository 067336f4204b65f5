import { describe, expect, it } from 'vitest';
import type { Findings } from '../problem.ts';
import { folderWith, plainSvg, themeFiles } from '../testFixture.ts';
import { readPictures } from './readPictures.ts';

function faults(changes: Record<string, string | Buffer>): { field: string; found: string }[] {
  const findings: Findings = { problems: [], warnings: [] };
  const files = Object.entries({ ...themeFiles('.'), ...changes }).filter(([, content]) => content !== '');
  readPictures(folderWith(Object.fromEntries(files)), 'aurora', findings);
  return findings.problems.map(({ field, found }) => ({ field, found }));
}

function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('pictures of a theme package', () => {
  it('takes the four, the share picture as SVG or PNG', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ './share.svg': '', './share.png': png(1200, 630) })).toEqual([]);
  });

  it('misses each one', () => {
    expect(faults({ './logo.svg': '' })).toEqual([{ field: 'logo.svg', found: 'no file' }]);
    expect(faults({ './share.svg': '' })).toEqual([{ field: 'share.svg', found: 'no file' }]);
  });

  it('keeps them within their budgets', () => {
    const heavy = plainSvg.replace('</svg>', `<!--${'x'.repeat(9000)}--></svg>`);
    expect(faults({ './favicon.svg': heavy, './logo.svg': heavy })).toEqual([
      { field: 'favicon.svg', found: `${heavy.length} bytes` },
    ]);
  });

  it('wants a square favicon, and one share picture that is what its name says', () => {
    expect(faults({ './favicon.svg': plainSvg.replace('0 0 32 32', '0 0 64 32') })).toHaveLength(1);
    expect(faults({ './share.png': png(1200, 630) })).toHaveLength(1);
    expect(faults({ './share.svg': '', './share.png': 'GIF89a' })).toHaveLength(1);
  });

  it('refuses styles in the picture that stands inside the error page', () => {
    const styled = plainSvg.replace('fill="#2fd180"', 'style="fill:#2fd180"');
    expect(faults({ './logo-error.svg': styled }).map(({ field }) => field)).toEqual(['logo-error.svg']);
    expect(faults({ './logo.svg': styled })).toEqual([]);
  });
});
