import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { menuClosed, selectMenuOpened } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';

const loadPanel = () => import('./MenuPanel.tsx').then((part) => part.MenuPanel);

// Lazy; a navigation closes it.
export function MenuDrawer() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMenuOpened);
  const MenuPanel = useLazyComponent(loadPanel, isOpen);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a path change closes it
  useEffect(() => () => void dispatch(menuClosed()), [pathname, dispatch]);

  return isOpen && MenuPanel ? <MenuPanel onClose={() => dispatch(menuClosed())} /> : null;
}
