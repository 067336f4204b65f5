import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { browserArguments } from '../../scripts/browsers/browserArguments.ts';
import { findOrInstallBrowser } from '../../scripts/checks/browser.ts';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';
import { generateBrands } from '../support/build/generateBrands.ts';
import { filesThatDiffer } from './artifact.ts';
import { startNginx } from './nginx.ts';
import { runBuild } from './runScript.ts';
import { temporaryDir } from './temporaryDir.ts';

// Changes the appearance, pictures and legal texts of a brand.
function restyle(theme: string): void {
  const change = (name: string, from: string | RegExp, to: string) => {
    const file = join(theme, name);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(file, text.replace(from, to));
  };
  change('theme.tokens.json', /("card":\{"\$value":\{"value":)\d+/, '$111');
  change('logo.svg', '</svg>', '<circle r="1" fill="#808080"/></svg>');
  change('logo-error.svg', '</svg>', '<circle r="1" fill="#808080"/></svg>');
  mkdirSync(join(theme, 'legal'));
  const text = readFileSync(join(projectRoot, 'brands/default/legal/termos-de-uso.md'), 'utf8');
  writeFileSync(join(theme, 'legal/termos-de-uso.md'), `${text}\nMais um parágrafo.\n`);
  writeFileSync(join(theme, 'legal/mais-um-texto.md'), text);
}

async function restyledBuilds() {
  const dir = temporaryDir();
  const { configFile, ids } = generateBrands(dir, 1);
  const [id = ''] = ids;
  const build = async (out: string) => {
    const { code, stderr } = await runBuild(['--config', configFile, '--out', join(dir, out)]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    return join(dir, out, id);
  };
  const before = await build('before');
  restyle(join(dir, 'brands', id));
  return { id, dir, before, after: await build('after') };
}

test('runs a restyled site under the rules of the previous one', async () => {
  const { id, dir, before, after } = await restyledBuilds();
  expect(filesThatDiffer(join(before, 'deploy'), join(after, 'deploy'))).toEqual([]);
  const changed = filesThatDiffer(join(before, 'site'), join(after, 'site'));
  expect(changed).toEqual(expect.arrayContaining(['index.html', '404.html', 'mais-um-texto/index.html']));
  expect(changed.filter((file) => file.startsWith('_'))).toEqual([]);

  const rules = readFileSync(join(before, 'deploy/nginx.conf'), 'utf8');
  const server = await startNginx(dir, rules, join(after, 'site'));
  onTestFinished(server.stop);
  const { value: executablePath } = await findOrInstallBrowser();
  const host = `${id}.example`;
  const args = browserArguments.filter((argument) => !argument.startsWith('--host-resolver-rules'));
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--host-resolver-rules=MAP ${host} 127.0.0.1, MAP * ~NOTFOUND`],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-Proto': 'https' } });
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('refused: ')) violations.push(message.text());
  });
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      console.warn(`refused: ${event.violatedDirective} ${event.blockedURI}`),
    ),
  );
  const { port } = new URL(server.origin);
  for (const path of ['/', '/mais-um-texto', '/user/wallet', '/no/such/page']) {
    await page.goto(`http://${host}:${port}${path}`);
    const appearance = await page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      const body = getComputedStyle(document.body);
      const transparent = 'rgba(0, 0, 0, 0)';
      const color = body.backgroundColor === transparent ? root.backgroundColor : body.backgroundColor;
      return { card: root.getPropertyValue('--radius-card'), font: body.fontFamily, color };
    });
    expect({ path, ...appearance }).toEqual({
      path,
      card: '11px',
      font: expect.stringContaining('sans-serif'),
      color: expect.not.stringMatching(/rgba|255, 255, 255/),
    });
  }
  await page.goto(`http://${host}:${port}/`);
  await page.waitForSelector('html[data-ready]');
  // A style that is not the page's own is still refused.
  const ran = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body{outline:7px solid red}';
    document.head.append(style);
    return getComputedStyle(document.body).outlineWidth;
  });
  expect(ran).not.toBe('7px');
  await expect.poll(() => violations).toEqual(['refused: style-src-elem inline']);
});
