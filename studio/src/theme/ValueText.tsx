import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { screenColor } from './draftTheme.ts';

const longest = 90;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Shows a value as text, a color with its swatch, a picture as a picture. */
export function ValueText({ value }: { value: unknown }) {
  if (value === undefined || value === null) return <span>—</span>;
  if (typeof value === 'string' && value.startsWith('data:image/')) return <Thumb src={value} alt="" />;
  const isColor = typeof value === 'string' && screenColor(value) !== undefined;
  return (
    <Line>
      {isColor && <Dot style={{ background: value }} />}
      <code>{shown(value)}</code>
    </Line>
  );
}

const Line = styled.span`
  overflow-wrap: anywhere;
`;

const Dot = styled.span`
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  margin-inline-end: ${token('space.2xs')};
  border: 1px solid ${token('color.border')};
  border-radius: 50%;
  vertical-align: -0.125em;
`;

const Thumb = styled.img`
  max-block-size: 3rem;
`;
