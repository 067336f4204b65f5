import { type KeyboardEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { cssColour, cssToHex } from '../../../scripts/brands/theme/colourValue.ts';
import type { TokenRow } from '../../../scripts/studio/studioModels.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { controlStyle } from '../../../src/ui/field/controlStyle.ts';
import { useRefusedField } from '../editor/BrandEditor.ts';
import { useTexts } from '../texts/useTexts.ts';
import { type MeasuredPair, screenColor } from './draftTheme.ts';
import { OriginLine } from './OriginLine.tsx';
import { RatioChip } from './RatioChip.tsx';
import { useToken } from './useToken.ts';

interface ColorRowProps {
  row: TokenRow;
  // The pair of this foreground that is nearest to its limit.
  worst: MeasuredPair | undefined;
}

export function ColorRow({ row, worst }: ColorRowProps) {
  const t = useTexts();
  const id = useId();
  const control = useToken(row);
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState(false);
  const label = t.tokenLabel(row.token);
  const color = screenColor(row.value);
  const hex = color ? cssColour({ ...color, alpha: 1 }) : '';
  const text = color ? cssColour(color) : (row.value ?? '');

  const isColor = draft === undefined || cssToHex(draft.trim()) !== undefined;
  useRefusedField(id, !isColor);
  const [seen, setSeen] = useState(text);
  if (seen !== text) {
    setSeen(text);
    // Undo, another tab or the palette has changed the color, and not the typing.
    if (cssToHex(draft?.trim() ?? '') !== text) {
      setDraft(undefined);
      setRefused(false);
    }
  }

  // A whole color shows while it is typed; what is no color yet waits.
  const type = (typed: string) => {
    setDraft(typed);
    const next = cssToHex(typed.trim());
    if (next === undefined) return;
    setRefused(false);
    if (next !== text) control.set(next);
  };
  const commit = () => {
    if (draft === undefined) return;
    const next = cssToHex(draft.trim());
    setRefused(next === undefined);
    if (next === undefined) return;
    setDraft(undefined);
    if (next !== text) control.set(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && draft !== undefined) {
      event.preventDefault();
      setDraft(undefined);
      setRefused(false);
    }
  };

  return (
    <Row id={`token-${row.token}`} tabIndex={-1}>
      <Swatch>
        <input
          type="color"
          aria-label={t.theme.pick(label)}
          value={hex}
          onChange={(event) => control.set(event.target.value)}
        />
      </Swatch>
      <Texts>
        <label htmlFor={id}>{label}</label>
        <OriginLine row={row} control={control} label={label} />
        {refused && (
          <Refused id={`${id}-message`} role="alert">
            {t.theme.noColor}
          </Refused>
        )}
      </Texts>
      <RatioChip measured={worst} />
      <Hex
        id={id}
        value={draft ?? text}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={refused || undefined}
        aria-describedby={refused ? `${id}-message` : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={press}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr) auto 7rem;
  align-items: center;
  gap: ${token('space.xs')};
  padding-block: 0.25rem;

  &:focus {
    outline: 2px solid ${token('color.focus')};
    outline-offset: 2px;
  }
`;

const Swatch = styled.span`
  input {
    display: block;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    padding: 0;
    border: 1px solid ${token('color.control-border')};
    border-radius: ${token('radius.control')};
    background: none;
    cursor: pointer;
  }

  input::-webkit-color-swatch-wrapper {
    padding: 0;
  }

  input::-webkit-color-swatch {
    border: 0;
    border-radius: calc(${token('radius.control')} - 1px);
  }
`;

const Texts = styled.span`
  display: grid;
  min-inline-size: 0;

  label {
    font-weight: 600;
    line-height: 1.3;
  }
`;

const Refused = styled.span`
  font-size: 0.8125rem;
`;

const Hex = styled.input`
  ${controlStyle}
  min-block-size: 2.25rem;
  padding: 0.25rem ${token('space.xs')};
  font-family: ui-monospace, monospace;
  font-size: 0.875rem;
`;
