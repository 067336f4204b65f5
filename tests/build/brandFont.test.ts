import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import subset from 'subset-font';
import { expect, onTestFinished, test } from 'vitest';
import { codePointsOf, latinRange } from '../../scripts/brands/fonts/latinLetters.ts';
import { readFont } from '../../scripts/brands/fonts/readFont.ts';
import { browserArguments } from '../../scripts/browsers/browserArguments.ts';
import { findOrInstallBrowser } from '../../scripts/checks/browser.ts';
import { createArtifactServer } from '../../scripts/serve/artifactServer.ts';
import { EncodedBodies } from '../../scripts/serve/encodedBody.ts';
import { generateBrands } from '../support/build/generateBrands.ts';
import { rubikFont, rubikLicense } from '../support/fonts/rubikFont.ts';
import { runBuild } from './runScript.ts';
import { temporaryDir } from './temporaryDir.ts';

async function buildWithFont() {
  const dir = temporaryDir();
  const { configFile, ids } = generateBrands(dir, 1);
  const [id = ''] = ids;
  const theme = join(dir, 'brands', id);
  const tokens = JSON.parse(readFileSync(join(theme, 'theme.tokens.json'), 'utf8'));
  const $value = ['Nova Sans', 'sans-serif'];
  tokens.font = { $type: 'fontFamily', body: { $value }, display: { $value } };
  writeFileSync(join(theme, 'theme.tokens.json'), JSON.stringify(tokens));
  mkdirSync(join(theme, 'fonts'));
  writeFileSync(join(theme, 'fonts/Nova Sans.woff2'), rubikFont);
  writeFileSync(join(theme, 'fonts/Nova Sans.txt'), rubikLicense);
  const { code, stderr } = await runBuild(['--config', configFile, '--out', join(dir, 'dist')]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return { artifact: join(dir, 'dist', id), origin: `https://${id}.example` };
}

test("ships a brand's own font reduced and licensed, and the browser draws the page with it", async () => {
  const { artifact, origin } = await buildWithFont();
  const site = (name: string): Buffer => readFileSync(join(artifact, 'site', name));
  const fonts = readdirSync(join(artifact, 'site/brand')).filter((name) => name.endsWith('.woff2'));
  expect(fonts).toEqual([expect.stringMatching(/^nova-sans-[\da-f]{8,}\.woff2$/)]);
  const bytes = site(`brand/${fonts[0]}`);
  // The same bytes on every machine and in every build.
  const characters = String.fromCodePoint(...codePointsOf(latinRange));
  const again = await subset(rubikFont, characters, {
    targetFormat: 'woff2',
    preserveNameIds: [16],
    variationAxes: {},
  });
  expect(bytes.equals(again)).toBe(true);
  expect(bytes.length).toBeLessThan(rubikFont.length * 0.8);
  const letters = String.fromCodePoint(...(await readFont(bytes)).codePoints);
  for (const letter of 'ãçR$') expect(letters).toContain(letter);
  expect(letters).not.toMatch(/\p{Script=Cyrillic}/u);

  expect(site('third-party-notices.txt').toString()).toContain(
    `Nova Sans (font)\n\n${rubikLicense.trim().slice(0, 200)}`,
  );
  const bill = JSON.parse(readFileSync(join(artifact, 'sbom.cdx.json'), 'utf8'));
  expect(bill.components.map(({ name }: { name: string }) => name)).toContain('Nova Sans');
  const report = JSON.parse(readFileSync(join(artifact, 'report.json'), 'utf8'));
  const own = { family: 'Nova Sans', own: true, bytes: bytes.length, sourceBytes: rubikFont.length };
  expect(report.fonts).toEqual([own]);
  expect(site('sw.js').toString()).toContain(`/brand/${fonts[0]}`);

  const { value: executablePath } = await findOrInstallBrowser();
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const serve = createArtifactServer(artifact, new EncodedBodies());
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (!url.startsWith(`${origin}/`)) return route.abort();
    const response = serve(new Request(url));
    return route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  await page.goto(`${origin}/`);
  await page.evaluate(() => document.fonts.ready);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const drawn = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(drawn.fonts).toMatchObject([{ familyName: expect.stringMatching(/^Rubik/), isCustomFont: true }]);
  const widths = await page.evaluate(() => {
    const text = document.createElement('span');
    text.textContent = 'Coração: R$ 1.234,56 sem pressa';
    text.style.cssText = 'position:absolute;font-size:100px;white-space:nowrap';
    document.body.append(text);
    return ['Nova Sans', 'Nova Sans fallback'].map((family) => {
      text.style.fontFamily = `"${family}"`;
      return text.offsetWidth;
    });
  });
  // The fallback takes as much room, so that the page does not move.
  expect(Math.abs((widths[1] ?? 0) / (widths[0] ?? 1) - 1)).toBeLessThan(0.04);
});
