import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Warning } from '../../features/legal/Warning.tsx';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { isRouteEnabled } from '../../shared/paths/routeRules.ts';
import { selectTopAdvertShown, topAdvertDismissed } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { token } from '../../shared/tokens/token.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { onGameScreen, onVeryWide } from '../../ui/layout/screens.ts';

// Stays dismissed.
export function TopAdvert() {
  const dispatch = useAppDispatch();
  const brand = useBrand();
  const isShown = useAppSelector(selectTopAdvertShown);
  if (!isRouteEnabled('promotions', brand)) return null;
  if (!isShown) {
    // The warning of a licensed brand cannot be dismissed.
    return (
      brand.jurisdiction === 'br' && (
        <Strip data-bar aria-label="Aviso">
          <Warning />
        </Strip>
      )
    );
  }
  return (
    <Strip data-bar aria-label="Destaque">
      <Link to="/promotions">
        <Icon name="promotion" size={18} />
        <span>
          Promoções da semana: <b>ver todas</b>
        </span>
      </Link>
      <Warning />
      <IconButton
        size="s"
        aria-label="Fechar destaque"
        icon={<Icon name="close" size={16} />}
        onClick={() => dispatch(topAdvertDismissed())}
      />
    </Strip>
  );
}

const Strip = styled.aside`
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};
  min-block-size: 2.5rem;
  /* Aligned with the header. */
  padding-inline: max(${token('space.l')}, calc(50% - var(--half-page, 48rem) + ${token('space.l')}));
  background: ${token('color.secondary')};
  color: ${token('color.on-secondary')};
  font-size: 0.875rem;

  ${onVeryWide} {
    --half-page: 55rem;
  }

  /* The page begins higher there. */
  ${onGameScreen} {
    display: none;
  }

  a {
    display: flex;
    align-items: center;
    gap: ${token('space.xs')};
    margin-inline-end: auto;
    padding-block: ${token('space.xs')};
    text-decoration: none;
  }

  a b {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  /* The focus ring's color only suits the page's surfaces. */
  :focus-visible {
    outline-color: currentColor;
  }

  /* The hover color of icon buttons belongs to another background. */
  && button:hover {
    background: ${token('color.secondary-hover')};
  }
`;
