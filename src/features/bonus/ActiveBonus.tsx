import { styled } from 'styled-components';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { token } from '../../shared/tokens/token.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { selectUser } from '../session/me.ts';
import { useGetBonusesQuery } from './bonusApi.ts';
import { bonusName } from './bonusFigures.ts';

/** Shows the active rollover, taken from the profile until the list has loaded. */
export function ActiveBonus() {
  const named = useAppSelector(selectUser)?.user_rollover;
  const { data, isError } = useGetBonusesQuery();
  const bonuses = (isError ? undefined : data) ?? (named ? [named] : []);
  const active = bonuses.find((bonus) => bonus.active === 1);
  if (!active) return null;
  return (
    <Card>
      <Row>
        <ProgressBar
          label={bonusName(active)}
          value={active.amount_current}
          max={Math.max(1, active.amount_rollover)}
          valueText={`${formatBrl(active.amount_current)} de ${formatBrl(active.amount_rollover)}`}
        />
        <ButtonLink size="s" variant="quiet" to="/user/bonus">
          Ver bônus
        </ButtonLink>
      </Row>
    </Card>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.m')};
`;
