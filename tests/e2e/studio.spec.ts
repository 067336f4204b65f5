import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { englishScreens as english } from '../../studio/src/texts/englishScreens.ts';
import { portuguese } from '../../studio/src/texts/portuguese.ts';
import { rubikFont, rubikLicense } from '../support/fonts/rubikFont.ts';
import { axeFindings } from '../support/page/axe.ts';
import { visit } from '../support/page/travel.ts';
import { type StudioProcess, startStudioProcess } from '../support/studio/studioProcess.ts';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40" viewBox="0 0 160 40"><!-- Figma --><rect style="fill:#7a3cff" x="2" y="4" width="32" height="32" rx="9"/><text x="42" y="28" font-family="Outfit" font-weight="700" font-size="24" fill="#b39aff">Jandaia</text></svg>';

const color = (value: string) => ({ $type: 'color', $value: value });
// Figma's export of variables in the Design Tokens format.
const variables = {
  Brand: { Primary: color('#8a55ff') },
  Color: { Background: color('#0d0c16') },
};

const tabs = ['theme', 'pictures', 'settings', 'texts', 'checks'] as const;
const mostStops = 120;

// Without a landmark, because axe compares them over frames.
const standIn = '<!doctype html><html lang="pt-BR"><title>Site</title><h1>Site</h1></html>';

const fiveMinutesMs = 5 * 60_000;
const mostClicks = 12;

const upload = (name: string, mimeType: string, text: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

// Notes when a field changes and when the frames have shown it.
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    const times: number[] = [];
    let changedAt = 0;
    window.addEventListener(
      'input',
      () => {
        changedAt = performance.now();
      },
      true,
    );
    window.addEventListener('message', ({ data }) => {
      if (Object(data).type === 'studio:applied' && changedAt > 0) times.push(performance.now() - changedAt);
      changedAt = 0;
    });
    Object.assign(window, { frameTimes: times });
  });
}

const frameTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => Array.from<number>(Object(window).frameTimes));

// The sites in the frames have tests of their own.
async function openStudio(page: Page, url: string): Promise<void> {
  await page.route(
    ({ hostname }) => hostname.endsWith('.localhost'),
    (route) => route.fulfill({ contentType: 'text/html', body: standIn }),
  );
  await page.goto(url);
  await expect(page.getByRole('link', { name: /Tucavo/ }).first()).toBeVisible({ timeout: 60_000 });
}

// Goes to another view without a reload, and waits until it has loaded.
async function show(page: Page, path: string, heading: string, tab?: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible({ timeout: 60_000 });
  if (tab) await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
}

