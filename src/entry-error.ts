import { homeUrl, redirectHome } from './app/errors/goHome.ts';
import { isCrawler } from './shared/crawlers.ts';

// Inlined at the end of `50x.html`, which is complete without it.
if (isCrawler()) {
  document.body.replaceChildren();
} else {
  const link = document.querySelector('a');
  link?.addEventListener('click', () => {
    link.href = homeUrl();
  });
  redirectHome();
}
