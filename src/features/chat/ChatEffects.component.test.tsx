import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { logoutRequested } from '../../shared/state/sessionSlice.ts';
import { useGetSettingsQuery } from '../settings/settingsApi.ts';
import { ChatEffects } from './ChatEffects.tsx';

function Chat() {
  const { isSuccess } = useGetSettingsQuery();
  return isSuccess ? <ChatEffects /> : null;
}

test('shows a button of its own after the chat could not load, which tries again', async () => {
  const { store } = await renderFeature(<Chat />, {
    operator: {
      'GET /v2/settings/': () => ({ general_show_chat_widget: true, general_live_chat: '12345678/2' }),
    },
    // Browsers refuse this port.
    brand: { jurisdiction: 'none', chat: { script: 'https://chat.example:1/tracking.js' } },
  });
  const button = page.getByRole('button', { name: 'Chat ao vivo' });
  await expect.element(button).toBeVisible();
  // As LiveChat's own.
  expect(getComputedStyle(button.element())).toMatchObject({
    width: '44px',
    height: '44px',
    borderTopLeftRadius: '50%',
    borderTopStyle: 'solid',
  });
  await button.click();
  const alerts = () =>
    store
      .getState()
      .alerts.map(({ text }) => text)
      .join();
  await expect.poll(alerts).toContain('Não foi possível abrir o chat.');
  await expect.element(button).toBeVisible();
});

test('offers a button of its own after the player of the conversation has left', async () => {
  const { store } = await renderFeature(<Chat />, {
    operator: {
      'GET /v2/settings/': () => ({ general_show_chat_widget: true, general_live_chat: '12345678/2' }),
    },
    brand: { jurisdiction: 'none', chat: { script: 'https://chat.example:1/tracking.js' } },
  });
  await expect.poll(() => store.getState().session.status).toBe('authenticated');
  const button = page.getByRole('button', { name: 'Chat ao vivo' });
  // It failed, so the button is there before, too.
  await expect.element(button).toBeVisible();
  store.dispatch(logoutRequested());
  await expect.poll(() => store.getState().session.status).toBe('anonymous');
  await button.click();
  await expect
    .poll(() => store.getState().alerts.map(({ text }) => text))
    .toContainEqual(expect.stringContaining('Não foi possível abrir o chat.'));
});
