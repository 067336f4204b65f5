import { type MouseEvent, useCallback, useRef } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import type { Category } from '../../../shared/contract/casino/casino.ts';
import { useEffectFor } from '../../../shared/state/useEffectFor.ts';
import { token } from '../../../shared/tokens/token.ts';
import { onGameScreen, withHover } from '../../../ui/layout/screens.ts';
import { RailButtons } from '../../../ui/rail/RailButtons.tsx';

/** Links the categories; search, providers and order are kept in the hash. */
export function CategoryChips({ categories }: { categories: readonly Category[] }) {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const row = useRef<HTMLUListElement>(null);

  // A press right after typing may come before `hash` is updated.
  const follow = (event: MouseEvent, pathname: string) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || window.location.hash === hash) return;
    event.preventDefault();
    void navigate({ pathname, hash: window.location.hash }, { preventScrollReset: true });
  };

  const showCurrent = useCallback(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !current) return;
    const { offsetLeft: start, offsetWidth: width } = current;
    const isInSight = start >= list.scrollLeft && start + width <= list.scrollLeft + list.clientWidth;
    if (!isInSight) list.scrollTo({ left: start - list.clientWidth / 3 });
  }, []);
  useEffectFor(pathname, showCurrent);

  return (
    <Box aria-label="Categorias de jogos">
      <Row ref={row} role="list" data-fades>
        {[{ id: 'all', name: 'Todos', url: '/casino' }, ...categories.map(toLink)].map(
          ({ id, name, url }) => (
            <li key={id}>
              <Chip
                to={{ pathname: url, hash }}
                end
                preventScrollReset
                onClick={(event) => follow(event, url)}
              >
                {name}
              </Chip>
            </li>
          ),
        )}
      </Row>
      <RailButtons
        scroller={row}
        items={categories.length}
        previousLabel="Categorias anteriores"
        nextLabel="Mais categorias"
      />
    </Box>
  );
}

const toLink = ({ id, name, slug }: Category) => ({
  id,
  name,
  url: `/casino/${encodeURIComponent(slug)}`,
});

const Box = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.m')};

  /* A finger scrolls the row. */
  ${onGameScreen} {
    display: block;

    > :last-child {
      display: none;
    }
  }
`;

const Row = styled.ul`
  position: relative;
  display: flex;
  gap: ${token('space.xs')};
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(-1 * ${token('space.m')});
  padding-inline: ${token('space.m')};
  padding-block: ${token('space.2xs')};

  /* Within the row of tools. */
  ${onGameScreen} {
    gap: ${token('space.2xs')};
    margin-inline-end: 0;
    padding-inline-end: 0;
  }
`;

const Chip = styled(NavLink)`
  display: grid;
  place-items: center;
  min-block-size: 2.5rem;
  padding-inline: ${token('space.m')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface')};
  font-size: 0.9375rem;
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  transition: background-color ${token('motion.fast')} ${token('motion.easing')};

  ${onGameScreen} {
    padding-inline: 0.625rem;
    font-size: 0.875rem;
  }

  &[aria-current] {
    border-color: transparent;
    background: ${token('color.primary')};
    color: ${token('color.on-primary')};
  }

  ${withHover} {
    &:hover:not([aria-current]) {
      background: ${token('color.surface-hover')};
    }
  }
`;
