import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { token } from '../../shared/tokens/token.ts';
import { bottomBarHeight } from '../../ui/bottom-bar/bottomBarHeight.ts';
import { Button } from '../../ui/button/Button.tsx';
import { fromTablet, onPhone, underBar } from '../../ui/layout/screens.ts';
import { optionalCategories } from './consentDecision.ts';
import { consentPreferencesOpened } from './consentSlice.ts';
import { decideConsent } from './decideConsent.ts';
import { PolicyLink } from './parts/PolicyLink.tsx';
import { useReservedSpace } from './parts/useReservedSpace.ts';

// Asks about cookies without a modal, so that the site can be read first.
export function NoticeBar() {
  const dispatch = useAppDispatch();
  const { jurisdiction, features, layout } = useBrand();
  const guarded = features.sports || features.esports ? 'Jogos e esportes' : 'Jogos';
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  useReservedSpace(ref);
  return (
    <Box ref={ref} aria-labelledby={titleId} $gap={layout === 'orange' ? raisedKey : '0.5rem'}>
      <div>
        <Heading>
          <Title id={titleId}>Aviso de cookies</Title>
          <PolicyLink />
        </Heading>
        <p>{`${purposes}${jurisdiction === 'none' ? ` ${guarded} só abrem com todos aceitos.` : ''}`}</p>
      </div>
      <Choices>
        <Button variant="secondary" size="s" onClick={() => dispatch(decideConsent([]))}>
          Rejeitar
        </Button>
        <Button variant="secondary" size="s" onClick={() => dispatch(decideConsent(optionalCategories))}>
          Aceitar todos
        </Button>
        <Button variant="quiet" size="s" onClick={() => dispatch(consentPreferencesOpened())}>
          Escolher
        </Button>
      </Choices>
    </Box>
  );
}

const purposes =
  'Usamos cookies necessários para o site funcionar. Com a sua permissão, outros lembram preferências, medem visitas e registram campanhas.';

// Height of a raised key above its bottom bar.
const raisedKey = '1.5rem';

// Without animation, which would cost frames during hydration.
const Box = styled.section<{ $gap: string }>`
  position: fixed;
  z-index: 90;
  inset-inline: ${token('space.s')};
  inset-block-end: calc(${token('space.s')} + var(--foot-notice, 0px));
  display: grid;
  gap: ${token('space.s')};
  max-inline-size: 64rem;
  max-block-size: 60dvh;
  overflow-y: auto;
  margin-inline: auto;
  padding: ${token('space.m')};
  border: 1px solid ${token('color.control-border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.overlay')};
  font-size: 0.875rem;
  line-height: 1.4;

  html[data-consent='stored'] & {
    display: none;
  }

  ${underBar} {
    inset-block-end: calc(${bottomBarHeight} + ${({ $gap }) => $gap} + var(--foot-notice, 0px));
  }

  ${onPhone} {
    padding: ${token('space.s')};
  }

  ${fromTablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: ${token('space.l')};
  }
`;

// The link has a place of its own and the text is one string: what starts within a line of text jumps when the
// font arrives.
const Heading = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token('space.s')};
`;

// No heading, because it comes before the page's first.
const Title = styled.p`
  font-family: ${token('font.display')};
  font-size: 1rem;
  font-weight: ${token('font.display-weight')};
  line-height: 1.2;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.xs')};

  ${onPhone} {
    > * {
      flex: 1 1 auto;
    }
  }
`;
