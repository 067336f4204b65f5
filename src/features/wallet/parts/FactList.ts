import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';

/** Sets terms and figures of the player on lines of their own. */
export const FactList = styled.dl`
  display: grid;
  gap: ${token('space.xs')};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.m')};
  }

  dt {
    color: ${token('color.text-muted')};
  }

  dd {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
