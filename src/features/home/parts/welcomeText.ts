import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { fromTablet } from '../../../ui/layout/screens.ts';

export const WelcomeText = styled.p`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  line-height: 1.35;

  > b,
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > span {
    color: ${token('color.text')};
    font-size: 0.875rem;
    /* An amount is never cut off. */
    white-space: normal;
  }

  ${fromTablet} {
    flex-direction: row;
    align-items: baseline;
    gap: ${token('space.s')};
  }
`;
