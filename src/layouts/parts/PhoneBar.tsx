import { useLocation, useNavigate } from 'react-router';
import { useChatOffered } from '../../features/chat/useChatOffered.ts';
import { useCapabilities } from '../../features/settings/capabilities.ts';
import { useMenus } from '../../features/settings/useMenus.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { menuToggled, selectMenuOpened } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { depositRequested } from '../../shared/state/walletDialogSlice.ts';
import { BottomBar } from '../../ui/bottom-bar/BottomBar.tsx';
import type { BottomBarItem } from '../../ui/bottom-bar/BottomBarEntry.tsx';

interface PhoneBarProps {
  // A raised deposit button in the middle, which leads guests to the login.
  raisedDeposit?: boolean;
}

const home: BottomBarItem = { key: '/', label: 'Início', icon: 'home', to: '/', end: true };

/** Shows home, the first pages of the operator's mobile menu and the menu button. */
export function PhoneBar({ raisedDeposit = false }: PhoneBarProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isMenuOpen = useAppSelector(selectMenuOpened);
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const { deposit } = useCapabilities();
  const { features, chat } = useBrand();
  const isChatOffered = useChatOffered('widget');
  const hasDeposit = raisedDeposit && deposit;
  const { mobile, isStandIn } = useMenus();
  // Keyed by position: the operator's pages replace the default ones.
  const pages = mobile
    .flatMap(({ label, link, icon }) =>
      link.kind === 'page' && link.path !== '/'
        ? [{ label, icon, to: link.path, end: link.path === '/casino' }]
        : [],
    )
    .map((page, index): BottomBarItem => ({ key: `page ${index}`, ...page }));
  const depositKey: BottomBarItem = {
    key: 'deposit',
    label: 'Depositar',
    icon: 'deposit',
    // The page itself has the form.
    raised: pathname !== '/user/wallet/deposit',
    onPress: () => (isPlayer ? dispatch(depositRequested()) : navigate('/user/wallet/deposit')),
  };
  const menuKey: BottomBarItem = {
    key: 'menu',
    label: 'Menu',
    icon: 'menu',
    expanded: isMenuOpen,
    onPress: () => dispatch(menuToggled()),
  };
  const items = hasDeposit
    ? [home, ...pages.slice(0, 1), depositKey, ...pages.slice(1, 2), menuKey]
    : [home, ...pages.slice(0, 3), menuKey];
  return (
    <BottomBar
      label="Atalhos"
      items={items}
      isStandIn={isStandIn}
      chatRoom={isChatOffered ? 'shown' : features.chat && chat ? 'kept' : undefined}
    />
  );
}
