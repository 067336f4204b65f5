import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { PlayerPanel } from './PlayerPanel.tsx';

const lawful = { brand: { jurisdiction: 'br' }, player: { balance: 12_345 } } as const;
const panel = page.getByRole('complementary', { name: 'Seu jogo' });
const opener = panel.getByRole('button', { name: 'Saldo' });

test('shows the balance in the opened panel of a phone, below the bar that shows it', async () => {
  await renderFeature(<PlayerPanel />, lawful);
  expect(
    panel
      .getByText(/123,45/)
      .query()
      ?.checkVisibility(),
  ).not.toBe(true);
  (await opener.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Seu jogo' });
  await expect.element(dialog.getByText(/123,45/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Pausar por 24 horas' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('offers a whole day off on a phone, with the text of the legal pages and room for a finger', async () => {
  await renderFeature(<PlayerPanel />, lawful);
  const stop = panel.getByRole('button', { name: 'Parar por hoje', exact: true });
  await expect.element(stop).toBeVisible();
  const { top, height } = panel.element().getBoundingClientRect();
  expect(height).toBe(28);
  // The buttons reach 8 px above the line.
  for (const button of [stop, opener]) {
    const { left, width, bottom } = button.element().getBoundingClientRect();
    for (const y of [top - 7, bottom - 1])
      expect(button.element().contains(document.elementFromPoint(left + width / 2, y))).toBe(true);
  }
  for (const phone of [320, 390]) {
    await page.viewport(phone, 844);
    expect(stop.element().getBoundingClientRect().right).toBeLessThanOrEqual(phone);
    const figures = panel
      .getByRole('term')
      .elements()
      .map((term) => term.parentElement);
    expect(figures.filter((one) => one && one.scrollWidth > one.clientWidth + 1)).toEqual([]);
  }
});

test('asks before it stops and says until when', async () => {
  const { callsOf, store } = await renderFeature(<PlayerPanel />, {
    ...lawful,
    operator: {
      'POST /api/protection/suspension': () => ({ until: new Date(Date.now() + 86_400_000).toISOString() }),
    },
  });
  const pauses = () => callsOf('POST /api/protection/suspension').map(({ body }) => body);
  const stop = panel.getByRole('button', { name: 'Parar por hoje', exact: true });
  const question = page.getByRole('dialog', { name: 'Pausar por 24 horas' });
  await stop.click();
  await expect.element(question).toMatchTextContent(/voltam em \d\d\/\d\d\/\d{4} \d\d:\d\d\./);
  await question.getByRole('button', { name: 'Voltar' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(pauses()).toEqual([]);
  await stop.click();
  await question.getByRole('button', { name: 'Confirmar pausa de 24 horas' }).click();
  await expect.poll(pauses).toEqual([{ days: 1 }]);
  await expect.element(question).not.toBeInTheDocument();
  expect(JSON.stringify(store.getState().alerts)).toContain('Você pausou por 24 horas');
});

test('shows until when a paused player has stopped, in place of the button that stops', async () => {
  const end = new Date(Date.now() + 3_600_000);
  await renderFeature(<PlayerPanel />, {
    ...lawful,
    operator: { 'GET /api/protection/limits': () => ({ paused_until: end.toISOString() }) },
  });
  const stopped = panel.getByRole('button', { name: /^Parado até \d\d\/\d\d\/\d{4} \d\d:\d\d$/ });
  await expect.element(stopped).toHaveAttribute('aria-disabled', 'true');
  expect(getComputedStyle(stopped.element()).opacity).toBe('1');
  await expect.element(panel.getByRole('button', { name: 'Parar por hoje' })).not.toBeInTheDocument();
  // Quiets the deposit buttons of the bars.
  expect(document.documentElement.hasAttribute('data-paused')).toBe(true);
});

test('shows the balance in the panel itself on wider screens', async () => {
  await page.viewport(1440, 900);
  await renderFeature(<PlayerPanel />, lawful);
  await expect.element(panel.getByText(/123,45/)).toBeVisible();
  expect(opener.query()?.checkVisibility()).not.toBe(true);
  await page.viewport(390, 844);
});

test('lies along the whole lower edge of wide screens instead of floating over the page', async () => {
  await page.viewport(1440, 900);
  await renderFeature(<PlayerPanel />, lawful);
  await expect.element(panel).toBeVisible();
  const { left, width, bottom } = panel.element().getBoundingClientRect();
  expect([left, bottom]).toEqual([0, 900]);
  // All but a scrollbar's width.
  expect(width).toBeGreaterThan(1_400);
  await page.viewport(390, 844);
});

test.each([
  ['default', 1440, 104],
  ['orange', 1920, 104],
  ['blaze', 1440, 24],
] as const)('starts in line with the page of the %s layout, %d pixels wide', async (layout, width, start) => {
  await page.viewport(width, 900);
  await renderFeature(<PlayerPanel />, { ...lawful, brand: { ...lawful.brand, layout } });
  const time = panel.getByRole('term').first();
  await expect.element(time).toBeVisible();
  const { left } = time.element().getBoundingClientRect();
  // A scrollbar moves it by half of its width.
  expect(Math.abs(left - start)).toBeLessThan(10);
  await page.viewport(390, 844);
});
