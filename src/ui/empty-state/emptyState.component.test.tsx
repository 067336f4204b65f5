import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { EmblemContext } from './EmblemContext.ts';
import { EmptyState } from './EmptyState.tsx';

const square =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8"/%3E%3C/svg%3E';

test('shows the emblem of the brand with the icon on its corner', async () => {
  await renderFeature(
    <EmblemContext value={square}>
      <EmptyState icon={<i data-icon />} title="Nada aqui" />
    </EmblemContext>,
  );
  await expect.element(page.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
  const emblem = document.querySelector('img');
  const box = emblem?.getBoundingClientRect();
  const icon = document.querySelector('[data-icon]')?.parentElement?.getBoundingClientRect();
  expect(emblem?.alt).toBe('');
  expect(box?.width).toBe(88);
  expect(icon?.bottom).toBeGreaterThan(box?.bottom ?? 0);
  expect(icon?.left).toBeLessThan(box?.right ?? 0);
});

test('shows the icon alone without an emblem', async () => {
  await renderFeature(
    <EmblemContext value={null}>
      <EmptyState icon={<i data-icon />} title="Nada aqui" />
    </EmblemContext>,
  );
  await expect.element(page.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('[data-icon]')).not.toBeNull();
});
