import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnBets } from './OwnBets.tsx';

const message = (payout: number, drawn: 0 | 1 | 2 | null): string =>
  renderToStaticMarkup(<OwnBets bets={[{ id: '1', bet: 150, colour: 1, payout }]} drawn={drawn} />)
    .replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

test('shows the color of a bet and, after the spin, its result', () => {
  expect(message(0, null)).toBe('R$ 1,50 em Vermelho');
  expect(message(0, 2)).toBe('R$ 1,50 em Vermelho · não ganhou');
  // The wheel stops before the payout is known, so nothing is shown yet.
  expect(message(0, 1)).toBe('R$ 1,50 em Vermelho');
  expect(message(300, 1)).toBe('R$ 1,50 em Vermelho · ganhou R$ 3,00');
});
