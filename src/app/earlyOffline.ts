import { offlineTexts } from './errors/errorTexts.ts';

/**
 * Shows the offline notice until the app's own has loaded, and reloads when the network returns before the
 * app runs.
 */
export function watchEarlyOffline(page: Window): void {
  const { document, location, navigator } = page;
  const { heading, text } = offlineTexts;
  let wasOffline = !navigator.onLine;
  const tell = () => {
    const notice = document.getElementById('offline');
    const { style } = document.documentElement;
    if (!notice) return;
    notice.textContent = navigator.onLine ? '' : `${heading} ${text}`;
    // Dialogs and the cookie notice end above it.
    if (navigator.onLine) style.removeProperty('--foot-notice');
    else style.setProperty('--foot-notice', `${notice.offsetHeight}px`);
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
