import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';

const shield = 'M2 2h20v11c0 6-5 9-10 11C7 22 2 19 2 13z';
const patterns = [
  'M2 2h10v22C7 22 2 19 2 13z',
  'M9 2h6v22H9z',
  'M2 2h20v7H2z',
  'M2 18 18 2h6L2 24z',
  'M2 2h5v20H2zM12 2h5v22h-5z',
  'M12 5l2 5h5l-4 3 2 5-5-3-5 3 2-5-4-3h5z',
];
const inks = ['primary', 'secondary', 'dark'] as const;

/** Draws a crest from a team's name; the same name has the same crest. */
export function Crest({ name }: { name: string }) {
  const clip = useId();
  const sum = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  return (
    <Drawing viewBox="0 0 24 26" aria-hidden="true" data-ink={inks[sum % inks.length]}>
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <path d={shield} />
      <path
        d={patterns[Math.floor(sum / inks.length) % patterns.length]}
        clipPath={`url(#${clip})`}
        data-pattern
      />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  inline-size: 1.375rem;
  block-size: 1.5rem;
  fill: ${token('color.primary')};
  stroke: ${token('color.control-border')};

  &[data-ink='secondary'] {
    fill: ${token('color.secondary')};
  }

  &[data-ink='dark'] {
    fill: ${token('color.text-muted')};
  }

  [data-pattern] {
    fill: ${token('color.surface')};
    stroke: none;
  }
`;
