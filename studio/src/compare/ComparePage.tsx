import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Cluster } from '../../../src/ui/layout/Cluster.tsx';
import { useProjectQuery, useStateQuery } from '../api/studioClient.ts';
import { SiteFrame } from '../preview/SiteFrame.tsx';
import { SmallSelect } from '../preview/SmallSelect.tsx';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { LoadingScreen } from '../shell/LoadingScreen.tsx';
import { useTexts } from '../texts/useTexts.ts';

const mostBrands = 6;
// Pixels on the studio's screen: wide frames in two or three columns, phones in up to six.
const boxes = {
  '390': { boxWidth: 300, boxHeight: 600 },
  '1440': { boxWidth: 580, boxHeight: 420 },
} as const;
type Width = keyof typeof boxes;

/** Shows the same page of several brands side by side. */
export function ComparePage() {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const { data: project, error, refetch } = useProjectQuery({});
  const { data: state } = useStateQuery({});
  const [path, setPath] = useState('/');
  const [width, setWidth] = useState<Width>('1440');
  if (error) return <ErrorNote error={error} onRetry={refetch} />;
  if (!project) return <LoadingScreen title={t.compare.title} status={t.brands.loading} />;

  const ids = (search.get('brands') ?? '').split(',').filter((id) => id !== '');
  const shown = ids
    .flatMap((id) => project.brands.find((brand) => brand.id === id) ?? [])
    .slice(0, mostBrands);
  const others = project.brands.filter(({ id }) => !ids.includes(id));
  const show = (next: readonly string[]) => setSearch({ brands: next.join(',') }, { replace: true });

  return (
    <Page>
      <title>{`${t.compare.title} · ${t.shell.title}`}</title>
      <Cluster $justify="space-between">
        <h1>{t.compare.title}</h1>
        <Cluster>
          <SmallSelect label={t.preview.page} value={path} onChange={setPath}>
            {project.pages.map((page) => (
              <option key={page.id} value={page.path}>
                {page.title} · {page.path}
              </option>
            ))}
          </SmallSelect>
          <SmallSelect label={t.compare.width} value={width} onChange={setWidth}>
            {Object.keys(boxes).map((name) => (
              <option key={name} value={name}>
                {name} px
              </option>
            ))}
          </SmallSelect>
          <SmallSelect
            label={t.compare.add}
            value=""
            onChange={(id) => {
              if (id !== '' && shown.length < mostBrands) show([...ids, id]);
            }}
          >
            <option value="">{shown.length < mostBrands ? t.compare.choose : t.compare.full}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SmallSelect>
        </Cluster>
      </Cluster>
      {shown.length < 2 && <p role="status">{t.compare.tooFew}</p>}
      <Frames role="list">
        {shown.map((brand) => {
          const site = state?.sites[brand.id] ?? brand.site;
          return (
            <li key={brand.id}>
              <Cluster $justify="space-between">
                <Link to={`/brands/${brand.id}`}>{brand.name}</Link>
                <button
                  type="button"
                  aria-label={t.compare.removeOne(brand.name)}
                  onClick={() => show(ids.filter((id) => id !== brand.id))}
                >
                  {t.compare.remove}
                </button>
              </Cluster>
              {site.state === 'ready' ? (
                <SiteFrame
                  url={site.url}
                  version={site.version}
                  view={{ brand: brand.id, path, player: 'guest', data: 'ready' }}
                  title={t.preview.frame(brand.name, Number(width))}
                  width={Number(width)}
                  {...boxes[width]}
                />
              ) : (
                <p>{site.state === 'building' ? t.preview.building : t.preview.failed}</p>
              )}
            </li>
          );
        })}
      </Frames>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space.m')};
  padding: ${token('space.l')};
`;

const Frames = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.l')};

  li {
    display: grid;
    gap: ${token('space.xs')};
    list-style: none;
  }

  a {
    font-weight: 650;
  }

  button {
    text-decoration: underline;
  }
`;
