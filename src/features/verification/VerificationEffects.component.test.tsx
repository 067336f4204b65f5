import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { useEffectFor } from '../../shared/state/useEffectFor.ts';
import { VerificationEffects } from './VerificationEffects.tsx';

const verification = { script: 'https://id.example/sdk.js', token: 'v1' };
const status = 'GET /api/legitimuzStatus';
const operator = { [status]: () => ({ user_status: 'approved', isApproved: true }) };

afterEach(() => void vi.useRealTimers());

// Effects of a page run after its navigation has ended.
let effects = Promise.withResolvers<void>();
const endEffects = () => effects.resolve();
function AfterEffects() {
  const { pathname } = useLocation();
  useEffectFor(pathname, endEffects);
  return null;
}

test('checks the status once for quick navigations, a second after the last', async () => {
  const { router, callsOf } = await renderFeature(
    <>
      <VerificationEffects />
      <AfterEffects />
    </>,
    { operator, brand: { verification } },
  );
  await expect.poll(() => callsOf(status).length).toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const path of ['/casino', '/promotions', '/providers']) {
    effects = Promise.withResolvers();
    await router.navigate(path);
    await effects.promise;
    await vi.advanceTimersByTimeAsync(999);
  }
  expect(callsOf(status)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => callsOf(status).length).toBe(2);
});

test('checks no status without an identity provider or a player', async () => {
  const unchecked = await renderFeature(<VerificationEffects />, { operator });
  const guest = await renderFeature(<VerificationEffects />, {
    operator,
    brand: { verification },
    player: null,
  });
  // This check follows those that the others would have sent.
  const checked = await renderFeature(<VerificationEffects />, { operator, brand: { verification } });
  await expect.poll(() => checked.callsOf(status).length).toBe(1);
  const calls = [unchecked, guest].flatMap(({ callsOf }) => callsOf(status));
  expect(calls).toEqual([]);
});
