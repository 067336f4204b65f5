// As in `rocket` and `mdi:rocket-launch`.
const iconName = /^[a-z0-9]+(?:[-_][a-z0-9]+)*(?::[a-z0-9]+(?:[-_][a-z0-9]+)*)?$/i;
const longestName = 64;

export function iconUrl(service: string, name: string): string | null {
  if (name.length > longestName || !iconName.test(name)) return null;
  return `${service.replace(/\/+$/, '')}/${name.replace(':', '/')}.svg`;
}

// Timeout of the whole response; the built-in icon is the fallback.
export const iconTimeoutMs = 1_500;

// Characters; a line icon has some hundreds.
const longestIcon = 16_384;

/** Fetches an unchecked drawing; null without a response in time. */
export async function fetchIcon(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(iconTimeoutMs),
    });
    if (!response.ok) return null;
    const text = await response.text();
    return text.length <= longestIcon ? text : null;
  } catch {
    return null;
  }
}
