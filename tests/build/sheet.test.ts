import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runScript } from './runScript.ts';

it('takes pictures of real pages for both visitors at both widths', async () => {
  const out = mkdtempSync(join(tmpdir(), 'bandeira-sheet-'));
  const env = { BANDEIRA_BROWSER: process.env.BANDEIRA_BROWSER };
  const args = ['sheet', '--brand', 'default', '--pages', 'home,terms', '--out', out, '--json'];
  const { code, stdout, stderr } = await runScript('brand', args, { env });
  try {
    expect(stderr).not.toContain('did not start');
    expect(code).toBe(0);
    const shown = { brand: 'default', state: 'shown', pixels: 0 };
    const pictures = ['guest', 'player'].flatMap((visitor) =>
      [390, 1440].flatMap((width) => ['home', 'terms'].map((page) => ({ ...shown, page, visitor, width }))),
    );
    expect(JSON.parse(stdout)).toEqual(pictures);
    const html = readFileSync(join(out, 'index.html'), 'utf8');
    expect(html.match(/src="data:image\/webp;base64,/g)).toHaveLength(8);
    expect(readFileSync(join(out, 'summary.md'), 'utf8')).toBe('8 pictures of default\n');
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});
