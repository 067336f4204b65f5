import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { swallowedKeys } from '../../../tests/support/swallowedKeys.ts';
import { Tabs } from './Tabs.tsx';

function Example() {
  const [selected, setSelected] = useState('a');
  const tabs = ['a', 'b', 'c'].map((key) => ({ key, label: `Aba ${key}`, panel: `Painel ${key}` }));
  return <Tabs label="Exemplo" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

test('is one tab stop whose arrow keys select, around the ends too', async () => {
  await render(<Example />);
  await userEvent.tab();
  await expect.element(page.getByRole('tab', { name: 'Aba a' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Aba b' })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Painel b');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'Aba c' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'Aba c' })).toHaveTextContent('Painel c');
});

test('leaves keys with a modifier to the browser, as Alt with ← goes back', async () => {
  await render(<Example />);
  const tab = page.getByRole('tab', { name: 'Aba a' });
  expect(swallowedKeys(tab.element(), 'ArrowLeft')).toEqual([]);
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
});
