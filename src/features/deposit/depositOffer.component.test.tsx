import { expect, test } from 'vitest';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { playerLoggedIn } from '../../shared/state/moneyEvents.ts';
import { selectWalletDialog } from '../../shared/state/walletDialogSlice.ts';

const operator = { 'GET /api/transactions': () => ({ data: [], meta: { page: 1, pages: 1, total: 0 } }) };

test('opens the deposit after the login of a player without one, never under Brazilian law', async () => {
  const licensed = await renderFeature(<p>Início</p>, { operator, brand: { jurisdiction: 'br' } });
  licensed.store.dispatch(playerLoggedIn());
  // The offer opens here after the licensed brand's, if there were one, would have.
  const other = await renderFeature(<p>Início</p>, { operator });
  other.store.dispatch(playerLoggedIn());
  await expect.poll(() => selectWalletDialog(other.store.getState())).toBe('deposit');
  expect(selectWalletDialog(licensed.store.getState())).toBe(null);
  // Both ask the operator that was set up last.
  expect(other.callsOf('GET /api/transactions').map(({ url }) => url)).toEqual([
    '/api/transactions?source=Deposit&type=1&status=2',
  ]);
});
