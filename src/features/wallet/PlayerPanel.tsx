import { type ReactNode, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { playedTime } from '../../shared/time/playedTime.ts';
import { token } from '../../shared/tokens/token.ts';
import { bottomBarHeight } from '../../ui/bottom-bar/bottomBarHeight.ts';
import { fromTablet } from '../../ui/layout/screens.ts';
import { MoneyText } from '../../ui/money/MoneyText.tsx';
import { useTimeUsed } from './parts/useTimeUsed.ts';
import { useBalance } from './useBalance.ts';
import { useDayResult } from './useDayResult.ts';

const height = '1.75rem';
/** Above the bar of phones a name stands over its figure, and the middle is left to a key that may rise from the bar. */
const phoneHeight = '2.25rem';

/**
 * Time used, result and balance, always in sight, as Brazilian law asks for. It lies over the page's end, which makes
 * room for it, so that nothing moves when it comes; it is read when somebody goes there and announces nothing.
 */
export function PlayerPanel() {
  const balance = useBalance();
  const time = useTimeUsed();
  const resultCents = useDayResult();
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--player-panel', phoneHeight);
    return () => void style.removeProperty('--player-panel');
  }, []);
  return (
    <>
      <Room />
      <Panel aria-label="Seu jogo">
        <Figures>
          <Fact name="Tempo" more={time?.span ?? 'hoje'}>
            {time ? playedTime(time.ms) : unknown}
          </Fact>
          <Fact name="Resultado" more="hoje">
            {resultCents === null ? unknown : <MoneyText cents={resultCents} signed />}
          </Fact>
          <Fact name="Saldo">{balance ? <MoneyText cents={balance.mainCents} /> : unknown}</Fact>
        </Figures>
      </Panel>
    </>
  );
}

const unknown = '—';

function Fact({ name, more, children }: { name: string; more?: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {name}
        {more && <More> {more}</More>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** On phones the bar below leaves the room. */
const Room = styled.div`
  ${fromTablet} {
    block-size: ${height};
    background: ${token('color.surface')};
  }
`;

const Panel = styled.aside`
  position: fixed;
  z-index: 70;
  inset-inline: 0;
  /* What the bar covers contains this panel itself. */
  inset-block-end: calc(${bottomBarHeight} - ${phoneHeight});
  block-size: ${phoneHeight};
  padding-inline: ${token('space.s')};
  border-block-start: 1px solid ${token('color.border')};
  background: ${token('color.surface')};
  font-size: 0.75rem;
  line-height: 1.25;
  white-space: nowrap;

  ${fromTablet} {
    inset-block-end: 0;
    inline-size: fit-content;
    block-size: ${height};
    margin-inline: ${token('space.m')} auto;
    padding-inline: ${token('space.m')};
    border: 1px solid ${token('color.border')};
    border-block-end: 0;
    border-radius: ${token('radius.card')} ${token('radius.card')} 0 0;
    font-size: 0.8125rem;
  }

  /* Before that it leaves the end of the line to an open chat. */
  @media (min-width: 80em) {
    margin-inline: auto;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: auto auto 1fr;
  align-items: center;
  gap: ${token('space.m')};
  block-size: 100%;
  margin: 0;

  dt {
    color: ${token('color.text-muted')};
    font-size: 0.6875rem;
  }

  dd {
    margin: 0;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  > :last-child {
    text-align: end;
  }

  ${fromTablet} {
    gap: ${token('space.l')};

    > div {
      display: flex;
      gap: 0.375em;
    }

    dt {
      font-size: inherit;
    }
  }
`;

/** Said on phones, seen where there is room for it. */
const More = styled.span`
  position: absolute;
  clip-path: inset(50%);

  ${fromTablet} {
    position: static;
    clip-path: none;
  }
`;
