import { useChatOffered } from '../../features/chat/useChatOffered.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AccountHead } from './AccountHead.tsx';
import { ChatEntry } from './ChatEntry.tsx';
import { CreditEntry } from './CreditEntry.tsx';
import { SideMenu } from './SideMenu.tsx';

export function MenuPanel({ onClose }: { onClose: () => void }) {
  const isChatOffered = useChatOffered('sidebar');
  return (
    <Drawer open title="Menu" closeLabel="Fechar menu" onClose={onClose}>
      <Stack $gap="2xs">
        <AccountHead />
        <CreditEntry onPress={onClose} />
        <SideMenu />
        {isChatOffered && <ChatEntry onPress={onClose} />}
      </Stack>
    </Drawer>
  );
}
