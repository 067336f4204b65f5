import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { type FrameCommand, type FrameMessage, readFrameMessage } from './frameMessage.ts';
import { openFrame } from './openFrame.ts';

interface GameFrame {
  state: 'opening' | 'open' | 'failed';
  // Whether a round is open.
  busy: boolean;
  send: (command: FrameCommand) => void;
}

/** Opens the game's frame and subscribes to its messages. */
export function useGameFrame(
  place: RefObject<HTMLElement | null>,
  url: string,
  title: string,
  onMessage: (message: FrameMessage) => void,
): GameFrame {
  const { gameLauncher } = useBrand();
  const [state, setState] = useState<GameFrame['state']>('opening');
  const [busy, setBusy] = useState(false);
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  const frameWindow = () => place.current?.querySelector('iframe')?.contentWindow ?? null;
  const { origin } = new URL(url);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const listen = (event: MessageEvent) => {
      const frame = { origin, window: element.querySelector('iframe')?.contentWindow ?? null };
      const message = readFrameMessage(event, frame);
      if (!message) return;
      if (message.type === 'busy' || message.type === 'idle') setBusy(message.type === 'busy');
      if (message.type === 'ready') setState('open');
      latest.current(message);
    };
    window.addEventListener('message', listen, { signal });
    openFrame({ place: element, url, title, launcher: gameLauncher, signal }).then(
      () => setState('open'),
      // A game that has reported itself ready is open, though parts of it still load.
      () => !signal.aborted && setState((before) => (before === 'open' ? before : 'failed')),
    );
    return () => {
      controller.abort();
      element.replaceChildren();
    };
  }, [place, url, origin, title, gameLauncher]);

  return { state, busy, send: (command) => frameWindow()?.postMessage({ type: command }, origin) };
}
