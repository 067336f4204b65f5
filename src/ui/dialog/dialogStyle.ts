import { css, keyframes } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { fromTablet, onPhone } from '../layout/screens.ts';
import { modalStyle } from './modalParts.ts';

export type DialogSize = 's' | 'm' | 'l';

const widths: Record<DialogSize, string> = { s: '24rem', m: '30rem', l: '56rem' };

const appear = keyframes`from { opacity: 0; transform: translateY(0.75rem); }`;
const rise = keyframes`from { transform: translateY(3rem); opacity: 0; }`;

// Centered from tablets on; on phones full height, or at the bottom for a small one.
export const dialogStyle = css<{ $size: DialogSize }>`
  ${modalStyle}
  overflow: hidden;

  ${fromTablet} {
    margin: auto;
    inline-size: min(${({ $size }) => widths[$size]}, calc(100vw - 2 * ${token('space.l')}));
    max-block-size: min(52rem, calc(100dvh - 2 * ${token('space.l')} - 2 * var(--foot-notice, 0px)));
    border-radius: ${token('radius.panel')};
    animation: ${appear} ${token('motion.normal')} ${token('motion.easing')};
  }

  ${onPhone} {
    inset: auto 0 var(--keyboard, 0px);
    margin: 0;
    inline-size: 100%;
    max-inline-size: none;
    block-size: ${({ $size }) => ($size === 's' ? 'auto' : 'calc(100dvh - var(--keyboard, 0px))')};
    max-block-size: calc(100dvh - var(--keyboard, 0px));
    border-radius: ${({ $size }) =>
      $size === 's' ? `${token('radius.panel')} ${token('radius.panel')} 0 0` : '0'};
    padding-block-end: calc(env(safe-area-inset-bottom) + var(--foot-notice, 0px));
    animation: ${rise} ${token('motion.normal')} ${token('motion.easing')};
  }
`;
