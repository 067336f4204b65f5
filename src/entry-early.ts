import { watchEarlyOffline } from './app/earlyOffline.ts';
import { isCrawler } from './app/errors/isCrawler.ts';
import { showErrorPage } from './app/errors/showErrorPage.ts';
import { mayReloadFor } from './app/errors/staleChunk.ts';
import { rememberErrors } from './shared/errors/rememberErrors.ts';
import { startCalls } from './shared/http/startCalls.ts';
import { reloadOnce } from './shared/reload/reloadGuard.ts';
import { keepEarlyPress } from './shared/scripts/earlyPress.ts';
import { importInTurn } from './shared/scripts/importInTurn.ts';
import { addPolyfills } from './shared/scripts/polyfills.ts';
import { rememberArrival } from './shared/storage/arrivalSearch.ts';
import { readStored } from './shared/storage/browserStorage.ts';
import { takeTokenOutOfAddress } from './shared/storage/handedToken.ts';
import { storedUserIp } from './shared/storage/storedUserIp.ts';

rememberErrors(window);
keepEarlyPress(window);
addPolyfills();
watchEarlyOffline(window);
takeTokenOutOfAddress(window);
rememberArrival(window);

// Inlined into the head of every page: the start calls are under way before the app's code has loaded.
const { id, api } = JSON.parse(document.getElementById('brand')?.textContent ?? '{}');
const token = document.cookie.split('; ').find((pair) => pair.startsWith(`${id}-jwt=`));
const headers: Record<string, string> = { Accept: 'application/json', 'Cache-Control': 'private' };
const ip = readStored(storedUserIp, 'sessionStorage');
if (ip) headers['X-User-Ip'] = ip;
if (token) headers.Authorization = `Bearer ${token.slice(id.length + 5)}`;

// The header holds its place empty until the token has been checked (see `SessionEffects`).
if (token) document.documentElement.dataset.session = 'stored';

if (isCrawler()) document.documentElement.dataset.crawler = '';

// The lobby reserves a row for games played on this device (see `RecentGames`), and menus wait for the kept ones (see `useMenus`).
try {
  if (localStorage.getItem('settings')) document.documentElement.dataset.menus = 'kept';
  if (localStorage.getItem(`${id}-recent-games`)) document.documentElement.dataset.recent = 'stored';
} catch {
  // Site data is blocked, so nothing was kept.
}

window.__startCalls = {};
for (const path of startCalls) {
  const answer = fetch(api.origin + path, { headers });
  // Read at once, also when it is taken much later: an unread body holds its connection. Whoever takes the answer
  // sees its failure; until then it is not an unhandled one.
  answer.then((response) => response.clone().arrayBuffer()).catch(() => {});
  window.__startCalls[path] = answer;
}

importInTurn(document, JSON.parse(document.getElementById('modules')?.textContent ?? '[]')).catch((error) => {
  if (!mayReloadFor(error) || !reloadOnce(location)) showErrorPage();
});
