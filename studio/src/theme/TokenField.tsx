import { type KeyboardEvent, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import type { TokenRow } from '../../../scripts/studio/studioModels.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { controlStyle } from '../../../src/ui/field/controlStyle.ts';
import { hasModifier } from '../../../src/ui/keys/hasModifier.ts';
import { useProjectQuery } from '../api/studioClient.ts';
import { useRefusedField } from '../editor/BrandEditor.ts';
import { useDraftFonts } from '../fonts/useDraftFonts.ts';
import { sampleFamily } from '../fonts/useFontFaces.ts';
import { useTexts } from '../texts/useTexts.ts';
import { OriginLine } from './OriginLine.tsx';
import { isTokenText } from './tokenText.ts';
import { useToken } from './useToken.ts';

const weights = ['300', '400', '500', '600', '700', '800', '900'];

// The first family of a stack: `"Sora","Sora fallback",system-ui` is Sora.
function firstFamily(stack: string | null): string {
  return (stack?.split(',')[0] ?? '').trim().replaceAll('"', '');
}

/** Renders the control of a font, length, shadow or duration. */
export function TokenField({ row }: { row: TokenRow }) {
  const t = useTexts();
  const id = useId();
  const control = useToken(row);
  const label = t.tokenLabel(row.token);
  return (
    <Row id={`token-${row.token}`} tabIndex={-1}>
      <span>
        <label htmlFor={id}>{label}</label>
        <OriginLine row={row} control={control} label={label} />
      </span>
      <Control id={id} row={row} set={control.set} />
    </Row>
  );
}

interface ControlProps {
  id: string;
  row: TokenRow;
  set: (value: unknown) => void;
}

function Control({ id, row, set }: ControlProps) {
  const t = useTexts();
  const { data: project } = useProjectQuery({});
  const fonts = useDraftFonts();
  if (row.type === 'fontFamily') {
    const current = firstFamily(row.value);
    const own = [...new Set(fonts.map(({ family }) => family))];
    const families = [...new Set([...(project?.fonts ?? []), current])].filter((name) => !own.includes(name));
    const option = (family: string, face: string) => (
      <option key={family} value={family} style={{ fontFamily: `"${face}",system-ui` }}>
        {family}
      </option>
    );
    return (
      <Select
        id={id}
        value={current}
        style={{
          fontFamily: `"${own.includes(current) ? sampleFamily(current) : `${current} Variable`}","${current}",system-ui`,
        }}
        onChange={(event) => set(`"${event.target.value}",system-ui,sans-serif`)}
      >
        {own.length > 0 && (
          <optgroup label={t.fonts.own}>{own.map((family) => option(family, sampleFamily(family)))}</optgroup>
        )}
        {families.map((family) => option(family, `${family} Variable`))}
      </Select>
    );
  }
  if (row.type === 'fontWeight')
    return (
      <Select id={id} value={row.value ?? ''} onChange={(event) => set(Number(event.target.value))}>
        {[...new Set([...weights, row.value ?? '400'])].sort().map((weight) => (
          <option key={weight}>{weight}</option>
        ))}
      </Select>
    );
  return <TextControl id={id} row={row} set={set} />;
}

const steps: Readonly<Record<string, number>> = { px: 1, rem: 0.0625, ms: 10, s: 0.05, '': 0.05 };

/** Moves a number, length or duration by one step, as arrow keys do in a number field. */
function stepped(value: string, direction: number): string | undefined {
  const [, amount, unit = ''] = /^(\d*\.?\d+)(px|rem|ms|s|)$/.exec(value) ?? [];
  const step = steps[unit];
  if (amount === undefined || step === undefined) return undefined;
  return `${Math.max(0, Math.round((Number(amount) + direction * step) * 10_000) / 10_000)}${unit}`;
}

function TextControl({ id, row, set }: ControlProps) {
  const t = useTexts();
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState(false);
  const value = row.value ?? '';
  const typed = row.type === 'number' ? draft?.trim().replace(',', '.') : draft?.trim();
  const isKnown = typed === undefined || isTokenText(row.type, typed);
  useRefusedField(id, !isKnown);
  const [seen, setSeen] = useState(value);
  // Undo or another tab has changed the value.
  if (seen !== value) {
    setSeen(value);
    setDraft(undefined);
    setRefused(false);
  }
  const commit = () => {
    if (typed === undefined) return;
    setRefused(!isKnown);
    if (!isKnown) return;
    setDraft(undefined);
    if (typed !== value) set(typed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (hasModifier(event)) return;
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    const next = direction === 0 ? undefined : stepped(draft ?? value, direction);
    if (next === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    set(next);
  };
  return (
    <span>
      <Text
        id={id}
        value={draft ?? value}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={refused || undefined}
        aria-describedby={refused ? `${id}-message` : undefined}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={press}
      />
      {refused && (
        <small id={`${id}-message`} role="alert">
          {t.theme.noValue[row.type]}
        </small>
      )}
    </span>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 13rem);
  align-items: center;
  gap: ${token('space.xs')};
  padding-block: 0.25rem;

  label {
    font-weight: 600;
    line-height: 1.3;
  }

  &:focus {
    outline: 2px solid ${token('color.focus')};
    outline-offset: 2px;
  }
`;

const small = css`
  ${controlStyle}
  min-block-size: 2.25rem;
  padding: 0.25rem ${token('space.xs')};
  font-size: 0.875rem;
`;

const Select = styled.select`
  ${small}
`;

const Text = styled.input`
  ${small}
  font-family: ui-monospace, monospace;
`;
