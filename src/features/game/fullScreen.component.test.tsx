import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { useFullScreen } from './parts/useFullScreen.ts';

function Stageless() {
  const { isOn } = useFullScreen(useRef<HTMLDivElement>(null));
  return (
    <button type="button" aria-pressed={isOn}>
      Tela cheia
    </button>
  );
}

test('is off once the stage has left the page', async () => {
  await renderFeature(<Stageless />, { player: null });
  const button = page.getByRole('button', { name: 'Tela cheia' });
  await expect.element(button).toBeVisible();
  document.dispatchEvent(new Event('fullscreenchange'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
});
