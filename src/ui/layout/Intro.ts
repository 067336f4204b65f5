import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

/** Shows what a page offers, below its heading. */
export const Intro = styled.p`
  max-inline-size: 60ch;
  color: ${token('color.text-muted')};
  font-size: 1.125rem;
  line-height: 1.5;
`;
