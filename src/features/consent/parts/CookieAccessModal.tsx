import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { cookieAccessModalClosed } from '../../../shared/state/visitSlice.ts';
import { takeLastAttemptedRoute } from '../../../shared/storage/lastAttemptedRoute.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { optionalCategories } from '../consentDecision.ts';
import { consentPreferencesOpened, cookieModalParameter, selectConsentDecision } from '../consentSlice.ts';
import { decideConsent } from '../decideConsent.ts';
import { useConsentSuffices } from '../useConsentSuffices.ts';

export function CookieAccessModal() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { jurisdiction } = useBrand();
  const { pathname, search, hash } = useLocation();
  const decision = useAppSelector(selectConsentDecision);
  const suffices = useConsentSuffices();
  const before = useRef(decision);
  const isLawful = jurisdiction === 'br';

  const goBack = () => {
    dispatch(cookieAccessModalClosed());
    // Pressing Back must not open the modal again.
    void navigate('/', { replace: pathname === '/' || search !== withoutCookieModal(search) });
  };

  // Consent may come from these buttons, the preferences above, or another tab.
  useEffect(() => {
    if (decision === before.current) return;
    before.current = decision;
    if (!suffices) return;
    const attempted = takeLastAttemptedRoute();
    dispatch(cookieAccessModalClosed());
    const here = pathname + withoutCookieModal(search) + hash;
    // A first page stays below the modal: its guards run again.
    void navigate(attempted ?? here, { replace: attempted === null || attempted === here });
  }, [decision, suffices, dispatch, navigate, pathname, search, hash]);

  return (
    <Dialog
      open
      size="s"
      title="Acesso Restrito"
      closeLabel="Fechar"
      onClose={goBack}
      footer={
        <Choices>
          {isLawful && (
            <Button variant="secondary" onClick={() => dispatch(decideConsent([]))}>
              Só os necessários
            </Button>
          )}
          <Button
            variant={isLawful ? 'secondary' : 'primary'}
            onClick={() => dispatch(decideConsent(optionalCategories))}
          >
            Aceitar cookies
          </Button>
          <Button variant="quiet" onClick={goBack}>
            Voltar
          </Button>
        </Choices>
      }
    >
      {isLawful ? (
        <Stack $gap="s">
          <p>
            Antes de abrir esta página, diga quais cookies o site pode usar. Os necessários bastam para jogar.
          </p>
          <Button variant="quiet" size="s" onClick={() => dispatch(consentPreferencesOpened())}>
            Escolher por categoria
          </Button>
        </Stack>
      ) : (
        <p>Para acessar esta página, é necessário aceitar todos os cookies.</p>
      )}
    </Dialog>
  );
}

// All choices have equal weight; the way back is below.
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.xs')};

  > * {
    flex: 1 1 9.5rem;
  }

  > :last-child {
    flex-basis: 100%;
  }
`;

function withoutCookieModal(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(cookieModalParameter)) return search;
  query.delete(cookieModalParameter);
  const rest = query.toString();
  return rest && `?${rest}`;
}
