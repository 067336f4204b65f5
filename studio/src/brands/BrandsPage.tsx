import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { ButtonLink } from '../../../src/ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../src/ui/empty-state/EmptyState.tsx';
import { controlStyle } from '../../../src/ui/field/controlStyle.ts';
import { Cluster } from '../../../src/ui/layout/Cluster.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { Skeleton } from '../../../src/ui/skeleton/Skeleton.tsx';
import { useProjectQuery } from '../api/studioClient.ts';
import { ProblemList } from '../checks/ProblemList.tsx';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { BrandCard } from './BrandCard.tsx';
import { matchesSearch } from './matchesSearch.ts';

// More frames at once would be too small to compare.
const mostCompared = 6;

export function BrandsPage() {
  const t = useTexts();
  const { data: project, error, refetch } = useProjectQuery({});
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const brands = project?.brands.filter((brand) => matchesSearch(brand, search)) ?? [];
  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));

  return (
    <Page>
      <title>{`${t.brands.title} · ${t.shell.title}`}</title>
      <Cluster $justify="space-between">
        <h1>{t.brands.title}</h1>
        <Cluster>
          <Search
            type="search"
            aria-label={t.brands.search}
            placeholder={t.brands.search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          {chosen.length >= 2 ? (
            <ButtonLink variant="secondary" size="s" to={`/compare?brands=${chosen.join(',')}`}>
              {t.brands.compare(chosen.length)}
            </ButtonLink>
          ) : (
            <Button variant="quiet" size="s" disabled>
              {t.brands.compare(chosen.length)}
            </Button>
          )}
          <ButtonLink size="s" to="/new">
            {t.shell.newBrand}
          </ButtonLink>
        </Cluster>
      </Cluster>
      {error && <ErrorNote error={error} onRetry={refetch} />}
      {project && project.problems.length > 0 && (
        <Note kind="danger">
          <ProblemList problems={project.problems} />
        </Note>
      )}
      {!project && !error && <Skeleton shape="card" count={3} status={t.brands.loading} />}
      {project && brands.length === 0 && (
        <EmptyState title={t.brands.none} text={t.brands.noneText(search)} />
      )}
      <Cards role="list">
        {brands.map((brand) => (
          <BrandCard
            key={brand.id}
            brand={brand}
            chosen={chosen.includes(brand.id)}
            canChoose={chosen.includes(brand.id) || chosen.length < mostCompared}
            onChoose={() => toggle(brand.id)}
          />
        ))}
      </Cards>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space.m')};
  padding: ${token('space.l')};
`;

const Search = styled.input`
  ${controlStyle}
  inline-size: 16rem;
  min-block-size: 2.25rem;
  background: ${token('color.surface')};
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(36rem, 1fr));
  gap: ${token('space.m')};
`;
