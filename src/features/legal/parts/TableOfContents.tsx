import { Link } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { fromWide } from '../../../ui/layout/screens.ts';
import { useMediaQuery } from '../../../ui/layout/useMediaQuery.ts';
import type { Section } from './contents.ts';

export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  // Folded in the prerendered page: opening it in a side column later moves no text.
  const isSide = useMediaQuery(fromWide, false);
  if (sections.length < 3) return null;
  return (
    <Box aria-label="Nesta página">
      <details open={isSide}>
        <summary>Nesta página</summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              {/* A history entry of its own, so that Back returns to the reader's place, with the focus on the heading. */}
              <Link
                to={{ hash: id }}
                onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </Box>
  );
}

const Box = styled.nav`
  align-self: start;
  padding: ${token('space.m')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  font-size: 0.9375rem;

  summary {
    font-weight: 700;
  }

  ol {
    display: grid;
    margin-block-start: ${token('space.xs')};
    list-style: none;
  }

  a {
    display: block;
    padding-block: 0.375rem;
    color: ${token('color.text-muted')};
    text-decoration: none;
  }

  a:hover {
    color: ${token('color.text')};
    text-decoration: underline;
  }

  ${fromWide} {
    position: sticky;
    inset-block-start: 6rem;
    max-block-size: calc(100dvh - 8rem);
    overflow-y: auto;
  }
`;
