import { useState } from 'react';
import type { Promotion } from '../../../shared/contract/content/promotions.ts';
import { usePageData } from '../../../shared/paths/PageDataContext.ts';
import { useHydrated } from '../../../shared/state/useHydrated.ts';
import { useLoadedPart } from '../../../ui/lazy/useLoadedPart.ts';
import { LoadFailure } from '../../../ui/load-failure/LoadFailure.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { RunningText } from './RunningText.tsx';

const loadSafeHtml = () => import('./SafeHtml.tsx').then((part) => part.SafeHtml);

interface PromotionTextProps {
  promotion: Promotion;
  // False while only the fields of the list are known.
  isWhole: boolean;
}

/** Shows the prerendered description until the current one has loaded. */
export function PromotionText({ promotion: { id, description }, isWhole }: PromotionTextProps) {
  const { promotion: brought } = usePageData();
  const isHydrated = useHydrated();
  // Trusted Types let nothing into the page without the sanitizer; hydration leaves what stands there already.
  const [prerenderedId, setPrerenderedId] = useState(isHydrated ? null : id);
  if (prerenderedId !== null && prerenderedId !== id) setPrerenderedId(null);
  const loaded = useLoadedPart(loadSafeHtml);
  if (loaded.kind === 'ready' && isWhole) return <loaded.part html={description} />;
  if (brought?.id === id && prerenderedId === id) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the build
    return <RunningText dangerouslySetInnerHTML={{ __html: brought.html }} />;
  }
  if (loaded.kind === 'failed') {
    return (
      <LoadFailure
        text="Não foi possível carregar as regras."
        retryLabel="Tentar de novo"
        retrying={false}
        onRetry={loaded.retry}
      />
    );
  }
  return <Skeleton count={8} status="Carregando regras" />;
}
