import { useLocation } from 'react-router';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import { useSettings } from '../settings/useSettings.ts';
import { readChatLicence } from './chatLicence.ts';

/** The button that floats over the page, the side menu with its header entry, the menu of the account. */
type ChatPlace = 'widget' | 'sidebar' | 'user_menu';

/**
 * Tells whether this page can have a chat: the brand has one, the operator a license, and the route is not `play-id`.
 * With a `place`, its own flag counts too; no flag depends on another.
 */
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
