import { useCallback, useEffect, useState } from 'react';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { chatToggled, selectChatOpened, selectUserMenuOpened } from '../../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../shared/state/rootState.ts';
import { useEffectFor } from '../../../shared/state/useEffectFor.ts';
import { useSetting } from '../../settings/useSettings.ts';
import { readChatLicence } from '../chatLicence.ts';
import { type LiveChat, openLiveChat } from '../liveChat.ts';

// A faster response needs no message.
const patienceMs = 600;

type State = 'loading' | 'ready' | 'failed';

/** Opens the chat while wanted, keeps window and menu state equal, and reports loading and failure. */
export function useLiveChat(isWanted: boolean): { chat: LiveChat | null; hasFailed: boolean } {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { chat: settings, company } = useBrand();
  const isOpen = useAppSelector(selectChatOpened);
  const isMenuOpen = useAppSelector(selectUserMenuOpened);
  const { license, group } = readChatLicence(useSetting('general_live_chat')) ?? {};
  const [chat, setChat] = useState<LiveChat | null>(null);
  const [state, setState] = useState<State>('loading');
  const [tries, setTries] = useState(0);
  const script = settings?.script;
  const integrity = settings?.integrity;
  const { email, phone } = company.support;

  const openChat = useCallback(() => {
    if (!isWanted || script === undefined || license === undefined) return undefined;
    setState('loading');
    const opened = openLiveChat({
      script,
      integrity,
      licence: group === undefined ? { license } : { license, group },
      onVisibility: (isMaximised) => {
        if (selectChatOpened(store.getState()) !== isMaximised) dispatch(chatToggled());
      },
      onReady: () => setState('ready'),
      onFailure: () => {
        setState('failed');
        if (!selectChatOpened(store.getState())) return;
        dispatch(chatToggled());
        const text = `Não foi possível abrir o chat. Fale com a gente em ${email} ou ${phone}.`;
        dispatch(alertRaised({ kind: 'error', text, displayMs: 8_000 }));
      },
    });
    setChat(opened);
    return () => {
      opened.close();
      setChat(null);
    };
  }, [isWanted, script, integrity, license, group, email, phone, store, dispatch]);
  useEffectFor(tries, openChat);

  useEffect(() => {
    if (!chat || state !== 'ready') return;
    // The window would cover the account menu.
    if (isOpen && isMenuOpen) chat.show('hidden');
    else chat.show(isOpen ? 'maximized' : 'minimized');
  }, [chat, state, isOpen, isMenuOpen]);

  useEffect(() => {
    if (!isWanted || !isOpen || state === 'ready') return undefined;
    if (state === 'failed') {
      setTries((before) => before + 1);
      return undefined;
    }
    const raise = () => dispatch(alertRaised({ kind: 'info', text: 'Abrindo o chat…' }));
    const timer = setTimeout(raise, patienceMs);
    return () => clearTimeout(timer);
  }, [isWanted, isOpen, state, dispatch]);

  return { chat, hasFailed: chat !== null && state === 'failed' };
}
