import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { css, styled } from 'styled-components';
import type { Game } from '../../../shared/contract/casino/casino.ts';
import { reachedLimit } from '../../../shared/money/playLimits.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { depositRequested } from '../../../shared/state/walletDialogSlice.ts';
import { token } from '../../../shared/tokens/token.ts';
import { bottomBarHeight } from '../../../ui/bottom-bar/bottomBarHeight.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { onGameScreen, underBar } from '../../../ui/layout/screens.ts';
import { ClosedGame } from '../../protection/ClosedGame.tsx';
import { LimitReached } from '../../protection/LimitReached.tsx';
import { useClosedAccount } from '../../protection/useClosedAccount.ts';
import { usePlayLimits } from '../../protection/usePolledLimits.ts';
import { useBalance } from '../../wallet/balance.ts';
import type { FrameMessage } from './frameMessage.ts';
import { GameBar } from './GameBar.tsx';
import { GameOpening } from './GameOpening.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SupportDialog } from './SupportDialog.tsx';
import { stageHeight } from './stageHeight.ts';
import type { FullScreen } from './useFullScreen.ts';
import { useGameFrame } from './useGameFrame.ts';
import { usePauseBehindDialogs } from './usePauseBehindDialogs.ts';

interface GameStageProps {
  game: Game;
  mode: 'real' | 'demo';
  url: string;
  box: RefObject<HTMLDivElement | null>;
  full: FullScreen;
  theatre: boolean;
  onTheatreChange: (theatre: boolean) => void;
  onRelaunch: () => void;
}

export function GameStage(props: GameStageProps) {
  const { game, mode, url, box, full, theatre, onTheatreChange, onRelaunch } = props;
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const balance = useBalance();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const onMessage = (message: FrameMessage) => {
    if (message.type === 'deposit' && mode === 'real') dispatch(depositRequested());
    if (message.type === 'support') setHelpOpen(true);
    if (message.type === 'exit') void navigate('/casino');
    if (message.type === 'error') setTrouble(message.message ?? 'O jogo parou de responder.');
  };
  const { state, busy, send } = useGameFrame(place, url, game.name, onMessage);

  // A deposit shows in the game too; the game updates its balance after its own rounds.
  const shown = balance?.shownCents;
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  useEffect(() => {
    if (shown !== undefined && state === 'open' && !busy) latestSend.current('refresh');
  }, [shown, state, busy]);

  const limits = usePlayLimits(mode === 'real');
  // Waits for the end of the round.
  const account = useClosedAccount();
  const reached = busy ? null : reachedLimit(limits);
  const closed = busy || mode !== 'real' ? null : account;
  const isClosed = reached !== null || closed !== null;
  usePauseBehindDialogs(state === 'open' && !busy, isClosed, send);

  return (
    <Box ref={box} $theatre={theatre} $filled={full.filled}>
      <Screen>
        <Place ref={place} inert={isClosed} />
        {state === 'opening' && (
          <Cover>
            <GameOpening name={game.name} game={game} />
          </Cover>
        )}
        {(state === 'failed' || trouble !== null) && (
          <Cover>
            <EmptyState
              icon={<Icon name="warning" size={28} />}
              title={trouble === null ? 'O jogo não abriu' : 'O provedor não respondeu'}
              text={trouble ?? 'Sua aposta e seu saldo estão seguros. Tente de novo em instantes.'}
              action={<Button onClick={onRelaunch}>Abrir de novo</Button>}
            />
          </Cover>
        )}
        {isClosed && (
          <Cover role="status">
            {closed ? <ClosedGame closed={closed} /> : reached && <LimitReached limit={reached} />}
          </Cover>
        )}
      </Screen>
      <GameBar
        game={game}
        mode={mode}
        theatre={theatre}
        onTheatreChange={onTheatreChange}
        isFullScreen={full.isOn}
        onFullScreen={full.toggle}
      />
      {mode === 'real' && <LeaveDialog busy={busy} />}
      <SupportDialog open={helpOpen} onClose={() => setHelpOpen(false)} />
    </Box>
  );
}

const Box = styled.div<{ $theatre: boolean; $filled: boolean }>`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface')};
  block-size: ${({ $theatre }) => ($theatre ? 'calc(100dvh - 6rem)' : stageHeight.wide)};

  ${underBar} {
    --below: ${bottomBarHeight};
  }

  &:fullscreen {
    block-size: 100dvh;
    border-radius: 0;
  }

  ${onGameScreen} {
    block-size: ${stageHeight.phone};
    margin-inline: calc(-1 * ${token('space.m')});
    border-inline: 0;
    border-radius: 0;
  }

  ${({ $filled }) =>
    $filled &&
    css`
      && {
        position: fixed;
        z-index: 150;
        inset: 0;
        block-size: 100dvh;
        margin: 0;
        border: 0;
        border-radius: 0;
      }
    `}
`;

const Screen = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
`;

const Place = styled.div`
  block-size: 100%;

  iframe {
    inline-size: 100%;
    block-size: 100%;
  }
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-items: center;
  background: ${token('color.surface')};
`;
