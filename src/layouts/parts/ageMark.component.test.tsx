import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { PlayBar } from '../../features/stake/PlayBar.tsx';
import { HeaderLogo } from './HeaderLogo.tsx';

test.each([
  ['shows the age mark of a licensed brand in the header', 'br', <HeaderLogo key="" heightPx={36} />, 1],
  ['shows the age mark of a licensed brand above a game', 'br', <PlayBar key="" title="Mines" />, 1],
  ['shows no age mark without a license', 'none', <HeaderLogo key="" heightPx={36} />, 0],
] as const)('%s', async (_what, jurisdiction, bar, marks) => {
  await renderFeature(bar, { brand: { jurisdiction } });
  await expect.element(page.getByRole('link').first()).toBeVisible();
  expect(page.getByText('18+').elements()).toHaveLength(marks);
});
