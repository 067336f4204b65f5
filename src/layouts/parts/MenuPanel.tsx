import { useEffect } from 'react';
import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import { useChatOffered } from '../../features/chat/useChatOffered.ts';
import { hasLegalText } from '../../features/legal/hasLegalText.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { selectAuthPanel } from '../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { logoutRequested, selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AccountHead } from './AccountHead.tsx';
import { ChatEntry } from './ChatEntry.tsx';
import { CreditEntry } from './CreditEntry.tsx';
import { GuestButtons } from './GuestButtons.tsx';
import { MenuAction } from './MenuAction.tsx';
import { menuRow } from './menuRow.ts';
import { SideMenu } from './SideMenu.tsx';

const responsiblePlay = 'jogo-responsavel';

export function MenuPanel({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const brand = useBrand();
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const isChatOffered = useChatOffered('sidebar');
  const authPanel = useAppSelector(selectAuthPanel);
  useEffect(() => {
    if (authPanel) onClose();
  }, [authPanel, onClose]);
  // Visitors read about it; the page with limits and pauses asks for a login.
  const isRead = !isPlayer && hasLegalText(brand, responsiblePlay);
  return (
    <Drawer open title="Menu" closeLabel="Fechar menu" onClose={onClose}>
      <Stack $gap="2xs" data-drawer>
        {isPlayer ? (
          <AccountHead />
        ) : (
          <Guest>
            <GuestButtons />
          </Guest>
        )}
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

const Guest = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${token('space.s')};
  margin-block-end: ${token('space.xs')};
  padding-block-end: ${token('space.m')};
  border-block-end: 1px solid ${token('color.border')};
`;

const Protection = styled(NavLink)`
  ${menuRow}
`;

const Last = styled.div`
  margin-block-start: ${token('space.xs')};
  padding-block-start: calc(${token('space.xs')} + ${token('space.2xs')});
  border-block-start: 1px solid ${token('color.border')};
`;
