import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { useLobbyView } from './useLobbyView.ts';

interface SlowPartProps {
  index: number;
  onSlowRender: () => void;
}

// Takes longer than React renders without a pause, once the URL has an order.
function SlowPart({ index, onSlowRender }: SlowPartProps) {
  const { hash } = useLocation();
  if (hash === '#ordem=nome') {
    if (index === 3) onSlowRender();
    const end = performance.now() + 10;
    while (performance.now() < end);
  }
  return null;
}

// Every view that was rendered, from the first to the last.
let rendered: string[] = [];
beforeEach(() => {
  rendered = [];
});

function Lobby() {
  const { view, change } = useLobbyView();
  const text = `${view.sort} ${view.providers.join()}`;
  useEffect(() => {
    rendered.push(text);
  }, [text]);
  const choose = () => document.querySelector<HTMLButtonElement>('[data-provider]')?.click();
  return (
    <>
      <button type="button" onClick={() => change({ sort: 'nome' })}>
        Nome
      </button>
      <button type="button" data-provider onClick={() => change({ providers: ['agata'] })}>
        Ágata
      </button>
      <output>{text}</output>
      {Array.from({ length: 20 }, (_, index) => (
        <SlowPart key={String(index)} index={index} onSlowRender={() => setTimeout(choose)} />
      ))}
    </>
  );
}

test('keeps a filter that is chosen while the page renders an earlier change', async () => {
  const { router } = await renderFeature(<Lobby />, { player: null });
  await page.getByRole('button', { name: 'Nome' }).click();
  await expect.poll(() => router.state.location.hash).toBe('#provedor=agata&ordem=nome');
  await expect.element(page.getByRole('status')).toHaveTextContent('nome agata');
  // A view that went back for a moment would lose a third choice made in that moment.
  expect(rendered).toEqual(['destaque ', 'nome ', 'nome agata']);
});

test('follows a link and a step back', async () => {
  const { router } = await renderFeature(<Lobby />, { player: null });
  await page.getByRole('button', { name: 'Ágata' }).click();
  await expect.poll(() => router.state.location.hash).toBe('#provedor=agata');
  await router.navigate('/#ordem=rtp');
  await expect.element(page.getByRole('status')).toHaveTextContent('rtp');
  await router.navigate(-1);
  await expect.element(page.getByRole('status')).toHaveTextContent('destaque agata');
});
