import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { onGameScreen, onLowScreen, onMiddleScreen, onShortPhone } from '../../ui/layout/screens.ts';
import { hiddenStyle } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { PlayBar } from './PlayBar.tsx';
import { playGrounds, stakeFirst } from './playGrounds.ts';

interface InHouseGameProps {
  title: string;
  // Absent until there is something to verify.
  onFairness?: () => void;
  // Buttons beside the title.
  tools?: ReactNode;
  // Shown below the first screen of a phone.
  below?: ReactNode;
  children: ReactNode;
}

export function InHouseGame({ title, onFairness, tools, below, children }: InHouseGameProps) {
  const fairness = onFairness && (
    <Button size="s" variant="quiet" icon={<Icon name="shield" size={18} />} onClick={onFairness}>
      Jogo justo
    </Button>
  );
  return (
    <Page data-games={useBrand().shapes.games ?? undefined}>
      <Screen>
        <PlayBar title={title} hasHeading>
          {tools}
        </PlayBar>
        <Head data-game-head>
          <h1>{title}</h1>
          <Tools>
            {tools}
            {fairness}
          </Tools>
        </Head>
        {children}
      </Screen>
      {fairness && <BelowScreen>{fairness}</BelowScreen>}
      {below}
    </Page>
  );
}

const Page = styled.div`
  container: game / inline-size;
  display: flex;
  flex-direction: column;
  gap: ${token('space.m')};

  /* One column, in which the board is wider than beside its panel. */
  ${onMiddleScreen} {
    inline-size: min(100%, 33.9rem);
    margin-inline: auto;
  }
`;

// The screen of a phone, so that the game and its controls share it.
const Screen = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.m')};

  ${onGameScreen} {
    gap: ${token('space.xs')};
    min-block-size: calc(100dvh - var(--player-panel, 0px));
  }
`;

const Head = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.m')};
  /* The same with any shape of the title, so that the board keeps its size. */
  block-size: 2.5rem;

  /* The bar shows the title; the heading stays for screen readers. */
  ${onGameScreen} {
    ${hiddenStyle}
  }
`;

const Tools = styled.div`
  display: flex;
  gap: ${token('space.2xs')};

  ${onGameScreen} {
    display: none;
  }
`;

// The bar of a phone has no room for it beside the title.
const BelowScreen = styled.div`
  display: none;

  ${onGameScreen} {
    display: flex;
    justify-content: center;
  }
`;

// Matches when the stake panel is below the game.
export const stacked = '@container game (max-width: 33.99rem)';

/** Places the game beside its stake panel when the layout's columns leave room for both. */
export const GameLayout = styled.div`
  display: grid;
  gap: ${token('space.m')};
  align-items: start;

  /* Room for the figures of a win below a board. */
  --says: 3rem;

  section + & {
    --facts: 4.75rem;
    margin-block-start: 0;
  }

  @container game (min-width: 34rem) {
    grid-template-columns: minmax(0, 1fr) min(22rem, 45%);
  }

  /* The board is as wide as the screen is high, and the controls take the rest. */
  ${onLowScreen} {
    @container game (min-width: 44rem) {
      grid-template-columns: minmax(0, 1fr) 27rem;
    }
  }

  ${onGameScreen} {
    flex: 1;

    ${stacked} {
      display: flex;
      flex-direction: column;
      align-items: stretch;
      gap: ${token('space.xs')};
      /* Begins at the bar. */
      margin-block-start: calc(-1 * ${token('space.xs')} - 1px);
    }

    ${onMiddleScreen} {
      margin-block-start: 0;
    }
  }

  ${stakeFirst}
`;

const lowPadding = css`
  ${onLowScreen} {
    padding-block: ${token('space.xs')};
  }
`;

// Phones have no room for frames.
const frameless = css`
  ${onGameScreen} {
    ${stacked} {
      padding: 0;
      border: 0;
      background: none;
    }
  }
`;

/** Gives the board or the wheel the height of a phone on its side, beside controls that may scroll. */
export const fillsLowScreen = css`
  ${onLowScreen} {
    @container game (min-width: 34rem) {
      position: sticky;
      inset-block-start: calc(3rem + ${token('space.xs')});
      align-self: start;
      min-block-size: calc(100dvh - 3rem - 2 * ${token('space.xs')} - var(--player-panel, 0px));
    }
  }
`;

/** Holds the board or the wheel, which takes the height that the controls leave. */
export const PlayArea = styled(Card)`
  position: relative;
  /* The light of a win stays off the controls. */
  overflow: clip;
  align-self: stretch;
  align-content: center;
  ${lowPadding}
  ${fillsLowScreen}
  /* A lit table. */
  background: radial-gradient(
    closest-side,
    color-mix(in srgb, ${token('color.primary')} 12%, ${token('color.surface')}),
    ${token('color.surface')}
  );
  ${playGrounds}

  ${onGameScreen} {
    ${stacked} {
      display: flex;
      flex: 1;
      flex-direction: column;
      justify-content: center;
      margin-inline: calc(-1 * ${token('space.m')});
      /* As far from the rules above as a row from the next. */
      padding: ${token('space.xs')} ${token('space.m')} 0;
      border-inline: 0;
      border-radius: 0;
    }

    ${onShortPhone} {
      padding-block-start: ${token('space.2xs')};
    }

    ${onMiddleScreen} {
      margin-inline: 0;
      border-inline: 1px solid ${token('color.border')};
      border-radius: ${token('radius.card')};
    }
  }
`;

/** Holds the stake and the action. */
export const StakePanel = styled(Card)`
  align-self: stretch;
  ${lowPadding}
  ${frameless}

  ${onGameScreen} {
    > div {
      gap: ${token('space.xs')};
    }

    /* The docked action does not cover what has the focus. */
    :is(input, select, button, summary) {
      scroll-margin-block-end: calc(5rem + var(--player-panel, 0px));
    }
  }
`;

/** Keeps the action of a game within reach of the thumb on screens that a game fills, and covers what scrolls below. */
export const ActionDock = styled.div`
  position: relative;
  display: grid;
  gap: ${token('space.xs')};

  ${onLowScreen} {
    position: sticky;
    inset-block-end: var(--player-panel, 0px);
    z-index: 1;
    padding-block: ${token('space.2xs')};
    background: ${token('color.surface')};
  }

  ${onGameScreen} {
    ${stacked} {
      position: sticky;
      inset-block-end: var(--player-panel, 0px);
      z-index: 1;
      padding-block: ${token('space.xs')} calc(env(safe-area-inset-bottom) + ${token('space.xs')});
      background: ${token('color.background')};

      && button {
        scroll-margin-block-end: 0;
      }

      /* Above the button, which stays at the thumb. */
      > [role='alert'] {
        order: -1;
      }
    }
  }
`;
