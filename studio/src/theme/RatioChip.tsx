import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Badge } from '../../../src/ui/badge/Badge.tsx';
import { VisuallyHidden } from '../../../src/ui/visually-hidden/VisuallyHidden.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { MeasuredPair } from './draftTheme.ts';

/** Shows a contrast ratio and whether it is enough, not by color alone. */
export function RatioChip({ measured }: { measured: MeasuredPair | undefined }) {
  const t = useTexts();
  if (!measured) return <span />;
  const passes = measured.ratio >= measured.required;
  return (
    <Chip $kind={passes ? 'neutral' : 'danger'}>
      <span aria-hidden="true">{passes ? '✓' : '✗'}</span>
      {t.ratio(measured.ratio)}
      <VisuallyHidden>{passes ? t.theme.passes : t.theme.fails(measured.required)}</VisuallyHidden>
    </Chip>
  );
}

const Chip = styled(Badge)`
  gap: ${token('space.2xs')};
`;
