import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { routeOfPath } from '../../../shared/paths/routeOfPath.ts';
import { routeEntry } from '../../../shared/paths/routeRules.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { withHover } from '../../../ui/layout/screens.ts';
import { useMarkedInSight } from '../../../ui/scroll/useMarkedInSight.ts';
import { useOfferedPages } from '../../settings/useOfferedPages.ts';
import { accountPages } from './accountPages.ts';

// A column on wide layouts, else a scrolling row with the current page in view.
export function AccountNavigation() {
  const pages = useOfferedPages(accountPages);
  const { pathname } = useLocation();
  const route = routeOfPath(pathname);
  const current =
    route && (pages.some(({ id }) => id === route) ? route : (routeEntry(route).parent ?? null));
  const list = useRef<HTMLUListElement>(null);
  useMarkedInSight(list, { page: current, count: pages.length });

  return (
    <nav aria-label="Minha conta">
      <List ref={list} role="list" data-fades>
        {pages.map(({ id, title, path, icon }) => (
          <li key={id}>
            <Entry to={path} aria-current={id === current ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              {title}
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  position: relative;
  display: flex;
  gap: ${token('space.2xs')};
  margin: 0;
  padding: 2px;
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scrollbar-width: none;
  list-style: none;

  @container account (min-width: 54rem) {
    position: sticky;
    inset-block-start: 6rem;
    display: grid;
    overflow: visible;
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};
  min-block-size: 2.75rem;
  padding-inline: ${token('space.s')};
  border-radius: ${token('radius.control')};
  color: ${token('color.text-muted')};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  transition: background-color ${token('motion.fast')} ${token('motion.easing')};

  @container account (max-width: 53.99rem) {
    svg {
      display: none;
    }
  }

  ${withHover} {
    &:hover {
      background: ${token('color.surface-hover')};
      color: ${token('color.text')};
    }
  }

  &[aria-current='page'] {
    background: ${token('color.primary-soft')};
    color: ${token('color.text')};
  }
`;
