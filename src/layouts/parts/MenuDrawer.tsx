import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { menuClosed, selectMenuOpened } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { useEffectFor } from '../../shared/state/useEffectFor.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';

const loadPanel = () => import('./MenuPanel.tsx').then((part) => part.MenuPanel);

// Lazy; a navigation closes it.
export function MenuDrawer() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMenuOpened);
  const MenuPanel = useLazyComponent(loadPanel, isOpen);
  const { pathname } = useLocation();

  useEffectFor(
    pathname,
    useCallback(() => () => void dispatch(menuClosed()), [dispatch]),
  );

  return isOpen && MenuPanel ? <MenuPanel onClose={() => dispatch(menuClosed())} /> : null;
}
