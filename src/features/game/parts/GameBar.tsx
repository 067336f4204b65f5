import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Game } from '../../../shared/contract/casino/casino.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { depositRequested } from '../../../shared/state/walletDialogSlice.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { fromWide, onGameScreen } from '../../../ui/layout/screens.ts';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { FavoriteButton } from '../../lobby/FavoriteButton.tsx';
import { useBalance } from '../../wallet/balance.ts';
import { useDayResult } from '../../wallet/useDayResult.ts';
import { Figure } from './Figure.tsx';
import { SessionTime } from './SessionTime.tsx';

interface GameBarProps {
  game: Game;
  mode: 'real' | 'demo';
  theatre: boolean;
  onTheatreChange: (theatre: boolean) => void;
  isFullScreen: boolean;
  onFullScreen: () => void;
}

export function GameBar({ game, mode, theatre, onTheatreChange, isFullScreen, onFullScreen }: GameBarProps) {
  const balance = useBalance();
  const dispatch = useAppDispatch();
  // Brazilian law separates bonus and money (Portaria 1.231 arts. 42 and 43).
  const isLawful = useBrand().jurisdiction === 'br';
  return (
    <Bar $full={isFullScreen}>
      <Facts>
        <FavoriteButton game={game} />
        {mode === 'demo' && <Badge $kind="primary">Demonstração</Badge>}
        {game.rtp !== undefined && (
          <Figure title="Retorno teórico ao jogador">RTP {String(game.rtp).replace('.', ',')}%</Figure>
        )}
        <SessionTime />
        {isLawful && isFullScreen && mode === 'real' && <DayResult />}
      </Facts>
      <OwnFacts>
        {mode === 'real' && isFullScreen && balance && (
          <>
            <Money>
              <VisuallyHidden>Saldo </VisuallyHidden>
              <MoneyText cents={isLawful ? balance.mainCents : balance.shownCents} />
              {isLawful && balance.bonusCents > 0 && (
                <small>
                  Bônus <MoneyText cents={balance.bonusCents} />
                </small>
              )}
            </Money>
            <Button
              size="s"
              icon={<Icon name="deposit" size={18} />}
              onClick={() => dispatch(depositRequested())}
            >
              Depositar
            </Button>
          </>
        )}
        <Wide>
          <Tooltip
            text={theatre ? 'Voltar ao tamanho normal' : 'O jogo em toda a largura'}
            placement="top-end"
          >
            <IconButton
              aria-label="Modo cinema"
              aria-pressed={theatre}
              icon={<Icon name="cinema" size={20} />}
              onClick={() => onTheatreChange(!theatre)}
            />
          </Tooltip>
        </Wide>
        <Tooltip text={isFullScreen ? 'Sair da tela cheia' : 'Só o jogo na tela'} placement="top-end">
          <IconButton
            aria-label="Tela cheia"
            aria-pressed={isFullScreen}
            icon={<Icon name="fullscreen" size={20} />}
            onClick={onFullScreen}
          />
        </Tooltip>
      </OwnFacts>
    </Bar>
  );
}

// On the screens that a game fills, the bar above it has the same; elsewhere the header has balance and deposit. Full screen hides both.
const Bar = styled.div<{ $full: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${token('space.m')};
  padding: ${token('space.2xs')} ${token('space.xs')};
  border-block-start: 1px solid ${token('color.border')};

  ${onGameScreen} {
    display: ${({ $full }) => ($full ? 'flex' : 'none')};
  }
`;

const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.s')};
`;

// Right-aligned also when wrapped to a line of their own.
const OwnFacts = styled(Facts)`
  flex: 1;
  justify-content: flex-end;
`;

const Money = styled.strong`
  display: grid;
  line-height: 1.2;
  white-space: nowrap;

  small {
    color: ${token('color.text-muted')};
    font-weight: 400;
  }
`;

const Wide = styled.span`
  display: none;

  ${fromWide} {
    display: block;
  }
`;

// Repeats the player panel, which full screen hides.
function DayResult() {
  const resultCents = useDayResult();
  if (resultCents === null) return null;
  return (
    <Figure>
      Hoje <MoneyText cents={resultCents} signed />
    </Figure>
  );
}
