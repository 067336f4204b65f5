import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { css, styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { loginRequested } from '../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { depositRequested } from '../../shared/state/walletDialogSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { onGameScreen } from '../../ui/layout/screens.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { AgeMark } from '../legal/AgeMark.tsx';
import { useCapabilities } from '../settings/capabilities.ts';
import { PlayBalance } from './PlayBalance.tsx';

const loadChat = async () => (await import('./PlayChat.tsx')).PlayChat;

interface PlayBarProps {
  title: ReactNode;
  // The page shows the title as its heading elsewhere.
  hasHeading?: boolean;
  // One short line below the title.
  facts?: ReactNode;
  // Buttons of the game.
  children?: ReactNode;
}

// More than the bar of a phone has room for in one line.
const longTitle = 14;
const isLong = (title: ReactNode) => typeof title === 'string' && title.length > longTitle;

/** Replaces the site's bars on the screens that a game fills: back, title, balance and deposit in 48 px. */
export function PlayBar({ title, hasHeading = false, facts, children }: PlayBarProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const { deposit } = useCapabilities();
  const isLicensed = useBrand().jurisdiction === 'br';
  const PlayChat = useLazyComponent(loadChat, true);
  const goBack = (event: MouseEvent) => {
    // The router numbers its history; the first entry has nothing of this site before it.
    if (!window.history.state?.idx) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Bar data-play-bar>
      <Back to="/" aria-label="Voltar" onClick={goBack}>
        <Icon name="chevron-left" />
      </Back>
      <Title>
        <Name {...(hasHeading ? { 'aria-hidden': true } : { as: 'h1' })} $isLong={isLong(title)}>
          {title}
        </Name>
        {(facts || isLicensed) && (
          <Facts>
            <AgeMark />
            {facts}
          </Facts>
        )}
      </Title>
      {isPlayer ? (
        <>
          <PlayBalance />
          {deposit && (
            <Deposit
              aria-label="Depositar"
              data-deposit
              icon={<Icon name="deposit" size={20} />}
              onClick={() => dispatch(depositRequested())}
            />
          )}
        </>
      ) : (
        <Button size="s" onClick={() => dispatch(loginRequested())}>
          Entrar
        </Button>
      )}
      {children}
      {PlayChat && <PlayChat />}
    </Bar>
  );
}

const Bar = styled.div`
  display: none;

  ${onGameScreen} {
    position: sticky;
    inset-block-start: 0;
    z-index: 60;
    display: flex;
    align-items: center;
    block-size: 3rem;
    margin-inline: calc(-1 * ${token('space.m')});
    padding-inline: ${token('space.2xs')};
    /* Its ground reaches both edges of the screen, also beside a narrower column. */
    border-image: linear-gradient(${token('color.surface')} calc(100% - 1px), ${token('color.border')} 0) 0 fill / 0 / 0
      100vw;

    /* The narrowest phones keep the title. */
    @media (max-width: 23em) {
      > :is(a, button)[aria-label] {
        inline-size: 2.25rem;
      }
    }
  }
`;

const Back = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
`;

const Title = styled.div`
  flex: 1;
  min-inline-size: 0;
  margin-inline-end: ${token('space.xs')};

  > * {
    overflow: hidden;
  }
`;

// In the font of the texts: a wide display font leaves a bar this narrow no room for the name.
const Name = styled.p<{ $isLong: boolean }>`
  font-weight: 700;
  font-size: 0.9375rem;
  font-family: ${token('font.body')};
  line-height: 1.25;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* Two smaller lines above the facts. */
  ${({ $isLong }) =>
    $isLong &&
    css`
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      font-size: 0.8125rem;
      line-height: 0.9375rem;
      white-space: normal;
    `}
`;

const Facts = styled.p`
  display: flex;
  /* One line: a fact without room for all of it is left out. */
  flex-wrap: wrap;
  align-items: center;
  block-size: 1.125rem;
  column-gap: ${token('space.2xs')};
  color: ${token('color.text-muted')};
  font-size: 0.75rem;
  line-height: 1.125rem;
  white-space: nowrap;

  span {
    font-size: inherit;
  }
`;

const Deposit = styled(IconButton)`
  position: relative;
  block-size: 2.25rem;
  margin-inline: 0.5rem ${token('space.2xs')};
  background: ${token('color.primary')};
  color: ${token('color.on-primary')};

  /* As high a target as the others. */
  &::after {
    content: '';
    position: absolute;
    inset: -0.25rem 0;
  }
`;
