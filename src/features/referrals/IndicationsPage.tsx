import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { token } from '../../shared/tokens/token.ts';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { useSettings } from '../settings/useSettings.ts';
import { Invitation } from './parts/Invitation.tsx';
import { ReferralTotals } from './parts/ReferralTotals.tsx';
import { ReferredPlayers } from './parts/ReferredPlayers.tsx';
import { rewardMessage } from './parts/rewardMessage.ts';
import { useGetReferralsQuery } from './referralsApi.ts';

export function IndicationsPage() {
  const settings = useSettings();
  const { jurisdiction } = useBrand();
  return (
    <Column>
      <h1>Indicações</h1>
      {settings.refer_enabled ? (
        <>
          <Lead>{rewardMessage(settings, jurisdiction)}</Lead>
          <OwnReferrals />
        </>
      ) : (
        <EmptyState
          icon={<Icon name="pause" size={28} />}
          title="As indicações estão pausadas no momento"
          text="Seu código continua guardado e volta a valer quando elas voltarem."
        />
      )}
    </Column>
  );
}

function OwnReferrals() {
  const referrals = useLoadState(useGetReferralsQuery());
  switch (referrals.kind) {
    case 'loading':
      return <Skeleton shape="card" count={2} status="Carregando suas indicações" />;
    case 'failed':
      return (
        <LoadFailure
          text="Não foi possível carregar suas indicações."
          retryLabel="Tentar de novo"
          retrying={referrals.retrying}
          onRetry={referrals.retry}
        />
      );
    case 'empty':
      return <NoCode />;
    case 'ready': {
      const { code, link, data, totals } = referrals.value;
      if (!code) return <NoCode />;
      return (
        <>
          <Invitation code={code} link={link} />
          <ReferralTotals {...totals} />
          <ReferredPlayers players={data} />
        </>
      );
    }
  }
}

function NoCode() {
  return (
    <EmptyState
      icon={<Icon name="star" size={28} />}
      title="Você ainda não tem um código de indicação"
      text="Fale com o atendimento para receber o seu."
    />
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.l')};
`;

const Lead = styled.p`
  max-inline-size: 42rem;
  margin-block-start: calc(-1 * ${token('space.s')});
  color: ${token('color.text-muted')};
`;
