import { styled } from 'styled-components';
import type { Game } from '../../shared/contract/casino/casino.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { token } from '../../shared/tokens/token.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { onPhone, withHover, withReducedMotion } from '../../ui/layout/screens.ts';
import { selectFavorites } from './selectFavorites.ts';
import { toggleFavorite } from './toggleFavorite.ts';

const heart = <Icon name="heart" size={18} />;
const filledHeart = <Icon name="heart-filled" size={18} />;

export function FavoriteButton({ game }: { game: Game }) {
  const dispatch = useAppDispatch();
  // Selects the whole list: one query per game would run again on every keystroke of a search.
  const isFavorite = useAppSelector(selectFavorites).some(({ id }) => id === game.id);
  return (
    <Heart
      type="button"
      aria-label={`Favoritar ${game.name}`}
      aria-pressed={isFavorite}
      onClick={() => void dispatch(toggleFavorite(game))}
    >
      {isFavorite ? filledHeart : heart}
    </Heart>
  );
}

const Heart = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: 50%;
  color: ${token('color.text')};
  isolation: isolate;
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: 0.3125rem;
    z-index: -1;
    border-radius: 50%;
    background: color-mix(in srgb, ${token('color.surface')} 82%, transparent);
    transition: transform ${token('motion.fast')} ${token('motion.easing')};
  }

  &[aria-pressed='true'] {
    color: ${token('color.danger')};
  }

  ${onPhone} {
    &::before {
      inset: 0.5rem;
    }
  }

  svg {
    transition: transform ${token('motion.fast')} ${token('motion.easing')};
  }

  &:active svg {
    transform: scale(0.75);
  }

  ${withHover} {
    &:hover::before {
      transform: scale(1.12);
    }
  }

  ${withReducedMotion} {
    &:active svg {
      transform: none;
    }
  }
`;
