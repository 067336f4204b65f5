import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { passingColour, statedFor } from '../../../scripts/brands/theme/passingColour.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { tokenKey } from '../draft/editKey.ts';
import { useBrandEditor } from '../editor/BrandEditor.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { DraftTheme, MeasuredPair } from './draftTheme.ts';
import { RatioChip } from './RatioChip.tsx';

interface ContrastListProps {
  theme: DraftTheme;
}

interface FailingPair extends MeasuredPair {
  changedToken: string;
  nearest: string | undefined;
}

/** Lists the failing pairs with their nearest passing color, and the rest on demand. */
export function ContrastList({ theme: latest }: ContrastListProps) {
  const t = useTexts();
  const { change } = useBrandEditor();
  // Nearest colors are searched for after the frame has followed a drag.
  const theme = useDeferredValue(latest);
  const failing = useMemo<FailingPair[]>(
    () =>
      theme.contrast
        .filter(({ ratio, required }) => ratio < required)
        .map((measured) => ({
          ...measured,
          changedToken: `color.${statedFor(measured.pair.foreground)}`,
          nearest: passingColour(theme.colors, measured.pair),
        })),
    [theme],
  );
  const passing = latest.contrast.filter(({ ratio, required }) => ratio >= required);
  const use = ({ changedToken, nearest }: FailingPair) =>
    change([
      { key: tokenKey(changedToken), edit: { kind: 'set-token', token: changedToken, value: nearest } },
    ]);

  return (
    <section aria-label={t.theme.contrast}>
      {failing.length === 0 ? (
        <Note kind="success">{t.theme.allPass(passing.length)}</Note>
      ) : (
        <Failing>
          <p role="status">{t.theme.someFail(failing.length)}</p>
          <ul>
            {failing.map((measured) => (
              <li key={`${measured.pair.foreground} ${measured.pair.background}`}>
                <Sample theme={theme} measured={measured} />
                <span>
                  {t.pairPlace(measured.pair.where)}
                  <small>
                    {t.theme.pair(
                      t.tokenLabel(`color.${measured.pair.foreground}`),
                      t.tokenLabel(`color.${measured.pair.background}`),
                    )}
                  </small>
                </span>
                <RatioChip measured={measured} />
                {measured.nearest === undefined ? (
                  <small>{t.theme.noNearest}</small>
                ) : (
                  <Button
                    variant="quiet"
                    size="s"
                    aria-label={t.theme.takeNearestFor(measured.nearest, t.tokenLabel(measured.changedToken))}
                    onClick={() => use(measured)}
                  >
                    {t.theme.takeNearest(measured.nearest)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Failing>
      )}
      <details>
        <summary>{t.theme.passingPairs(passing.length)}</summary>
        <Passing role="list">
          {passing.map((measured) => (
            <li key={`${measured.pair.foreground} ${measured.pair.background}`}>
              <Sample theme={latest} measured={measured} />
              <span>{t.pairPlace(measured.pair.where)}</span>
              <RatioChip measured={measured} />
            </li>
          ))}
        </Passing>
      </details>
    </section>
  );
}

// A dot instead of letters, which would be text that fails.
function Sample({ theme, measured }: { theme: DraftTheme; measured: MeasuredPair }) {
  const value = (name: string) => theme.rows.get(`color.${name}`)?.value ?? undefined;
  return (
    <Ground aria-hidden="true" style={{ background: value(measured.pair.background) }}>
      <Dot style={{ background: value(measured.pair.foreground) }} />
    </Ground>
  );
}

const Ground = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 1.75rem;
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.control')};
`;

const Dot = styled.span`
  inline-size: 0.875rem;
  block-size: 0.875rem;
  border-radius: 50%;
`;

const Failing = styled.div`
  padding: ${token('space.s')};
  border-radius: ${token('radius.control')};
  background: ${token('color.danger-soft')};

  p {
    font-weight: 650;
  }

  ul {
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${token('space.xs')};
    padding-block-start: ${token('space.xs')};
    line-height: 1.25;
  }

  small {
    display: block;
  }
`;

const Passing = styled.ul`
  display: grid;
  gap: ${token('space.2xs')};
  padding-block: ${token('space.xs')};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.xs')};
  }
`;
