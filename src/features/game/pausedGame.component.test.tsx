import { useRef } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { api } from '../../shared/query/api.ts';
import { limitsApi } from '../protection/limitsApi.ts';
import { GameLobby } from './parts/GameLobby.tsx';
import { GameStage } from './parts/GameStage.tsx';
import { launchProblem } from './parts/launchProblem.ts';

const game = {
  id: '1',
  name: 'Pipa Voada',
  slug: 'pipa-voada',
  image: '',
  live: false,
  demo: true,
  provider: { id: '1', name: 'Estúdio', slug: 'estudio' },
};
const notice = page.getByRole('heading', { name: /^Sua conta está em pausa até / });
const frame = page.getByTitle(game.name);
const isInert = () => frame.element().closest('[inert]') !== null;

function Stage({ mode, url }: { mode: 'real' | 'demo'; url: string }) {
  const box = useRef<HTMLDivElement>(null);
  const full = { isOn: false, filled: false, toggle: () => {} };
  return (
    <GameStage
      game={game}
      mode={mode}
      url={url}
      box={box}
      full={full}
      theatre={false}
      onTheatreChange={() => {}}
      onRelaunch={() => {}}
    />
  );
}

async function openGame(mode: 'real' | 'demo') {
  const url = URL.createObjectURL(new Blob(['<p>Girar</p>'], { type: 'text/html' }));
  onTestFinished(() => URL.revokeObjectURL(url));
  let pausedUntil: string | undefined;
  const { store, callsOf } = await renderFeature(<Stage mode={mode} url={url} />, {
    operator: { 'GET /api/protection/limits': () => ({ paused_until: pausedUntil }) },
  });
  await expect.element(frame).toBeInTheDocument();
  const loads = () => callsOf('GET /api/protection/limits').length;
  await expect.poll(loads).toBe(1);
  return async (endsInMs: number) => {
    pausedUntil = new Date(Date.now() + endsInMs).toISOString();
    store.dispatch(api.util.invalidateTags(['limits']));
    await expect.poll(loads).toBe(2);
    await expect
      .poll(() => limitsApi.endpoints.getLimits.select()(store.getState()).data?.paused_until)
      .toBe(pausedUntil);
  };
}

// A message of the game, as its frame sends it.
function say(type: string): void {
  const element = frame.element();
  if (!(element instanceof HTMLIFrameElement)) throw new Error('no frame');
  const source = element.contentWindow;
  window.dispatchEvent(new MessageEvent('message', { data: { type }, origin: location.origin, source }));
}

test('closes an open game when a pause begins, after the end of its round', async () => {
  const pauseFor = await openGame('real');
  expect(isInert()).toBe(false);
  say('busy');
  await pauseFor(60_000);
  expect(isInert()).toBe(false);
  say('idle');
  await expect.element(notice).toBeVisible();
  expect(isInert()).toBe(true);
  await expect.element(page.getByRole('link', { name: 'Sacar' })).toHaveAttribute('href', '/user/withdraw');

  say('busy');
  await expect.element(notice).not.toBeInTheDocument();
  expect(isInert()).toBe(false);
});

test('says why a paused player’s game does not open and offers its demonstration, but no retry', async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  await renderFeature(
    <GameLobby
      game={game}
      launching={null}
      problem={launchProblem({ status: 403, message: 'Em pausa.', reason: 'paused' }, 'real')}
      onPlay={() => {}}
    />,
    { operator: { 'GET /api/protection/limits': () => ({ paused_until: until }) } },
  );
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/^Sua conta está em pausa até \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await expect
    .element(alert.getByRole('link', { name: 'Jogo responsável' }))
    .toHaveAttribute('href', '/user/protection');
  await expect.element(page.getByRole('button', { name: 'Jogar demonstração' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
});

test('leads from a limit that closes a game to the limits, without a retry', async () => {
  await renderFeature(
    <GameLobby
      game={game}
      launching={null}
      problem={launchProblem(
        { status: 403, message: 'Seu horário de jogo acabou.', reason: 'limit' },
        'real',
      )}
      onPlay={() => {}}
    />,
  );
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Seu horário de jogo acabou.')).toBeVisible();
  await expect
    .element(alert.getByRole('link', { name: 'Ver meus limites' }))
    .toHaveAttribute('href', '/user/protection');
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
});

test('leaves a demonstration open in a pause', async () => {
  const pauseFor = await openGame('demo');
  await pauseFor(60_000);
  await expect.element(frame).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});
