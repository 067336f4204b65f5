// The widget's style: constructable, because the surrounding pages allow no inline styles.
import { eventsStyle } from './eventsStyle.ts';
import { frameStyle } from './frameStyle.ts';
import { matchStyle } from './matchStyle.ts';
import { slipStyle } from './slipStyle.ts';

export const sheet = new CSSStyleSheet();
// Later rules win, so the parts come from the general to the special.
sheet.replaceSync(frameStyle + eventsStyle + matchStyle + slipStyle);
