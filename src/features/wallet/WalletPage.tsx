import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { depositRequested } from '../../shared/state/walletDialogSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { onPhone, onTouch } from '../../ui/layout/screens.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { ClosedNote, closedNoteId } from '../protection/ClosedNote.tsx';
import { RemainingLimits } from '../protection/RemainingLimits.tsx';
import { useClosedAccount } from '../protection/useClosedAccount.ts';
import { selectUser } from '../session/me.ts';
import { useCapabilities } from '../settings/capabilities.ts';
import { TransactionTable } from '../transactions/TransactionTable.tsx';
import { everything, useGetTransactionsQuery } from '../transactions/transactionsApi.ts';
import { Balances } from './parts/Balances.tsx';

const shownMovements = 6;
const loadActiveBonus = () => import('../bonus/ActiveBonus.tsx').then((part) => part.ActiveBonus);

export function WalletPage() {
  const dispatch = useAppDispatch();
  const { bonus, deposit, withdraw } = useCapabilities();
  const isClosed = useClosedAccount() !== null;
  const ActiveBonus = useLazyComponent(loadActiveBonus, bonus);
  const isBonusNamed = useAppSelector((state) => selectUser(state)?.user_rollover?.active === 1);
  return (
    <Stack $gap="l">
      <h1>Carteira</h1>
      <ClosedNote />
      <Balances>
        {deposit && (
          <Button
            size="l"
            variant={isClosed ? 'quiet' : 'primary'}
            icon={<Icon name="deposit" size={20} />}
            aria-disabled={isClosed}
            aria-describedby={isClosed ? closedNoteId : undefined}
            onClick={() => !isClosed && dispatch(depositRequested())}
          >
            Depositar
          </Button>
        )}
        {withdraw && (
          <ButtonLink
            size="l"
            variant={isClosed ? 'primary' : 'quiet'}
            icon={<Icon name="withdraw" size={20} />}
            to="/user/wallet/withdraw"
          >
            Sacar
          </ButtonLink>
        )}
      </Balances>
      {ActiveBonus ? <ActiveBonus /> : bonus && isBonusNamed && <BonusPlace />}
      <RemainingLimits />
      <Card as="section" aria-labelledby="recent-movements">
        <Head>
          <Title id="recent-movements">Últimas transações</Title>
          <ButtonLink size="s" variant="quiet" to="/user/transaction">
            Ver extrato
          </ButtonLink>
        </Head>
        <RecentMovements />
      </Card>
    </Stack>
  );
}

// Reserves the height of the active bonus.
function BonusPlace() {
  return (
    <Card>
      <Line>
        <Skeleton shape="block" height="100%" />
      </Line>
    </Card>
  );
}

function RecentMovements() {
  const { voice } = useBrand();
  const recent = useLoadState(useGetTransactionsQuery({ ...everything, page: 1 }));
  if (recent.kind === 'loading') return <Skeleton count={4} status="Carregando transações" />;
  if (recent.kind === 'failed') {
    return (
      <LoadFailure
        text="Não foi possível carregar suas transações."
        retryLabel="Tentar de novo"
        retrying={recent.retrying}
        onRetry={recent.retry}
      />
    );
  }
  return (
    <TransactionTable
      caption="Últimas transações"
      captionHidden
      lines={recent.kind === 'ready' ? recent.value.data.slice(0, shownMovements) : []}
      empty={<EmptyState icon={<Icon name="history" />} title={voice.noMoves} text={voice.noMovesText} />}
    />
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.s')};

  > a {
    flex: none;
  }
`;

const Title = styled.h2`
  font-size: 1.0625rem;
  padding-block: ${token('space.2xs')};
`;

const Line = styled.div`
  block-size: 2.25rem;

  ${onTouch} {
    block-size: 2.5rem;
  }

  ${onPhone} {
    block-size: 3.5625rem;
  }
`;
