import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { selectAlerts } from '../../shared/state/alertsSlice.ts';
import { authModalClosed, registerRequested, selectAuthPanel } from '../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { useRequestedDialog } from './useRequestedDialog.ts';

let failures = 1;
const load = async () => {
  failures -= 1;
  if (failures >= 0) throw new TypeError('Failed to fetch dynamically imported module');
  return () => <p>the dialog</p>;
};

function Opener() {
  const dispatch = useAppDispatch();
  const isRequested = useAppSelector(selectAuthPanel) !== null;
  const Dialog = useRequestedDialog(load, isRequested, authModalClosed);
  return (
    <>
      <button type="button" aria-pressed={isRequested} onClick={() => dispatch(registerRequested())}>
        open
      </button>
      {Dialog && <Dialog />}
    </>
  );
}

test('takes a request back with an alert when the dialog does not load, and opens it at the next one', async () => {
  const { store } = await renderFeature(<Opener />);
  const open = page.getByRole('button', { name: 'open' });
  await open.click();
  await expect.poll(() => selectAlerts(store.getState())).toMatchObject([{ kind: 'error' }]);
  await expect.element(open).toHaveAttribute('aria-pressed', 'false');
  await open.click();
  await expect.element(page.getByText('the dialog')).toBeVisible();
});
