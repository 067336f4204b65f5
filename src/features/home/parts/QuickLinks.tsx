import { memo } from 'react';
import { Link } from 'react-router';
import { css, styled } from 'styled-components';
import type { SiteLink } from '../../../shared/paths/siteLink.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { withHover } from '../../../ui/layout/screens.ts';
import { useCapabilities } from '../../settings/capabilities.ts';
import type { SiteMenuEntry } from '../../settings/siteMenu.ts';
import { useMenus } from '../../settings/useMenus.ts';

/**
 * Shows the search for games, the operator's start menu and dynamic buttons in a scrolling row, which remounts
 * when entries change.
 */
export function QuickLinks() {
  const { site, start, dynamicButtons, isStandIn } = useMenus();
  const { casino } = useCapabilities();
  const labels = [...dynamicButtons, ...start].map(({ label }) => label).join();
  const prominent = new Set(dynamicButtons.map(({ link }) => urlOf(link)));
  const inMenu = new Set(site.map(({ link }) => urlOf(link)));
  const repeats = dynamicButtons.length === 0 && start.every(({ link }) => inMenu.has(urlOf(link)));
  return (
    <nav aria-label="Acesso rápido" data-repeats={repeats || undefined}>
      <Row key={labels} role="list" data-fades data-stand-in={isStandIn}>
        {casino && (
          <li>
            <PageChip to="/casino#busca">
              <Icon name="search" size={20} />
              <span>Buscar jogos</span>
            </PageChip>
          </li>
        )}
        {dynamicButtons.map((entry) => (
          <li key={`button ${entry.label}`}>
            <QuickLink entry={entry} prominent />
          </li>
        ))}
        {start
          .filter(({ link }) => !prominent.has(urlOf(link)))
          .map((entry) => (
            <li key={entry.label}>
              <QuickLink entry={entry} />
            </li>
          ))}
      </Row>
    </nav>
  );
}

const QuickLink = memo(function QuickLink({
  entry: { label, link, icon },
  prominent = false,
}: {
  entry: SiteMenuEntry;
  prominent?: boolean;
}) {
  const content = (
    <>
      <Icon name={icon} size={20} />
      {label}
    </>
  );
  return link.kind === 'page' ? (
    <PageChip to={link.path} $prominent={prominent}>
      {content}
    </PageChip>
  ) : (
    <OutsideChip href={link.href} target="_blank" rel="noopener noreferrer" $prominent={prominent}>
      {content}
    </OutsideChip>
  );
});

const urlOf = (link: SiteLink) => (link.kind === 'page' ? link.path : link.href);

const Row = styled.ul`
  display: flex;
  gap: ${token('space.xs')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  padding: ${token('space.2xs')} var(--bleed, ${token('space.2xs')});
  margin: calc(-1 * ${token('space.2xs')}) calc(-1 * var(--bleed, ${token('space.2xs')}));

  > li {
    flex: none;
  }
`;

const chip = css<{ $prominent?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.xs')};
  min-block-size: 2.75rem;
  padding-inline: ${token('space.m')};
  border: 1px solid ${({ $prominent }) => token($prominent ? 'color.secondary' : 'color.border')};
  border-radius: ${token('radius.control')};
  background: ${({ $prominent }) => token($prominent ? 'color.secondary' : 'color.surface')};
  color: ${({ $prominent }) => token($prominent ? 'color.on-secondary' : 'color.text')};
  font-size: 0.9375rem;
  font-weight: 650;
  text-decoration: none;
  white-space: nowrap;

  svg {
    flex: none;
  }
  transition: background-color ${token('motion.fast')} ${token('motion.easing')};

  ${withHover} {
    &:hover {
      background: ${({ $prominent }) => token($prominent ? 'color.secondary-hover' : 'color.surface-hover')};
    }
  }
`;

const PageChip = styled(Link)<{ $prominent?: boolean }>`
  ${chip}
`;

const OutsideChip = styled.a<{ $prominent?: boolean }>`
  ${chip}
`;
