import { memo, useRef } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import type { SiteMenuEntry } from '../../features/settings/siteMenu.ts';
import { token } from '../../shared/tokens/token.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useMarkedInSight } from '../../ui/scroll/useMarkedInSight.ts';
import { MenuLink } from './MenuLink.tsx';

interface HorizontalMenuProps {
  entries: readonly SiteMenuEntry[];
  isStandIn: boolean | undefined;
  // For tabs.
  withIcons?: boolean;
}

/** Shows a scrolling row with the current page in view, which remounts when the entries change. */
export const HorizontalMenu = memo(function HorizontalMenu({
  entries,
  isStandIn,
  withIcons = false,
}: HorizontalMenuProps) {
  const nav = useRef<HTMLElement>(null);
  useMarkedInSight(nav, { page: useLocation().pathname, count: entries.length });
  return (
    <Nav ref={nav} aria-label="Principal" data-fades>
      <Row role="list" key={entries.map(({ label }) => label).join()} data-stand-in={isStandIn}>
        {entries.map(({ label, link, icon }) => (
          <li key={label}>
            <Entry link={link}>
              {withIcons && <Icon name={icon} size={18} />}
              {label}
            </Entry>
          </li>
        ))}
      </Row>
    </Nav>
  );
});

const Nav = styled.nav`
  position: relative;
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-inline: contain;
`;

const Row = styled.ul`
  display: flex;
  gap: ${token('space.2xs')};
`;

const Entry = styled(MenuLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};
  min-block-size: 2.75rem;
  padding-inline: ${token('space.s')};
  border-radius: ${token('radius.control')};
  color: ${token('color.text-muted')};
  font-weight: 600;
  font-size: 0.9375rem;
  white-space: nowrap;
  text-decoration: none;

  svg {
    flex: none;
  }

  outline-offset: -2px;
  transition: color ${token('motion.fast')} ${token('motion.easing')};
`;
