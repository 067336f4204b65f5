import { watchEarlyOffline } from './app/earlyOffline.ts';
import { showErrorPage } from './app/errors/showErrorPage.ts';
import { mayReloadFor } from './app/errors/staleChunk.ts';
import { isCrawler } from './shared/crawlers.ts';
import { rememberErrors } from './shared/errors/rememberErrors.ts';
import { earlyCalls } from './shared/http/earlyCalls.ts';
import { isGamePath } from './shared/paths/isGamePath.ts';
import { reloadOnce } from './shared/reload/reloadGuard.ts';
import { trackDirtyFields } from './shared/reload/trackDirtyFields.ts';
import { keepEarlyEvents } from './shared/scripts/earlyEvents.ts';
import { importSequentially } from './shared/scripts/importSequentially.ts';
import { addPolyfills } from './shared/scripts/polyfills.ts';
import { readStored } from './shared/storage/browserStorage.ts';
import { saveLandingQuery } from './shared/storage/landingQuery.ts';
import { takePreview } from './shared/storage/settingsPreview.ts';
import { storedUserIp } from './shared/storage/storedUserIp.ts';
import { stripUrlToken } from './shared/storage/urlToken.ts';

rememberErrors(window);
keepEarlyEvents(window);
trackDirtyFields(window);
addPolyfills();
watchEarlyOffline(window);
stripUrlToken(window);
saveLandingQuery(window);

// Inlined into the head, so that the start calls begin before the app loads.
const { id, api } = JSON.parse(document.getElementById('brand')?.textContent ?? '{}');
const token = document.cookie.split('; ').find((pair) => pair.startsWith(`${id}-jwt=`));
const headers: Record<string, string> = { Accept: 'application/json', 'Cache-Control': 'private' };
const ip = readStored(storedUserIp, 'sessionStorage');
if (ip) headers['X-User-Ip'] = ip;
if (token) headers.Authorization = `Bearer ${token.slice(id.length + 5)}`;

// The header stays empty until the token is checked (see `SessionEffects`).
if (token) document.documentElement.dataset.session = 'stored';

// The notice about cookies stays hidden until the record is checked (see `watchConsent`).
if (/(^|; )cookie-consent=/.test(document.cookie)) document.documentElement.dataset.consent = 'stored';

// Phones show a game without the site's bars (see `useGameScreen`).
if (isGamePath(location.pathname)) document.documentElement.dataset.frame = 'game';

if (isCrawler()) document.documentElement.dataset.crawler = '';

// The lobby reserves a row for recent games (see `RecentGames`), and menus wait for the stored ones (see
// `useMenus`).
try {
  if (localStorage.getItem('settings')) document.documentElement.dataset.menus = 'kept';
  if (localStorage.getItem(`${id}-recent-games`)) document.documentElement.dataset.recent = 'stored';
} catch {
  // Site data is blocked, so nothing was stored.
}

// Every request for settings sends it (see `settingsApi`), and the page says so (see `PreviewNotice`).
const preview = takePreview(location.search);
if (preview) document.documentElement.dataset.preview = preview;

window.__earlyCalls = {};
for (const path of earlyCalls) {
  const url = preview && path === '/v2/settings/' ? `${path}?preview=${preview}` : path;
  const pending = fetch(api.origin + url, { headers });
  // The body is read at once, because an unread one holds its connection. Consumers handle the failure; the
  // catch prevents an unhandled rejection.
  pending.then((response) => response.clone().arrayBuffer()).catch(() => {});
  window.__earlyCalls[url] = pending;
}

const files = (list: string) => JSON.parse(document.getElementById(list)?.textContent ?? '[]');
importSequentially(document, files('modules'), files('next-modules')).catch((error) => {
  if (!mayReloadFor(error) || !reloadOnce(location)) showErrorPage();
});
