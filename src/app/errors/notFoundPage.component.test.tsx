import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { EmblemContext } from '../../ui/empty-state/EmblemContext.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

test.each([390, 768, 1440])(
  'shows the emblem in the code, then the ways on, and the detail last, %d pixels wide',
  async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const emblem = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/%3E';
    await renderFeature(
      <EmblemContext value={emblem}>
        <NotFoundPage />
      </EmblemContext>,
      { path: '/nada' },
    );
    const code = page.getByText('Código 404 · Page Not Found: /nada');
    const ways = page.getByRole('navigation', { name: 'Sugestões' });
    await expect.element(ways).toBeVisible();
    await expect.element(code).toBeVisible();
    const picture = document.querySelector('img');
    expect(picture?.parentElement?.textContent).toBe('44');
    expect(boxOf(picture).width).toBeCloseTo(boxOf(picture).height, 0);
    expect(boxOf(code.element()).top).toBeGreaterThan(boxOf(ways.element()).bottom);
    // The bars at the top and bottom of a phone take 121 pixels.
    expect(boxOf(ways.element()).bottom).toBeLessThan(844 - 121);
    const field = boxOf(page.getByRole('searchbox').element());
    const button = boxOf(page.getByRole('button', { name: 'Buscar' }).element());
    expect([button.top, button.bottom]).toEqual([field.top, field.bottom]);
  },
);
