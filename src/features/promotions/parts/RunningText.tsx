import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';

// Styles of the operator's HTML.
export const RunningText = styled.div`
  min-inline-size: 0;
  margin-block-start: ${token('space.m')};
  line-height: 1.65;

  h2,
  h3,
  h4 {
    margin-block: ${token('space.l')} ${token('space.xs')};
  }

  p,
  ul,
  ol,
  table {
    margin-block-end: ${token('space.m')};
  }

  ul,
  ol {
    padding-inline-start: 1.5rem;
  }

  li::marker {
    color: ${token('color.text-muted')};
  }

  table {
    display: block;
    overflow-x: auto;
  }

  th,
  td {
    padding: ${token('space.xs')} ${token('space.m')};
    border-block-end: 1px solid ${token('color.border')};
    text-align: start;
  }

  th {
    color: ${token('color.text-muted')};
    font-size: 0.875rem;
  }
`;
