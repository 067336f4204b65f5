import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import { useChatOffered } from '../../features/chat/useChatOffered.ts';
import { hasLegalText } from '../../features/legal/hasLegalText.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { logoutRequested, selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AccountHead } from './AccountHead.tsx';
import { ChatEntry } from './ChatEntry.tsx';
import { CreditEntry } from './CreditEntry.tsx';
import { MenuAction } from './MenuAction.tsx';
import { menuRow } from './menuRow.ts';
import { SideMenu } from './SideMenu.tsx';

const responsiblePlay = 'jogo-responsavel';

export function MenuPanel({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const brand = useBrand();
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const isChatOffered = useChatOffered('sidebar');
  // Visitors read about it; the page with limits and pauses asks for a login.
  const isRead = !isPlayer && hasLegalText(brand, responsiblePlay);
  return (
    <Drawer open title="Menu" closeLabel="Fechar menu" onClose={onClose}>
      <Stack $gap="2xs">
        <AccountHead />
        <CreditEntry onPress={onClose} />
        <SideMenu />
        <Protection to={isRead ? `/${responsiblePlay}` : '/user/protection'}>
          <Icon name="shield" size={20} />
          Jogo responsável
        </Protection>
        {isChatOffered && <ChatEntry onPress={onClose} />}
        {isPlayer && (
          <Last>
            <MenuAction
              icon="logout"
              onClick={() => {
                onClose();
                dispatch(logoutRequested());
              }}
            >
              Sair
            </MenuAction>
          </Last>
        )}
      </Stack>
    </Drawer>
  );
}

const Protection = styled(NavLink)`
  ${menuRow}
`;

const Last = styled.div`
  margin-block-start: ${token('space.xs')};
  padding-block-start: calc(${token('space.xs')} + ${token('space.2xs')});
  border-block-start: 1px solid ${token('color.border')};
`;
