import { useEffect } from 'react';
import { ConnectionNotices } from '../features/connection/ConnectionNotices.tsx';
import { TrackingEffects } from '../features/tracking/TrackingEffects.tsx';
import { UpdateNotice } from '../features/updates/UpdateNotice.tsx';
import { useBrand } from '../shared/brand/useBrand.ts';
import { useOptionalPart } from '../ui/lazy/useOptionalPart.ts';
import { HeadEffects } from './HeadEffects.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PrefetchEffects } from './prefetch/PrefetchEffects.tsx';
import { RouteRuleEffects } from './RouteRuleEffects.tsx';
import { StructuredData } from './StructuredData.tsx';

const loadChat = () => import('../features/chat/ChatEffects.tsx').then((part) => part.ChatEffects);

/** What stands beside the page once it has settled: the prerendered page has its own head, and nothing to wait for. */
export function LateEffects() {
  useEffect(() => {
    document.documentElement.dataset.lateEffects = 'shown';
  }, []);
  const { features, chat } = useBrand();
  const Chat = useOptionalPart(loadChat, features.chat && chat !== null);
  return (
    <>
      <NavigationProgress />
      <HeadEffects />
      <StructuredData />
      <PrefetchEffects />
      <RouteRuleEffects />
      <TrackingEffects />
      {Chat && <Chat />}
      <ConnectionNotices />
      <UpdateNotice />
    </>
  );
}
