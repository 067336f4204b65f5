import { loginRequested } from '../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { BonusList } from './BonusList.tsx';

/** Shows the bonuses, or an invitation to log in, because the page has no guard. */
export function BonusPage() {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSessionStatus);
  const isHydrated = useHydrated();
  return (
    <Stack $gap="l">
      <h1>Bônus</h1>
      {status === 'authenticated' && <BonusList />}
      {(status === 'unknown' || !isHydrated) && <Skeleton shape="card" status="Carregando bônus" />}
      {status === 'anonymous' && isHydrated && (
        <EmptyState
          icon={<Icon name="gift" />}
          title="Entre para ver seus bônus"
          text="Aqui ficam os seus bônus e o que falta para resgatar cada um."
          action={
            <Button onClick={() => dispatch(loginRequested({ returnTo: '/user/bonus' }))}>
              Entrar na conta
            </Button>
          }
        />
      )}
    </Stack>
  );
}
