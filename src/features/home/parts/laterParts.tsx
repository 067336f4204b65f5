import { HeroBanners } from '../../banners/HeroBanners.tsx';
import { useCapabilities } from '../../settings/useCapabilities.ts';
import { PromotionsRow } from './PromotionsRow.tsx';
import { ProvidersRow } from './ProvidersRow.tsx';

function OfferedProvidersRow() {
  return useCapabilities().casino && <ProvidersRow />;
}

// The banners are a picture until then, and no screen shows the rows at first.
export const laterParts = { HeroBanners, PromotionsRow, ProvidersRow: OfferedProvidersRow };
