import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { LobbyToolbar } from './parts/LobbyToolbar.tsx';
import { ProviderFilter } from './parts/ProviderFilter.tsx';

test('keeps search and order in the window next to many categories', async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(390, 844));
  const chips = (
    <nav>
      <div style={{ display: 'flex', overflowX: 'auto' }}>
        {Array.from({ length: 40 }, (_, index) => (
          <span key={String(index)} style={{ flex: 'none' }}>{`Categoria ${index}`}</span>
        ))}
      </div>
    </nav>
  );
  await renderFeature(
    <LobbyToolbar
      view={{ search: '', providers: [], sort: 'destaque', pages: 1 }}
      choices={[]}
      shown={12}
      chips={chips}
      onChange={() => {}}
      onSearchBlur={() => {}}
    />,
    { player: null },
  );
  const order = page.getByRole('combobox', { name: 'Ordenar' });
  await expect.element(order).toBeVisible();
  expect(order.element().getBoundingClientRect().right).toBeLessThanOrEqual(1280);
});

test('shows square boxes below headings in the sheet of filters on a phone', async () => {
  await page.viewport(390, 844);
  await renderFeature(
    <LobbyToolbar
      view={{ search: '', providers: ['papaia'], sort: 'destaque', pages: 1 }}
      choices={[
        { slug: 'cobalto', name: 'Cobalto', games: 3 },
        { slug: 'papaia', name: 'Papaia', games: 2 },
      ]}
      shown={2}
      chips={<nav>Categorias</nav>}
      onChange={() => {}}
      onSearchBlur={() => {}}
    />,
    { player: null },
  );
  await page.getByRole('button', { name: /Filtros/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect.element(sheet.getByRole('heading', { name: 'Ordenar por' })).toBeVisible();
  await expect.element(sheet.getByRole('heading', { name: 'Provedores' })).toBeVisible();
  for (const name of ['Cobalto (3)', 'Papaia (2)']) {
    const { width, height } = sheet.getByRole('checkbox', { name }).element().getBoundingClientRect();
    expect(width).toBeCloseTo(height, 3);
  }
});

function ChangingFilter() {
  const [chosen, setChosen] = useState<readonly string[]>(['um']);
  const choices = ['um', 'dois'].map((slug) => ({ slug, name: slug, games: 3 }));
  const change = ({ providers }: { providers: readonly string[] }) => setChosen(providers);
  return <ProviderFilter choices={choices} chosen={chosen} shown={3} sort={null} onChange={change} />;
}

test('keeps the focus on the button that has cleared the providers', async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(390, 844));
  await renderFeature(<ChangingFilter />, { player: null });
  await page.getByRole('button', { name: 'Provedores (1)' }).click();
  const clear = page.getByRole('button', { name: 'Limpar' });
  await clear.click();
  await expect.element(page.getByRole('checkbox', { name: 'um (3)' })).not.toBeChecked();
  await expect.element(clear).toHaveAttribute('aria-disabled', 'true');
  await expect.element(clear).toHaveFocus();
});
