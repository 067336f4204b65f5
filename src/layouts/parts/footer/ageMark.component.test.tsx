import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { Footer } from './Footer.tsx';

// The URLs of pictures that have failed.
function watchFailures(): string[] {
  const failed: string[] = [];
  const note = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) failed.push(new URL(target.src).pathname);
  };
  document.addEventListener('error', note, true);
  onTestFinished(() => document.removeEventListener('error', note, true));
  return failed;
}

test.each([
  ['without an age picture', undefined],
  ['with an empty one', ''],
  ['with a broken one', '/storage/none.svg'],
])("shows the site's own 18+ mark once, %s", async (_what, majority) => {
  const failed = watchFailures();
  await renderFeature(<Footer />, {
    operator: { 'GET /v2/images/': () => ({ majority, sponsors: '/storage/sponsors.svg' }) },
    player: null,
  });
  // By then the operator's pictures are known.
  await expect.poll(() => failed).toContain('/storage/sponsors.svg');
  if (majority) await expect.poll(() => failed).toContain(majority);
  const ages = page.getByRole('img', { name: 'Proibido para menores de 18 anos' });
  await expect.element(ages).toHaveTextContent('18+');
  expect(ages.elements()).toHaveLength(1);
});
