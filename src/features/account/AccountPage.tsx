import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { User } from '../../shared/contract/account/user.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { useGetMeQuery } from '../session/meApi.ts';
import { selectIsClosed } from '../verification/identitySlice.ts';
import { AccountIndex } from './parts/AccountIndex.tsx';
import { AccountSummary } from './parts/AccountSummary.tsx';
import { ContactForm } from './parts/ContactForm.tsx';
import { IdentityCard } from './parts/IdentityCard.tsx';
import { ProfileFacts } from './parts/ProfileFacts.tsx';
import { Section } from './parts/Section.tsx';

const loadClosedNote = () =>
  import('../verification/ClosedAccountNote.tsx').then((part) => part.ClosedAccountNote);
const loadMyData = () => import('./parts/MyData.tsx').then((part) => part.MyData);

export function AccountPage() {
  const { jurisdiction } = useBrand();
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const MyData = useLazyComponent(loadMyData, jurisdiction === 'br' && isAuthenticated);
  const isClosed = useAppSelector(selectIsClosed);
  const ClosedNote = useLazyComponent(loadClosedNote, isClosed);
  return (
    <>
      <Heading>Minha conta</Heading>
      {isClosed && ClosedNote && <ClosedNote />}
      <Profile />
      {jurisdiction === 'br' && isAuthenticated && MyData && <MyData />}
    </>
  );
}

function Profile() {
  const profile = useLoadState(useGetMeQuery());
  switch (profile.kind) {
    case 'loading':
      return <Skeleton shape="card" count={2} status="Carregando seus dados" />;
    case 'failed':
      return (
        <LoadFailure
          text="Não foi possível carregar seus dados."
          retryLabel="Tentar de novo"
          retrying={profile.retrying}
          onRetry={profile.retry}
        />
      );
    case 'ready':
      return profile.value ? <Sections user={profile.value} /> : <NoProfile />;
    case 'empty':
      return <NoProfile />;
  }
}

function Sections({ user }: { user: User }) {
  // Brazilian law separates bonus and money (Portaria 1.231 arts. 42 and 43).
  const isLawful = useBrand().jurisdiction === 'br';
  const balanceCents = isLawful ? user.balance : user.balance + user.wallet.bonus_mixed;
  return (
    <>
      <AccountSummary user={user} balanceCents={balanceCents} />
      <AccountIndex />
      <Grid $min="24rem" $gap="m">
        <Stack $gap="m">
          <Section title="Dados pessoais">
            <ProfileFacts user={user} />
          </Section>
          <Section title="Verificação de identidade">
            <IdentityCard status={user.status} />
          </Section>
        </Stack>
        <Section title="Contato">
          <ContactForm key={user.id} email={user.email} phone={user.phone} phone_code={user.phone_code} />
        </Section>
      </Grid>
    </>
  );
}

// The session ended; the session feature navigates to home.
function NoProfile() {
  return <EmptyState icon={<Icon name="user" />} title="Entre para ver seus dados" />;
}

const Heading = styled.h1`
  padding-block-end: ${token('space.m')};
`;
