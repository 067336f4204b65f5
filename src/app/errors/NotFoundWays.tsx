import { type SubmitEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { isRouteEnabled, routeEntry } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FieldAndButton } from '../../ui/field/FieldAndButton.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';

// In order of preference; a brand may lack some.
const ways: readonly RouteId[] = [
  'casino',
  'casino-live',
  'sports',
  'promotions',
  'providers',
  'games-mines',
];
const shownWays = 3;

/** Offers a search and three pages from a page that does not exist. */
export function NotFoundWays() {
  const brand = useBrand();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const offered = ways.filter((id) => isRouteEnabled(id, brand));
  const find = (event: SubmitEvent) => {
    event.preventDefault();
    const query = new URLSearchParams({ busca: search.trim() });
    void navigate({ pathname: '/casino', hash: search.trim() ? `#${query}` : '' });
  };
  return (
    <Box>
      <p>{brand.voice.notFound}</p>
      {isRouteEnabled('casino', brand) && (
        <FieldAndButton as="form" role="search" onSubmit={find}>
          <TextField
            type="search"
            label="Buscar jogos"
            autoComplete="off"
            reserveMessage={false}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Button type="submit" variant="quiet">
            Buscar
          </Button>
        </FieldAndButton>
      )}
      <nav aria-label="Sugestões">
        <Cluster $gap="m" $justify="center">
          {offered.slice(0, shownWays).map((id) => (
            <Way key={id} to={routeEntry(id).paths[0]?.replace(/\/\*$/, '') ?? '/'}>
              {routeEntry(id).title}
            </Way>
          ))}
        </Cluster>
      </nav>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${token('space.s')};
  inline-size: min(100%, 26rem);
  padding-block-start: ${token('space.s')};
`;

const Way = styled(Link)`
  display: inline-grid;
  place-items: center;
  min-block-size: 2.75rem;
  font-weight: 600;
`;
