import { css } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { withHover } from '../layout/screens.ts';

// At least 16 px, because iOS zooms into smaller controls.
export const controlStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 2.875rem;
  padding: 0.5rem ${token('space.s')};
  border: 1px solid ${token('color.control-border')};
  border-radius: ${token('radius.control')};
  background: ${token('color.background')};
  color: ${token('color.text')};
  font-size: 1rem;
  line-height: 1.5;
  transition: border-color ${token('motion.fast')} ${token('motion.easing')};

  ${withHover} {
    &:hover:not(:disabled, [aria-invalid='true']) {
      border-color: ${token('color.text-muted')};
    }
  }

  &:focus-visible {
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: ${token('color.danger')};
    box-shadow: inset 0 0 0 1px ${token('color.danger')};
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }

  &:read-only:not(select, :disabled) {
    background: transparent;
  }

  &:autofill {
    -webkit-text-fill-color: ${token('color.text')};
    box-shadow: inset 0 0 0 5rem ${token('color.surface-hover')};
  }
`;
