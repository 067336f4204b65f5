import { forgetScript, loadScript } from '../../shared/scripts/loadScript.ts';
import type { ChatLicence } from './chatLicence.ts';

type Args = readonly unknown[];
type Method = 'on' | 'once' | 'off' | 'call' | 'get';
type Command = readonly [method: Method, args: Args];

// LiveChat's stub: calls are queued in `_q` until the script sets `_h`.
interface LiveChatWidget {
  _q: Command[];
  _h: ((method: Method, args: Args) => unknown) | null;
  _v: '2.0';
  on: (...args: unknown[]) => void;
  once: (...args: unknown[]) => void;
  off: (...args: unknown[]) => void;
  call: (...args: unknown[]) => void;
  // Undefined before the script has loaded.
  get: (...args: unknown[]) => unknown;
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
    (...args: unknown[]) =>
      void (widget._h ? widget._h(method, args) : widget._q.push([method, args]));
  const widget: LiveChatWidget = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: hand('on'),
    once: hand('once'),
    off: hand('off'),
    call: hand('call'),
    get: (...args) => widget._h?.('get', args),
  };
  return widget;
}

const callFor = { maximized: 'maximize', minimized: 'minimize', hidden: 'hide' } as const;

interface LiveChatOptions {
  // URL of LiveChat's script.
  script: string;
  integrity: string | null | undefined;
  licence: ChatLicence;
  // The visitor opened or closed the window with its own buttons.
  onVisibility: (isMaximised: boolean) => void;
  onReady: () => void;
  onFailure: () => void;
}

export interface LiveChat {
  show: (as: 'maximized' | 'minimized' | 'hidden') => void;
  setCustomer: (customer: { name: string; email: string }) => void;
  setSessionVariables: (variables: Record<string, string>) => void;
  // Removes the chat; another one can be opened afterwards.
  close: () => void;
}

/** Loads the chat; calls before it is ready are queued. */
export function openLiveChat(options: LiveChatOptions): LiveChat {
  const { script, integrity, licence, onVisibility, onReady, onFailure } = options;
  const leaving = new AbortController();
  const widget = waitingWidget();
  window.__lc = { ...licence };
  window.LiveChatWidget = widget;
  widget.once('ready', onReady);
  widget.on('visibility_changed', (data: unknown) => {
    const { visibility } = Object(data);
    if (visibility === 'maximized' || visibility === 'minimized') onVisibility(visibility === 'maximized');
  });
  loadScript(script, leaving.signal, integrity).catch(() => {
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
