import { useEffect, useState } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { chatToggled, selectChatOpened } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { selectConsentDecision } from '../consent/consentSlice.ts';
import { mayUse } from '../consent/mayUse.ts';
import { selectUser } from '../session/meApi.ts';
import { ChatButton } from './parts/ChatButton.tsx';
import { ChatConsent } from './parts/ChatConsent.tsx';
import { useChatPlace } from './parts/useChatPlace.ts';
import { useLiveChat } from './parts/useLiveChat.ts';
import { useChatOffered } from './useChatOffered.ts';

/** The operator's chat beside every page but the games: as open as the menu says, gone with the session. */
export function ChatEffects() {
  const dispatch = useAppDispatch();
  const { id: brandId, jurisdiction } = useBrand();
  const isOffered = useChatOffered();
  const isOpen = useAppSelector(selectChatOpened);
  const isAllowed = useAppSelector((state) => mayUse(state, jurisdiction, 'preferences'));
  // Until then the question about cookies stands in the button's place.
  const hasAnswered = useAppSelector((state) => selectConsentDecision(state) !== null);
  const toggle = () => dispatch(chatToggled());
  const hasLeft = useHasLeft(isOpen);
  const chat = useLiveChat(isOffered && isAllowed && !hasLeft);
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
      {isOffered && !isOpen && !isAllowed && hasAnswered && <ChatButton onPress={toggle} />}
    </>
  );
}

/**
 * A conversation belongs to the player who logged out: the chat goes with them, and comes back when somebody opens it
 * or logs in.
 */
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
