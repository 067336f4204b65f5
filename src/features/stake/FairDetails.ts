import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

export const FairDetails = styled.details`
  padding: ${token('space.s')} ${token('space.m')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.control')};

  summary {
    font-weight: 600;
  }
`;
