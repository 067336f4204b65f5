import { expect, test, vi } from 'vitest';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { pageMissing } from '../../shared/state/visitSlice.ts';
import { useGameScreen } from './useGameScreen.ts';

vi.mock(import('../routes/useRouteHandle.ts'), () => ({
  useRouteHandle: () => ({ routeId: 'play-id', layout: 'default' }),
}));

function GameScreen() {
  useGameScreen();
  return null;
}

test('hides the bars during a game, but not on the 404 page of one', async () => {
  const { store } = await renderFeature(<GameScreen />, { player: null, path: '/play/1002' });
  const frame = () => document.documentElement.dataset.frame;
  await expect.poll(frame).toBe('game');
  store.dispatch(pageMissing(true));
  await expect.poll(frame).toBeUndefined();
});
