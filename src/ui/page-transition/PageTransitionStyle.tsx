import { createGlobalStyle } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { withReducedMotion } from '../layout/screens.ts';

/** Once, at the root of the app, beside `GlobalStyle`. */
export const PageTransitionStyle = createGlobalStyle`
  @keyframes page-out { to { opacity: 0; } }
  @keyframes page-in { from { opacity: 0; transform: translateY(0.375rem); } }

  /* Presses go to the page below its pictures. */
  ::view-transition { pointer-events: none; }
  ::view-transition-group(.page) { animation: none; }
  ::view-transition-old(.page), ::view-transition-new(.page) { block-size: auto; mix-blend-mode: normal; }
  ::view-transition-old(.page) { animation: page-out 80ms linear both; }
  ::view-transition-new(.page) { animation: page-in ${token('motion.fast')} ${token('motion.easing')} 80ms both; }

  ${withReducedMotion} {
    ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; }
  }
`;
