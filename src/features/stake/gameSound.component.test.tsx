import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { SoundButton } from './SoundButton.tsx';
import { useGameSound } from './useGameSound.ts';

function Sound() {
  const [isOn, toggle] = useGameSound();
  return <SoundButton isOn={isOn} onToggle={toggle} />;
}

const button = page.getByRole('button', { name: 'Som' });

test('is off until the player turns it on, and keeps the choice', async () => {
  await renderFeature(<Sound />, { player: null });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  expect(Object.keys(localStorage).filter((key) => key.endsWith('-game-sound'))).toHaveLength(1);
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
});

test('offers no sound under Brazilian law', async () => {
  await renderFeature(<Sound />, { player: null, brand: { jurisdiction: 'br' } });
  expect(button.query()).toBeNull();
});
