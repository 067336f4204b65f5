import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';

export const PanelLead = styled.p`
  padding-block-end: ${token('space.s')};
  color: ${token('color.text-muted')};

  strong {
    color: ${token('color.text')};
  }
`;

// Wraps when there is no room for both.
export const FieldPair = styled.div`
  display: grid;
  gap: ${token('space.2xs')} ${token('space.s')};
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
`;

export const NoteStack = styled.div`
  display: grid;
  gap: ${token('space.xs')};

  &:not(:empty) {
    padding-block: ${token('space.s')};
  }
`;

export const TextButton = styled.button`
  align-self: flex-start;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color.text')};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

export const PanelFoot = styled.p`
  padding-block-start: ${token('space.m')};
  color: ${token('color.text-muted')};
  text-align: center;

  a {
    color: ${token('color.text')};
  }
`;
