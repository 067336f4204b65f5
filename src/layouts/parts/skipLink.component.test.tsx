import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SkipLink } from './SkipLink.tsx';

test('moves the focus to the content and keeps the hash, which holds a search or an open match', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', '#busca=ouro');
  await render(
    <>
      <SkipLink />
      <main id="content" tabIndex={-1}>
        Jogos
      </main>
    </>,
  );
  const link = page.getByRole('link', { name: 'Ir para o conteúdo' });
  await expect.element(link).toHaveAttribute('href', '#content');
  (link.element() as HTMLElement).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(location.hash).toBe('#busca=ouro');
});
