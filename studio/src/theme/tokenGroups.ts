import type { TokenRow } from '../../../scripts/studio/studioModels.ts';
import type { StatedColour } from '../../../src/shared/tokens/tokenNames.ts';

export const colorGroups = [
  { key: 'brand', names: ['primary', 'on-primary', 'secondary', 'on-secondary', 'focus'] },
  { key: 'surfaces', names: ['background', 'surface', 'surface-raised', 'border'] },
  { key: 'text', names: ['text', 'text-muted'] },
  {
    key: 'signals',
    names: ['success', 'on-success', 'danger', 'on-danger', 'warning', 'on-warning'],
  },
] as const satisfies readonly { key: string; names: readonly StatedColour[] }[];

export const otherGroups = ['font', 'heading', 'cover', 'radius', 'space', 'shadow', 'motion'] as const;

export function derivedRows(rows: ReadonlyMap<string, TokenRow>): TokenRow[] {
  return [...rows.values()].filter(({ origin }) => origin === 'derived');
}
