import type { Promotion } from '../../../shared/contract/promotions.ts';
import { usePageData } from '../../../shared/paths/PageDataContext.ts';
import { useLoadedPart } from '../../../ui/lazy/useLoadedPart.ts';
import { LoadFailure } from '../../../ui/load-failure/LoadFailure.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { RunningText } from './RunningText.tsx';

const loadSafeHtml = () => import('./SafeHtml.tsx').then((part) => part.SafeHtml);

interface PromotionTextProps {
  promotion: Promotion;
  /** False while only what lists show of the promotion is known. */
  isWhole: boolean;
}

/** The operator's words: those that the page brought along until today's have arrived. */
export function PromotionText({ promotion: { id, description }, isWhole }: PromotionTextProps) {
  const { promotion: brought } = usePageData();
  const loaded = useLoadedPart(loadSafeHtml);
  if (loaded.kind === 'ready' && isWhole) return <loaded.part html={description} />;
  if (brought?.id === id) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has made it safe
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
