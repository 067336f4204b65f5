import { errorTexts, noNetwork } from './errors/errorTexts.ts';

/**
 * Says that the network is gone until the app's own notice has loaded, and reloads the page when it is back before the
 * app can. For the early script.
 */
export function watchEarlyOffline(page: Window): void {
  const { document, location, navigator } = page;
  const { heading, text } = errorTexts(noNetwork);
  let wasOffline = !navigator.onLine;
  const tell = () => {
    const notice = document.getElementById('offline');
    if (notice) notice.textContent = navigator.onLine ? '' : `${heading} ${text}`;
  };
  page.addEventListener('DOMContentLoaded', tell);
  page.addEventListener('offline', () => {
    wasOffline = true;
    tell();
  });
  page.addEventListener('online', () => {
    tell();
    if (wasOffline && !document.documentElement.dataset.late) location.reload();
  });
}
