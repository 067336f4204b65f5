import { HeroBanners } from '../../banners/HeroBanners.tsx';
import { useCapabilities } from '../../settings/capabilities.ts';
import { LiveRow } from './LiveRow.tsx';
import { OriginalsRow } from './OriginalsRow.tsx';
import { PromotionsRow } from './PromotionsRow.tsx';
import { ProvidersRow } from './ProvidersRow.tsx';

function OfferedProvidersRow() {
  return useCapabilities().casino && <ProvidersRow />;
}

function OfferedOriginalsRow() {
  return useCapabilities().casino && <OriginalsRow />;
}

function OfferedLiveRow({ at }: { at: number }) {
  return useCapabilities().casino && <LiveRow at={at} />;
}

// The banners are a picture until then, and the rows are mostly below the first screen.
export const laterParts = {
  HeroBanners,
  LiveRow: OfferedLiveRow,
  OriginalsRow: OfferedOriginalsRow,
  PromotionsRow,
  ProvidersRow: OfferedProvidersRow,
};
