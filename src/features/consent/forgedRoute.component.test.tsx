import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { ConsentDialogs } from './ConsentDialogs.tsx';

// The last attempted route, as any script can write it.
async function acceptWith(value: string) {
  const envelope = { version: 1, expiresAt: Date.now() + 60_000, value };
  sessionStorage.setItem('lastAttemptedRoute', JSON.stringify(envelope));
  const { router } = await renderFeature(<ConsentDialogs />, {
    player: null,
    path: '/termos-de-uso?showCookieModal=true',
  });
  await page.getByRole('button', { name: 'Aceitar cookies' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const { pathname, search } = router.state.location;
  return pathname + search;
}

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'https://evil.example/play/1',
  '/\t/evil.example',
  '/nada/disso/existe',
])('ignores a forged last attempted route to another site: %s', async (forged) => {
  expect(await acceptWith(forged)).toBe('/termos-de-uso');
});

test('ignores a forged last attempted route of 100,000 characters', async () => {
  expect(await acceptWith(`/${'a/'.repeat(50_000)}`)).toBe('/termos-de-uso');
});

test('opens the page of the site that was attempted last', async () => {
  expect(await acceptWith('/casino/slots?a=1')).toBe('/casino/slots?a=1');
});
