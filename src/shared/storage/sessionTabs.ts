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
    // Old browsers, and frames without site data: their tabs notice by reading the cookies.
    return null;
  }
}

/**
 * Makes the brand's other tabs read the session's cookies now; the message has no payload, because the
 * cookies decide.
 */
export function broadcastSession(brandId: string): void {
  portOf(brandId)?.postMessage('changed');
}

export function onSessionBroadcast(brandId: string, listener: () => void): void {
  portOf(brandId)?.addEventListener('message', listener);
}
