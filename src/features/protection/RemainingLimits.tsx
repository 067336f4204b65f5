import { useId } from 'react';
import { styled } from 'styled-components';
import { limitKinds } from '../../shared/contract/account/protection.ts';
import { token } from '../../shared/tokens/token.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { useGetLimitsQuery } from './limitsApi.ts';
import { leftText, periodNames, tightestLimit } from './remainingLimit.ts';

const names = { deposit: 'Depósito', loss: 'Perda', time: 'Tempo', bets: 'Apostas' } as const;

/** Shows the use of every limit that the player has set. */
export function RemainingLimits() {
  const titleId = useId();
  const { data: limits } = useGetLimitsQuery();
  const rooms = limits
    ? limitKinds.flatMap((kind) => {
        const room = tightestLimit(limits, kind);
        return room ? [{ kind, ...room }] : [];
      })
    : [];
  if (rooms.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Cluster $justify="space-between">
        <Title id={titleId}>Seus limites</Title>
        <ButtonLink size="s" variant="quiet" to="/user/protection">
          Mudar limites
        </ButtonLink>
      </Cluster>
      <Rooms>
        {rooms.map(({ kind, period, limit, used, left }) => (
          <ProgressBar
            key={kind}
            label={`${names[kind]}, limite ${periodNames[period]}`}
            value={left === 0 ? 1 : used}
            max={left === 0 ? 1 : limit}
            valueText={left === 0 ? 'atingido' : leftText(kind, left)}
          />
        ))}
      </Rooms>
    </Card>
  );
}

const Title = styled.h2`
  font-size: 1.125rem;
  padding-block: ${token('space.2xs')};
`;

const Rooms = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${token('space.m')};
  padding-block-start: ${token('space.s')};
`;