// Presses Tab until the control has the focus, and requires each stop on the way to show it.
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press(key);
    const isVisible = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body || focused.tagName === 'IFRAME')
        return true;
      const marks = [focused, focused.closest('label'), focused.parentElement, focused.nextElementSibling];
      return marks.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
    });
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
    expect(isVisible, `the focus is shown on ${name}`).toBe(true);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${control} is not reached by ${mostStops} presses of Tab`);
}

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('the brand studio', () => {
  // One worker, because each would start a studio.
  test.describe.configure({ mode: 'default', timeout: 420_000 });
  let studio: StudioProcess;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    studio = await startStudioProcess();
  });
  test.afterAll(() => studio.close());

  test('makes a brand from a logo and a Figma export, saves it, and the live site shows it', async ({
    page,
  }) => {
    let clicks = 0;
    const click = async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    };
    const drop = async (label: string | RegExp, file: ReturnType<typeof upload>): Promise<void> => {
      clicks += 1;
      await page.getByLabel(label).setInputFiles(file);
    };
    await watchFrames(page);
    await page.goto(studio.url);
    const startedAt = performance.now();

    await click(page.getByRole('navigation').getByRole('link', { name: 'Nova marca' }));
    await page.getByLabel('Nome', { exact: true }).fill('Jandaia');
    await expect(page.getByLabel('Identificador')).toHaveValue('jandaia');
    await click(page.getByText('Um logo', { exact: true }));
    await drop(/Solte o logo aqui/, upload('logo.svg', 'image/svg+xml', logo));
    await expect(page.getByText(/pares de cores passam no contraste/)).toBeVisible();
    await click(page.getByRole('button', { name: 'Criar e abrir no editor' }));

    await expect(page.getByRole('heading', { name: 'Jandaia', level: 1 })).toBeVisible({ timeout: 60_000 });
    await drop(/Solte o arquivo aqui/, upload('figma.json', 'application/json', JSON.stringify(variables)));
    await click(page.getByRole('button', { name: /^Levar \d+ para o rascunho$/ }));
    await click(page.getByRole('tab', { name: 'Imagens' }));
    await drop(/^Solte ou escolha: Logo$/, upload('logo.svg', 'image/svg+xml', logo));
    await expect(page.getByText('1 texto convertido em curvas')).toBeVisible();
    await click(page.getByRole('tab', { name: 'Tema' }));
    await click(page.getByRole('button', { name: 'Salvar' }));
    await expect(page.getByText('Salvo nos arquivos da marca.')).toBeVisible({ timeout: 60_000 });
    const elapsedMs = performance.now() - startedAt;

    // The live site, restamped.
    const frame = page.frameLocator('iframe').first();
    await expect(frame.getByRole('button', { name: 'Cadastrar' }).first()).toBeVisible({ timeout: 120_000 });
    const primary = await frame
      .locator('html')
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--color-primary').trim());
    expect(primary).toBe('#8a55ff');
    test.info().annotations.push({
      type: 'studio',
      description: `ready in ${Math.round(studio.readyMs)} ms; a brand in ${Math.round(elapsedMs / 1000)} s and ${clicks} clicks`,
    });
    expect(elapsedMs).toBeLessThan(fiveMinutesMs);
    expect(clicks).toBeLessThanOrEqual(mostClicks);

    const dir = dirname(studio.configFile);
    const theme = JSON.parse(readFileSync(join(dir, 'brands/jandaia/theme.tokens.json'), 'utf8'));
    expect(theme.color.primary.$value.hex).toBe('#8a55ff');
    const saved = readFileSync(join(dir, 'brands/jandaia/logo.svg'), 'utf8');
    expect(saved).not.toMatch(/<text|style=|Figma/);
  });

  test('shows colors, words and fonts in the live site before they are saved, and a page as a player sees it', async ({
    page,
  }) => {
    // The catalog has a font of that name.
    await page.route('**/__studio/fonts/**', (route) => route.abort());
    await watchFrames(page);
    await page.goto(studio.url);
    await page
      .getByRole('link', { name: /Velvora/ })
      .first()
      .click();
    const frame = page.frameLocator('iframe').first();
    const root = frame.locator('html');
    const site = frame.locator('html[data-ready]');
    await expect(site.getByText('A sala recebe você')).toBeVisible({ timeout: 120_000 });
    await root.evaluate((element) => element.setAttribute('data-kept', ''));

    await test.step('a color shows at once', async () => {
      for (const value of ['#ff0000', '#00ff00', '#3366ff']) {
        await page.getByLabel('Primária', { exact: true }).fill(value);
        await expect
          .poll(() =>
            root.evaluate((element) => getComputedStyle(element).getPropertyValue('--color-primary').trim()),
          )
          .toBe(value);
      }
      const colorMs = Math.min(...(await frameTimes(page)));
      test.info().annotations.push({ type: 'studio', description: `a color in ${Math.round(colorMs)} ms` });
      // A reload would take as long as the first load did on the same machine.
      const loadMs = await root.evaluate(() => {
        const [load] = performance.getEntriesByType('navigation');
        return load?.duration ?? 0;
      });
      expect(colorMs / loadMs).toBeLessThan(1);
    });

    await test.step('words show at once, and are taken back', async () => {
      const before = (await frameTimes(page)).length;
      await page.getByRole('tab', { name: 'Textos' }).click();
      const field = page.getByRole('textbox', { name: 'Saudação a visitantes, na página inicial' });
      await expect(field).toHaveValue('A sala recebe você');
      await field.fill('Entre, {{brand.name}}');
      await expect(site.getByText('Entre, Velvora')).toBeVisible();
      await expect(site.getByText('A sala recebe você')).toHaveCount(0);
      await page.getByRole('button', { name: /^Voltar ao do produto: Saudação a visitantes/ }).click();
      await expect(site.getByText('Bem-vindo à Velvora')).toBeVisible();
      await page.getByRole('button', { name: /^Reverter Saudação a visitantes/ }).click();
      await expect(site.getByText('A sala recebe você')).toBeVisible();
      const times = (await frameTimes(page)).slice(before);
      expect(times.length).toBeGreaterThan(0);
      const description = `a text in ${Math.round(Math.min(...times))} ms`;
      test.info().annotations.push({ type: 'studio', description });
    });

    await test.step('a dropped font is drawn', async () => {
      await page.getByRole('tab', { name: 'Imagens' }).click();
      await page.getByLabel(/Solte ou escolha a fonte/).setInputFiles([
        { name: 'marca.woff2', mimeType: 'font/woff2', buffer: rubikFont },
        { name: 'OFL.txt', mimeType: 'text/plain', buffer: Buffer.from(rubikLicense) },
      ]);
      const fonts = page.getByRole('list', { name: 'Fontes da marca' });
      await expect(fonts.getByText('Rubik', { exact: true })).toBeVisible({ timeout: 30_000 });
      await page.getByRole('tab', { name: 'Tema' }).click();
      await page.getByRole('combobox', { name: 'Fonte do texto' }).selectOption('Rubik');
      const loaded = () =>
        root.evaluate(() =>
          [...document.fonts].some(({ family, status }) => family === 'Rubik' && status === 'loaded'),
        );
      await expect.poll(loaded).toBe(true);
    });
    // None of it has loaded the site again.
    await expect(root).toHaveAttribute('data-kept', '');

    await test.step('a player of the sandbox sees the page', async () => {
      await page.getByLabel('Quem vê').selectOption({ label: 'Verificado' });
      await expect(frame.getByRole('status', { name: 'Saldo' }).first()).toBeVisible({ timeout: 120_000 });
      await page.getByLabel('Quem vê').selectOption({ label: 'Visitante' });
      await expect(frame.getByRole('button', { name: 'Entrar' }).first()).toBeVisible({ timeout: 60_000 });
    });
  });

  test('has views without axe violations, as wide as the window in both languages', async ({ page }) => {
    const t = portuguese;
    const views: [path: string, heading: string, tab?: string][] = [
      ['/new', t.create.title],
      ['/compare?brands=velvora,tucavo', t.compare.title],
      ['/ship', t.ship.title],
      ...tabs.map((tab): [string, string, string] => [`/brands/tucavo/${tab}`, 'Tucavo', t.editor.tab[tab]]),
      ['/', t.brands.title],
    ];
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await openStudio(page, studio.url);
    const found: Record<string, unknown> = {};
    for (const [path, heading, tab] of views) {
      await show(page, path, heading, tab);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      // Another language changes nothing that axe examines.
      const axe = await axeFindings(page);
      const tooWide = await isTooWide();
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(
        page.getByRole('navigation').getByRole('link', { name: english.shell.newBrand }),
      ).toBeVisible();
      found[path] = { axe, tooWide, tooWideInEnglish: await isTooWide() };
      await page.getByRole('button', { name: 'Português' }).click();
    }
    const sound = { axe: [], tooWide: false, tooWideInEnglish: false };
    expect(found).toEqual(Object.fromEntries(views.map(([path]) => [path, sound])));
  });

  test('changes and saves a brand by keyboard alone', async ({ page }) => {
    const t = portuguese;
    await openStudio(page, studio.url);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t.shell.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /Tucavo/ })
        .first(),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Tucavo', level: 1 })).toBeVisible({ timeout: 60_000 });

    await tabTo(page, page.getByRole('tab', { name: t.editor.tab.theme }));
    for (const next of ['pictures', 'settings', 'texts'] as const) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: t.editor.tab[next] })).toBeFocused();
    }
    const label = t.voiceLabel('welcome');
    const field = page.getByRole('textbox', { name: label });
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Café em casa');
    await expect(page.getByRole('button', { name: t.editor.changes(1) })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: t.theme.revertToken(label) }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: t.editor.changes(0) })).toBeDisabled();

    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Café em casa');
    const list = page.getByRole('button', { name: t.editor.changes(1) });
    await tabTo(page, list, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: t.editor.changes(1) })).toContainText('Café em casa');
    await page.keyboard.press('Escape');
    await expect(list).toBeFocused();
    await page.keyboard.press('ControlOrMeta+S');
    await expect(page.getByText(t.editor.saved)).toBeVisible({ timeout: 60_000 });
    await expect(field).toHaveValue('Café em casa');
  });
});
