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
