import { useEffect, useState } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { chatToggled, selectChatOpened } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { hasConsent, selectConsentDecision } from '../consent/consentSlice.ts';
import { selectUser } from '../session/meApi.ts';
import { ChatButton } from './parts/ChatButton.tsx';
import { ChatConsent } from './parts/ChatConsent.tsx';
import { useChatPlace } from './parts/useChatPlace.ts';
import { useLiveChat } from './parts/useLiveChat.ts';
import { useChatOffered } from './useChatOffered.ts';

/**
 * Shows the operator's chat as open as the menu state says and ends it with the session. Its flag keeps it on the page;
 * without the flag it is there only while an entry of a menu has opened it.
 */
export function ChatEffects() {
  const dispatch = useAppDispatch();
  const { id: brandId, jurisdiction } = useBrand();
  const isOffered = useChatOffered();
  const hasWidget = useChatOffered('widget');
  const isOpen = useAppSelector(selectChatOpened);
  // The specification shows the chat whatever the visitor decided about cookies; Brazilian law wants a yes first.
  const hasCookies = useAppSelector((state) => hasConsent(state, 'preferences'));
  const isAllowed = jurisdiction === 'none' || hasCookies;
  // Until then the notice about cookies is in the button's place.
  const hasAnswered = useAppSelector((state) => selectConsentDecision(state) !== null);
  const toggle = () => dispatch(chatToggled());
  const hasLeft = useHasLeft(isOpen);
  const chat = useLiveChat(isOffered && isAllowed && !hasLeft && (hasWidget || isOpen));
  useChatPlace(chat && (isOpen ? 'open' : 'minimised'));
  const { id, name, email } = useAppSelector(selectUser) ?? {};

  useEffect(() => {
    if (!chat || id === undefined) return;
    chat.setCustomer({ name: name ?? '', email: email ?? '' });
    chat.setSessionVariables({ brand: brandId, user_id: id });
  }, [chat, brandId, id, name, email]);

  return (
    <>
      {isOffered && isOpen && !isAllowed && <ChatConsent onClose={toggle} />}
      {hasWidget && !isOpen && !isAllowed && hasAnswered && <ChatButton onPress={toggle} />}
    </>
  );
}

/** Tells that the player who owned the conversation has logged out, until the chat is opened or a player logs in. */
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
