import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
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

function Lobby() {
  const { view, change } = useLobbyView();
  const choose = () => document.querySelector<HTMLButtonElement>('[data-provider]')?.click();
  return (
    <>
      <button type="button" onClick={() => change({ sort: 'nome' })}>
        Nome
      </button>
      <button type="button" data-provider onClick={() => change({ providers: ['agata'] })}>
        Ágata
      </button>
      <output>{`${view.sort} ${view.providers.join()}`}</output>
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
