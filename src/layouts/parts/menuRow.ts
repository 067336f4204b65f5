import { css } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { withHover } from '../../ui/layout/screens.ts';

// 44 px high.
export const menuRow = css`
  display: flex;
  align-items: center;
  gap: ${token('space.s')};
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding-inline: ${token('space.s')};
  border-radius: ${token('radius.control')};
  font-weight: 550;
  text-align: start;
  text-decoration: none;
  transition: background-color ${token('motion.fast')} ${token('motion.easing')};

  svg {
    flex: none;
    color: ${token('color.text-muted')};
  }

  ${withHover} {
    &:hover {
      background: ${token('color.surface-hover')};
    }
  }

  &[aria-current='page'] {
    background: ${token('color.primary-soft')};

    svg {
      color: ${token('color.text')};
    }
  }
`;
