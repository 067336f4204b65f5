import { contrastRatio, type ScreenColour } from './colourValue.ts';

const white: ScreenColour = { channels: [255, 255, 255], alpha: 1 };
const black: ScreenColour = { channels: [0, 0, 0], alpha: 1 };

/** What the browser draws itself (scroll bars, pickers, autofill) goes with the page: dark where white reads better. */
export function colourScheme(background: ScreenColour): 'dark' | 'light' {
  return contrastRatio(background, white) > contrastRatio(background, black) ? 'dark' : 'light';
}
