import { styled } from 'styled-components';
import { selectMenuCollapsed, sideMenuToggled } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { token } from '../../shared/tokens/token.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { fromWide } from '../../ui/layout/screens.ts';
import { AccountArea } from '../parts/AccountArea.tsx';
import { HeaderChat } from '../parts/HeaderChat.tsx';
import { HeaderLogo } from '../parts/HeaderLogo.tsx';
import { headerStyle } from '../parts/headerStyle.ts';
import { blazeHeaderHeight } from './blazeHeights.ts';

export function BlazeHeader() {
  const dispatch = useAppDispatch();
  const isCollapsed = useAppSelector(selectMenuCollapsed);
  return (
    <Header data-bar>
      <FromWide>
        <IconButton
          data-fold
          aria-label={isCollapsed ? 'Expandir menu' : 'Recolher menu'}
          aria-expanded={!isCollapsed}
          icon={<Icon name="menu" />}
          onClick={() => dispatch(sideMenuToggled())}
        />
      </FromWide>
      <HeaderLogo heightPx={30} />
      <HeaderChat label="Abrir chat" />
      <AccountArea />
    </Header>
  );
}

const Header = styled.header`
  ${headerStyle}
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};
  block-size: ${blazeHeaderHeight};
  padding-inline: ${token('space.m')};
`;

// Tablets have the rail alone.
const FromWide = styled.div`
  display: none;

  ${fromWide} {
    display: contents;
  }
`;
