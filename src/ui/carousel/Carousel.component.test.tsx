import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from './Carousel.tsx';

const texts = {
  carousel: 'carrossel',
  slide: 'destaque',
  previous: 'Anterior',
  next: 'Próximo',
  play: 'Passar',
  pause: 'Parar',
  position: (slide: number, slides: number) => `${slide} de ${slides}`,
};
const slides = ['Um', 'Dois', 'Três'].map((key) => ({ key, content: <p>{key}</p> }));
const turnMs = 7_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const renderCarousel = async () => {
  await render(
    <>
      <button type="button">Fora</button>
      <Carousel
        label="Destaques"
        texts={texts}
        slides={slides}
        ratio={{ phone: 2, wide: 3 }}
        autoplayMs={turnMs}
      />
    </>,
  );
  // Other files may have left the pointer there, which holds the carousel.
  await page.getByRole('button', { name: 'Fora' }).hover();
};
const selected = () => document.querySelector('[aria-current="true"]')?.getAttribute('aria-label');
const turn = () => vi.advanceTimersByTime(turnMs);

test('turns by itself, except under the pointer, with the focus inside and after a pause', async () => {
  await renderCarousel();
  await expect.element(page.getByRole('button', { name: 'Parar' })).toBeVisible();
  turn();
  await expect.poll(selected).toBe('2 de 3');
  turn();
  await expect.poll(selected).toBe('3 de 3');

  const region = page.getByRole('region', { name: 'Destaques' });
  await region.hover();
  await expect.poll(() => region.element().querySelector('[aria-live="polite"]')).not.toBeNull();
  turn();
  await page.getByRole('button', { name: 'Fora' }).hover();
  await expect.poll(() => region.element().querySelector('[aria-live="off"]')).not.toBeNull();
  turn();
  await expect.poll(selected).toBe('1 de 3');

  const next = page.getByRole('button', { name: 'Próximo' });
  (next.element() as HTMLElement).focus();
  await expect.poll(() => region.element().querySelector('[aria-live="polite"]')).not.toBeNull();
  turn();
  await userEvent.keyboard('{Enter}');
  await expect.poll(selected).toBe('2 de 3');

  await page.getByRole('button', { name: 'Parar' }).click();
  await page.getByRole('button', { name: 'Fora' }).click();
  turn();
  await page.getByRole('button', { name: 'Passar' }).click();
  await page.getByRole('button', { name: 'Fora' }).click();
  turn();
  await expect.poll(selected).toBe('3 de 3');
});

test('does not turn under the focus when the pointer leaves', async () => {
  await renderCarousel();
  await expect.element(page.getByRole('button', { name: 'Parar' })).toBeVisible();
  const region = page.getByRole('region', { name: 'Destaques' });
  (page.getByRole('button', { name: 'Próximo' }).element() as HTMLElement).focus();
  await region.hover();
  await page.getByRole('button', { name: 'Fora' }).hover();
  expect(region.element().querySelector('[aria-live="off"]')).toBeNull();
  turn();
  (page.getByRole('button', { name: 'Fora' }).element() as HTMLElement).focus();
  await expect.poll(() => region.element().querySelector('[aria-live="off"]')).not.toBeNull();
  turn();
  await expect.poll(selected).toBe('2 de 3');
});

test('does not turn by itself with reduced motion', async () => {
  const real = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { ...real('all'), matches: true } : real(query),
  );
  await renderCarousel();
  await expect.element(page.getByRole('button', { name: 'Passar' })).toBeVisible();
  turn();
  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect.poll(selected).toBe('2 de 3');
});
