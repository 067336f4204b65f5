import { useEffect, useState } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { chatToggled, selectChatOpened } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { hasConsent, selectConsentDecision } from '../consent/consentSlice.ts';
import { selectUser } from '../session/me.ts';
import { ChatButton } from './parts/ChatButton.tsx';
import { useChatPlace } from './parts/useChatPlace.ts';
import { useLiveChat } from './parts/useLiveChat.ts';
import { useChatOffered } from './useChatOffered.ts';

const loadConsent = () => import('./parts/ChatConsent.tsx').then((part) => part.ChatConsent);

/**
 * Shows the operator's chat by the menu state and ends it with the session; without its flag only while
 * opened.
 */
export function ChatEffects() {
  const dispatch = useAppDispatch();
  const { id: brandId, jurisdiction } = useBrand();
  const isOffered = useChatOffered();
  const hasWidget = useChatOffered('widget');
  const isOpen = useAppSelector(selectChatOpened);
  // The specification shows the chat regardless of cookies; Brazilian law requires consent (LGPD art. 8).
  const hasCookies = useAppSelector((state) => hasConsent(state, 'preferences'));
  const isAllowed = jurisdiction === 'none' || hasCookies;
  // Until then the cookie notice is in the button's place.
  const hasAnswered = useAppSelector((state) => selectConsentDecision(state) !== null);
  const toggle = () => dispatch(chatToggled());
  const hasLeft = useHasLeft(isOpen);
  const { chat, hasFailed } = useLiveChat(isOffered && isAllowed && !hasLeft && (hasWidget || isOpen));
  useChatPlace(chat && (isOpen ? 'open' : 'minimised'));
  const { id, name, email } = useAppSelector(selectUser) ?? {};

  useEffect(() => {
    if (!chat || id === undefined) return;
    chat.setCustomer({ name: name ?? '', email: email ?? '' });
    chat.setSessionVariables({ brand: brandId, user_id: id });
  }, [chat, brandId, id, name, email]);

  const isAsked = isOffered && isOpen && !isAllowed;
  const Consent = useLazyComponent(loadConsent, isAsked);

  return (
    <>
      {isAsked && Consent && <Consent onClose={toggle} />}
      {hasWidget && !isOpen && (isAllowed ? hasFailed || hasLeft : hasAnswered) && (
        <ChatButton onPress={toggle} />
      )}
    </>
  );
}

// True after the logout of the conversation's player, until the chat opens or a player logs in; a button of our own
// stands in for the chat's.
function useHasLeft(isOpen: boolean): boolean {
  const dispatch = useAppDispatch();
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const [was, setWas] = useState({ isAuthenticated, isOpen });
  const [hasLeft, setHasLeft] = useState(false);
  const leaves = was.isAuthenticated && !isAuthenticated;
  if (was.isAuthenticated !== isAuthenticated || was.isOpen !== isOpen) {
    setWas({ isAuthenticated, isOpen });
    if (leaves) setHasLeft(true);
    else if (isAuthenticated || (isOpen && !was.isOpen)) setHasLeft(false);
  }
  useEffect(() => {
    if (hasLeft && isOpen) dispatch(chatToggled());
  }, [hasLeft, isOpen, dispatch]);
  return hasLeft;
}
