import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrlField } from './BrlField.tsx';

function Example({ initial = null }: { initial?: number | null }) {
  const [cents, setCents] = useState<number | null>(initial);
  return (
    <>
      <BrlField label="Valor" cents={cents} onCentsChange={setCents} />
      <button type="button" onClick={() => setCents(null)}>
        Desfazer
      </button>
      <button type="button" onClick={() => setCents(5_000)}>
        Cinquenta
      </button>
      <output>{cents === null ? 'vazio' : cents}</output>
    </>
  );
}

const field = page.getByLabelText('Valor');
const cents = page.getByRole('status');

test.each([
  ['10', '10', 1_000],
  ['10,5', '10,5', 1_050],
  ['10.5', '10,5', 1_050],
  ['1234567,89', '1.234.567,89', 123_456_789],
  ['0,01', '0,01', 1],
  ['-5', '5', 500],
  ['abc', '', 'vazio'],
])('reads %s as %s and %s cents', async (typed, shown, amount) => {
  await render(<Example />);
  await field.click();
  await userEvent.keyboard(typed);
  await expect.element(field).toHaveValue(shown);
  await expect.element(cents).toHaveTextContent(String(amount));
});

test('shows an amount from outside with both decimals and empties to no amount', async () => {
  await render(<Example initial={5_000} />);
  await expect.element(field).toHaveValue('50,00');
  await field.clear();
  await expect.element(cents).toHaveTextContent('vazio');
});

test('shows both decimals when the typed amount comes back from outside', async () => {
  await render(<Example />);
  await field.fill('50');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.element(field).toHaveValue('');
  await page.getByRole('button', { name: 'Cinquenta' }).click();
  await expect.element(field).toHaveValue('50,00');
});
