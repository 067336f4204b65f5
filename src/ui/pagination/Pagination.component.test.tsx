import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination } from './Pagination.tsx';

function Example() {
  const [current, setCurrent] = useState(1);
  return (
    <Pagination
      label="Páginas"
      page={current}
      pages={12}
      onPageChange={setCurrent}
      previousLabel="Anterior"
      nextLabel="Próxima"
      pageLabel={(number) => `Página ${number}`}
    />
  );
}

test('moves by number and by step, and ends at both ends', async () => {
  await render(<Example />);
  const previous = page.getByRole('button', { name: 'Anterior' });
  const next = page.getByRole('button', { name: 'Próxima' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect
    .element(page.getByRole('button', { name: 'Página 2', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Página 12' }).click();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(previous).toHaveAttribute('aria-disabled', 'false');
});

test('keeps the focus on the step to the last page, and goes no further', async () => {
  await render(<Example />);
  const last = page.getByRole('button', { name: 'Página 12' });
  await last.click();
  await page.getByRole('button', { name: 'Página 11' }).click();
  const next = page.getByRole('button', { name: 'Próxima' });
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(last).toHaveAttribute('aria-current', 'page');
  await userEvent.keyboard('{Enter}');
  await expect.element(next).toHaveFocus();
  await expect.element(last).toHaveAttribute('aria-current', 'page');
});
