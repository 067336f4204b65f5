import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { assetUrl } from '../../../shared/paths/assetUrl.ts';
import { phoneLink } from '../../../shared/paths/phoneLink.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { AspectImage } from '../../../ui/image/AspectImage.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { onPhone } from '../../../ui/layout/screens.ts';
import { coverRatio } from '../../lobby/gameCardStyle.ts';
import { readRecentGames } from '../../lobby/recentGames.ts';
import { PlayBar } from '../../stake/PlayBar.tsx';

const shownGames = 6;

interface GameFailureProps {
  retrying: boolean;
  onRetry: () => void;
}

/** Offers ways to go on, such as games played on this device, when the list with a game cannot load. */
export function GameFailure({ retrying, onRetry }: GameFailureProps) {
  const { id, api, company } = useBrand();
  const [played] = useState(() => readRecentGames(id).slice(0, shownGames));
  const { email, phone } = company.support;
  return (
    <Page>
      <PlayBar title="Jogo" hasHeading />
      <Box>
        <Picture>
          <Icon name="slots" size={56} />
        </Picture>
        <Texts>
          <h1>Jogo</h1>
          <p role="status">Não foi possível carregar o jogo. Seu saldo não mudou.</p>
          <Cluster $gap="s">
            <Button size="l" loading={retrying} onClick={onRetry}>
              Tentar de novo
            </Button>
            <ButtonLink size="l" variant="quiet" to="/casino">
              Ver o cassino
            </ButtonLink>
          </Cluster>
          <p>
            Precisa de ajuda? Fale com a gente em <a href={`mailto:${email}`}>{email}</a> ou no telefone{' '}
            <a href={phoneLink(phone)}>{phone}</a>.
          </p>
        </Texts>
      </Box>
      {played.length > 0 && (
        <section aria-labelledby="played-before">
          <h2 id="played-before">Jogados recentemente</h2>
          <Games role="list">
            {played.map((game) => (
              <li key={game.id}>
                <Link to={`/play/${encodeURIComponent(game.id)}`}>
                  <GameCover src={assetUrl(game.image, api.origin)} />
                  {game.name}
                </Link>
              </li>
            ))}
          </Games>
        </section>
      )}
    </Page>
  );
}

function GameCover({ src }: { src: string | null }) {
  return (
    <span>{src ? <AspectImage src={src} alt="" ratio={coverRatio} /> : <Icon name="slots" size={32} />}</span>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${token('space.l')};

  > section {
    display: grid;
    gap: ${token('space.s')};
  }
`;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space.xl')};
  min-block-size: min(28rem, 70dvh);
  padding: ${token('space.xl')} ${token('space.l')};
  overflow: hidden;
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface')};

  ${onPhone} {
    gap: ${token('space.l')};
  }
`;

const Picture = styled.div`
  display: grid;
  inline-size: min(12rem, 40vw, 34dvh);
  overflow: hidden;
  border-radius: ${token('radius.card')};
  background: ${token('color.surface-raised')};
  color: ${token('color.text-muted')};
  aspect-ratio: ${coverRatio};

  > svg {
    place-self: center;
  }
`;

const Texts = styled.div`
  display: grid;
  gap: ${token('space.m')};
  max-inline-size: 26rem;
  overflow-wrap: anywhere;
`;

const Games = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(30%, 8rem), 1fr));
  gap: ${token('space.s')};

  a {
    display: grid;
    gap: ${token('space.2xs')};
    font-weight: 600;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  span {
    display: grid;
    place-items: center;
    overflow: hidden;
    border-radius: ${token('radius.card')};
    background: ${token('color.surface-raised')};
    color: ${token('color.text-muted')};
    aspect-ratio: ${coverRatio};
  }
`;
