import { withReducedMotion } from '../layout/screens.ts';
import { accountCss } from './accountCss.ts';
import { barsCss } from './barsCss.ts';
import { chatCss } from './chatCss.ts';
import { elementCss } from './elementCss.ts';
import { reservedCss } from './reservedCss.ts';
import { squeezeCss } from './squeezeCss.ts';

// Base styles, inlined into every page.
export const baseCss = squeezeCss(`
  ${elementCss}
  ${chatCss}
  ${barsCss}
  ${accountCss}
  ${reservedCss}
  @media print {
    /* Elements with data-print are printed instead of the app. */
    body:has(> [data-print]) > #root { display: none; }
    html:has([data-print]) { background: none; }
    /* Prints text only, dark on light in every theme, without screen controls. */
    html { color-scheme: light !important; background: none !important; }
    #root *:is(header, footer, nav, aside):not(article *), #root nav, #root dialog, #chat-widget-container { display: none !important; }
    main, main * { background: none !important; color: CanvasText !important; }
  }

  ${withReducedMotion} {
    *, *::before, *::after, ::backdrop {
      animation-delay: 0s !important;
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      /* No transition at all, because a short one makes inherited changes propagate one tree level per frame. */
      transition: none !important;
    }
  }
`);
