import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { useBrandEditor } from '../editor/BrandEditor.ts';
import { useFocusControl } from '../editor/useFocusControl.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ColorRow } from './ColorRow.tsx';
import { ContrastList } from './ContrastList.tsx';
import type { MeasuredPair } from './draftTheme.ts';
import { ImportTokens } from './ImportTokens.tsx';
import { TokenField } from './TokenField.tsx';
import { colorGroups, derivedRows, otherGroups } from './tokenGroups.ts';
import { useDraftTheme } from './useDraftTheme.ts';

// The pair of a foreground that has the least room.
function worstOf(contrast: readonly MeasuredPair[], name: string): MeasuredPair | undefined {
  return contrast
    .filter(({ pair }) => pair.foreground === name)
    .sort((a, b) => a.ratio / a.required - b.ratio / b.required)[0];
}

export function ThemeTab() {
  const t = useTexts();
  const { brand } = useBrandEditor();
  const theme = useDraftTheme();
  useFocusControl();
  if (brand.readOnlyTheme !== null)
    return <Note kind="warning">{t.editor.sharedTheme(brand.readOnlyTheme)}</Note>;
  return (
    <Stack>
      <ContrastList theme={theme} />
      {colorGroups.map(({ key, names }) => (
        <Group key={key}>
          <h2>{t.theme.groups[key]}</h2>
          {names.map((name) => {
            const row = theme.rows.get(`color.${name}`);
            return row && <ColorRow key={name} row={row} worst={worstOf(theme.contrast, name)} />;
          })}
        </Group>
      ))}
      <details>
        <summary>{t.theme.derived}</summary>
        <Derived role="list">
          {derivedRows(theme.rows).map((row) => (
            <li key={row.token}>
              <i style={{ background: row.value ?? undefined }} />
              <span>
                {t.tokenLabel(row.token)}
                {row.derived && (
                  <small>
                    {t.theme.mixOf(row.derived.of, row.derived.with, Math.round(row.derived.mix * 100))}
                  </small>
                )}
              </span>
              <code>{row.value}</code>
            </li>
          ))}
        </Derived>
      </details>
      {otherGroups.map((group) => (
        <Group key={group}>
          <h2>{t.theme.groups[group]}</h2>
          {[...theme.rows.values()]
            .filter((row) => row.token.startsWith(`${group}.`))
            .map((row) => (
              <TokenField key={row.token} row={row} />
            ))}
        </Group>
      ))}
      <ImportTokens />
    </Stack>
  );
}

const Group = styled.section`
  display: grid;
  gap: ${token('space.2xs')};

  h2 {
    padding-block: ${token('space.xs')} ${token('space.2xs')};
    border-block-end: 1px solid ${token('color.border')};
    font-size: 1rem;
  }
`;

const Derived = styled.ul`
  display: grid;
  gap: ${token('space.2xs')};
  padding-block: ${token('space.xs')};

  li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.xs')};
    line-height: 1.25;
  }

  i {
    block-size: 1.75rem;
    border: 1px solid ${token('color.border')};
    border-radius: ${token('radius.control')};
  }

  small {
    display: block;
    color: ${token('color.text-muted')};
  }
`;
