import { styled } from 'styled-components';
import type { SocialNetwork } from '../../../features/settings/siteAppearance.ts';
import { useSocialLinks } from '../../../features/settings/useSiteAppearance.ts';
import { token } from '../../../shared/tokens/token.ts';
import { SpriteIcon } from '../../../ui/icon/SpriteIcon.tsx';

const names: Record<SocialNetwork, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  youtube: 'YouTube',
  telegram: 'Telegram',
  tiktok: 'TikTok',
};

export function SocialLinks() {
  const links = useSocialLinks();
  if (links.length === 0) return null;
  return (
    <Row role="list" aria-label="Redes sociais">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={names[network]}>
            <SpriteIcon id={`social-${network}`} size={20} />
          </a>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.xs')};

  a {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: ${token('radius.control')};
    background: ${token('color.surface-raised')};
  }

  /* Six icons fit next to the menus in one line. */
  @media (min-width: 48em) and (pointer: fine) {
    gap: ${token('space.2xs')};

    a {
      inline-size: 2.25rem;
      block-size: 2.25rem;
    }
  }
`;
