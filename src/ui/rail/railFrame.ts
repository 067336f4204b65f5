import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

// Also used by placeholders, so that nothing moves.
export const RailBox = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space.xs')};
  min-inline-size: 0;
`;

export const RailHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.s')};
  min-block-size: 2.5rem;

  > h2,
  > h3 {
    display: flex;
    align-items: center;

    &::before,
    &::after {
      content: '';
      flex: none;
      inline-size: ${token('heading.bar')};
      block-size: 1em;
      margin-inline-end: min(0.625rem, 3 * ${token('heading.bar')});
      border-radius: ${token('radius.control')};
      background: ${token('color.primary')};
    }

    &::after {
      flex: 1;
      block-size: ${token('heading.rule')};
      margin-inline: min(0.75rem, 20 * ${token('heading.rule')}) 0;
      background: ${token('color.border')};
    }
  }
`;
