import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { menuClosed, selectMenuOpened } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { useEffectFor } from '../../shared/state/useEffectFor.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';

const loadPanel = () => import('./MenuPanel.tsx').then((part) => part.MenuPanel);

// Lazy; every navigation closes it, also to the page that is open.
export function MenuDrawer() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMenuOpened);
  const MenuPanel = useLazyComponent(loadPanel, isOpen);
  const { key } = useLocation();

  useEffectFor(
    key,
    useCallback(() => () => void dispatch(menuClosed()), [dispatch]),
  );

  return isOpen && MenuPanel ? <MenuPanel onClose={() => dispatch(menuClosed())} /> : null;
}
