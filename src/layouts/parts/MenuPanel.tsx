import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { SideMenu } from './SideMenu.tsx';

export function MenuPanel({ onClose }: { onClose: () => void }) {
  return (
    <Drawer open title="Menu" closeLabel="Fechar menu" onClose={onClose}>
      <SideMenu />
    </Drawer>
  );
}
