import { styled } from 'styled-components';
import type { TokenRow } from '../../../scripts/studio/studioModels.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { useTexts } from '../texts/useTexts.ts';
import { aliasOf } from './draftTheme.ts';
import type { useToken } from './useToken.ts';

interface OriginLineProps {
  row: TokenRow;
  control: ReturnType<typeof useToken>;
  label: string;
}

/** Says where a token's value comes from, with the ways back. */
export function OriginLine({ row, control, label }: OriginLineProps) {
  const t = useTexts();
  const target = aliasOf(row.stated);
  const origin = control.isChanged ? t.theme.unsaved : t.theme.origins[row.origin](row.from ?? '');
  return (
    <Line data-changed={control.isChanged || undefined}>
      <span>
        {origin}
        {target !== undefined && ` · ${t.theme.sameAs(t.tokenLabel(target))}`}
      </span>
      {control.isChanged && (
        <button type="button" aria-label={t.theme.revertToken(label)} onClick={control.revert}>
          {t.theme.revert}
        </button>
      )}
      {control.reset && (
        <button type="button" aria-label={t.theme.resetToken(label)} onClick={control.reset}>
          {t.theme.reset}
        </button>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  gap: ${token('space.xs')};
  color: ${token('color.text-muted')};
  font-size: 0.8125rem;
  line-height: 1.3;

  > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-changed] > span {
    color: ${token('color.text')};
    font-weight: 650;
  }

  button {
    flex: none;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
