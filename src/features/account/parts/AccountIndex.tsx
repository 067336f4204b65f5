import { Link } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { withHover } from '../../../ui/layout/screens.ts';
import { useOfferedPages } from '../../settings/useOfferedPages.ts';
import { accountPages } from './accountPages.ts';

const otherPages = accountPages.filter(({ id }) => id !== 'user-account');

/** Lists the pages of the account where there is no room for a column of them. */
export function AccountIndex() {
  const pages = useOfferedPages(otherPages);
  return (
    <Narrow aria-label="Minha conta">
      <List role="list">
        {pages.map(({ id, title, path, icon }) => (
          <li key={id}>
            <Entry to={path}>
              <Icon name={icon} size={20} />
              {title}
            </Entry>
          </li>
        ))}
      </List>
    </Narrow>
  );
}

const Narrow = styled.nav`
  margin-block-end: ${token('space.m')};

  @container account (min-width: 54rem) {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: 1fr;
  gap: ${token('space.xs')};
  margin: 0;
  padding: 0;
  list-style: none;

  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};
  block-size: 100%;
  min-block-size: 2.75rem;
  padding: ${token('space.xs')} ${token('space.s')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;

  > svg {
    flex: none;
  }

  ${withHover} {
    &:hover {
      background: ${token('color.surface-hover')};
    }
  }
`;
