import { useChatOffered } from '../../features/chat/useChatOffered.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { ChatEntry } from './ChatEntry.tsx';
import { SideMenu } from './SideMenu.tsx';

export function MenuPanel({ onClose }: { onClose: () => void }) {
  const isChatOffered = useChatOffered('sidebar');
  return (
    <Drawer open title="Menu" closeLabel="Fechar menu" onClose={onClose}>
      <SideMenu />
      {isChatOffered && <ChatEntry onPress={onClose} />}
    </Drawer>
  );
}
