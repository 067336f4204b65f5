import { useLayoutEffect } from 'react';
import { ConnectionNotices } from '../../features/connection/ConnectionNotices.tsx';
import { TrackingEffects } from '../../features/tracking/TrackingEffects.tsx';
import { UpdateNotice } from '../../features/updates/UpdateNotice.tsx';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { PrefetchEffects } from '../prefetch/PrefetchEffects.tsx';
import { HeadEffects } from './HeadEffects.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RouteRuleEffects } from './RouteRuleEffects.tsx';
import { StructuredData } from './StructuredData.tsx';
import { SubjectEffects } from './SubjectEffects.tsx';
import { useGameScreen } from './useGameScreen.ts';

const loadPreview = () =>
  import('../../features/preview/PreviewNotice.tsx').then((part) => part.PreviewNotice);
const loadChat = () => import('../../features/chat/ChatEffects.tsx').then((part) => part.ChatEffects);

// Lazy: components that the first view does not need.
export function LateEffects() {
  // In the same frame as the app's own notice: this hides the early one.
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
      <StructuredData />
      <PrefetchEffects />
      <RouteRuleEffects />
      <SubjectEffects />
      <TrackingEffects />
      {Chat && <Chat />}
      <ConnectionNotices />
      <UpdateNotice />
      {Preview && <Preview />}
    </>
  );
}
