import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { useRealtime } from '../../shared/realtime/useRealtime.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { couponRequested } from '../../shared/state/walletDialogSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { useGetCategoriesQuery } from '../lobby/categoriesApi.ts';
import { ClosedNote } from '../protection/ClosedNote.tsx';
import { useClosedAccount } from '../protection/useClosedAccount.ts';
import { FirstDepositNote, useFirstDepositMissing } from '../transactions/FirstDepositNote.tsx';
import { useGetBonusesQuery } from './bonusApi.ts';
import { averageReturn } from './bonusFigures.ts';
import { BonusCard } from './parts/BonusCard.tsx';

interface BonusListProps {
  // Shown without any bonus; by default with the way to a coupon.
  empty?: ReactNode;
  // Shown below the loaded list.
  below: ReactNode;
}

export function BonusList({ empty, below }: BonusListProps) {
  const dispatch = useAppDispatch();
  const { features, jurisdiction, voice } = useBrand();
  const isClosed = useClosedAccount() !== null;
  const isLocked = useFirstDepositMissing() || isClosed;
  // The first bet may have ended since the list was loaded.
  const query = useGetBonusesQuery(undefined, { refetchOnMountOrArgChange: jurisdiction === 'br' });
  const state = useLoadState(query);
  // An error shows no message: the list stays empty until it loads.
  const bonuses = state.kind === 'failed' || query.isError ? ({ kind: 'empty' } as const) : state;
  const { data: categories } = useGetCategoriesQuery();
  const returnPercent = useMemo(
    () => averageReturn((categories ?? []).flatMap(({ games }) => games.map(({ rtp }) => rtp))),
    [categories],
  );
  useRealtime(
    'rollover',
    (query.data ?? []).map(({ id }) => id),
  );

  switch (bonuses.kind) {
    case 'loading':
      return <Skeleton shape="card" count={2} status="Carregando bônus" />;
    case 'empty':
      return (
        <>
          {empty ?? (
            <Card>
              <EmptyState
                icon={<Icon name="gift" />}
                title={voice.noBonus}
                text={voice.noBonusText}
                action={
                  features.coupons && (
                    <Button onClick={() => dispatch(couponRequested())}>Usar um cupom</Button>
                  )
                }
              />
            </Card>
          )}
          {below}
        </>
      );
    case 'ready': {
      const hasActive = bonuses.value.some(({ active }) => active === 1);
      return (
        <>
          <ClosedNote />
          <FirstDepositNote>
            Ativar e resgatar bônus fica disponível depois do seu primeiro depósito.
          </FirstDepositNote>
          {bonuses.value.some(({ needs_bet }) => needs_bet) && (
            <Note>
              Você pode ativar um bônus depois da sua primeira aposta encerrada com dinheiro próprio.
            </Note>
          )}
          <List role="list">
            {bonuses.value.map((bonus) => (
              <BonusCard
                key={bonus.id}
                bonus={bonus}
                canActivate={!hasActive}
                isLocked={isLocked}
                returnPercent={returnPercent}
              />
            ))}
          </List>
          {below}
        </>
      );
    }
  }
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  align-items: start;
  gap: ${token('space.m')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
