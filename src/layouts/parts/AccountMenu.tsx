import { useCallback, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useChatOffered } from '../../features/chat/useChatOffered.ts';
import { selectUserMenuOpened, userMenuToggled } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { logoutRequested } from '../../shared/state/sessionSlice.ts';
import { useEffectFor } from '../../shared/state/useEffectFor.ts';
import { token } from '../../shared/tokens/token.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { AccountHead } from './AccountHead.tsx';
import { ChatEntry } from './ChatEntry.tsx';
import { CreditEntry } from './CreditEntry.tsx';
import { MenuAction } from './MenuAction.tsx';
import { menuRow } from './menuRow.ts';
import { useAccountEntries } from './pageEntries.ts';

// A disclosure with the account pages and the logout.
export function AccountMenu() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectUserMenuOpened);
  const entries = useAccountEntries();
  const isChatOffered = useChatOffered('user_menu');
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // Every navigation closes the menu.
  useEffectFor(
    key,
    useCallback(() => () => void dispatch(userMenuToggled(false)), [dispatch]),
  );

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target))
        dispatch(userMenuToggled(false));
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen, dispatch]);

  // A dialog opened from here returns the focus to this button, because the entry disappears.
  const closeToButton = () => {
    dispatch(userMenuToggled(false));
    box.current?.querySelector('button')?.focus();
  };

  return (
    <Box
      ref={box}
      onKeyDown={(event) => {
        if (!isOpen) return;
        if (event.key === 'Escape') closeToButton();
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        const { target } = event;
        if (!step || !(target instanceof HTMLElement)) return;
        // The button is the first stop. Keeps the page from scrolling.
        event.preventDefault();
        const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
        stops[stops.indexOf(target) + step]?.focus();
      }}
    >
      <IconButton
        aria-label="Minha conta"
        aria-expanded={isOpen}
        icon={<Icon name="user" />}
        onClick={() => dispatch(userMenuToggled(!isOpen))}
      />
      {isOpen && (
        <Panel aria-label="Minha conta">
          <AccountHead />
          <CreditEntry onPress={closeToButton} />
          {entries.map(({ id, title, path, icon }) => (
            <Entry key={id} to={path} end>
              <Icon name={icon} size={20} />
              {title}
            </Entry>
          ))}
          {isChatOffered && <ChatEntry onPress={closeToButton} />}
          <MenuAction icon="logout" onClick={() => dispatch(logoutRequested())}>
            Sair
          </MenuAction>
        </Panel>
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;

  /* On the narrowest phones the icon aligns with the page's content. */
  @media (max-width: 23em) {
    margin-inline-end: calc(-1 * ${token('space.xs')});
  }
`;

const Panel = styled.nav`
  position: absolute;
  inset-block-start: calc(100% + ${token('space.xs')});
  inset-inline-end: 0;
  z-index: 40;
  display: grid;
  inline-size: 16rem;
  max-block-size: calc(100dvh - 9rem);
  overflow-y: auto;
  padding: ${token('space.xs')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.overlay')};

  > :last-child {
    margin-block-start: ${token('space.xs')};
  }
`;

const Entry = styled(NavLink)`
  ${menuRow}
`;
