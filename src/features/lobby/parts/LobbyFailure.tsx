import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { assetUrl } from '../../../shared/paths/assetUrl.ts';
import { phoneLink } from '../../../shared/paths/phoneLink.ts';
import { isRouteEnabled, routeEntry } from '../../../shared/paths/routeRules.ts';
import { routeIds } from '../../../shared/paths/routeTable.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { AspectImage } from '../../../ui/image/AspectImage.tsx';
import { coverRatio } from '../gameCardStyle.ts';
import { readRecentGames } from '../recentGames.ts';

const shownGames = 6;
// Games of the product itself, which need no list of games.
const ownGames = routeIds.filter((id) => id.startsWith('games-'));

/** Offers recent games of this device, the product's own and the support while the list of games is out of reach. */
export function LobbyFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const brand = useBrand();
  const { id, api, company } = brand;
  const [recent] = useState(() => readRecentGames(id).slice(0, shownGames));
  const games = [
    ...recent.map(({ id: game, name, image }) => ({
      path: `/play/${encodeURIComponent(game)}`,
      title: name,
      cover: assetUrl(image, api.origin),
      icon: 'play' as const,
    })),
    ...ownGames
      .filter((route) => isRouteEnabled(route, brand))
      .map((route) => {
        const { paths, title, icon = 'play' } = routeEntry(route);
        return { path: paths[0], title, cover: null, icon };
      }),
  ];
  const { email, phone } = company.support;
  return (
    <Box>
      <div role="status">
        <EmptyState
          icon={<Icon name="wifi-off" size={28} />}
          title="Não foi possível carregar os jogos."
          text="Seu saldo e suas apostas estão guardados."
          action={
            <Button loading={retrying} onClick={onRetry}>
              Tentar de novo
            </Button>
          }
        />
      </div>
      {games.length > 0 && (
        <section aria-labelledby="open-games">
          <Title id="open-games">Enquanto isso, estes jogos abrem</Title>
          <List role="list">
            {games.map(({ path, title, cover, icon }) => (
              <li key={path}>
                <Game to={path}>
                  <Cover>
                    {cover ? (
                      <AspectImage
                        src={cover}
                        alt=""
                        sizes="3rem"
                        fallback={<Icon name={icon} size={22} />}
                      />
                    ) : (
                      <Icon name={icon} size={22} />
                    )}
                  </Cover>
                  {title}
                </Game>
              </li>
            ))}
          </List>
        </section>
      )}
      <p>
        Precisa de ajuda? Fale com a gente em <a href={`mailto:${email}`}>{email}</a> ou no telefone{' '}
        <a href={phoneLink(phone)}>{phone}</a>.
      </p>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${token('space.l')};
  max-inline-size: 44rem;
  margin-inline: auto;

  > p {
    text-align: center;
  }
`;

const Title = styled.h2`
  margin-block-end: ${token('space.s')};
  font-size: 1.125rem;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${token('space.xs')};
`;

const Game = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space.s')};
  padding: ${token('space.2xs')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;
`;

const Cover = styled.span`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  overflow: hidden;
  inline-size: 3rem;
  aspect-ratio: ${coverRatio};
  border-radius: ${token('radius.control')};
  background: ${token('color.primary-soft')};
`;
