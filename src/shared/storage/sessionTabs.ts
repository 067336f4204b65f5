let channel: { name: string; port: BroadcastChannel } | null = null;

function portOf(brandId: string): BroadcastChannel | null {
  const name = `${brandId}-session`;
  if (channel?.name === name) return channel.port;
  try {
    if (typeof document === 'undefined') return null;
    channel?.port.close();
    channel = { name, port: new BroadcastChannel(name) };
    return channel.port;
  } catch {
    // Old browsers, and frames without site data: tabs then find out by looking.
    return null;
  }
}

/** Tells the brand's other tabs to look at the session's cookies now. It says nothing more: cookies are the truth. */
export function announceSession(brandId: string): void {
  portOf(brandId)?.postMessage('changed');
}

export function onSessionAnnounced(brandId: string, listener: () => void): void {
  portOf(brandId)?.addEventListener('message', listener);
}
