import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { Charge } from './parts/Charge.tsx';
import { OpenCharge } from './parts/OpenCharge.tsx';

const charge = {
  id: '1',
  amount: 5_000,
  status: 0,
  pix_code: '00020126580014br.gov.bcb.pix6304ABCD',
  expires_at: '2026-12-01T12:00:00Z',
};

async function renderAt(width: number) {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderFeature(<OpenCharge charge={charge} leftMs={899_000} />);
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
const copy = page.getByRole('button', { name: 'Copiar código PIX' });
const picture = page.getByRole('img', { name: /QR Code/ });
const amount = page.getByText('R$ 50,00', { exact: true });
const time = page.getByRole('timer');

test('puts the code first on a phone, and the picture behind another device', async () => {
  await renderAt(390);
  await expect.element(time).toHaveTextContent('Expira em 14:59');
  // Beside the amount.
  expect(Math.abs(topOf(amount.element()) - topOf(time.element()))).toBeLessThan(24);
  await expect.element(copy).toBeVisible();
  await expect.element(picture).not.toBeInTheDocument();
  await page.getByText('Pagar com outro aparelho').click();
  await expect.element(picture).toBeVisible();
  expect(topOf(picture.element())).toBeGreaterThan(topOf(copy.element()));
});

test('shows the picture above the code on a wide screen', async () => {
  await renderAt(1_280);
  await expect.element(picture).toBeVisible();
  expect(topOf(picture.element())).toBeLessThan(topOf(copy.element()));
  expect(page.getByText('Pagar com outro aparelho').query()).toBeNull();
});

test('leaves no hole below the button that copies, and shows the amount after a long form', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const open = <OpenCharge charge={charge} leftMs={899_000} />;
  await renderFeature(<AfterPress form={2_000} next={open} />);
  await page.getByRole('button', { name: 'Gerar PIX' }).click();
  await expect.element(amount).toBeInViewport({ ratio: 1 });
  const other = page.getByText('Pagar com outro aparelho').element();
  expect(topOf(other) - copy.element().getBoundingClientRect().bottom).toBeLessThan(24);
});

test('hides the code from an excluded player, whose payment would be returned', async () => {
  await renderFeature(<Charge id="1" />, {
    operator: {
      'GET /api/deposits/1': () => ({ data: { ...charge, expires_at: new Date(Date.now() + 60_000) } }),
      'GET /api/protection/limits': () => ({ excluded: { until: null } }),
    },
  });
  await expect.element(page.getByRole('heading', { name: /^Sua conta está autoexcluída/ })).toBeVisible();
  await expect.element(page.getByText(/^Não pague o PIX que você já gerou/)).toBeVisible();
  await expect.element(copy).not.toBeInTheDocument();
});

// A tall form with its button at the end, replaced by what follows.
function AfterPress({ form, next }: { form: number; next: ReactNode }) {
  const [isSent, setSent] = useState(false);
  return (
    <div style={{ minHeight: 2 * form }}>
      {isSent ? (
        next
      ) : (
        <button type="button" style={{ marginTop: form }} onClick={() => setSent(true)}>
          Gerar PIX
        </button>
      )}
    </div>
  );
}
