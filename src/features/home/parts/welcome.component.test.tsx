import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { Welcome } from './Welcome.tsx';

test('invites guests where home greets them', async () => {
  await renderFeature(<Welcome greetsGuests />, { player: null });
  await expect.element(page.getByText(/Maiores de 18/)).toBeVisible();
});

test('takes no place for guests elsewhere', async () => {
  await renderFeature(
    <div data-place>
      <Welcome greetsGuests={false} />
    </div>,
    { player: null },
  );
  expect(page.getByText(/Maiores de 18/).elements()).toEqual([]);
  expect(document.querySelector('[data-place]')?.getBoundingClientRect().height).toBe(0);
});

test('greets players there in a line of 32 pixels', async () => {
  await renderFeature(
    <div data-place style={{ display: 'flex', flexDirection: 'column' }}>
      <Welcome greetsGuests={false} />
    </div>,
  );
  await expect.element(page.getByText('Olá, Ana')).toBeVisible();
  expect(document.querySelector('[data-place]')?.getBoundingClientRect().height).toBe(32);
});
