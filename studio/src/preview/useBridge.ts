import { type RefObject, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { type BridgeMessage, bridgeReplySchema } from '../../../scripts/studio/studioBridge.ts';

export type BridgeFont = Extract<BridgeMessage, { type: 'studio:fonts' }>['fonts'][number];

interface BridgeOptions {
  // Origin of the brand's site; messages from elsewhere are ignored.
  origin: string;
  properties: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, string>>;
  fonts: readonly BridgeFont[];
}

/** Keeps the site in a frame at the unsaved theme, fonts and texts, and follows its path. */
export function useBridge(
  frame: RefObject<HTMLIFrameElement | null>,
  options: BridgeOptions,
): string | undefined {
  const { origin, properties, texts, fonts } = options;
  const [ready, setReady] = useState(0);
  const [path, setPath] = useState<string>();
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== latest.current.origin || event.source !== frame.current?.contentWindow) return;
      const reply = v.safeParse(bridgeReplySchema, event.data);
      if (!reply.success) return;
      if (reply.output.type === 'studio:ready') setReady((count) => count + 1);
      if ('path' in reply.output) setPath(reply.output.path);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);

  useEffect(() => {
    if (ready === 0 || fonts.length === 0) return;
    const faces = fonts.map(({ family, weights, content }) => ({ family, weights, content }));
    const message: BridgeMessage = { type: 'studio:fonts', fonts: faces };
    frame.current?.contentWindow?.postMessage(message, origin);
  }, [frame, ready, origin, fonts]);

  useEffect(() => {
    if (ready === 0) return;
    const message: BridgeMessage = { type: 'studio:properties', properties };
    frame.current?.contentWindow?.postMessage(message, origin);
  }, [frame, ready, origin, properties]);

  useEffect(() => {
    if (ready === 0) return;
    const message: BridgeMessage = { type: 'studio:voice', texts };
    frame.current?.contentWindow?.postMessage(message, origin);
  }, [frame, ready, origin, texts]);

  return path;
}
