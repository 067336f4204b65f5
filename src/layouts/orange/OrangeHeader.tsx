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

export function OrangeHeader() {
  const { site, isStandIn } = useMenus();
  return (
    <div data-tabs>
      <Header data-bar>
        <Upper data-row>
          <HeaderLogo heightPx={34} />
          <HeaderMenu />
          <HeaderChat label="Chat ao vivo" />
          <AccountArea />
        </Upper>
      </Header>
      <div data-bar="tabs">
        <HorizontalMenu entries={site} isStandIn={isStandIn} withIcons />
      </div>
    </div>
  );
}

const Header = styled.header`
  ${headerStyle}
`;

const Upper = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.s')};
  max-inline-size: ${pageWidth.orange};
  block-size: 3.75rem;
  margin-inline: auto;
  padding-inline: ${token('space.l')};

  ${onPhone} {
    block-size: 3.25rem;
    padding-inline: ${token('space.m')};
  }

  /* The raised key of the bottom bar has it. */
  ${underBar} {
    [data-deposit] {
      display: none;
    }
  }
`;
