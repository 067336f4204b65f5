import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import type { LayoutName } from '../../shared/brand/brandRecord.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import { layoutOfRoute } from '../../shared/paths/routeRules.ts';
import { playedTime } from '../../shared/time/playedTime.ts';
import { token } from '../../shared/tokens/token.ts';
import { bottomBarHeight } from '../../ui/bottom-bar/bottomBarHeight.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { pageWidth, widestPage } from '../../ui/layout/pageWidth.ts';
import { onLowScreen, onVeryWide, withoutBar } from '../../ui/layout/screens.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { MoneyText } from '../../ui/money/MoneyText.tsx';
import { hiddenStyle } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { StopToday } from '../protection/StopToday.tsx';
import { useClosedAccount } from '../protection/useClosedAccount.ts';
import { useBalance } from './balance.ts';
import { useTimeUsed } from './parts/useTimeUsed.ts';
import { RealityCheck } from './RealityCheck.tsx';
import { useDayResult } from './useDayResult.ts';
import { useLifetimeResult } from './useLifetimeResult.ts';

const height = '1.75rem';

const loadDialog = () => import('./parts/PlayerPanelDialog.tsx').then((part) => part.PlayerPanelDialog);

/** Shows time used, result and balance at all times, as Brazilian law requires (Portaria 1.231 art. 4). */
export function PlayerPanel() {
  const balance = useBalance();
  const time = useTimeUsed();
  const resultCents = useDayResult();
  const lifetime = useLifetimeResult(resultCents);
  const { pathname } = useLocation();
  const layout = layoutOfRoute(routeOfPath(pathname), useBrand());
  const isClosed = useClosedAccount() !== null;
  const [isOpen, setOpen] = useState(false);
  const Opened = useLazyComponent(loadDialog, isOpen);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--player-panel', height);
    return () => void style.removeProperty('--player-panel');
  }, []);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-paused', isClosed);
    return () => root.removeAttribute('data-paused');
  }, [isClosed]);
  return (
    <>
      <Room />
      <RealityCheck time={time} resultCents={resultCents} />
      <Panel aria-label="Seu jogo" $layout={layout}>
        <Figures>
          <Fact name="Tempo" more={time?.span ?? 'hoje'}>
            {time ? playedTime(time.ms) : unknown}
          </Fact>
          <Fact name="Resultado" more="hoje">
            {resultCents === null ? unknown : <MoneyText cents={resultCents} signed />}
          </Fact>
          {lifetime !== undefined && (
            <Fact name="Resultado" more="total" wideOnly>
              <MoneyText cents={lifetime} signed />
            </Fact>
          )}
          <Fact name="Saldo" notOnPhone>
            {balance ? <MoneyText cents={balance.mainCents} /> : unknown}
          </Fact>
        </Figures>
        <IconButton
          aria-label="Saldo"
          aria-haspopup="dialog"
          icon={<Icon name="chevron-up" size={18} />}
          data-phone
          onClick={() => setOpen(true)}
        />
        <StopToday />
      </Panel>
      {isOpen && Opened && <Opened time={time} onClose={() => setOpen(false)} />}
    </>
  );
}

const unknown = '—';

interface FactProps {
  name: string;
  more?: string;
  // Phones show it in the opened panel.
  wideOnly?: boolean;
  // The opened panel has it: the bar at the top of a phone shows it too.
  notOnPhone?: boolean;
  children: ReactNode;
}

function Fact({ name, more, wideOnly, notOnPhone, children }: FactProps) {
  return (
    <div data-wide={wideOnly} data-above={notOnPhone}>
      <dt>
        {name}
        {more && <Period> {more}</Period>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

// Low screens have no bar in view.
const opened = '@media (max-width: 63.99em) and (min-height: 31.25em)';

// On phones the bottom bar reserves the space.
const Room = styled.div`
  ${withoutBar} {
    block-size: ${height};
    background: ${token('color.surface')};
  }
`;

const edgeOf = (width: string) =>
  `max(${token('space.m')}, calc((100% - ${width}) / 2 + ${token('space.l')}))`;

const Panel = styled.aside<{ $layout: LayoutName }>`
  position: fixed;
  z-index: 70;
  inset-inline: 0;
  /* The bar's height includes this panel. */
  inset-block-end: calc(${bottomBarHeight} - ${height});
  block-size: ${height};
  padding-inline: ${token('space.s')};
  border-block-start: 1px solid ${token('color.border')};
  background: ${token('color.surface')};
  display: flex;
  align-items: center;
  gap: ${token('space.s')};
  font-size: 0.75rem;
  line-height: 1.25;
  white-space: nowrap;

  > button {
    min-block-size: 1.5rem;
    padding: 0 ${token('space.xs')};
    font-size: 0.75rem;
  }

  > [data-phone] {
    display: none;
  }

  ${opened} {
    padding-inline-end: 0;

    /* As high as the panel. */
    > button {
      position: relative;
      min-block-size: 0;
      align-self: stretch;
      padding-inline: ${token('space.s')};
      border-radius: 0;
      box-shadow: inset 1px 0 0 ${token('color.border')};
    }

    /* A finger needs more than the line, which is free above it but in a game. */
    :root:not([data-frame='game']) & > button::after {
      content: '';
      position: absolute;
      inset: -0.5rem 0 0;
    }

    > [data-phone] {
      display: grid;
      inline-size: 2.25rem;
      block-size: auto;
      padding: 0;
      margin-inline-end: calc(-1 * ${token('space.s')});
      box-shadow: none;
    }
  }

  ${withoutBar} {
    inset-block-end: 0;
    /* In line with the page; blaze has a menu at the edge. */
    padding-inline: ${({ $layout }) => edgeOf(pageWidth[$layout])};
    font-size: 0.8125rem;
  }

  ${onVeryWide} {
    padding-inline: ${({ $layout }) => edgeOf(`max(${pageWidth[$layout]}, ${widestPage})`)};
  }
`;

const Figures = styled.dl`
  display: flex;
  flex: 1;
  gap: ${token('space.s')};
  min-inline-size: 0;
  margin: 0;

  > div {
    display: flex;
    gap: 0.375em;
  }

  dt {
    color: ${token('color.text-muted')};
  }

  dd {
    margin: 0;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  /* The narrowest phones have room for the figures. */
  @media (max-width: 22.49em) {
    dt {
      ${hiddenStyle}
    }
  }

  [data-wide] {
    display: none;
  }

  ${opened} {
    [data-above] {
      display: none;
    }
  }

  ${withoutBar} {
    flex: none;
    gap: ${token('space.l')};

    [data-wide] {
      display: flex;
    }
  }

  /* The bar of a game has it, as on phones. */
  ${onLowScreen} {
    [data-frame='game'] & [data-above] {
      display: none;
    }
  }
`;

// Visually hidden on phones.
const Period = styled.span`
  position: absolute;
  clip-path: inset(50%);

  ${withoutBar} {
    position: static;
    clip-path: none;
  }
`;
