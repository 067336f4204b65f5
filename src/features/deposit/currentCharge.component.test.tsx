import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Operator, renderFeature } from '../../../tests/support/renderFeature.tsx';
import { meApi } from '../session/meApi.ts';
import { currentCharge, forgetCharge, keepCharge } from './currentCharge.ts';
import { DepositPanel } from './parts/DepositPanel.tsx';

const chargeOf = (id: string, status: number) => ({
  data: {
    id,
    amount: 5_000,
    status,
    pix_code: '00020126580014br.gov.bcb.pix6304ABCD',
    expires_at: new Date(Date.now() + 900_000).toISOString(),
  },
});

async function renderPanel(operator: Operator) {
  const feature = await renderFeature(<DepositPanel />, { brand: { jurisdiction: 'none' }, operator });
  // As the layouts do: a profile without a reader leaves the cache when it is invalidated.
  const reader = feature.store.dispatch(meApi.endpoints.getMe.initiate());
  onTestFinished(() => reader.unsubscribe());
  return feature;
}

const copy = page.getByRole('button', { name: 'Copiar código PIX' });
const renew = page.getByRole('button', { name: 'Gerar novo código' });
const create = page.getByRole('button', { name: 'Gerar PIX' });

// An ended charge is current; the test answers the request for the next one.
async function renewing() {
  keepCharge('1', '1');
  onTestFinished(() => ['1', '2'].forEach(forgetCharge));
  const { promise, resolve } = Promise.withResolvers<Response>();
  const feature = await renderPanel({
    'GET /api/deposits/1': () => chargeOf('1', 4),
    'GET /api/deposits/2': () => chargeOf('2', 0),
    'POST /api/deposits': () => promise,
  });
  await renew.click();
  return { ...feature, respond: resolve };
}

test('shows the code where the storage is full', async () => {
  await renderPanel({
    'GET /api/deposits/2': () => chargeOf('2', 0),
    'POST /api/deposits': () => chargeOf('2', 0),
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    forgetCharge('2');
  });
  await page.getByLabelText('Valor').fill('50,00');
  await create.click();
  await expect.element(copy).toBeVisible();
});

test('keeps the ended charge in sight until the next one is there', async () => {
  const { respond } = await renewing();
  await expect.element(renew).toHaveAttribute('aria-busy', 'true');
  respond(Response.json(chargeOf('2', 0)));
  await expect.element(copy).toBeVisible();
  expect(currentCharge('1')).toBe('2');
});

test('returns to the form when the next charge is refused', async () => {
  const { respond } = await renewing();
  respond(Response.json({ message: 'Limite atingido.' }, { status: 422 }));
  await expect.element(create).toBeVisible();
});

test('forgets a charge only while it is the current one', () => {
  keepCharge('1', '2');
  forgetCharge('1');
  expect(currentCharge('1')).toBe('2');
  forgetCharge('2');
  expect(currentCharge('1')).toBeNull();
});
