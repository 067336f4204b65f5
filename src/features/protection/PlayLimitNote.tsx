import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { PlayLimit } from '../../shared/money/playLimits.ts';
import { token } from '../../shared/tokens/token.ts';
import { SmallLines } from '../../ui/note/SmallLines.ts';
import { leftText, periodNames, tightestOf } from './remainingLimit.ts';

const names = { loss: 'de perda', bets: 'de apostas', time: 'de tempo' } as const;

/** Shows the remaining play limits before a bet that they would refuse. */
export function PlayLimitNote({ limits }: { limits: readonly PlayLimit[] }) {
  if (limits.length === 0) return null;
  return (
    <List aria-label="Seus limites de jogo">
      {tightestOf(limits).map(({ kind, period, limit, used }) => {
        const left = Math.max(0, limit - used);
        return (
          <li key={kind} data-reached={left === 0 || undefined}>
            Limite {periodNames[period]} {names[kind]}:{' '}
            {left === 0 ? <Link to="/user/protection">atingido</Link> : leftText(kind, left)}
          </li>
        );
      })}
    </List>
  );
}

const List = styled(SmallLines)`
  [data-reached] {
    color: ${token('color.text')};
    font-weight: 650;
  }

  a {
    color: inherit;
  }
`;
