import { expect, type Locator, type Page, test } from '@playwright/test';
import { portuguese } from '../../studio/src/texts/portuguese.ts';
import { axeFindings } from '../support/page/axe.ts';
import { type StudioProcess, startStudioProcess } from '../support/studio/studioProcess.ts';

const views = [
  '/',
  '/new',
  '/compare?brands=velvora,tucavo',
  '/ship',
  '/brands/tucavo/theme',
  '/brands/tucavo/pictures',
  '/brands/tucavo/settings',
  '/brands/tucavo/texts',
  '/brands/tucavo/checks',
];

const mostStops = 120;

// Without a landmark, because axe compares them over frames.
const standIn = '<!doctype html><html lang="pt-BR"><title>Site</title><h1>Site</h1></html>';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('the studio for everyone', () => {
  test.describe.configure({ mode: 'default', timeout: 420_000 });
  let studio: StudioProcess;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    studio = await startStudioProcess();
  });
  test.afterAll(() => studio.close());

  // The sites in the frames have tests of their own.
  async function openStudio(page: Page, language: string): Promise<URL> {
    await page.route(
      ({ hostname }) => hostname.endsWith('.localhost'),
      (route) => route.fulfill({ contentType: 'text/html', body: standIn }),
    );
    await page.addInitScript((chosen) => {
      if (window.parent === window) localStorage.setItem('bandeira-studio-language', chosen);
    }, language);
    await page.goto(studio.url);
    await expect(page.getByRole('link', { name: /Tucavo/ }).first()).toBeVisible({ timeout: 60_000 });
    return new URL(studio.url);
  }

  async function settled(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
  }

  for (const language of ['pt-BR', 'en']) {
    test(`has views without axe violations, as wide as the window, in ${language}`, async ({ page }) => {
      const { origin } = await openStudio(page, language);
      const found: Record<string, unknown> = {};
      for (const view of views) {
        await page.goto(origin + view);
        await settled(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        found[view] = {
          // Another language changes nothing that axe examines.
          axe: language === 'pt-BR' ? await axeFindings(page) : [],
          tooWide: await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
        };
      }
      expect(found).toEqual(Object.fromEntries(views.map((view) => [view, { axe: [], tooWide: false }])));
    });
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

  test('changes and saves a brand by keyboard alone', async ({ page }) => {
    const t = portuguese;
    await openStudio(page, 'pt-BR');
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
