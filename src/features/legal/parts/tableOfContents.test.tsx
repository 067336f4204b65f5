import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TableOfContents } from './TableOfContents.tsx';

test('prerenders the contents folded, so that a phone closes nothing when the page comes alive', () => {
  const sections = ['Cadastro', 'Carteira', 'Apostas'].map((title, index) => ({ id: `s-${index}`, title }));
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <TableOfContents sections={sections} />
    </MemoryRouter>,
  );
  expect(markup).toContain('<details><summary>');
});
