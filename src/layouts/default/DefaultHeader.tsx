import { styled } from 'styled-components';
import { useMenus } from '../../features/settings/useMenus.ts';
import { token } from '../../shared/tokens/token.ts';
import { pageWidth } from '../../ui/layout/pageWidth.ts';
import { onPhone, underBar } from '../../ui/layout/screens.ts';
import { AccountArea } from '../parts/AccountArea.tsx';
import { HeaderChat } from '../parts/HeaderChat.tsx';
import { HeaderLogo } from '../parts/HeaderLogo.tsx';
import { HeaderMenu } from '../parts/HeaderMenu.tsx';
import { HorizontalMenu } from '../parts/HorizontalMenu.tsx';
import { headerStyle } from '../parts/headerStyle.ts';

export function DefaultHeader() {
  const { site, isStandIn } = useMenus();
  return (
    <Header data-bar>
      <Row data-row>
        <HeaderLogo heightPx={36} />
        <Menu>
          <HorizontalMenu entries={site} isStandIn={isStandIn} />
        </Menu>
        <HeaderMenu />
        <HeaderChat label="Chat ao vivo" />
        <AccountArea />
      </Row>
    </Header>
  );
}

const Header = styled.header`
  ${headerStyle}
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.l')};
  max-inline-size: ${pageWidth.default};
  block-size: 4.5rem;
  margin-inline: auto;
  padding-inline: ${token('space.l')};

  ${onPhone} {
    gap: ${token('space.s')};
    block-size: 3.75rem;
    padding-inline: ${token('space.m')};
  }
`;

const Menu = styled.div`
  display: flex;
  flex: 1;
  min-inline-size: 0;

  ${underBar} {
    display: none;
  }
`;
