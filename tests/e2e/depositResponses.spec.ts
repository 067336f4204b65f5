import type { Page } from '@playwright/test';
import { expect, lightPath, test } from '../support/fixture.ts';
import { charges, dialogOf, enter, openDeposit, payOnly } from '../support/page/depositDialog.ts';
import { keepSocketsClosed, loseResponses, reloadPending, sendTwice } from '../support/page/network.ts';

const amount = '77';

async function press(page: Page): Promise<void> {
  await openDeposit(page);
  await dialogOf(page).getByLabel('Valor').fill(amount);
  await dialogOf(page).getByRole('button', { name: 'Gerar PIX' }).click();
}

test('reports a lost response, and shows the same charge on the next press', async ({ page, site }) => {
  const here = site('default');
  const player = await enter(page, here);
  await loseResponses(page, `${here.api}/api/deposits`, 2);
  await press(page);
  await expect(dialogOf(page)).toContainText('Confirmando sua cobrança de R$ 77,00.');
  await expect(dialogOf(page)).toContainText('nada é gerado em dobro');
  await dialogOf(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByLabel('PIX copia e cola')).toBeVisible();
  expect(await charges(here, player)).toHaveLength(1);
});

test('finds the charge again after a reload before the response', async ({ page, site }) => {
  const here = site('default');
  const player = await enter(page, here);
  await reloadPending(page, `${here.api}/api/deposits`, {
    press: () => press(page),
    taken: () => charges(here, player),
  });
  await openDeposit(page);
  await expect(page.getByLabel('PIX copia e cola')).toBeVisible();
  expect(await charges(here, player)).toHaveLength(1);
});

test('creates one charge when the network sends it twice, and polls the payment with the socket down', async ({
  page,
  site,
  tolerated,
}) => {
  tolerated.push(/WebSocket/);
  const here = site('default');
  await keepSocketsClosed(page);
  const player = await enter(page, here);
  await sendTwice(page, `${here.api}/api/deposits`);
  await press(page);
  await expect(page.getByLabel('PIX copia e cola')).toBeVisible();
  await payOnly(here, player);
  await expect(dialogOf(page).getByText('Pagamento confirmado')).toBeVisible({ timeout: 15_000 });
  await expect(dialogOf(page)).toContainText('R$ 87,00');
  // The tags receive it once with its number: the player began with a deposit.
  const told = () =>
    page.evaluate(() => {
      const queue: object[] = Reflect.get(window, 'dataLayer') ?? [];
      return queue.map((entry) => Object.values(entry)).filter(([, event]) => event === 'deposit');
    });
  await expect
    .poll(told)
    .toEqual([['event', 'deposit', expect.objectContaining({ value: 77, occurrence: 2 })]]);
});

test('shares one charge between two tabs that press at the same time', async ({ page, site }) => {
  const here = site('default');
  const player = await enter(page, here);
  const other = await page.context().newPage();
  await other.goto(here.origin + lightPath);
  for (const tab of [page, other]) {
    await openDeposit(tab);
    await dialogOf(tab).getByLabel('Valor').fill(amount);
  }
  // Pressed in the page: a pointer would wait for the background tab, whose form is a charge by then.
  const buttons = [page, other].map((tab) => dialogOf(tab).getByRole('button', { name: 'Gerar PIX' }));
  const presses = await Promise.all(buttons.map((button) => button.elementHandle()));
  await Promise.all(
    presses.map((press) => press?.evaluate((button) => button instanceof HTMLElement && button.click())),
  );
  const codes = [page, other].map((tab) => tab.getByLabel('PIX copia e cola'));
  for (const code of codes) await expect(code).toBeVisible();
  expect(await codes[0]?.inputValue()).toBe(await codes[1]?.inputValue());
  expect(await charges(here, player)).toHaveLength(1);
});
