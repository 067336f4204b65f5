import { menuToggled, selectMenuOpened } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

/** Opens the menu on low tablets, which have no bottom bar and no room for the whole row of pages. */
export function HeaderMenu() {
  const dispatch = useAppDispatch();
  return (
    <IconButton
      data-menu
      aria-label="Menu"
      aria-expanded={useAppSelector(selectMenuOpened)}
      icon={<Icon name="menu" />}
      onClick={() => dispatch(menuToggled())}
    />
  );
}
