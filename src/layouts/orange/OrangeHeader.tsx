import { styled } from 'styled-components';
import { useMenus } from '../../features/settings/useMenus.ts';
import { token } from '../../shared/tokens/token.ts';
import { pageWidth, widestPage } from '../../ui/layout/pageWidth.ts';
import { onPhone, onVeryWide } from '../../ui/layout/screens.ts';
import { AccountArea } from '../parts/AccountArea.tsx';
import { HeaderChat } from '../parts/HeaderChat.tsx';
import { HeaderLogo } from '../parts/HeaderLogo.tsx';
import { HorizontalMenu } from '../parts/HorizontalMenu.tsx';
import { headerStyle } from '../parts/headerStyle.ts';

export function OrangeHeader() {
  const { site, isStandIn } = useMenus();
  return (
    <div data-tabs>
      <Header data-bar>
        <Upper data-row>
          <HeaderLogo heightPx={34} />
          <HeaderChat label="Chat ao vivo" openLabel="Fechar chat" />
          <AccountArea />
        </Upper>
      </Header>
      <Lower data-bar="tabs">
        <HorizontalMenu entries={site} isStandIn={isStandIn} withIcons />
      </Lower>
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

    /* The raised key of the bottom bar has it. */
    [data-deposit] {
      display: none;
    }
  }
`;

// Leaves with the page: only the first row stays in view.
const Lower = styled.div`
  border-block-end: 1px solid ${token('color.border')};
  background: ${token('color.surface-raised')};

  > nav {
    max-inline-size: ${pageWidth.orange};
    margin-inline: auto;
    padding-inline: ${token('space.s')};
  }

  /* As wide as the row above. */
  ${onVeryWide} {
    > nav {
      max-inline-size: ${widestPage};
    }
  }
`;
