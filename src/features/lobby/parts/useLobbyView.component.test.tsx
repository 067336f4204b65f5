import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { useLobbyView } from './useLobbyView.ts';

// Every view that was rendered, from the first to the last.
let rendered: string[] = [];
beforeEach(() => {
  rendered = [];
});

let type: (search: string) => void = () => {};

function Lobby() {
  const { hash } = useLocation();
  const { view, change, settle } = useLobbyView();
  const text = `${view.sort} ${view.search} ${view.providers.join()}`;
  useEffect(() => {
    type = (search) => change({ search });
    rendered.push(text);
  }, [text, change]);
  // The search loses focus when the page has just been updated, before the effects of that update run.
  useLayoutEffect(() => {
    if (hash === '#ordem=nome') settle();
  }, [hash, settle]);
  return (
    <>
      <button type="button" onClick={() => change({ sort: 'nome' })}>
        Nome
      </button>
      <button type="button" onClick={() => change({ providers: ['agata'] })}>
        Ágata
      </button>
      <output>{text}</output>
    </>
  );
}

test('keeps a search that is typed while an earlier change is on its way', async () => {
  const { router } = await renderFeature(<Lobby />, { player: null });
  const stop = router.subscribe(({ location }) => {
    if (location.hash === '#ordem=nome') type('mina');
  });
  await page.getByRole('button', { name: 'Nome' }).click();
  await expect.poll(() => router.state.location.hash).toBe('#busca=mina&ordem=nome');
  stop();
  await expect.element(page.getByRole('status')).toHaveTextContent('nome mina');
  // A view that went back for a moment would lose a third change made in that moment.
  expect(rendered).toEqual(['destaque  ', 'nome  ', 'nome mina ']);
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
