import { useSettings } from '../../features/settings/useSettings.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';

/** Chat needs the brand's feature, its script, and the operator's licence and wish. */
export function useChatOffered(): boolean {
  const { features, chat } = useBrand();
  const { general_live_chat: licence, general_show_chat_sidebar: isWanted } = useSettings();
  return features.chat && chat !== null && licence !== '' && isWanted;
}
