import { css, styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Game } from '../../../shared/contract/casino/casino.ts';
import { assetUrl } from '../../../shared/paths/assetUrl.ts';
import { loginRequested } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../../shared/state/sessionSlice.ts';
import { token } from '../../../shared/tokens/token.ts';
import { bottomBarHeight } from '../../../ui/bottom-bar/bottomBarHeight.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { AspectImage } from '../../../ui/image/AspectImage.tsx';
import { onGameScreen, onPhone, underBar } from '../../../ui/layout/screens.ts';
import { FavoriteButton } from '../../lobby/FavoriteButton.tsx';
import { BlurredCover } from './BlurredCover.tsx';
import { Figure } from './Figure.tsx';
import { GameOpening } from './GameOpening.tsx';
import { LaunchTrouble } from './LaunchTrouble.tsx';
import type { LaunchProblem } from './launchProblem.ts';
import { stageHeight } from './stageHeight.ts';

interface GameLobbyProps {
  game: Game;
  launching: 'real' | 'demo' | null;
  problem: LaunchProblem | null;
  onPlay: (mode: 'real' | 'demo') => void;
}

const coverRatio = 3 / 4;

export function GameLobby({ game, launching, problem, onPlay }: GameLobbyProps) {
  const { api } = useBrand();
  const dispatch = useAppDispatch();
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const cover = assetUrl(game.image_cf || game.image, api.origin);
  // A player's game opens by itself.
  if (isPlayer && problem === null) {
    return (
      <Box $opening>
        <GameOpening name={game.name} game={game}>
          {game.demo && (
            <Button variant="quiet" loading={launching === 'demo'} onClick={() => onPlay('demo')}>
              Jogar demonstração
            </Button>
          )}
        </GameOpening>
      </Box>
    );
  }
  return (
    <Box $opening={isPlayer}>
      <BlurredCover src={cover} />
      <Picture>{cover && <AspectImage src={cover} alt="" ratio={coverRatio} priority />}</Picture>
      <Texts>
        <Facts>
          {game.provider.name && <Figure>{game.provider.name}</Figure>}
          {game.rtp !== undefined && <Figure>RTP {String(game.rtp).replace('.', ',')}%</Figure>}
          <FavoriteButton game={game} />
        </Facts>
        {problem !== null && <LaunchTrouble problem={problem} />}
        <Ways hidden={problem?.kind === 'gone' || problem?.kind === 'unsupported'}>
          {isPlayer ? (
            problem?.kind !== 'closed' &&
            problem?.kind !== 'limit' && (
              <Button
                size="l"
                icon={<Icon name="play" size={20} />}
                loading={launching === 'real'}
                onClick={() => onPlay('real')}
              >
                {problem && problem.kind !== 'no-demo' ? 'Tentar de novo' : 'Jogar agora'}
              </Button>
            )
          ) : (
            <Button size="l" onClick={() => dispatch(loginRequested())}>
              Entrar para jogar
            </Button>
          )}
          {game.demo && problem?.kind !== 'no-demo' && (
            <Button size="l" variant="quiet" loading={launching === 'demo'} onClick={() => onPlay('demo')}>
              Jogar demonstração
            </Button>
          )}
        </Ways>
      </Texts>
    </Box>
  );
}

/** Shows the shape of a game that is not known yet. */
export function PendingGame({ name }: { name: string }) {
  return (
    <Box $opening>
      <GameOpening name={name} />
    </Box>
  );
}

// Same height as the stage, which replaces this box for a player.
const asHighAsStage = css`
  min-block-size: ${stageHeight.wide};

  ${underBar} {
    --below: ${bottomBarHeight};
  }

  ${onGameScreen} {
    min-block-size: ${stageHeight.phone};
  }
`;

const Box = styled.div<{ $opening: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space.xl')};
  min-block-size: 28rem;
  padding: ${token('space.xl')} ${token('space.l')};
  overflow: hidden;
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface')};
  ${({ $opening }) => $opening && asHighAsStage}

  html[data-session='stored'] & {
    ${asHighAsStage}
  }

  ${onPhone} {
    gap: ${token('space.l')};
  }

  /* Fills the width, as the game does. */
  ${onGameScreen} {
    margin-inline: calc(-1 * ${token('space.m')});
    border-inline: 0;
    border-radius: 0;
  }
`;

const Picture = styled.div`
  position: relative;
  inline-size: min(15rem, 56vw);
  overflow: hidden;
  border-radius: ${token('radius.card')};
  box-shadow: ${token('shadow.overlay')};
`;

const Texts = styled.div`
  position: relative;
  display: grid;
  gap: ${token('space.m')};
  max-inline-size: 26rem;

  /* Under the cover, not beside it. */
  ${onPhone} {
    justify-items: center;
    inline-size: 100%;
  }
`;

const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.m')};

  span {
    color: ${token('color.text')};
    font-size: 1rem;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.s')};

  ${onPhone} {
    justify-content: center;
  }
`;
