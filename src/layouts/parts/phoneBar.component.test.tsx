import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { useGetSettingsQuery } from '../../features/settings/settingsApi.ts';
import { PhoneBar } from './PhoneBar.tsx';

function LoadedBar() {
  const { isSuccess } = useGetSettingsQuery();
  return isSuccess && <PhoneBar />;
}

const renderBar = async (hasWidget: boolean) => {
  await page.viewport(390, 844);
  await renderFeature(<LoadedBar />, {
    operator: {
      'GET /v2/settings/': () => ({ general_show_chat_widget: hasWidget, general_live_chat: '12345678' }),
    },
    brand: { chat: { script: 'https://chat.example/tracking.js' } },
    player: null,
  });
  const bar = page.getByRole('navigation', { name: 'Atalhos' });
  await expect.element(bar).toBeVisible();
  return () => getComputedStyle(bar.element(), '::after');
};

test('shows the place of the chat until the chat has loaded', async () => {
  const place = await renderBar(true);
  expect(place()).toMatchObject({ width: '44px', right: '8px' });
  // As LiveChat adds it.
  const chat = document.createElement('div');
  chat.id = 'chat-widget-container';
  document.body.append(chat);
  onTestFinished(() => chat.remove());
  expect(place().content).toBe('none');
});

test('keeps the chat button above the bar and below what dims the page', async () => {
  const chat = document.createElement('div');
  chat.id = 'chat-widget-container';
  // Of LiveChat itself.
  chat.style.zIndex = '2147483639';
  document.body.append(chat);
  document.documentElement.dataset.chat = 'docked';
  onTestFinished(() => {
    chat.remove();
    delete document.documentElement.dataset.chat;
  });
  expect(getComputedStyle(chat).zIndex).toBe('101');
});

test('shows no place of a chat that the operator switched off', async () => {
  const place = await renderBar(false);
  expect(place().content).toBe('none');
});
