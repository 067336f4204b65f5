import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { menuClosed, selectMenuOpened } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { SideMenu } from './SideMenu.tsx';

/** The whole menu over the page. Following one of its links closes it. */
export function MenuDrawer() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMenuOpened);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes it
  useEffect(() => () => void dispatch(menuClosed()), [pathname, dispatch]);

  return (
    <Drawer open={isOpen} title="Menu" closeLabel="Fechar menu" onClose={() => dispatch(menuClosed())}>
      <SideMenu />
    </Drawer>
  );
}
