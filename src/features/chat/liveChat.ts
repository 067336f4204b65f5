import { forgetScript, loadScript } from '../../shared/scripts/loadScript.ts';
import type { ChatLicence } from './chatLicence.ts';

type Words = readonly unknown[];
type Method = 'on' | 'once' | 'off' | 'call' | 'get';
type Command = readonly [method: Method, words: Words];

/** The vendor's object as the page has it before the script: calls wait in `_q` until the script has put itself in `_h`. */
interface LiveChatWidget {
  _q: Command[];
  _h: ((method: Method, words: Words) => unknown) | null;
  _v: '2.0';
  on: (...words: unknown[]) => void;
  once: (...words: unknown[]) => void;
  off: (...words: unknown[]) => void;
  call: (...words: unknown[]) => void;
  /** Of something the script knows: undefined before it has loaded. */
  get: (...words: unknown[]) => unknown;
}

declare global {
  interface Window {
    __lc?: ChatLicence & { params?: { name: string; value: string }[] };
    LiveChatWidget?: LiveChatWidget;
  }
}

function waitingWidget(): LiveChatWidget {
  const hand =
    (method: Method) =>
    (...words: unknown[]) =>
      void (widget._h ? widget._h(method, words) : widget._q.push([method, words]));
  const widget: LiveChatWidget = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: hand('on'),
    once: hand('once'),
    off: hand('off'),
    call: hand('call'),
    get: (...words) => widget._h?.('get', words),
  };
  return widget;
}

const callFor = { maximized: 'maximize', minimized: 'minimize', hidden: 'hide' } as const;

interface LiveChatOptions {
  /** Address of the vendor's script. */
  script: string;
  licence: ChatLicence;
  /** The visitor opened or closed the window by its own buttons. */
  onVisibility: (isMaximised: boolean) => void;
  onReady: () => void;
  onFailure: () => void;
}

export interface LiveChat {
  show: (as: 'maximized' | 'minimized' | 'hidden') => void;
  setCustomer: (customer: { name: string; email: string }) => void;
  setSessionVariables: (variables: Record<string, string>) => void;
  /** Takes the chat off the page; another one can be opened after it. */
  close: () => void;
}

/** Puts the chat on the page. What it is told before it has loaded, it hears then. */
export function openLiveChat(options: LiveChatOptions): LiveChat {
  const { script, licence, onVisibility, onReady, onFailure } = options;
  const leaving = new AbortController();
  const widget = waitingWidget();
  window.__lc = { ...licence };
  window.LiveChatWidget = widget;
  widget.once('ready', onReady);
  widget.on('visibility_changed', (data: unknown) => {
    const { visibility } = Object(data);
    if (visibility === 'maximized' || visibility === 'minimized') onVisibility(visibility === 'maximized');
  });
  loadScript(script, leaving.signal).catch(() => {
    if (!leaving.signal.aborted) onFailure();
  });
  return {
    show: (as) => widget.call(callFor[as]),
    setCustomer: ({ name, email }) => {
      if (name) widget.call('set_customer_name', name);
      if (email) widget.call('set_customer_email', email);
    },
    setSessionVariables: (variables) => widget.call('set_session_variables', variables),
    close: () => {
      leaving.abort();
      widget.call('destroy');
      if (window.LiveChatWidget === widget) {
        delete window.LiveChatWidget;
        delete window.__lc;
      }
      forgetScript(script);
    },
  };
}
