import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { Welcome } from './Welcome.tsx';

test('invites guests where home greets them', async () => {
  await renderFeature(<Welcome greetsGuests />, { player: null });
  await expect.element(page.getByText(/maiores de 18/)).toBeVisible();
});

test.each([
  ['only in the header of a phone', 390, 0],
  ['beside the greeting on wider screens', 1280, 1],
] as const)('offers registration %s', async (_where, width, buttons) => {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderFeature(<Welcome greetsGuests />, { player: null });
  await expect.element(page.getByText(/maiores de 18/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Cadastre-se' }).elements()).toHaveLength(buttons);
  // The name of the header's button.
  expect(page.getByRole('button', { name: 'Cadastrar' }).elements()).toHaveLength(0);
});

test('takes no place for guests elsewhere', async () => {
  await renderFeature(
    <div data-place>
      <Welcome greetsGuests={false} />
    </div>,
    { player: null },
  );
  expect(page.getByText(/maiores de 18/).elements()).toEqual([]);
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
