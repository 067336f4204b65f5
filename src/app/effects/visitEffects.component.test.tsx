import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { recordReferrer } from '../../features/attribution/recordSource.ts';
import { selectAuthPanel } from '../../shared/state/authModalSlice.ts';
import { wait } from '../../shared/time/wait.ts';
import { VisitEffects } from './VisitEffects.tsx';

vi.mock(import('../../features/attribution/recordSource.ts'));
vi.mock(import('../routes/useRouteHandle.ts'), () => ({
  useRouteHandle: () => ({ routeId: 'ref', layout: 'default' }),
}));

test.each([
  ['opens registration once the referrer is recorded', '/ref/42', 'register'],
  ['opens no registration when the visitor has left by then', '/promotions', null],
])('%s', async (_, url, panel) => {
  const recorded = Promise.withResolvers<void>();
  vi.mocked(recordReferrer).mockReturnValue(recorded.promise);
  const { store, router } = await renderFeature(
    <Routes>
      <Route path="/ref/:id" element={<VisitEffects />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    { player: null, path: '/ref/42' },
  );
  await expect.poll(() => vi.mocked(recordReferrer)).toHaveBeenCalled();
  await router.navigate(url);
  if (panel === null) await expect.element(page.getByText('another page')).toBeVisible();
  // Effects of a page that was left end after the next one is painted.
  await wait(100);
  recorded.resolve();
  await wait(100);
  expect(selectAuthPanel(store.getState())).toBe(panel);
});
