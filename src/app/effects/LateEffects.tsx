import { useLayoutEffect } from 'react';
import { TrackingEffects } from '../../features/tracking/TrackingEffects.tsx';
import { UpdateNotice } from '../../features/updates/UpdateNotice.tsx';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { PrefetchEffects } from '../prefetch/PrefetchEffects.tsx';
import { HeadEffects } from './HeadEffects.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RouteRuleEffects } from './RouteRuleEffects.tsx';
import { useGameScreen } from './useGameScreen.ts';

const loadPreview = () =>
  import('../../features/preview/PreviewNotice.tsx').then((part) => part.PreviewNotice);
const loadChat = () => import('../../features/chat/ChatEffects.tsx').then((part) => part.ChatEffects);

// Lazy: components that the first view does not need.
export function LateEffects() {
  // A marker for browser tests.
  useLayoutEffect(() => {
    document.documentElement.dataset.lateEffects = 'shown';
  }, []);
  // The early script does so for the first page.
  useGameScreen();
  const { features, chat } = useBrand();
  const Chat = useLazyComponent(loadChat, features.chat && chat !== null);
  const Preview = useLazyComponent(loadPreview, document.documentElement.dataset.preview !== undefined);
  return (
    <>
      <NavigationProgress />
      <HeadEffects />
      <PrefetchEffects />
      <RouteRuleEffects />
      <TrackingEffects />
      {Chat && <Chat />}
      <UpdateNotice />
      {Preview && <Preview />}
    </>
  );
}
