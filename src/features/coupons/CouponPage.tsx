import { useState } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { Coupon } from '../../shared/contract/bonus/coupons.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { depositCouponChosen, depositRequested } from '../../shared/state/walletDialogSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { Card } from '../../ui/card/Card.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { FirstDepositNote } from '../transactions/FirstDepositNote.tsx';
import { isUsable } from './couponCode.ts';
import { useListCouponsQuery } from './couponsApi.ts';
import { CouponForm } from './parts/CouponForm.tsx';
import { CouponRow } from './parts/CouponRow.tsx';

const shelves = [
  { key: 'active', label: 'Disponíveis', holds: isUsable, none: null },
  {
    key: 'applied',
    label: 'Utilizados',
    holds: (coupon: Coupon) => coupon.applied,
    none: 'Você ainda não usou cupons.',
  },
  {
    key: 'expired',
    label: 'Expirados',
    holds: (coupon: Coupon) => coupon.expired && !coupon.applied,
    none: 'Você não tem cupons expirados.',
  },
] as const;

type ShelfKey = (typeof shelves)[number]['key'];

export function CouponPage() {
  const { jurisdiction, voice } = useBrand();
  const [shown, setShown] = useState<ShelfKey>('active');
  return (
    <Stack $gap="l">
      <h1>Cupons</h1>
      <FirstDepositNote>
        Cupons que não pedem depósito valem depois do seu primeiro depósito.
      </FirstDepositNote>
      {jurisdiction === 'br' && (
        <Note>
          Cupons valem depois da sua primeira aposta encerrada com dinheiro próprio. Nenhum depende de
          depósito ou de cadastro.
        </Note>
      )}
      <Card>
        <CouponForm label="Código" onApplied={({ deposit }) => setShown(deposit ? 'active' : 'applied')} />
        <Hint>{voice.couponHint}</Hint>
      </Card>
      <Shelves shown={shown} onShow={setShown} />
    </Stack>
  );
}

function Shelves({ shown, onShow }: { shown: ShelfKey; onShow: (key: ShelfKey) => void }) {
  const dispatch = useAppDispatch();
  const { jurisdiction, voice } = useBrand();
  const coupons = useLoadState(useListCouponsQuery());
  if (coupons.kind === 'loading') return <RowsSkeleton count={2} status="Carregando cupons" />;
  if (coupons.kind === 'failed') {
    return (
      <LoadFailure
        text="Não foi possível carregar seus cupons."
        retryLabel="Tentar de novo"
        retrying={coupons.retrying}
        onRetry={coupons.retry}
      />
    );
  }
  const all = coupons.kind === 'ready' ? coupons.value : [];
  const use = ({ code }: Coupon) => {
    dispatch(depositCouponChosen(code));
    dispatch(depositRequested());
  };
  return (
    <Tabs<ShelfKey>
      label="Seus cupons"
      selected={shown}
      onSelect={onShow}
      tabs={shelves.map(({ key, label, holds, none }) => {
        const held = all.filter(holds);
        return {
          key,
          label: `${label} (${held.length})`,
          panel:
            held.length === 0 ? (
              <EmptyState icon={<Icon name="coupon" />} title={none ?? voice.noCoupons} />
            ) : (
              <List role="list">
                {held.map((coupon) => (
                  <CouponRow
                    key={coupon.code}
                    coupon={coupon}
                    onUse={
                      key === 'active' && coupon.deposit && jurisdiction !== 'br'
                        ? () => use(coupon)
                        : undefined
                    }
                  />
                ))}
              </List>
            ),
        };
      })}
    />
  );
}

const Hint = styled.p`
  margin-block-start: ${token('space.xs')};
  color: ${token('color.text-muted')};
  font-size: 0.9375rem;
`;

const List = styled.ul`
  display: grid;
  gap: ${token('space.s')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
