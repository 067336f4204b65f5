import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { LegalDocument } from '../../../shared/paths/pageData.ts';
import { token } from '../../../shared/tokens/token.ts';
import { fromWide } from '../../../ui/layout/screens.ts';
import { withContents } from './contents.ts';
import { Prose } from './Prose.tsx';
import { TableOfContents } from './TableOfContents.tsx';

export function LegalText({ document }: { document: LegalDocument }) {
  const { html, sections } = useMemo(() => withContents(document.html), [document.html]);
  return (
    <Article>
      <header>
        <h1>{document.title}</h1>
        <Updated>
          Última atualização: <time dateTime={document.updated}>{readDate(document.updated)}</time>
        </Updated>
      </header>
      <TableOfContents sections={sections} />
      <Prose html={html} />
    </Article>
  );
}

// Converts without a time zone, which could change the day.
function readDate(isoDate: string): string {
  return isoDate.slice(0, 10).split('-').reverse().join('/');
}

const Article = styled.article`
  display: grid;
  gap: ${token('space.l')};

  > header {
    display: grid;
    gap: ${token('space.xs')};
  }

  ${fromWide} {
    grid-template-columns: minmax(0, 46rem) minmax(14rem, 20rem);
    justify-content: center;
    column-gap: ${token('space.2xl')};

    > header {
      grid-column: 1 / -1;
    }

    > nav {
      grid-column: 2;
      grid-row: 2;
    }
  }

  @media print {
    display: block;

    > header {
      margin-block-end: ${token('space.l')};
    }

    > nav {
      display: none;
    }
  }
`;

const Updated = styled.p`
  color: ${token('color.text-muted')};
`;
