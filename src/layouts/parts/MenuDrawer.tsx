import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { menuClosed, selectMenuOpened } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { useOptionalPart } from '../../ui/lazy/useOptionalPart.ts';

const loadPanel = () => import('./MenuPanel.tsx').then((part) => part.MenuPanel);

/** The whole menu over the page, fetched when first opened. Following one of its links closes it. */
export function MenuDrawer() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMenuOpened);
  const MenuPanel = useOptionalPart(loadPanel, isOpen);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes it
  useEffect(() => () => void dispatch(menuClosed()), [pathname, dispatch]);

  return isOpen && MenuPanel ? <MenuPanel onClose={() => dispatch(menuClosed())} /> : null;
}
