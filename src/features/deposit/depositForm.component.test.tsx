import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { depositRequested } from '../../shared/state/walletDialogSlice.ts';
import { useGetSettingsQuery } from '../settings/settingsApi.ts';
import { DepositPanel } from './parts/DepositPanel.tsx';

const renderPanel = (jurisdiction: 'br' | 'none', status: string) =>
  renderFeature(<DepositPanel />, { brand: { jurisdiction }, player: { status } });

function LoadedPanel() {
  return useGetSettingsQuery().isSuccess ? <DepositPanel /> : null;
}

const create = page.getByRole('button', { name: 'Gerar PIX' });
const coupon = page.getByLabelText('Cupom');

test('asks for identity before the first deposit under Brazilian law', async () => {
  await renderPanel('br', 'Pendente');
  await expect.element(page.getByRole('button', { name: 'Verificar agora' })).toBeVisible();
  expect(create.query()).toBeNull();
});

test('takes money only from the own account and offers no coupon under Brazilian law', async () => {
  await renderPanel('br', 'Ativo');
  await expect.element(create).toBeVisible();
  await expect.element(page.getByText(/Só aceitamos PIX de uma conta no seu CPF/)).toBeVisible();
  expect(coupon.query()).toBeNull();
});

const paused = page.getByRole('heading', {
  name: /^Sua conta está em pausa até \d\d\/\d\d\/\d{4} \d\d:\d\d$/,
});

test.each([
  [-3_600_000, create, paused],
  [3_600_000, paused, create],
])('offers with %i ms of a pause left what it allows', async (leftMs, shown, hidden) => {
  await renderFeature(<DepositPanel />, {
    brand: { jurisdiction: 'br' },
    player: { status: 'Ativo' },
    operator: {
      'GET /api/protection/limits': () => ({ paused_until: new Date(Date.now() + leftMs).toISOString() }),
    },
  });
  await expect.element(shown).toBeVisible();
  await expect.element(hidden).not.toBeInTheDocument();
});

test('leads a paused player from the deposit to the withdrawal, the statement and the limits', async () => {
  const { store } = await renderFeature(<DepositPanel />, {
    brand: { jurisdiction: 'br' },
    player: { status: 'Ativo' },
    operator: {
      'GET /api/protection/limits': () => ({ paused_until: new Date(Date.now() + 60_000).toISOString() }),
    },
  });
  await expect.element(paused).toBeVisible();
  const links = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/user/withdraw', '/user/transaction', '/user/protection']);
  store.dispatch(depositRequested());
  await page.getByRole('link', { name: 'Sacar' }).click();
  expect(store.getState().walletDialog.open).toBeNull();
});

test.each([
  [new Date(Date.now() + 60_000).toISOString(), / está autoexcluída até \d\d\/\d\d\/\d{4} \d\d:\d\d$/],
  [null, / está autoexcluída por tempo indeterminado$/],
])('says to an excluded player that no deposit is possible: until %j', async (until, title) => {
  await renderFeature(<DepositPanel />, {
    brand: { jurisdiction: 'br' },
    player: { status: 'Ativo' },
    operator: { 'GET /api/protection/limits': () => ({ excluded: { until } }) },
  });
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sacar' })).toBeVisible();
  expect(create.query()).toBeNull();
});

test('offers the form again after the end of an exclusion', async () => {
  const until = new Date(Date.now() - 60_000).toISOString();
  await renderFeature(<DepositPanel />, {
    brand: { jurisdiction: 'br' },
    player: { status: 'Ativo' },
    operator: { 'GET /api/protection/limits': () => ({ excluded: { until } }) },
  });
  await expect.element(create).toBeVisible();
});

test('offers coupons and asks for no identity where no law does', async () => {
  await renderPanel('none', 'Pendente');
  await expect.element(create).toBeVisible();
  await expect.element(coupon).toBeVisible();
});

test.each([
  ['none', 3, true],
  ['none', 0, false],
  ['br', 3, false],
] as const)(
  'states the rollover of deposits in a brand of jurisdiction %s with %i: %j',
  async (jurisdiction, times, isStated) => {
    await renderFeature(<LoadedPanel />, {
      brand: { jurisdiction },
      player: { status: 'Ativo' },
      operator: { 'GET /v2/settings/': () => ({ deposit_rollover: times }) },
    });
    await expect.element(create).toBeVisible();
    expect(page.getByText(/O valor é apostado 3 vezes antes do saque\./).elements()).toHaveLength(
      isStated ? 1 : 0,
    );
  },
);
