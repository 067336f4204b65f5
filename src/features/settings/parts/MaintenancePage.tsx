import { keyframes, styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { token } from '../../../shared/tokens/token.ts';
import { useSiteAppearance, useSupportLink } from '../useSiteAppearance.ts';

// The settings query polls in the background.
export function MaintenancePage() {
  const { company, logoSize } = useBrand();
  const { title, logo, hasOwnLogo } = useSiteAppearance();
  const support = useSupportLink();
  const size = hasOwnLogo ? {} : logoSize;
  return (
    <Page>
      <Logo src={logo} alt={title} {...size} />
      <h1>Já voltamos</h1>
      <Text>
        Estamos fazendo uma manutenção para deixar tudo em ordem. Seu saldo e suas apostas estão guardados, e
        esta página volta sozinha assim que terminarmos.
      </Text>
      <Waiting role="status">
        <Dots aria-hidden="true">
          <i />
          <i />
          <i />
        </Dots>
        Verificando a cada poucos segundos
      </Waiting>
      <Contact>
        Precisa de ajuda?{' '}
        {support?.kind === 'outside' ? (
          <a href={support.href}>Fale com o suporte</a>
        ) : (
          <a href={`mailto:${company.support.email}`}>{company.support.email}</a>
        )}
      </Contact>
    </Page>
  );
}

const Page = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token('space.m')};
  min-block-size: 100dvh;
  padding: ${token('space.xl')} ${token('space.m')};
  text-align: center;
  background: radial-gradient(
    60rem 30rem at 50% 0%,
    ${token('color.primary-soft')},
    ${token('color.background')}
  );
`;

const Logo = styled.img`
  inline-size: auto;
  max-inline-size: min(100%, 20rem);
  block-size: 3.5rem;
  object-fit: contain;
  margin-block-end: ${token('space.m')};
`;

const Text = styled.p`
  max-inline-size: 34rem;
  color: ${token('color.text')};
`;

const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.s')};
  color: ${token('color.text')};
  font-size: 0.9375rem;
`;

const breathe = keyframes`50% { opacity: 0.25; }`;

const Dots = styled.span`
  display: flex;
  gap: 0.375rem;

  i {
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: ${token('color.primary')};
    animation: ${breathe} 1.5s ease-in-out infinite;
  }
  i:nth-child(2) {
    animation-delay: 0.2s;
  }
  i:nth-child(3) {
    animation-delay: 0.4s;
  }
`;

const Contact = styled.p`
  font-size: 0.9375rem;
`;
