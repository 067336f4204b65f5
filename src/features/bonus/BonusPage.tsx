import { loginRequested } from '../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { StepsCard } from '../../ui/card/StepsCard.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Intro } from '../../ui/layout/Intro.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { BonusList } from './BonusList.tsx';

const steps = [
  'Ative um bônus. Só um pode estar ativo por vez.',
  'Suas apostas contam para as regras dele, e a barra mostra quanto falta.',
  'Com as regras cumpridas, resgate o valor para a sua carteira.',
];

/** Shows the bonuses, or an invitation to log in, because the page has no guard. */
export function BonusPage() {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSessionStatus);
  const isHydrated = useHydrated();
  return (
    <Stack $gap="l">
      <div>
        <h1>Bônus</h1>
        <Intro>O dinheiro de bônus que você recebeu e o que falta para resgatar cada um.</Intro>
      </div>
      {status === 'authenticated' && <BonusList below={<StepsCard title="Como funciona" steps={steps} />} />}
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
