import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { swallowedKeys } from '../../../../../tests/support/swallowedKeys.ts';
import { useCardKeys } from './useCardKeys.ts';

function Cards() {
  const list = useRef<HTMLUListElement>(null);
  useCardKeys(list, 2, 4, () => {});
  return (
    <ul ref={list}>
      {['Um', 'Dois', 'Três', 'Quatro'].map((name, index) => (
        <li key={name} data-index={index}>
          <button type="button" data-game>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

test('moves by arrows, and leaves keys with a modifier to the browser, as Alt with ← goes back', async () => {
  await render(<Cards />);
  const card = (name: string) => page.getByRole('button', { name });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(card('Quatro')).toHaveFocus();
  expect(swallowedKeys(card('Quatro').element(), 'ArrowLeft')).toEqual([]);
  await expect.element(card('Quatro')).toHaveFocus();
});
