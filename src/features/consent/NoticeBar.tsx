import { useRef } from 'react';
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
  const demand = jurisdiction === 'none' ? ` ${guarded} só abrem com todos aceitos.` : '';
  const ref = useRef<HTMLElement>(null);
  useReservedSpace(ref);
  // The raised key of the orange layout stands above its bottom bar.
  const gap = layout === 'orange' ? '1.5rem' : '0.5rem';
  return (
    <Box ref={ref} aria-label="Aviso de cookies" $gap={gap}>
      <div>
        <div>
          <Title>Aviso de cookies</Title>
          <PolicyLink />
        </div>
        <p>
          {`Usamos cookies necessários para o site funcionar. Com a sua permissão, outros lembram preferências, medem visitas e registram campanhas.${demand}`}
        </p>
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
  /* Keeps the text larger than a cover of a phone's lobby, whose picture arrives much later. */
  line-height: 1.5;

  /* Browsers measure a text when they first paint it, even if only its beginning has arrived. */
  > :only-child {
    visibility: hidden;
  }

  /* The link has a place of its own and the text is one string: what starts within a line jumps when the font
     arrives. */
  div > div {
    display: flex;
    align-items: baseline;
    gap: ${token('space.s')};
  }

  a {
    padding-block: 0.25rem;
  }

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

// No heading, because it comes before the page's first.
const Title = styled.p`
  font-family: ${token('font.display')};
  font-size: 1rem;
  font-weight: ${token('font.display-weight')};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.xs')};

  ${onPhone} {
    > * {
      flex: auto;
    }
  }
`;
