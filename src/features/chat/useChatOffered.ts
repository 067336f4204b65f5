import { useLocation } from 'react-router';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useSettings } from '../settings/useSettings.ts';
import { readChatLicence } from './chatLicence.ts';

type ChatPlace = 'sidebar' | 'user_menu';

/**
 * Whether there can be a chat on this page: the brand's feature and script, the operator's licence and wish, and no
 * game. With a `place`, whether it is also called for from there.
 */
export function useChatOffered(place?: ChatPlace): boolean {
  const { features, chat } = useBrand();
  const settings = useSettings();
  const { pathname } = useLocation();
  return (
    features.chat &&
    chat !== null &&
    settings.general_show_chat_widget &&
    (!place || settings[`general_show_chat_${place}`]) &&
    readChatLicence(settings.general_live_chat) !== null &&
    !pathname.startsWith('/play/')
  );
}
