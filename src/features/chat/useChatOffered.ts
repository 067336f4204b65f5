import { useLocation } from 'react-router';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import { useSettings } from '../settings/useSettings.ts';
import { readChatLicence } from './chatLicence.ts';

// Floating button, side menu with header entry, account menu.
type ChatPlace = 'widget' | 'sidebar' | 'user_menu';

/** Tells whether this page can have a chat; `place` adds that place's own flag. */
export function useChatOffered(place?: ChatPlace): boolean {
  const { features, chat } = useBrand();
  const settings = useSettings();
  const { pathname } = useLocation();
  return (
    features.chat &&
    chat !== null &&
    (!place || settings[`general_show_chat_${place}`]) &&
    readChatLicence(settings.general_live_chat) !== null &&
    routeOfPath(pathname) !== 'play-id'
  );
}
