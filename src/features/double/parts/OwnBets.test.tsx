import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnBets } from './OwnBets.tsx';

const words = (payout: number, drawn: 0 | 1 | 2 | null): string =>
  renderToStaticMarkup(<OwnBets bets={[{ id: '1', bet: 150, colour: 1, payout }]} drawn={drawn} />)
    .replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

test('a bet says what it is on, and once the wheel stands what became of it', () => {
  expect(words(0, null)).toBe('R$ 1,50 em Vermelho');
  expect(words(0, 2)).toBe('R$ 1,50 em Vermelho · não ganhou');
  // The wheel stands before the table has said what is paid: until then nothing is said of it.
  expect(words(0, 1)).toBe('R$ 1,50 em Vermelho');
  expect(words(300, 1)).toBe('R$ 1,50 em Vermelho · ganhou R$ 3,00');
});
