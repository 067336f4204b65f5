import { contrastRatio, type ScreenColour } from './colourValue.ts';

const white: ScreenColour = { channels: [255, 255, 255], alpha: 1 };
const black: ScreenColour = { channels: [0, 0, 0], alpha: 1 };

/** Returns the color scheme of browser controls: dark where white is more readable. */
export function colourScheme(background: ScreenColour): 'dark' | 'light' {
  return contrastRatio(background, white) > contrastRatio(background, black) ? 'dark' : 'light';
}
