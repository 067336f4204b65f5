import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { type SmallGameName, smallGameNames } from '../../../shared/brand/brandNames.ts';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { isRouteEnabled, routeEntry } from '../../../shared/paths/routeRules.ts';
import { token } from '../../../shared/tokens/token.ts';
import { onPhone, withHover } from '../../../ui/layout/screens.ts';
import { RowFrame } from './RowFrame.tsx';

/** Shows the small games that the brand offers; fewer of them are wider. */
export function OriginalsRow() {
  const brand = useBrand();
  const offered = smallGameNames.filter((name) => isRouteEnabled(`games-${name}`, brand));
  if (offered.length === 0) return null;
  return (
    <RowFrame title={`Originais ${brand.name}`}>
      <Cards role="list">
        {offered.map((name) => (
          <li key={name}>
            <Card to={`/games/${name}`}>
              <span>
                <b>{routeEntry(`games-${name}`).title}</b>
                <small>{cards[name].text}</small>
              </span>
              <svg viewBox="0 0 150 90" aria-hidden="true">
                {cards[name].art}
              </svg>
            </Card>
          </li>
        ))}
      </Cards>
    </RowFrame>
  );
}

const openTiles = [1, 8, 10, 14];

const cards: Record<SmallGameName, { text: string; art: ReactNode }> = {
  mines: {
    text: 'Escolha as casas e retire quando quiser.',
    art: [...Array(15).keys()].map((tile) => {
      const isOpen = openTiles.includes(tile);
      return (
        <g key={tile} transform={`translate(${(tile % 5) * 30 + 2} ${(tile - (tile % 5)) * 6 + 2})`}>
          <rect width="26" height="26" rx="5" data-ink={isOpen ? 'primary' : 'tile'} />
          {isOpen && <path d="M13 6l8 7l-8 8l-8-8z" data-ink="on-primary" />}
        </g>
      );
    }),
  },
  double: {
    text: 'Três cores, o mesmo giro para todos.',
    art: (
      <g>
        {[...Array(5).keys()].map((index) => (
          <rect
            key={index}
            x={index * 30 + 2}
            y={index === 2 ? 20 : 30}
            width="26"
            height={index === 2 ? 50 : 30}
            rx="6"
            data-ink={index === 2 ? 'primary' : index % 2 ? 'secondary' : 'tile'}
          />
        ))}
        <path d="M67 4h16l-8 11z" data-ink="primary" />
        <path d="M75 37l9 8l-9 9l-9-9z" data-ink="on-primary" />
      </g>
    ),
  },
};

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${token('space.s')};
`;

const Card = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.m')};
  min-block-size: 6.5rem;
  padding: ${token('space.s')} ${token('space.l')};
  overflow: hidden;
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: linear-gradient(100deg, ${token('color.surface')} 40%, ${token('color.primary-soft')});
  color: ${token('color.text')};
  text-decoration: none;
  transition: border-color ${token('motion.fast')} ${token('motion.easing')};

  span {
    display: grid;
    gap: ${token('space.2xs')};
  }

  b {
    font-family: ${token('font.display')};
    font-weight: ${token('font.display-weight')};
    font-size: 1.5rem;
    line-height: 1.15;
  }

  small {
    color: ${token('color.text-muted')};
    font-size: 0.875rem;
    line-height: 1.35;
  }

  svg {
    flex: none;
    inline-size: min(8rem, 40%);
  }

  ${onPhone} {
    flex-direction: column-reverse;
    align-items: flex-start;
    gap: ${token('space.xs')};
    padding: ${token('space.s')} ${token('space.m')};

    small {
      display: none;
    }

    svg {
      inline-size: 7rem;
    }
  }

  [data-ink='primary'] {
    fill: ${token('color.primary')};
  }

  [data-ink='on-primary'] {
    fill: ${token('color.on-primary')};
  }

  [data-ink='secondary'] {
    fill: ${token('color.secondary')};
  }

  [data-ink='tile'] {
    fill: ${token('color.surface-hover')};
    stroke: ${token('color.control-border')};
  }

  ${withHover} {
    &:hover {
      border-color: ${token('color.primary')};
    }
  }
`;
