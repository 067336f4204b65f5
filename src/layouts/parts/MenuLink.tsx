import type { ComponentProps, ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { SiteLink } from '../../shared/paths/siteLink.ts';

interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  link: SiteLink;
  children: ReactNode;
}

// Pages whose subpages are in the same menu.
const exactPaths: ReadonlySet<string> = new Set(['/', '/casino', '/sports', '/user/wallet', '/user/account']);

/** Links a menu entry, marked by `aria-current`; external links open in a new tab. */
export function MenuLink({ link, children, ...rest }: MenuLinkProps) {
  if (link.kind === 'page') {
    return (
      <NavLink {...rest} to={link.path} end={exactPaths.has(link.path)}>
        {children}
      </NavLink>
    );
  }
  return (
    <a {...rest} href={link.href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
