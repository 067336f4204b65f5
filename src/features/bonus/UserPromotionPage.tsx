import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { couponRequested } from '../../shared/state/walletDialogSlice.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Intro } from '../../ui/layout/Intro.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { FirstPromotions } from '../promotions/FirstPromotions.tsx';
import { BonusList } from './BonusList.tsx';

export function UserPromotionPage() {
  const dispatch = useAppDispatch();
  const { features } = useBrand();
  const nothing = (
    <Card>
      <EmptyState
        icon={<Icon name="promotion" />}
        title="Você ainda não participa de nenhuma promoção"
        text="As promoções em que você entrar aparecem aqui, com o que falta para concluir cada uma."
        action={features.promotions && <ButtonLink to="/promotions">Ver promoções</ButtonLink>}
      />
    </Card>
  );
  const others = features.promotions && <FirstPromotions />;
  return (
    <Stack $gap="l">
      <Cluster $justify="space-between">
        <div>
          <h1>Minhas promoções</h1>
          <Intro>As promoções de que você participa e as que ainda pode conhecer.</Intro>
        </div>
        {features.coupons && (
          <Cluster $gap="xs">
            <Button
              size="s"
              variant="quiet"
              icon={<Icon name="coupon" size={18} />}
              onClick={() => dispatch(couponRequested())}
            >
              Usar um cupom
            </Button>
            <ButtonLink size="s" variant="quiet" to="/user/promotion/coupon">
              Meus cupons
            </ButtonLink>
          </Cluster>
        )}
      </Cluster>
      {features.bonus ? (
        <BonusList empty={nothing} below={others} />
      ) : (
        <>
          {nothing}
          {others}
        </>
      )}
    </Stack>
  );
}
