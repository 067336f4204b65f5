import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { useGetSettingsQuery } from '../settings/settingsApi.ts';
import { useChatOffered } from './useChatOffered.ts';

// Lists the places that offer the chat once the settings have loaded.
function Places() {
  const { isSuccess } = useGetSettingsQuery();
  const offered = {
    page: useChatOffered(),
    widget: useChatOffered('widget'),
    sidebar: useChatOffered('sidebar'),
    'user menu': useChatOffered('user_menu'),
  };
  const names = Object.entries(offered).flatMap(([name, isOffered]) => (isOffered ? [name] : []));
  return isSuccess ? <p data-testid="places">{names.join(', ') || 'none'}</p> : null;
}

const chat = { script: 'https://chat.example/tracking.js' };
const widget = { general_show_chat_widget: true, general_live_chat: '12345678/2' };

test.each([
  ['the widget’s flag alone', widget, '/', 'page, widget'],
  [
    'the side menu’s flag alone',
    { ...widget, general_show_chat_widget: false, general_show_chat_sidebar: true },
    '/',
    'page, sidebar',
  ],
  [
    'the account menu’s flag alone',
    { ...widget, general_show_chat_widget: 0, general_show_chat_user_menu: '1' },
    '/',
    'page, user menu',
  ],
  ['no license', { ...widget, general_live_chat: '' }, '/', 'none'],
  ['a group without a license', { ...widget, general_live_chat: '/2' }, '/', 'none'],
  ['a game by its id', widget, '/play/1002', 'none'],
  ['a game by provider and name', widget, '/play/moonbyte/tigre', 'page, widget'],
] as const)('offers the chat with %s', async (_what, settings, path, places) => {
  await renderFeature(<Places />, {
    operator: { 'GET /v2/settings/': () => settings },
    brand: { chat },
    path,
  });
  await expect.poll(() => page.getByTestId('places').query()?.textContent).toBe(places);
});
