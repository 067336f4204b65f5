import { useMemo } from 'react';
import { NavLink } from 'react-router';
import { css, styled } from 'styled-components';
import { useMenus } from '../../features/settings/useMenus.ts';
import { token } from '../../shared/tokens/token.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { MenuLink } from './MenuLink.tsx';
import { menuRow } from './menuRow.ts';
import { useMoreEntries } from './pageEntries.ts';

interface SideMenuProps {
  // Shows icons alone; labels remain for screen readers and as tooltips.
  collapsed?: boolean;
}

export function SideMenu({ collapsed = false }: SideMenuProps) {
  const { site, dynamicButtons, isStandIn } = useMenus();
  const more = useMoreEntries();
  return useMemo(() => {
    const isHome = (entry: (typeof site)[number]) => entry.link.kind === 'page' && entry.link.path === '/';
    return (
      <Nav aria-label="Principal" $collapsed={collapsed} data-stand-in={isStandIn}>
        <NavLink to="/" end title={collapsed ? 'Início' : undefined}>
          <Icon name="home" size={20} />
          <span>Início</span>
        </NavLink>
        {site
          .filter((entry) => !isHome(entry))
          .map(({ label, link, icon }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the operator's entries replace default ones
            <MenuLink key={index} link={link} title={collapsed ? label : undefined}>
              <Icon name={icon} size={20} />
              <span>{label}</span>
            </MenuLink>
          ))}
        {dynamicButtons.map(({ label, link, icon }) => (
          <MenuLink key={label} link={link} title={collapsed ? label : undefined}>
            <Icon name={icon} size={20} />
            <span>{label}</span>
          </MenuLink>
        ))}
        <hr />
        {more.map(({ id, title, path, icon }) => (
          <NavLink key={id} to={path} title={collapsed ? title : undefined}>
            <Icon name={icon} size={20} />
            <span>{title}</span>
          </NavLink>
        ))}
      </Nav>
    );
  }, [collapsed, site, dynamicButtons, isStandIn, more]);
}

const labelsHidden = css`
  a {
    justify-content: center;
  }

  a span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

// The last entries are at the bottom, so that they do not move when the menu loads.
const Nav = styled.nav<{ $collapsed: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2xs')};
  min-block-size: 100%;

  a {
    ${menuRow}
  }

  hr {
    margin: auto 0 ${token('space.xs')};
    padding-block-start: ${token('space.xs')};
    border: 0;
    border-block-end: 1px solid ${token('color.border')};
  }

  ${({ $collapsed }) => $collapsed && labelsHidden}
`;
